/** Rules by chapter, and what the short names in them mean. */
import type { Rule, ShownGame } from "../wire";
import { words } from "../words";

const PARTS = words.rules.parts;
const CHARACTERS = words.rules.characters;
const ELSEWHERE = words.rules.elsewhere;
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

/** What the numbers in a rule's source mean, each once. */
export function sourcesIn(source: string): { key: string; meaning: string }[] {
  return Object.entries(words.rules.sources)
    .filter(([key]) => new RegExp(`\\b${key}\\b`).test(source))
    .map(([key, meaning]) => ({ key, meaning }));
}
