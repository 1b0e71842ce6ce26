/** A table in the middle of an evening: four seats, a Round, a stack, and a piece of every kind. */
import type * as Wire from "../wire";
import { gambling as round, said } from "./said";

type Printed = Partial<Wire.SeenCard>;

export function card(
  id: number,
  owner: string,
  title: string,
  type: string,
  text: string,
  more: Printed = {},
) {
  return { id, owner, title, type, text, deck: owner, source: "house", ...more } satisfies Wire.SeenCard;
}

const COMMON: Printed = { deck: "common", source: "rulebook" };
const BOX: Printed = { deck: "rdi4", source: "rulebook" };

/** Every card has its own id, copies too. */
const copy = (one: Wire.SeenCard, id: number): Wire.SeenCard => ({ ...one, id });

// --- cards

const RAISE = "Take control of the Round and each player in the Round antes 1 Gold.";
export const raise = card(9101, "Remy", "I raise!", "Gambling", RAISE, COMMON);
const GAMBLING =
  "Start a Round of Gambling. (Each player antes 1 Gold, including you.)\nOR\nTake control of the Round.";
export const gambling = card(9102, "Tara", "Gambling? I'm in!", "Action - Gambling", GAMBLING, COMMON);
const ACCOUNT = "When you must pay Gold, the Inn pays instead.";
export const account = card(9104, "Whitehawk", "Put it on the ship's account.", "Sometimes", ACCOUNT);
const BOOM = "Another player loses 2 Fortitude. (It swings both ways.)";
export const boom = card(9105, "Whitehawk", "Mind the boom!", "Action", BOOM);
const TIP = "A player pays 1 Gold to the Inn.";
export const tip = card(9106, "Whitehawk", "Tip the Wench.", "Anytime", TIP, COMMON);
const FINES = "Each marked player pays you 1 Gold.";
export const fines = card(9113, "Remy", "Fines are due at midnight.", "Action", FINES);
const DARTS = "Blind girl! Darts! What could possibly go wrong?";
export const darts = card(9114, "Tara", DARTS, "Action", "Another player loses 2 Fortitude.");
const HOUND = "Once per turn, another player loses 1 Fortitude.";
export const hound = card(9111, "Tara", "Old Hound", "Minion", HOUND);
export const parrot = card(9112, "Tara", "The Loud Parrot", "Minion", "When you must ante, draw a card.");
const MEAD = "+3 Alcohol Content.\nYou may split this Drink with another player.";
export const mead = card(9107, "Drinks", "Mead", "Drink", MEAD, { ...BOX, drink: { alcohol: 3 } });
export const grog = card(9108, "Drinks", "Grog with a Chaser", "Drink", "+2 Alcohol Content, add a Chaser.", {
  ...BOX,
  drink: { alcohol: 2, chaser: true },
});
const AMBROSIA = "Each player gains 2 Fortitude and loses 2 Alcohol Content.";
export const ambrosia = card(
  9109,
  "Drinks",
  "Fine Ambrosia, Nectar of the Gods",
  "Drink Event",
  AMBROSIA,
  BOX,
);
const WIND = "Each player loses 1 Alcohol Content.\nEncounter Level 2.";
export const fairWind = card(9110, "Sea Events", "Fair Wind", "Sea Event", WIND, { deck: "sea", level: 2 });

// --- pieces, one of each kind and a few more

export const blood: Wire.Counter = { kind: "counter", name: "Blood", seat: 0, count: 3, most: 7 };
export const marksLeft: Wire.Counter = { kind: "counter", name: "Marks left", seat: 1, count: 4, most: -1 };
export const marks: Wire.Tokens = { kind: "tokens", name: "Mark", seat: 3, count: 2 };
export const cellar: Wire.Pile = { kind: "pile", name: "Cellar", seat: 2, count: 16, cards: [] };
export const logbook: Wire.Pile = { kind: "pile", name: "Logbook", seat: 1, count: 3, cards: [fines, darts] };
export const minions: Wire.InPlay = { kind: "in_play", name: "Minions", seat: 3, cards: [hound, parrot] };
export const taverns: Wire.Board = {
  kind: "board",
  name: "Taverns of the harbour",
  seat: -1,
  places: [
    { name: "The Crooked Mast", seats: [0, 3] },
    { name: "The Dry Dock", seats: [1] },
    { name: "The Red Dragon Inn", seats: [] },
  ],
};

