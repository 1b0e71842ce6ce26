/** Where a card comes from, in words. */
import type { ListedCard } from "../wire";

export type Source = ListedCard["source"];

interface Meaning {
  name: string;
  words: string;
}

export const SOURCES: Record<Source, Meaning> = {
  rulebook: {
    name: "From the rulebook",
    words: "A rulebook of the game shows this card or says what it does.",
  },
  inferred: {
    name: "Inferred",
    words: "Part of it is public; the rest follows from the rules, or is our best reading of them.",
  },
  house: {
    name: "Made by the house",
    words: "We made this card to fill the deck. It plays by the same rules as all the others.",
  },
};
