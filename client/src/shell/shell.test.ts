import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Confirm from "./Confirm.svelte";
import Header from "./Header.svelte";
import Sheet from "./Sheet.svelte";
import Steps from "./Steps.svelte";
import Trouble from "./Trouble.svelte";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

function doubt(disabled = false) {
  const onyes = vi.fn();
  render(Confirm, { label: "Leave", yes: "Yes, leave", no: "Stay", disabled, onyes });
  return { onyes, user: userEvent.setup() };
}

test("what cannot be undone is asked for twice, and the way back has the focus", async () => {
  const { onyes, user } = doubt();
  await user.click(button("Leave"));
  expect(onyes).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button("Stay"));
  expect(screen.getByRole("group", { name: "Leave?" })).toBeTruthy();
  await user.click(button("Yes, leave"));
  expect(onyes).toHaveBeenCalledOnce();
});

test("who thinks better of it is where they were", async () => {
  const { onyes, user } = doubt();
  await user.click(button("Leave"));
  await user.keyboard("{Enter}");
  expect(button("Leave")).toBeTruthy();
  expect(onyes).not.toHaveBeenCalled();
});

test("what cannot be done now cannot be asked for", async () => {
  const { user } = doubt(true);
  await user.click(button("Leave"));
  expect(screen.queryByRole("button", { name: "Yes, leave" })).toBeNull();
});

test("a sheet is a dialog by its title, and says when it is closed", async () => {
  const close = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>All of it</p>" }));
  render(Sheet, { title: "Drink discards", close, children });
  const sheet = screen.getByRole<HTMLDialogElement>("dialog", { name: "Drink discards" });
  expect(sheet.open).toBe(true);
  expect(within(sheet).getByText("All of it")).toBeTruthy();
  await userEvent.setup().click(button("Close"));
  expect(close).toHaveBeenCalledOnce();
});

test("trouble is told at once, and put away where somebody can", async () => {
  const onaway = vi.fn();
  const page = render(Trouble, { words: "Too many messages; slow down.", onaway });
  expect(screen.getByRole("alert").textContent).toContain("slow down");
  await userEvent.setup().click(button("Dismiss"));
  expect(onaway).toHaveBeenCalledOnce();
  await page.rerender({ words: "", onaway });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("trouble that goes by itself has no button", () => {
  render(Trouble, { words: "Can’t reach the server." });
  expect(screen.queryByRole("button")).toBeNull();
});

test("steps lead both ways, and nowhere where there is nothing more", async () => {
  const page = render(Steps, {
    label: "Rules nearby",
    before: { name: "GAMBLE-07", href: "#/rules/GAMBLE-07" },
    after: { name: "GAMBLE-09", href: "#/rules/GAMBLE-09" },
  });
  const links = () => within(screen.getByRole("navigation", { name: "Rules nearby" })).queryAllByRole("link");
  expect(links().map((one) => one.getAttribute("href"))).toEqual(["#/rules/GAMBLE-07", "#/rules/GAMBLE-09"]);
  await page.rerender({ label: "Rules nearby", before: undefined, after: undefined });
  expect(links()).toEqual([]);
});

test.each(["tables", "cards", "rules"])("on the page of %s the bar says so", (here) => {
  render(Header, { here });
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.getAttribute("href"))).toEqual([`#/${here}`]);
});

test("at a table none of the pages is the current one", () => {
  render(Header, { here: "table" });
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("aria-current")).toBeNull();
});
