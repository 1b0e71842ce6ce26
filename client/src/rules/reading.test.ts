import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { house } from "../gathering/testing";
import RulesPage from "../pages/RulesPage.svelte";
import { rules } from "../testing/fixtures";
import { GAME } from "../testing/games";
import type { Rule } from "../wire";
import OneRule from "./OneRule.svelte";
import Proof from "./Proof.svelte";

beforeEach(() => house({ "/api/rules": rules }));

const chapters = () => within(screen.getByRole("navigation", { name: "Chapters" }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("the contents list every chapter with how many rules it has", async () => {
  render(RulesPage, { wanted: undefined });
  await screen.findByRole("heading", { level: 1, name: "Rules" });
  expect(screen.getByText(/^4 rules in our own words/).textContent).toContain("we decided (1 time");
  expect(
    screen
      .getByRole("link", { name: /Gambling/ })
      .textContent.replace(/\s+/g, " ")
      .trim(),
  ).toMatch(/^Gambling , rules: ?2$/);
});

test("a chapter lists its rules, and where one is among the others", async () => {
  render(RulesPage, { wanted: "gamble" });
  await screen.findByRole("heading", { level: 1, name: "Gambling" });
  const list = within(screen.getByRole("list", { name: /Gambling/ }));
  expect(hrefs(list.getAllByRole("link"))).toEqual(["#/rules/GAMBLE-08", "#/rules/GAMBLE-09"]);
  const here = chapters().getAllByRole("link", { current: "page" });
  expect(hrefs(here)).toEqual(["#/rules/GAMBLE"]);
});

test("a rule keeps its chapter in sight, and its neighbours one step away", async () => {
  render(RulesPage, { wanted: "GAMBLE-09" });
  await screen.findByRole("heading", { level: 1, name: "GAMBLE-09" });
  expect(hrefs(chapters().getAllByRole("link", { current: "page" }))).toEqual(["#/rules/GAMBLE"]);
  const steps = within(screen.getByRole("navigation", { name: "Rules nearby" }));
  expect(hrefs(steps.getAllByRole("link"))).toEqual(["#/rules/GAMBLE-08", "#/rules/CONTEST-19"]);
});

test("the first and the last rule have one neighbour each", () => {
  const known = new Set(rules.map((rule) => rule.id));
  for (const [at, neighbour] of [
    [0, "#/rules/GAMBLE-09"],
    [rules.length - 1, "#/rules/CONTEST-19"],
  ] as const) {
    const { unmount } = render(OneRule, { rule: rules[at] as Rule, rules, known });
    const steps = within(screen.getByRole("navigation", { name: "Rules nearby" }));
    expect(hrefs(steps.getAllByRole("link"))).toEqual([neighbour]);
    unmount();
  }
});

test("a search that finds nothing says so, and following a link ends it", async () => {
  const user = userEvent.setup();
  const page = render(RulesPage, { wanted: undefined });
  const search = await screen.findByRole<HTMLInputElement>("searchbox");
  await user.type(search, "zzz");
  expect(screen.getByRole("status").textContent).toContain("Try fewer.");
  expect(screen.queryByRole("list", { name: "Rules found" })).toBeNull();
  await page.rerender({ wanted: "VLAZLO-01" });
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("somebody in a game finds what is not at their table last", async () => {
  render(RulesPage, { wanted: undefined, games: [GAME] });
  await screen.findByRole("heading", { level: 1, name: "Rules" });
  const parts = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(parts).toEqual(["Gambling and drinking", "Not at your table"]);
});

test.each<[NonNullable<Rule["proof"]>, RegExp]>([
  ["proved", /^✓ Proved/],
  ["unproved", /Not proved yet/],
  ["waiting", /Not testable yet/],
  ["out of scope", /Not something a program can enforce/],
])("a rule that is %s says so in words", (proof, words) => {
  const { container } = render(Proof, { proof });
  expect(container.textContent.trim()).toMatch(words);
});
