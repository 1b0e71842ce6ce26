/** The emblems of decks and taverns, by the name the table calls them. */
import { MIRRORED } from "./characters";
import type { Drawn } from "./emblems";

const EAR = "M20 15c-9-5-15-1-15 8 0 9 3 15 8 18 2-8 2-16 7-26z";
const CROSSED_TUSK = "M6 50c4 6 9 9 15 9 18-8 31-23 36-46-9 15-25 28-51 37z";
const LEGS = "M19 27l-10-6M17 37H5M19 47l-10 7";
const WOLF_EYE = "M16 29l11 3-9 4z";

export const DECKS: Record<string, Drawn> = {
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
  Prizes: {
    ground: "#5c4a00",
    pale: "#ffe39a",
    accent: "#c2384d",
    strokes: [
      { d: "M20 15h-9c0 10 4 15 11 16M44 15h9c0 10-4 15-11 16", ink: "pale", line: 4 },
      { d: "M19 9h26v12c0 10-5 17-13 17s-13-7-13-17z", ink: "pale" },
      { d: "M29.5 37h5v10h8v7h-21v-7h8z", ink: "pale" },
      { d: "M32 14l2.2 5 5.4.6-4 3.7 1.1 5.3-4.7-2.7-4.7 2.7 1.1-5.3-4-3.7 5.4-.6z", ink: "accent" },
    ],
  },
  Taverns: {
    ground: "#2b3d2f",
    pale: "#e6c88f",
    accent: "#8a5a26",
    strokes: [
      { d: "M13 6v52M13 13h42M13 29l14-16", ink: "pale", line: 4.5 },
      { d: "M28 14v8M47 14v8", ink: "accent", line: 3 },
      { d: "M23 22h29a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z", ink: "pale" },
      { d: "M28 29h13v17H28zM41 33h4a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-4z", ink: "ground" },
    ],
  },
  "The Red Dragon Inn": {
    ground: "#8f1d12",
    pale: "#fbe9c6",
    accent: "#f6a93b",
    strokes: [
      {
        d: "M7 58c0-15 4-26 15-33L13 8l19 9 4-8 5 11 10 5 8 6-1 6-14-1-6 4 8 3 10 1-5 7-13-1c-6 1-8 4-8 8z",
        ink: "pale",
      },
      { d: "M18 25L7 22l6 9zM12 34L2 34l7 7zM9 44l-8 3 7 5z", ink: "pale" },
      { d: "M55 37l-2 5-3-5zM48 36l-2 5-3-5z", ink: "pale" },
      { d: "M36 23l9 4-9 1z", ink: "ground" },
      { d: "M54 30v.1", ink: "ground", line: 2.5 },
      { d: "M62 40c2 5 1 9-2 12 0-3-1-4-3-5 0 6-4 10-11 12 4-4 5-8 4-12 5 0 9-2 12-7z", ink: "accent" },
    ],
  },
  "Startusk's": {
    ground: "#2a4c6b",
    pale: "#f8ecd0",
    accent: "#f2c14e",
    strokes: [
      { d: CROSSED_TUSK, ink: "pale" },
      { d: CROSSED_TUSK, ink: "pale", transform: MIRRORED },
      { d: "M32 4l2.9 7.8 8.3.3-6.5 5.1 2.3 8-7-4.6-7 4.6 2.3-8-6.5-5.1 8.3-.3z", ink: "accent" },
    ],
  },
  "Lucky's Rolling Barrel": {
    ground: "#1c5f57",
    pale: "#e2b06a",
    accent: "#4a2c17",
    strokes: [
      { d: "M17 16h36c5 11 5 23 0 34H17c-5-11-5-23 0-34z", ink: "pale", transform: "rotate(-16 35 33)" },
      {
        d: "M24 16c-4 11-4 23 0 34M46 16c4 11 4 23 0 34",
        ink: "accent",
        line: 4,
        transform: "rotate(-16 35 33)",
      },
      { d: "M15 27h40M15 39h40", ink: "ground", line: 1.8, transform: "rotate(-16 35 33)" },
      { d: "M3 22h8M1 32h7M4 42h6", ink: "pale", line: 3 },
      { d: "M4 59h56", ink: "accent", line: 4 },
    ],
  },
  "Black Dragon Depths": {
    ground: "#1d1b26",
    pale: "#8d86a3",
    accent: "#f06a3a",
    strokes: [
      { d: "M8 58V30a24 24 0 0 1 48 0v28z", ink: "pale" },
      { d: "M16 58V31a16 16 0 0 1 32 0v27z", ink: "ground" },
      { d: "M12 20l8 6M32 6v9M52 20l-8 6M8 42h8M48 42h8", ink: "ground", line: 2 },
      { d: "M20 34l10 4-7 3zM44 34l-10 4 7 3z", ink: "accent" },
      { d: "M24 50l3 4 3-4 2 4 2-4 3 4 3-4", ink: "accent", line: 2 },
    ],
  },
  "The Harmonious Cup": {
    ground: "#6a3f6b",
    pale: "#e6f1ea",
    accent: "#8fc9b0",
    strokes: [
      { d: "M22 24c-5-6 5-10 0-18M32 24c-5-6 5-10 0-18M42 24c-5-6 5-10 0-18", ink: "accent", line: 3.5 },
      { d: "M9 29h46c0 14-8 24-17 26v4H26v-4C17 53 9 43 9 29z", ink: "pale" },
      { d: "M17 37c5-4 10-4 15 0s10 4 15 0", ink: "accent", line: 3.5 },
    ],
  },
  "The Scurvy Dog": {
    ground: "#27495a",
    pale: "#e8c998",
    accent: "#8a4f25",
    strokes: [
      { d: "M20 15c5-4 19-4 24 0 5 7 5 16 2 23-3 11-8 18-14 18s-11-7-14-18c-3-7-3-16 2-23z", ink: "pale" },
      { d: EAR, ink: "accent" },
      { d: EAR, ink: "accent", transform: MIRRORED },
      { d: "M15 23l34-10", ink: "ground", line: 2.5 },
      { d: "M25 22a6 6 0 1 1-.1 0z", ink: "ground" },
      { d: "M40 25a3 3 0 1 1-.1 0z", ink: "ground" },
      { d: "M26.5 39h11l-5.5 6z", ink: "ground" },
      { d: "M32 44v3c-2 3-5 3-7 1M32 47c2 3 5 3 7 1", ink: "ground", line: 2.2 },
    ],
  },
  Beer: {
    ground: "#6f5208",
    pale: "#d5e08a",
    accent: "#8fb04e",
    strokes: [
      { d: "M32 16V6", ink: "accent", line: 3.5 },
      { d: "M31 17C25 6 13 5 6 12c6 8 16 10 25 5zM33 17C39 6 51 5 58 12c-6 8-16 10-25 5z", ink: "accent" },
      { d: "M32 15c12 3 17 14 14 26-2 8-8 13-14 17-6-4-12-9-14-17-3-12 2-23 14-26z", ink: "pale" },
      {
        d: "M18 28c5 6 10 6 14 1 4 5 9 5 14-1M18 39c5 6 10 6 14 1 4 5 9 5 14-1M22 49c4 4 7 4 10 0 3 4 6 4 10 0",
        ink: "ground",
        line: 2.5,
      },
    ],
  },
  Wine: {
    ground: "#4b1d46",
    pale: "#d99bd0",
    accent: "#9cc267",
    strokes: [
      { d: "M32 19c0-6 2-10 6-13", ink: "accent", line: 3.5 },
      { d: "M33 16c-6-9-16-9-22-3 5 7 14 9 22 3z", ink: "accent" },
      {
        d: "M20 19a7 7 0 1 1-.1 0zM32 19a7 7 0 1 1-.1 0zM44 19a7 7 0 1 1-.1 0zM26 30a7 7 0 1 1-.1 0zM38 30a7 7 0 1 1-.1 0zM32 42a7 7 0 1 1-.1 0z",
        ink: "pale",
      },
    ],
  },
  Spirits: {
    ground: "#23434a",
    pale: "#e7f2ef",
    accent: "#e5933f",
    strokes: [
      { d: "M26 5h12v4l-2 2v10c9 3 15 10 15 19a19 19 0 0 1-38 0c0-9 6-16 15-19V11l-2-2z", ink: "pale" },
      { d: "M16 39c6-3 10 3 16 1s10-4 16-1a16 16 0 0 1-32 0z", ink: "accent" },
      { d: "M27 47v.1M35 44v.1M38 50v.1", ink: "pale", line: 3 },
    ],
  },
  Brawlers: {
    ground: "#59261c",
    pale: "#eab98a",
    accent: "#f0b040",
    strokes: [
      {
        d: "M12 24a5 5 0 0 1 10-2 5 5 0 0 1 10 0 5 5 0 0 1 10 0 5 5 0 0 1 10 2v15c0 11-8 19-20 19S12 50 12 39z",
        ink: "pale",
      },
      { d: "M22 22v13M32 22v13M42 22v13M13 36h22a5 5 0 0 1 0 10H24", ink: "ground", line: 2.6 },
      { d: "M32 4v7M18 6l3 6M46 6l-3 6", ink: "accent", line: 3.5 },
    ],
  },
  "Dungeon Events": {
    ground: "#2c2f3a",
    pale: "#cfd3da",
    accent: "#e8642c",
    strokes: [
      { d: "M10 58V29C10 16 19 7 32 7s22 9 22 22v29", ink: "pale", line: 5 },
      { d: "M21 19v33l-2 5M32 12v46M43 19v33l2 5", ink: "pale", line: 3.5 },
      { d: "M12 28h40M12 48h40", ink: "pale", line: 3.5 },
      { d: "M22 35l8 3.5-6 3zM42 35l-8 3.5 6 3z", ink: "accent" },
    ],
  },
  Scarabs: {
    ground: "#1b6a76",
    pale: "#f3cf70",
    accent: "#0e3a41",
    strokes: [
      { d: LEGS, ink: "pale", line: 3.5 },
      { d: LEGS, ink: "pale", line: 3.5, transform: MIRRORED },
      { d: "M23 17c0-7 4-10 9-10s9 3 9 10z", ink: "pale" },
      { d: "M32 15c10 0 16 9 16 22 0 13-6 21-16 21s-16-8-16-21c0-13 6-22 16-22z", ink: "pale" },
      { d: "M17 29c9-5 21-5 30 0M32 26v31", ink: "accent", line: 2.8 },
      { d: "M26 10l-4-6M38 10l4-6", ink: "pale", line: 3 },
    ],
  },
  Bat: {
    ground: "#27223f",
    pale: "#b9aed6",
    accent: "#ff6b5e",
    strokes: [
      {
        d: "M32 20l-3-7-3 8c-2 1-4 4-5 8-5-6-13-8-19-5 5 3 7 8 7 15 3-3 6-3 8 0 3-3 6-2 8 1l7 13 7-13c2-3 5-4 8-1 2-3 5-3 8 0 0-7 2-12 7-15-6-3-14-1-19 5-1-4-3-7-5-8l-3-8z",
        ink: "pale",
      },
      { d: "M28.500 27v.1M35.500 27v.1", ink: "accent", line: 4 },
      { d: "M30 32l1 3 1-2 1 2 1-3", ink: "ground", line: 1.5 },
    ],
  },
  Wolf: {
    ground: "#5f4a38",
    pale: "#e3ddd0",
    accent: "#ffc93c",
    strokes: [
      {
        d: "M9 5l15 13h16L55 5c3 12 2 22-1 31l-9 6-8 17H27l-8-17-9-6C7 27 6 17 9 5z",
        ink: "pale",
      },
      { d: "M14 14l6 7-5 4zM50 14l-6 7 5 4z", ink: "ground" },
      { d: WOLF_EYE, ink: "accent" },
      { d: WOLF_EYE, ink: "accent", transform: MIRRORED },
      { d: WOLF_EYE, ink: "ground", line: 1.6 },
      { d: WOLF_EYE, ink: "ground", line: 1.6, transform: MIRRORED },
      { d: "M27 50h10l-5 6z", ink: "ground" },
      { d: "M32 34v12", ink: "ground", line: 2 },
    ],
  },
  Monstrosity: {
    ground: "#5c0f0f",
    pale: "#f6d9c6",
    accent: "#ff7a4a",
    strokes: [
      { d: "M15 6c8 16 8 33-3 51 17-15 19-35 3-51z", ink: "pale" },
      { d: "M31 3c8 18 8 37-4 58 19-17 21-39 4-58z", ink: "pale" },
      { d: "M47 6c8 16 8 33-3 51 17-15 19-35 3-51z", ink: "pale" },
      { d: "M13 61v.1M29 62v.1M46 61v.1", ink: "accent", line: 3.5 },
    ],
  },
};
