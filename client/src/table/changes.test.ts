import { expect, test } from "vitest";
import { account, darts, fines, mead, payment, state, tip, view } from "../testing/table";
import type { Change, OwnChange, PublicChange, State } from "../wire";
import { changed } from "./changes";

const change = (news: PublicChange, own: OwnChange = {}): Change => ({ is: "change", public: news, own });

/** What the table told before must not be touched: pages may still show it. */
function after(news: PublicChange, own: OwnChange = {}, before: State = state): State {
  const copy = structuredClone(before);
  const next = changed(before, change(news, own));
  expect(before).toEqual(copy);
  return next;
}

test("what a change does not name is the same object as before", () => {
  const next = after({});
  expect(next).not.toBe(state);
  expect(next.table).toBe(state.table);
  expect(next.prompt).toBe(state.prompt);
  expect(next.waiting).toBe(state.waiting);
  expect(next.view?.hand).toBe(view.hand);
  expect(next.view?.seats.every((seat, number) => seat === view.seats[number])).toBe(true);
});

test("parts of the view are replaced, those that became nothing as well", () => {
  const next = after({ number: 213, phase: "Drink", inn: 0, round: null, over: true, winners: [1] });
  expect(next.view).toEqual({
    ...view,
    number: 213,
    phase: "Drink",
    inn: 0,
    round: null,
    over: true,
    winners: [1],
  });
});

test("the stack is the table of the view, and the table is the table", () => {
  const table = { ...state.table, name: "Another name" };
  const next = after({ stack: [payment], table });
  expect(next.view?.table).toEqual([payment]);
  expect(next.table).toBe(table);
});

test("only seats that are named change", () => {
  const [, remy, oda, tara] = view.seats;
  if (!remy) throw new Error("Remy sits there.");
  const next = after({ seats: { "1": { ...remy, hand: 5 } } });
  expect(next.view?.seats[1]).toEqual({ ...remy, hand: 5 });
  expect(next.view?.seats[2]).toBe(oda);
  expect(next.view?.seats[3]).toBe(tara);
});

test("the own cards change with the change, and only for me", () => {
  const hand = view.hand.slice(0, 1);
  const next = after({}, { hand, looking_at: [mead] });
  expect(next.view?.hand).toBe(hand);
  expect(next.view?.looking_at).toEqual([mead]);
  expect(after({}, { looking_at: [] }, next).view?.looking_at).toEqual([]);
});

test("cards of teammates are put into their seats, and go when they are not told any more", () => {
  const [, remy] = view.seats;
  if (!remy) throw new Error("Remy sits there.");
  const shown = after({}, { hands: { "1": [fines] } });
  expect(shown.view?.seats[1]?.cards).toEqual([fines]);
  const both = after({ seats: { "1": { ...remy, hand: 4 } } }, { hands: { "1": [darts] } }, shown);
  expect(both.view?.seats[1]).toEqual({ ...remy, hand: 4, cards: [darts] });
  expect(after({}, {}, both).view?.seats[1]?.cards).toEqual([darts]);
  expect(after({}, { hands: {} }, both).view?.seats[1]?.cards).toEqual([]);
});

test("a question comes, is answered, and goes", () => {
  const asked = after({}, { said: true });
  expect(asked.prompt).toEqual({ ...state.prompt, said: true });
  const gone = after({}, { prompt: null, waiting: null }, asked);
  expect(gone.prompt).toBeNull();
  expect(gone.waiting).toBeNull();
  expect(after({}, { said: true }, gone).prompt).toBeNull();
  const { prompt } = state;
  if (!prompt) throw new Error("Somebody is asked.");
  expect(after({}, { prompt: { ...prompt, number: 213 } }, gone).prompt?.number).toBe(213);
});

test("wishes, orders and the clock change", () => {
  const waiting = { kind: "direct" as const, seats: [0], seconds: 3 };
  const next = after({}, { announced: tip.id, orders: { no_light_drinks: true }, waiting });
  expect(next.announced).toBe(tip.id);
  expect(next.orders).toEqual({ no_light_drinks: true });
  expect(next.waiting).toBe(waiting);
});

test("lines of the log are told once, and the next ones follow them", () => {
  const known = state.log?.length ?? 0;
  const quiet = after({});
  expect([quiet.log_from, quiet.log]).toEqual([known, []]);
  const line = { text: `Whitehawk plays ${account.title}`, rules: [] };
  const told = after({}, { log_from: known, log: [line] }, quiet);
  expect([told.log_from, told.log]).toEqual([known, [line]]);
  expect(after({}, {}, told).log_from).toBe(known + 1);
});

test("before the game there is no view to change", () => {
  const before: State = { ...state, view: null, prompt: null };
  const next = after({ table: { ...state.table, state: "dealing" } }, {}, before);
  expect(next.view).toBeNull();
  expect(next.table.state).toBe("dealing");
});
