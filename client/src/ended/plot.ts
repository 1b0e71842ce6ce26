/** Lines of a plot, drawn by hand: from values to the points of a path. */
import type { Chronicle, Lived } from "../wire";

export interface Frame {
  width: number;
  height: number;
  /** Room on each side, in pixels. */
  pad: number;
  turns: number;
  most: number;
}

/** Two decimals are enough for a screen. */
const short = (value: number) => Math.round(value * 100) / 100;

export const across = ({ width, pad, turns }: Frame, turn: number) =>
  short(pad + (turn / Math.max(turns, 1)) * (width - 2 * pad));

export const down = ({ height, pad, most }: Frame, value: number) =>
  short(height - pad - (value / Math.max(most, 1)) * (height - 2 * pad));

/** From turn to turn; a side that is out has no line any more. */
export function pathOf(frame: Frame, after: number[], values: number[], until: number): string {
  return after
    .flatMap((turn, at) => (turn <= until ? [`${across(frame, turn)} ${down(frame, values[at] ?? 0)}`] : []))
    .map((point, at) => `${at ? "L" : "M"}${point}`)
    .join("");
}

/** The last turn in which a side was there. */
export const lastTurn = (side: Lived, story: Chronicle) => side.fall?.turn ?? story.turns;

/** The value of a side when it was last there. */
export function lastValue(values: number[], after: number[], until: number): number {
  const at = after.findLastIndex((turn) => turn <= until);
  return values[at] ?? 0;
}

/** The turn at a point of the plot. */
export function turnAt({ width, pad, turns }: Frame, at: number): number {
  const turn = Math.round(((at - pad) / Math.max(width - 2 * pad, 1)) * turns);
  return Math.min(Math.max(turn, 0), turns);
}

/** Closer than this, two numbers would run into each other, in pixels. */
const LABEL = 24;

/** The numbers below the plot: the turns that counted, and where there is room between them, round ones. */
export function labelsOf(frame: Frame, marked: number[]): { turn: number; at: number; counts: boolean }[] {
  const found: { turn: number; at: number; counts: boolean }[] = [];
  for (const turn of [...marked, ...ticksOf(frame.turns)]) {
    const at = across(frame, turn);
    if (found.every((one) => Math.abs(one.at - at) >= LABEL))
      found.push({ turn, at, counts: marked.includes(turn) });
  }
  return found;
}

/** A few round turns, from the first on. */
export function ticksOf(turns: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => turns / one <= 8) ?? 1000;
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, number) => number * step);
}

/** Thirteen lines that can be told apart: by colour, and every other seven also by dashes. */
export const COLOURS = ["#f4b653", "#8fd3cf", "#ff9ba0", "#a9c777", "#c9a6f2", "#f6ead2", "#7fb0ff"];
export const DASHES = ["", "7 4"];
export const colourOf = (side: number) => COLOURS[side % COLOURS.length] ?? "";
export const dashOf = (side: number) => DASHES[Math.floor(side / COLOURS.length) % DASHES.length] ?? "";
