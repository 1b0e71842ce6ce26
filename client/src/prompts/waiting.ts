import type { State } from "../wire";
import { named } from "../words";

/** Whom the table waits for, for those who are not asked. */
export function waitingWords(state: State): string {
  const { view, waiting, seat, prompt } = state;
  if (!view || !waiting) return "The table catches its breath.";
  const names = view.seats.map((one) => one.name);
  if (prompt?.said) return "You have answered. The others may still think.";
  if (waiting.kind === "window") return "Anybody may answer now.";
  if (waiting.seats.includes(seat)) return "You have only one choice. One moment …";
  return `${named(names, waiting.seats)} ${waiting.seats.length === 1 ? "is" : "are"} thinking.`;
}
