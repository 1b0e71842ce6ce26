import { expect, test } from "vitest";
import {
  annsPart,
  housePromise,
  ofAnn,
  ofBen,
  ofCleo,
  sealedHouse,
  seed,
  seedWithoutPlayers,
} from "../testing/fairness";
import { commitmentOf, draw, isHonest, seedOf } from "./seed";

test("a promise is the same hash the server computes", () => {
  expect(commitmentOf(sealedHouse)).toBe(housePromise);
  expect(commitmentOf(annsPart)).toBe(ofAnn.commitment);
});

test("the seed is the one the server computes, in whatever order the parts come", () => {
  expect(seedOf(sealedHouse.value, [ofBen, ofAnn, ofCleo])).toBe(seed);
  expect(seedOf(sealedHouse.value, [])).toBe(seedWithoutPlayers);
});

test("opening a different value is detected, and opening nothing is not blamed", () => {
  expect([ofAnn, ofBen, ofCleo].every(isHonest)).toBe(true);
  expect(isHonest({ ...ofAnn, value: ofBen.value ?? "" })).toBe(false);
  expect(isHonest({ ...ofAnn, salt: ofBen.salt ?? "" })).toBe(false);
});

test("a part is sixteen bytes and sixteen of salt, and never the same", () => {
  const [one, other] = [draw(), draw()];
  for (const text of [one.value, one.salt, other.value, other.salt]) expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([one.value, one.salt, other.value, other.salt]).size).toBe(4);
});
