/** The answers to a question, grouped: first the card, then whom or what it is played on. */
import type { SeenOption } from "../wire";
import { capital } from "../words";

/** One card, and every way to play it. */
export interface Way {
  title: string;
  options: SeenOption[];
}

/** What an option adds to the title of its card: "On Remy"; nothing if it says no more. */
export function wayOf(title: string, text: string): string {
  const named = [`“${title}”`, title].find((one) => text.startsWith(one)) ?? "";
  return capital(text.slice(named.length).trim());
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
