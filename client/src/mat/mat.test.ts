import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import * as table from "../testing/table";
import Coins from "./Coins.svelte";
import { lyingBefore, lyingBeforeMe, matters } from "./lying";
import Track from "./Track.svelte";

test("a track tells both numbers and the gap", () => {
  const { container } = render(Track, { fortitude: 15, alcohol: 4, owner: "Oda" });
  const track = screen.getByRole("img", { name: "Oda: Fortitude 15, Alcohol Content 4, 11 left" });
  expect(track.style.getPropertyValue("--fortitude")).toBe("75%");
  expect(track.style.getPropertyValue("--alcohol")).toBe("20%");
  expect(container.querySelector(".gap")?.textContent).toBe("11 left");
  expect(track.classList.contains("danger")).toBe(false);
});

test("a small gap glows", () => {
  render(Track, { fortitude: 11, alcohol: 8 });
  expect(screen.getByRole("img").classList.contains("danger")).toBe(true);
});

test("where the markers meet or cross, one is out", () => {
  render(Track, { fortitude: 6, alcohol: 9 });
  const track = screen.getByRole("img", { name: "Fortitude 6, Alcohol Content 9, passed out" });
  expect(track.classList.contains("out")).toBe(true);
});

test("markers stay on the track", () => {
  render(Track, { fortitude: 23, alcohol: -2 });
  const track = screen.getByRole("img");
  expect(track.style.getPropertyValue("--fortitude")).toBe("100%");
  expect(track.style.getPropertyValue("--alcohol")).toBe("0%");
});

test("coins are counted in words and drawn as a pile of five at most", () => {
  const { container } = render(Coins, { gold: 12 });
  expect(screen.getByRole("img", { name: "12 Gold" })).toBeTruthy();
  expect(container.querySelectorAll("g")).toHaveLength(5);
});

test("no Gold is an empty place", () => {
  const { container } = render(Coins, { gold: 0 });
  expect(container.querySelector(".none")).toBeTruthy();
});

const named = (pieces: { name: string }[]) => pieces.map((piece) => piece.name);

test("on a mat lies what a player has before them, but no empty place", () => {
  const pieces = [
    ...table.view.pieces,
    { kind: "pile" as const, name: "Served", seat: 1, count: 0 },
    { kind: "in_play" as const, name: "Shelf", seat: 1 },
  ];
  expect(named(lyingBefore({ ...table.view, pieces }, 1))).toEqual(["Marks left", "Logbook", "In front"]);
});

test("what can be played from in front of me lies beside the hand and not on my mat too", () => {
  const { card } = table.inFront;
  const seats = table.view.seats.map((seat, place) =>
    place ? seat : { ...seat, front: [card, table.grog] },
  );
  const pieces = [{ kind: "in_play" as const, name: "Shelf", seat: 0, cards: [card] }];
  const view = { ...table.view, seats, pieces, hand: [...table.view.hand, table.inFront] };
  expect(lyingBeforeMe(view)).toEqual([expect.objectContaining({ name: "In front", cards: [table.grog] })]);
});

test("what others have put before me comes first, and an open hand is named, not shown twice", () => {
  const cards = table.view.hand.map((held) => held.card);
  const pieces = [
    { kind: "counter" as const, name: "Blood", seat: 0, count: 3 },
    { kind: "in_play" as const, name: "Open hand", seat: 0, cards },
    { kind: "tokens" as const, name: "Scarab", seat: 0, count: 2 },
  ];
  const lying = lyingBeforeMe({ ...table.view, pieces });
  expect(named(lying).slice(0, 3)).toEqual(["Scarab", "Blood", "Open hand"]);
  expect(lying[2]).not.toHaveProperty("kind", "in_play");
});

test("in brief, only what others have put there and what can be picked", () => {
  const lying = lyingBefore(table.view, 3);
  expect(named(lying.filter((piece) => matters(piece, () => false)))).toEqual(["Mark"]);
  const pickable = (card: number) => card === table.hound.id;
  expect(named(lying.filter((piece) => matters(piece, pickable)))).toEqual(["Mark", "Minions"]);
});
