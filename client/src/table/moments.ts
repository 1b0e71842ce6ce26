/** What everybody at a table looks up for. */
import type { View } from "../wire";
import { listed } from "../words";
import { atTurn } from "./sides";

export interface Moment {
  kind: "turn" | "out" | "pot" | "negate" | "end";
  text: string;
  /** The player it is about, by seat. */
  seat: number;
}

export function momentsBetween(before: View, after: View): Moment[] {
  return [
    ...negated(before, after),
    ...pots(before, after),
    ...felled(before, after),
    ...ends(before, after),
  ].concat(turns(before, after));
}

const isMe = (view: View, seat: number) => seat >= 0 && seat === view.seat;
const name = (view: View, seat: number) => view.seats[seat]?.name ?? "";

function turns(before: View, after: View): Moment[] {
  if (after.turn === before.turn || after.seat < 0 || !atTurn(after, after.seat)) return [];
  return [{ kind: "turn", text: "Your turn", seat: after.active }];
}

function felled(before: View, after: View): Moment[] {
  return after.sides.flatMap(({ seats, out }, number): Moment[] => {
    if (!out || before.sides[number]?.out) return [];
    const mine = seats.includes(after.seat);
    const who = mine ? "You" : listed(seats.map((seat) => name(after, seat)));
    const plural = mine || seats.length > 1;
    const what =
      out === "passed out" ? (plural ? "pass out" : "passes out") : `${plural ? "are" : "is"} out of Gold`;
    return [{ kind: "out", text: `${who} ${what}`, seat: seats[0] ?? -1 }];
  });
}

function pots(before: View, after: View): Moment[] {
  const known = new Set(before.table.map((matter) => matter.id));
  return after.table
    .filter((matter) => matter.kind === "win" && !known.has(matter.id))
    .map(({ seat, gold = 0 }) => ({
      kind: "pot",
      text: `${isMe(after, seat) ? "You win" : `${name(after, seat)} wins`} the pot: ${gold} Gold`,
      seat,
    }));
}

function negated(before: View, after: View): Moment[] {
  const already = new Set(before.table.filter((matter) => matter.negated).map((matter) => matter.id));
  return after.table
    .filter((matter) => matter.negated && !already.has(matter.id))
    .map(({ seat, card }) => ({ kind: "negate", text: `Negated: ${card?.title ?? ""}`, seat }));
}

function ends(before: View, after: View): Moment[] {
  const [winner, ...others] = after.winners;
  if (before.over || !after.over || winner === undefined || others.length) return [];
  const text = isMe(after, winner)
    ? "You are the last one standing"
    : `${name(after, winner)} is the last one standing`;
  return [{ kind: "end", text, seat: winner }];
}
