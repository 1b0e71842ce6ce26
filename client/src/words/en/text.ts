/** The table as text. */
import { counted, listed } from "../grammar";
import { beforeFirstTurn, setUp } from "./playing";

export const notStarted = "The game hasn’t started.";
export const turn = (turn: number, players: string, phase: string) =>
  phase === setUp ? `${beforeFirstTurn}.` : `Turn ${turn}: ${players}, ${phase} Phase.`;
export const tie = (winners: string) => `The game is over: a tie between ${winners}.`;
export const won = (winners: string) => `The game is over: ${winners} won.`;
export const seedWas = (seed: string) => `The seed was ${seed}.`;

// What is asked.
export const nothingToDecide = "Nothing to decide right now.";
export const grave = "If you let this happen, you’re out of the game.";
export const usual = "(default)";
export const orders = (orders: string[]) => `Your standing orders: ${orders.join(" ")}`;
export const onlyIfAffected = "You’re only asked about what affects you.";
export const noLightDrinks = "You’re not asked about light Drinks.";
export const notAskedFor = (titles: string[]) =>
  `You’re not asked about ${listed(titles.map((title) => `“${title}”`))}.`;
export const notAskedUntil = (turn: number) => `You’re not asked until turn ${turn}.`;

// The players, column by column.
export const players = "Players";
export const inTurnOrder = "Players in turn order";
export const player = "Player";
export const playedBy = "Played by";
export const left = "Left";
export const potions = "Potions";
export const playsWith = "Plays with";
export const hand = "Hand";
export const drinks = "Drinks";
export const deck = "Deck";
export const discards = "Discards";
export const pieces = "Pieces";
export const state = "State";
export const nothing = "nothing";
export const none = "none";
export const out = (why: string) => `out: ${why}`;
export const inGame = "in the game";
export const winner = "winner";

// What is being resolved.
export const resolving = "Being resolved";
export const oldestFirst = "Oldest first.";
export const nothingResolving = "Nothing is being resolved.";
export const negated = "Negated.";
export const resolved = "Resolved; players can still respond to what it did.";
export const atStake = (gold: number) => `${gold} Gold at stake.`;

// The middle.
export const round = "The Round";
export const noRound = "No Round is being played.";
export const pot = "Pot";
export const inControl = "In control";
export const inRound = "In the Round";
export const gamblingTurn = "Gambling turn";
export const cheatingOnly = "Only a Cheating card can take control now.";
export const table = "Table";
export const inn = "The Inn";
export const innGold = (gold: string) => `${gold} Gold`;
export const drinkDeck = "Drink deck";
export const eventDeck = (cards: number, turns: number) =>
  `${counted(cards, "card")}, next one in ${counted(turns, "turn")}. Discards:`;
export const eventDiscards = (deck: string) => `${deck} discards`;

// Cards and pieces.
export const lit = "(now)";
export const first = (title: string) => `${title} first`;
export const on = (piece: string) => `on ${piece}`;
export const upTo = (name: string, count: number, most: number) => `${name}: ${count} of ${most}`;
export const faceDown = (name: string, count: number) => `${name}: ${counted(count, "card")} face down`;
export const partlyFaceDown = (name: string, count: number, hidden: number) =>
  `${name}: ${counted(count, "card")}, ${hidden} face down`;
export const faceUp = (name: string, count: number) => `${name}: ${counted(count, "card")} face up`;

// The hand.
export const yourHand = (count: number) => `Your hand: ${counted(count, "card")}`;
export const inFrontOfYou = (count: number) =>
  `In front of you: ${counted(count, "card")} you can play like your hand`;
export const drinksSeen = "Drinks only you have seen";
export const select = "Select";
export const queued = { before: "Queued:", after: "will be played when possible." };
export const playable = "Playable now.";
/** It answers what is asked. */
export const offered = "You can choose it now.";
export const notNow = "Not now.";
export const notNowBecause = (why: string) => `Not now: ${why}`;

export const noLog = "Nothing yet.";
