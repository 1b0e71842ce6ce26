/** The table during the game. */
import type { Speed } from "../../table/showing.svelte";

// The bar at the top.
export const toFront = "Last Call: front page";
export const reconnecting = "Reconnecting …";
export const yourTurn = "Your turn";
/** Said after a name. */
export const whoseTurn = "’s turn";
/** As the server names them. */
export const phases = ["Discard and Draw", "Action", "Order a Drink", "Drink"];
/** What the server calls the time before the first phase, and we. */
export const setUp = "Set-up";
export const beforeFirstTurn = "Before the first turn";
export const phase = (phase: string) => `Phase: ${phase}`;
export const atTheTable = "At the table";
export const text = "Text";
export const log = "Log";
export const menu = "Menu";

// The middle.
export const middle = "The middle of the table";
export const theTable = "The table";
export const paused = "Paused";
export const goOn = "Continue";
export const nextIn = (turns: number) => `next in ${turns}`;
export const pastEvents = "Past Events";
export const bar = "The bar";
/** The Drink Deck, by the name on its backs. */
export const drinks = "Drinks";
export const drinkDiscards = "Drink discards";
export const discards = "Discards";
/** It may have given out more than it took in. */
export const inn = (gold: string) => `Inn: ${gold} Gold`;

// Around it.
export const others = "Other players, in turn order";
export const backToResults = "Back to the results";
export const sureToBeOut = "You’ll be out of the game. Choose it again to confirm.";
export const wantsToTakeOver = (name: string, character: string) =>
  `${name} wants to take over ${character} from the bot.`;
export const accept = "Accept";
export const decline = "Decline";
export const more = "More";
export const noMoreRequests = "No more requests";
export const mute = (name: string) => `Mute ${name}`;
export const ban = (name: string) => `Ban ${name}`;
export const banYes = "Yes, ban";
export const banNo = "Don’t";
export const aboutMuteAndBan = "Muted: can’t ask again here. Banned: can’t watch either.";

// Watching.
export const watching = "You’re watching";
export const youAreWatching = "You’re watching.";
export const refused = "The other players said no.";
export const waitingToTakeOver = (character: string) =>
  `Waiting for the other players to let you take over ${character} …`;
export const takeOver = "Take over";
export const takeOverNow = (character: string) => `Take over ${character}`;
export const askToTakeOver = (character: string) => `Ask to take over ${character}`;
export const ownTable = "Start your own table";
export const noRequests = "This table takes no requests right now.";

// The menu.
export const whenToAsk = "When to ask me";
export const orders = {
  only_if_affected: "Only when it affects me",
  no_light_drinks: "Not about light Drinks",
  only_if_able: "Not when I can’t respond (with quick responses or in solo games)",
};
export const notUntilNextTurn = "Not until the next turn";
export const dontAskForThese = "Don’t ask me about these cards";
export const stillAsked = "You’re still asked about them when you’re about to be out.";
export const pace = "How long played cards are shown";
export const speeds: Record<Speed, string> = { slow: "Slow", normal: "Normal", fast: "Fast" };
export const letBotPlay = "Let a bot play for me";
export const leave = "Leave the table";
export const leaveSure = "Really leave? A bot takes your seat.";
export const watchersMayAsk = "Let people who watch ask for a bot’s seat";
export const spectators = "Spectators";
export const pardon = "Forgive everyone who was muted or banned";
export const anotherDevice = "On another device";
export const shuffle = "Shuffle";
export const invite = "Invite someone";
export const allCards = "All cards";
export const allRules = "All rules";
export const shortcuts = "Keyboard shortcuts";
export const keys = [
  ["Space", "take the default answer; on your own Action, show the cards you can play"],
  ["Space, held", "pause what’s shown; a short press continues"],
  ["1 … 9", "pick a card from your hand"],
  ["← →", "move between cards"],
  ["Tab, Enter", "everything else: players, buttons, piles"],
  ["P", "go to the question and its answers"],
  ["Escape", "put the card back"],
  ["L", "show or hide the log"],
  ["T", "show the table as text"],
] as const;
