import { afterEach, expect, test } from "vitest";
import { linkTo, partsOf, Place } from "./router.svelte";

afterEach(() => {
  location.hash = "";
});

test("an address is read in words", () => {
  expect(partsOf("#/cards/Captain%20Whitehawk")).toEqual(["cards", "Captain Whitehawk"]);
  expect(partsOf("#/")).toEqual([]);
  expect(partsOf("")).toEqual([]);
});

test("a title with signs of its own comes back as it was", () => {
  const title = 'Cards? 100% / "mine"!';
  expect(partsOf(linkTo("cards", "Ilka the Fence", title))).toEqual(["cards", "Ilka the Fence", title]);
});

test("a stray percent sign does no harm", () => {
  expect(partsOf("#/cards/100%")).toEqual(["cards", "100%"]);
});

test("a place follows the address until it is told not to", () => {
  const place = new Place();
  let changes = 0;
  const stop = place.follow(() => (changes += 1));
  location.hash = "#/rules/GAMBLE-08";
  dispatchEvent(new Event("hashchange"));
  expect(place.parts).toEqual(["rules", "GAMBLE-08"]);
  const before = changes;
  expect(before).toBeGreaterThan(0);
  stop();
  dispatchEvent(new Event("hashchange"));
  expect(changes).toBe(before);
});
