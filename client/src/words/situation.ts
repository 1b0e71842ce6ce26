/** What a game of one's own waits for, in words. */
import type { ShownGame } from "../wire";
import { words } from "./index";

export function situation(game: ShownGame): string {
  const { state, yours, waits_for: awaited } = game;
  if (state === "dealing") return words.yourgames.shuffling;
  if (state === "gathering")
    return yours ? words.yourgames.waitsForYouToStart : words.yourgames.waitsForOthersToStart(awaited);
  if (game.out) return words.yourgames.youAreOut;
  if (game.stand_in) return words.yourgames.botPlays;
  if (yours) return words.yourgames.yourMove;
  return awaited.length ? words.yourgames.thinking(awaited) : words.yourgames.goesOn;
}

/** Who plays there besides me; before the game nobody knows who will. */
export function company(game: ShownGame): string {
  if (game.players.length) return words.yourgames.withOthers(game.players);
  return game.state === "gathering" ? words.yourgames.nobodyElse : words.yourgames.againstBots;
}
