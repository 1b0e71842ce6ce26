import { cleanup, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Playing from "../playing/Playing.svelte";
import { barrel } from "../testing/boards";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { gambling, mixed, payment, raise, raised, roundStarts, served, state, view } from "../testing/table";
import type { SeenMatter, SeenPacket } from "../wire";
import StackedDrink from "./StackedDrink.svelte";
import { answeredOf, dueOf, headingOf, titleOf } from "./words";

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
  expect(headingOf(view, of(0, 0))).toBe("You drink");
  expect(headingOf(view, of(0, 1))).toBe("You and Remy drink");
  expect(headingOf(view, of(0, 1, 2, 3))).toBe("4 players drink");
});

test("a card that acts from where it lies is activated, not played", () => {
  expect(headingOf(view, { ...roundStarts, acts: true })).toBe("Tara activates");
});

/** A table on which these things are being resolved. */
function lay(...table: SeenMatter[]) {
  const connection = new Remembering({ ...state, view: { ...view, table } });
  render(Playing, { connection, state: connection.state ?? state });
}

const due = (...packets: SeenPacket[]) => dueOf(view, packets).map(({ who, what }) => `${who} ${what}`);
const packet = { id: 7, victim: 3, text: "2 Fortitude", amount: 2, ante: false };

test("what a card in front of somebody loses is its own loss", () => {
  expect(due(packet)).toEqual(["Tara loses 2 Fortitude"]);
  expect(due({ ...packet, thing: "Old Hound" })).toEqual(["Old Hound loses 2 Fortitude"]);
});

test("equal changes are told together, mine first and to me", () => {
  const all = [3, 0, 1].map((victim) => ({ ...packet, id: victim, victim }));
  expect(due(...all)).toEqual(["You lose 2 Fortitude", "Tara and Remy lose 2 Fortitude"]);
  expect(due({ ...packet, text: "1 Gold", amount: -1 }, { ...packet, amount: 0 })).toEqual([
    "Tara gains 1 Gold",
  ]);
  expect(due({ ...packet, text: "the ante of 1 Gold", amount: 1 })).toEqual(["Tara owes the ante of 1 Gold"]);
});

test("what comes to one player twice is said to come twice, and the table stands", () => {
  const twice = [2, 3, 3].map((victim, id) => ({ ...packet, id, victim }));
  expect(due(...twice)).toEqual(["Oda loses 2 Fortitude", "Tara loses 2 Fortitude twice"]);
  const antes = [1, 2].map((amount, id) => ({ ...packet, id, text: "the ante", amount }));
  lay({ ...roundStarts, packets: [...twice, ...antes] });
  expect(screen.getAllByText("owes the ante")).toHaveLength(2);
});

test("a Drink may say the same thing twice", () => {
  const [drink] = mixed.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  render(StackedDrink, { drink: { ...drink, more: ["has a Mix-in", "has a Mix-in"] } });
  expect(screen.getAllByText("Has a Mix-in")).toHaveLength(2);
});

test("a card that loses something is named and never counted among the players", () => {
  const hit = [1, 2, 3].map((victim) => ({ ...packet, id: victim, victim }));
  const hound = { ...packet, id: 9, thing: "Old Hound" };
  expect(due(...hit)).toEqual(["Remy, Oda and Tara lose 2 Fortitude"]);
  expect(due(...hit, hound)).toEqual(["3 players and Old Hound lose 2 Fortitude"]);
});

test("below an answer a Drink is called by its name, and several are not", () => {
  const [drink] = served.drinks ?? [];
  if (!drink) throw new Error("Nobody drinks.");
  expect(titleOf({ ...served, drinks: [drink] })).toBe(drink.cards.map((card) => card.title).join(" with "));
  expect(titleOf(served)).toBe("");
  expect(titleOf(roundStarts)).toBe("Gambling? I'm in!");
  lay({ ...served, drinks: [drink] }, { ...raised, answers: drink.id });
  const [strip] = document.querySelectorAll(".strip");
  expect(strip?.textContent).toContain(drink.cards[0]?.title);
});

test("an answer names what it answers: a card, a loss, a Drink", () => {
  const [drink] = served.drinks ?? [];
  const shown = { ...view, table: [roundStarts, raised, served] };
  const answers = (part: number) => answeredOf(shown, { ...roundStarts, answers: part });
  expect(answers(roundStarts.id)).toBe("Gambling? I'm in!");
  expect(answers(raised.packets?.[0]?.id ?? -1)).toBe("your ante");
  expect(answers(drink?.id ?? -1)).toBe("Tara’s Drink");
  expect(answers(-1)).toBe("");
});

test("the newest card shows its text and the lit line, those below it are strips with what they answer", () => {
  const answer = { ...raised, answers: roundStarts.id };
  lay(roundStarts, answer, payment);
  const stack = within(screen.getByRole("list", { name: /Being resolved/ }));
  expect(stack.getAllByRole("article").map((face) => face.getAttribute("aria-label"))).toEqual([raise.title]);
  expect(document.querySelector(".lit")?.textContent.replace(/\s+/g, " ").trim()).toBe(raise.text);
  const [strip] = document.querySelectorAll(".strip");
  expect(strip?.textContent).toContain(gambling.title);
  expect(strip?.textContent).toContain("Tara plays");
  expect(stack.getByText("Payment due")).toBeTruthy();
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
