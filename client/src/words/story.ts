/** How a game went, in words. */
import type { Chronicle, Fall, State, View } from "../wire";
import { capital, named, ordinal } from "./grammar";
import { words } from "./index";

/** Who shares this side. */
export function sideName(view: View, side: number, names: string[]): string {
  return named(names, view.sides[side]?.seats ?? []);
}

/** "“Grog”", "“Punch” (Remy)", "an ante": what somebody fell to, a card with its title in quotes. */
export function cause({ to = "", by = -1 }: Pick<Fall, "to" | "by">, names: string[]): string {
  const doer = names[by];
  const what = /^\p{Lu}/u.test(to) ? `“${to}”` : to;
  return to && doer ? words.ended.causeBy(what, doer) : what;
}

/** "passed out", "ran out of Gold". */
const howOut = (out: string) => (out === "no Gold" ? words.ended.ranOutOfGold : words.ended.passedOut);

/** "passed out after “Grog”", "ran out of Gold after an ante". */
export function fell(fall: Fall, out: string, names: string[]): string {
  const what = cause(fall, names);
  return what ? words.ended.fellTo(howOut(out), what) : howOut(out);
}

/** "Passed out, turn 12", "Out of Gold, turn 9". */
export function outWhen(fall: Fall, out: string): string {
  const how = out === "no Gold" ? words.ended.outOfGold : capital(words.ended.passedOut);
  return words.ended.onTurn(how, fall.turn);
}

/** What felled me, and which place that is. */
export function outWords({ view, seat, falls = [] }: State): string {
  const side = view?.seats[seat]?.side ?? -1;
  const mine = view?.sides[side];
  if (!view || !mine?.out) return "";
  const together = mine.seats.length > 1;
  const fall = falls.find((one) => one.side === side);
  const names = view.seats.map((one) => one.name);
  if (!fall) return together ? words.ended.yourTeamIsOut(mine.out) : words.ended.youAreOut(mine.out);
  const who = together ? words.ended.yourTeam : words.ended.you;
  return words.ended.inPlace(`${who} ${fell(fall, mine.out, names)}`, ordinal(fall.place));
}

export interface Moment {
  turn: number;
  /** What sort of moment it is, and what happened. */
  title: string;
  words: string;
  /** The player whose card it was, if any. */
  by?: number;
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
            title: words.ended.out,
            words: `${side(number)} ${fell(fall, view.sides[number]?.out ?? "", names)}.`,
            by: fall.by ?? -1,
          },
        ]
      : [],
  );
  if (pot)
    found.push({
      turn: pot.turn,
      title: words.ended.biggestPot,
      words: words.ended.tookPot(named(names, [pot.seat]), pot.gold),
    });
  if (drunkest) {
    const drinks = story.sides[drunkest.side]?.drinks ?? 0;
    found.push({
      turn: drunkest.turn,
      title: words.ended.mostDrunk,
      words: words.ended.wasDrunk(side(drunkest.side), drunkest.alcohol, drinks),
    });
  }
  if (turning && turning.turn > 0) {
    const { victim = -1, lost = 0 } = turning;
    const what = cause(turning, names);
    const hit = lost
      ? words.ended.cameCloser(what, side(victim), lost)
      : words.ended.felledBy(side(victim), what);
    const ahead = words.ended.aheadFromHere(side(turning.side));
    found.push({
      turn: turning.turn,
      title: words.ended.turningPoint,
      words: victim >= 0 && what ? `${hit} ${ahead}` : ahead,
      by: turning.by ?? -1,
    });
  }
  return found.sort((one, other) => one.turn - other.turn);
}
