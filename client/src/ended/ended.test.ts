import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import "./Story.svelte"; // Fetched at the end of a game; here it is there at once.
import { house, problem } from "../gathering/testing";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { annKeeps, fairness, opened, seed } from "../testing/fairness";
import { over, story } from "../testing/story";
import type { ShownTable, State } from "../wire";
import { across, colourOf, dashOf, down, lastValue, pathOf, ticksOf, type Frame } from "./plot";
import { ordinal } from "../words/grammar";
import { cause, fell, momentsOf, outWords } from "../words/story";

beforeEach(likeABrowser);

const address = `/api/tables/${over.table.id}/chronicle`;
const names = over.view?.seats.map((seat) => seat.name) ?? [];

function end(state: State = over, answer: unknown = story) {
  const asked = house({ [address]: answer });
  const connection = new Remembering(state);
  render(Playing, { connection, state });
  return Object.assign(connection, { asked });
}

test("the end names who won and leads on", async () => {
  const connection = end();
  expect(screen.getByRole("heading", { name: "Remy wins." })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(connection.sent).toEqual([{ do: "play_again" }]);
});

test("everybody has a place, and what they fell to", () => {
  end();
  const places = within(screen.getByRole("list", { name: "Places" })).getAllByRole("listitem");
  expect(places.map((place) => place.textContent.replace(/\s+/g, " ").trim())).toEqual([
    expect.stringMatching(/^1st Remy.*Still standing$/),
    expect.stringMatching(/^2nd Tara.*Out of Gold, turn 6\s?an ante$/),
    expect.stringMatching(/^3rd Whitehawk.*Passed out, turn 5\s?Punch \(Remy\)$/),
    expect.stringMatching(/^4th .*Passed out, turn 3\s?Grog$/),
  ]);
});

test("what counted is told turn by turn, as the server knows it", async () => {
  end();
  const list = await screen.findByRole("list", { name: "Key moments" });
  const moments = within(list).getAllByRole("listitem");
  expect(moments.map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Turn 2 Biggest pot: Tara took 9 Gold.",
    expect.stringMatching(/^Turn 3 Out: .* passed out after Grog\.$/),
    expect.stringMatching(/^Turn 3 Drunkest: .*, at 17 Alcohol Content \(3 Drinks in all\)\.$/),
    "Turn 5 Out: Whitehawk passed out after Punch (Remy).",
    "Turn 5 Turning point: Whitehawk fell to Punch (Remy). Remy led from here to the end.",
    "Turn 6 Out: Tara ran out of Gold after an ante.",
  ]);
});

test("the plots can be read as a table", async () => {
  end();
  expect((await screen.findAllByRole("img", { name: /^Everyone’s/ })).length).toBe(3);
  await userEvent.click(screen.getByText("Show as a table"));
  const rows = within(screen.getByRole("table", { name: /after each turn/ })).getAllByRole("row");
  expect(rows).toHaveLength(1 + story.after.length);
  const cells = rows.map((row) =>
    within(row)
      .queryAllByRole("cell")
      .map((cell) => cell.textContent.trim()),
  );
  expect(cells[1]?.[0]).toBe("20 / 0 / 10");
  expect(cells.at(-1)).toEqual(["out", "13 / 12 / 18", "out", "11 / 12 / 18"]);
});

test("a story that cannot be fetched can be asked for again", async () => {
  end(over, problem("Too many requests; slow down.", 429));
  const again = await screen.findByRole("button", { name: "Load the story of this game" });
  expect(screen.getByRole("alert").textContent).toContain("Too many requests");
  house({ [address]: story });
  await userEvent.click(again);
  expect(await screen.findByRole("region", { name: "How it went" })).toBeTruthy();
});

test("a checked shuffle is said to be, and one that cannot be checked is not", () => {
  const connection = new Remembering({ ...over, table: { ...over.table, fairness: opened, seed } });
  connection.shuffle.kept = annKeeps;
  house({ [address]: story });
  const page = render(Playing, { connection, state: connection.state ?? over });
  expect(screen.getByText(/Fair shuffle/).textContent).toContain("✓");
  page.unmount();
  end({ ...over, table: { ...over.table, fairness: { ...fairness, commitment: "" } } });
  expect(screen.getByText(/can’t be checked/).textContent).not.toContain("✓");
});

test("the table as it was left can be looked at", async () => {
  end();
  await userEvent.click(screen.getByRole("button", { name: "Look at the table" }));
  expect(screen.getByRole("region", { name: "Remy’s mat" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The end" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Back to the results" }));
  expect(screen.getByRole("region", { name: "The end" })).toBeTruthy();
});

