import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { barrel } from "../testing/boards";
import { mixed, roundStarts, served, view } from "../testing/table";
import StackedDrink from "./StackedDrink.svelte";
import { bearerOf, dueWords, headingOf } from "./words";

test("a Drink says in sentences what else is in it", () => {
  const [drink] = mixed.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink, drinker: "Tara" });
  const sentences = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(sentences.map((one) => one.textContent)).toEqual(["Its drinker pays Remy 1 Gold", "Has a Mix-in"]);
});

test("a plain Drink says no more than its numbers", () => {
  const [drink] = served.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink, drinker: "Tara" });
  expect(screen.queryByRole("list")).toBeNull();
});

test("nobody plays the Event of a tavern: it is where somebody leads the party", () => {
  expect(headingOf(view, roundStarts)).toBe("Tara plays");
  expect(headingOf(view, { ...roundStarts, card: barrel })).toBe("Tara moves the party");
});

test("the heading names the drinkers, each of them once, and counts a whole table", () => {
  const [drink] = served.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  const of = (...seats: number[]) => ({
    ...served,
    drinks: seats.map((drinker, index) => ({ ...drink, id: index, drinker })),
  });
  expect(headingOf(view, of(0, 0))).toBe("Whitehawk drinks");
  expect(headingOf(view, of(0, 1))).toBe("Whitehawk and Remy drink");
  expect(headingOf(view, of(0, 1, 2, 3))).toBe("4 players drink");
});

test("a card that acts from where it lies is activated, not played", () => {
  expect(headingOf(view, { ...roundStarts, acts: true })).toBe("Tara activates");
});

test("what a card in front of somebody loses is its own loss", () => {
  const names = view.seats.map((seat) => seat.name);
  const packet = { id: 7, victim: 3, text: "2 Fortitude", amount: 2, ante: false };
  expect(bearerOf(packet, names)).toBe("Tara");
  expect(`${bearerOf({ ...packet, thing: "Old Hound" }, names)} ${dueWords(packet)}`).toBe(
    "Old Hound loses 2 Fortitude",
  );
});
