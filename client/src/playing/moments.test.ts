/** Moments come from lines of the log that are new to this page. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { log, state } from "../testing/table";
import type { Told } from "../wire";
import Playing from "./Playing.svelte";

beforeEach(likeABrowser);

const out: Told = {
  text: "Tara passes out",
  rules: ["LOSE-02"],
  about: [3],
  staged: { what: "IsOut", who: [3], out: "passed out" },
};
const turn: Told = { text: "Your turn", rules: [], about: [0], staged: { what: "TurnBegan", who: [0] } };

async function told(connection: Remembering, lines: Told[]): Promise<string[]> {
  connection.log = lines;
  await tick();
  await tick();
  return [...document.querySelectorAll(".moments p")].map((one) => one.textContent.trim());
}

test("what the page was told at first is not staged, and neither is it when everything comes again", async () => {
  const connection = new Remembering({ ...state, log: [...log, out] });
  render(Playing, { connection, state });
  expect(await told(connection, [...log, out])).toEqual([]);
  expect(
    await told(
      connection,
      [...log, out].map((line) => ({ ...line })),
    ),
  ).toEqual([]);
});

test("what is new is staged once", async () => {
  const connection = new Remembering(state);
  render(Playing, { connection, state });
  expect(await told(connection, log)).toEqual([]);
  expect(await told(connection, [...log, out])).toEqual(["Tara passes out"]);
  expect(await told(connection, [...log, out, turn])).toEqual(["Tara passes out", "Your turn"]);
});

test("a page that comes back sees only what has happened in between", async () => {
  const connection = new Remembering({ ...state, log: [...log, out] });
  render(Playing, { connection, state });
  await told(connection, [...log, out]);
  // All lines, told anew, and one that was missed.
  expect(
    await told(
      connection,
      [...log, out, turn].map((line) => ({ ...line })),
    ),
  ).toEqual(["Your turn"]);
});
