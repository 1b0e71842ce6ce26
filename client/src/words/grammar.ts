/** The little grammar that English needs for counts and lists. */

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "nobody";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

/** The players of these seats. */
export function named(names: string[], seats: number[]): string {
  return listed(seats.map((seat) => names[seat] ?? "nobody"));
}

/** "Ann is", "Ann and Ben are". */
export const theyAre = (names: string[]) => `${listed(names)} ${names.length === 1 ? "is" : "are"}`;

/** "1 card", "4 cards". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** As `counted`, where only the plural is known: "1 Drink" of "Drinks". */
export function countedOf(count: number, things: string): string {
  return `${count} ${count === 1 ? things.replace(/s$/, "") : things}`;
}

const ORDINALS = ["", "st", "nd", "rd"];

/** "1st", "2nd", "13th". */
export function ordinal(place: number): string {
  return `${place}${(place % 100 < 11 || place % 100 > 13) && ORDINALS[place % 10] ? ORDINALS[place % 10] : "th"}`;
}

/** As the beginning of a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
