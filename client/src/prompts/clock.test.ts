import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { state } from "../testing/table";
import type { State } from "../wire";

beforeEach(() => {
  vi.useFakeTimers();
  likeABrowser();
});
afterEach(() => vi.useRealTimers());

/** A table with such a clock; `time` is what the page's own clock says. */
function clock(seconds: number, given: number, more: Partial<State> = {}) {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const waiting = { kind: "window" as const, seats: [0], seconds, given };
  const told = { ...state, waiting, ...more };
  const connection = new Remembering(told);
  connection.heard = 0;
  render(Playing, { connection, state: told });
  return {
    connection,
    later: async (passed: number) => {
      time += 1000 * passed;
      await vi.advanceTimersByTimeAsync(1000 * passed);
    },
  };
}

const button = () => screen.getByRole("button", { name: /Get more time/ });

test("the clock counts down, and hurries in the last ten seconds", async () => {
  const { later } = clock(30, 30);
  expect(button().textContent).toContain("30 s");
  expect(button().classList.contains("hurry")).toBe(false);
  await later(12);
  expect(button().textContent).toContain("18 s");
  await later(9);
  expect(button().textContent).toContain("9 s");
  expect(button().classList.contains("hurry")).toBe(true);
  await later(60);
  expect(button().textContent).toContain("0 s");
});

test.each([
  [24 * 3600, "a day"],
  [3 * 60, "3 min"],
  [89, "89 s"],
])("%i seconds are told as %s", (seconds, words) => {
  clock(seconds, seconds);
  expect(button().textContent).toContain(words);
});

test("the ring is as full as time is left", async () => {
  const { later } = clock(30, 30);
  const ring = () => Number(button().querySelector(".left")?.getAttribute("stroke-dashoffset"));
  expect(ring()).toBeCloseTo(0);
  const whole = Number(button().querySelector(".left")?.getAttribute("stroke-dasharray"));
  await later(15);
  expect(ring()).toBeCloseTo(whole / 2);
});

test("a press asks for more time", async () => {
  const { connection, later } = clock(30, 30);
  await later(1);
  await fireEvent.click(button());
  expect(connection.sent).toEqual([{ do: "more_time", number: state.prompt?.number }]);
});

test("without a clock, and once one has answered, there is none to see", () => {
  clock(-1, -1);
  expect(screen.queryByRole("button", { name: /Get more time/ })).toBeNull();
  cleanup();
  const { prompt } = state;
  clock(30, 30, { prompt: prompt ? { ...prompt, said: true } : null });
  expect(screen.queryByRole("button", { name: /Get more time/ })).toBeNull();
});
