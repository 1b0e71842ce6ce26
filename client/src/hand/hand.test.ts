import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { account, boom, inFront, state, view } from "../testing/table";
import type { HandCard, ShownPrompt, State } from "../wire";
import { linesOn } from "./lines";

beforeEach(likeABrowser);

const asks = (card: number): ShownPrompt => ({
  number: 41,
  kind: "respond",
  text: "Respond?",
  options: [
    { answer: [0], text: "let it happen", passes: true },
    { answer: [1, 5, 0, -1, -1], text: "that card", cards: [card] },
  ],
  default: 0,
  said: false,
});

function sit(hand: HandCard[], prompt: ShownPrompt | null = null) {
  const connection = new Remembering({ ...state, prompt, view: { ...view, hand } });
  const page = render(Playing, { connection, state: connection.state ?? state });
  const tell = async (change: Partial<State>) => {
    connection.state = { ...(connection.state ?? state), ...change };
    await page.rerender({ connection, state: connection.state });
    await tick();
  };
  return Object.assign(connection, { tell });
}

const list = () => screen.getByRole("list", { name: "Your hand" });

test("what lies in front of me stands at the end of the hand, and says so", () => {
  sit([...view.hand, inFront, { ...inFront, card: { ...inFront.card, id: 91 } }]);
  const cards = within(list()).getAllByRole("listitem");
  expect(cards.map((card) => card.classList.contains("front"))).toEqual([false, false, false, true, true]);
  expect(within(list()).getAllByRole("button", { name: /in front of you, can be picked now$/ })).toHaveLength(
    2,
  );
  // Said once for all of them.
  expect(list().querySelectorAll(".tag")).toHaveLength(1);
});

test("it is played like a card of the hand", async () => {
  const connection = sit([...view.hand, inFront], asks(inFront.card.id));
  await userEvent.click(screen.getByRole("button", { name: /^4: A Free Round/ }));
  expect(connection.sent).toEqual([{ do: "say", number: 41, answer: [1, 5, 0, -1, -1] }]);
});

test("with a finger, the prompt leads to what lies in front of me, and there it is activated", async () => {
  const [pass, play] = asks(inFront.card.id).options;
  if (!pass || !play) throw new Error("Nothing is offered.");
  const act = { ...play, text: inFront.card.title, acts: true };
  const like = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) => ({ ...like(query), matches: query.includes("coarse") }));
  const connection = sit([...view.hand, inFront], { ...asks(inFront.card.id), options: [pass, act] });
  const brought = (HTMLElement.prototype.scrollIntoView = vi.fn());
  await userEvent.click(screen.getByRole("button", { name: "In front of you" }));
  expect(brought.mock.contexts).toEqual([list().querySelector(".slot.front")]);
  await userEvent.click(screen.getByRole("button", { name: /^4: A Free Round/ }));
  expect(connection.sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Activate" }));
  expect(connection.sent).toEqual([{ do: "say", number: 41, answer: act.answer }]);
});

const HOLD = "Don’t ask me about this card";

test("a card I don’t want to be asked about is marked and released by keyboard", async () => {
  const why: HandCard = { card: boom, playable: false, why_not: [] };
  const connection = sit([why]);
  const user = userEvent.setup();
  await user.keyboard("1");
  const toggle = () =>
    within(screen.getByRole("region", { name: boom.title })).getByRole("button", { name: HOLD });
  expect(toggle().getAttribute("aria-pressed")).toBe("false");
  while (document.activeElement !== toggle()) await user.tab();
  await user.keyboard("{Enter}");
  expect(connection.sent).toEqual([{ do: "order", orders: { only_if_able: true, held: [boom.title] } }]);
  expect(toggle().getAttribute("aria-pressed")).toBe("true");
  await connection.tell({ orders: { only_if_able: true, held: ["Another", boom.title] } });
  await user.keyboard(" ");
  expect(connection.sent.at(-1)).toEqual({ do: "order", orders: { only_if_able: true, held: ["Another"] } });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: HOLD })).toBeNull();
});

test("nobody can hold a card where everyone is asked every time", async () => {
  const connection = sit(view.hand);
  const user = userEvent.setup();
  await user.keyboard("1");
  const offered = () => screen.queryByRole("button", { name: HOLD }) !== null;
  expect(offered()).toBe(true);
  await connection.tell({ orders: { only_if_able: false } });
  expect(offered()).toBe(false);
  const table = { ...state.table, quick_responses: false };
  await connection.tell({ orders: { only_if_able: true }, table });
  expect(offered()).toBe(false);
  const chairs = table.chairs.map((chair, seat) => ({ ...chair, person: seat === 0 }));
  await connection.tell({ table: { ...table, chairs } });
  expect(offered()).toBe(true);
});

/** Every card is 180 wide, and 360 of the hand are seen. */
function narrow() {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.tagName === "LI" ? 180 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(180);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  return vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => undefined);
}
const across = (scrolls: ReturnType<typeof narrow>) =>
  scrolls.mock.contexts.flatMap((element, call) =>
    (element as unknown) === list() ? [scrolls.mock.calls[call]?.[0]] : [],
  );

test("a question brings the card into sight that can answer it", async () => {
  const connection = sit(view.hand);
  const scrolls = narrow();
  await connection.tell({ prompt: asks(boom.id) });
  expect(across(scrolls)).toEqual([expect.objectContaining({ left: 360 })]);
});

test("a card that is seen already stays where it is", async () => {
  const connection = sit(view.hand);
  const scrolls = narrow();
  await connection.tell({ prompt: asks(account.id) });
  expect(across(scrolls)).toEqual([]);
});

test("the same question asked again moves nothing", async () => {
  const connection = sit(view.hand, asks(boom.id));
  await tick();
  const scrolls = narrow();
  await connection.tell({ prompt: asks(boom.id) });
  expect(across(scrolls)).toEqual([]);
});

test("a card has as many lines as its words need", () => {
  expect(linesOn({ title: "Short", type: "Action", text: "You gain 1 Gold." })).toBe(2);
  expect(linesOn({ title: "Short", type: "Action", text: "You gain 1 Gold.\nOR\nDraw. (Now.)" })).toBe(5);
  expect(linesOn({ title: "A title that goes on for long", type: "Action", text: "x ".repeat(40) })).toBe(6);
});

test("a choice among players only is a choice of a target", async () => {
  const asked = asks(inFront.card.id);
  const [pass, play] = asked.options;
  if (!pass || !play) throw new Error("Nothing is offered.");
  const at = (seat: number) => ({ ...play, answer: [1, 5, 0, -1, seat], seat });
  sit([...view.hand, inFront], { ...asked, options: [pass, at(0), at(1)] });
  await userEvent.click(screen.getByRole("button", { name: /^4: A Free Round/ }));
  expect(screen.getByRole("heading", { name: "Choose a target" })).toBeTruthy();
  expect(screen.getByText("Or click a player’s mat.")).toBeTruthy();
});
