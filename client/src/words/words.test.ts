/** The client's own words live in this folder, and nowhere else. */
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { words } from "./index";

const sources = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What is no literal of a page: the words themselves, types of the server, drawings by their names, and what only tests read. */
const NOT_SAID = ["words/", "wire.ts", "emblems/", "testing/", "gathering/testing.ts"];
/** Names that are not translated. */
const NAMES = ["Torglesnarf"];

/** Attributes that people see or hear. */
const SAID = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-valuetext",
  "data-label",
  "label",
  "placeholder",
  "title",
];
/** What stands in these is typed as it is. */
const VERBATIM = ["code"];
/** To ask what the server has said, or where something stands, is not to say it. */
const ASKING = ["closest", "endsWith", "includes", "querySelector", "startsWith"];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(childrenOf) : isNode(value) ? [value] : [];

/** A letter anywhere: where people read, that is a word. */
const isWord = (text: string) => /\p{L}/u.test(text);
/** Elsewhere most strings are keys and addresses; words have a capital, or a space between them. */
const isPhrase = (text: string) => /^\p{Lu}\p{Ll}|\p{L} \p{Ll}/u.test(text) && !NAMES.includes(text);

/** Every literal in a piece of a component that `counts` as words. */
function literalsIn(node: Node, counts: (text: string) => boolean): string[] {
  const { type } = node;
  const go = (value: unknown, how = counts) => childrenOf(value).flatMap((child) => literalsIn(child, how));
  if (type === "Text") return counts(String(node["data"])) ? [String(node["data"]).trim()] : [];
  if (type === "Literal")
    return typeof node["value"] === "string" && counts(node["value"]) ? [node["value"]] : [];
  if (type === "TemplateElement") {
    const { cooked } = node["value"] as { cooked: string };
    return counts(cooked) ? [cooked] : [];
  }
  if (type.startsWith("Import") || (type.startsWith("TS") && !node["expression"])) return [];
  if (type === "BinaryExpression" && String(node["operator"]).endsWith("==")) return [];
  if (type === "RegularElement" && VERBATIM.includes(String(node["name"]))) return [];
  if (type === "Attribute" && node["name"] === "class") return [];
  if (type === "Attribute") return go(node["value"], SAID.includes(String(node["name"])) ? isWord : isPhrase);
  if (type === "Fragment") {
    const said = childrenOf(node["nodes"]);
    return said.flatMap((child) =>
      literalsIn(child, /^(Text|ExpressionTag)$/.test(child.type) ? isWord : isPhrase),
    );
  }
  return Object.entries(node).flatMap(([key, value]) => (isPassedBy(node, key) ? [] : go(value)));
}

/** Names of properties, types, and what the server's words are compared with. */
function isPassedBy(node: Node, key: string): boolean {
  if (/^type[A-Z]|^returnType$|^css$|^comments$|^metadata$/.test(key)) return true;
  if (key === "key" && /Property/.test(node.type)) return true;
  if (key !== "arguments" || !isNode(node["callee"])) return false;
  const asked = node["callee"]["property"];
  return isNode(asked) && ASKING.includes(String(asked["name"]));
}

function literalsOf(path: string, source: string): string[] {
  const component = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  return literalsIn(parse(component, { modern: true }) as unknown as Node, isPhrase);
}

const named = Object.entries(sources).map(([path, source]) => [path.slice("/src/".length), source] as const);
const startsWithOne = (path: string, starts: string[]) => starts.some((start) => path.startsWith(start));

test("components and modules hold no words of their own", () => {
  const asked = named.filter(([path]) => !startsWithOne(path, NOT_SAID));
  expect(asked.length).toBeGreaterThan(100);
  const found = asked.flatMap(([path, source]) => literalsOf(path, source).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

test("every word is said somewhere", () => {
  const all = named.map(([, source]) => source).join("\n");
  /** By a page, or as part of another word of its group. */
  const isSaid = (group: string, key: string) =>
    new RegExp(`words\\.${group}\\s*\\.${key}\\b`).test(all) ||
    new RegExp(`[{ ]${key}[(}]`).test(sources[`/src/words/en/${group}.ts`] ?? "");
  const keys = Object.entries(words).flatMap(([group, some]) =>
    Object.keys(some).map((key) => [group, key] as const),
  );
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter(([group, key]) => !isSaid(group, key))).toEqual([]);
});
