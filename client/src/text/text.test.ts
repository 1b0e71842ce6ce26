import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { NOTHING } from "../fairness/keeping";
import { barrel, brews, crawl } from "../testing/boards";
import { sideOf } from "../table/sides";
import * as fair from "../testing/fairness";
import * as table from "../testing/table";
import type { Fairness, SeenMatter, ShownPrompt, State, View } from "../wire";
import TableText from "./TableText.svelte";
import { listed } from "../words";

const nothing = { kept: NOTHING, say: () => undefined, look: () => undefined };
function show(state: State = table.state, more = {}) {
  return render(TableText, { state, log: table.log, ...nothing, ...more });
}
const seen = (change: Partial<View>): State => ({ ...table.state, view: { ...table.view, ...change } });
const words = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const section = (name: string | RegExp) => screen.getByRole("region", { name });
const rowOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].map(words);
};

test("every player is a row with all their numbers", () => {
  show();
  const heads = screen.getAllByRole("columnheader").map(words);
  const rows = table.view.seats.map((seat) => rowOf(seat.name));
  for (const [index, seat] of table.view.seats.entries()) {
    const row = rows[index] ?? [];
    const under = (head: string) => row[heads.indexOf(head) - 1];
    const side = sideOf(table.view, index);
    if (!side) throw new Error("Everybody has a side.");
    expect(under("Fortitude")).toBe(String(side.fortitude));
    expect(under("Alcohol Content")).toBe(String(side.alcohol));
    expect(under("Left")).toBe(String(Math.max(side.fortitude - side.alcohol, 0)));
    expect(under("Gold")).toBe(String(side.gold));
    expect(under("Hand")).toBe(String(seat.hand));
    expect(under("Drinks")).toBe(String(seat.pile));
    expect(under("Deck")).toBe(String(seat.deck));
    expect(under("Discards")).toMatch(
      seat.discards.length ? new RegExp(`^${seat.discards.length} card`) : /none/,
    );
    for (const card of seat.front) expect(under("In front")).toContain(card.title);
  }
  expect(rowOf("Whitehawk")[0]).toBe("you");
  expect(rowOf("Remy")[0]).toBe("bot");
  expect(rowOf("Oda").at(-1)).toBe("out: passed out");
  expect(rowOf("Tara")[0]).toBe("bot for Cleo");
  expect(rowOf("Tara").at(-1)).toBe("in the game, taking a turn, Ignores everything");
});

const asks = (more: Partial<ShownPrompt> = {}): State => {
  const options = [table.boom, table.account].map(({ id }) => ({ answer: [3, id], text: "x", cards: [id] }));
  const prompt = { number: 1, kind: "discard_cards" as const, text: "?", options, default: -1, said: false };
  return { ...table.state, prompt: { ...prompt, ...more } };
};

test("a card that answers what is asked is never called impossible", () => {
  show(asks());
  const held = () => [...section(/^Your hand/).querySelectorAll(":scope > ol > li")].map(words);
  const [account, tip, boom] = held();
  expect(boom).toContain("You can choose it now.");
  expect(boom).not.toContain("Not now");
  expect(account).toContain("Playable now.");
  expect(tip).toContain("Playable now.");
});

test("whoever is asked is not told to wait, nor that there is no choice", () => {
  show(asks());
  expect(words(section("Your decision"))).not.toMatch(/One moment|Waiting|only one choice|Nothing to decide/);
});

test("teammates share their numbers and see each other's hands", () => {
  const [mine, ...others] = table.view.seats;
  const [, teammate] = others;
  if (!mine || !teammate) throw new Error("Two sit there.");
  const seats = [mine, others[0] ?? mine, { ...teammate, side: 0, cards: [table.darts] }];
  show(seen({ seats }));
  expect(rowOf("Oda").slice(1, 5)).toEqual(["17", "5", "12", "11"]);
  expect(rowOf("Oda")[5]).toContain(table.darts.title);
  expect(rowOf("Remy")[5]).toBe("6");
});

test("every piece is described with its numbers, in front of its player or in the middle", () => {
  show();
  expect(rowOf("Whitehawk")[10]).toContain("Blood: 3 of 7");
  expect(rowOf("Remy")[10]).toContain("Marks left: 4");
  expect(rowOf("Remy")[10]).toContain("Logbook: 3 cards, 1 face down");
  expect(rowOf("Remy")[10]).toContain(table.fines.text);
  expect(rowOf("Oda")[10]).toContain("Cellar: 16 cards face down");
  expect(rowOf("Tara")[10]).toContain("Mark: 2");
  expect(rowOf("Tara")[10]).toContain(table.parrot.text);
  const middle = words(section("Table"));
  expect(middle).toContain(
    "The Crooked Mast, Whitehawk and Tara; The Dry Dock, Remy; The Red Dragon Inn, nobody",
  );
});

