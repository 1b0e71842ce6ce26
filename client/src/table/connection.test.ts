import { beforeEach, expect, test, vi } from "vitest";
import { line, sockets } from "../testing/sockets";
import { log, state } from "../testing/table";
import type { Problem, State } from "../wire";
import { Connection } from "./connection.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function connect() {
  const opened = sockets();
  const connection = new Connection("harbour");
  connection.open();
  return { connection, opened, newest: () => line(opened) };
}

const problem = (code: string): Problem => ({ is: "problem", code, message: `${code}.` });
const nothing = { is: "change", public: {}, own: {} } as const;

test("a change is put into the state before it, and its lines into the log", () => {
  const { connection, newest } = connect();
  newest().tell(state);
  expect(connection.log).toEqual(log);
  const more = { text: "Oda laughs", rules: [] };
  newest().tell({
    is: "change",
    public: { inn: 5 },
    own: { log_from: log.length, log: [more] },
  });
  expect(connection.state?.view?.inn).toBe(5);
  expect(connection.state?.prompt).toEqual(state.prompt);
  expect(connection.log).toEqual([...log, more]);
  newest().tell(nothing);
  expect(connection.log).toEqual([...log, more]);
});

test("a change without a state before it makes the page reconnect", () => {
  const { connection, opened, newest } = connect();
  newest().tell(nothing);
  expect(connection.state).toBeNull();
  vi.advanceTimersByTime(300);
  expect(opened).toHaveLength(2);
  newest().tell(state);
  expect(connection.state).toEqual(state);
  expect(connection.link).toBe("open");
});

test("changes of a new socket are not applied to the state of an old one", () => {
  const { connection, opened, newest } = connect();
  newest().tell(state);
  newest().close();
  expect(connection.link).toBe("lost");
  vi.advanceTimersByTime(300);
  newest().tell({ is: "change", public: { inn: 5 }, own: {} });
  expect(connection.state).toEqual(state);
  vi.advanceTimersByTime(600);
  expect(opened).toHaveLength(3);
});

test.each(["no_table", "unreadable_table", "banned"])("after %s there is nothing to come back to", (code) => {
  const { connection, opened, newest } = connect();
  newest().tell(state);
  newest().tell(problem(code));
  newest().close();
  vi.advanceTimersByTime(10_000);
  expect(connection.link).toBe("closed");
  expect(connection.problem?.message).toBe(`${code}.`);
  expect(opened).toHaveLength(1);
});

test("acting without a connection shows a notice until it is back", () => {
  const { connection, newest } = connect();
  newest().tell(state);
  expect(connection.send({ do: "leave" })).toBe(true);
  expect(newest().heard).toEqual([{ do: "leave" }]);
  newest().close();
  expect(connection.send({ do: "leave" })).toBe(false);
  expect(connection.problem?.code).toBe("no_line");
  vi.advanceTimersByTime(300);
  newest().tell(state);
  expect(connection.problem).toBeNull();
});

test.each(["too_late", "started", "not_dealing"])(
  "%s is not told: the page shows what there is now",
  (code) => {
    const { connection, newest } = connect();
    newest().tell(problem(code));
    expect(connection.problem).toBeNull();
    newest().tell(problem("not_written"));
    expect(connection.problem?.code).toBe("not_written");
  },
);

test("a page that sits down promises its part of the shuffle by itself, again on every new line", () => {
  localStorage.clear();
  const { connection, newest } = connect();
  const before: State = { ...state, view: null, prompt: null, table: { ...state.table, state: "gathering" } };
  newest().tell(before);
  const commit = { do: "commit", commitment: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(newest().heard).toEqual([commit]);
  newest().tell(nothing);
  expect(newest().heard).toHaveLength(1);
  connection.open();
  newest().tell(before);
  expect(newest().heard).toEqual([commit]);
});
