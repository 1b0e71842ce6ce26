import { expect, test } from "vitest";
import { rules } from "../testing/fixtures";
import { GAME } from "../testing/games";
import type { ShownGame } from "../wire";
import { chapterId, chapterName, chaptersOf, partsOf, sourcesIn } from "./chapters";
import { spansOf, told } from "./texts";

test("rules are read by chapter", () => {
  const chapters = chaptersOf(rules);
  expect(chapters.map((chapter) => [chapter.id, chapter.rules.length])).toEqual([
    ["GAMBLE", 2],
    ["CONTEST", 1],
    ["VLAZLO", 1],
  ]);
  expect(chapterId("GAMBLE-08")).toBe("GAMBLE");
  expect(chapterName("CONTEST")).toBe("Drinking Contests");
  expect(chapterName("VLAZLO")).toBe("Vlazlo");
});

test("chapters stand in parts, characters last, empty parts not at all", () => {
  const parts = partsOf(chaptersOf(rules)).map((part) => [
    part.name,
    part.chapters.map((chapter) => chapter.id),
  ]);
  expect(parts).toEqual([
    ["Gambling and drinking", ["GAMBLE", "CONTEST"]],
    ["Characters", ["VLAZLO"]],
  ]);
});

test("chapters that no game of mine needs come last", () => {
  const ids = ["SETUP", "SEA", "DUNGEON", "TEAM", "PRIZE", "REMY", "VLAZLO"];
  const chapters = chaptersOf(ids.map((id) => ({ id: `${id}-01`, text: "", source: "", decision: "" })));
  const names = (...games: ShownGame[]) =>
    partsOf(chapters, games).map((part) =>
      [part.name, ...part.chapters.map((chapter) => chapter.id)].join(" "),
    );
  const sailing = { ...GAME, modules: ["sea"] };
  expect(names(sailing)).toEqual([
    "Basics SETUP",
    "Events and variants SEA",
    "Characters REMY",
    "Not at your table DUNGEON TEAM PRIZE VLAZLO",
  ]);
  const together = { ...GAME, variant: "two-headed-dragon", modules: ["prize"], characters: ["Vlazlo"] };
  expect(names(sailing, together).at(-1)).toBe("Not at your table DUNGEON");
  const usual = names();
  expect(usual.at(-1)).toBe("Characters REMY VLAZLO");
  expect(names({ ...sailing, state: "gathering" })).toEqual(usual);
});

test("what is open is told apart from what is said", () => {
  expect(told({ id: "X-1", text: "Plain.", source: "", decision: "" })).toEqual({
    statement: "Plain.",
    question: "",
  });
  expect(rules[2] && told(rules[2])).toEqual({
    statement: "Most Contests are clear.",
    question: "the value of a split Drink",
  });
});

test("rules that are named become links, others stay words", () => {
  const known = new Set(rules.map((rule) => rule.id));
  expect(spansOf("See GAMBLE-09 and NOBODY-01.", known)).toEqual([
    { text: "See " },
    { text: "GAMBLE-09", rule: "GAMBLE-09" },
    { text: " and " },
    { text: "NOBODY-01" },
    { text: "." },
  ]);
});

test("the numbers of the sources are explained, each once", () => {
  expect(sourcesIn("000 Gambling; 002; 000 Chasers").map((source) => source.key)).toEqual(["000", "002"]);
  expect(sourcesIn("")).toEqual([]);
});
