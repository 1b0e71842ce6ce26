import { expect, test } from "vitest";
import { negated, view, won } from "../testing/table";
import type { View } from "../wire";
import { momentsBetween } from "./moments";

const quiet: View = { ...view, table: [] };
const texts = (before: View, after: View) => momentsBetween(before, after).map((moment) => moment.text);

test("nothing is a moment where nothing has happened", () => {
  expect(texts(view, structuredClone(view))).toEqual([]);
});

test("my turn is a moment, somebody else's is not, and a spectator has none", () => {
  const mine = { ...quiet, turn: 10, active: 0 };
  expect(texts(quiet, mine)).toEqual(["Your turn"]);
  expect(texts(quiet, { ...mine, active: 1 })).toEqual([]);
  expect(texts(quiet, { ...mine, seat: -1 })).toEqual([]);
  expect(texts(mine, { ...mine, phase: "Drink" })).toEqual([]);
});

test("so is somebody who passes out or has no Gold left, and whether that is me", () => {
  const out = (number: number, why: string) => ({
    ...quiet,
    sides: quiet.sides.map((side, one) => (one === number ? { ...side, out: why } : side)),
  });
  expect(texts(quiet, out(3, "passed out"))).toEqual(["Tara passes out"]);
  expect(texts(quiet, out(1, "no Gold"))).toEqual(["Remy is out of Gold"]);
  expect(texts(quiet, out(0, "passed out"))).toEqual(["You pass out"]);
  expect(texts(out(3, "passed out"), out(3, "passed out"))).toEqual([]);
});

test("a team passes out together", () => {
  const sides = [{ ...quiet.sides[0], seats: [1, 3], out: "passed out" }] as View["sides"];
  const before = sides.map((side) => ({ ...side, out: "" }));
  expect(texts({ ...quiet, sides: before }, { ...quiet, sides })).toEqual(["Remy and Tara pass out"]);
});

test("a won pot and a Negate are moments once", () => {
  const after = { ...view, table: [won, negated] };
  expect(texts(quiet, after)).toEqual([`Negated: ${negated.card?.title}`, "Remy wins the pot: 6 Gold"]);
  expect(texts(after, after)).toEqual([]);
});

test("the last one standing is the last moment", () => {
  const end = { ...quiet, over: true, winners: [1] };
  expect(texts(quiet, end)).toEqual(["Remy is the last one standing"]);
  expect(texts(quiet, { ...end, winners: [0] })).toEqual(["You are the last one standing"]);
  expect(texts(quiet, { ...end, winners: [0, 1] })).toEqual([]);
});
