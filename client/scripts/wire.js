// The types of what goes over the wire: wire.schema.json, which Python writes, becomes src/wire.ts.
// `npm run wire` writes the file, `npm run wire -- --check` only says whether it is up to date.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const source = new URL("../wire.schema.json", import.meta.url);
const target = new URL("../src/wire.ts", import.meta.url);

const schema = JSON.parse(await readFile(source, "utf8"));
const wanted = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: "// Made by `npm run wire` from wire.schema.json. Do not edit.",
  unreachableDefinitions: true,
});

if (!process.argv.includes("--check")) {
  await writeFile(target, wanted);
} else if ((await readFile(target, "utf8")) !== wanted) {
  console.error("src/wire.ts is not what wire.schema.json says. Run: npm run wire");
  process.exitCode = 1;
}
