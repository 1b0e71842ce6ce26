/** A connection without a server: it remembers what was sent. */
import { Connection } from "../table/connection.svelte";
import type { Message, State } from "../wire";

export class Remembering extends Connection {
  sent: Message[] = [];

  constructor(state: State) {
    super("table");
    this.state = state;
    this.log = state.log ?? [];
    this.link = "open";
  }

  override open(): void {
    // Nobody is there to connect to.
  }

  override send(message: Message): boolean {
    this.sent.push(message);
    return true;
  }
}
