import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { state, view } from "../testing/table";
import type { SeenSide, ShownChair, State } from "../wire";
import { standingOf } from "./standing";

beforeEach(() => {
  vi.useFakeTimers();
  likeABrowser();
});
afterEach(() => vi.useRealTimers());

/** The table with other numbers on somebody's tracks. */
function after(seat: number, change: Partial<SeenSide>): State {
  const sides = view.sides.map((side, number) => (number === seat ? { ...side, ...change } : side));
  return { ...state, view: { ...view, sides } };
}

function sit() {
  const connection = new Remembering(state);
  const page = render(Playing, { connection, state });
  return {
    /** What floats over the mats. */
    shown: () => [...page.container.querySelectorAll(".changes span")].map((one) => one.textContent.trim()),
    async tell(next: State) {
      connection.state = next;
      await page.rerender({ connection, state: next });
      await tick();
    },
  };
}

test("what changes on a track floats over the mat for a moment", async () => {
  const { shown, tell } = sit();
  expect(shown()).toEqual([]);
  await tell(after(1, { fortitude: 12, gold: 23 }));
  expect(shown()).toEqual(["−2 Fortitude", "+2 Gold"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual([]);
});

test("nothing floats where nothing has changed", async () => {
  const { shown, tell } = sit();
  await tell(after(1, {}));
  expect(shown()).toEqual([]);
});

test("of many changes the last three are seen", async () => {
  const { shown, tell } = sit();
  await tell(after(1, { fortitude: 12, alcohol: 9, gold: 20 }));
  await tell(after(1, { fortitude: 11, alcohol: 9, gold: 20 }));
  expect(shown()).toHaveLength(3);
  expect(shown().at(-1)).toMatch(/1 Fortitude$/);
});

const chair: ShownChair = {
  name: "Ben",
  bot: "",
  character: "Oda",
  person: true,
  stand_in: false,
  connected: true,
};

test.each<[Partial<ShownChair>, number, string]>([
  [{}, 1, "Ben"],
  [{}, 0, "you"],
  [{ connected: false }, 1, "Ben, away"],
  [{ stand_in: true }, 1, "bot for Ben"],
  [{ stand_in: true }, 0, "bot for you"],
  [{ bot: "sharp", person: false, name: "" }, 1, "bot"],
])("a chair with %o at seat %i is played by: %s", (change, seat, words) => {
  const chairs = [chair, chair].map((one, number) => (number === seat ? { ...one, ...change } : one));
  expect(standingOf({ ...state, seat: 0, table: { ...state.table, chairs } }, seat)).toBe(words);
});

test("where no chair is, nobody sits", () => {
  expect(standingOf(state, 99)).toBe("");
});
