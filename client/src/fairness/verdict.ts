/** What this browser can say about a shuffle, in plain words. */
import type { Contribution, ShownTable } from "../wire";
import { counted, listed } from "../words";
import type { Kept } from "./keeping";
import { commitmentOf, isHonest, openedOf, seedOf } from "./seed";

export interface Verdict {
  words: string;
  /** Somebody has not kept to what was agreed, or it cannot be known. */
  warns: boolean;
}

const FOREIGN =
  "Your browser’s part is missing from this shuffle, so it was not opened. A second window or a broken connection can cause this; if neither did, do not trust this house.";
const LATE = "Your browser’s part came too late for this shuffle and was left out.";

/** From the deal on; before it there is nothing to say. */
export function verdictOf(table: ShownTable, kept: Kept): Verdict {
  const { commitment, contributions = [], house } = table.fairness;
  if (table.state === "gathering" || table.state === "unreadable") return { words: "", warns: false };
  if (!commitment) return { words: "Nobody can check this shuffle: the table is too old.", warns: false };
  const broken = brokenPromises(table, kept);
  if (broken.length) return { words: `Do not trust this game. ${broken.join(" ")}`, warns: true };
  const left = leftOut(contributions, kept, table.state === "dealing");
  if (left) return { words: left, warns: true };
  return { words: house ? atTheEnd(kept) : inTheGame(table, kept), warns: false };
}

/** What does not fit together, a sentence each. */
function brokenPromises({ fairness, seed }: ShownTable, kept: Kept): string[] {
  const { commitment, contributions = [], house } = fairness;
  const found: string[] = [];
  if (kept.house && kept.house !== commitment)
    found.push("The house has changed what it promised before the game.");
  for (const one of contributions) {
    if (!isHonest(one)) found.push(`The part of ${one.name} is not the one that was promised.`);
    if (kept.fixed.length && !kept.fixed.includes(one.commitment))
      found.push(`The part of ${one.name} was added after yours was opened.`);
  }
  if (kept.fixed.some((promise) => !contributions.some((one) => one.commitment === promise)))
    found.push("A part that was promised has been taken out.");
  if (house) {
    if (commitmentOf(house) !== commitment)
      found.push("The house used another value than the one it promised.");
    if (seedOf(house.value, contributions) !== seed)
      found.push("The cards were not shuffled from the parts that were put in.");
  }
  return found;
}

/** Whether the own part counts; in the deal it may still be on its way. */
function leftOut(contributions: Contribution[], { part }: Kept, dealing: boolean): string {
  if (!part) return "";
  const mine = commitmentOf(part);
  const own = contributions.find((one) => one.commitment === mine);
  if (!own) return FOREIGN;
  return own.value || dealing ? "" : LATE;
}

function atTheEnd({ part, house }: Kept): string {
  if (!part && !house)
    return "The numbers of this shuffle fit together. Your browser came after the end, so it can say no more.";
  const word = "Checked by your browser: the house kept its word.";
  return part ? word : `${word} Your browser put no part of its own into the shuffle.`;
}

function inTheGame({ state, fairness }: ShownTable, { part }: Kept): string {
  if (state === "dealing") return "";
  const parts = openedOf(fairness.contributions ?? []);
  const others = parts.length - 1;
  const names = parts.map(({ name }) => name);
  if (parts.length === 0) return "No browser put a part into the shuffle; the house made it alone.";
  const who = part
    ? `Your browser${others ? ` and ${counted(others, "other")}` : ""}`
    : `The ${parts.length > 1 ? "browsers" : "browser"} of ${listed(names)}`;
  return `${who} put a part into the shuffle; the house cannot choose it.`;
}
