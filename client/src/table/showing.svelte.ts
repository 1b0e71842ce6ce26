/** What has come from the table is shown one thing after the other, so that people can follow. The table never waits. */
import { SvelteSet } from "svelte/reactivity";
import type { State, Told } from "../wire";
import { BRIEF, timeOf, titlesOf } from "./timing";

/** A state as it came. */
export interface Frame {
  state: State;
  /** The log up to it. */
  log: Told[];
  /** When it came, in the browser's time. */
  heard: number;
}

export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.45 };
export type Speed = keyof typeof SPEEDS;

/** With a clock running, what lies before a question for me is shown so briefly. */
const PRESSING = 100;
/** A clock with more time than this, in seconds, presses nobody. */
const LONG = 120;
/** With more than these behind, the page catches up. */
const FAR_BEHIND = 40;
/** Where only bots are left and are hurried: so many times as fast, and never more milliseconds behind the server. */
const FASTER = 4;
const MOST_BEHIND = 2000;
/** A press of this length holds what is shown; a shorter one goes on. */
const HELD = 350;

const KEPT = "lastcall.speed";

export function keptSpeed(): Speed {
  const kept = localStorage.getItem(KEPT);
  return kept !== null && kept in SPEEDS ? (kept as Speed) : "normal";
}

const isAsked = ({ prompt }: State) => Boolean(prompt && !prompt.said);

export class Showing {
  /** How fast things are shown. */
  speed: Speed = $state(keptSpeed());
  /** Something is held in sight, and more has come since. */
  behind = $state(false);
  /** Somebody holds it in sight. */
  paused = $state(false);

  private waiting: Frame[] = [];
  private shown: Frame | null = null;
  /** Titles of the cards that have been shown. */
  private readonly known = new SvelteSet<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = 0;
  /** When what is shown gives way to the next, in the browser's time. */
  private until = 0;

  constructor(private readonly show: (frame: Frame) => void) {}

  /** Something has come; whoever looks away does not wait for it afterwards. */
  come(frame: Frame): void {
    this.waiting.push(frame);
    if (document.hidden) this.catchUp();
    else if (this.timer === undefined && !this.paused) this.next();
    else if (!this.paused && this.presses) this.hold(PRESSING);
    else if (!this.paused && this.haste) this.hold(Math.min(this.until - performance.now(), this.share));
    this.behind = this.waiting.length > 0;
  }

  /** Everything that has come is shown at once: after a new connection, or where nobody looks. */
  catchUp(frame = this.waiting.at(-1)): void {
    this.rest();
    this.waiting = [];
    this.behind = false;
    if (frame) this.present(frame);
  }

  /** What is shown has been seen. */
  end(): void {
    this.paused = false;
    this.next();
  }

  /** A finger, a mouse button or a key goes down: as long as it is down, nothing moves on. */
  press(): void {
    if (!this.behind && this.timer === undefined) return;
    this.pressed = performance.now();
    this.paused = true;
    this.rest();
  }

  /** It comes up again. */
  release(): void {
    if (!this.paused) return;
    if (performance.now() - this.pressed < HELD) this.end();
    else {
      this.paused = false;
      this.hold(BRIEF);
    }
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(KEPT, speed);
  }

  /** The page is left. */
  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.rest();
    const frame = this.waiting.shift();
    this.behind = this.waiting.length > 0;
    if (!frame) return;
    const time = this.timeFor(this.shown, frame);
    this.present(frame);
    this.hold(this.haste ? Math.min(time, this.share) : time);
  }

  private hold(milliseconds: number): void {
    this.rest();
    this.until = performance.now() + milliseconds;
    this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private present(frame: Frame): void {
    for (const matter of frame.state.view?.table ?? [])
      titlesOf(matter).forEach((title) => this.known.add(title));
    this.shown = frame;
    this.show(frame);
  }

  /** A question for me with a clock waits behind what is shown. */
  private get presses(): boolean {
    const last = this.waiting.at(-1)?.state;
    const seconds = last?.waiting?.seconds ?? -1;
    return last !== undefined && isAsked(last) && seconds >= 0 && seconds < LONG;
  }

  /** How everybody who watches wants to get on, once only bots are left. */
  private get haste(): State["table"]["haste"] {
    return (this.waiting.at(-1) ?? this.shown)?.state.table.haste ?? "";
  }

  /** How long each of those that wait may be shown, so that the last one does not come too late. */
  private get share(): number {
    const last = this.waiting.at(-1);
    if (this.haste === "end") return 0;
    return last
      ? Math.max(0, last.heard + MOST_BEHIND - performance.now()) / this.waiting.length
      : MOST_BEHIND;
  }

  private timeFor(before: Frame | null, { state }: Frame): number {
    if (!state.view || !before?.state.view || this.waiting.length > FAR_BEHIND) return 0;
    if (this.presses) return PRESSING;
    const time = timeOf(before.state.view, state.view, this.known) * SPEEDS[this.speed];
    return state.table.haste ? time / FASTER : time;
  }
}
