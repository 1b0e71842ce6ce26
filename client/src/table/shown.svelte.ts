/** What a table shows to one reader. It needs no connection, so a replay or a coach can show a table with it, too. */
import { getContext, setContext } from "svelte";
import type { State, Told, View } from "../wire";

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
    if (!state) throw new Error("There is no table yet.");
    return state;
  }

  get view(): View {
    const view = this.state.view;
    if (!view) throw new Error("There is no game yet.");
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
}

/** The components inside show this. */
export function showTable<Table extends Shown>(shown: Table): Table {
  setContext(KEY, shown);
  return shown;
}

export function useShown(): Shown {
  return getContext<Shown>(KEY);
}
