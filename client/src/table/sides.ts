/** What a player shares with their side: the tracks, the Gold, and whether they are out. */
import type { SeenSide, View } from "../wire";

export function sideOf(view: View, seat: number): SeenSide | undefined {
  return view.sides[view.seats[seat]?.side ?? -1];
}
