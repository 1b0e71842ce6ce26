/** How the words of a card are laid out on its face. */
import type { ListedCard, Measure } from "../wire";
import { words } from "../words";

/** What a face needs to know of a card. */
export type Face = Pick<ListedCard, "title" | "type" | "text"> &
  Partial<Pick<ListedCard, "owner" | "deck" | "level" | "source" | "drink">>;

/** A piece of a line: said aloud, or set off in parentheses as a reminder. */
export interface Piece {
  text: string;
  reminder: boolean;
}

/** A line of text, or the word that parts two uses of one card. */
export type Line = { or: true } | { or: false; pieces: Piece[] };

/** What a Drink does, as its mug shows it. */
export interface Numbers {
  alcohol: number;
  fortitude: number;
  chaser: boolean;
}

export function piecesOf(line: string): Piece[] {
  return line
    .split(/(\([^()]*\))/)
    .filter((text) => text.trim())
    .map((text) => ({ text, reminder: text.startsWith("(") }));
}

/** Whether the mug says all that the first line of a Drink says. */
function isOnTheMug({ alcohol = 0, fortitude = 0, gold, draws, discards }: Measure): boolean {
  return (alcohol !== 0 || fortitude !== 0) && !gold && !draws && !discards;
}

/** The lines of a card, but for what is drawn instead: an Event's level is a seal, the numbers of a Drink a mug. */
export function linesOf(face: Face): Line[] {
  const lines = face.text.split("\n").filter((line) => line.trim());
  if (face.level && lines.at(-1) === `${levelName(face)} ${face.level}.`) lines.pop();
  if (face.drink && isOnTheMug(face.drink)) lines.shift();
  return lines.map((line) => (line === "OR" ? { or: true } : { or: false, pieces: piecesOf(line) }));
}

export const isEvent = (face: Pick<Face, "type">) => face.type.endsWith("Event");

/** What the level of a card counts: how long the next Event waits, or how much work it takes to play the card. */
export function levelName(face: Face): string {
  return isEvent(face) ? words.cards.encounterLevel : words.cards.progress;
}

/** The numbers of a Drink; nothing for any other card. */
export function numbersOf(face: Face): Numbers | undefined {
  if (!face.drink) return undefined;
  const { alcohol = 0, fortitude = 0, chaser = false } = face.drink;
  return { alcohol, fortitude, chaser };
}

/** A number with its sign, as cards print it, with a true minus. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
