/** What this browser can say about a shuffle, in plain words. */
import type { Contribution, ShownTable } from "../wire";
import { counted, listed } from "../words";
import type { Kept, Part } from "./keeping";
import { commitmentOf, isHonest, openedOf, seedOf } from "./seed";
import { entryOf } from "./shuffle.svelte";

export interface Verdict {
  words: string;
  /** Somebody has not kept to what was agreed, or it cannot be known. */
  warns: boolean;
}

const MISSING =
  "Your browser’s part is missing from this shuffle, so it was not revealed. A second window or a lost connection can cause this; otherwise, don’t trust this server.";
const LATE = "Your browser’s part arrived too late and was left out of this shuffle.";

/** From the deal on; before it there is nothing to say. */
export function verdictOf(table: ShownTable, kept: Kept): Verdict {
  const { commitment, contributions = [], house } = table.fairness;
  if (table.state === "gathering" || table.state === "unreadable") return { words: "", warns: false };
  if (!commitment) return { words: "This shuffle can’t be checked: the table is too old.", warns: false };
  const part = kept.parts.findLast((one) => entryOf(one, contributions)) ?? kept.parts.at(-1);
  const broken = [...brokenByAll(table, part), ...brokenByTheHouse(table, kept)];
  if (broken.length) return { words: `Don’t trust this game. ${broken.join(" ")}`, warns: true };
  const left = part ? leftOut(part, contributions, table.state === "dealing") : "";
  if (left) return { words: left, warns: true };
  return { words: house ? atTheEnd(part, kept) : inTheGame(table, part), warns: false };
}

/** What does not fit together of the parts, a sentence each. */
function brokenByAll({ fairness: { contributions = [] } }: ShownTable, part: Part | undefined): string[] {
  const fixed = part?.fixed ?? [];
  const found: string[] = [];
  for (const one of contributions) {
    if (!isHonest(one)) found.push(`${one.name}’s part is not the one they committed to.`);
    if (fixed.length && !fixed.includes(one.commitment))
      found.push(`${one.name}’s part was added after yours was revealed.`);
  }
  if (fixed.some((promise) => !contributions.some((one) => one.commitment === promise)))
    found.push("A part that was committed has been removed.");
  return found;
}

function brokenByTheHouse({ fairness, seed }: ShownTable, kept: Kept): string[] {
  const { commitment, contributions = [], house } = fairness;
  const found: string[] = [];
  if (kept.house && kept.house !== commitment)
    found.push("The server has changed its commitment since before the game.");
  if (house && commitmentOf(house) !== commitment)
    found.push("The server used a different value than the one it committed to.");
  if (house && seedOf(house.value, contributions) !== seed)
    found.push("The cards were not shuffled from these parts.");
  return found;
}

/** Whether the own part counts; in the deal it may still be on its way. */
function leftOut(part: Part, contributions: Contribution[], dealing: boolean): string {
  const mine = entryOf(part, contributions);
  if (!mine) return MISSING;
  return mine.value || dealing ? "" : LATE;
}

function atTheEnd(part: Part | undefined, { house }: Kept): string {
  if (!part && !house)
    return "The numbers of this shuffle match. Your browser joined after the game, so it can’t check more.";
  const word = "Checked by your browser: the server kept its commitment.";
  return part ? word : `${word} Your browser added nothing to the shuffle.`;
}

function inTheGame({ state, fairness }: ShownTable, part: Part | undefined): string {
  if (state === "dealing") return "";
  const parts = openedOf(fairness.contributions ?? []);
  const others = parts.length - 1;
  if (parts.length === 0) return "No browser added to the shuffle; the server made it alone.";
  const who = part
    ? `Your browser${others ? ` and ${counted(others, "other")}` : ""}`
    : `The ${parts.length > 1 ? "browsers" : "browser"} of ${listed(parts.map(({ name }) => name))}`;
  return `${who} added to the shuffle, so the server can’t control it.`;
}
