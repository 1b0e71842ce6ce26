import { expect, test, vi } from "vitest";
import { allCards, allRules, hasWords } from "./library";
import { cards } from "./testing/fixtures";

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

test("a list is asked for once", async () => {
  const ask = vi.spyOn(globalThis, "fetch").mockImplementation(() => answer(cards));
  expect(await allCards()).toEqual(cards);
  expect(await allCards()).toEqual(cards);
  expect(ask).toHaveBeenCalledExactlyOnceWith("/api/cards");
});

test("after a failure it can be asked for again", async () => {
  vi.spyOn(globalThis, "fetch")
    .mockImplementationOnce(() => answer({}, 503))
    .mockImplementationOnce(() => answer([]));
  await expect(allRules()).rejects.toThrow("503");
  expect(await allRules()).toEqual([]);
});

test("words are found in any order and case, but all of them", () => {
  expect(hasWords("Take control of the Round.", "round CONTROL")).toBe(true);
  expect(hasWords("Take control of the Round.", "round pot")).toBe(false);
  expect(hasWords("anything", "")).toBe(true);
});
