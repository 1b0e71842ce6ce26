import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { annKeeps, opened, seed } from "../testing/fairness";
import Old from "./Old.svelte";
import { gathered, heard, house } from "./testing";

afterEach(() => {
  location.hash = "";
});

async function look(seat: number, more: Parameters<typeof gathered>[1] = {}) {
  house({ "/api/tables/t1/told": [{ text: "Remy drinks", rules: [] }] });
  const { connection, sent } = heard();
  connection.shuffle.kept = annKeeps;
  const old = gathered(seat, { state: "old", ...more });
  const view = render(Old, { connection, state: old });
  await screen.findByRole("heading", { level: 1, name: old.table.name });
  return { connection, sent, view, old };
}

const ended = { outcome: "Remy won", fairness: opened, seed };

test("a table of older rules is kept, and says how it ended", async () => {
  await look(0, ended);
  expect(screen.getByRole("heading", { name: "Played under older rules" })).toBeTruthy();
  expect(screen.getByText("Remy won.")).toBeTruthy();
  expect(await screen.findByText("Remy drinks")).toBeTruthy();
  expect(screen.getByText("Fair shuffle: verified by your browser.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Save record" }).getAttribute("href")).toBe(
    "/api/tables/t1/record",
  );
});

test("a game that never ended has no record", async () => {
  await look(0);
  expect(screen.queryByText(/How it ended/)).toBeNull();
  expect(screen.queryByRole("link", { name: /record/ })).toBeNull();
});

test("a player plays again at a new table, and is taken there", async () => {
  const { sent, connection, view, old } = await look(0);
  await userEvent.setup().click(screen.getByRole("button", { name: "Play again at a new table" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "play_again" });
  await view.rerender({ connection, state: { ...old, table: { ...old.table, rematch: "t2" } } });
  await waitFor(() => expect(location.hash).toBe("#/table/t2"));
});

test("a spectator gets a link to the new table, but does not create it", async () => {
  const { view, connection, old } = await look(-1);
  expect(screen.queryByRole("button", { name: /Play again/ })).toBeNull();
  await view.rerender({ connection, state: { ...old, table: { ...old.table, rematch: "t2" } } });
  expect(screen.getByRole("link", { name: "Join the rematch" }).getAttribute("href")).toBe("#/table/t2");
  expect(location.hash).toBe("");
});

test("what the server refuses is shown", async () => {
  const { connection } = await look(0);
  connection.problem = { is: "problem", code: "full_house", message: "The server is full." };
  expect((await screen.findByRole("alert")).textContent).toContain("The server is full.");
});
