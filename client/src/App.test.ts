import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { house, problem } from "./gathering/testing";
// Pages that are fetched when they are wanted; here they are there at once.
import "./pages/CardsPage.svelte";
import "./pages/MovePage.svelte";
import "./pages/NewTablePage.svelte";
import "./pages/RulesPage.svelte";
import { cards, rules } from "./testing/fixtures";

beforeEach(() => {
  const known: Record<string, unknown> = { "/api/cards": cards, "/api/rules": rules };
  vi.spyOn(globalThis, "fetch").mockImplementation((address) =>
    Promise.resolve(new Response(JSON.stringify(known[String(address)] ?? []))),
  );
});

afterEach(() => {
  location.hash = "";
});

function visit(address: string): ReturnType<typeof userEvent.setup> {
  location.hash = address;
  render(App);
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the front page leads everywhere", async () => {
  visit("#/");
  await heading("Last Call");
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Play with friends")).toBe("#/new");
  expect(link("Join or watch a table")).toBe("#/tables");
  expect(link("Browse the cards")).toBe("#/cards");
  expect(link("read the rules")).toBe("#/rules");
});

test.each([
  ["#/tables", "Tables"],
  ["#/new", "New table"],
])("%s has a page", async (address, name) => {
  house();
  visit(address);
  await heading(name);
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

test("a link that moves a seat is used at once", async () => {
  const told = house({ "/api/tables/t1/move/abc": problem("This link is too old.") });
  visit("#/table/t1/move/abc");
  await heading("Couldn’t move your seat");
  expect(told.map(({ address }) => address)).toEqual(["/api/tables/t1/move/abc"]);
});

test("a table has the window to itself", () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  visit("#/table/t1");
  expect(screen.getByRole("main").classList.contains("whole")).toBe(true);
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  vi.unstubAllGlobals();
});

test("the shelf shows every deck once", async () => {
  visit("#/cards");
  await heading("Cards");
  expect(screen.getByRole("link", { name: /Brother Pell/ }).getAttribute("href")).toBe(
    "#/cards/Brother%20Pell",
  );
  expect(screen.getAllByRole("link", { name: /\d cards?/ })).toHaveLength(4);
  expect(screen.getByRole("link", { name: "Cards" }).getAttribute("aria-current")).toBe("page");
});

test("words, type and source narrow the cards down", async () => {
  const user = visit("#/cards");
  await heading("Cards");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "drink ignore");
  expect(screen.getAllByRole("article").map((face) => face.getAttribute("aria-label"))).toEqual([
    "Is that the bell for evensong?",
  ]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Source" }), "rulebook");
  expect(screen.queryAllByRole("article")).toHaveLength(0);
  expect(screen.getByRole("status").textContent).toContain("No cards found");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Drink");
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a deck shows its cards, and Drinks are parted by box", async () => {
  visit("#/cards/Drinks");
  await heading("Drinks");
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Drinks, RDI 4",
    "Drinks, RDI 6",
  ]);
});

test("one card says how often it is in the deck, and where we have it from", async () => {
  visit("#/cards/Captain%20Whitehawk/Ante%20up%20or%20walk%20the%20plank!");
  await heading("Ante up or walk the plank!");
  expect(screen.getByText("2", { selector: "dd" })).toBeTruthy();
  expect(screen.getByText("Part of it is our reading.")).toBeTruthy();
  expect(document.title).toBe("Ante up or walk the plank! · Last Call");
});

test("a Drink of the same title in another box is one link away", async () => {
  visit("#/cards/Drinks/Grog%20with%20a%20Chaser/rdi6");
  await heading("Grog with a Chaser");
  const other = screen.getByRole("link", { name: "Drinks, RDI 4" });
  expect(other.getAttribute("href")).toBe("#/cards/Drinks/Grog%20with%20a%20Chaser/rdi4");
});

test("a rule links to the rules it names, and explains its source", async () => {
  visit("#/rules/gamble-08");
  await heading("GAMBLE-08");
  const [link] = screen.getAllByRole("link", { name: "GAMBLE-09" });
  expect(link?.getAttribute("href")).toBe("#/rules/GAMBLE-09");
  expect(screen.queryByRole("link", { name: "NOBODY-01" })).toBeNull();
  expect(screen.getByText(/RDI 8, the newest/)).toBeTruthy();
});

test("a rule the sources leave open says what we decided", async () => {
  visit("#/rules/CONTEST-19");
  await heading("CONTEST-19");
  expect(screen.getByText("the value of a split Drink")).toBeTruthy();
  expect(screen.getByText("We decided:").parentElement?.textContent).toContain("the total.");
});

test("rules are found by their words", async () => {
  const user = visit("#/rules");
  await heading("Rules");
  await user.type(screen.getByRole("searchbox"), "pot control");
  const list = screen.getByRole("list", { name: "Rules found" });
  expect(within(list).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toContain("1 rule contains these words.");
});

test.each([
  ["#/cellar", "There is no page at this address."],
  ["#/cards/Nobody", "There is no deck called Nobody."],
  ["#/cards/Drinks/Water", "Drinks has no such card."],
  ["#/rules/GAMBLE-99", "There is no rule GAMBLE-99."],
])("%s is told kindly that it is not there", async (address, words) => {
  visit(address);
  await heading("Nothing here but an empty mug");
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
});

test("a new page is announced by its heading", async () => {
  visit("#/cards");
  await heading("Cards");
  location.hash = "#/";
  dispatchEvent(new Event("hashchange"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Last Call"));
});
