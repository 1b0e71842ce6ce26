import { drawnFor } from "../emblems/emblems";
import type { Pile } from "../wire";

/** Whose backs lie on a pile: those of a deck of its name, else of the player it lies before. */
export function backOf({ name, seat = -1 }: Pile, names: string[]): string {
  return drawnFor(name) ? name : (names[seat] ?? name);
}
