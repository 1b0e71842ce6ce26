/** What lies on a mat beside its tracks. */
import { cardsOf, type AnyPiece } from "../pieces/pieces";
import type { HandCard, SeenCard, View } from "../wire";
import { words } from "../words";

/** Everything before a player, but for empty places. */
export function lyingBefore(view: View, seat: number): AnyPiece[] {
  const cards = view.seats[seat]?.front ?? [];
  const front: AnyPiece = { kind: "in_play", name: words.mat.inFront, seat, cards };
  const pieces = [...view.pieces.filter((piece) => piece.seat === seat), front];
  const isPutThere = (piece: AnyPiece) => piece.kind === "tokens";
  // What others have put there comes first: it must not be pushed out of sight.
  return [...pieces.filter(isPutThere), ...pieces.filter((piece) => !isPutThere(piece))].filter(
    (piece) => !isEmpty(piece),
  );
}

/** On the own mat: what can be played lies beside the hand and is not shown twice. */
export function lyingBeforeMe(view: View): AnyPiece[] {
  const isAmong = (held: HandCard[], card: SeenCard) => held.some((one) => one.card.id === card.id);
  const beside = view.hand.filter((held) => held.in_front);
  const held = view.hand.filter((one) => !one.in_front);
  return lyingBefore(view, view.seat)
    .map((piece): AnyPiece => {
      if (piece.kind !== "in_play") return piece;
      const cards = piece.cards ?? [];
      // Everybody sees the hand itself: that is a state, and the cards are where they are.
      if (cards.every((card) => isAmong(held, card))) return { ...piece, kind: "tokens", count: 1 };
      return { ...piece, cards: cards.filter((card) => !isAmong(beside, card)) };
    })
    .filter((piece) => !isEmpty(piece));
}

/** What is in sight however scarce room is: what others have put before a player, and what can be picked now. */
export function matters(piece: AnyPiece, pickable: (card: number) => boolean): boolean {
  return piece.kind === "tokens" || cardsOf(piece).some((card) => pickable(card.id));
}

function isEmpty(piece: AnyPiece): boolean {
  if (piece.kind === "pile") return !piece.count && !piece.cards?.length;
  return piece.kind === "in_play" && !piece.cards?.length;
}