test("places, causes and falls in words", () => {
  expect([1, 2, 3, 4, 11, 12, 13].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th"]);
  expect(cause({ to: "Grog" }, names)).toBe("“Grog”");
  expect(cause({ to: "Punch", by: 1 }, names)).toBe("“Punch” (Remy)");
  expect(cause({ to: "an ante" }, names)).toBe("an ante");
  expect(cause({ to: "", by: 1 }, names)).toBe("");
  expect(fell({ side: 0, place: 2, turn: 4 }, "passed out", names)).toBe("passed out");
});

test("who led from the start needs no turning point", () => {
  if (!over.view) throw new Error("There is a game.");
  const told = { ...story, pot: null, drunkest: null, turning: { side: 1, turn: 0 } };
  expect(momentsOf(told, over.view, names).map((moment) => moment.title)).toEqual(["Out", "Out", "Out"]);
});

/** Whitehawk is out, and Remy still plays: a bot, or a person. */
function fallen(haste: ShownTable["haste"] = "", ben = false): State {
  const chairs = over.table.chairs.map((chair, seat) => ({
    ...chair,
    person: seat === 0 || (ben && seat === 1),
    name: seat === 0 ? "Ann" : ben && seat === 1 ? "Ben" : "",
    connected: true,
    haste: seat === 0 ? haste : ("" as const),
  }));
  if (!over.view) throw new Error("There is a game.");
  return {
    ...over,
    table: { ...over.table, state: "playing", chairs },
    view: { ...over.view, over: false, winners: [] },
  };
}

test("who is out reads what felled them, and their place", () => {
  end(fallen());
  const prompt = screen.getByRole("region", { name: "Your decision" });
  expect(prompt.querySelector(".text")?.textContent).toBe("You passed out after Punch (Remy). 3rd place.");
  expect(outWords({ ...fallen(), falls: [] })).toBe("You are out: passed out.");
});

test("who is out among bots skips to the end, hurries them, or plays again", async () => {
  const connection = end(fallen());
  await userEvent.click(screen.getByRole("button", { name: "Skip to the end" }));
  await userEvent.click(screen.getByRole("button", { name: "Watch at 4×" }));
  await userEvent.click(screen.getByRole("button", { name: "Rematch" }));
  expect(connection.sent).toEqual([
    { do: "hurry", how: "end" },
    { do: "hurry", how: "faster" },
    { do: "play_again" },
  ]);
});

test("pressed again, it is taken back", async () => {
  const connection = end(fallen("faster"));
  const faster = screen.getByRole("button", { name: "Watch at 4×" });
  expect(faster.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(faster);
  expect(connection.sent).toEqual([{ do: "hurry", how: "" }]);
});

test("while a person plays nobody is hurried", () => {
  end(fallen("", true));
  expect(
    screen.getByText("Ben is still playing.", { normalizer: (text) => text.replace(/\s+/g, " ").trim() }),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Skip to the end" })).toBeNull();
});

test("others who are out have to agree", () => {
  const state = fallen("end", true);
  if (!state.view) throw new Error("There is a game.");
  const sides = state.view.sides.map((side, number) => (number < 2 ? { ...side, out: "passed out" } : side));
  end({ ...state, view: { ...state.view, sides } });
  expect(screen.getByText("Waiting for Ben to agree.")).toBeTruthy();
});

test("the table as text says the same", async () => {
  end(fallen());
  await userEvent.click(screen.getByRole("button", { name: "Text" }));
  const section = screen.getByRole("heading", { name: "Your decision" }).closest("section");
  if (!section) throw new Error("The question has its place.");
  expect(within(section).getByText("You passed out after “Punch” (Remy). 3rd place.")).toBeTruthy();
  expect(within(section).getByRole("button", { name: "Skip to the end" })).toBeTruthy();
});

const FRAME: Frame = { width: 120, height: 60, pad: 10, turns: 10, most: 20 };

test("a line goes from the first turn to the last in which its side was there", () => {
  expect(across(FRAME, 0)).toBe(10);
  expect(across(FRAME, 10)).toBe(110);
  expect(down(FRAME, 0)).toBe(50);
  expect(down(FRAME, 20)).toBe(10);
  expect(pathOf(FRAME, [0, 5, 10], [20, 10, 0], 10)).toBe("M10 10L60 30L110 50");
  expect(pathOf(FRAME, [0, 5, 10], [20, 10, 0], 7)).toBe("M10 10L60 30");
  expect(lastValue([20, 10, 0], [0, 5, 10], 7)).toBe(10);
});

test("a game of any length has a few turns written below it", () => {
  expect(ticksOf(6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticksOf(33)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  for (const turns of [1, 50, 149, 900]) expect(ticksOf(turns).length).toBeLessThan(11);
});

test("thirteen lines can be told apart", () => {
  const looks = Array.from({ length: 13 }, (_, side) => `${colourOf(side)} ${dashOf(side)}`);
  expect(new Set(looks).size).toBe(13);
});
