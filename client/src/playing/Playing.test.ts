import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { PROMPTS } from "../prompts/prompts";
import { sideOf } from "../table/sides";
import { likeABrowser } from "../testing/browser";
import { barrel, crawl } from "../testing/boards";
import { Remembering } from "../testing/connection";
import { account, boom, fines, hound, mead, parrot, state, tip, view } from "../testing/table";
import type { HandCard, SeenOption, ShownPrompt, State } from "../wire";
import Playing from "./Playing.svelte";

beforeEach(likeABrowser);

function table(change: Partial<State> = {}) {
  const connection = new Remembering({ ...state, ...change });
  const page = render(Playing, { connection, state: connection.state ?? state });
  /** The table sends another state; every state is a new object. */
  const tell = async (next: State | null = connection.state) => {
    connection.state = structuredClone(next);
    await page.rerender({ connection, state: connection.state ?? state });
  };
  return Object.assign(connection, { tell });
}

const ask = (kind: ShownPrompt["kind"], options: SeenOption[]): ShownPrompt => ({
  number: 31,
  kind,
  text: "What do you do?",
  options,
  default: 0,
  said: false,
});
const PASS: SeenOption = { answer: [0], text: "let it pass", passes: true };
const region = (name: string) => screen.getByRole("region", { name });

const mats = view.seats.map((seat, number) => ({ ...seat, of: sideOf(view, number) }));

test.each(mats.filter(({ of }) => !of?.out))("$name has a mat with tracks, Gold and counts", (seat) => {
  table();
  const mat = within(region(`${seat.name}’s mat`));
  expect(mat.getByRole("img", { name: new RegExp(`Fortitude ${seat.of?.fortitude},`) })).toBeTruthy();
  expect(mat.getByRole("img", { name: `${seat.of?.gold} Gold` })).toBeTruthy();
  expect(mat.getByRole("img", { name: `${seat.pile} in the Drink Me! pile` })).toBeTruthy();
  expect(mat.getByRole("img", { name: `${seat.hand} cards in hand` })).toBeTruthy();
});

test.each(mats.filter(({ of }) => of?.out))("the mat of $name, who is out, says so", ({ name, of }) => {
  table();
  expect(within(region(`${name}’s mat`)).getByText(`Out: ${of?.out}`)).toBeTruthy();
});

/** How cards are divided is tested beside its component. */
const every = (Object.keys(PROMPTS) as ShownPrompt["kind"][]).filter((kind) => kind !== "divide_cards");
test.each(every)("a question of the kind %s can be answered with a click", async (kind) => {
  const held = view.hand[0]?.card.id ?? 0;
  const options: Record<string, SeenOption> = {
    order_drink: { answer: [2, 1], text: "Remy", seat: 1 },
    who_drinks: { answer: [2, 1], text: "Remy", seat: 1 },
    share_drink: { answer: [2, 1], text: "Remy", seat: 1 },
    pick_player: { answer: [2, 1], text: "Remy", seat: 1 },
    champion: { answer: [2, 1], text: "Remy", seat: 1 },
    choose: { answer: [4, 0], text: "drink it" },
    pick_drink: { answer: [3, 5], text: mead.title, cards: [mead.id] },
    bid: { answer: [4, 2], text: "bid 2 Gold" },
  };
  const option = options[kind] ?? { answer: [1, 5, 0, -1, -1], text: "that card", cards: [held] };
  const connection = table({
    prompt: ask(kind, [PASS, option]),
    view: { ...view, looking_at: [mead] },
  });
  const prompt = within(region("Your decision"));
  const user = userEvent.setup();
  if (option.cards?.includes(held)) {
    await user.click(screen.getByRole("button", { name: /^1: / }));
  } else {
    const words = kind === "pick_drink" ? new RegExp(mead.title) : new RegExp(`^${option.text}`, "i");
    await user.click(prompt.getByRole("button", { name: words }));
  }
  await user.click(prompt.getByRole("button", { name: /^Let it pass/ }));
  expect(connection.sent).toEqual([
    { do: "say", number: 31, answer: option.answer },
    { do: "say", number: 31, answer: [0] },
  ]);
});

