/** The part of this browser in the shuffle of one table: promised while people gather, opened in the deal. */
import type { Contribution, Message, State } from "../wire";
import { joined, keep, NOTHING, recall, type Kept, type Part } from "./keeping";
import { commitmentOf, draw } from "./seed";

/** What the table has of a part. */
export function entryOf(part: Part, contributions: Contribution[], seat = -1): Contribution | undefined {
  const promise = commitmentOf(part);
  return contributions.find((one) => one.commitment === promise && (seat < 0 || one.seat === seat));
}

export class Shuffle {
  kept: Kept = $state.raw(NOTHING);
  /** What was sent over this connection; nothing has to be sent twice. */
  private said: string[] = [];

  constructor(private readonly table: string) {
    this.kept = recall(table);
  }

  /** There is a new connection; the server may have forgotten what was sent before. */
  begin(): void {
    this.said = [];
  }

  /** What this browser has to say now, without anybody pressing anything. */
  due({ seat, table }: State): Message | null {
    const { commitment, contributions = [], house, statement = null, chain = "" } = table.fairness;
    this.lookAround();
    if (!house && !this.kept.house) this.change({ house: commitment, statement });
    if (chain && !this.kept.chain) this.change({ chain });
    if (seat < 0) {
      // A player who stands up before the deal has no part in it.
      const { parts } = this.kept;
      if (parts.length && !parts.some((part) => entryOf(part, contributions))) this.change({ parts: [] });
      return null;
    }
    if (table.state === "gathering") return this.promise(seat, contributions);
    if (table.state === "dealing") return this.open(seat, contributions);
    return null;
  }

  private promise(seat: number, contributions: Contribution[]): Message | null {
    if (this.kept.parts.some((one) => !one.fixed.length && entryOf(one, contributions, seat))) return null;
    let part = this.kept.parts.at(-1);
    // Once opened, it is no longer secret. It is kept: perhaps the deal has not failed and is only slow.
    if (!part || part.fixed.length) {
      part = { ...draw(), fixed: [] };
      this.change({ parts: [...this.kept.parts, part] });
    }
    const commitment = commitmentOf(part);
    return this.once({ do: "commit", commitment }, `${seat}/${commitment}`);
  }

  private open(seat: number, contributions: Contribution[]): Message | null {
    const at = this.kept.parts.findLastIndex((one) => entryOf(one, contributions, seat));
    const part = this.kept.parts[at];
    if (!part || entryOf(part, contributions, seat)?.value) return null;
    const { value, salt } = part;
    const fixed = contributions.map((one) => one.commitment);
    this.change({ parts: this.kept.parts.with(at, { value, salt, fixed }) });
    return this.once({ do: "open", value, salt }, value);
  }

  /** Another window of this browser may have drawn or opened a part. */
  private lookAround(): void {
    const { parts } = recall(this.table);
    if (parts.length) this.kept = { ...this.kept, parts: joined(this.kept.parts, parts) };
  }

  private once(message: Message, words: string): Message | null {
    if (this.said.includes(words)) return null;
    this.said.push(words);
    return message;
  }

  private change(news: Partial<Kept>): void {
    this.kept = { ...this.kept, ...news };
    keep(this.table, this.kept);
  }
}
