import { render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { ann, ben, house, page, problem, table } from "../gathering/testing";
import { GAME } from "../testing/games";
import type { ShownGame, ShownTable } from "../wire";
import FrontPage from "./FrontPage.svelte";
import TablesPage from "./TablesPage.svelte";

afterEach(() => vi.useRealTimers());

const game = (id: string, more: Partial<ShownGame> = {}): ShownGame => ({ ...GAME, id, ...more });
const listed = (id: string, more: Partial<ShownTable> = {}): ShownTable => ({ ...table, id, ...more });
const yours = () => within(screen.getByRole("region", { name: "Your games" }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("a table of mine is listed as mine, and offered to others only", async () => {
  house({ "/api/tables": page([listed("t1"), listed("t2", { name: "In the corner" })]) });
  render(TablesPage, { games: [game("t1")] });
  const tables = within(await screen.findByRole("list", { name: "Tables" }));
  expect(hrefs(tables.getAllByRole("link"))).toEqual(["#/table/t2"]);
  expect(hrefs(yours().getAllByRole("link"))).toEqual(["#/table/t1"]);
});

test("where all tables are mine there is no empty room", async () => {
  house({ "/api/tables": page([listed("t1")]) });
  render(TablesPage, { games: [game("t1")] });
  expect(await screen.findByText("No other public tables right now.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "No tables yet" })).toBeNull();
});

test("a long list comes in pages, and those that were asked for stay", async () => {
  vi.useFakeTimers();
  const further = {
    "/api/tables?before=7": page([listed("t2")], 3),
    "/api/tables?before=3": page([listed("t3")]),
  };
  house({ "/api/tables": page([listed("t1")], 7), ...further });
  render(TablesPage);
  await vi.advanceTimersByTimeAsync(10);
  const seen = () => hrefs(screen.getAllByRole("link", { name: "Join By the fire" }));
  expect(seen()).toEqual(["#/table/t1"]);
  screen.getByRole("button", { name: "More tables" }).click();
  await vi.advanceTimersByTimeAsync(10);
  expect(seen()).toEqual(["#/table/t1", "#/table/t2"]);
  screen.getByRole("button", { name: "More tables" }).click();
  await vi.advanceTimersByTimeAsync(10);
  house({ "/api/tables": page([listed("t0"), listed("t1")], 7), ...further });
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen()).toEqual(["#/table/t0", "#/table/t1", "#/table/t2", "#/table/t3"]);
  expect(screen.queryByRole("button", { name: "More tables" })).toBeNull();
});

test("a full table can be watched, not joined", async () => {
  house({ "/api/tables": page([listed("t1", { chairs: [ann, ben] })]) });
  render(TablesPage);
  expect(await screen.findByRole("link", { name: "Watch By the fire" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Join/ })).toBeNull();
});

test.each([
  ["dealing", "Shuffling"],
  ["playing", "Playing"],
  ["over", "Finished"],
  ["old", "Played under older rules"],
] as const)("a table that is %s is told as: %s", async (state, words) => {
  house({ "/api/tables": page([listed("t1", { state })]) });
  render(TablesPage);
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a list that cannot be fetched is tried again, and keeps what is known", async () => {
  vi.useFakeTimers();
  house({ "/api/tables": page([listed("t1")]) });
  render(TablesPage);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("link", { name: "Join By the fire" })).toBeTruthy();
  house({ "/api/tables": problem("Too many requests; slow down.", 429) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole("alert").textContent).toContain("Too many requests; slow down. Retrying …");
  expect(screen.getByRole("link", { name: "Join By the fire" })).toBeTruthy();
  house({ "/api/tables": page([]) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("heading", { name: "No tables yet" })).toBeTruthy();
});

test("the front page shows three games and where the others are", () => {
  house();
  render(FrontPage, { games: ["g1", "g2", "g3", "g4", "g5"].map((id) => game(id)) });
  expect(hrefs(yours().getAllByRole("link"))).toEqual(["#/table/g1", "#/table/g2", "#/table/g3", "#/tables"]);
  expect(yours().getByRole("link", { name: "2 more games" })).toBeTruthy();
});

test("three games are no more than three", () => {
  house();
  render(FrontPage, { games: ["g1", "g2", "g3"].map((id) => game(id)) });
  expect(yours().getAllByRole("link")).toHaveLength(3);
});

test("the page of all tables lists every game of mine", async () => {
  house({ "/api/tables": page([]) });
  render(TablesPage, { games: ["g1", "g2", "g3", "g4"].map((id) => game(id)) });
  await waitFor(() => expect(yours().getAllByRole("link")).toHaveLength(4));
});

test("a game that waits for me stands out, one that waits for others does not", () => {
  house();
  render(FrontPage, { games: [game("g1"), game("g2", { yours: false })] });
  expect(yours().getAllByText("●", { exact: false })).toHaveLength(1);
});
