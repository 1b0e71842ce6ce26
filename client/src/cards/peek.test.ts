import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "../gathering/testing";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { pell } from "../testing/fixtures";
import Sentence from "../testing/Sentence.svelte";
import { Shown } from "../table/shown.svelte";
import { state, tip } from "../testing/table";
import Glass from "./Glass.svelte";
import { Peek } from "./peek.svelte";
import { cardOf } from "./titles";
import Telling from "./Telling.svelte";

beforeEach(likeABrowser);

/** Everything that was asked for has come. */
const settled = () => new Promise((done) => setTimeout(done));

/** A table whose prompt names a card. */
function table(title: string) {
  house({ "/api/cards": [pell] });
  const { prompt } = state;
  if (!prompt) throw new Error("Somebody is asked.");
  const told = { ...state, prompt: { ...prompt, text: `Tara plays “${title}”. Respond?` } };
  render(Playing, { connection: new Remembering(told), state: told });
  return screen.getByRole("button", { name: title });
}

test("a title that is pointed at shows its card, until one looks elsewhere", async () => {
  const title = table(pell.title);
  await fireEvent(title, new PointerEvent("pointerenter", { pointerType: "mouse" }));
  const card = await screen.findByRole("tooltip");
  expect(card.textContent).toContain(pell.text);
  expect(title.getAttribute("aria-describedby")).toBe(card.id);
  await fireEvent(title, new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(title.getAttribute("aria-describedby")).toBeNull();
});

test("so does a tap, and the keyboard; Escape puts it away", async () => {
  const title = table(pell.title);
  const user = userEvent.setup();
  await user.click(title);
  expect(await screen.findByRole("tooltip")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  title.blur();
  title.focus();
  expect(await screen.findByRole("tooltip")).toBeTruthy();
});

test("a finger that only passes over a title shows nothing", async () => {
  const title = table(pell.title);
  await fireEvent(title, new PointerEvent("pointerenter", { pointerType: "touch" }));
  await settled();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("pressing a title answers no question", async () => {
  const title = table(pell.title);
  title.focus();
  const heard = vi.fn();
  addEventListener("keydown", heard);
  await userEvent.setup().keyboard(" ");
  removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
});

test("the card of a title one has left does not come late", async () => {
  house({ "/api/cards": [pell] });
  const peek = new Peek(new Shown({ state, log: [] }));
  peek.look(pell.title, document.body);
  peek.away();
  await settled();
  expect(peek.card).toBeNull();
  expect(peek.isOf(pell.title)).toBe(false);
});

test("a card goes when its title leaves the page, or says something else", async () => {
  house({ "/api/cards": [pell] });
  const table = new Shown({ state, log: [] });
  const { rerender } = render(Sentence, { table, text: `Tara plays “${pell.title}”.` });
  const peeked = async () => {
    screen.getByText(pell.title).focus();
    expect(await screen.findByRole("tooltip")).toBeTruthy();
  };
  await peeked();
  await rerender({ table, text: "Tara plays “Something else”." });
  expect(screen.queryByRole("tooltip")).toBeNull();
  await rerender({ table, text: `Tara plays “${pell.title}”.` });
  await peeked();
  await rerender({ table, text: "" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

const NAMESAKES = ["Captain Whitehawk", "First Mate Remy", "Tara the Navigator"].map((owner) => ({
  ...pell,
  title: "I don't think so!",
  owner,
}));

test("of several cards with one title, the one of whoever acts is shown", () => {
  const { view } = state;
  if (!view) throw new Error("The game has begun.");
  const of = (about: number[], now = view) =>
    cardOf("I don't think so!", about, { view: now, table: state.table }, NAMESAKES)?.owner;
  expect(of([3, 1])).toBe("Tara the Navigator");
  expect(of([1, 3])).toBe("First Mate Remy");
  expect(of([])).toBe("Captain Whitehawk");
  // What lies open is known better than the lists know it.
  const played = { ...tip, title: "I don't think so!", owner: "Oda" };
  const seats = view.seats.map((seat, number) => (number === 2 ? { ...seat, discards: [played] } : seat));
  expect(of([2], { ...view, seats })).toBe("Oda");
  const table = [...view.table, { id: 99, kind: "play" as const, seat: 2, card: played }];
  expect(of([], { ...view, table })).toBe("Oda");
});

test("a title nobody knows is only set apart", async () => {
  house({ "/api/cards": [pell] });
  const { container } = render(Telling, { text: "Remy plays “No such card”." });
  expect(container.textContent).toBe("Remy plays No such card.");
  screen.getByText("No such card").focus();
  await settled();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a glass is as full as its Drink is strong, and never fuller than full", () => {
  const top = (strength: number) => {
    const { container, unmount } = render(Glass, { strength });
    const found = Number(container.querySelector(".ale")?.getAttribute("y"));
    const foam = container.querySelectorAll(".foam").length;
    unmount();
    return { found, foam };
  };
  expect(top(1).found).toBeGreaterThan(top(4).found);
  expect(top(5).found).toBe(top(9).found);
  expect(top(0).foam).toBe(0);
  expect(top(-2)).toEqual(top(0));
});
