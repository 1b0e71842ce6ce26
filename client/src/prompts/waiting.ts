import type { State } from "../wire";
import { named, words } from "../words";

/** Who the table waits for, for those who are not asked. */
export function waitingWords(state: State): string {
  const { view, waiting, seat, prompt } = state;
  if (!view || !waiting) return words.prompts.oneMoment;
  const names = view.seats.map((one) => one.name);
  // Only who was asked and has answered, and only while somebody else has not.
  if (prompt?.said && waiting.seats.some((one) => one !== seat)) return words.prompts.waitingForOthers;
  if (prompt?.said) return words.prompts.oneMoment;
  // Who still thinks in a window is nobody's business.
  if (waiting.kind === "window") return waiting.seats.length ? "" : words.prompts.oneMoment;
  if (waiting.seats.includes(seat) || !waiting.seats.length) return "";
  return words.prompts.waitingFor(waiting.seats.map((one) => named(names, [one])));
}
