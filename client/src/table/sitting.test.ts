import { expect, test } from "vitest";
import { Remembering } from "../testing/connection";
import { account, boom, hound, inFront, parrot, state, tip } from "../testing/table";
import type { SeenOption, ShownPrompt, State } from "../wire";
import { Sitting } from "./sitting.svelte";

const PASS: SeenOption = { answer: [0], text: "let it happen", passes: true };
const play = (card: number, seat = -1): SeenOption => ({
  answer: [1, card, 0, -1, seat],
  text: `card ${card} on ${seat}`,
  cards: [card],
  seat,
});

function sit(
  options: SeenOption[],
  more: Partial<ShownPrompt> = {},
  waits: State["waiting"] = state.waiting ?? null,
) {
  const prompt: ShownPrompt = {
    number: 7,
    kind: "respond",
    text: "?",
    options,
    default: 0,
    said: false,
    ...more,
  };
  const connection = new Remembering({ ...state, prompt, waiting: waits });
  let time = 0;
  const sitting = new Sitting(connection, () => time);
  return { sitting, connection, later: (ms: number) => (time += ms) };
}

test("a card that can be played in one way is played at once", () => {
  const { sitting, connection } = sit([PASS, play(account.id)]);
  sitting.take(account.id, true);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(account.id).answer }]);
});

test("with a finger it is raised first and played with the second tap", () => {
  const { sitting, connection } = sit([PASS, play(account.id)]);
  sitting.take(account.id, false);
  expect(connection.sent).toEqual([]);
  expect(sitting.chosen).toBe(account.id);
  sitting.take(account.id, false);
  expect(connection.sent).toHaveLength(1);
});

test("a card for somebody waits until somebody is pointed at", () => {
  const { sitting, connection } = sit([PASS, play(tip.id, 1), play(tip.id, 2)]);
  expect(sitting.canAim({ seat: 1 })).toBe(false);
  sitting.take(tip.id, true);
  expect(connection.sent).toEqual([]);
  expect([1, 2, 3].map((seat) => sitting.canAim({ seat }))).toEqual([true, true, false]);
  sitting.point({ seat: 2 });
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(tip.id, 2).answer }]);
});

test("players can be pointed at where the question asks for one", () => {
  const pick = { answer: [2, 3], text: "Tara", seat: 3 };
  const { sitting, connection } = sit([pick], { kind: "order_drink" });
  sitting.point({ seat: 1 });
  sitting.point({ seat: 3 });
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: [2, 3] }]);
});

test("a card that fits nothing is looked at, and put back", () => {
  const { sitting, connection } = sit([PASS]);
  sitting.take(boom.id, true);
  expect(sitting.chosenCard?.title).toBe(boom.title);
  sitting.putBack();
  expect(sitting.chosen).toBeNull();
  expect(connection.sent).toEqual([]);
});

test("a player who would be out by passing is asked twice", () => {
  const { sitting, connection } = sit([PASS, play(account.id)], { grave: true });
  sitting.say(PASS);
  expect(connection.sent).toEqual([]);
  expect(sitting.doubts({ ...PASS })).toBe(true);
  sitting.say(PASS);
  expect(connection.sent).toHaveLength(1);
});

test("the quick key is not for a question that has only just come", () => {
  const { sitting, connection, later } = sit([PASS], {}, { kind: "window", seats: [0], seconds: 9 });
  sitting.asked();
  later(100);
  sitting.sayQuickly();
  expect(connection.sent).toEqual([]);
  later(400);
  sitting.sayQuickly();
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: [0] }]);
});

test("the own move is not passed by somebody who declines window after window", () => {
  const { sitting, connection, later } = sit(
    [PASS],
    { kind: "play_action" },
    { kind: "direct", seats: [0], seconds: 9 },
  );
  sitting.asked();
  later(500);
  sitting.sayQuickly();
  expect(connection.sent).toEqual([]);
  later(500);
  sitting.sayQuickly();
  expect(connection.sent).toHaveLength(1);
});

test("a click is not for a question that has only just come either", () => {
  const { sitting, connection, later } = sit([PASS]);
  sitting.asked();
  later(100);
  sitting.say(PASS);
  expect(connection.sent).toEqual([]);
  later(200);
  sitting.say(PASS);
  expect(connection.sent).toHaveLength(1);
});

test("orders change one thing and keep the others", () => {
  const { sitting, connection } = sit([PASS]);
  sitting.order({ no_light_drinks: true });
  sitting.hush();
  const orders = state.orders ?? {};
  expect(connection.sent).toEqual([
    { do: "order", orders: { ...orders, no_light_drinks: true } },
    { do: "order", orders: { ...orders, no_light_drinks: true, quiet_until_turn: sitting.view.turn + 1 } },
  ]);
});

test("an option names every copy it stands for, and any of them works", () => {
  const { sitting, connection } = sit([PASS, { ...play(account.id), cards: [account.id, 77] }]);
  sitting.take(77, true);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(account.id).answer }]);
});

test("cards that look alike are no copies unless the option says so", () => {
  const held = { ...inFront, card: { ...inFront.card, id: 78 }, in_front: false };
  const { sitting, connection } = sit([PASS, play(78)], { kind: "discard_cards" });
  connection.state = { ...sitting.state, view: { ...sitting.view, hand: [held, inFront] } };
  expect(sitting.optionsOf(78)).toHaveLength(1);
  expect(sitting.optionsOf(inFront.card.id)).toEqual([]);
});

const onThing = (card: number, seat: number, thing: number): SeenOption => ({
  ...play(card, seat),
  answer: [1, card, 0, -1, 1000 + thing],
  thing,
});

