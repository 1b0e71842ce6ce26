/** What a player is asked. The question and its answers come from the server. */
import type { ShownPrompt } from "../../wire";
import { listed } from "../grammar";

/** What else the player may do, for each kind of question. */
export const hints: Record<ShownPrompt["kind"], string> = {
  respond: "Or click a glowing card to play it.",
  discard_cards: "Pick cards to discard.",
  play_action: "Click a glowing card to play it.",
  gamble: "Or click a glowing card to play it.",
  give_up_card: "Pick a card from your hand.",
  order_drink: "Pick a player.",
  share_drink: "Or pick a player to split it with.",
  who_drinks: "Pick a player.",
  pick_player: "Pick a player.",
  champion: "Only your Champion takes part.",
  choose: "",
  pick_drink: "Only you have seen these.",
  bid: "",
  divide_cards: "Pick a card to move it to the other pile.",
};

export const decision = "Your decision";
export const over = "The game is over.";
export const botPlays = "A bot is playing for you.";
export const dontAskThisTurn = "Don’t ask again this turn";
export const notAskedThisTurn = "You won’t be asked again this turn.";
export const askAgain = "Ask me again";
export const imBack = "I’m back";

export const space = "Space";
export const playCard = "Play a card";
export const playThis = (title: string) => `Play “${title}”`;
export const inFrontOfYou = "In front of you";
export const sure = "You’ll be out. Sure?";
/** After a player: how far they are from passing out. */
export const left = (gap: number) => `${gap} left`;
export const yours = "(yours)";
export const drinkWorth = (alcohol: string, chaser: boolean) =>
  `${alcohol} Alcohol${chaser ? ", plus a Chaser" : ""}`;
export const piles = ["One pile", "The other pile"];
export const noCard = "No card";
export const divide = "Divide them like this";
export const bid = "Your bid";
export const bidLess = "Bid less";
export const bidMore = "Bid more";
export const howMuch = "How much";

// The clock.
export const moreTime = "Get more time";
export const moreTimeLeft = "Get more time. Left:";
export const aDay = "a day";
export const minutes = (count: number) => `${count} min`;
export const seconds = (count: number) => `${count} s`;

// For those who are not asked.
export const oneMoment = "One moment …";
export const waitingForOthers = "Waiting for the others.";
export const waitingFor = (names: string[]) => `Waiting for ${listed(names)} …`;
