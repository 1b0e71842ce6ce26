import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { boxOf } from "../cards/decks";
import { barrel, brews, crawl } from "../testing/boards";
import * as table from "../testing/table";
import { backOf } from "./backs";
import Piece from "./Piece.svelte";
import PilePiece from "./PilePiece.svelte";
import TablePile from "./TablePile.svelte";
import { PIECES, type AnyPiece } from "./pieces";
import { tokenLook } from "./tokens";

const names = table.view.seats.map((seat) => seat.name);
const draw = (piece: AnyPiece) => render(Piece, { piece, names });
const words = (container: HTMLElement) => container.textContent?.replace(/\s+/g, " ").trim();

test("the table of the tests has a piece of every kind, and every kind is drawn", () => {
  expect(new Set(table.view.pieces.map((piece) => piece.kind))).toEqual(new Set(Object.keys(PIECES)));
  for (const piece of table.view.pieces) {
    const { container, unmount } = draw(piece);
    expect(words(container)).toContain(piece.name);
    unmount();
  }
});

test("a registry without one of the kinds does not compile", () => {
  const { board, counter, in_play, pile } = PIECES;
  // @ts-expect-error There is no component for tokens.
  const short: typeof PIECES = { board, counter, in_play, pile };
  // @ts-expect-error A board is not drawn from tokens.
  const mixed: typeof PIECES = { ...PIECES, tokens: board };
  expect([short, mixed]).toHaveLength(2);
});

test("a counter says how far it can go, with a pip for each step", () => {
  const { container } = draw(table.blood);
  expect(words(container)).toBe("Blood 3 of 7");
  expect(container.querySelectorAll(".pip")).toHaveLength(7);
  expect(container.querySelectorAll(".pip.full")).toHaveLength(3);
});

test("a counter without an end, or with a far one, is a number", () => {
  expect(words(draw(table.marksLeft).container)).toBe("Marks left 4");
  const far = draw({ kind: "counter", name: "Rage", count: 12, most: 40 }).container;
  expect(words(far)).toBe("Rage 12 of 40");
  expect(far.querySelector(".pip")).toBeNull();
});

test("tokens have a letter, a name and a number", () => {
  const { container } = draw({ ...table.marks, count: 9 });
  expect(words(container)).toContain("Mark ×9");
  expect(container.querySelectorAll("svg")).toHaveLength(4);
  expect(container.querySelector("text")?.textContent).toBe("M");
});

test("tokens that have a sign of their own show it", () => {
  const { container } = draw({ kind: "tokens", name: "Scarab", seat: 1, count: 2 });
  expect(container.querySelectorAll("svg.emblem")).toHaveLength(2);
  expect(container.querySelector("text")).toBeNull();
});

test("a kind of token always looks the same, and another looks different", () => {
  expect(tokenLook("Mark")).toEqual(tokenLook("Mark"));
  expect(tokenLook("Mark")).not.toEqual(tokenLook("Madness"));
  expect(tokenLook(" ").letter).toBe("?");
});

test("a pile face down shows a back and how many", () => {
  draw(table.cellar);
  expect(screen.getByRole("img", { name: "The back of Oda" })).toBeTruthy();
  expect(screen.getByText("16")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a deck in the middle shows the back it is given", () => {
  render(PilePiece, {
    piece: { kind: "pile", name: "Drink deck", count: 22 },
    owner: "Drinks",
    mark: boxOf("rdi4"),
  });
  expect(screen.getByRole("img", { name: "The back of Drinks RDI 4" })).toBeTruthy();
});

test("a pile that is used up is an empty place", () => {
  expect(words(draw({ kind: "pile", name: "Cellar", count: 0 }).container)).toBe("empty Cellar");
});

test("a pile face up shows its top card, and all of them when asked, the top one first", async () => {
  const user = userEvent.setup();
  draw(table.logbook);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Logbook: Blind girl! .* on top, 3 cards/ }));
  const dialog = screen.getByRole("dialog", { name: "Logbook" });
  const titles = within(dialog).getAllByRole("article");
  expect(titles.map((face) => face.getAttribute("aria-label"))).toEqual([
    table.darts.title,
    table.fines.title,
  ]);
  expect(within(dialog).getByText("And 1 face down.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a card in play opens its face", async () => {
  const user = userEvent.setup();
  draw(table.minions);
  expect(within(screen.getByRole("list", { name: "Minions" })).getAllByRole("button")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /Old Hound/ }));
  const dialog = screen.getByRole("dialog", { name: "Minions" });
  expect(within(dialog).getAllByRole("article")).toHaveLength(1);
  expect(within(dialog).getByText(table.hound.text)).toBeTruthy();
});

