import { expect, test } from "vitest";
import type { SeenOption } from "../wire";
import { divisionOf, halfOf, pilesOf } from "./dividing";

/** As they are offered: the first card always lies in the pile that is named. */
const OPTIONS: SeenOption[] = [[1, 2, 3], [1, 3], [1, 2], [1]].map((cards, number) => ({
  answer: [4, 2 * number],
  text: "",
  cards,
}));

test("at first the cards lie half and half", () => {
  expect(halfOf(OPTIONS)).toEqual([3]);
  expect(pilesOf(OPTIONS, [3])).toEqual([[1, 2], [3]]);
});

test("every way to lay them is one of the options, whichever pile has the first card", () => {
  const answers = (moved: number[]) => divisionOf(OPTIONS, pilesOf(OPTIONS, moved))?.answer;
  expect(answers([])).toEqual([4, 0]);
  expect(answers([2])).toEqual([4, 2]);
  expect(answers([3])).toEqual([4, 4]);
  expect(answers([2, 3])).toEqual([4, 6]);
  expect(answers([1])).toEqual([4, 6]);
  expect(answers([1, 2])).toEqual([4, 4]);
  expect(answers([1, 2, 3])).toEqual([4, 0]);
});
