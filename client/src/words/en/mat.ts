/** The mats: what a player or a team has, and who plays there. */

export const matOf = (name: string) => `${name}’s mat`;
export const handOf = (name: string) => `${name}’s hand`;
export const discardsOf = (name: string) => `${name}’s discards`;
export const drinksInPile = (count: number) => `${count} in the Drink Me! pile`;
export const cardsInHand = (count: number) => `${count} cards in hand`;
export const cardsInDeck = (count: number) => `${count} cards in the deck`;
export const beside = "Beside the mat";
export const inFront = "In front";
export const ignoresEverything = "Ignores everything";
export const out = (why: string) => `Out: ${why}`;

export const choose = (what: string) => `Choose ${what}`;
export const lookAt = (what: string) => `Look at ${what}`;
export const lookThrough = (what: string) => `Look through ${what}`;

// Who plays there.
export const takingTurn = "taking a turn";
export const thinking = "Thinking.";
export const you = "you";
export const bot = "bot";
export const botForYou = "bot for you";
export const botFor = (name: string) => `bot for ${name}`;
export const away = (name: string) => `${name}, away`;
