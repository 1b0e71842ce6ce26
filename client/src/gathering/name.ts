/** The name of the person at this browser. */
import { words } from "../words";

const KEY = "lastcall.name";

/** As long as the server shows it. */
export const LONGEST_NAME = 24;

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? words.gathering.guest;
  } catch {
    // A browser that keeps nothing still gets a table.
    return words.gathering.guest;
  }
}

/** The name to sit down with: nobody has to think of one. It is there again next time. */
export function callMe(name: string): string {
  const called = name.trim() || words.gathering.guest;
  try {
    localStorage.setItem(KEY, called);
  } catch {
    // As above.
  }
  return called;
}

/** Whether the table would take one name for the other: it tidies names up. */
export function alike(one: string, other: string): boolean {
  const bare = (name: string) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  return bare(one) === bare(other);
}
