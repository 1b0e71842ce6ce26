/** What lies on the table, in the few words that fit above a card. */
import { listed } from "../words";
import type { SeenMatter, SeenPacket, View } from "../wire";

export function headingOf(view: View, matter: SeenMatter): string {
  const name = view.seats[matter.seat]?.name ?? "";
  switch (matter.kind) {
    case "play":
      if (matter.card?.type === "Tavern Event") return `${name} moves the party`;
      // Nobody plays an Event: it comes off a deck.
      if (matter.card?.type.endsWith("Event")) return `${name} reveals`;
      return `${name} ${matter.acts ? "activates" : "plays"}`;
    case "drinks":
      return drinkersOf(view, matter);
    case "payment":
      return "Payment due";
    case "win":
      return `${name} wins the Round`;
    case "tray":
      return `${name} looks at ${matter.hidden === 1 ? "a Drink" : `${matter.hidden ?? 0} Drinks`}`;
  }
}

/** So many drinkers are named; a whole table is counted. */
const FEW = 3;

/** Who drinks: several players at once in a Round on the House or a Contest. */
function drinkersOf(view: View, matter: SeenMatter): string {
  const drinkers = new Set((matter.drinks ?? []).map((drink) => drink.drinker));
  const seats = drinkers.size ? [...drinkers] : [matter.seat];
  if (seats.length > FEW) return `${seats.length} players drink`;
  const names = seats.map((seat) => view.seats[seat]?.name ?? "");
  return `${listed(names)} ${names.length > 1 ? "drink" : "drinks"}`;
}

/** Whose change it is: the player's, or that of a card in front of them. */
export function bearerOf(packet: SeenPacket, names: string[]): string {
  return packet.thing || (names[packet.victim] ?? "");
}

/** What is coming to a player: "loses 2 Fortitude", "owes the ante of 1 Gold". */
export function dueWords(packet: SeenPacket): string {
  const verb = packet.amount < 0 ? "gains" : packet.text.startsWith("the ") ? "owes" : "loses";
  return `${verb} ${packet.text}`;
}
