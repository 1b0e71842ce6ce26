/** The text of a rule: what is said, what is open, and which rules it names. */
import type { Rule } from "../wire";

export interface Told {
  /** What the sources say. */
  statement: string;
  /** What they leave open. */
  question: string;
}

/** A rule's text without the part that only repeats what we decided. */
export function told(rule: Rule): Told {
  const [statement = "", open = ""] = rule.text.split(/\s*OPEN:\s*/, 2);
  return { statement, question: open.replace(/\s*→[^]*$/, "") };
}

export interface Span {
  text: string;
  /** The id of the rule it names. */
  rule?: string;
}

/** A text in pieces, those that name a rule apart. */
export function spansOf(text: string, known: ReadonlySet<string>): Span[] {
  return text
    .split(/\b([A-Z]+-\d+)\b/)
    .filter(Boolean)
    .map((piece) => (known.has(piece) ? { text: piece, rule: piece } : { text: piece }));
}
