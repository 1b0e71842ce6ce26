import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Emblem from "./Emblem.svelte";
import { DRAWN, drawnFor, groundFor, shieldFor, weaveFor } from "./emblems";

test("everybody is known by the full name and by the short one", () => {
  expect(drawnFor("Captain Whitehawk")).toBe(DRAWN.Whitehawk);
  expect(drawnFor("Pell")).toBe(DRAWN.Pell);
  expect(drawnFor("Sea Events")).toBe(DRAWN["Sea Events"]);
  expect(drawnFor("Dungeon Events")).toBe(DRAWN["Dungeon Events"]);
  expect(drawnFor("Baron von Vlazlo")).toBe(DRAWN.Vlazlo);
  expect(drawnFor("Hob the Unheard-of")).toBeUndefined();
});

test("a character a tavern is named after has a different emblem", () => {
  for (const name of [
    "Father Farai",
    "Lucky the Scofflaw",
    "Nerodia",
    "Phyll Startusk",
    "Samantha the Bookie",
  ]) {
    expect(drawnFor(name), name).toBeDefined();
  }
  expect(drawnFor("Lucky's Rolling Barrel")).not.toBe(DRAWN.Lucky);
  expect(drawnFor("Startusk's")).not.toBe(DRAWN.Phyll);
});

test("what characters bring along has signs of its own, under the names of its piles too", () => {
  expect(drawnFor("Bat Deck")).toBe(DRAWN.Bat);
  expect(drawnFor("Wolf Deck")).toBe(DRAWN.Wolf);
  expect(drawnFor("Scarabs")).toBe(DRAWN.Scarabs);
});

test("a stranger's shield is always the same, and another's is another", () => {
  expect(shieldFor("Hob the Unheard-of")).toEqual(shieldFor("Hob the Unheard-of"));
  expect(shieldFor("Ada the Passer-by")).not.toEqual(shieldFor("Hob the Unheard-of"));
  expect(shieldFor("Ada the Passer-by").letter).toBe("A");
  expect(shieldFor("").letter).toBe("?");
});

test("no two drawings share their ground", () => {
  const grounds = Object.keys(DRAWN).map(groundFor);
  expect(new Set(grounds).size).toBe(grounds.length);
});

test("a weave is one of those there are", () => {
  for (const name of [...Object.keys(DRAWN), "Somebody", "Somebody else"]) {
    const weave = weaveFor(name, "RDI 4", 6);
    expect(weave).toBeGreaterThanOrEqual(0);
    expect(weave).toBeLessThan(6);
  }
});

test("an emblem is decoration unless it is given a name to say", () => {
  const { container } = render(Emblem, { name: "Oda" });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  render(Emblem, { name: "Somebody new", label: "Somebody new" });
  expect(screen.getByRole("img", { name: "Somebody new" }).querySelector("[data-shield]")).toBeTruthy();
});
