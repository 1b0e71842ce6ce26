/** The emblems of those who sit at the table, by the name everybody calls them. */
import type { Drawn } from "./emblems";

export const MIRRORED = "translate(64 0) scale(-1 1)";
const WING =
  "M30 25C25 16 15 12 5 15c4 2 5 4 5 6-2 0-4 0-6 2 4 1 6 3 7 6-2 0-3 1-4 3 4 0 7 2 8 4 5 3 10 3 15 0z";
const PIN = "M32 7c3 0 4 4 4 9 0 4-1 7-2 9h4v5h-3l-1 24c0 3-4 3-4 0l-1-24h-3v-5h4c-1-2-2-5-2-9 0-5 1-9 4-9z";
const TUSK = "M7 14c-4 20 5 38 22 46-1-12-5-20-7-38-6 0-12-3-15-8z";
/** Five points around the middle of the upper half. */
const STAR = "M32 9l3.7 9.9 10.6.5-8.3 6.5 2.8 10.2L32 30.3l-8.8 5.8L26 25.9l-8.3-6.5 10.6-.5z";

const FANG = "M13 27c5 2 9 3 15 3-1 10-3 17-6 22-5-6-8-14-9-25z";
const EAR = "M17 33L1 22c1 14 7 22 17 24z";

export const CHARACTERS: Record<string, Drawn> = {
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
      { d: "M32 14.5l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z", ink: "accent" },
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
  Farai: {
    ground: "#2f5a2c",
    pale: "#f0dcb0",
    accent: "#f4c15d",
    strokes: [
      { d: "M32 3a19 19 0 1 1-.1 0z", ink: "accent", line: 3 },
      {
        d: "M24 9h16a3 3 0 0 1 3 3v20a8 8 0 0 1-8 8v18a3 3 0 0 1-6 0V40a8 8 0 0 1-8-8V12a3 3 0 0 1 3-3z",
        ink: "pale",
      },
      {
        d: "M27.5 13a2.5 2.5 0 1 1-.1 0zM36.5 13a2.5 2.5 0 1 1-.1 0zM27.5 21a2.5 2.5 0 1 1-.1 0zM36.5 21a2.5 2.5 0 1 1-.1 0zM32 29a2.5 2.5 0 1 1-.1 0z",
        ink: "ground",
      },
    ],
  },
  Lucky: {
    ground: "#14524a",
    pale: "#e9eef0",
    accent: "#f2a33a",
    strokes: [
      { d: "M17 10C7 28 10 55 32 55s25-27 15-45", ink: "pale", line: 10 },
      {
        d: "M14.5 20v.1M12.5 30v.1M14.5 40v.1M21 49v.1M43 49v.1M49.5 40v.1M51.5 30v.1M49.5 20v.1",
        ink: "ground",
        line: 3.5,
      },
      { d: "M33 13c7 8 9 13 9 18a10 10 0 0 1-20 0c0-5 2-8 5-10 0 3 1 5 3 6 2-5 3-9 3-14z", ink: "accent" },
    ],
  },
  Nerodia: {
    ground: "#4c5560",
    pale: "#f1efe2",
    accent: "#9fd36a",
    strokes: [
      {
        d: "M15 24c-6-5-3-13 4-12M26 19c-5-5 2-8-2-14M38 19c5-5-2-8 2-14M49 24c6-5 3-13-4-12",
        ink: "accent",
        line: 4,
      },
      { d: "M5 38c8-12 17-18 27-18s19 6 27 18c-8 11-17 16-27 16S13 49 5 38z", ink: "pale" },
      { d: "M32 25.5a11.5 11.5 0 1 1-.1 0z", ink: "ground" },
      { d: "M32 28a9 9 0 1 1-.1 0z", ink: "accent" },
      { d: "M32 27c4 6 4 14 0 20-4-6-4-14 0-20z", ink: "ground" },
    ],
  },
  Phyll: {
    ground: "#6a2b12",
    pale: "#f8ecd0",
    accent: "#f2c14e",
    strokes: [
      { d: TUSK, ink: "pale" },
      { d: TUSK, ink: "pale", transform: MIRRORED },
      { d: STAR, ink: "accent" },
    ],
  },
  Samantha: {
    ground: "#6e1c4a",
    pale: "#f3e6cc",
    accent: "#f0b040",
    strokes: [
      { d: "M11 12h42a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3z", ink: "pale" },
      { d: "M18 20v22M25.5 20v22M33 20v22M40.5 20v22", ink: "ground", line: 3.5 },
      { d: "M13 39l33-16", ink: "ground", line: 3.5 },
      { d: "M50 38a11 11 0 1 1-.1 0z", ink: "ground" },
      { d: "M50 40a9 9 0 1 1-.1 0z", ink: "accent" },
      { d: "M50 43.5a5.5 5.5 0 1 1-.1 0z", ink: "ground", line: 1.8 },
    ],
  },
  Vlazlo: {
    ground: "#3d0d1c",
    pale: "#f8f0e2",
    accent: "#d93a50",
    strokes: [
      { d: "M31 29.500h-5v8h5zM38 29.500h-5v8h5z", ink: "pale" },
      { d: FANG, ink: "pale" },
      { d: FANG, ink: "pale", transform: MIRRORED },
      { d: "M3 24c9-9 20-14 29-7 9-7 20-2 29 7-9 5-17 7-29 7S12 29 3 24z", ink: "accent" },
      { d: "M42 50c3 4 4.500 6 4.500 8.500a4.500 4.500 0 0 1-9 0C37.500 56 39 54 42 50z", ink: "accent" },
    ],
  },
  Amundyr: {
    ground: "#1f3f8c",
    pale: "#f3cf70",
    accent: "#4fd0bd",
    strokes: [
      { d: "M32 6c8 0 11 5 11 10 0 7-6 12-11 18-5-6-11-11-11-18 0-5 3-10 11-10z", ink: "pale", line: 6 },
      { d: "M32 37v22M13 37h38", ink: "pale", line: 7 },
      { d: "M13 33.500v7M51 33.500v7M28.500 59h7", ink: "pale", line: 4 },
      { d: "M32 32a5 5 0 1 1-.1 0z", ink: "accent" },
      { d: "M26 47l12-4M26 54l12-4", ink: "ground", line: 2.2 },
    ],
  },
  Torglesnarf: {
    ground: "#4b5711",
    pale: "#c3dc72",
    accent: "#f7c838",
    strokes: [
      { d: EAR, ink: "pale" },
      { d: EAR, ink: "pale", transform: MIRRORED },
      { d: "M16 29h32c3 16-4 29-16 32-12-3-19-16-16-32z", ink: "pale" },
      { d: "M13 30L8 8l13 10L32 3l11 15L56 8l-5 22z", ink: "accent" },
      { d: "M32 13a3 3 0 1 1-.1 0z", ink: "ground" },
      { d: "M22 37l8 4-7 3zM42 37l-8 4 7 3z", ink: "ground" },
      { d: "M23 49c6 4 12 4 18 0", ink: "ground", line: 2.5 },
      { d: "M26.500 50l1.500 5 2-4zM37.500 50l-1.500 5-2-4z", ink: "ground" },
    ],
  },
  Daareka: {
    ground: "#4c2f95",
    pale: "#efe6ff",
    accent: "#ffd95c",
    strokes: [
      {
        d: "M29 7c14 0 23 9 23 22 0 7-3 11-6 15v16H24V50h-6c-3 0-4-2-4-5v-6l-5-2 6-10C14 14 19 7 29 7z",
        ink: "pale",
      },
      { d: "M38 9L23 30h8l-5 17 18-23h-9l8-13z", ink: "ground" },
      { d: "M51 12l5-4M55 21l6-1M54 31l6 3", ink: "accent", line: 3.5 },
    ],
  },
};
