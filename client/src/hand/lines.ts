import { linesOf, type Face } from "../cards/face";

/** How many letters fit on a line of a card of usual width, of its title and of its text. */
const TITLE = 17;
const TEXT = 26;

/** About how many lines a card of usual width has. */
export function linesOn(card: Face): number {
  const text = linesOf(card).map((line) =>
    line.or ? 1 : line.pieces.reduce((sum, piece) => sum + Math.ceil(piece.text.trim().length / TEXT), 0),
  );
  return text.reduce((sum, lines) => sum + lines, Math.ceil(card.title.length / TITLE));
}
