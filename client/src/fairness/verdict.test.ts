import { expect, test } from "vitest";
import { table } from "../gathering/testing";
import {
  annKeeps,
  annKeepsWith,
  bensPart,
  closed,
  fairness,
  ofAnn,
  ofBen,
  opened,
  seed,
  statement,
} from "../testing/fairness";
import type { Fairness, ShownTable } from "../wire";
import { NOTHING, type Kept } from "./keeping";
import { verdictOf } from "./verdict";

const nobody: Kept = { ...NOTHING, house: fairness.commitment };
const playing = (change: Partial<Fairness> = {}): ShownTable => ({
  ...table,
  state: "playing",
  fairness: { ...fairness, ...change },
});
const over = (change: Partial<Fairness> = {}, told = seed): ShownTable => ({
  ...table,
  state: "over",
  seed: told,
  fairness: { ...opened, ...change },
});
const only = { contributions: [ofAnn] };
const annAlone = annKeepsWith(ofAnn);

test.each<[string, ShownTable, Kept, string]>([
  [
    "with others",
    playing(),
    annKeeps,
    "Your browser and 1 other added to the shuffle, so the server can’t control it.",
  ],
  ["alone", playing(only), annAlone, "Your browser added to the shuffle, so the server can’t control it."],
  [
    "looking on",
    playing(),
    nobody,
    "The browsers of Ann and Ben added to the shuffle, so the server can’t control it.",
  ],
  [
    "looking at one player",
    playing(only),
    nobody,
    "The browser of Ann added to the shuffle, so the server can’t control it.",
  ],
  [
    "where nobody put in anything",
    playing({ contributions: [] }),
    nobody,
    "No browser added to the shuffle; the server made it alone.",
  ],
  [
    "at a table from before all this",
    playing({ commitment: "", contributions: [] }),
    NOTHING,
    "This shuffle can’t be checked: the table is too old.",
  ],
  [
    "that is signed",
    playing({ ...only, statement }),
    { ...annAlone, statement },
    "Your browser added to the shuffle, so the server can’t control it.",
  ],
  ["at the end", over(), annKeeps, "Fair shuffle: verified by your browser."],
])("in a game, %s", (_, told, kept, words) => {
  expect(verdictOf(told, kept)).toEqual({ words, warns: false });
});

test("a spectator reads how much the check is worth", () => {
  expect(verdictOf(over(), nobody)).toEqual({
    words: "Fair shuffle: verified by your browser. Your browser added nothing to the shuffle.",
    warns: false,
  });
  expect(verdictOf(over(), NOTHING).words).toBe(
    "The numbers of this shuffle match. Your browser joined after the game, so it can’t check more.",
  );
});

test.each<[string, ShownTable, Kept, string]>([
  ["the server reveals another value", over({ house: bensPart }), annKeeps, "used a different value"],
  [
    "the server replaces its promise together with its value",
    over({ commitment: ofBen.commitment, house: bensPart }),
    annKeeps,
    "changed its commitment",
  ],
  ["the promise changes during the game", playing({ commitment: "e".repeat(64) }), annKeeps, "changed its"],
  [
    "a player's part is not the promised one",
    over({ contributions: [ofAnn, { ...ofBen, value: "1" }] }),
    annKeeps,
    "Ben’s part is not the one they committed to.",
  ],
  ["the seed is another one", over({}, "7"), annKeeps, "not shuffled from these parts"],
  [
    "a part is added when all others are known",
    playing(),
    annAlone,
    "Ben’s part was added after yours was revealed.",
  ],
  [
    "the answers change after the end",
    over({ chain: "cd34" }),
    { ...annKeeps, chain: "ab12" },
    "changed the answers since the end",
  ],
  [
    "its signature is wrong",
    playing({ statement: { ...statement, at: 7 } }),
    annKeeps,
    "signature under its commitment is wrong",
  ],
  [
    "it has signed for another table",
    { ...playing(), id: "t2" },
    { ...annKeeps, statement },
    "signature under its commitment is wrong",
  ],
  ["a part is taken out", playing(only), annKeeps, "has been removed"],
])("a house that cheats is found out: %s", (_, told, kept, words) => {
  const verdict = verdictOf(told, kept);
  expect(verdict.warns).toBe(true);
  expect(verdict.words).toMatch(/^Don’t trust this game\./);
  expect(verdict.words).toContain(words);
});

test("a part that is missing or came too late is shown, during the game and after it", () => {
  const unopened = annKeepsWith();
  const without = { contributions: [ofBen] };
  expect(verdictOf(playing(without), unopened).words).toContain("missing from this shuffle");
  expect(verdictOf({ ...playing(without), state: "dealing" }, unopened).warns).toBe(true);
  const late = { contributions: [closed(ofAnn), ofBen] };
  expect(verdictOf(playing(late), annKeepsWith(ofAnn, ofBen))).toEqual({
    words: "Your browser’s part arrived too late and was left out of this shuffle.",
    warns: true,
  });
});

test("a part that was drawn for a second deal does not hide the one that counts", () => {
  const kept: Kept = { ...annKeeps, parts: [...annKeeps.parts, { ...bensPart, value: "1", fixed: [] }] };
  expect(verdictOf(over(), kept)).toEqual(verdictOf(over(), annKeeps));
});

test("before and in the deal there is nothing to say yet", () => {
  expect(verdictOf(table, annKeeps)).toEqual({ words: "", warns: false });
  const dealing: ShownTable = { ...playing({ contributions: [closed(ofAnn)] }), state: "dealing" };
  expect(verdictOf(dealing, annAlone)).toEqual({ words: "", warns: false });
});
