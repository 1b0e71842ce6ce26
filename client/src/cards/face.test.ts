import { expect, test } from "vitest";
import { grog, kraken, whitehawk } from "../testing/fixtures";
import { addressOf, cardAt, boxOf, ownersOf } from "./decks";
import { levelName, linesOf, numbersOf, signed } from "./face";
import { ribbonOf } from "./ribbons";
import { cards, otherGrog } from "../testing/fixtures";

test("the word OR parts two uses, and reminders are set off", () => {
  const lines = linesOf(whitehawk);
  expect(lines.map((line) => line.or)).toEqual([false, false, true, false]);
  expect(lines[0]).toEqual({
    or: false,
    pieces: [
      { text: "Start a Round of Gambling. ", reminder: false },
      { text: "(You too.)", reminder: true },
    ],
  });
});

test("no word of a card is lost", () => {
  const said = linesOf(whitehawk).map((line) =>
    line.or ? "OR" : line.pieces.map((piece) => piece.text).join(""),
  );
  expect(said.join("\n")).toBe(whitehawk.text);
});

test("an Event's level is a seal, not a line", () => {
  expect(linesOf(kraken)).toHaveLength(1);
  expect(linesOf({ ...kraken, text: "Encounter Level 7 and more." })).toHaveLength(1);
});

test("a level is how long an Event waits, or how much work a card takes", () => {
  expect(levelName(kraken)).toBe("Encounter Level");
  expect(levelName({ ...whitehawk, level: 2 })).toBe("Progress");
});

test("a Drink has numbers, and nothing else has", () => {
  expect(numbersOf(grog)).toEqual({ alcohol: 2, fortitude: -1, chaser: true });
  expect(numbersOf({ ...grog, drink: {} })).toEqual({
    alcohol: 0,
    fortitude: 0,
    chaser: false,
  });
  expect(numbersOf(whitehawk)).toBeUndefined();
  expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
});

test("every type has a colour and a shape of its own", () => {
  const types =
    "Action,Sometimes,Anytime,Gambling,Cheating,Action - Gambling,Sometimes - Mix-in,Minion,Prize,Drink,Sea Event".split(
      ",",
    );
  const looks = types.map(ribbonOf);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(types.length);
  expect(new Set(looks.map((look) => look.colour + look.second)).size).toBe(types.length);
  expect(ribbonOf("Drink Event")).toBe(ribbonOf("Sea Event"));
  expect(ribbonOf("Something new").shape).toBe("plain");
  const [tavern, sea] = ["Tavern Event", "Sea Event"].map(ribbonOf);
  expect(tavern?.shape).toBe(sea?.shape);
  expect(tavern?.sign).not.toBe(sea?.sign);
});

test("Drinks of one title are told apart by their box", () => {
  expect(boxOf("rdi4")).toBe("RDI 4");
  expect(boxOf("character")).toBe("");
  for (const card of cards) {
    const [, owner = "", title = "", deck] = addressOf(card);
    expect(cardAt(cards, owner, title, deck)).toBe(card);
  }
  expect(addressOf(otherGrog)).not.toEqual(addressOf(grog));
});

test("owners come in the order of the list, with their cards counted", () => {
  expect(ownersOf(cards)[0]).toEqual({ name: "Captain Whitehawk", titles: 1, cards: 2 });
  expect(ownersOf(cards).map((owner) => owner.name)).toEqual([
    "Captain Whitehawk",
    "Brother Pell",
    "Drinks",
    "Sea Events",
  ]);
});
