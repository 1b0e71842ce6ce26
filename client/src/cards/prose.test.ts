import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { proseOf } from "./prose";
import Prose from "./Prose.svelte";

test("titles of cards are told apart from the sentence around them", () => {
  expect(proseOf("Tara plays “Mind the boom!” against “Elbow”.")).toEqual([
    { text: "Tara plays ", title: false },
    { text: "Mind the boom!", title: true },
    { text: " against ", title: false },
    { text: "Elbow", title: true },
    { text: ".", title: false },
  ]);
});

test("a sentence without titles stays as it is, and a lone quote is no title", () => {
  expect(proseOf("You lose 1 Gold.")).toEqual([{ text: "You lose 1 Gold.", title: false }]);
  expect(proseOf("A “lone quote.")).toEqual([{ text: "A “lone quote.", title: false }]);
  expect(proseOf("")).toEqual([]);
});

test("on a screen a title is in italics and has lost its quotes", () => {
  const { container } = render(Prose, { text: "You play “I raise!”, and “Elbow” is Negated." });
  expect(container.textContent).toBe("You play I raise!, and Elbow is Negated.");
  const titles = [...container.querySelectorAll("em.title")].map((one) => one.textContent);
  expect(titles).toEqual(["I raise!", "Elbow"]);
});
