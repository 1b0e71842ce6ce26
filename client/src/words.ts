/** Small words that every page needs. */

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "nobody";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

/** The players of these seats. */
export function named(names: string[], seats: number[]): string {
  return listed(seats.map((seat) => names[seat] ?? "nobody"));
}

/** "1 card", "4 cards". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** As the beginning of a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
