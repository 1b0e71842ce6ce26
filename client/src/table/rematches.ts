/** Tables whose game begins by itself: the same player against the same bots. */
import type { State } from "../wire";

export const rematches = new Set<string>();

/** Whether the game of such a table can begin now; once, and with this browser's part in the shuffle. */
export function beginsNow({ table, seat }: State): boolean {
  const ready =
    table.state === "gathering" &&
    table.host === seat &&
    (table.fairness.contributions ?? []).some((one) => one.seat === seat);
  return ready && rematches.delete(table.id);
}
