/** Rules by chapter, and what the short names in them mean. */
import type { Rule, ShownGame } from "../wire";

/** The chapters in words, part by part; those of nobody below belong to a character of that name. */
const PARTS: Record<string, Record<string, string>> = {
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
const CHARACTERS = "Characters";
const ELSEWHERE = "Not at your table";
/** Chapters that matter only with such a module, or in some variant. */
const MODULES: Record<string, string> = {
  BAR: "bar",
  PRIZE: "prize",
  SEA: "sea",
  DUNGEON: "dungeon",
  CRAWL: "crawl",
};
const VARIANTS = ["TEAM", "THD", "BOSS", "THB", "LACKEY", "BVB"];

/** Whether a chapter matters in one of these games. */
function matters(id: string, games: ShownGame[]): boolean {
  const module = MODULES[id];
  if (module) return games.some(({ modules }) => modules.includes(module));
  if (VARIANTS.includes(id)) return games.some(({ variant }) => variant !== "individual");
  const name = chapterName(id);
  return partName(id) !== CHARACTERS || games.some(({ characters }) => characters.includes(name));
}

const partName = (id: string) => Object.keys(PARTS).find((name) => PARTS[name]?.[id]) ?? CHARACTERS;

const NAMES: Record<string, string> = Object.assign({ TORG: "Torglesnarf" }, ...Object.values(PARTS));

export interface Chapter {
  id: string;
  name: string;
  rules: Rule[];
}

export function chapterId(rule: string): string {
  return rule.replace(/-[^-]*$/, "");
}

export function chapterName(id: string): string {
  return NAMES[id] ?? id.charAt(0) + id.slice(1).toLocaleLowerCase();
}

export function chaptersOf(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = chapterId(rule.id);
    const chapter = chapters.get(id) ?? { id, name: chapterName(id), rules: [] };
    chapter.rules.push(rule);
    chapters.set(id, chapter);
  }
  return [...chapters.values()];
}

export interface Part {
  name: string;
  chapters: Chapter[];
}

/** Chapters in the parts of the book; what no game of mine needs comes last. Empty parts are left out. */
export function partsOf(chapters: Chapter[], games: ShownGame[] = []): Part[] {
  const mine = games.filter((game) => game.state === "playing");
  const partOf = (id: string) => (mine.length && !matters(id, mine) ? ELSEWHERE : partName(id));
  return [...Object.keys(PARTS), CHARACTERS, ELSEWHERE]
    .map((name) => ({ name, chapters: chapters.filter((chapter) => partOf(chapter.id) === name) }))
    .filter((part) => part.chapters.length);
}

/** The short numbers of the sources. */
const SOURCES: Record<string, string> = {
  "000": "Rulebook of RDI 8, the newest: it wins every conflict",
  "001": "Rulebook of RDI 6, third edition",
  "002": "Rulebook of RDI 4, fourth edition",
  "003": "Draft of the Pub Crawl Variant, superseded by RDI 8",
  "004": "Rulebook of RDI 4 with its pictures of cards",
};

/** What the numbers in a rule's source mean, each once. */
export function sourcesIn(source: string): { key: string; meaning: string }[] {
  return Object.entries(SOURCES)
    .filter(([key]) => new RegExp(`\\b${key}\\b`).test(source))
    .map(([key, meaning]) => ({ key, meaning }));
}
