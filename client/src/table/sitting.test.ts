import { expect, test } from "vitest";
import { Remembering } from "../testing/connection";
import { account, boom, inFront, state, tip } from "../testing/table";
import type { ShownOption, ShownPrompt, State } from "../wire";
import { Sitting } from "./sitting.svelte";

const PASS: ShownOption = { answer: [0], text: "let it happen", passes: true };
const play = (card: number, seat = -1): ShownOption => ({
  answer: [1, card, 0, -1, seat],
  text: `card ${card} on ${seat}`,
  card,
  seat,
});

function sit(
  options: ShownOption[],
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
  expect(sitting.canAim(1)).toBe(false);
  sitting.take(tip.id, true);
  expect(connection.sent).toEqual([]);
  expect([1, 2, 3].map((seat) => sitting.canAim(seat))).toEqual([true, true, false]);
  sitting.point(2);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(tip.id, 2).answer }]);
});

test("players can be pointed at where the question asks for one", () => {
  const pick = { answer: [2, 3], text: "Tara", seat: 3 };
  const { sitting, connection } = sit([pick], { kind: "order_drink" });
  sitting.point(1);
  sitting.point(3);
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

test("whoever would be out by passing is asked twice", () => {
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

test("of several copies the server names one, and any of them will do", () => {
  const copy = { ...account, id: 77 };
  const { sitting, connection } = sit([PASS, play(account.id)]);
  const hand = [...sitting.view.hand, { card: copy, playable: false, why_not: [] }];
  connection.state = { ...sitting.state, view: { ...sitting.view, hand } };
  sitting.take(copy.id, true);
  expect(connection.sent).toEqual([{ do: "say", number: 7, answer: play(account.id).answer }]);
});

test("a card in front of me is no copy of one in my hand", () => {
  const held = { ...inFront, card: { ...inFront.card, id: 78 }, in_front: false };
  const { sitting, connection } = sit([PASS, play(78)], { kind: "discard_cards" });
  connection.state = { ...sitting.state, view: { ...sitting.view, hand: [held, inFront] } };
  expect(sitting.optionsOf(78)).toHaveLength(1);
  expect(sitting.optionsOf(inFront.card.id)).toEqual([]);
});
