import type { State } from "../wire";
import { named } from "../words";

/** Who the table waits for, for those who are not asked. */
export function waitingWords(state: State): string {
  const { view, waiting, seat, prompt } = state;
  if (!view || !waiting) return "One moment …";
  const names = view.seats.map((one) => one.name);
  // Only who was asked and has answered, and only while somebody else has not.
  if (prompt?.said && waiting.seats.some((one) => one !== seat)) return "Waiting for the others.";
  if (prompt?.said) return "One moment …";
  if (waiting.kind === "window") return waiting.seats.length ? "Anyone can respond now." : "One moment …";
  if (waiting.seats.includes(seat)) return "You have only one choice. One moment …";
  if (!waiting.seats.length) return "";
  return `${named(names, waiting.seats)} ${waiting.seats.length === 1 ? "is" : "are"} thinking.`;
}
