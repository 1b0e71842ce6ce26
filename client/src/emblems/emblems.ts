/** A small drawn emblem for everyone and everything that owns cards. All of them are our own drawings. */
import { CHARACTERS } from "./characters";
import { DECKS } from "./decks";

/** A line or an area of a figure, in a box of 64 by 64. */
export interface Stroke {
  d: string;
  /** `pale` and `accent` are the two colours of a figure, `ground` is cut out of it. */
  ink: "pale" | "accent" | "ground";
  /** Drawn as a line of this width; an area without it. */
  line?: number;
  transform?: string;
}

export interface Drawn {
  ground: string;
  pale: string;
  accent: string;
  strokes: Stroke[];
}

export const DRAWN: Record<string, Drawn> = { ...CHARACTERS, ...DECKS };

/** The drawn emblem of a name, full or short: "Brother Pell" and "Pell" are the same person. */
export function drawnFor(name: string): Drawn | undefined {
  return DRAWN[name] ?? Object.entries(DRAWN).find(([short]) => name.split(/\s+/).includes(short))?.[1];
}

const KNOWN = Object.keys(DRAWN);

/** Which of this many patterns is behind a name on the back of its cards. */
export function weaveFor(name: string, mark: string, weaves: number): number {
  const place = KNOWN.findIndex((known) => DRAWN[known] === drawnFor(name));
  return (place < 0 ? numberOf(name + mark) : place + numberOf(mark)) % weaves;
}

/** A number that is always the same for a name and hardly ever the same for two. */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number;
}

const DIVISIONS = [
  "M32 4v56c14-6 22-16 22-30V10z", // in two halves
  "M10 10l44 34c2-4 0-10 0-14V10L32 4z", // by a slanting line
  "M10 30l22-16 22 16v8L32 24 10 38z", // with a rafter
  "M10 24h44v14c-1 2-1 3-2 5H12c-1-2-2-3-2-5z", // with a belt
  "M32 4v28h22V10zM32 32H10c0 14 8 24 22 28z", // in quarters
  "M25 6h14v52l-7 2-7-2z", // with a pale
];

export interface Shield {
  first: string;
  second: string;
  division: string;
  letter: string;
}

/** A coat of arms for names without a drawing: colours, division and letter follow from the name. */
export function shieldFor(name: string): Shield {
  const number = numberOf(name);
  const hue = number % 360;
  return {
    first: `hsl(${hue} 42% 24%)`,
    second: `hsl(${(hue + 40 + (number % 3) * 50) % 360} 38% 36%)`,
    division: DIVISIONS[Math.floor(number / 360) % DIVISIONS.length] ?? "",
    letter: (name.trim()[0] ?? "?").toLocaleUpperCase(),
  };
}

/** The colour that stands for a name wherever its emblem is too large. */
export function groundFor(name: string): string {
  return drawnFor(name)?.ground ?? shieldFor(name).first;
}
