import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import "./Story.svelte"; // Fetched at the end of a game; here it is there at once.
import { house } from "../gathering/testing";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { over, story } from "../testing/story";
import type { Chronicle, State, View } from "../wire";
import { across, labelsOf, turnAt, type Frame } from "./plot";
import { momentsOf } from "../words/story";

beforeEach(likeABrowser);

const seen = over.view as View;
const names = seen.seats.map((seat) => seat.name);

function end(view: Partial<View> = {}, more: Partial<State> = {}) {
  house({ [`/api/tables/${over.table.id}/chronicle`]: story });
  const state = { ...over, ...more, view: { ...seen, ...view } };
  return render(Playing, { connection: new Remembering(state), state });
}

const lines = () =>
  within(screen.getByRole("list", { name: "Lines" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent.replace(/\s+/g, " ").trim());

test("beside the lines stand the numbers of the end", async () => {
  end();
  await screen.findByText("At the end");
  expect(lines()).toEqual(["Whitehawk out", "Remy 13 / 12 / 18", "Oda out", "Tara out"]);
});

test("pointing at the plots reads the numbers of a turn", async () => {
  const { container } = end();
  await screen.findByText("At the end");
  const plots = container.querySelector(".plots");
  if (!plots) throw new Error("There are plots.");
  await fireEvent(plots, new PointerEvent("pointermove", { clientX: 0, bubbles: true }));
  expect(screen.getByText("After turn 0")).toBeTruthy();
  expect(lines()).toEqual([
    "Whitehawk 20 / 0 / 10",
    "Remy 19 / 0 / 10",
    "Oda 18 / 0 / 10",
    "Tara 17 / 0 / 10",
  ]);
  expect(container.querySelectorAll("line.lit")).toHaveLength(3);
  await fireEvent(plots, new PointerEvent("pointerleave"));
  expect(screen.getByText("At the end")).toBeTruthy();
  expect(container.querySelectorAll("line.lit")).toHaveLength(0);
});

test("pointing at a moment shows where it is in the plots", async () => {
  const { container } = end();
  const list = await screen.findByRole("list", { name: "Key moments" });
  const [pot, out, drunk] = within(list).getAllByRole("listitem");
  if (!pot || !out || !drunk) throw new Error("There are moments.");
  await fireEvent(pot, new PointerEvent("pointerenter"));
  expect(screen.getByText("After turn 2")).toBeTruthy();
  expect(pot.classList.contains("lit")).toBe(true);
  await fireEvent(pot, new PointerEvent("pointerleave"));
  await fireEvent(out, new PointerEvent("pointerenter"));
  expect([pot, out, drunk].map((one) => one.classList.contains("lit"))).toEqual([false, true, true]);
  expect(container.querySelectorAll("line.lit")).toHaveLength(3);
});

const FRAME: Frame = { width: 320, height: 60, pad: 10, turns: 30, most: 20 };

test("a point of the plot is a turn of the game, and beside the plot the nearest one", () => {
  for (const turn of [0, 7, 30]) expect(turnAt(FRAME, across(FRAME, turn))).toBe(turn);
  expect(turnAt(FRAME, -50)).toBe(0);
  expect(turnAt(FRAME, 5000)).toBe(30);
});

test("the turns that counted are written first, and no two numbers run into each other", () => {
  const labels = labelsOf(FRAME, [9, 10, 28]);
  expect(labels.filter(({ counts }) => counts).map(({ turn }) => turn)).toEqual([9, 28]);
  expect(labels.filter(({ counts }) => !counts).map(({ turn }) => turn)).toEqual([0, 5, 15, 20, 25]);
  const places = labels.map(({ at }) => at).sort((one, other) => one - other);
  for (const [number, at] of places.slice(1).entries())
    expect(at - (places[number] ?? 0)).toBeGreaterThanOrEqual(24);
});

const turning = (change: Partial<NonNullable<Chronicle["turning"]>>) =>
  momentsOf({ ...story, pot: null, drunkest: null, turning: { side: 1, turn: 4, ...change } }, seen, names)
    .filter(({ title }) => title === "Turning point")
    .map(({ words }) => words);

test.each([
  [{ victim: 0, lost: 3, to: "Grog" }, "“Grog” cost Whitehawk 3. Remy led from here to the end."],
  [{ victim: 3, lost: 2, to: "Punch", by: 1 }, "“Punch” (Remy) cost Tara 2. Remy led from here to the end."],
  [{ victim: 3, to: "an ante" }, "Tara fell to an ante. Remy led from here to the end."],
  [{}, "Remy led from here to the end."],
])("a turning point with %o is told in words", (change, words) => {
  expect(turning(change)).toEqual([words]);
});

test.each<[Partial<View>, string]>([
  [{ winners: [0] }, "You win! Last one standing."],
  [{ winners: [0, 3] }, "You and Tara win!"],
  [{ winners: [1, 3] }, "Remy and Tara win."],
  [{ winners: [0, 1], tie: true }, "It’s a tie: Whitehawk and Remy."],
  [{ winners: [] }, "Nobody wins."],
])("an end with %o is told as: %s", (view, words) => {
  end(view);
  expect(screen.getByRole("heading", { name: words })).toBeTruthy();
});

test("somebody who only watched is offered no rematch, but the one of the others", () => {
  const spectator = { seat: -1 };
  const page = end({}, spectator);
  expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  page.unmount();
  end({}, { ...spectator, table: { ...over.table, rematch: "t2" } });
  expect(screen.getByRole("link", { name: "Join the rematch" }).getAttribute("href")).toBe("#/table/t2");
});
