import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { house } from "../gathering/testing";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { pell } from "../testing/fixtures";
import { state } from "../testing/table";
import Glass from "./Glass.svelte";
import { Peek } from "./peek.svelte";
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
  const peek = new Peek();
  peek.look(pell.title, document.body);
  peek.away();
  await settled();
  expect(peek.card).toBeNull();
  expect(peek.isOf(pell.title)).toBe(false);
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
