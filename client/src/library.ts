import type { ListedCard, Rule } from "./wire";
import { words } from "./words";

/** Cards and rules do not change while the page is open: each list is asked for once. */
const shelves = new Map<string, Promise<unknown>>();

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(words.shell.answered(answer.status));
  return answer.json();
}

function once<T>(address: string): Promise<T> {
  let found = shelves.get(address);
  if (!found) {
    found = ask(address).catch((problem: unknown) => {
      // What went wrong is forgotten, so that asking again helps.
      shelves.delete(address);
      throw problem;
    });
    shelves.set(address, found);
  }
  return found as Promise<T>;
}

export const allCards = () => once<ListedCard[]>("/api/cards");
export const allRules = () => once<Rule[]>("/api/rules");

/** Whether every word is somewhere in the text, in any order and case. */
export function hasWords(text: string, words: string): boolean {
  const where = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
