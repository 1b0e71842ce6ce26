import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gathered, house } from "../gathering/testing";
import { likeABrowser } from "../testing/browser";
import "../playing/Playing.svelte"; // There already, as before any game.
import { line, sockets } from "../testing/sockets";
import { state } from "../testing/table";
import { rematches } from "../table/rematches";
import type { Problem } from "../wire";
import TablePage from "./TablePage.svelte";

beforeEach(likeABrowser);
afterEach(() => vi.unstubAllGlobals());

function visit() {
  house();
  const opened = sockets();
  render(TablePage, { id: "t1" });
  return line(opened);
}

const problem = (code: string, message: string): Problem => ({ is: "problem", code, message });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a table that is closed while people sit there says so", async () => {
  const socket = visit();
  socket.tell(gathered(0));
  await heading("By the fire");
  socket.tell(problem("no_table", "There is no such table. Perhaps it was cleared away."));
  await heading("This table was closed.");
});

test("a table that never was is not called closed", async () => {
  visit().tell(problem("no_table", "There is no such table."));
  await heading("Nothing here but an empty mug");
});

test("a table that cannot be read says so", async () => {
  const words = "This table could not be read; it is kept for the operator.";
  visit().tell(problem("unreadable_table", words));
  await heading(words);
});

test("a person who is not let in reads why", async () => {
  visit().tell(problem("full_table", "This table has too many spectators."));
  expect((await screen.findByText(/too many spectators/)).getAttribute("role")).toBe("status");
});

test.each([
  [gathered(0, { state: "dealing" }), "Shuffling …"],
  [gathered(0, { state: "old" }), "Played under older rules"],
  [gathered(0), "Around the table"],
])("a table shows itself in each of its states", async (told, words) => {
  visit().tell(told);
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a game shows itself", async () => {
  visit().tell(state);
  await heading("The long table");
});

test("a rematch against bots begins by itself, once this browser has its part in the shuffle", async () => {
  rematches.add("t1");
  const socket = visit();
  socket.tell(gathered(0));
  await heading("By the fire");
  expect(socket.heard).not.toContainEqual({ do: "start" });
  const mine = { seat: 0, name: "Ann", commitment: "c0ffee" };
  for (const told of [1, 2]) {
    void told;
    socket.tell(gathered(0, { fairness: { commitment: "9f2c", contributions: [mine] } }));
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(socket.heard.filter((one) => one.do === "start")).toHaveLength(1));
});

test("any other table waits for its host", async () => {
  const socket = visit();
  const mine = { seat: 0, name: "Ann", commitment: "c0ffee" };
  socket.tell(gathered(0, { fairness: { commitment: "9f2c", contributions: [mine] } }));
  await heading("By the fire");
  expect(socket.heard.filter((one) => one.do === "start")).toEqual([]);
});
