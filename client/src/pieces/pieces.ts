/** One component for each kind of piece, whoever brought it; a kind without one does not compile. */
import type { Component } from "svelte";
import type { SeenCard, View } from "../wire";
import BoardPiece from "./BoardPiece.svelte";
import CounterPiece from "./CounterPiece.svelte";
import InPlayPiece from "./InPlayPiece.svelte";
import PilePiece from "./PilePiece.svelte";
import TokensPiece from "./TokensPiece.svelte";

export type AnyPiece = View["pieces"][number];

/** What every piece is drawn from: itself, and the players' names by seat. */
export interface Drawn<P> {
  piece: P;
  names: string[];
  /** It is on a mat, where space is tight. */
  tight?: boolean;
}

/** Every card of a piece that lies face up. */
export function cardsOf(piece: AnyPiece): SeenCard[] {
  if (piece.kind === "board") return (piece.places ?? []).flatMap((place) => place.card ?? []);
  return piece.kind === "pile" || piece.kind === "in_play" ? (piece.cards ?? []) : [];
}

export const PIECES: { [K in AnyPiece["kind"]]: Component<Drawn<Extract<AnyPiece, { kind: K }>>> } = {
  board: BoardPiece,
  counter: CounterPiece,
  in_play: InPlayPiece,
  pile: PilePiece,
  tokens: TokensPiece,
};
