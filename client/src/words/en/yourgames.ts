/** The games of this browser. */
import { counted, listed, theyAre } from "../grammar";

export const yourGames = "Your games";
export const moreGames = (count: number) => counted(count, "more game");
export const backToTable = "Back to the table";

// What a game waits for.
export const shuffling = "Shuffling";
export const waitsForYouToStart = "Waiting for you to start";
export const waitsForOthersToStart = (names: string[]) => `Waiting for ${listed(names)} to start`;
export const thinking = (names: string[]) => `${theyAre(names)} thinking`;
/** In a window: who could respond is nobody’s business. */
export const goesOn = "The game goes on";
export const youAreOut = "You’re out; the others are still playing";
export const botPlays = "A bot is playing for you";
export const yourMove = "Your move";

// Who else plays there.
export const withOthers = (names: string[]) => `with ${listed(names)}`;
export const nobodyElse = "nobody else yet";
export const againstBots = "against bots";
