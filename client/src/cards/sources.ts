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
    words: "A rulebook shows this card or says what it does.",
  },
  inferred: {
    name: "Inferred",
    words: "Part of it is public; the rest follows from the rules or is our best guess.",
  },
  house: {
    name: "House card",
    words: "We made this card up to complete the deck. It follows the same rules as the others.",
  },
};