test("a card before a player is picked apart from the player", () => {
  const { sitting, connection } = sit([play(tip.id, 3), onThing(tip.id, 3, hound.id)]);
  sitting.take(tip.id, true);
  expect(sitting.canAim({ thing: hound.id })).toBe(true);
  expect(sitting.canAim({ thing: parrot.id })).toBe(false);
  sitting.point({ seat: 3 });
  expect(connection.sent.at(-1)).toEqual({ do: "say", number: 7, answer: play(tip.id, 3).answer });
  sitting.take(tip.id, true);
  sitting.point({ thing: hound.id });
  expect(connection.sent.at(-1)).toEqual({
    do: "say",
    number: 7,
    answer: onThing(tip.id, 3, hound.id).answer,
  });
});

test("a player is not a target if only their Minion can be picked", () => {
  const { sitting } = sit([onThing(tip.id, 3, hound.id)]);
  sitting.take(tip.id, false);
  expect(sitting.canAim({ seat: 3 })).toBe(false);
});

test("what lies in front of me can be picked beside my hand", () => {
  const mine = onThing(tip.id, 0, inFront.card.id);
  const { sitting, connection } = sit([PASS, mine, play(tip.id, 1), play(inFront.card.id)]);
  sitting.take(tip.id, true);
  sitting.take(inFront.card.id, true);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: mine.answer }]);
});

test("where a thing can be picked in two ways, the card says which are left", () => {
  const other = { ...onThing(tip.id, 3, hound.id), answer: [1, tip.id, 1, -1, 1000 + hound.id] };
  const { sitting, connection } = sit([play(tip.id, 3), onThing(tip.id, 3, hound.id), other]);
  sitting.take(tip.id, true);
  sitting.point({ thing: hound.id });
  expect(connection.sent).toEqual([]);
  expect(sitting.ways).toHaveLength(2);
});

test("what the server could not save is selected again, for one more press", () => {
  const other = { ...play(tip.id, 2), answer: [1, tip.id, 1, -1, 2] };
  const { sitting, connection } = sit([PASS, play(tip.id, 2), other]);
  sitting.take(tip.id, true);
  sitting.point({ seat: 2 });
  sitting.say(other);
  expect(sitting.chosen).toBeNull();
  sitting.takeUpAgain();
  expect(sitting.chosen).toBe(tip.id);
  expect(sitting.aim).toEqual({ seat: 2 });
  sitting.say(other);
  expect(connection.sent).toHaveLength(2);
});

test("a grave answer that was not written is not doubted again", () => {
  const { sitting, connection } = sit([PASS, play(account.id)], { grave: true });
  sitting.say(PASS);
  sitting.say(PASS);
  sitting.takeUpAgain();
  sitting.say(PASS);
  expect(connection.sent).toHaveLength(2);
});

test("an announcement that was not saved keeps its card and its target", () => {
  const { sitting, connection } = sit([PASS]);
  sitting.take(boom.id, false);
  sitting.wishedFor = 3;
  sitting.announce(boom.id);
  sitting.takeUpAgain();
  expect([sitting.chosen, sitting.wishedFor]).toEqual([boom.id, 3]);
  sitting.take(tip.id, false);
  expect(sitting.wishedFor).toBeNull();
  expect(connection.sent).toEqual([{ do: "announce", card: boom.id, target: 3 }]);
});

test("orders that were not written are not shown as given", () => {
  const { sitting } = sit([PASS]);
  sitting.order({ no_light_drinks: true });
  expect(sitting.orders.no_light_drinks).toBe(true);
  sitting.takeUpAgain();
  expect(sitting.orders.no_light_drinks).toBeFalsy();
});

test("what was in hand for an old question stays away", () => {
  const { sitting, connection } = sit([PASS, play(account.id)]);
  sitting.take(account.id, true);
  const { prompt } = sitting;
  connection.state = { ...sitting.state, prompt: prompt && { ...prompt, number: 8 } };
  sitting.takeUpAgain();
  expect(sitting.chosen).toBeNull();
});

test("of several cards that can be played one is picked from all of them, copies once", () => {
  const copies = { ...play(boom.id), cards: [boom.id, tip.id] };
  const { sitting, connection } = sit([PASS, play(account.id), copies], { kind: "play_action" });
  expect(sitting.playable.map((card) => card.id)).toEqual([account.id, tip.id]);
  sitting.reach(true);
  expect(sitting.picking).toBe(true);
  sitting.take(account.id, true);
  expect(sitting.picking).toBe(false);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(account.id).answer }]);
});

test("the only card that can be played is played by a click, and looked at with the quick key", () => {
  const { sitting, connection } = sit([PASS, play(account.id)], { kind: "play_action" });
  sitting.reach(false);
  sitting.reach(false);
  expect(sitting.chosen).toBe(account.id);
  expect(connection.sent).toEqual([]);
  sitting.putBack();
  sitting.reach(true);
  expect(connection.sent).toHaveLength(1);
});

test("the quick key gives no answer that costs something, and none that no button marks", () => {
  const pay = { answer: [4, 0], text: "pay 2 Gold", costs: true };
  const unpaid = sit([pay], { kind: "choose", default: -1 });
  unpaid.later(1000);
  unpaid.sitting.sayQuickly();
  expect(unpaid.connection.sent).toEqual([]);
  const piles = sit([{ answer: [4, 0], text: "all | none", cards: [1] }], { kind: "divide_cards" });
  piles.later(1000);
  piles.sitting.sayQuickly();
  expect(piles.connection.sent).toEqual([]);
});
