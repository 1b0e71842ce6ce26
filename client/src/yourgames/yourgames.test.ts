import { render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "../App.svelte";
import { house } from "../gathering/testing";
import { GAME } from "../testing/games";
import type { ShownGame } from "../wire";
import { YourGames } from "./games.svelte";
import { company, situation } from "../words/situation";

const THEIRS: ShownGame = {
  ...GAME,
  id: "g2",
  name: "By the fire",
  yours: false,
  waits_for: ["Remy"],
  players: ["Ben"],
};

afterEach(() => {
  location.hash = "";
  vi.useRealTimers();
});

async function visit(address: string, games: ShownGame[]) {
  house({ "/api/games": games });
  location.hash = address;
  render(App);
  return within(
    await screen.findByRole(address === "#/rules" ? "complementary" : "region", { name: "Your games" }),
  );
}

test.each(["#/", "#/tables"])(
  "%s shows the way back to every game, and whose move it is",
  async (address) => {
    const list = await visit(address, [GAME, THEIRS]);
    const links = list.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/table/g1", "#/table/g2"]);
    expect(links[0]?.textContent).toMatch(/Against the house[^]*against bots[^]*Your move/);
    expect(links[1]?.textContent).toMatch(/By the fire[^]*with Ben[^]*Remy is thinking/);
  },
);

test("every other page has a strip that leads back to the table", async () => {
  const strip = await visit("#/rules", [GAME, THEIRS]);
  expect(strip.getByRole("link", { name: /Back to the table/ }).getAttribute("href")).toBe("#/table/g1");
  expect(strip.getByText(/Your move/)).toBeTruthy();
  expect(strip.getByRole("link", { name: "1 more game" }).getAttribute("href")).toBe("#/tables");
});

test("who has no game is shown nothing", async () => {
  house();
  render(App);
  await screen.findByRole("heading", { name: "Last Call" });
  expect(screen.queryByText("Your games")).toBeNull();
});

test("games are asked for again while somebody looks, and a lost server changes nothing", async () => {
  vi.useFakeTimers();
  house({ "/api/games": [GAME] });
  const yours = new YourGames();
  const stop = yours.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(yours.games).toEqual([GAME]);
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(yours.games).toEqual([GAME]);
  house({ "/api/games": [THEIRS] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(yours.games).toEqual([THEIRS]);
  stop();
  house({ "/api/games": [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(yours.games).toEqual([THEIRS]);
});

test.each([
  [{}, "Your move"],
  [{ yours: false }, "Tara is thinking"],
  [{ yours: false, waits_for: ["Tara", "Remy"] }, "Tara and Remy are thinking"],
  [{ yours: false, waits_for: [] }, "The game goes on"],
  [{ yours: false, stand_in: true }, "A bot is playing for you"],
  [{ yours: false, out: true }, "You’re out; the others are still playing"],
  [{ state: "dealing" as const }, "Shuffling"],
  [{ state: "gathering" as const }, "Waiting for you to start"],
  [{ state: "gathering" as const, yours: false, waits_for: ["Ben"] }, "Waiting for Ben to start"],
])("a game in the state %o is told as: %s", (change, words) => {
  expect(situation({ ...GAME, ...change })).toBe(words);
});

test("who plays along is named", () => {
  expect(company(GAME)).toBe("against bots");
  expect(company({ ...GAME, players: ["Ben", "Cleo"] })).toBe("with Ben and Cleo");
});

test("before the game nobody is said to play bots", () => {
  expect(company({ ...GAME, state: "gathering" })).toBe("nobody else yet");
  expect(company({ ...GAME, state: "gathering", players: ["Ben"] })).toBe("with Ben");
});
