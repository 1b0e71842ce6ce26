/** Things on the table in plain words. */
import { signed } from "../cards/face";
import type { AnyPiece } from "../pieces/pieces";
import { placeWords } from "../pieces/places";
import type { SeenDrink } from "../wire";
import { counted } from "../words";

/** What a Drink is worth now. */
export function drinkWords(drink: SeenDrink): string {
  const parts = [
    `${signed(drink.alcohol)} Alcohol Content`,
    drink.fortitude && `${signed(drink.fortitude)} Fortitude`,
    drink.gold && `${signed(drink.gold)} Gold`,
    drink.draws && `draw ${drink.draws}`,
    drink.discards && `discard ${drink.discards}`,
  ];
  return parts.filter(Boolean).join(", ");
}

type Telling = {
  [K in AnyPiece["kind"]]: (piece: Extract<AnyPiece, { kind: K }>, names: string[]) => string;
};

/** One sentence for each kind of piece; face-up cards are listed beside it. */
const TELLING: Telling = {
  counter: ({ name, count = 0, most = -1 }) => `${name}: ${count}${most >= 0 ? ` of ${most}` : ""}`,
  tokens: ({ name, count = 1 }) => `${name}: ${count}`,
  pile: ({ name, count = 0, cards = [] }) =>
    cards.length
      ? `${name}: ${counted(count, "card")}, ${count - cards.length} face down`
      : `${name}: ${counted(count, "card")} face down`,
  in_play: ({ name, cards = [] }) => `${name}: ${counted(cards.length, "card")} face up`,
  board: ({ name, places = [] }, names) =>
    `${name}: ${places.map((place) => placeWords(place, names)).join("; ")}`,
};

export function pieceWords(piece: AnyPiece, names: string[]): string {
  // The kind of a piece picks the sentence for exactly that kind, which a union cannot say.
  const tell = TELLING[piece.kind] as (piece: AnyPiece, names: string[]) => string;
  return tell(piece, names);
}
