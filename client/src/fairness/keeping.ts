/** What this browser knows about a shuffle, kept where the server cannot change it. */
import type { Sealed, Statement } from "../wire";

export interface Part extends Sealed {
  /** What everybody had promised when it was opened; empty: it has not been. */
  fixed: string[];
}

export interface Kept {
  /** What the server had promised when this browser first saw it; empty: it never saw a promise before the end. */
  house: string;
  /** What this browser has drawn, the newest last: a deal that comes to nothing takes another part. */
  parts: Part[];
  /** What the server had signed about its promise by then. */
  statement: Statement | null;
  /** The hash of all answers, as this browser first saw it when the game was over. */
  chain: string;
}

export const NOTHING: Kept = { house: "", parts: [], statement: null, chain: "" };

/** So many tables are remembered; the oldest is forgotten first. */
const MOST = 100;
const PREFIX = "lastcall.shuffle.";
const keyOf = (table: string) => `${PREFIX}${table}`;

export function keep(table: string, kept: Kept): void {
  try {
    if (localStorage.getItem(keyOf(table)) === null) makeRoom();
    localStorage.setItem(keyOf(table), JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // A browser that keeps nothing forgets its part when the page is loaded again.
  }
}

function makeRoom(): void {
  const tables = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: Number(read(key)["at"] ?? 0) }))
    .toSorted((one, other) => one.at - other.at);
  for (const { key } of tables.slice(0, Math.max(0, tables.length - MOST + 1))) localStorage.removeItem(key);
}

function read(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

export function recall(table: string): Kept {
  const { house, parts, statement, chain } = { ...NOTHING, ...(read(keyOf(table)) as Partial<Kept>) };
  return { house, parts, statement, chain };
}

/** The parts of this window and those that other windows of this browser have kept, which are older. */
export function joined(mine: Part[], others: Part[]): Part[] {
  const opened = (one: Part) => others.find(({ value, fixed }) => value === one.value && fixed.length) ?? one;
  const more = others.filter((one) => !mine.some(({ value }) => value === one.value));
  return [...more, ...mine.map((one) => (one.fixed.length ? one : opened(one)))];
}

/** What `lastcall verify --seen` compares with a record, as a file. */
export const seenFile = (table: string, kept: Kept) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ table, ...kept }, null, 1))}`;
