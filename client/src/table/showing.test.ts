import { beforeEach, expect, test, vi } from "vitest";
import { fines, mead, roundStarts, served, state, tip, view } from "../testing/table";
import type { SeenCard, SeenMatter, State } from "../wire";
import { Showing, type Frame } from "./showing.svelte";
import { timeOf } from "./timing";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  return () => vi.useRealTimers();
});

let ids = 500;
/** Somebody plays a card, by default Remy. */
function play(card: SeenCard, more: Partial<SeenMatter> = {}): SeenMatter {
  return { id: (ids += 1), kind: "play", seat: 1, card, ...more };
}
const of = (table: SeenMatter[], change: Partial<State> = {}): Frame => ({
  state: { ...state, prompt: null, waiting: null, view: { ...view, table }, ...change },
  log: [],
  heard: 0,
});
const asked = { prompt: state.prompt ?? null, waiting: { kind: "window" as const, seats: [0], seconds: 15 } };

/** What is shown, and when. */
function watch() {
  const seen: State[] = [];
  const showing = new Showing((frame) => seen.push(frame.state));
  showing.catchUp(of([]));
  const titles = () => seen.at(-1)?.view?.table.map((matter) => matter.card?.title);
  return { showing, seen, titles };
}

test("a card that is new to me stays nearly three seconds, whatever comes meanwhile", () => {
  const { showing, titles } = watch();
  showing.come(of([play(fines)]));
  showing.come(of([]));
  vi.advanceTimersByTime(2500);
  expect(titles()).toEqual([fines.title]);
  expect(showing.behind).toBe(true);
  vi.advanceTimersByTime(500);
  expect(titles()).toEqual([]);
  expect(showing.behind).toBe(false);
});

test("how long something stays: new or about me long, known shorter, my own and everything else briefly", () => {
  const known = new Set([fines.title]);
  const time = (...table: SeenMatter[]) => timeOf({ ...view, table: [] }, { ...view, table }, known);
  expect(time(play(tip))).toBeGreaterThanOrEqual(2500);
  expect(time(play(tip))).toBeLessThanOrEqual(3000);
  expect(time(play(fines, { targets: [0] }))).toBe(time(play(tip)));
  expect(time(play(fines, { packets: [{ id: 1, victim: 0, text: "", amount: 1, ante: true }] }))).toBe(
    time(play(tip)),
  );
  expect(time(play(fines))).toBe(1200);
  expect(time(play(tip, { seat: 0 }))).toBe(200);
  expect(time()).toBe(200);
  expect(timeOf({ ...view, table: [served] }, { ...view, table: [served] }, known)).toBe(200);
  expect(time({ ...served, drinks: [] })).toBe(200);
  expect(time({ ...served, drinks: (served.drinks ?? []).slice(1) })).toBe(time(play(mead)));
});

test("passes and orders go by quickly", () => {
  const { showing, seen } = watch();
  for (let number = 0; number < 4; number += 1) showing.come(of([], { announced: number }));
  vi.advanceTimersByTime(800);
  expect(seen).toHaveLength(5);
});

test("slow and fast, kept for the next table", () => {
  const { showing, titles } = watch();
  showing.setSpeed("slow");
  showing.come(of([play(fines)]));
  showing.come(of([]));
  vi.advanceTimersByTime(4000);
  expect(titles()).toEqual([fines.title]);
  vi.advanceTimersByTime(600);
  const next = watch();
  expect(next.showing.speed).toBe("slow");
  next.showing.setSpeed("fast");
  next.showing.come(of([play(fines)]));
  next.showing.come(of([]));
  vi.advanceTimersByTime(1300);
  expect(next.titles()).toEqual([]);
});

test("a short press goes on, a long one holds", () => {
  const { showing, titles } = watch();
  showing.come(of([play(fines)]));
  showing.come(of([play(tip)]));
  showing.press();
  vi.advanceTimersByTime(100);
  showing.release();
  expect(titles()).toEqual([tip.title]);
  showing.come(of([]));
  showing.press();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual([tip.title]);
  showing.release();
  vi.advanceTimersByTime(300);
  expect(titles()).toEqual([]);
});

test("a press where nothing is shown holds nothing", () => {
  const { showing, titles } = watch();
  showing.press();
  showing.come(of([play(fines)]));
  expect(titles()).toEqual([fines.title]);
});

test("a question for me with a clock does not wait for what lies before it", () => {
  const { showing, seen } = watch();
  showing.come(of([play(fines)]));
  showing.come(of([play(tip)]));
  showing.come(of([roundStarts], asked));
  vi.advanceTimersByTime(300);
  expect(seen.at(-1)?.prompt).toBe(asked.prompt);
});

test("without a clock it appears with the card it is about, after the others", () => {
  const { showing, seen } = watch();
  showing.come(of([play(fines)]));
  showing.come(of([roundStarts], { ...asked, waiting: { ...asked.waiting, seconds: -1 } }));
  vi.advanceTimersByTime(2000);
  expect(seen.at(-1)?.prompt).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)?.prompt).toBe(asked.prompt);
  expect(seen.at(-1)?.view?.table).toEqual([roundStarts]);
});

test("whoever looks away finds the table as it is now", () => {
  const { showing, titles } = watch();
  showing.come(of([play(fines)]));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  showing.come(of([play(tip)]));
  expect(titles()).toEqual([tip.title]);
});

test("a page that is far behind catches up", () => {
  const { showing, seen } = watch();
  for (let number = 0; number < 60; number += 1)
    showing.come(of([play({ ...fines, title: `Card ${number}` })]));
  vi.advanceTimersByTime(2800);
  expect(seen.length).toBeGreaterThan(18);
});

const cards = (count: number) =>
  Array.from({ length: count }, (_, number) => play({ ...tip, id: 900 + number, title: `Card ${number}` }));

test("where bots are hurried, the page hurries too, and is never two seconds behind", () => {
  const late: number[] = [];
  const showing = new Showing((frame) => late.push(performance.now() - frame.heard));
  const hurried = { table: { ...state.table, haste: "faster" as const } };
  showing.catchUp(of([], hurried));
  for (const matter of cards(30)) {
    showing.come({ ...of([matter], hurried), heard: performance.now() });
    vi.advanceTimersByTime(120);
  }
  vi.advanceTimersByTime(2000);
  expect(late).toHaveLength(31);
  expect(showing.behind).toBe(false);
  expect(Math.max(...late.slice(1))).toBeLessThanOrEqual(2000);
  // One at a time, while there is time for it.
  expect(late.at(-1)).toBeGreaterThan(500);
});

test("on the way to the end nothing stays", () => {
  const { showing, titles } = watch();
  for (const matter of cards(3)) showing.come(of([matter], { table: { ...state.table, haste: "end" } }));
  vi.advanceTimersByTime(10);
  expect(titles()).toEqual(["Card 2"]);
});
