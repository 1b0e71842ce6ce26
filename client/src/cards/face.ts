/** How the words of a card are laid out on its face. */
import type { ListedCard } from "../wire";

/** What a face needs to know of a card. */
export type Face = Pick<ListedCard, "title" | "type" | "text"> &
  Partial<Pick<ListedCard, "owner" | "deck" | "level" | "source">>;

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

/** The lines of a card; an Event's last line is its level, which is drawn as a seal instead. */
export function linesOf(face: Face): Line[] {
  const lines = face.text.split("\n").filter((line) => line.trim());
  if (face.level && lines.at(-1) === `Encounter Level ${face.level}.`) lines.pop();
  return lines.map((line) => (line === "OR" ? { or: true } : { or: false, pieces: piecesOf(line) }));
}

/** The numbers of a Drink, which stand in its first line; nothing for any other card. */
export function numbersOf(face: Face): Numbers | undefined {
  if (face.type !== "Drink") return undefined;
  const first = face.text.split("\n", 1)[0] ?? "";
  const before = (word: string) => Number(first.match(new RegExp(`([+-]\\d+) ${word}`))?.[1] ?? 0);
  return {
    alcohol: before("Alcohol Content"),
    fortitude: before("Fortitude"),
    chaser: /add a chaser/i.test(first),
  };
}

/** A number with its sign, as cards print it, with a true minus. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
