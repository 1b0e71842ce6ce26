/** A game of this browser that waits for it. */
import type { ShownGame } from "../wire";

export const GAME: ShownGame = {
  id: "g1",
  name: "Against the house",
  state: "playing",
  character: "Tara",
  yours: true,
  waits_for: ["Tara"],
  stand_in: false,
  out: false,
  players: [],
  characters: ["Tara", "Remy"],
  modules: [],
  variant: "individual",
};
