/** What a person at the table can do now, and what they have picked up so far. No rules: only what the server offers. */
import { getContext, setContext } from "svelte";
import type { SeenCard, SeenOption, ShownPrompt, StandingOrders, State } from "../wire";
import type { Connection } from "./connection.svelte";
import { Shown, showTable } from "./shown.svelte";

const KEY = Symbol("sitting");
/** A click within this time after a new question was meant for the one before; in milliseconds. */
const TOO_QUICK = 250;
/** The quick key is easier to press by mistake. */
const TOO_QUICK_A_KEY = 350;
/** The own move is not passed by somebody who declines one window after the other. */
const TOO_QUICK_TO_MOVE = 900;

/** Questions whose answers are moved or looked at first; no key takes the first of them. */
const UNMARKED: ShownPrompt["kind"][] = ["divide_cards", "pick_drink"];

/** What can be picked: a player by their seat, or a card on the table by its id. */
export type Target = { seat: number } | { thing: number };

/** The answer in words that can be compared. */
const told = (option: SeenOption) => option.answer.join();

/** A card before a player is not the player. */
function picks(option: SeenOption, target: Target): boolean {
  const thing = option.thing ?? -1;
  return "thing" in target ? thing === target.thing : thing < 0 && option.seat === target.seat;
}

/** What somebody is about to do. */
interface InHand {
  chosen: number | null;
  aim: Target | null;
  wishedFor: number | null;
  doubted: string | null;
}

export class Sitting extends Shown {
  /** The card of the own hand that is being looked at, by its id. */
  chosen: number | null = $state(null);
  /** Which use of the chosen card is meant, where the card alone does not settle it. */
  aim: Target | null = $state.raw(null);
  /** Who the chosen card should pick when it is announced; null: anyone who fits. */
  wishedFor: number | null = $state(null);
  /** The cards that can be played lie open, so that one is picked. */
  picking = $state(false);
  /** A drastic answer, waiting to be confirmed. */
  private doubted: string | null = $state(null);
  /** Orders given since the table was last heard of. */
  private ordered: { since: State; orders: StandingOrders } | null = $state.raw(null);
  /** When the question came. */
  private since = -Infinity;
  /** What was selected when the last answer was sent, and to which question. */
  private before: (InHand & { question: number | undefined }) | null = null;

  constructor(
    readonly connection: Connection,
    private readonly now: () => number = () => performance.now(),
  ) {
    super(connection);
  }

  get prompt(): ShownPrompt | null {
    return this.state.prompt ?? null;
  }

  /** There is something to answer now. */
  get isAsked(): boolean {
    return this.prompt !== null && !this.prompt.said;
  }

  get orders(): StandingOrders {
    const given = this.ordered;
    return given && given.since === this.connection.state ? given.orders : (this.state.orders ?? {});
  }

  get chosenCard(): SeenCard | undefined {
    return this.view.hand.find((held) => held.card.id === this.chosen)?.card;
  }

  /** A new question: nothing that was meant for the old one counts for it, or lies over it. */
  asked(): void {
    this.since = this.now();
    this.putBack();
  }

  /** What can be done with a card of the hand; null: with no card at all. */
  optionsOf(card: number | null): SeenOption[] {
    const options = this.prompt?.options ?? [];
    return options.filter(({ cards = [] }) => (card === null ? cards.length === 0 : cards.includes(card)));
  }

  /** Of those, what is for whom or what was pointed at. */
  get ways(): SeenOption[] {
    const aim = this.aim;
    return this.optionsOf(this.chosen).filter((option) => !aim || picks(option, aim));
  }

  /** The answers that pick a player or a thing: of the chosen card, else those that are about no card. */
  get aims(): SeenOption[] {
    return this.optionsOf(this.chosen).filter(
      (option) => (option.seat ?? -1) >= 0 || (option.thing ?? -1) >= 0,
    );
  }

  canAim(target: Target): boolean {
    return this.aims.some((option) => picks(option, target));
  }

  /** The own Action: a card is played or not, and no quick key lets it pass. */
  get reaches(): boolean {
    const { prompt } = this;
    return prompt?.kind === "play_action" && prompt.options.some((option) => option.cards?.length);
  }

  /** Cards of the own hand that answer the question, one of each sort. */
  get playable(): SeenCard[] {
    const { hand } = this.view;
    const options = this.prompt?.options ?? [];
    const first = options.map(({ cards }) => hand.find(({ card }) => cards?.includes(card.id)));
    return hand.filter((held) => first.includes(held)).map(({ card }) => card);
  }

  /** To the cards that can be played: the only one is taken up, and `atOnce` if it is played in one way only. */
  reach(atOnce: boolean): void {
    const [only, ...others] = this.playable;
    if (others.length) this.picking = true;
    else if (only && atOnce) this.take(only.id, true);
    else this.chosen = only?.id ?? null;
  }

