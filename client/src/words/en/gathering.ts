/** Before the game: tables, their seats, and who plays whom. */
import type { ShownTable } from "../../wire";
import { capital, counted } from "../grammar";

// Tables.
export const states: Record<ShownTable["state"], string> = {
  gathering: "Waiting for players",
  dealing: "Shuffling",
  playing: "Playing",
  over: "Finished",
  old: "Played under older rules",
  unreadable: "Damaged; its data is kept",
};
export const freeSeats = (count: number) => counted(count, "free seat");
export const tables = "Tables";
export const whoSitsAt = (table: string) => `Who sits at ${table}`;
export const whatIsPlayedAt = (table: string) => `What is played at ${table}`;
export const nobodyYet = "Nobody yet";
export const join = "Join";
export const watch = "Watch";
export const noOtherTables = "No other public tables right now.";
export const noTables = "No tables yet";
export const aboutNoTables = "Create a public table, and it will be listed here.";
export const createOne = "Create a table";
export const againstBots = "Play against bots";
/** The name of a table for one. */
export const againstTheHouse = "Against the house";
export const gameOptions = "Game options";
export const pace = (pace: string) => `${pace} pace`;

// What a table is made of.
export const yourName = "Your name";
export const guest = "Guest";
export const byLink = "By link only";
export const open = "Public";
export const players = "Players";
export const seats = "Seats";
export const botLevel = "Bot level";

// Who sits where.
export const botOf = (level: string) => `${level} bot`;
export const free = "Free";
export const you = "you";
export const away = "away";
export const host = "host";
export const boss = "Boss";
export const theBoss = "The Boss";
export const theChallengers = "The Challengers";
export const team = (number: number) => `Team ${number}`;
export const seatsOf = (side: string) => `Seats of ${side}`;
export const aroundTheTable = "Around the table";
export const randomTeams = "Random teams";
// What is done with a seat; its number is said only to those who hear it.
export const sitHere = "Sit here";
export const beTheBoss = "Be the Boss";
export const inSeat = (seat: number) => `in seat ${seat}`;
export const addBot = "Add bot";
export const moveHere = "Move here";
export const toSeat = (seat: number) => `to seat ${seat}`;
export const remove = "Remove";
export const ban = "Ban";
export const banYes = "Yes, ban";
export const banNo = "Don’t";
export const pardon = "Let banned people back in";
export const botFromSeat = (bot: string, seat: number) => `the ${bot} from seat ${seat}`;
export const move = "Move";
export const whoInSeat = (name: string, seat: number) => `${name} in seat ${seat}`;
export const swap = "Swap";
export const withWhoInSeat = (name: string, seat: number) => `with ${name} in seat ${seat}`;

// Characters.
export const characters = "Characters";
export const chooseYours = "Choose your character";
export const chooseTheBots = "Choose the bot’s character";
export const chooseFor = "Choose for";
export const me = "me";
export const theBotInSeat = (seat: number) => `the bot in seat ${seat}`;
export const teamNeedsBoss =
  "This team needs a Boss: choose a character with Boss Cards, or leave that to the other player.";
export const youAreBoss = "You are a Boss: choose a character with Boss Cards.";
export const botIsBoss = "The bot is a Boss: choose a character with Boss Cards.";
export const random = "Random";
export const randomMeans = "A random free character.";
export const chosen = "Chosen";
export const takenBy = (name: string) => `Taken by ${name}`;
export const houseRegular = "House regular";
export const bossCards = "Boss Cards";
export const seeDeck = "See the deck";

// What comes next.
export const lost = "Connection lost; reconnecting …";
export const next = "What’s next";
export const shuffling = "Shuffling …";
const seatsAre = (free: number) => (free === 1 ? "One seat is" : `${free} seats are`);
export const seatsFree = (free: number) => `${seatsAre(free)} free.`;
export const waitOrStart = "Wait for friends, or start now: bots fill the free seats.";
export const allTaken = "All seats are taken.";
export const randomForTheRest = "Anyone without a character gets a random one.";
export const theHost = "the host";
export const waitingForHost = (host: string, away: boolean) =>
  `Waiting for ${host}${away ? " (away)" : ""} to start the game.`;
export const botsWillFill = (free: number) =>
  `${seatsAre(free)} free; ${free === 1 ? "a bot will fill it" : "bots will fill them"}.`;
export const start = "Start the game";
export const sitDown = "Sit down";
export const onlyWatching = "All seats are taken. You’re watching; the game will appear here when it starts.";

// Inviting, moving to another device, and leaving.
export const inviteFriends = (free: number) => `Invite friends: ${freeSeats(free)}`;
export const inviteToWatch = "Invite someone to watch";
export const code = "QR code: the link to this table";
export const anyoneWithLink = "Anyone with this link can join or watch";
export const onlyHere = {
  before: "This link works on this computer only. To invite friends, start the server with",
  after: ", open it at this computer’s network address, and invite them from there.",
};
export const copy = "Copy";
export const copied = "Copied.";
export const selected = "Selected: press Ctrl+C, or touch and hold to copy.";
export const moveMySeat = "Move my seat to another device";
export const linkWorksOnce =
  "The link works once, within 15 minutes. Open it on the device you want to play on; this browser will then only watch.";
export const openElsewhere = "Open this on the other device";
export const createLink = "Create link";
export const createAnotherLink = "Create another link";
export const leave = "Leave";
export const leaveYes = "Yes, give up my seat";
export const leaveNo = "Stay";
export const close = "Close the table";
export const closeYes = "Yes, close it for everyone";
export const closeNo = "Keep it open";

// A game under rules that have changed since.
export const whatHappened = "What happened";
export const logNotKept = "The log of this game wasn’t kept.";
export const rulesChanged = (version: string) =>
  `The rules have changed since this game (rules version ${version}), so it can’t be continued.`;
export const result = "Result:";
export const resultWas = (outcome: string) => `${capital(outcome)}.`;
export const playAgain = "Play again at a new table";
