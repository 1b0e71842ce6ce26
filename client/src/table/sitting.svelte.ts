/** What a person at the table can do now, and what they have picked up so far. No rules: only what the server offers. */
import { getContext, setContext } from "svelte";
import type { HandCard, SeenCard, ShownOption, ShownPrompt, StandingOrders, State, View } from "../wire";
import type { Connection } from "./connection.svelte";

const KEY = Symbol("sitting");
/** A click within this time after a new question was meant for the one before; in milliseconds. */
const TOO_QUICK = 250;
/** The quick key is easier to press by mistake. */
const TOO_QUICK_A_KEY = 350;
/** The own move is not passed by somebody who declines one window after the other. */
const TOO_QUICK_TO_MOVE = 900;

/** The answer in words that can be compared. */
const told = (option: ShownOption) => option.answer.join();

export class Sitting {
  /** The card of the own hand that is being looked at, by its id. */
  chosen: number | null = $state(null);
  /** The player the chosen card shall be for, where that alone does not settle it. */
  aim: number | null = $state(null);
  /** What would be grave, until it is said a second time. */
  private doubted: string | null = $state(null);
  /** Orders given since the table was last heard of. */
  private ordered: { since: State; orders: StandingOrders } | null = $state.raw(null);
  /** When the question came. */
  private since = -Infinity;

  constructor(
    readonly connection: Connection,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): State {
    const state = this.connection.state;
    if (!state) throw new Error("There is no table yet.");
    return state;
  }

  get view(): View {
    const view = this.state.view;
    if (!view) throw new Error("There is no game yet.");
    return view;
  }

  get seat(): number {
    return this.state.seat;
  }

  get names(): string[] {
    return this.view.seats.map((seat) => seat.name);
  }

  get prompt(): ShownPrompt | null {
    return this.state.prompt ?? null;
  }

  get orders(): StandingOrders {
    const given = this.ordered;
    return given && given.since === this.connection.state ? given.orders : (this.state.orders ?? {});
  }

  get chosenCard(): SeenCard | undefined {
    return this.view.hand.find((held) => held.card.id === this.chosen)?.card;
  }

  /** A new question: nothing that was meant for the old one counts for it. */
  asked(): void {
    this.since = this.now();
    this.aim = null;
    this.doubted = null;
  }

  /** What can be done with a card of the hand. The server names one of several copies; any of them will do. */
  optionsOf(card: number): ShownOption[] {
    const copies = this.copiesOf(card);
    return this.prompt?.options.filter((option) => copies.includes(option.card ?? -1)) ?? [];
  }

  /** A card in front of me is no copy of one in my hand: what happens to the one does not happen to the other. */
  private copiesOf(card: number): number[] {
    const mine = this.view.hand.find((one) => one.card.id === card);
    const alike = (one: HandCard) =>
      one.card.title === mine?.card.title &&
      one.card.deck === mine.card.deck &&
      one.card.owner === mine.card.owner &&
      one.in_front === mine.in_front;
    return mine ? this.view.hand.filter(alike).map((one) => one.card.id) : [card];
  }

  /** The answers that pick a player: of the chosen card, else those that are about no card. */
  get aims(): ShownOption[] {
    const options = this.optionsOf(this.chosen ?? -1);
    return options.filter((option) => (option.seat ?? -1) >= 0);
  }

  canAim(seat: number): boolean {
    return this.aims.some((option) => option.seat === seat);
  }

  get quick(): ShownOption | undefined {
    return this.prompt?.options[this.prompt.default];
  }

  /** Whether this was said once and waits to be said again. */
  doubts(option: ShownOption): boolean {
    return this.doubted === told(option);
  }

  get isDoubting(): boolean {
    return this.doubted !== null;
  }

  say(option: ShownOption): void {
    const prompt = this.prompt;
    if (!prompt || this.now() - this.since < TOO_QUICK) return;
    if (prompt.grave && option.passes && !this.doubts(option) && prompt.options.length > 1) {
      this.doubted = told(option);
      return;
    }
    if (this.connection.send({ do: "say", number: prompt.number, answer: option.answer })) this.putBack();
  }

  /** The quick key; not for a question that has only just come. */
  sayQuickly(): void {
    const soonest = this.state.waiting?.kind === "window" ? TOO_QUICK_A_KEY : TOO_QUICK_TO_MOVE;
    if (this.quick && !this.prompt?.said && this.now() - this.since > soonest) this.say(this.quick);
  }

  /** A card of the hand: played at once where there is one way only, else looked at. */
  take(card: number, atOnce: boolean): void {
    const [only, ...others] = this.optionsOf(card);
    if (only && others.length === 0 && (atOnce || this.chosen === card)) this.say(only);
    else this.chosen = this.chosen === card ? null : card;
    this.aim = null;
  }

  /** A player was pointed at. */
  point(seat: number): void {
    const [only, ...others] = this.aims.filter((option) => option.seat === seat);
    if (only && others.length === 0) this.say(only);
    else if (only) this.aim = seat;
  }

  putBack(): void {
    this.chosen = null;
    this.aim = null;
    this.doubted = null;
  }

  announce(card: number | null, target: number | null = null): void {
    if (this.connection.send({ do: "announce", card, target })) this.chosen = null;
  }

  order(change: Partial<StandingOrders>): void {
    const orders = { ...this.orders, ...change };
    if (this.connection.send({ do: "order", orders })) this.ordered = { since: this.state, orders };
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
  return setContext(KEY, sitting);
}

export function useSitting(): Sitting {
  return getContext<Sitting>(KEY);
}
