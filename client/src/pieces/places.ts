/** A place of a board, in words. */
import type { Spot } from "../wire";
import { countedOf, named, words } from "../words";

/** What is counted there: "1 Drink", "4 Drinks", "Progress 1 of 3". */
export function countWords({ counts = "", count = 0, most = -1 }: Spot): string {
  if (most >= 0) return words.pieces.countUpTo(counts, count, most);
  return countedOf(count, counts);
}

/** Everything about a place but the card that lies there: "Wine, Farai, Progress 1 of 2, 3 cards below". */
export function placeWords(place: Spot, names: string[]): string {
  const { seats = [], left = -1 } = place;
  const parts = [
    place.name,
    place.party && words.pieces.partyIsHere,
    seats.length > 0 && named(names, seats),
    place.closed ? words.pieces.closed : place.counts && countWords(place),
    left >= 0 && words.pieces.cardsBelow(left),
  ].filter(Boolean);
  return parts.length > 1 ? parts.join(", ") : words.pieces.nobodyAt(place.name);
}
