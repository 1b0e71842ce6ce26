/** What lies on the table, in the few words that fit above a card. */
import { listed } from "../words";
import type { SeenMatter, SeenPacket, View } from "../wire";

/** "you", or a name. */
export function called(view: View, seat: number): string {
  return seat >= 0 && seat === view.seat ? "you" : (view.seats[seat]?.name ?? "");
}

/** "You play", "Remy plays". */
export function does(view: View, seat: number, verb: string): string {
  return seat >= 0 && seat === view.seat ? `You ${verb}` : `${called(view, seat)} ${verb}s`;
}

export function headingOf(view: View, matter: SeenMatter): string {
  const { seat } = matter;
  switch (matter.kind) {
    case "play":
      if (matter.card?.type === "Tavern Event") return `${does(view, seat, "move")} the party`;
      // Nobody plays an Event: it comes off a deck.
      if (matter.card?.type.endsWith("Event")) return does(view, seat, "reveal");
      return does(view, seat, matter.acts ? "activate" : "play");
    case "drinks":
      return drinkersOf(view, matter);
    case "payment":
      return "Payment due";
    case "win":
      return `${does(view, seat, "win")} the Round`;
    case "tray":
      return `${does(view, seat, "look")} at ${matter.hidden === 1 ? "a Drink" : `${matter.hidden ?? 0} Drinks`}`;
  }
}

/** What lies there: a card, or one Drink with what is mixed into it; several Drinks are only counted. */
export function titleOf({ card, drinks = [] }: SeenMatter): string {
  const [drink, ...others] = drinks;
  if (card || !drink || others.length) return card?.title ?? "";
  return drink.cards.map((one) => one.title).join(" with ");
}

/** So many players are named; more are counted. */
const FEW = 3;

/** Who drinks: several players at once in a Round on the House or a Contest. */
function drinkersOf(view: View, matter: SeenMatter): string {
  const drinkers = new Set((matter.drinks ?? []).map((drink) => drink.drinker));
  const [first = matter.seat, ...others] = drinkers;
  if (!others.length) return does(view, first, "drink");
  if (drinkers.size > FEW) return `${drinkers.size} players drink`;
  const names = listed([...drinkers].map((seat) => called(view, seat)));
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} drink`;
}

/** What a card was played against, where it still lies on the table: "I raise!", "Remy’s Drink". */
export function answeredOf(view: View, matter: SeenMatter): string {
  const part = matter.answers ?? -1;
  if (part < 0) return "";
  for (const other of view.table) {
    if (other.id === part) return other.card?.title ?? headingOf(view, other);
    const drink = other.drinks?.find((one) => one.id === part);
    if (drink) return whose(view, drink.drinker, "Drink");
    const packet = other.packets?.find((one) => one.id === part);
    if (packet) return whose(view, packet.victim, packet.ante ? "ante" : "loss");
  }
  return "";
}

function whose(view: View, seat: number, what: string): string {
  return seat === view.seat ? `your ${what}` : `${called(view, seat)}’s ${what}`;
}

/** A change that is coming to several players alike. */
export interface Due {
  who: string;
  what: string;
  mine: boolean;
  gain: boolean;
}

/** What is coming to whom, equal changes together and mine first: "You lose 2 Fortitude", "Remy and Oda owe the ante". */
export function dueOf(view: View, packets: SeenPacket[]): Due[] {
  const coming = packets.filter((one) => one.amount !== 0);
  const alike = new Map<string, SeenPacket[]>();
  for (const packet of coming) {
    const mine = packet.victim === view.seat && !packet.thing;
    const key = [mine, packet.text, packet.amount, timesOf(packet, coming)].join();
    alike.set(key, [...(alike.get(key) ?? []), packet]);
  }
  const due = [...alike.values()].flatMap((some) => (some[0] ? [together(view, some, some[0])] : []));
  return [...due.filter((one) => one.mine), ...due.filter((one) => !one.mine)];
}

/** How often the same is coming to the same victim: a card that picks two may be redirected from one to the other. */
function timesOf(packet: SeenPacket, among: SeenPacket[]): number {
  const { victim, thing, text, amount } = packet;
  return among.filter(
    (one) => one.victim === victim && one.thing === thing && one.text === text && one.amount === amount,
  ).length;
}

function together(view: View, some: SeenPacket[], first: SeenPacket): Due {
  const mine = first.victim === view.seat && !first.thing;
  const things = [...new Set(some.flatMap((one) => (one.thing ? [one.thing] : [])))];
  const players = [...new Set(some.flatMap((one) => (one.thing ? [] : [called(view, one.victim)])))];
  const many = players.length > 1 && players.length + things.length > FEW;
  const names = [...(many ? [`${players.length} players`] : players), ...things];
  const verb = first.amount < 0 ? "gain" : first.text.startsWith("the ") ? "owe" : "lose";
  const alone = players.length + things.length === 1 && !mine;
  const times = timesOf(first, some);
  const often = times > 1 ? ` ${times === 2 ? "twice" : `${times} times`}` : "";
  return {
    who: mine ? "You" : listed(names),
    what: `${verb}${alone ? "s" : ""} ${first.text}${often}`,
    mine,
    gain: first.amount < 0,
  };
}