// --- what is being resolved

export const roundStarts: Wire.SeenMatter = { id: 41, kind: "play", seat: 3, card: gambling, lit: [0] };
export const raised: Wire.SeenMatter = {
  id: 42,
  kind: "play",
  seat: 1,
  card: raise,
  targets: [0, 3],
  lit: [0],
  ignored_by: [3],
  packets: [{ id: 43, victim: 0, text: "the ante of 1 Gold", amount: 1, ante: true }],
};
export const negated: Wire.SeenMatter = {
  id: 44,
  kind: "play",
  seat: 0,
  card: copy(account, 9115),
  negated: true,
};
export const payment: Wire.SeenMatter = {
  id: 51,
  kind: "payment",
  seat: -1,
  packets: [{ id: 52, victim: 3, text: "the payment of 2 Gold", amount: 2, ante: false }],
};

function drink(id: number, drinker: number, cards: Wire.SeenCard[], now: Partial<Wire.SeenDrink>) {
  const nothing = { alcohol: 0, fortitude: 0, draws: 0, discards: 0, gold: 0, ignored: false };
  const title = cards.map((one) => one.title.replace(" with a Chaser", "")).join(" + ");
  return { id, drinker, cards, title, ...nothing, ...now } satisfies Wire.SeenDrink;
}

/** A Drink that grew with its chaser and with what people threw in, and another that is not drunk. */
export const served: Wire.SeenMatter = {
  id: 53,
  kind: "drinks",
  seat: 3,
  drinks: [
    drink(54, 3, [grog, mead], { alcohol: 6, fortitude: -1, draws: 2, discards: 1, gold: 4 }),
    drink(55, 1, [mead], { alcohol: 3, ignored: true }),
  ],
};
/** Two things have been put into it. */
export const mixed: Wire.SeenMatter = {
  id: 58,
  kind: "drinks",
  seat: 3,
  drinks: [drink(59, 3, [mead], { alcohol: 4, more: ["its drinker pays Remy 1 Gold", "has a Mix-in"] })],
};
export const won: Wire.SeenMatter = { id: 56, kind: "win", seat: 1, gold: 6 };
export const tray: Wire.SeenMatter = { id: 57, kind: "tray", seat: 0, hidden: 2 };

// --- who sits there

function seat(name: string, side: number, numbers: Partial<Wire.SeenSeat>): Wire.SeenSeat {
  return {
    name,
    side,
    hand: 7,
    cards: [],
    deck: 33,
    pile: 1,
    discards: [],
    front: [],
    ignores_all: false,
    ...numbers,
  };
}

/** Everybody plays for themselves. */
function side(seat: number, fortitude: number, alcohol: number, gold: number, out = ""): Wire.SeenSide {
  return { seats: [seat], fortitude, alcohol, gold, potions: 0, out };
}

function chair(character: string, who: Partial<Wire.ShownChair>): Wire.ShownChair {
  return { character, name: "", bot: "", person: false, stand_in: false, connected: false, ...who };
}

/** It lies before me, and can be played from there. */
export const inFront: Wire.HandCard = {
  card: card(9124, "Prizes", "A Free Round", "Prize", "You gain 2 Gold."),
  playable: true,
  why_not: [],
  in_front: true,
};

const hand: Wire.HandCard[] = [
  { card: account, playable: true, why_not: [] },
  { card: tip, playable: true, why_not: [] },
  { card: boom, playable: false, why_not: [[["TYPES-05"], "Only as the Action of your Action Phase"]] },
];

