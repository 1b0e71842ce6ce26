import { beforeEach, expect, test, vi } from "vitest";
import { annKeeps, annsPart, bensPart, statement } from "../testing/fairness";
import { joined, keep, NOTHING, recall, seenFile } from "./keeping";

beforeEach(() => localStorage.clear());

test("what was seen is kept for the next visit, and given out as a file", () => {
  const kept = { ...annKeeps, statement, chain: "ab12" };
  keep("t1", kept);
  expect(recall("t1")).toEqual(kept);
  expect(recall("t2")).toEqual(NOTHING);
  const [kind = "", written = ""] = seenFile("t1", kept).split(",");
  expect(kind).toBe("data:application/json;charset=utf-8");
  expect(JSON.parse(decodeURIComponent(written))).toEqual({ table: "t1", ...kept });
});

test("a hundred tables are remembered, and the oldest is forgotten first", () => {
  localStorage.setItem("lastcall.name", "Ann");
  const clock = vi.spyOn(Date, "now");
  for (let at = 1; at <= 130; at += 1) {
    clock.mockReturnValue(at);
    keep(`t${at}`, annKeeps);
  }
  clock.mockReturnValue(200);
  keep("t31", annKeeps);
  keep("new", annKeeps);
  expect(Object.keys(localStorage)).toHaveLength(101);
  expect(recall("t30")).toEqual(NOTHING);
  expect(recall("t32")).toEqual(NOTHING);
  expect(recall("t31")).toEqual(annKeeps);
  expect(localStorage.getItem("lastcall.name")).toBe("Ann");
});

test("windows of one browser share their parts", () => {
  const [mine, other] = [
    { ...annsPart, fixed: [] },
    { ...bensPart, fixed: [] },
  ];
  expect(joined([mine], [other])).toEqual([other, mine]);
  const opened = { ...mine, fixed: ["a"] };
  expect(joined([mine], [opened])).toEqual([opened]);
  expect(joined([opened], [mine])).toEqual([opened]);
});
