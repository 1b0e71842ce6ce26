/** Cards in the order in which people look for them. */
import type { ListedCard } from "../wire";

export interface Owner {
  name: string;
  titles: number;
  cards: number;
}

/** Everybody who owns cards, in the order of the list. */
export function ownersOf(cards: ListedCard[]): Owner[] {
  const owners = new Map<string, Owner>();
  for (const card of cards) {
    const owner = owners.get(card.owner) ?? { name: card.owner, titles: 0, cards: 0 };
    owner.titles += 1;
    owner.cards += card.copies;
    owners.set(card.owner, owner);
  }
  return [...owners.values()];
}

/** The name of a deck's box, for owners that have several decks: `rdi4` is "RDI 4". */
export function boxOf(deck: string): string {
  return /^rdi\d+$/.test(deck) ? `RDI ${deck.slice(3)}` : "";
}

/** The parts of a card's address; the deck is named where a title alone would not do. */
export function addressOf(card: ListedCard): string[] {
  return boxOf(card.deck) ? ["cards", card.owner, card.title, card.deck] : ["cards", card.owner, card.title];
}

/** A card by the parts of its address, after "cards". */
export function cardAt(
  cards: ListedCard[],
  owner: string,
  title: string,
  deck?: string,
): ListedCard | undefined {
  return cards.find(
    (card) => card.owner === owner && card.title === title && (deck === undefined || card.deck === deck),
  );
}

export interface Wanted {
  words: string;
  type: string;
  source: string;
}

/** What `Wanted` says of a card that is not looked for by anything. */
export const EVERYTHING: Wanted = { words: "", type: "", source: "" };

export function isWanted(wanted: Wanted): boolean {
  return Boolean(wanted.words.trim() || wanted.type || wanted.source);
}

/** Values as they first come up. */
export function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
