import { expect, test } from "vitest";
import type { Told } from "../wire";
import { momentsIn, type Staged } from "./moments";

const line = (text: string, staged?: Staged): Told => ({ text, rules: [], ...(staged && { staged }) });
const texts = (lines: Told[], seat = 0) => momentsIn(lines, seat).map((moment) => moment.text);

const myTurn = line("Your turn", { what: "TurnBegan", who: [0, 2] });
const theirTurn = line("Remy's turn", { what: "TurnBegan", who: [1] });

test("a line that the server does not stage is no moment", () => {
  expect(texts([line("Remy draws 2 cards")])).toEqual([]);
});

test("a turn is a moment for everybody who takes it, and for nobody else", () => {
  expect(texts([myTurn])).toEqual(["Your turn"]);
  expect(texts([myTurn], 2)).toEqual(["Your turn"]);
  expect(texts([myTurn], 1)).toEqual([]);
  expect(texts([myTurn], -1)).toEqual([]);
});

test("a turn that is over by now is none", () => {
  expect(texts([myTurn, theirTurn])).toEqual([]);
  expect(texts([myTurn, theirTurn, myTurn])).toEqual(["Your turn"]);
});

test("everything else is one for everybody, in the words of the line and in its order", () => {
  const lines = [
    line("“I raise!” is Negated", { what: "Negated", who: 3, card: "I raise!" }),
    line("Remy takes the pot of 6 Gold", { what: "TookPot", who: 1, gold: 6 }),
    line("Remy and Tara pass out", { what: "IsOut", who: [1, 3], out: "passed out" }),
  ];
  expect(momentsIn(lines, -1)).toEqual([
    { kind: "negate", text: "“I raise!” is Negated", seat: 3 },
    { kind: "pot", text: "Remy takes the pot of 6 Gold", seat: 1 },
    { kind: "out", text: "Remy and Tara pass out", seat: 1 },
  ]);
});

test("where the server has other words for the moment than for the line, they are shown", () => {
  const won: Staged = { what: "WonRound", who: 1, gold: 6, words: "Remy wins the pot: 6 Gold" };
  const end: Staged = { what: "GameOver", who: [1], tie: false, words: "Remy is the last one standing" };
  expect(texts([line("Remy wins the Round", won), line("The game is over", end)])).toEqual([
    "Remy wins the pot: 6 Gold",
    "Remy is the last one standing",
  ]);
});
