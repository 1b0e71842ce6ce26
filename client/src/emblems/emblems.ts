/** A small drawn emblem for everybody and everything that owns cards. All of them are our own drawings. */

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

const MIRRORED = "translate(64 0) scale(-1 1)";
const WING =
  "M30 25C25 16 15 12 5 15c4 2 5 4 5 6-2 0-4 0-6 2 4 1 6 3 7 6-2 0-3 1-4 3 4 0 7 2 8 4 5 3 10 3 15 0z";
const PIN = "M32 7c3 0 4 4 4 9 0 4-1 7-2 9h4v5h-3l-1 24c0 3-4 3-4 0l-1-24h-3v-5h4c-1-2-2-5-2-9 0-5 1-9 4-9z";

export const DRAWN: Record<string, Drawn> = {
  Whitehawk: {
    ground: "#7d1f2d",
    pale: "#fdf6e6",
    accent: "#f0b040",
    strokes: [
      { d: WING, ink: "pale" },
      { d: WING, ink: "pale", transform: MIRRORED },
      { d: "M32 16c4 0 5 4 5 8l2 15-4 12-3-3-3 3-4-12 2-15c0-4 1-8 5-8z", ink: "pale" },
      { d: "M31 15c5-2 9 1 9 4l5 2-6 2c-2 2-6 3-9 1-3-3-2-8 1-9z", ink: "pale" },
      { d: "M40 19l6 2-6 2z", ink: "accent" },
      { d: "M36 17.5a1.4 1.4 0 1 1 0 2.9 1.4 1.4 0 0 1 0-2.9z", ink: "ground" },
      { d: "M27 49l-2 6M32 48v6M37 49l2 6", ink: "accent", line: 2.5 },
    ],
  },
  Remy: {
    ground: "#263a3c",
    pale: "#f1e3c2",
    accent: "#c23348",
    strokes: [
      { d: "M20 11h25a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3H20a5 5 0 0 1-5-5V16a5 5 0 0 1 5-5z", ink: "pale" },
      { d: "M15 47a4 4 0 0 1 4-4h29", ink: "ground", line: 2.5 },
      { d: "M21 12v30", ink: "ground", line: 2 },
      { d: "M27 19l13 16M40 19L27 35", ink: "accent", line: 5 },
      { d: "M38 46h5v14l-2.5-3-2.5 3z", ink: "accent" },
    ],
  },
  Bryn: {
    ground: "#1e4b53",
    pale: "#f0dcb0",
    accent: "#e58e3a",
    strokes: [
      { d: PIN, ink: "pale", transform: "rotate(42 32 32)" },
      { d: PIN, ink: "pale", transform: "rotate(-42 32 32)" },
      { d: "M24 32c0-5 4-8 8-8s8 3 8 8-4 8-8 8-8-3-8-8z", ink: "accent", line: 4 },
      { d: "M26 38c-4 4-6 8-6 14M38 38c4 4 6 8 6 14", ink: "accent", line: 4 },
    ],
  },
  Tara: {
    ground: "#2e2a5c",
    pale: "#f3ead3",
    accent: "#8fc4d9",
    strokes: [
      {
        d: "M14 14l14 10 4 8-8-4zM50 14L40 28l-8 4 4-8zM50 50L36 40l-4-8 8 4zM14 50l10-14 8-4-4 8z",
        ink: "accent",
      },
      { d: "M32 5l6 21 21 6-21 6-6 21-6-21-21-6 21-6z", ink: "pale" },
      { d: "M21 31c5 9 17 9 22 0", ink: "ground", line: 3 },
      { d: "M25 37l-2.5 4M32 39v5M39 37l2.5 4", ink: "ground", line: 2.5 },
    ],
  },
  Brannoc: {
    ground: "#4a2c17",
    pale: "#d9a765",
    accent: "#3a3a40",
    strokes: [
      { d: "M14 56V27a18 18 0 0 1 36 0v29z", ink: "pale" },
      { d: "M23 14v42M32 9v47M41 14v42", ink: "ground", line: 1.8 },
      { d: "M14 26h18M14 46h18", ink: "accent", line: 4 },
      { d: "M41 34a5 5 0 1 1-.1 0z", ink: "accent", line: 3 },
      { d: "M41 30a2.5 2.5 0 1 1-.1 0z", ink: "accent" },
    ],
  },
  Ilka: {
    ground: "#41244f",
    pale: "#ecd38f",
    accent: "#f6ead2",
    strokes: [
      { d: "M32 8a11 11 0 1 1-.1 0z", ink: "pale", line: 5 },
      { d: "M29.5 29h5v28h-5z", ink: "pale" },
      { d: "M34 42h10v4H34zM34 50h8v5h-8z", ink: "pale" },
      { d: "M32 14.5l1.5 3 3.300.4-2.4 2.300.6 3.3-3-1.6-3 1.600.6-3.3-2.4-2.3 3.3-.4z", ink: "accent" },
    ],
  },
  Oda: {
    ground: "#5a3a0e",
    pale: "#e8b868",
    accent: "#53381e",
    strokes: [
      { d: "M20 9h24c6 15 6 31 0 46H20c-6-15-6-31 0-46z", ink: "pale" },
      { d: "M27 9c-3 15-3 31 0 46M37 9c3 15 3 31 0 46", ink: "ground", line: 1.8 },
      { d: "M17.5 18h29M17.5 46h29", ink: "accent", line: 4 },
      { d: "M32 27a5 5 0 1 1-.1 0z", ink: "accent" },
      { d: "M30.5 32h3v10h-3z", ink: "accent" },
    ],
  },
  Pell: {
    ground: "#37452a",
    pale: "#efd489",
    accent: "#fff6df",
    strokes: [
      { d: "M32 6a5 5 0 1 1-.1 0z", ink: "pale", line: 3 },
      { d: "M32 13c-10 0-13 9-13 18 0 8-2 12-7 16h40c-5-4-7-8-7-16 0-9-3-18-13-18z", ink: "pale" },
      { d: "M19 38h26", ink: "ground", line: 2.5 },
      { d: "M32 48a5 5 0 1 1-.1 0z", ink: "accent" },
      { d: "M32 20v12M27.5 24.5h9", ink: "ground", line: 3 },
    ],
  },
  Drinks: {
    ground: "#7a4a0c",
    pale: "#f4c15d",
    accent: "#fff8e6",
    strokes: [
      { d: "M41 30h5a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-5", ink: "pale", line: 5 },
      { d: "M15 24h27v29a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z", ink: "pale" },
      { d: "M22 33v16M28.5 33v16M35 33v16", ink: "ground", line: 2.5 },
      { d: "M15 28a7 7 0 0 1 1-13 9 9 0 0 1 16-4 8 8 0 0 1 11 10c0 5-3 7-7 7-1 4-6 4-7 0z", ink: "accent" },
    ],
  },
  "Sea Events": {
    ground: "#163a63",
    pale: "#e9f1ee",
    accent: "#6fb3d2",
    strokes: [
      { d: "M32 7a4.5 4.5 0 1 1-.1 0z", ink: "pale", line: 3.5 },
      { d: "M32 17v33M22 24h20", ink: "pale", line: 5 },
      { d: "M14 34c1 10 9 16 18 16s17-6 18-16", ink: "pale", line: 5 },
      { d: "M10 40l3-11 8 8zM54 40l-3-11-8 8z", ink: "pale" },
      { d: "M5 52c4-4 9-4 13 0s9 4 14 0 9-4 14 0 9 4 13 0", ink: "accent", line: 3.5 },
    ],
  },
};

/** The drawn emblem of a name, full or short: "Brother Pell" and "Pell" are the same person. */
export function drawnFor(name: string): Drawn | undefined {
  return DRAWN[name] ?? Object.entries(DRAWN).find(([short]) => name.split(/\s+/).includes(short))?.[1];
}

const KNOWN = Object.keys(DRAWN);

/** Which of so many patterns lies behind a name on the back of its cards. */
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

/** A coat of arms for whoever has no drawing yet: colours, division and letter follow from the name. */
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
