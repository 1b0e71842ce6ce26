/** Things on the table in plain words. */
import { signed } from "../cards/face";
import { dueWords } from "../stack/words";
import type { AnyPiece } from "../pieces/pieces";
import type { SeenDrink, SeenPacket } from "../wire";

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "nobody";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

export function named(names: string[], seats: number[]): string {
  return listed(seats.map((seat) => names[seat] ?? "nobody"));
}

/** "1 card", "4 cards". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** A coming change; what is lost or paid counts upwards, what is gained downwards. */
export function packetWords(packet: SeenPacket, names: string[]): string {
  return `${names[packet.victim] ?? "Nobody"} ${dueWords(packet)}.`;
}

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

/** One sentence for each kind of piece; cards that lie open are told beside it. */
const TELLING: Telling = {
  counter: ({ name, count = 0, most = -1 }) => `${name}: ${count}${most >= 0 ? ` of ${most}` : ""}`,
  tokens: ({ name, count = 1 }) => `${name}: ${count}`,
  pile: ({ name, count = 0, cards = [] }) =>
    cards.length
      ? `${name}: ${counted(count, "card")}, ${count - cards.length} face down`
      : `${name}: ${counted(count, "card")} face down`,
  in_play: ({ name, cards = [] }) => `${name}: ${counted(cards.length, "card")} face up`,
  board: ({ name, places = [] }, names) =>
    `${name}: ${places.map((place) => `${place.name}, ${named(names, place.seats ?? [])}`).join("; ")}`,
};

export function pieceWords(piece: AnyPiece, names: string[]): string {
  // The kind of a piece picks the sentence for exactly that kind, which a union cannot say.
  const tell = TELLING[piece.kind] as (piece: AnyPiece, names: string[]) => string;
  return tell(piece, names);
}
