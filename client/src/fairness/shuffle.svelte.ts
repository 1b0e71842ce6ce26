/** The part of this browser in the shuffle of one table: promised while people gather, opened in the deal. */
import type { Message, State } from "../wire";
import { keep, NOTHING, recall, type Kept } from "./keeping";
import { commitmentOf, draw } from "./seed";

export class Shuffle {
  kept: Kept = $state.raw(NOTHING);
  /** What was said over this connection; nothing has to be said twice. */
  private said: string[] = [];

  constructor(private readonly table: string) {
    this.kept = recall(table);
  }

  /** There is a new connection; the house may have forgotten what was said before. */
  begin(): void {
    this.said = [];
  }

  /** What this browser has to say now, without anybody pressing anything. */
  due({ seat, table }: State): Message | null {
    const { commitment, contributions = [], house } = table.fairness;
    if (!house && !this.kept.house) this.change({ house: commitment });
    const mine = () => this.kept.part && commitmentOf(this.kept.part);
    const there = () =>
      contributions.find((one) => one.commitment === mine() && (seat < 0 || one.seat === seat));
    if (seat < 0) {
      // Whoever has stood up before the deal has nothing in it.
      if (this.kept.part && !there()) this.change({ part: null, fixed: [] });
      return null;
    }
    if (table.state === "gathering") {
      // What was opened once is no secret any more.
      if (!this.kept.part || this.kept.fixed.length) this.change({ part: draw(), fixed: [] });
      const promise = mine();
      if (!promise || there()) return null;
      return this.once({ do: "commit", commitment: promise }, `${seat}/${promise}`);
    }
    const own = there();
    if (table.state !== "dealing" || !this.kept.part || !own || own.value) return null;
    this.change({ fixed: contributions.map((one) => one.commitment) });
    return this.once({ do: "open", ...this.kept.part }, this.kept.part.value);
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
