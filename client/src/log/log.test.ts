import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { log } from "../testing/table";
import type { Rule, Told } from "../wire";
import Banner from "./Banner.svelte";
import Log from "./Log.svelte";

const book: Rule[] = [
  { id: "NEGATE-02", text: "An Ignored card has no effect on that player.", source: "", decision: "" },
  {
    id: "GAMBLE-01",
    text: "OPEN: who antes first → the active player.",
    source: "",
    decision: "the active player.",
  },
];
const event = (text: string, about: number[] = []): Told => ({
  text,
  rules: ["TURN-01"],
  about,
  kind: "event",
});
const evening = (lines: number) => Array.from({ length: lines }, (_, number) => event(`Line ${number}`));

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(JSON.stringify(book))));
});

test("the log tells everything in order, turns as headings", () => {
  render(Log, { lines: log });
  const told = screen.getByRole("log", { name: "Log" });
  expect(
    within(told)
      .getAllByRole("heading")
      .map((turn) => turn.textContent),
  ).toEqual(["Remy's turn", "Tara's turn"]);
  const places = log.map((line) => told.textContent?.indexOf(line.text) ?? -1);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a line shows its rules when asked, and puts them away again", async () => {
  const user = userEvent.setup();
  render(Log, { lines: log });
  expect(fetch).not.toHaveBeenCalled();
  const ask = screen.getByRole("button", { name: "Rules for: Tara Ignores I raise!" });
  expect(ask.getAttribute("aria-expanded")).toBe("false");
  await user.click(ask);
  const link = await screen.findByRole("link", { name: "NEGATE-02" });
  expect(link.getAttribute("href")).toBe("#/rules/NEGATE-02");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(screen.getByText(/An Ignored card has no effect/)).toBeTruthy();
  expect(ask.getAttribute("aria-expanded")).toBe("true");
  await user.click(ask);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a rule that was open says what we decided, and one without a text is still a link", async () => {
  const user = userEvent.setup();
  render(Log, { lines: log });
  await user.click(screen.getByRole("button", { name: /^Rules for: Tara starts/ }));
  expect(await screen.findByText(/We decided: the active player\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "GAMBLE-04" })).toBeTruthy();
});

test("a long evening is shown leaf by leaf, and nothing of it is read aloud by itself", async () => {
  const user = userEvent.setup();
  render(Log, { lines: evening(2050) });
  const told = screen.getByRole("log");
  expect(told.getAttribute("aria-live")).toBe("off");
  expect(told.querySelectorAll(".line")).toHaveLength(250);
  expect(screen.queryByText("Line 1799")).toBeNull();
  expect(screen.getByText("Line 2049")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show earlier lines" }));
  expect(screen.getByText("Line 1600")).toBeTruthy();
});

test("new lines are kept in view, unless the reader has scrolled up", async () => {
  const user = userEvent.setup();
  const { container, rerender } = render(Log, { lines: evening(20) });
  const scroller = container.querySelector(".lines");
  if (!(scroller instanceof HTMLElement)) throw new Error("The log does not scroll.");
  vi.spyOn(scroller, "scrollHeight", "get").mockReturnValue(1000);
  vi.spyOn(scroller, "clientHeight", "get").mockReturnValue(300);
  await rerender({ lines: evening(21) });
  expect(scroller.scrollTop).toBe(1000);
  scroller.scrollTop = 100;
  scroller.dispatchEvent(new Event("scroll"));
  await rerender({ lines: evening(22) });
  expect(scroller.scrollTop).toBe(100);
  await user.click(screen.getByRole("button", { name: /Jump to latest/ }));
  await waitFor(() => expect(scroller.scrollTop).toBe(1000));
  expect(screen.queryByRole("button", { name: /Jump to latest/ })).toBeNull();
});

test("folded, the log has its last lines, in the words of the log, and mine stand out", () => {
  const { container } = render(Banner, { lines: log, seat: 0 });
  const lines = [...container.querySelectorAll(".banner p")];
  expect(lines.map((line) => line.textContent)).toEqual(log.slice(-4).map((line) => line.text));
  const mine = [...container.querySelectorAll(".mine")].map((line) => line.textContent);
  expect(mine).toEqual(["Whitehawk pays 1 Gold to the pot", "Remy plays I raise! on Whitehawk, Tara"]);
});

test("an answer is set in below what it answers", () => {
  const answer = { text: "Tara plays “No!”", rules: [], about: [3], kind: "answer" as const };
  const { container } = render(Log, { lines: [...log, answer] });
  expect(container.querySelector(".line.answer")?.textContent).toContain("Tara plays No!");
});
