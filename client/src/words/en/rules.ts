/** The rules and where they come from. */
import type { Rule } from "../../wire";

/** The chapters, part by part; those of nobody below belong to a character of that name. */
export const parts: Record<string, Record<string, string>> = {
  Basics: {
    SETUP: "Setup",
    TURN: "The turn",
    TYPES: "Card types",
    TIMING: "Timing and responses",
    NEGATE: "Negating and Ignoring",
    CHANGE: "Changing a Drink",
    AFFECT: "What affects a player",
    REDIRECT: "Redirecting",
    LOSE: "Losing and winning",
    LIMIT: "Track limits",
  },
  "Gambling and drinking": {
    GAMBLE: "Gambling",
    DRINK: "Drinking",
    SPLIT: "Splitting Drinks",
    SELFSPLIT: "Drinks that split",
    HOUSE: "Rounds on the House",
    CONTEST: "Drinking Contests",
    BAR: "The Bar Deck",
    PRIZE: "Prizes",
  },
  "Events and variants": {
    SEA: "Sea Events",
    DUNGEON: "Dungeon Events",
    CRAWL: "The Pub Crawl",
    TEAM: "Teams",
    THD: "Two-Headed Dragon",
    BOSS: "Bosses",
    THB: "Two-Headed Boss Battle",
    LACKEY: "Leaders and Lackeys",
    BVB: "Boss Versus Boss",
    CARD: "Individual cards",
  },
};
export const characters = "Characters";
export const elsewhere = "Not at your table";
/** Said before the number of rules in a chapter. */
export const rulesIn = ", rules:";

export const unclear = "Unclear in the rulebooks";
export const decided = "We decided:";
export const nearby = "Rules nearby";

export const proofs: Record<NonNullable<Rule["proof"]>, string> = {
  proved: "Proved: a story or a test fails if this rule is broken.",
  unproved: "Not proved yet.",
  waiting: "Not testable yet: it needs cards that are not in the game.",
  "out of scope": "Not something a program can enforce.",
};

export const source = "Source";
/** The short numbers of the sources. */
export const sources: Record<string, string> = {
  "000": "Rulebook of RDI 8, the newest: it wins every conflict",
  "001": "Rulebook of RDI 6, third edition",
  "002": "Rulebook of RDI 4, fourth edition",
  "003": "Draft of the Pub Crawl Variant, superseded by RDI 8",
  "004": "Rulebook of RDI 4 with its pictures of cards",
};

// Their page.
export const noSuchRule = (id: string) => `There is no rule ${id}.`;
export const chapters = "Chapters";
export const aboutRules = (count: number, decided: number) =>
  `${count} rules in our own words, each with its source. Every line of a game’s log names the rules behind it. Where the rulebooks are silent or contradict each other, we decided (${decided} times so far); those rules say so.`;
export const search = "Search the rules";
export const searchFor = "words or a number";
export const foundCount = (count: number) =>
  count
    ? `${count} ${count === 1 ? "rule contains" : "rules contain"} these words.`
    : "No rule contains all these words. Try fewer.";
export const searching = "Search";
export const foundRules = "Rules found";
export const allChapters = "All chapters";
