/** What is said aloud to one person: what they are asked, and what concerns them. Never more than can be followed. */
import { onlyPotions } from "../team/potions";
import { teamWord } from "../team/word";
import type { State, Told } from "../wire";
import { words } from "../words";

const A_MINUTE = 60_000;
/** So many announcements in any minute. */
export const MOST = 12;
/** What happens is collected for so long; a question takes it along and waits for nothing. */
const COLLECTED = 10_000;
/** Of what was collected, so many sentences are still news. */
const LATEST = 6;

const endsSentence = /[.?!…”]$/;
const sentence = (text: string) => (endsSentence.test(text) ? text : `${text}.`);

/** Whether this seat wants to hear a line of the log; whoever watches hears the turns. */
export function concerns({ about = [], kind, staged }: Told, seat: number): boolean {
  if (staged?.what === "IsOut" || staged?.what === "GameOver") return true;
  if (kind === "turn") return seat < 0 || about.includes(seat);
  return kind !== "phase" && about.includes(seat);
}

/** The line as it is said: what is staged has words of its own. */
const told = ({ text, staged }: Told) => (staged && "words" in staged ? staged.words : text);

/** What this person is asked now; empty: nothing. */
export function question({ prompt, seat, table }: State): string {
  if (!prompt || prompt.said || onlyPotions(prompt) || table.chairs[seat]?.stand_in) return "";
  return [prompt.text, prompt.grave ? words.text.grave : ""].filter(Boolean).join(" ");
}

export class Announcer {
  /** How many lines of the log were there; none before the first look at the table. */
  private had: number | null = null;
  private asked: number | undefined;
  private word = "";
  private news: string[] = [];
  private due = "";
  /** When something was said in the last minute. */
  private said: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly say: (text: string) => void) {}

  /** The table as it is shown now. */
  hear(state: State, log: Told[]): void {
    const fresh = this.had === null ? [] : log.slice(this.had);
    this.had = log.length;
    this.news.push(...fresh.filter((line) => concerns(line, state.seat)).map(told));
    const word = teamWord(state);
    if (word && word !== this.word) this.news.push(word);
    this.word = word;
    const asks = question(state);
    // What is answered meanwhile need not be said any more.
    if (!asks) this.due = "";
    else if (state.prompt?.number !== this.asked) this.due = asks;
    this.asked = asks ? state.prompt?.number : undefined;
    this.plan();
  }

  /** The page is left. */
  rest(): void {
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.due && !this.news.length) return;
    const now = performance.now();
    this.said = this.said.filter((time) => now - time < A_MINUTE);
    const allowed = this.said.length < MOST ? now : (this.said.at(-MOST) ?? now) + A_MINUTE;
    const wanted = this.due ? now : (this.said.at(-1) ?? now - COLLECTED) + COLLECTED;
    const wait = Math.max(allowed, wanted) - now;
    if (wait <= 0) this.speak(now);
    else this.timer = setTimeout(() => this.plan(), wait);
  }

  private speak(now: number): void {
    const all = [...this.news.slice(-LATEST), ...(this.due ? [this.due] : [])];
    this.news = [];
    this.due = "";
    this.said.push(now);
    this.say(all.map(sentence).join(" "));
  }
}
