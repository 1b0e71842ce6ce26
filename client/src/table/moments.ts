/** What everybody at a table looks up for: lines of the log that the server stages, in its words. */
import type { Told } from "../wire";

export type Staged = NonNullable<Told["staged"]>;

export interface Moment {
  kind: "turn" | "out" | "pot" | "negate" | "end";
  text: string;
  /** The player it is about, by seat. */
  seat: number;
}

const KINDS: Record<Staged["what"], Moment["kind"]> = {
  TurnBegan: "turn",
  IsOut: "out",
  WonRound: "pot",
  TookPot: "pot",
  Negated: "negate",
  GameOver: "end",
};

const seatsOf = ({ who }: Staged) => (typeof who === "number" ? [who] : who);

/** What new lines of the log stage for this seat. A turn is staged for those who take it, and only the last one. */
export function momentsIn(lines: Told[], seat: number): Moment[] {
  const last = lines.findLastIndex((line) => line.staged?.what === "TurnBegan");
  return lines.flatMap(({ staged, text }, number): Moment[] => {
    if (!staged) return [];
    const who = seatsOf(staged);
    if (staged.what === "TurnBegan" && (number !== last || !who.includes(seat))) return [];
    const words = "words" in staged ? staged.words : text;
    return [{ kind: KINDS[staged.what], text: words, seat: who[0] ?? -1 }];
  });
}
