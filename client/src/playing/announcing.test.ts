import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { state } from "../testing/table";
import type { ShownPrompt, State, Told } from "../wire";
import { Announcer, MOST } from "./announcing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SECOND = 1000;
const line = (text: string, about: number[], more: Partial<Told> = {}): Told => ({
  text,
  rules: [],
  about,
  kind: "event",
  ...more,
});

function table(seat = 0) {
  const said: string[] = [];
  const announcer = new Announcer((text) => said.push(text));
  const log: Told[] = [];
  const tell = (prompt: ShownPrompt | null, ...lines: Told[]) => {
    log.push(...lines);
    announcer.hear({ ...state, seat, prompt, answered: null } as State, [...log]);
  };
  tell(null);
  return { said, tell, later: (seconds: number) => vi.advanceTimersByTime(seconds * SECOND) };
}

const ask = (
  number: number,
  text = "Remy hits you. Respond?",
  more: Partial<ShownPrompt> = {},
): ShownPrompt => ({
  number,
  kind: "respond",
  text,
  options: [{ answer: [0], text: "let it happen", passes: true }],
  default: 0,
  said: false,
  ...more,
});

test("a question is said at once, and once", () => {
  const { said, tell, later } = table();
  tell(ask(1));
  tell(ask(1), line("Remy draws 2 cards", [1]));
  later(30);
  expect(said).toEqual(["Remy hits you. Respond?"]);
  tell(ask(2, "Play one Action card.", { grave: true }));
  expect(said[1]).toBe("Play one Action card. If you let this happen, you’re out of the game.");
});

test("what concerns me is collected, and a question takes it along", () => {
  const { said, tell, later } = table();
  tell(null, line("You lose 2 Fortitude", [0]));
  tell(null, line("Remy draws 2 cards", [1]));
  tell(null, line("Remy's Drink Phase", [1, 0], { kind: "phase" }));
  expect(said).toEqual(["You lose 2 Fortitude."]);
  tell(null, line("You gain 1 Gold", [0]), line("Remy plays “I raise!” on you", [1, 0]));
  later(9);
  expect(said).toHaveLength(1);
  later(1);
  expect(said[1]).toBe("You gain 1 Gold. Remy plays “I raise!” on you.");
  tell(ask(3), line("You ante 1 Gold", [0]));
  expect(said[2]).toBe("You ante 1 Gold. Remy hits you. Respond?");
});

test("never more than twelve times in a minute, and then the latest question", () => {
  const { said, tell, later } = table();
  for (let number = 1; number <= 2 * MOST; number += 1) {
    tell(ask(number, `Question ${number}?`));
    later(1);
  }
  expect(said).toHaveLength(MOST);
  later(60 - 2 * MOST);
  expect(said.at(-1)).toBe(`Question ${2 * MOST}?`);
  expect(said).toHaveLength(MOST + 1);
});

test("a question that is answered before it could be said is not said any more", () => {
  const { said, tell, later } = table();
  for (let number = 1; number <= MOST + 1; number += 1) tell(ask(number));
  tell(ask(MOST + 1, "?", { said: true }));
  later(120);
  expect(said).toHaveLength(MOST);
});

test("whoever falls and how it ends is said to everybody; whoever watches hears the turns", () => {
  const turn = line("Remy's turn", [1], { kind: "turn", staged: { what: "TurnBegan", who: [1] } });
  const out = line("Remy passes out", [1], { staged: { what: "IsOut", who: [1], out: "passed out" } });
  const won = { what: "GameOver" as const, who: [0], tie: false, words: "You are the last one standing" };
  const [player, watcher] = [table(0), table(-1)];
  for (const one of [player, watcher])
    one.tell(null, turn, out, line("The game is over", [0], { staged: won }));
  expect(player.said).toEqual(["Remy passes out. You are the last one standing."]);
  expect(watcher.said).toEqual(["Remy's turn. Remy passes out. You are the last one standing."]);
});
