/** A title in a sentence that is pointed at, and where it stands. */
import { getContext, setContext } from "svelte";
import { allCards } from "../library";
import type { Face } from "./face";

const KEY = Symbol("peek");

export class Peek {
  /** The card of the title, once it is known. */
  card: Face | null = $state.raw(null);
  /** Where the title is on the screen. */
  place: DOMRect | null = $state.raw(null);
  private title = $state("");

  isOf(title: string): boolean {
    return this.card !== null && this.title === title;
  }

  look(title: string, at: Element): void {
    if (this.title === title) return;
    this.title = title;
    this.place = at.getBoundingClientRect();
    void allCards().then(
      (cards) => {
        if (this.title === title) this.card = cards.find((card) => card.title === title) ?? null;
      },
      // Without the cards there is nothing to see, and nothing else is lost.
      () => this.away(),
    );
  }

  away(): void {
    this.title = "";
    this.card = null;
    this.place = null;
  }
}

/** Where no table is around it, a title is only set apart. */
export const providePeek = () => setContext(KEY, new Peek());
export const usePeek = () => getContext<Peek | undefined>(KEY) ?? new Peek();
