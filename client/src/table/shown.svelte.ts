/** What a table shows to one reader. It needs no connection, so a replay or a coach can show a table with it, too. */
import { getContext, setContext } from "svelte";
import type { MatterWords, SeenMatter, State, Told, View } from "../wire";
import { words } from "../words";

const KEY = Symbol("shown");

/** Where it comes from: a connection, or anything else that has a state and the log up to it. */
export interface Source {
  readonly state: State | null;
  readonly log: Told[];
}

export class Shown {
  constructor(private readonly source: Source) {}

  get state(): State {
    const state = this.source.state;
    if (!state) throw new Error(words.text.notStarted);
    return state;
  }

  get view(): View {
    const view = this.state.view;
    if (!view) throw new Error(words.text.notStarted);
    return view;
  }

  get log(): Told[] {
    return this.source.log;
  }

  get seat(): number {
    return this.state.seat;
  }

  get names(): string[] {
    return this.view.seats.map((seat) => seat.name);
  }

  /** What the server says about something that is being resolved. */
  said(matter: SeenMatter): MatterWords {
    return this.state.words?.[matter.id] ?? { heading: "" };
  }
}

/** The components inside show this. */
export function showTable<Table extends Shown>(shown: Table): Table {
  setContext(KEY, shown);
  return shown;
}

export function useShown(): Shown {
  return getContext<Shown>(KEY);
}
