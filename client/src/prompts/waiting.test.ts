import { expect, test } from "vitest";
import { state } from "../testing/table";
import type { ShownWaiting } from "../wire";
import { waitingWords } from "./waiting";

const waitingFor = (waiting: ShownWaiting | null, seat = 0) =>
  waitingWords({ ...state, prompt: null, waiting, seat });
const direct = (...seats: number[]): ShownWaiting => ({ kind: "direct", seats, seconds: 9 });

test("a player who is not asked reads whom the rules ask, and never who still thinks in a window", () => {
  expect(waitingFor(direct(1))).toBe("Waiting for Remy …");
  expect(waitingFor(direct(1, 2))).toMatch(/^Waiting for Remy and .* …$/);
  expect(waitingFor(direct(0))).toBe("");
  expect(waitingFor({ ...direct(1), kind: "window" })).toBe("");
});

test("only a player who was asked and has answered waits for the others", () => {
  const said = (waiting: ShownWaiting) =>
    waitingWords({
      ...state,
      seat: 0,
      waiting,
      prompt: state.prompt ? { ...state.prompt, said: true } : null,
    });
  expect(said({ ...direct(0, 1), kind: "window" })).toBe("Waiting for the others.");
  expect(said(direct(0))).toBe("One moment …");
  expect(waitingFor({ ...direct(0, 1), kind: "window" })).toBe("");
});

test("where nobody has to decide, nobody is said to think", () => {
  expect(waitingFor(direct())).toBe("");
  expect(waitingFor({ ...direct(), kind: "window" })).toBe("One moment …");
  expect(waitingFor(null)).toBe("One moment …");
});
