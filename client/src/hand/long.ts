import type { SeenCard } from "../wire";

/** So many letters make a card higher than the part of the hand that is seen; those of a title are twice as large. */
const MOST_LETTERS = 150;

export const isLong = (card: SeenCard) => 2 * card.title.length + card.text.length > MOST_LETTERS;
