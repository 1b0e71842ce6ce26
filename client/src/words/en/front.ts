/** The front page. */
import type { Face } from "../../cards/face";

export const lead = {
  before: "An unofficial table for",
  game: "The Red Dragon Inn",
  after:
    ". Drink, gamble and brawl until only one of you is still awake and solvent. The game knows every rule and tells you which one applies.",
};
export const withFriends = "Play with friends";
export const joinOrWatch = "Join or watch a table";
export const firstTime = {
  before: "First time at the Inn?",
  cards: "Browse the cards",
  between: "or",
  rules: "read the rules",
};
export const threeCards = "Three cards";
/** What a card looks like: three of the house, told as the server would tell them. */
export const samples: Face[] = [
  {
    title: "Never while I'm on the door.",
    type: "Sometimes",
    owner: "Brannoc the Bouncer",
    source: "house",
    text: "When you must ante, leave the Round instead.\nOR\nIgnore a Drink.",
  },
  {
    title: "Gambling? I'm in!",
    type: "Action - Gambling",
    owner: "Ilka the Fence",
    source: "rulebook",
    text: "Start a Round of Gambling. (Each player antes 1 Gold, including you.)\nOR\nTake control of the Round.",
  },
  {
    title: "Mead",
    type: "Drink",
    owner: "Drinks",
    source: "rulebook",
    text: "+3 Alcohol Content.\nYou may split this Drink with another player.",
    drink: { alcohol: 3 },
  },
];

export const mindTheGap = "Mind the gap";
export const whatTheGapIs =
  "Fortitude falls from the right, Alcohol Content climbs from the left. When they meet, you pass out under the table.";
export const oda = { name: "Oda", title: "Oda the Brewster" };
export const tara = { name: "Tara", title: "Tara the Navigator" };

export const cardsAreCode = "Cards that are their own code";
export const whatCardsAre =
  "What a card says is what happens: the game runs the same words you read. Nothing is hidden.";
export const whitehawk = "Captain Whitehawk";
export const seeWhitehawk = `See what ${whitehawk} is up to`;

export const why = "Why, and why not";
export const whatIsExplained =
  "You play a card, someone responds, someone responds to that: the game keeps track. A card you can’t play tells you why, and every line of the log names its rule.";
export const forExample = (rule: string) => `For example: ${rule}`;
