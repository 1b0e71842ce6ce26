import { beforeEach, expect, test, vi } from "vitest";
import { gathered } from "../gathering/testing";
import { closed, housePromise, ofBen, statement } from "../testing/fairness";
import type { Contribution, Message, ShownTable } from "../wire";
import { commitmentOf } from "./seed";
import { Shuffle } from "./shuffle.svelte";

beforeEach(() => localStorage.clear());

const told = (
  state: ShownTable["state"],
  contributions: Contribution[],
  seat = 0,
  commitment = housePromise,
) => gathered(seat, { state, fairness: { commitment, contributions } });

const promised = (message: Message | null): string => {
  if (message?.do !== "commit") throw new Error("Nothing was promised.");
  return message.commitment;
};
const annWith = (commitment: string): Contribution => ({ seat: 0, name: "Ann", commitment });

/** Ann's browser has promised its part, and the table knows. */
function sitting() {
  const shuffle = new Shuffle("t1");
  const commitment = promised(shuffle.due(told("gathering", [])));
  return { shuffle, commitment, mine: annWith(commitment) };
}

test("a player who sits down promises a part once, and keeps it", () => {
  const { shuffle, commitment, mine } = sitting();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(shuffle.kept.parts.map(commitmentOf)).toEqual([commitment]);
  expect(shuffle.due(told("gathering", []))).toBeNull();
  expect(shuffle.due(told("gathering", [mine]))).toBeNull();
});

test("a reloaded page has the same part, and promises it again if the server has forgotten", () => {
  const { commitment, mine } = sitting();
  const again = new Shuffle("t1");
  expect(again.due(told("gathering", [mine]))).toBeNull();
  expect(promised(again.due(told("gathering", [])))).toBe(commitment);
  again.begin();
  expect(promised(again.due(told("gathering", [])))).toBe(commitment);
});

test("every table has a part of its own", () => {
  const { commitment } = sitting();
  expect(promised(new Shuffle("t2").due(told("gathering", [])))).not.toBe(commitment);
});

test("the promise of another window is replaced once, not back and forth forever", () => {
  const { shuffle } = sitting();
  expect(shuffle.due(told("gathering", [annWith("d".repeat(64))]))).toBeNull();
});

test("in the deal the part is opened, once, and what was promised by then is kept", () => {
  const { shuffle, commitment, mine } = sitting();
  const dealing = told("dealing", [mine, closed(ofBen)]);
  const open = shuffle.due(dealing);
  const [part] = shuffle.kept.parts;
  expect(open).toEqual({ do: "open", value: part?.value, salt: part?.salt });
  expect(part?.fixed).toEqual([commitment, ofBen.commitment]);
  expect(shuffle.due(dealing)).toBeNull();
  const again = new Shuffle("t1");
  expect(again.due(dealing)).toEqual(open);
  expect(new Shuffle("t1").due(told("dealing", [{ ...mine, value: "1" }]))).toBeNull();
});

test.each<[string, Contribution[]]>([
  ["missing", []],
  ["replaced", [annWith("d".repeat(64))]],
])("a part whose promise is %s is never opened", (_, contributions) => {
  const { shuffle } = sitting();
  expect(shuffle.due(told("dealing", contributions))).toBeNull();
  expect(shuffle.kept.parts[0]?.fixed).toEqual([]);
});

test("a part of another seat is not opened either", () => {
  const { shuffle, mine } = sitting();
  expect(shuffle.due(told("dealing", [{ ...mine, seat: 1 }]))).toBeNull();
});

test("a deal that comes to nothing takes a new part, and the old one is not forgotten", () => {
  const { shuffle, commitment, mine } = sitting();
  shuffle.due(told("dealing", [mine]));
  expect(promised(shuffle.due(told("gathering", [])))).not.toBe(commitment);
  expect(shuffle.kept.parts).toHaveLength(2);
});

test("a spectator promises nothing, and a player who stands up takes their part with them", () => {
  const { shuffle } = sitting();
  expect(shuffle.due(told("gathering", [], -1))).toBeNull();
  expect(shuffle.kept.parts).toEqual([]);
  expect(new Shuffle("t9").due(told("gathering", [], -1))).toBeNull();
});

test("a player who moves to another device still knows their part", () => {
  const { shuffle, mine } = sitting();
  shuffle.due(told("playing", [mine], -1));
  expect(shuffle.kept.parts).toHaveLength(1);
});

test("what the server promised first is remembered, unless it was seen only at the end", () => {
  const { shuffle } = sitting();
  shuffle.due(told("playing", [], 0, "e".repeat(64)));
  expect(shuffle.kept.house).toBe(housePromise);
  const late = new Shuffle("t9");
  const fairness = { commitment: housePromise, house: { value: "1", salt: "2" } };
  late.due(gathered(-1, { state: "over", fairness }));
  expect(late.kept.house).toBe("");
});

test("what the server signed is remembered with its promise, and the hash of the answers at the end", () => {
  const shuffle = new Shuffle("t1");
  const fairness = { commitment: housePromise, contributions: [], statement };
  shuffle.due(gathered(0, { state: "gathering", fairness }));
  expect(shuffle.kept.statement).toEqual(statement);
  const house = { value: "1", salt: "2" };
  shuffle.due(gathered(0, { state: "over", fairness: { ...fairness, house, chain: "ab12" } }));
  shuffle.due(gathered(0, { state: "over", fairness: { ...fairness, house, chain: "cd34" } }));
  expect(new Shuffle("t1").kept).toMatchObject({ statement, house: housePromise, chain: "ab12" });
});

test("two windows that promised at once both know the part that counts, and one of them opens it", () => {
  const one = new Shuffle("t1");
  const other = new Shuffle("t1");
  promised(one.due(told("gathering", [])));
  localStorage.clear(); // The other window has not seen it yet.
  const commitment = promised(other.due(told("gathering", [])));
  const mine = annWith(commitment);
  expect(one.due(told("gathering", [mine]))).toBeNull();
  expect(one.due(told("dealing", [mine]))?.do).toBe("open");
  expect(one.kept.parts.find((part) => commitmentOf(part) === commitment)?.fixed).toEqual([commitment]);
  other.due(told("playing", [{ ...mine, value: "1" }]));
  expect(other.kept.parts.find((part) => commitmentOf(part) === commitment)?.fixed).toEqual([commitment]);
});

test("a browser that keeps nothing still puts in its part", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  vi.spyOn(Storage.prototype, "getItem").mockReturnValue("no JSON");
  const { shuffle, mine } = sitting();
  expect(shuffle.due(told("dealing", [mine]))?.do).toBe("open");
});
