/** A title in a sentence that is pointed at, and where it stands. */
import { getContext, setContext } from "svelte";
import { allCards } from "../library";
import type { Shown } from "../table/shown.svelte";
import type { Face } from "./face";
import { cardOf } from "./titles";

const KEY = Symbol("peek");

export class Peek {
  /** The card of the title, once it is known. */
  card: Face | null = $state.raw(null);
  /** Where the title is on the screen. */
  place: DOMRect | null = $state.raw(null);
  private title = $state("");
  /** What is pointed at: the title, where it stands in its sentence. */
  private at: Element | null = null;

  constructor(private readonly table?: Shown) {}

  isOf(title: string): boolean {
    return this.card !== null && this.title === title;
  }

  /** In a sentence about these seats. */
  look(title: string, at: Element, about: number[] = []): void {
    if (this.at === at) return;
    this.away();
    this.title = title;
    this.at = at;
    this.place = at.getBoundingClientRect();
    void allCards().then(
      (cards) => {
        if (this.at !== at || !this.table) return;
        this.card = cardOf(title, about, this.table.state, cards) ?? null;
      },
      // Without the cards there is nothing to see, and nothing else is lost.
      () => this.away(),
    );
  }

  /** This title is not there any more. */
  leave(at: Element): void {
    if (this.at === at) this.away();
  }

  away(): void {
    this.title = "";
    this.at = null;
    this.card = null;
    this.place = null;
  }
}

/** Where no table is around it, a title is only set apart. */
export const providePeek = (table: Shown) => setContext(KEY, new Peek(table));
export const usePeek = () => getContext<Peek | undefined>(KEY) ?? new Peek();