test("a card that cannot be played says why not, with the rule, and can be announced", async () => {
  const why: HandCard = { card: boom, playable: false, why_not: [[["TYPES-05"], "Only as your Action"]] };
  const connection = table({ prompt: null, view: { ...view, hand: [why] } });
  const user = userEvent.setup();
  expect(screen.getByText("Not now: Only as your Action.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `1: ${boom.title}` }));
  const sheet = within(region(boom.title));
  expect(sheet.getByRole("link", { name: "TYPES-05" }).getAttribute("href")).toBe("#/rules/TYPES-05");
  await user.click(sheet.getByRole("button", { name: "Play when possible" }));
  expect(connection.sent).toEqual([{ do: "announce", card: boom.id, target: null }]);
});

test("the keyboard: a digit takes a card, Escape puts it back, letters open log and text", async () => {
  table({ prompt: null });
  const user = userEvent.setup();
  await user.keyboard("1");
  const title = view.hand[0]?.card.title ?? "";
  expect(region(title)).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: title })).toBeNull();
  expect(screen.getByRole("button", { name: "Log" }).getAttribute("aria-pressed")).toBe("true");
  await user.keyboard("l");
  expect(screen.getByRole("button", { name: "Log" }).getAttribute("aria-pressed")).toBe("false");
  await user.keyboard("t");
  expect(screen.getByRole("button", { name: "Text" }).getAttribute("aria-pressed")).toBe("true");
});

test("a player is chosen by clicking the mat", async () => {
  const connection = table({ prompt: ask("order_drink", [{ answer: [2, 3], text: "Tara", seat: 3 }]) });
  await userEvent.click(screen.getByRole("button", { name: "Choose Tara" }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [2, 3] }]);
});

/** Tip the Wench. on Tara, or on her Minion. */
const onTara: SeenOption[] = [
  PASS,
  { answer: [1, 6, 0, -1, 3], text: `${tip.title} on Tara`, cards: [tip.id], seat: 3 },
  {
    answer: [1, 6, 0, -1, 1111],
    text: `${tip.title} on ${hound.title}`,
    cards: [tip.id],
    seat: 3,
    thing: hound.id,
  },
];

test("a card before a player is chosen by clicking it, with the mouse or the keyboard", async () => {
  const connection = table({ prompt: ask("respond", onTara) });
  const user = userEvent.setup();
  const choose = () => screen.queryByRole("button", { name: `Choose ${hound.title}` });
  expect(choose()).toBeNull();
  await user.click(screen.getByRole("button", { name: /^2: / }));
  expect(screen.getByRole("button", { name: "Choose Tara" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: `Choose ${parrot.title}` })).toBeNull();
  choose()?.focus();
  await user.keyboard("{Enter}");
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [1, 6, 0, -1, 1111] }]);
});

test("a card in a pile is chosen where the pile is looked through", async () => {
  const option = { answer: [2, 1113], text: fines.title, seat: 1, thing: fines.id };
  const connection = table({ prompt: ask("pick_player", [option]) });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Logbook/ }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: `Choose ${fines.title}` }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [2, 1113] }]);
});

test("a card on a board is chosen by clicking its place", async () => {
  const option = { answer: [2, 1121], text: barrel.title, thing: barrel.id };
  const connection = table({
    prompt: ask("pick_player", [option]),
    view: { ...view, pieces: [crawl] },
  });
  await userEvent.click(screen.getByRole("button", { name: `Choose ${barrel.title}` }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [2, 1121] }]);
});

