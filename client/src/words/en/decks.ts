/** Every card there is, deck by deck. */
import { counted } from "../grammar";

export const search = "Search";
export const searchFor = "title or text";
export const type = "Type";
export const allTypes = "All types";
export const source = "Source";
export const allSources = "All sources";

// About one card, and a deck of them.
export const heading = "Decks";
export const copiesOf = "copies:";
export const deck = "Deck";
export const copies = "Copies";
export const whatTypesMean = "what the types mean";
export const ofSeven = (level: number) => `${level} of 7`;
export const note = "Note";
export const alsoIn = "Also in";
export const nearby = "More cards of this deck";

// Their page.
export const noSuchCard = (owner: string) => `${owner} has no such card.`;
export const noSuchDeck = (owner: string) => `There is no deck called ${owner}.`;
export const allDecks = "All decks";
export const titleCount = (titles: number) => counted(titles, "title");
export const deckSize = (cards: number, titles: number) => `${counted(cards, "card")}, ${titleCount(titles)}`;
export const aboutCards =
  "Every card says in plain words what it does and where it comes from. The game runs exactly that text.";
export const cardsFound = (titles: number) =>
  titles ? `${titleCount(titles)} found.` : "No cards found. Try fewer words.";
export const clearSearch = "Clear search";
