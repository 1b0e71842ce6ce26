import { expect, test } from "vitest";
import { grouped } from "./ways";

test("options of one card are together", () => {
  const option = (text: string, card: number) => ({ answer: [card], text, cards: [card] });
  const options = [option("a on Tara", 1), option("b", 2), option("a on Remy", 1)];
  const ways = grouped(options, (one) => one.text.slice(0, 1));
  expect(ways.map((way) => [way.title, way.options.length])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});