  /** The answer of the quick key: never one that costs something, and only where its button says so. */
  get quick(): SeenOption | undefined {
    const { prompt } = this;
    return !prompt || this.reaches || UNMARKED.includes(prompt.kind)
      ? undefined
      : prompt.options[prompt.default];
  }

  /** Whether this was chosen once and waits to be confirmed. */
  doubts(option: SeenOption): boolean {
    return this.doubted === told(option);
  }

  get isDoubting(): boolean {
    return this.doubted !== null;
  }

  say(option: SeenOption): void {
    const prompt = this.prompt;
    if (!prompt || this.now() - this.since < TOO_QUICK) return;
    if (prompt.grave && option.passes && !this.doubts(option) && prompt.options.length > 1) {
      this.doubted = told(option);
      return;
    }
    if (this.connection.send({ do: "say", number: prompt.number, answer: option.answer })) this.laidDown();
  }

  /** An answer was sent; remember what was selected. */
  private laidDown(): void {
    const { chosen, aim, wishedFor, doubted } = this;
    this.before = { question: this.prompt?.number, chosen, aim, wishedFor, doubted };
    this.putBack();
  }

  /** The server could not save the answer: it is selected again, and one press sends it again. */
  takeUpAgain(): void {
    const { before } = this;
    this.before = null;
    this.ordered = null;
    if (!before || before.question !== this.prompt?.number) return;
    this.chosen = before.chosen;
    this.aim = before.aim;
    this.wishedFor = before.wishedFor;
    this.doubted = before.doubted;
  }

  /** The quick key; not for a question that has only just come. */
  sayQuickly(): void {
    const soonest = this.state.waiting?.kind === "window" ? TOO_QUICK_A_KEY : TOO_QUICK_TO_MOVE;
    if (this.quick && !this.prompt?.said && this.now() - this.since > soonest) this.say(this.quick);
  }

  /** A card of the hand: played at once where there is one way only, else looked at. */
  take(card: number, atOnce: boolean): void {
    // What lies in front of me lies beside my hand, and may be meant by another card.
    if (this.canAim({ thing: card })) return this.point({ thing: card });
    const [only, ...others] = this.optionsOf(card);
    if (only && others.length === 0 && (atOnce || this.chosen === card)) this.say(only);
    else this.chosen = this.chosen === card ? null : card;
    this.picking = false;
    this.aim = null;
    this.wishedFor = null;
  }

  /** A player or a thing was pointed at. */
  point(target: Target): void {
    const [only, ...others] = this.aims.filter((option) => picks(option, target));
    if (only && others.length === 0) this.say(only);
    else if (only) this.aim = target;
  }

  putBack(): void {
    this.picking = false;
    this.chosen = null;
    this.aim = null;
    this.wishedFor = null;
    this.doubted = null;
  }

  announce(card: number | null): void {
    const target = card === null ? null : this.wishedFor;
    if (this.connection.send({ do: "announce", card, target })) this.laidDown();
  }

  order(change: Partial<StandingOrders>): void {
    const orders = { ...this.orders, ...change };
    if (this.connection.send({ do: "order", orders })) this.ordered = { since: this.state, orders };
  }

  /** Whether I am not asked when I can’t respond; where everyone else is asked, that would give away my hand. */
  get skipsQuestions(): boolean {
    const { chairs, quick_responses: quick } = this.state.table;
    const solo = chairs.every((chair, seat) => !chair.person || seat === this.seat);
    return (this.orders.only_if_able ?? false) && (quick || solo);
  }

  /** Titles of cards I don’t want to be asked for. */
  get held(): string[] {
    return this.orders.held ?? [];
  }

  hold(title: string, hold: boolean): void {
    const others = this.held.filter((one) => one !== title);
    this.order({ held: hold ? [...others, title] : others });
  }

  /** No questions any more until the next turn begins. */
  hush(): void {
    this.order({ quiet_until_turn: this.view.turn + 1 });
  }

  get hushed(): boolean {
    return (this.orders.quiet_until_turn ?? -1) > this.view.turn;
  }

  moreTime(): void {
    if (this.prompt) this.connection.send({ do: "more_time", number: this.prompt.number });
  }
}

export function sitDown(sitting: Sitting): Sitting {
  return setContext(KEY, showTable(sitting));
}

export function useSitting(): Sitting {
  return getContext<Sitting>(KEY);
}

/** Whoever sits here, if anyone: a table can also be shown to somebody who only looks at it. */
export function whoSits(): Sitting | undefined {
  return getContext<Sitting | undefined>(KEY);
}

/** Players and cards on the table that can be pointed at; where nobody sits, none. */
export function useTargets(): { can: (target: Target) => boolean; point: (target: Target) => void } {
  const sitting = whoSits();
  return { can: (target) => sitting?.canAim(target) ?? false, point: (target) => sitting?.point(target) };
}
