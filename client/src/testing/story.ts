/** A game of the four players of the test table, after its end. */
import type { Chronicle, Fall, State } from "../wire";
import { state, view } from "./table";

export const falls: Fall[] = [
  { side: 2, place: 4, turn: 3, to: "Grog" },
  { side: 0, place: 3, turn: 5, to: "Punch", by: 1 },
  { side: 3, place: 2, turn: 6, to: "an ante" },
];

export const story: Chronicle = {
  turns: 6,
  after: [0, 1, 2, 3, 4, 5, 6],
  sides: [0, 1, 2, 3].map((side) => ({
    seats: [side],
    place: falls.find((fall) => fall.side === side)?.place ?? 1,
    fall: falls.find((fall) => fall.side === side) ?? null,
    drinks: side + 1,
    fortitude: [20, 19, 18, 17, 16, 15, 14].map((value) => value - side),
    alcohol: [0, 2, 4, 6, 8, 10, 12],
    gold: [10, 10, 12, 14, 9, 8, 18],
  })),
  pot: { seat: 3, gold: 9, turn: 2 },
  drunkest: { side: 2, alcohol: 17, turn: 3 },
  turning: { side: 1, turn: 5, victim: 0, lost: 0, to: "Punch", by: 1 },
};

const OUT: Record<number, string> = { 0: "passed out", 2: "passed out", 3: "no Gold" };

/** Remy has won. */
export const over: State = {
  ...state,
  prompt: null,
  waiting: null,
  table: { ...state.table, state: "over" },
  falls,
  view: {
    ...view,
    over: true,
    winners: [1],
    table: [],
    sides: view.sides.map((side, number) => ({ ...side, out: OUT[number] ?? "" })),
  },
};