export const view: Wire.View = {
  seat: 0,
  number: 212,
  turn: 9,
  active: 3,
  phase: "Action",
  orders: 0,
  waiting_for: [0, 1],
  sides: [side(0, 17, 5, 11), side(1, 14, 8, 21), side(2, 13, 15, 0, "passed out"), side(3, 19, 9, 12)],
  seats: [
    seat("Whitehawk", 0, {
      hand: 3,
      deck: 28,
      pile: 2,
      discards: [copy(boom, 9116)],
    }),
    seat("Remy", 1, {
      hand: 6,
      deck: 25,
      discards: [copy(fines, 9117)],
      front: [grog],
    }),
    seat("Oda", 2, { hand: 4, deck: 19, pile: 0 }),
    seat("Tara", 3, {
      deck: 31,
      pile: 3,
      discards: [copy(darts, 9118), copy(parrot, 9119)],
      ignores_all: true,
    }),
  ],
  hand,
  table: [roundStarts, raised, negated],
  round: { pot: 23, control: 1, inside: [0, 1, 3], turn: 0, cheating_only: true },
  inn: 27,
  drink_deck: 22,
  drink_discards: [mead, ambrosia],
  event_decks: [{ name: "Sea Events", counters: 18, deck: 24, discards: [fairWind] }],
  pieces: [blood, marksLeft, marks, cellar, logbook, minions, taverns],
  looking_at: [],
  question: null,
  winners: [],
  over: false,
  tie: false,
};

export const log: Wire.Told[] = [
  { text: "Remy's turn", rules: ["TURN-14"], about: [1], kind: "turn" },
  { text: "Remy: Drink Phase", rules: ["TURN-01"], about: [1], kind: "phase" },
  { text: "Remy drinks: +2 Alcohol Content", rules: ["TURN-11", "TIMING-13"], about: [1], kind: "event" },
  { text: "Tara's turn", rules: ["TURN-14"], about: [3], kind: "turn" },
  { text: "Tara: Action Phase", rules: ["TURN-01"], about: [3], kind: "phase" },
  { text: "Tara plays Gambling? I'm in!", rules: ["TURN-07", "TIMING-01"], about: [3], kind: "event" },
  { text: "Tara starts a Round of Gambling", rules: ["GAMBLE-01", "GAMBLE-04"], about: [3], kind: "event" },
  { text: "Whitehawk pays 1 Gold to the pot", rules: ["LIMIT-06"], about: [0], kind: "event" },
  { text: "Remy plays I raise! on Whitehawk, Tara", rules: ["TURN-07"], about: [1, 0, 3], kind: "event" },
  { text: "Tara Ignores I raise!", rules: ["NEGATE-02"], about: [3], kind: "event" },
];

export const state: Wire.State = {
  is: "state",
  seat: 0,
  table: {
    id: "harbour",
    name: "The long table",
    state: "playing",
    pace: "relaxed",
    public: true,
    quick_responses: true,
    drinks: "rdi4",
    modules: ["sea"],
    variant: "individual",
    chairs: [
      chair("Whitehawk", { name: "Ann", person: true, connected: true }),
      chair("Remy", { bot: "sharp" }),
      chair("Oda", { name: "Ben", person: true, connected: true }),
      chair("Tara", { name: "Cleo", person: true, stand_in: true }),
    ],
    free_characters: [],
    host: 0,
    fairness: { commitment: "9f2c", contributions: [] },
    seed: "",
    outcome: "",
    requests: [],
    rematch: "",
    haste: "",
    rules_version: "1",
    release: "1.0",
    sides: [[0], [1], [2], [3]],
  },
  view,
  prompt: {
    number: 212,
    kind: "respond",
    text: "Remy makes you ante 1 Gold. Respond?",
    options: [
      {
        answer: [1, 4, 0, 43, -1],
        text: "Put it on the ship's account. against the ante of 1 Gold",
        brief: "against the ante of 1 Gold",
        cards: [9104],
      },
      { answer: [1, 6, 0, -1, 3], text: "Tip the Wench. on Tara", brief: "on Tara", cards: [9106], seat: 3 },
      { answer: [0], text: "let it happen", passes: true },
    ],
    default: 2,
    said: false,
    grave: false,
  },
  waiting: { kind: "window", seats: [0, 1], seconds: 14.5, given: 30 },
  announced: -1,
  orders: { only_if_able: true },
  log_from: 0,
  log,
  words: said,
  gambling: round,
};
