import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { fines, state, view } from "../testing/table";
import type { SeenOption, ShownPrompt, State, View } from "../wire";

beforeEach(likeABrowser);

/** Whitehawk and Remy against Oda and Tara. */
const sides: View["sides"] = [
  { seats: [0, 1], fortitude: 17, alcohol: 5, gold: 11, potions: 2, out: "" },
  { seats: [2, 3], fortitude: 14, alcohol: 8, gold: 9, potions: 1, out: "" },
];
const seats = view.seats.map((seat, number) => ({
  ...seat,
  side: number < 2 ? 0 : 1,
  cards: number === 1 ? [fines] : [],
  ignores_all: false,
}));
const teams: View = { ...view, sides, seats, table: [], round: null, pieces: [] };

const POTIONS: SeenOption[] = [
  { answer: [6, 0], text: "drink a Potion: +6 Fortitude", potion: "Fortitude", brief: "+6 Fortitude" },
  {
    answer: [6, 1],
    text: "drink a Potion: −6 Alcohol Content",
    potion: "Alcohol Content",
    brief: "−6 Alcohol Content",
  },
  { answer: [6, 2], text: "drink a Potion: +3 Gold", potion: "Gold", brief: "+3 Gold" },
];
const PASS: SeenOption = { answer: [0], text: "let it happen", passes: true };
const ask = (kind: ShownPrompt["kind"], options: SeenOption[]): ShownPrompt => ({
  number: 31,
  kind,
  text: "What do you do?",
  options,
  default: 0,
  said: false,
});

function table(change: Partial<State> = {}) {
  const connection = new Remembering({ ...state, view: teams, prompt: null, ...change });
  render(Playing, { connection, state: connection.state ?? state });
  return connection;
}

const region = (name: string) => screen.getByRole("region", { name });
const prompt = () => within(region("Your decision"));

test("a team has one track, one purse and both characters on one mat", () => {
  table();
  for (const [names, side] of [
    ["Whitehawk and Remy", sides[0]],
    ["Oda and Tara", sides[1]],
  ] as const) {
    const mat = within(region(`The team of ${names}`));
    const track = new RegExp(`^${names}: Fortitude ${side?.fortitude}, `);
    expect(mat.getAllByRole("img", { name: track })).toHaveLength(1);
    expect(mat.getAllByRole("img", { name: / Gold$/ })).toHaveLength(1);
    expect(mat.getByRole("img", { name: side?.potions === 1 ? "1 Potion" : "2 Potions" })).toBeTruthy();
    for (const name of names.split(" and "))
      expect(mat.getByRole("region", { name: `${name}’s mat` })).toBeTruthy();
  }
});

test("a teammate's hand can be read at any time, and nobody else's", async () => {
  table();
  expect(screen.queryByRole("button", { name: /’s hand/ })).toBe(
    screen.getByRole("button", { name: "Remy’s hand" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Remy’s hand" }));
  expect(within(screen.getByRole("dialog")).getByRole("article", { name: fines.title })).toBeTruthy();
});

test("Potions are three buttons apart from the other answers", async () => {
  const connection = table({ prompt: ask("respond", [PASS, ...POTIONS]) });
  const potions = within(prompt().getByRole("group", { name: /^Drink a Potion \(\d left\)/ }));
  expect(potions.getAllByRole("button").map((one) => one.textContent.trim())).toEqual([
    "+6 Fortitude",
    "−6 Alcohol Content",
    "+3 Gold",
  ]);
  expect(prompt().getAllByRole("button", { name: /Gold/ })).toHaveLength(1);
  await userEvent.click(potions.getByRole("button", { name: "Drink a Potion: +3 Gold" }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [6, 2] }]);
});

test("a Champion is picked by portrait, and everybody knows who is who", () => {
  table({
    prompt: ask("champion", [
      { answer: [2, 0], text: "yourself", seat: 0 },
      { answer: [2, 1], text: "Remy", seat: 1 },
    ]),
  });
  expect(prompt().getByRole("button", { name: "Yourself Space" })).toBeTruthy();
  expect(prompt().getByRole("button", { name: "Remy (a bot)" })).toBeTruthy();
});

test("what a teammate decided for the team is told", () => {
  const chairs = state.table.chairs.map((chair, seat) =>
    seat === 1 ? { ...chair, name: "Ben", person: true, bot: "" } : chair,
  );
  const answered = { number: 30, seat: 1, question: "Who is your Champion?", answer: "Remy" };
  table({ answered, table: { ...state.table, chairs } });
  expect(prompt().getByText("Ben chose: Remy.")).toBeTruthy();
});

test("several Actions and Drinks are counted, and a single one only in teams", () => {
  const acting = (actions: number) =>
    seats.map((seat, number) => (number === 3 ? { ...seat, actions } : seat));
  table({ view: { ...teams, seats: acting(3), orders: 2 } });
  expect(within(region("Tara’s mat")).getByRole("img", { name: "3 Actions left" })).toBeTruthy();
  expect(within(region("The team of Oda and Tara")).getByText("2 Drinks to order")).toBeTruthy();
});

test("where everybody plays alone, one Action and one Drink are not counted", () => {
  const alone = view.seats.map((seat) => ({ ...seat, actions: 1 }));
  table({ view: { ...view, seats: alone, orders: 1 } });
  expect(screen.queryByText(/Action left|to order/)).toBeNull();
});

test("both members of a team are taking a turn", () => {
  table();
  expect(within(region("Oda’s mat")).getByText("taking a turn,")).toBeTruthy();
  expect(within(region("Tara’s mat")).getByText("taking a turn,")).toBeTruthy();
  expect(within(region("Remy’s mat")).queryByText("taking a turn,")).toBeNull();
});

test("a team wins together, and one of it is you", () => {
  table({ view: { ...teams, over: true, winners: [0, 1] } });
  expect(screen.getByRole("heading", { name: "You and Remy win!" })).toBeTruthy();
});
