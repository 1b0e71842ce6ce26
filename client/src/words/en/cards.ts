/** A card, as it is seen everywhere. */
import type { ListedCard } from "../../wire";
import { counted } from "../grammar";

export const count = (cards: number) => counted(cards, "card");
/** Said after the number. */
export const unit = (cards: number) => (cards === 1 ? "card" : "cards");
export const back = (owner: string, mark: string) => `The back of ${owner} ${mark}`.trim();

/** Where a card comes from. */
export const sources: Record<ListedCard["source"], { name: string; meaning: string }> = {
  rulebook: {
    name: "From the rulebook",
    meaning: "A rulebook shows this card or says what it does.",
  },
  inferred: {
    name: "Inferred",
    meaning: "Part of it is public; the rest follows from the rules or is our best guess.",
  },
  house: {
    name: "House card",
    meaning: "We made this card up to complete the deck. It follows the same rules as the others.",
  },
};

// On a card's face. Its title, type and text come from the server.
export const or = "OR";
export const printed = "printed";
export const chaser = "Chaser";
export const encounterLevel = "Encounter Level";
export const progress = "Progress";
