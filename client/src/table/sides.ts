/** What a player shares with their side: the tracks, the Gold, and whether they are out. */
import type { SeenSide, View } from "../wire";

/** Whether it is the turn of this player, alone or with their team. */
export function atTurn(view: View, seat: number): boolean {
  return !view.over && view.seats[seat]?.side === view.seats[view.active]?.side;
}

/** Whether anybody plays together with somebody else. */
export function hasTeams(view: View): boolean {
  return view.sides.some((side) => side.seats.length > 1);
}

export function sideOf(view: View, seat: number): SeenSide | undefined {
  return view.sides[view.seats[seat]?.side ?? -1];
}
