import type { State } from "../wire";

/** Whom the table waits for, for those who are not asked. */
export function waitingWords(state: State): string {
  const { view, waiting, seat, prompt } = state;
  if (!view || !waiting) return "The table catches its breath.";
  const names = waiting.seats.map((one) => view.seats[one]?.name ?? "");
  if (prompt?.said) return "You have answered. The others may still think.";
  if (waiting.kind === "window") return "Anybody may answer now.";
  if (waiting.seats.includes(seat)) return "It is your move.";
  return `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} thinking.`;
}