test("the turn, the Round and the middle of the table are described", () => {
  show();
  expect(screen.getByText("Turn 10: Tara, Action Phase.")).toBeTruthy();
  const round = words(section("The Round"));
  expect(round).toContain("Pot 23 Gold");
  expect(round).toContain("In control Remy");
  expect(round).toContain("In the Round Whitehawk, Remy and Tara");
  expect(round).toContain("Gambling turn Whitehawk");
  expect(round).toContain("Only a Cheating card can take control now.");
  const middle = words(section("Table"));
  expect(middle).toContain("The Inn +27 Gold");
  expect(middle).toContain("Drink deck 22 cards");
  expect(middle).toContain("2 cards, Drink discards, Fine Ambrosia, Nectar of the Gods first");
  expect(middle).toContain("Sea Events 24 cards, next one in 18 turns.");
  expect(middle).toContain("Fair Wind");
});

test("what is being resolved is a list, the latest last", () => {
  show();
  const items = [...section("Being resolved").querySelectorAll("ol > li")].map(words);
  expect(items).toHaveLength(3);
  expect(items[0]).toContain("Tara plays Gambling? I'm in!, Action - Gambling");
  expect(items[0]).toContain("Start a Round of Gambling. (Each player antes 1 Gold, including you.) (now)");
  expect(items[1]).toContain("On you and Tara");
  expect(items[1]).toContain("Ignored by Tara");
  expect(items[1]).toContain("You pay 1 Gold");
  expect(items[2]).toContain("Negated.");
});

test.each<[string, SeenMatter, string[]]>([
  ["Gold that is due", table.payment, ["Payment", "Tara pays 2 Gold"]],
  [
    "Drinks",
    table.served,
    [
      "Tara drinks Grog + Mead (+6 Alcohol Content, −1 Fortitude)",
      "Remy Ignores Mead",
      "You may split this Drink with another player.",
    ],
  ],
  [
    "what was put into a Drink",
    table.mixed,
    ["Tara drinks Mead (+4 Alcohol Content)", "Its drinker pays Remy 1 Gold", "Has a Mix-in"],
  ],
  ["a won Round", table.won, ["Remy wins the Round", "6 Gold"]],
  ["a tray", table.tray, ["You look at 2 Drinks"]],
  ["what has happened", { ...table.raised, resolved: true }, ["Resolved", "You pay 1 Gold"]],
])("%s on the table is told", (_, matter, sentences) => {
  show(seen({ table: [matter] }));
  for (const sentence of sentences) expect(words(section("Being resolved"))).toContain(sentence);
});

test("the hand is listed with its texts, and why a card cannot be played", () => {
  show();
  const [account, , boom] = within(section("Your hand: 3 cards")).getAllByRole("listitem");
  expect(words(account)).toContain("Put it on the ship's account., Sometimes: When you must pay Gold");
  expect(words(account)).toContain("Playable now.");
  expect(words(boom)).toContain("Not now: Only as the Action of your Action Phase");
  expect(boom?.querySelector("a")?.getAttribute("href")).toBe("#/rules/TYPES-05");
});

test("what lies in front of me is listed apart from the hand", () => {
  show(seen({ hand: [...table.view.hand, table.inFront] }));
  const hand = section("Your hand: 3 cards");
  expect(within(hand).getByRole("heading", { name: /^In front of you: 1 card/ })).toBeTruthy();
  expect(words(within(hand).getAllByRole("listitem").at(-1))).toContain(
    "A Free Round, Prize: You gain 2 Gold.",
  );
});

test("a board is described place by place, with the cards that lie there", () => {
  show(seen({ pieces: [crawl, brews] }));
  const middle = words(section("Table"));
  expect(middle).toContain(
    "Taverns: The Inn, 22 Drinks; The Rolling Barrel, the party is here, 1 Drink; The Deep Cellar, closed; The Cup, 6 Drinks",
  );
  expect(middle).toContain("2 cards, on Taverns, The Inn first");
  expect(middle).toContain(barrel.text);
  expect(rowOf("Remy")[10]).toContain(
    "Brews: Beer, Progress 2 of 3, 1 card below; Wine, Remy, Progress 0 of 2, 3 cards below; Spirits, closed",
  );
});

