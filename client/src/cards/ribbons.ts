/** Every type of card has its own colour, shape and sign, so that no one of them has to be seen. */

export type Shape =
  | "swallowtail"
  | "arrow"
  | "pill"
  | "lozenge"
  | "torn"
  | "split"
  | "slant"
  | "shield"
  | "barrel"
  | "banner"
  | "ticket"
  | "plain";

export interface RibbonLook {
  colour: string;
  /** The second half of a card that is two things at once. */
  second?: string;
  shape: Shape;
  /** A path in a box of 16 by 16. */
  sign: string;
}

const DIE =
  "M3 2h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM5.5 4.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM8 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM10.5 9.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z";
const BELL =
  "M8 1a1.2 1.2 0 0 1 1.2 1.3C11.5 2.9 12.5 5 12.5 7.5c0 2 .6 3.2 1.5 4H2c.9-.8 1.5-2 1.5-4 0-2.5 1-4.6 3.3-5.2A1.2 1.2 0 0 1 8 1zM6.3 12.5h3.4a1.7 1.7 0 0 1-3.4 0z";

const EVENT: RibbonLook = { colour: "var(--ribbon-event)", shape: "banner", sign: BELL };
/** A hanging board. */
const BOARD = "M1 1h2v1h12v1.8h-2V6h1v9H5V6h1V3.8H3V15H1zM8 3.8V6h3V3.8zM7 8v5h4v-1h1.5V9H11V8z";

const LOOKS: Record<string, RibbonLook> = {
  Action: {
    colour: "var(--ribbon-action)",
    shape: "swallowtail",
    sign: "M9.5 1 3 9h4l-1 6 7-8.5H9z",
  },
  Sometimes: {
    colour: "var(--ribbon-sometimes)",
    shape: "arrow",
    sign: "M3 1.5h10v2L9.3 8l3.7 4.5v2H3v-2L6.7 8 3 3.5z",
  },
  Anytime: {
    colour: "var(--ribbon-anytime)",
    shape: "pill",
    sign: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2a5 5 0 1 0 0 10A5 5 0 0 0 8 3zm-.8 1.5h1.6v3.1l2.4 1.7-.9 1.3-3.1-2.2z",
  },
  Gambling: { colour: "var(--ribbon-gambling)", shape: "lozenge", sign: DIE },
  Cheating: {
    colour: "var(--ribbon-cheating)",
    shape: "torn",
    sign: "M8 1c1 2.5 5.5 4.6 5.5 7.8 0 2.7-3 3.7-4.6 1.7.1 1.8.7 3 1.9 4H5.2c1.2-1 1.8-2.2 1.9-4-1.6 2-4.6 1-4.6-1.7C2.5 5.6 7 3.5 8 1z",
  },
  "Action - Gambling": {
    colour: "var(--ribbon-action)",
    second: "var(--ribbon-gambling)",
    shape: "split",
    sign: DIE,
  },
  "Sometimes - Mix-in": {
    colour: "var(--ribbon-sometimes)",
    second: "var(--ribbon-mix-in)",
    shape: "slant",
    sign: "M8 1c3 4 4.5 6.6 4.5 9a4.5 4.5 0 0 1-9 0C3.5 7.6 5 5 8 1z",
  },
  Minion: {
    colour: "var(--ribbon-minion)",
    shape: "shield",
    sign: "M8 1.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM2 14.5c0-3.6 2.6-5.6 6-5.6s6 2 6 5.6z",
  },
  // An Event like the others; its sign hangs where it happens.
  "Tavern Event": { ...EVENT, sign: BOARD },
  Prize: {
    colour: "var(--ribbon-prize)",
    shape: "ticket",
    sign: "M4 1h8v1.5h2.5c0 3.5-1 5.3-3 5.8C11 9.8 10 10.7 9 11v2h2.5v2h-7v-2H7v-2c-1-.3-2-1.2-2.5-2.7-2-.5-3-2.3-3-5.8H4zm0 2.7H2.8C2.9 5.2 3.3 6 4 6.5zm8 0v2.8c.7-.5 1.1-1.3 1.2-2.8z",
  },
  Drink: {
    colour: "var(--ribbon-drink)",
    shape: "barrel",
    sign: "M2 4.5C2 2.6 3.6 2 4.6 2.4 5.4.9 8.6.9 9.4 2.4c1.2-.3 2.4.6 2.2 2.1h1.6A1.8 1.8 0 0 1 15 6.3v3.4a1.8 1.8 0 0 1-1.8 1.8h-1.6V14a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1zm9.6 1.7v3.6h1.3V6.2z",
  },
};

const OTHER: RibbonLook = { colour: "var(--ribbon-other)", shape: "plain", sign: "M8 2l6 6-6 6-6-6z" };

/** How the ribbon of this type looks: a Sea Event and a Drink Event are both Events. */
export function ribbonOf(type: string): RibbonLook {
  return LOOKS[type] ?? (type.endsWith("Event") ? EVENT : OTHER);
}
