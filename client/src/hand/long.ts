/** Which cards are higher than the part of the hand that is seen. */
import { linesOf, type Face } from "../cards/face";

/** How many letters fit on a line of a card of usual width, of its title and of its text. */
const TITLE = 15;
const TEXT = 24;
const MOST_LINES = 7;

export function isLong(card: Face): boolean {
  const text = linesOf(card).map((line) =>
    line.or ? 1 : line.pieces.reduce((sum, piece) => sum + Math.ceil(piece.text.trim().length / TEXT), 0),
  );
  return text.reduce((sum, lines) => sum + lines, Math.ceil(card.title.length / TITLE)) > MOST_LINES;
}
