/** What this browser knows about a shuffle, kept where the server cannot change it. */
import type { Sealed } from "../wire";

export interface Part extends Sealed {
  /** What everybody had promised when it was opened; empty: it has not been. */
  fixed: string[];
}

export interface Kept {
  /** What the server had promised when this browser first saw it; empty: it never saw a promise before the end. */
  house: string;
  /** What this browser has drawn, the newest last: a deal that comes to nothing takes another part. */
  parts: Part[];
}

export const NOTHING: Kept = { house: "", parts: [] };

const keyOf = (table: string) => `lastcall.shuffle.${table}`;

export function keep(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets its part when the page is loaded again.
  }
}

export function recall(table: string): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null");
    return { ...NOTHING, ...(found as Partial<Kept> | null) };
  } catch {
    return NOTHING;
  }
}
