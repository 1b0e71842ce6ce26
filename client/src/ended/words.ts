/** How a game went, in words. */
import type { Chronicle, Fall, State, View } from "../wire";
import { capital, listed } from "../words";

const ORDINALS = ["", "st", "nd", "rd"];

/** "1st", "2nd", "13th". */
export function ordinal(place: number): string {
  return `${place}${(place % 100 < 11 || place % 100 > 13) && ORDINALS[place % 10] ? ORDINALS[place % 10] : "th"}`;
}

/** Who shares this side. */
export function sideName(view: View, side: number, names: string[]): string {
  return listed((view.sides[side]?.seats ?? []).map((seat) => names[seat] ?? "nobody"));
}

/** "“Grog”", "“Punch” (Remy)", "an ante": what somebody fell to, a card with its title in quotes. */
export function cause({ to = "", by = -1 }: Pick<Fall, "to" | "by">, names: string[]): string {
  const doer = names[by];
  const what = /^\p{Lu}/u.test(to) ? `“${to}”` : to;
  return to && doer ? `${what} (${doer})` : what;
}

/** "passed out: “Grog”", "ran out of Gold: an ante". */
export function fell(fall: Fall, out: string, names: string[]): string {
  const what = cause(fall, names);
  return `${out === "no Gold" ? "ran out of Gold" : "passed out"}${what ? `: ${what}` : ""}`;
}

/** What felled me, and which place that is. */
export function outWords({ view, seat, falls = [] }: State): string {
  const side = view?.seats[seat]?.side ?? -1;
  const mine = view?.sides[side];
  if (!view || !mine?.out) return "";
  const who = mine.seats.length > 1 ? "Your team" : "You";
  const fall = falls.find((one) => one.side === side);
  const names = view.seats.map((one) => one.name);
  if (!fall) return `${who} ${mine.seats.length > 1 ? "is" : "are"} out: ${mine.out}.`;
  return `${who} ${fell(fall, mine.out, names)} · ${ordinal(fall.place)} place`;
}

export interface Moment {
  turn: number;
  /** What sort of moment it is, and what happened. */
  title: string;
  words: string;
}

/** What counted, in the order in which it came; nothing that lasted the whole game. */
export function momentsOf(story: Chronicle, view: View, names: string[]): Moment[] {
  const side = (number: number) => sideName(view, number, names);
  const { pot, drunkest, turning } = story;
  const found: Moment[] = story.sides.flatMap(({ fall }, number) =>
    fall
      ? [
          {
            turn: fall.turn,
            title: "Out",
            words: `${side(number)} ${fell(fall, view.sides[number]?.out ?? "", names)}.`,
          },
        ]
      : [],
  );
  if (pot)
    found.push({
      turn: pot.turn,
      title: "Biggest pot",
      words: `${names[pot.seat] ?? "nobody"} took ${pot.gold} Gold.`,
    });
  if (drunkest) {
    const drinks = story.sides[drunkest.side]?.drinks ?? 0;
    found.push({
      turn: drunkest.turn,
      title: "Most drunk",
      words: `${side(drunkest.side)}, at ${drunkest.alcohol} Alcohol Content${drinks ? ` (${drinks} ${drinks === 1 ? "Drink" : "Drinks"} in all)` : ""}.`,
    });
  }
  if (turning && turning.turn > 0) {
    const { victim = -1, lost = 0 } = turning;
    const what = cause(turning, names);
    const hit = lost
      ? `${capital(what)} took ${side(victim)} ${lost} closer to passing out`
      : `${side(victim)} fell to ${what}`;
    found.push({
      turn: turning.turn,
      title: "Turning point",
      words: `${victim >= 0 && what ? `${hit}. ` : ""}From here on, nobody was ahead of ${side(turning.side)}.`,
    });
  }
  return found.sort((one, other) => one.turn - other.turn);
}