test("a board says who stands where", () => {
  draw(table.taverns);
  const there = screen.getByRole("list", { name: "At The Crooked Mast" });
  expect(within(there).getAllByRole("listitem").map(words)).toEqual(["Whitehawk", "Tara"]);
  expect(there.querySelectorAll("svg.emblem")).toHaveLength(2);
});

test("on a map one sees where the party is, what has closed, and how many Drinks are left", () => {
  const { container } = draw(crawl);
  const places = [...container.querySelectorAll("li.place")];
  expect(places.map((place) => place.classList.contains("closed"))).toEqual([false, false, true, false]);
  const [inn, here, cellar, cup] = places.map((place) => words(place as HTMLElement));
  expect(inn).toContain("22 Drinks");
  expect(inn).not.toContain("the party is here");
  expect(here).toContain("the party is here");
  expect(here).toContain("1 Drink ");
  expect(cellar).toContain("closed");
  expect(cellar).not.toContain("0 Drinks");
  expect(cup).toContain("6 Drinks");
  expect(container.querySelectorAll(".pawn")).toHaveLength(1);
});

test("what happens at a place can be read there", async () => {
  const user = userEvent.setup();
  draw(crawl);
  await user.click(
    screen.getByRole("button", { name: "The Rolling Barrel: look at The Rolling Barrel, Tavern Event" }),
  );
  const dialog = screen.getByRole("dialog", { name: "The Rolling Barrel" });
  expect(within(dialog).getByText(barrel.text)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a place counts with pips how far it is, and says who is there and what lies below", () => {
  const { container } = draw(brews);
  const [beer, wine, spirits] = [...container.querySelectorAll("li.place")] as HTMLElement[];
  expect(beer?.querySelectorAll(".pip")).toHaveLength(3);
  expect(beer?.querySelectorAll(".pip.full")).toHaveLength(2);
  expect(words(beer as HTMLElement)).toContain("Progress 2 of 3, 1 more below");
  expect(words(wine as HTMLElement)).toContain("Progress 0 of 2, 3 more below");
  const there = within(wine as HTMLElement).getByRole("list", { name: "At Wine" });
  expect(words(there)).toBe("Remy");
  expect(words(spirits as HTMLElement)).toContain("closed");
  expect(spirits?.querySelector("button, .pip")).toBeNull();
});

test("on a mat a pile is one line, and what lies open in it can be looked through", async () => {
  const user = userEvent.setup();
  render(Piece, { piece: table.logbook, names, tight: true });
  await user.click(screen.getByRole("button", { name: /^Logbook 3 cards ?, Blind girl! .* on top/ }));
  expect(within(screen.getByRole("dialog", { name: "Logbook" })).getAllByRole("article")).toHaveLength(2);
});

test("on a mat a pile face down says how many", () => {
  const { container } = render(Piece, { piece: table.cellar, names, tight: true });
  expect(words(container)).toContain("16 cards");
  expect(screen.queryByRole("button")).toBeNull();
});

test("on a mat many pips become a number", () => {
  const { container } = render(Piece, { piece: { ...table.blood, most: 10 }, names, tight: true });
  expect(words(container)).toBe("Blood 3 of 10");
  expect(container.querySelector(".pip")).toBeNull();
});

test("a deck with a back of its own shows it before its owner too", () => {
  const deck: AnyPiece = { kind: "pile", name: "Brawlers", seat: 2, count: 14 };
  expect(backOf(deck, names)).toBe("Brawlers");
  expect(backOf(table.cellar, names)).toBe("Oda");
  expect(backOf({ kind: "pile", name: "Lost and found", count: 2 }, names)).toBe("Lost and found");
});

test("a pile on the table is a back with a number, or its top card, which opens", async () => {
  const down = render(TablePile, {
    piece: { kind: "pile", name: "Sea Events", count: 14 },
    note: "next in 3",
  });
  expect(words(down.container)).toBe("14 Sea Events next in 3 Sea Events, 14 cards");
  expect(down.container.querySelector(".back")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  down.unmount();
  const cards = [table.grog, table.mead];
  render(TablePile, { piece: { kind: "pile", name: "Drink discards", cards }, label: "Discards" });
  await userEvent.click(
    screen.getByRole("button", { name: `Drink discards, 2 cards, ${table.mead.title} on top` }),
  );
  expect(screen.getByRole("dialog", { name: "Drink discards" })).toBeTruthy();
});

test("an empty pile is an empty place", () => {
  const { container } = render(TablePile, { piece: { kind: "pile", name: "Drink discards", count: 0 } });
  expect(container.querySelector(".none")).toBeTruthy();
  expect(container.querySelector(".back, .face")).toBeNull();
});
