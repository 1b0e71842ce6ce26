import { expect, test } from "vitest";
import { statement } from "../testing/fairness";
import type { Statement } from "../wire";
import { isSigned } from "./signature";

test("what the server has signed is what it said", () => {
  expect(isSigned(statement)).toBe(true);
});

test.each<Partial<Statement>>([
  { table: "t2" },
  { commitment: "0".repeat(64) },
  { at: 1001 },
  { chain: "ab12" },
  { key: "0".repeat(64) },
  { signature: "0".repeat(128) },
  { signature: "" },
  { key: "no digits" },
])("anything else is not: %o", (change) => {
  expect(isSigned({ ...statement, ...change })).toBe(false);
});
