/** What this browser can say about a shuffle, in plain words. */
import type { Contribution, ShownTable, Statement } from "../wire";
import { words } from "../words";
import type { Kept, Part } from "./keeping";
import { commitmentOf, isHonest, openedOf, seedOf } from "./seed";
import { entryOf } from "./shuffle.svelte";
import { isSigned } from "./signature";

export interface Verdict {
  words: string;
  /** Somebody has not kept to what was agreed, or it cannot be known. */
  warns: boolean;
}

/** From the deal on; before it there is nothing to say. */
export function verdictOf(table: ShownTable, kept: Kept): Verdict {
  const { commitment, contributions = [], house } = table.fairness;
  if (table.state === "gathering" || table.state === "unreadable") return { words: "", warns: false };
  if (!commitment) return { words: words.fairness.tooOld, warns: false };
  const part = kept.parts.findLast((one) => entryOf(one, contributions)) ?? kept.parts.at(-1);
  const broken = [...brokenByAll(table, part), ...brokenByTheHouse(table, kept)];
  if (broken.length) return { words: words.fairness.dontTrust(broken), warns: true };
  const left = part ? leftOut(part, contributions, table.state === "dealing") : "";
  if (left) return { words: left, warns: true };
  return { words: house ? atTheEnd(part, kept) : inTheGame(table, part), warns: false };
}

/** What does not fit together of the parts, a sentence each. */
function brokenByAll({ fairness: { contributions = [] } }: ShownTable, part: Part | undefined): string[] {
  const fixed = part?.fixed ?? [];
  const found: string[] = [];
  for (const one of contributions) {
    if (!isHonest(one)) found.push(words.fairness.partIsAnother(one.name));
    if (fixed.length && !fixed.includes(one.commitment)) found.push(words.fairness.partCameLater(one.name));
  }
  if (fixed.some((promise) => !contributions.some((one) => one.commitment === promise)))
    found.push(words.fairness.partRemoved);
  return found;
}

function brokenByTheHouse({ id, fairness, seed }: ShownTable, kept: Kept): string[] {
  const { commitment, contributions = [], house, chain } = fairness;
  const found: string[] = [];
  if (kept.house && kept.house !== commitment) found.push(words.fairness.commitmentChanged);
  else if (!isVouchedFor(kept.statement ?? fairness.statement, id, commitment))
    found.push(words.fairness.notSigned);
  if (kept.chain && chain && kept.chain !== chain) found.push(words.fairness.answersChanged);
  if (house && commitmentOf(house) !== commitment) found.push(words.fairness.valueIsAnother);
  if (house && seedOf(house.value, contributions) !== seed) found.push(words.fairness.notFromTheseParts);
  return found;
}

/** Whether the server has signed its promise; older ones sign nothing. */
const isVouchedFor = (signed: Statement | null | undefined, table: string, commitment: string) =>
  !signed || (signed.table === table && signed.commitment === commitment && isSigned(signed));

/** Whether the own part counts; in the deal it may still be on its way. */
function leftOut(part: Part, contributions: Contribution[], dealing: boolean): string {
  const mine = entryOf(part, contributions);
  if (!mine) return words.fairness.missing;
  return mine.value || dealing ? "" : words.fairness.late;
}

function atTheEnd(part: Part | undefined, { house }: Kept): string {
  if (part) return words.fairness.checked;
  return house ? words.fairness.checkedWithoutMine : words.fairness.joinedAfter;
}

function inTheGame({ state, fairness }: ShownTable, part: Part | undefined): string {
  if (state === "dealing") return "";
  const parts = openedOf(fairness.contributions ?? []);
  if (parts.length === 0) return words.fairness.serverAlone;
  if (part) return words.fairness.mineCounts(parts.length - 1);
  return words.fairness.othersCount(parts.map(({ name }) => name));
}
