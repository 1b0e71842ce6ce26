import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { account, boom, mead, state, tip, view } from "../testing/table";
import type { HandCard, SeenOption, ShownPrompt, State } from "../wire";

beforeEach(likeABrowser);

const PASS: SeenOption = { answer: [0], text: "let it happen", passes: true };

function asked(options: SeenOption[], more: Partial<ShownPrompt> = {}, table: Partial<State> = {}) {
  const prompt: ShownPrompt = {
    number: 40,
    kind: "respond",
    text: "Remy makes you ante 1 Gold. Respond?",
    options,
    default: 0,
    said: false,
    ...more,
  };
  const told = { ...state, prompt, ...table };
  const connection = new Remembering(told);
  render(Playing, { connection, state: told });
  return { connection, user: userEvent.setup() };
}

const prompt = () => within(screen.getByRole("region", { name: "Your decision" }));
const onSeat = (seat: number, name: string): SeenOption => ({
  answer: [1, 6, 0, -1, seat],
  text: `“${tip.title}” on ${name}`,
  brief: `on ${name}`,
  cards: [tip.id],
  seat,
});

test("a card that can be played on a few is named once, with a button for each of them", async () => {
  const { connection, user } = asked([PASS, onSeat(1, "Remy"), onSeat(3, "Tara")]);
  const group = within(prompt().getByRole("group", { name: tip.title }));
  expect(group.getAllByRole("button").map((one) => one.textContent)).toEqual(["On Remy", "On Tara"]);
  await user.click(group.getByRole("button", { name: "On Tara" }));
  expect(connection.sent).toEqual([{ do: "say", number: 40, answer: [1, 6, 0, -1, 3] }]);
});

test("a card that can be played on many is taken in hand first", async () => {
  const many = [1, 2, 3, 4, 5].map((seat) => onSeat(seat, `Player ${seat}`));
  const { connection, user } = asked([PASS, ...many]);
  await user.click(prompt().getByRole("button", { name: new RegExp(`^${tip.title}`) }));
  expect(connection.sent).toEqual([]);
  expect(screen.getByRole("region", { name: tip.title })).toBeTruthy();
});

test("more than three cards are not listed: the raised ones say it", () => {
  const held = [account, tip, boom, mead].map((card): HandCard => ({ card, playable: true, why_not: [] }));
  const options = held.map(({ card }, at): SeenOption => ({
    answer: [1, at],
    text: card.title,
    cards: [card.id],
  }));
  asked([PASS, ...options], {}, { view: { ...view, hand: held } });
  expect(prompt().queryByRole("button", { name: account.title })).toBeNull();
  expect(prompt().getByText("Or click a glowing card to play it.")).toBeTruthy();
});

test("the default answer is marked, and a press on the key gives it", async () => {
  const { connection, user } = asked([PASS, onSeat(3, "Tara")]);
  expect(prompt().getByRole("button", { name: "Let it happen Space" })).toBeTruthy();
  await user.keyboard(" ");
  expect(connection.sent).toEqual([{ do: "say", number: 40, answer: [0] }]);
});

test("on the own Action the key shows the only card and passes nothing; a click on its name plays it", async () => {
  const none: SeenOption = { answer: [0], text: "no Action", passes: true };
  const { connection, user } = asked([none, onSeat(3, "Tara")], { kind: "play_action" });
  const play = () => prompt().getByRole("button", { name: new RegExp(`^Play ${tip.title}`) });
  expect(prompt().getByRole("button", { name: "No Action" }).classList.contains("plain")).toBe(true);
  expect(play().classList.contains("plain")).toBe(false);
  await user.keyboard(" ");
  expect(connection.sent).toEqual([]);
  expect(screen.getByRole("region", { name: tip.title }).contains(document.activeElement)).toBe(true);
  await user.keyboard("{Escape}");
  await user.click(play());
  expect(connection.sent).toEqual([{ do: "say", number: 40, answer: [1, 6, 0, -1, 3] }]);
});

