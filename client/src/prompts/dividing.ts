/** Cards in two piles: each option names the cards of one of them, and what is left is the other one. */
import type { SeenOption } from "../wire";

export type Piles = [number[], number[]];

/** All cards there are: some option has them all in one pile. */
function everything(options: SeenOption[]): number[] {
  return options
    .map(({ cards = [] }) => cards)
    .reduce((most, cards) => (cards.length > most.length ? cards : most), []);
}

/** The second half of them. */
export function halfOf(options: SeenOption[]): number[] {
  const all = everything(options);
  return all.slice(Math.ceil(all.length / 2));
}

/** What lies where when these have been moved to the other pile. */
export function pilesOf(options: SeenOption[], moved: number[]): Piles {
  const all = everything(options);
  return [all.filter((card) => !moved.includes(card)), all.filter((card) => moved.includes(card))];
}

/** The option that divides the cards like this; which pile is called the first does not matter. */
export function divisionOf(options: SeenOption[], piles: Piles): SeenOption | undefined {
  const same = (pile: number[], cards: number[]) =>
    pile.length === cards.length && pile.every((card) => cards.includes(card));
  return options.find(({ cards = [] }) => piles.some((pile) => same(pile, cards)));
}
