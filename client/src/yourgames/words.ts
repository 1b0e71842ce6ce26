/** What a game of one's own waits for, in words. */
import type { ShownGame } from "../wire";
import { listed } from "../words";

export function situation(game: ShownGame): string {
  if (game.state === "dealing") return "Shuffling";
  if (game.state === "gathering")
    return game.yours ? "Waiting for you to start" : `Waiting for ${listed(game.waits_for)} to start`;
  const others = game.waits_for.length
    ? `${listed(game.waits_for)} ${game.waits_for.length === 1 ? "is" : "are"} thinking`
    : "Anyone can respond";
  if (game.out) return "You’re out; the others are still playing";
  if (game.stand_in) return "A bot is playing for you";
  return game.yours ? "Your move" : others;
}

/** Who plays there besides me; before the game nobody knows who will. */
export function company(game: ShownGame): string {
  if (game.players.length) return `with ${listed(game.players)}`;
  return game.state === "gathering" ? "nobody else yet" : "against bots";
}
