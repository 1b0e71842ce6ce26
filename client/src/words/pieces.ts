/** Pieces on the table in plain words. */
import type { AnyPiece } from "../pieces/pieces";
import { placeWords } from "../pieces/places";
import { words } from "./index";

type Telling = {
  [K in AnyPiece["kind"]]: (piece: Extract<AnyPiece, { kind: K }>, names: string[]) => string;
};

/** One sentence for each kind of piece; face-up cards are listed beside it. */
const TELLING: Telling = {
  counter: ({ name, count = 0, most = -1 }) =>
    most >= 0 ? words.text.upTo(name, count, most) : `${name}: ${count}`,
  tokens: ({ name, count = 1 }) => `${name}: ${count}`,
  pile: ({ name, count = 0, cards = [] }) =>
    cards.length
      ? words.text.partlyFaceDown(name, count, count - cards.length)
      : words.text.faceDown(name, count),
  in_play: ({ name, cards = [] }) => words.text.faceUp(name, cards.length),
  board: ({ name, places = [] }, names) =>
    `${name}: ${places.map((place) => placeWords(place, names)).join("; ")}`,
};

export function pieceWords(piece: AnyPiece, names: string[]): string {
  // The kind of a piece picks the sentence for exactly that kind, which a union cannot say.
  const tell = TELLING[piece.kind] as (piece: AnyPiece, names: string[]) => string;
  return tell(piece, names);
}
