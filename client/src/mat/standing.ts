import type { State } from "../wire";
import { words } from "../words";

/** Who plays a seat, in a word or two. */
export function standingOf(state: State, seat: number): string {
  const chair = state.table.chairs[seat];
  if (!chair) return "";
  if (chair.bot) return words.mat.bot;
  if (seat === state.seat) return chair.stand_in ? words.mat.botForYou : words.mat.you;
  if (chair.stand_in) return words.mat.botFor(chair.name);
  return chair.connected ? chair.name : words.mat.away(chair.name);
}
