import type { State } from "../wire";
import { named } from "../words";

/** Who the table waits for, for those who are not asked. */
export function waitingWords(state: State): string {
  const { view, waiting, seat, prompt } = state;
  if (!view || !waiting) return "One moment …";
  const names = view.seats.map((one) => one.name);
  if (prompt?.said) return "Waiting for the others.";
  if (waiting.kind === "window") return "Anyone can respond now.";
  if (waiting.seats.includes(seat)) return "You have only one choice. One moment …";
  if (!waiting.seats.length) return "";
  return `${named(names, waiting.seats)} ${waiting.seats.length === 1 ? "is" : "are"} thinking.`;
}
