/** What lies on a mat beside its tracks. */
import { cardsOf, type AnyPiece } from "../pieces/pieces";
import type { SeenCard, View } from "../wire";

/** Everything before a player, but for empty places. */
export function lyingBefore(view: View, seat: number): AnyPiece[] {
  const cards = view.seats[seat]?.front ?? [];
  const front: AnyPiece = { kind: "in_play", name: "In front", seat, cards };
  return [...view.pieces.filter((piece) => piece.seat === seat), front].filter((piece) => !isEmpty(piece));
}

/** On the own mat: what can be played lies beside the hand and is not shown twice. */
export function lyingBeforeMe(view: View): AnyPiece[] {
  const beside = view.hand.filter((held) => held.in_front).map((held) => held.card.id);
  const isElsewhere = (card: SeenCard) => beside.includes(card.id);
  return lyingBefore(view, view.seat)
    .map((piece) =>
      piece.kind === "in_play"
        ? { ...piece, cards: (piece.cards ?? []).filter((card) => !isElsewhere(card)) }
        : piece,
    )
    .filter((piece) => !isEmpty(piece));
}

/** Where room is scarce: only what others have put before the player, and what can be picked now. */
export function lyingInBrief(view: View, seat: number, pickable: (card: number) => boolean): AnyPiece[] {
  return lyingBefore(view, seat).filter(
    (piece) => piece.kind === "tokens" || cardsOf(piece).some((card) => pickable(card.id)),
  );
}

function isEmpty(piece: AnyPiece): boolean {
  if (piece.kind === "pile") return !piece.count && !piece.cards?.length;
  return piece.kind === "in_play" && !piece.cards?.length;
}
