// The types of what goes over the wire: wire.schema.json, which Python writes, becomes src/wire.ts.
// `npm run wire` writes the file, `npm run wire -- --check` only says whether it is up to date.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const source = new URL("../wire.schema.json", import.meta.url);
const target = new URL("../src/wire.ts", import.meta.url);

/** Which definition a type comes from is plain from its name. */
const REMARK =
  / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const LONE_REMARK = /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n.*\n \*\/\n/g;

/**
 * A schema as the compiler understands it: it knows tuples only by their old name, and takes a type with a default
 * for another type.
 * @param {unknown} schema
 * @returns {unknown}
 */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== "object" || schema === null) return schema;
  const { prefixItems, ...rest } = /** @type {Record<string, unknown>} */ (schema);
  const made = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => key !== "default")
      // The keys below these two are names, which may be words of the schema language too.
      .map(([key, value]) => [key, key === "properties" || key === "$defs" ? named(value) : plain(value)]),
  );
  return prefixItems ? { ...made, items: plain(prefixItems) } : made;
}

/** @param {unknown} schemas */
function named(schemas) {
  return Object.fromEntries(Object.entries(Object(schemas)).map(([name, one]) => [name, plain(one)]));
}

const schema = /** @type {object} */ (plain(JSON.parse(await readFile(source, "utf8"))));
const made = await compile({ ...schema, type: "object" }, "Wire", {
  additionalProperties: false,
  bannerComment: "// Made by `npm run wire` from wire.schema.json. Do not edit.",
  unreachableDefinitions: true,
});
const wanted = made.replace(REMARK, "").replace(LONE_REMARK, "").replace("export interface Wire {}\n", "");

if (!process.argv.includes("--check")) {
  await writeFile(target, wanted);
} else if ((await readFile(target, "utf8")) !== wanted) {
  console.error("src/wire.ts is not what wire.schema.json says. Run: make wire");
  process.exitCode = 1;
}
