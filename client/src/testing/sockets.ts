/** Sockets without a server: tests say what they tell, and see what they hear. */
import { vi } from "vitest";
import type { Message, News } from "../wire";

export class Line {
  readonly heard: Message[] = [];
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Message);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  tell(news: News): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

/** From now on pages open these; the list grows with every one. */
export function sockets(): Line[] {
  const opened: Line[] = [];
  const { OPEN, CLOSED } = WebSocket;
  class Socket extends Line {
    static readonly OPEN = OPEN;
    static readonly CLOSED = CLOSED;

    constructor() {
      super();
      opened.push(this);
    }
  }
  vi.stubGlobal("WebSocket", Socket);
  return opened;
}

/** The newest of them. */
export function line(opened: Line[]): Line {
  const newest = opened.at(-1);
  if (!newest) throw new Error("Nothing was opened.");
  return newest;
}
