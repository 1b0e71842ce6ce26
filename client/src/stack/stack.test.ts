import { cleanup, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { said } from "../testing/said";
import { gambling, mixed, payment, raise, raised, roundStarts, served, state, view } from "../testing/table";
import type { MatterWords, SeenMatter } from "../wire";
import StackedDrink from "./StackedDrink.svelte";
import { titleOf } from "./titles";

beforeEach(likeABrowser);

test("a Drink says in sentences what else is in it", () => {
  const [drink] = mixed.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink });
  const sentences = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(sentences.map((one) => one.textContent)).toEqual(["Its drinker pays Remy 1 Gold", "Has a Mix-in"]);
});

test("a plain Drink says no more than its numbers", () => {
  const [drink] = served.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink });
  expect(screen.queryByRole("list")).toBeNull();
});

/** A table on which these things are being resolved. */
function lay(...table: SeenMatter[]) {
  layWith({}, ...table);
}

/** The same, where the server says something else about some of them. */
function layWith(words: Record<number, MatterWords>, ...table: SeenMatter[]) {
  const connection = new Remembering({ ...state, view: { ...view, table }, words: { ...said, ...words } });
  render(Playing, { connection, state: connection.state ?? state });
}

test("a Drink may say the same thing twice", () => {
  const [drink] = mixed.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink: { ...drink, more: ["has a Mix-in", "has a Mix-in"] } });
  expect(screen.getAllByText("Has a Mix-in")).toHaveLength(2);
});

test("below an answer a Drink is called by its name, and several are not", () => {
  const [drink] = served.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  expect(titleOf({ ...served, drinks: [drink] })).toBe("Grog + Mead");
  expect(titleOf(served)).toBe("");
  expect(titleOf(roundStarts)).toBe("Gambling? I'm in!");
  lay({ ...served, drinks: [drink] }, raised);
  const [strip] = document.querySelectorAll(".strip");
  expect(strip?.textContent).toContain("Grog + Mead");
});

test("the newest card shows its text and the lit line, those below it are strips with what they answer", () => {
  const answers = `against “${gambling.title}”`;
  layWith({ [raised.id]: { heading: "Remy plays", answers } }, roundStarts, raised, payment);
  const stack = within(screen.getByRole("list", { name: /Being resolved/ }));
  expect(stack.getAllByRole("article").map((face) => face.getAttribute("aria-label"))).toEqual([raise.title]);
  expect(document.querySelector(".lit")?.textContent.replace(/\s+/g, " ").trim()).toBe(raise.text);
  const [strip] = document.querySelectorAll(".strip");
  expect(strip?.textContent).toContain(gambling.title);
  expect(strip?.textContent).toContain("Tara plays");
  expect(stack.getByText("Payment")).toBeTruthy();
  expect(stack.getByText("Tara pays 2 Gold")).toBeTruthy();
  expect(stack.getByText(`against`, { exact: false }).textContent).toContain(gambling.title);
});

test("nothing is a strip where only one card is being resolved, and a Contest stands side by side", () => {
  lay(served);
  expect(document.querySelector(".strip")).toBeNull();
  const drinks = within(screen.getByRole("list", { name: "One Drink each" })).getAllByRole("listitem");
  expect(drinks.map((drink) => drink.querySelector("b")?.textContent)).toEqual(["Tara", "Remy"]);
  expect(drinks.map((drink) => drink.querySelector("strong")?.textContent)).toEqual([
    "+6 Alcohol Content",
    "+3 Alcohol Content",
  ]);
});

test("a card of few words keeps its ribbon where room is scarce, one of many gives it up", () => {
  const card = { ...gambling, text: "You gain 1 Gold." };
  lay({ ...roundStarts, card });
  expect(document.querySelector(".matter.brief .heading.ribboned")).toBeTruthy();
  cleanup();
  lay({
    ...roundStarts,
    card: { ...card, text: "Another player loses 1 Fortitude for each Drink. ".repeat(8) },
  });
  expect(document.querySelector(".matter")).toBeTruthy();
  expect(document.querySelector(".brief, .ribboned")).toBeNull();
});

test("what is said about a matter is what the server says, the reader’s own changes marked", () => {
  const due = [
    { text: "You lose 2 Fortitude", mine: true },
    { text: "Remy gains 1 Gold", gain: true },
  ];
  layWith({ [raised.id]: { heading: "Tara activates", notes: ["Champions: you and Remy"], due } }, raised);
  const stack = within(screen.getByRole("list", { name: /Being resolved/ }));
  expect(stack.getByRole("heading", { name: "Tara activates" })).toBeTruthy();
  expect(stack.getByText("Champions: you and Remy")).toBeTruthy();
  const lines = [...document.querySelectorAll(".packets li")];
  expect(lines.map((one) => [one.textContent.trim(), one.className.includes("mine")])).toEqual([
    ["You lose 2 Fortitude", true],
    ["Remy gains 1 Gold", false],
  ]);
  expect(lines[1]?.className).toContain("gain");
});

test("something the server says nothing about yet still lies there", () => {
  lay({ ...raised, id: 999 });
  expect(screen.getByRole("list", { name: /Being resolved/ })).toBeTruthy();
});