test("what only I know and what I have ordered is listed", () => {
  show({
    ...seen({ looking_at: [table.mead] }),
    announced: table.tip.id,
    orders: { only_if_affected: true, no_light_drinks: true, quiet_until_turn: 11, held: ["I raise!"] },
  });
  expect(words(section(/Your hand/))).toContain("Drinks only you have seen Mead, Drink: +3 Alcohol Content.");
  expect(words(section(/Your hand/))).toContain("Queued: will be played when possible.");
  expect(words(section("Your decision"))).toContain("You’re not asked until turn 12.");
  expect(words(section("Your decision"))).toContain("You’re not asked about “I raise!”.");
});

test("the question comes with its options, the default first and marked", () => {
  show();
  const asked = section("Your decision");
  expect(words(asked)).toContain("Remy makes you ante 1 Gold. Respond?");
  expect(words(asked)).not.toContain("Waiting for");
  const buttons = within(asked).getAllByRole("button").map(words);
  expect(buttons[0]).toContain("(default)");
  expect(buttons.slice(1)).toEqual([
    "Put it on the ship's account. against the ante of 1 Gold",
    "Tip the Wench. on Tara",
  ]);
});

test("an option that is pressed says its answer", async () => {
  const user = userEvent.setup();
  const say = vi.fn();
  const look = vi.fn();
  show(table.state, { say, look });
  await user.click(screen.getByRole("button", { name: "Tip the Wench. on Tara" }));
  expect(say).toHaveBeenLastCalledWith(expect.objectContaining({ answer: [1, 6, 0, -1, 3] }));
  await user.click(screen.getByRole("button", { name: /\(default\)/ }));
  expect(say).toHaveBeenLastCalledWith(expect.objectContaining({ answer: [0] }));
  await user.click(screen.getByRole("button", { name: new RegExp(`^Select ?: ${table.boom.title}`) }));
  expect(look).toHaveBeenLastCalledWith(table.boom.id);
});

test("a grave question says so, and more can stand beside it", () => {
  const { prompt } = table.state;
  if (!prompt) throw new Error("Nobody is asked.");
  const more = createRawSnippet(() => ({ render: () => "<button>More time</button>" }));
  const state: State = { ...table.state, prompt: { ...prompt, grave: true } };
  render(TableText, { state, log: [], ...nothing, more });
  expect(words(section("Your decision"))).toContain("If you let this happen, you’re out of the game.");
  expect(within(section("Your decision")).getByRole("button", { name: "More time" })).toBeTruthy();
  expect(words(section("Log"))).toContain("Nothing yet.");
});

test("the last twenty lines of the log are shown", () => {
  const log = Array.from({ length: 30 }, (_, number) => ({ text: `Line ${number}`, rules: [] }));
  render(TableText, { state: table.state, log, ...nothing });
  const lines = within(section("Log")).getAllByRole("listitem").map(words);
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toBe("Line 29");
});

test("a spectator has no hand and is not asked", () => {
  show({ ...seen({ seat: -1, hand: [] }), seat: -1, prompt: null });
  expect(screen.queryByRole("region", { name: /Your hand/ })).toBeNull();
  expect(words(section("Your decision"))).toContain("You’re watching");
});

test("the end is described, with the seed", () => {
  const over = seen({ over: true, winners: [1], active: -1 });
  show({ ...over, prompt: null, waiting: null, table: { ...over.table, state: "over", seed: "77" } });
  expect(screen.getByText(/The game is over: Remy won\. The seed was 77\./)).toBeTruthy();
  expect(rowOf("Remy").at(-1)).toContain("winner");
});

test("the shuffle is described, and checked at the end", () => {
  const told = (state: "playing" | "over", fairness: Fairness, seed = ""): State => ({
    ...table.state,
    table: { ...table.state.table, state, fairness, seed },
  });
  const { unmount } = show(told("playing", fair.fairness), { kept: fair.annKeeps });
  expect(words(section("Shuffle"))).toContain(
    "Your browser and 1 other added to the shuffle, so the server can’t control it.",
  );
  expect(words(section("Shuffle"))).not.toContain("verify");
  unmount();
  show(told("over", fair.opened, fair.seed), { kept: fair.annKeeps });
  expect(words(section("Shuffle"))).toContain("Fair shuffle: verified by your browser.");
  expect(words(section("Shuffle"))).toContain("lastcall verify RECORD");
  expect(screen.getByRole("link", { name: "save the record" }).getAttribute("href")).toBe(
    "/api/tables/harbour/record",
  );
});

test("nothing breaks before the game", () => {
  show({ ...table.state, view: null, prompt: null, waiting: null });
  expect(screen.getByText("The game hasn’t started.")).toBeTruthy();
});

test("names are listed as people say them", () => {
  expect(listed([])).toBe("nobody");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
  expect(listed(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
});
