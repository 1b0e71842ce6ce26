/** A table can be shown from plain data, without a connection and with nobody sitting at it. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { likeABrowser } from "../testing/browser";
import ShownTable from "../testing/ShownTable.svelte";
import { said } from "../testing/said";
import { log, state, view } from "../testing/table";

beforeEach(likeABrowser);

test("mats, what is being resolved and the log are shown", async () => {
  const { rerender } = render(ShownTable, { state: { ...state, prompt: null, words: said }, log });
  expect(screen.getByRole("region", { name: /middle/i })).toBeTruthy();
  for (const name of ["Remy", "Oda", "Tara"]) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.getAllByText("I raise!").length).toBeGreaterThan(0);
  expect(screen.getByText("Tara starts a Round of Gambling")).toBeTruthy();
  const later = { ...view, table: [], turn: view.turn + 1 };
  await rerender({ state: { ...state, prompt: null, view: later, words: {} }, log: log.slice(0, 3) });
  expect(screen.queryByText("Tara starts a Round of Gambling")).toBeNull();
});

test("nothing on it can be pointed at, and pressing it does no harm", async () => {
  render(ShownTable, { state: { ...state, words: said }, log });
  expect(screen.queryByRole("button", { name: /^Choose / })).toBeNull();
  await fireEvent.pointerDown(screen.getByRole("region", { name: /middle/i }));
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});
