/** Who plays with whom, before the game. */
import type { ShownTable } from "../wire";
import { words } from "../words";

/** Somebody plays together with somebody else here. */
export const hasSides = (table: ShownTable) => table.sides.some((side) => side.length > 1);

/** A Boss who plays alone. */
const isBoss = (table: ShownTable, side: number[]) =>
  side.length === 1 && side.every((seat) => table.chairs[seat]?.boss);

export function sideName(table: ShownTable, number: number): string {
  if (isBoss(table, table.sides[number] ?? [])) return words.gathering.theBoss;
  return table.sides.some((side) => isBoss(table, side))
    ? words.gathering.theChallengers
    : words.gathering.team(number + 1);
}

/** Where a seat belongs; -1: nowhere. */
export const sideOfSeat = (table: ShownTable, seat: number) =>
  table.sides.findIndex((side) => side.includes(seat));

/** Whether a teammate could be the Boss of this seat's team instead. */
export const mayBeTheOther = (table: ShownTable, seat: number) =>
  (table.sides[sideOfSeat(table, seat)] ?? []).some((one) => !table.chairs[one]?.boss);
