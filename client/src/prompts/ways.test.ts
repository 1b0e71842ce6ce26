import { expect, test } from "vitest";
import { grouped, wayOf } from "./ways";

test("what an option adds to the title of its card", () => {
  expect(wayOf("No!", "“No!” on Tara")).toBe("On Tara");
  expect(wayOf("No!", "No! on Tara")).toBe("On Tara");
  expect(wayOf("No!", "“No!”")).toBe("");
});

test("options of one card are together", () => {
  const option = (text: string, card: number) => ({ answer: [card], text, cards: [card] });
  const options = [option("a on Tara", 1), option("b", 2), option("a on Remy", 1)];
  const ways = grouped(options, (one) => one.text.slice(0, 1));
  expect(ways.map((way) => [way.title, way.options.length])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});
