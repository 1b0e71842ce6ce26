/** Around every page: its frame, what is loading, and what went wrong. */

export const name = "Last Call";
/** What the window is called. */
export const titled = (page: string) => `${page} · ${name}`;
export const skip = "Skip to content";
export const pages = "Pages";
export const tables = "Tables";
export const cards = "Cards";
export const rules = "Rules";
export const close = "Close";
export const cancel = "Cancel";
export const dismiss = "Dismiss";
export const saveRecord = "Save record";

/** What is asked for, as `loading` and `notLoaded` name it. */
export const wanted = {
  cards: "the cards",
  characters: "the characters",
  options: "the options",
  rules: "the rules",
  seat: "your seat",
  story: "the story of this game",
  table: "the table",
  tables: "the tables",
};
export const loading = (what: string) => `Loading ${what} …`;
export const unreachable = "Can’t reach the server";
export const notLoaded = (what: string) =>
  `We couldn’t load ${what}. Check your connection, and that the server is running.`;
export const tryAgain = "Try again";
export const connectionLost = "Connection lost. Try again once you’re reconnected.";
export const noAnswer = "Can’t reach the server. Check your connection and try again.";
export const answered = (status: number) => `The server answered ${status}.`;

export const fanWork = {
  before: "Last Call is a fan work and is not affiliated with SlugFest Games, who own",
  game: "The Red Dragon Inn",
  after:
    "and its names. It uses none of the game’s art and quotes none of its cards or rulebooks. If you enjoy it, buy the game.",
};
