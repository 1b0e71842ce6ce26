/** A place of a board, in words. */
import type { Spot } from "../wire";
import { counted, named } from "../words";

/** What is counted there: "1 Drink", "4 Drinks", "Progress 1 of 3". */
export function countWords({ counts = "", count = 0, most = -1 }: Spot): string {
  if (most >= 0) return `${counts} ${count} of ${most}`;
  return `${count} ${count === 1 ? counts.replace(/s$/, "") : counts}`;
}

/** Everything about a place but the card that lies there: "Wine, Farai, Progress 1 of 2, 3 cards below". */
export function placeWords(place: Spot, names: string[]): string {
  const { seats = [], left = -1 } = place;
  const parts = [
    place.name,
    place.party && "the party is here",
    seats.length > 0 && named(names, seats),
    place.closed ? "closed" : place.counts && countWords(place),
    left >= 0 && `${counted(left, "card")} below`,
  ].filter(Boolean);
  return parts.length > 1 ? parts.join(", ") : `${place.name}, nobody`;
}
