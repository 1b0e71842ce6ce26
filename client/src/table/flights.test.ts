import { expect, test } from "vitest";
import { view } from "../testing/table";
import type { View } from "../wire";
import { flightsBetween } from "./flights";

function changed(change: (next: View) => void): View {
  const next = structuredClone(view);
  change(next);
  return next;
}

const side = (table: View, number: number) => {
  const found = table.sides[number];
  if (!found) throw new Error("no such side");
  return found;
};

const seat = (table: View, number: number) => {
  const found = table.seats[number];
  if (!found) throw new Error("no such seat");
  return found;
};

test("nothing flies where nothing has moved", () => {
  expect(flightsBetween(view, structuredClone(view))).toEqual([]);
});

test("an ante goes from each purse to the pot", () => {
  const after = changed((next) => {
    side(next, 0).gold -= 1;
    side(next, 2).gold -= 1;
    if (next.round) next.round.pot += 2;
  });
  expect(flightsBetween(view, after)).toEqual([
    { what: "coin", count: 1, from: "seat-0", to: "pot" },
    { what: "coin", count: 1, from: "seat-2", to: "pot" },
  ]);
});

test("the pot flies to whoever takes it, and a payment from purse to purse", () => {
  const after = changed((next) => {
    side(next, 1).gold += view.round?.pot ?? 0;
    next.round = null;
    side(next, 0).gold -= 2;
    side(next, 3).gold += 2;
  });
  const flights = flightsBetween(view, after);
  const total = (to: string) =>
    flights.filter((one) => one.to === to).reduce((sum, one) => sum + one.count, 0);
  expect(total("seat-1")).toBe(view.round?.pot);
  expect(total("seat-3")).toBe(2);
});

test("a team has one purse, and its coins fly to the first of them", () => {
  const team = (gold: number): View => ({
    ...view,
    sides: [{ seats: [1, 3], fortitude: 20, alcohol: 0, gold, potions: 0, out: "" }],
  });
  const after = { ...team(12), inn: view.inn - 2 };
  expect(flightsBetween(team(10), after)).toEqual([{ what: "coin", count: 2, from: "inn", to: "seat-1" }]);
});

test("an ordered Drink comes from the bar", () => {
  const after = changed((next) => {
    seat(next, 2).pile += 1;
    next.drink_deck -= 1;
  });
  expect(flightsBetween(view, after)).toEqual([{ what: "drink", count: 1, from: "drinks", to: "seat-2" }]);
});

test("others draw from their decks; the own cards are seen arriving in the hand", () => {
  const after = changed((next) => {
    for (const number of [view.seat, (view.seat + 1) % 4]) {
      seat(next, number).hand += 2;
      seat(next, number).deck -= 2;
    }
  });
  const other = (view.seat + 1) % 4;
  expect(flightsBetween(view, after)).toEqual([
    { what: "card", count: 2, from: `deck-${other}`, to: `seat-${other}` },
  ]);
});
