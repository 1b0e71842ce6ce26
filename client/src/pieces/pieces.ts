/** One component for each kind of piece, whoever brought it along; a kind without one does not compile. */
import type { Component } from "svelte";
import type { View } from "../wire";
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
  /** It lies on a mat, where room is scarce. */
  tight?: boolean;
}

export const PIECES: { [K in AnyPiece["kind"]]: Component<Drawn<Extract<AnyPiece, { kind: K }>>> } = {
  board: BoardPiece,
  counter: CounterPiece,
  in_play: InPlayPiece,
  pile: PilePiece,
  tokens: TokensPiece,
};