test("of several Actions one is picked from all of them, which lie open on the table", async () => {
  const none: SeenOption = { answer: [0], text: "no Action", passes: true };
  const other: SeenOption = { answer: [1, 5, 0, -1, -1], text: account.title, cards: [account.id] };
  const { connection, user } = asked([none, onSeat(1, "Remy"), onSeat(3, "Tara"), other], {
    kind: "play_action",
  });
  await user.click(prompt().getByRole("button", { name: /^Play a card/ }));
  const open = within(screen.getByRole("region", { name: "Pick a card to play" }));
  expect(document.activeElement).toBe(open.getByRole("button", { name: account.title }));
  await user.keyboard("{ArrowRight}{Enter}");
  expect(connection.sent).toEqual([]);
  expect(screen.getByRole("region", { name: tip.title })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Pick a card to play" })).toBeNull();
});

test("a window can be hushed for the turn", async () => {
  const { connection, user } = asked([PASS, onSeat(3, "Tara")]);
  await user.click(prompt().getByRole("button", { name: "Don’t ask again this turn" }));
  expect(connection.sent).toEqual([
    { do: "order", orders: { only_if_able: true, quiet_until_turn: view.turn + 1 } },
  ]);
});

test("and asked for again", async () => {
  const orders = { quiet_until_turn: view.turn + 1 };
  const { connection, user } = asked([], {}, { prompt: null, orders });
  expect(prompt().getByText("You won’t be asked again this turn.")).toBeTruthy();
  await user.click(prompt().getByRole("button", { name: "Ask me again" }));
  expect(connection.sent).toEqual([{ do: "order", orders: { quiet_until_turn: -1 } }]);
});

test("the own move is no window: there is nothing to hush", () => {
  const waiting = { kind: "direct" as const, seats: [0], seconds: -1, given: -1 };
  asked([PASS], { kind: "discard_cards" }, { waiting });
  expect(prompt().queryByRole("button", { name: "Don’t ask again this turn" })).toBeNull();
});

test("Drinks to pick from show how strong they are", async () => {
  const option: SeenOption = { answer: [3, 5], text: mead.title, cards: [mead.id] };
  const { connection, user } = asked(
    [option],
    { kind: "pick_drink" },
    { view: { ...view, looking_at: [mead] } },
  );
  await user.click(prompt().getByRole("button", { name: /Mead\s*\+3 Alcohol/ }));
  expect(connection.sent).toEqual([{ do: "say", number: 40, answer: [3, 5] }]);
});

test("among players one finds oneself, what is one's own, and how much everybody has left", () => {
  asked(
    [
      { answer: [2, 0], text: "yourself", seat: 0 },
      { answer: [2, 0, 7], text: "Old Hound", seat: 0, thing: 7 },
      { answer: [2, 1], text: "Remy", seat: 1 },
    ],
    { kind: "pick_player" },
  );
  const buttons = prompt()
    .getAllByRole("button")
    .map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(buttons).toEqual(
    expect.arrayContaining(["Yourself 12 left Space", "Old Hound (yours)", "Remy 6 left"]),
  );
});

test("a bid goes up and down, and never beyond what is offered", async () => {
  const bids = [1, 2, 3].map((gold): SeenOption => ({ answer: [4, gold], text: `bid ${gold} Gold` }));
  const { connection, user } = asked([PASS, ...bids], { kind: "bid" });
  const less = () => prompt().getByRole<HTMLButtonElement>("button", { name: "Bid less" });
  const more = () => prompt().getByRole<HTMLButtonElement>("button", { name: "Bid more" });
  expect(less().disabled).toBe(true);
  await user.click(more());
  await user.click(more());
  expect(more().disabled).toBe(true);
  await user.click(less());
  await user.click(prompt().getByRole("button", { name: "Bid 2 Gold" }));
  expect(connection.sent).toEqual([{ do: "say", number: 40, answer: [4, 2] }]);
});
