import { linesOf, type Face } from "../cards/face";

/** How many letters fit on a line of a card of usual width, of its title and of its text. */
const TITLE = 17;
const TEXT = 26;

/** About how many lines of text a card has on which so many letters fit on a line. */
export function textLinesOn(card: Face, letters: number): number {
  const lines = linesOf(card).map((line) =>
    line.or ? 1 : line.pieces.reduce((sum, piece) => sum + Math.ceil(piece.text.trim().length / letters), 0),
  );
  return lines.reduce((sum, count) => sum + count, 0);
}

/** About how many lines a card of usual width has. */
export const linesOn = (card: Face) => Math.ceil(card.title.length / TITLE) + textLinesOn(card, TEXT);
