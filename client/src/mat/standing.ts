import type { State } from "../wire";

/** Who plays a seat, in a word or two. */
export function standingOf(state: State, seat: number): string {
  const chair = state.table.chairs[seat];
  if (!chair) return "";
  if (chair.bot) return "bot";
  if (seat === state.seat) return chair.stand_in ? "bot for you" : "you";
  if (chair.stand_in) return `bot for ${chair.name}`;
  return chair.connected ? chair.name : `${chair.name}, away`;
}
