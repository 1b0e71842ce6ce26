/** The answers to a question, grouped: first the card, then whom or what it is played on. */
import type { SeenOption } from "../wire";

/** One card, and every way to play it. */
export interface Way {
  title: string;
  options: SeenOption[];
}

/** Options that play the same card are together, in the order in which they are offered. */
export function grouped(options: SeenOption[], titleOf: (option: SeenOption) => string): Way[] {
  const ways = new Map<string, SeenOption[]>();
  for (const option of options) {
    const title = titleOf(option);
    ways.set(title, [...(ways.get(title) ?? []), option]);
  }
  return [...ways].map(([title, some]) => ({ title, options: some }));
}
