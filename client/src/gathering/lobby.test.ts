import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import FrontPage from "../pages/FrontPage.svelte";
import MovePage from "../pages/MovePage.svelte";
import NewTablePage from "../pages/NewTablePage.svelte";
import TablesPage from "../pages/TablesPage.svelte";
import type { ShownTable } from "../wire";
import { ann, ben, empty, house, page, problem, table } from "./testing";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  location.hash = "";
});

test("one click on the front page opens a table with bots", async () => {
  const told = house({ "/api/tables": table });
  render(FrontPage);
  await userEvent.setup().click(screen.getByRole("button", { name: "Play against bots" }));
  await waitFor(() => expect(location.hash).toBe("#/table/t1"));
  expect(told).toEqual([
    {
      address: "/api/tables",
      told: { player: "Guest", name: "Against the house", seats: 4, bots: 3, pace: "relaxed" },
    },
  ]);
});

test("a name is remembered", async () => {
  house({ "/api/tables": table });
  const first = render(FrontPage);
  const user = userEvent.setup();
  await user.clear(screen.getByRole("textbox", { name: "Your name" }));
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ann{Enter}");
  await waitFor(() => expect(location.hash).toBe("#/table/t1"));
  first.unmount();
  render(FrontPage);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" }).value).toBe("Ann");
});

test("a full server is reported beside the button", async () => {
  house({ "/api/tables": problem("The server is full. Try again later.", 503) });
  render(FrontPage);
  await userEvent.setup().click(screen.getByRole("button", { name: "Play against bots" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server is full.");
  expect(location.hash).toBe("");
});

test("an unreachable server is reported in words", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  render(FrontPage);
  await userEvent.setup().click(screen.getByRole("button", { name: "Play against bots" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Can’t reach the server.");
});

test("a new table is made of what was chosen", async () => {
  const told = house({ "/api/tables": table });
  render(NewTablePage);
  await screen.findByRole("heading", { level: 1, name: "New table" });
  const user = userEvent.setup();
  const choose = (label: string, option: string) =>
    user.selectOptions(screen.getByRole("combobox", { name: label }), option);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Relaxed/ }).checked).toBe(true);
  await user.type(screen.getByRole("textbox", { name: "Table name" }), "Late");
  await choose("Bots", "3");
  await choose("Seats", "3");
  await choose("Bot level", "Tipsy");
  await user.click(screen.getByRole("radio", { name: /Brisk/ }));
  const quick = screen.getByRole<HTMLInputElement>("checkbox", { name: /Quick responses/ });
  expect(quick.checked).toBe(true);
  await user.click(quick);
  await user.click(screen.getByRole("radio", { name: /Public/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Drinks" }), "Every Drink");
  await user.click(screen.getByRole("checkbox", { name: /Sea Events/ }));
  expect(screen.queryByRole("radio", { name: /Everybody for themselves/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create table" }));
  await waitFor(() => expect(location.hash).toBe("#/table/t1"));
  expect(told[0]?.told).toEqual({
    player: "Guest",
    name: "Late",
    seats: 3,
    bots: 2,
    level: "random",
    pace: "brisk",
    public: true,
    quick_responses: false,
    drinks: "all",
    modules: ["sea"],
    variant: "individual",
  });
});

test("what the server refuses is shown beside the form's button", async () => {
  house({ "/api/tables": problem("At least one seat is for a person.") });
  render(NewTablePage);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Create table" }));
  expect((await screen.findByRole("alert")).textContent).toContain("At least one seat is for a person.");
});

test("the list says who sits where, and leads to a seat or to a place to watch", async () => {
  house({
    "/api/tables": page([
      table,
      { ...table, id: "t2", name: "Full", chairs: [ann, ben] },
      { ...table, id: "t3", name: "Busy", state: "playing", chairs: [ann, empty] },
    ]),
  });
  render(TablesPage);
  expect((await screen.findByRole("link", { name: "Join By the fire" })).getAttribute("href")).toBe(
    "#/table/t1",
  );
  expect(screen.getByRole("link", { name: "Watch Full" }).getAttribute("href")).toBe("#/table/t2");
  expect(screen.getByRole("link", { name: "Watch Busy" })).toBeTruthy();
  const sitting = within(screen.getByRole("list", { name: "Who sits at By the fire" })).getAllByRole(
    "listitem",
  );
  expect(sitting.map((one) => one.textContent?.trim())).toEqual(["Ann", "Ben", "Sharp bot"]);
  expect(screen.getByText(", 1 free seat", { exact: false })).toBeTruthy();
  expect(screen.getAllByText("Sea Events")).toHaveLength(3);
});

test("a table that could not be read is named, and leads nowhere", async () => {
  const lost: ShownTable = {
    ...table,
    id: "t9",
    name: "A table that could not be read",
    state: "unreadable",
    chairs: [],
    pace: "",
    drinks: "",
    modules: [],
    variant: "",
  };
  house({ "/api/tables": page([lost, { ...table, state: "dealing" }]) });
  render(TablesPage);
  expect(await screen.findByRole("heading", { name: lost.name })).toBeTruthy();
  expect(screen.getByText("Damaged; its data is kept")).toBeTruthy();
  expect(screen.queryByRole("link", { name: new RegExp(lost.name) })).toBeNull();
  expect(screen.getByText("Shuffling")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Watch By the fire" })).toBeTruthy();
});

test("an empty room invites to open the first table, and is looked at again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  house();
  render(TablesPage);
  expect(await screen.findByRole("heading", { name: "No tables yet" })).toBeTruthy();
  house({ "/api/tables": page([table]) });
  await vi.advanceTimersByTimeAsync(4500);
  expect(await screen.findByRole("link", { name: "Join By the fire" })).toBeTruthy();
});

test("a moved seat leads to its table", async () => {
  const told = house({ "/api/tables/t1/move/abc": { seat: 0 } });
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  render(MovePage, { table: "t1", code: "abc" });
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("#/table/t1"));
  expect(told).toHaveLength(1);
});

test("an old link says what to do", async () => {
  house({ "/api/tables/t1/move/abc": problem("This link has been used, or is too old. Ask for a new one.") });
  render(MovePage, { table: "t1", code: "abc" });
  expect((await screen.findByRole("alert")).textContent).toContain("This link has been used");
  expect(screen.getByRole("link", { name: "Watch the table" }).getAttribute("href")).toBe("#/table/t1");
});