test("a spectator has no hand and no prompt", () => {
  table({ seat: -1, prompt: null, view: { ...view, seat: -1, hand: [] } });
  expect(region("You’re watching")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
  for (const seat of view.seats) expect(region(`${seat.name}’s mat`)).toBeTruthy();
});

test("when a bot plays for somebody they can come back", async () => {
  const chairs = state.table.chairs.map((chair, seat) => ({ ...chair, stand_in: seat === state.seat }));
  const connection = table({ table: { ...state.table, chairs } });
  await userEvent.click(screen.getByRole("button", { name: "I’m back" }));
  expect(connection.sent).toEqual([{ do: "come_back" }]);
});

test("what was not done is said in words", () => {
  const shown: State = state;
  const connection = new Remembering(shown);
  connection.problem = {
    is: "problem",
    code: "not_offered",
    message: "That is not possible at this moment.",
  };
  render(Playing, { connection, state: shown });
  expect(screen.getByRole("alert").textContent).toContain("That is not possible at this moment.");
});

test("a state that brings no new question leaves doubt, focus and choice alone", async () => {
  const grave = {
    ...ask("respond", [PASS, { answer: [1, 5, 0, -1, -1], text: "x", cards: [account.id] }]),
    grave: true,
  };
  const connection = table({ prompt: grave });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Let it pass/ }));
  await connection.tell();
  expect(screen.getByText(/You’ll be out/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Sure/ }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [0] }]);
});

test("a window can be closed for the rest of the turn, but not the last chance", async () => {
  const prompt = ask("respond", [PASS, { answer: [1, 5, 0, -1, -1], text: "x", cards: [account.id] }]);
  const waiting = { kind: "window" as const, seats: [0], seconds: 20 };
  const connection = table({ prompt, waiting });
  const hush = () => screen.queryByRole("button", { name: /Don’t ask again/ });
  expect(hush()).toBeTruthy();
  await connection.tell({ ...state, prompt: { ...prompt, number: 32, grave: true }, waiting });
  expect(hush()).toBeNull();
});

test("the card sheet keeps the focus, starts over for each card, and gives the focus back", async () => {
  const connection = table({ prompt: null });
  const user = userEvent.setup();
  const card = screen.getByRole("button", { name: /^1: / });
  card.focus();
  await user.keyboard("1");
  const target = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /Target/ });
  await user.selectOptions(target(), "2");
  target().focus();
  await connection.tell();
  expect(document.activeElement).toBe(target());
  expect(target().value).toBe("2");
  await user.click(screen.getByRole("button", { name: "Back to hand" }));
  expect(document.activeElement).toBe(card);
  await user.click(screen.getByRole("button", { name: /^3: / }));
  expect(target().value).toBe("");
});

test("a key that is held down counts once", async () => {
  const hand = view.hand.slice(0, 2);
  const done = { answer: [0], text: "done", passes: true };
  const options = hand.map(({ card }) => ({ answer: [3, card.id], text: card.title, cards: [card.id] }));
  const connection = table({ prompt: ask("discard_cards", [done, ...options]), view: { ...view, hand } });
  dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  dispatchEvent(new KeyboardEvent("keydown", { key: "1", repeat: true }));
  await tick();
  expect(connection.sent).toHaveLength(1);
});

test("a pile that is gone does not open again by itself", async () => {
  const connection = table({ prompt: null });
  const whose = view.seats.findIndex(
    (seat, number) => number !== state.seat && !sideOf(view, number)?.out && seat.discards.length,
  );
  await userEvent.click(
    screen.getByRole("button", { name: new RegExp(`${view.seats[whose]?.name}’s discards`) }),
  );
  expect(screen.getByRole("dialog")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await connection.tell();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the focus moves from an answer of an old question to the new one", async () => {
  const connection = table({ prompt: ask("respond", [PASS]) });
  screen.getByRole("button", { name: /^Let it pass/ }).focus();
  await connection.tell({ ...state, prompt: { ...ask("respond", [PASS]), number: 32 } });
  await tick();
  expect(region("Your decision").contains(document.activeElement)).toBe(true);
});
