/** One socket per page: what the table tells, and what the person says. */
import { Shuffle } from "../fairness/shuffle.svelte";
import type { Message, News, Problem, Told, State } from "../wire";
import { words } from "../words";
import { changed } from "./changes";
import { Showing, type Frame } from "./showing.svelte";

/** How soon a lost connection is tried again, in milliseconds; each try waits longer. */
const SOONEST = 250;
const LATEST = 5000;

const NO_LINE: Problem = {
  is: "problem",
  code: "no_line",
  message: words.shell.connectionLost,
};

/** Those who came too late see what there is now. */
const LATE = ["too_late", "started", "not_dealing"];
/** There is nothing to come back to. */
const GONE = ["no_table", "unreadable_table", "banned"];

export type Link = "connecting" | "open" | "lost" | "closed";

export class Connection {
  /** What this page shows of the table now; nothing before the first word. */
  state: State | null = $state.raw(null);
  /** All lines of the log up to it. */
  log: Told[] = $state.raw([]);
  /** What was not done, and why, until it is put away. */
  problem: Problem | null = $state.raw(null);
  link: Link = $state("connecting");
  /** When what is shown came, in the browser's time. */
  heard = $state(0);
  /** Everything this page may know by now: what has come last is shown last. */
  private latest: State | null = null;
  private told: Told[] = [];
  readonly showing = new Showing(({ state, log, heard }) => {
    this.log = log;
    this.heard = heard;
    this.state = state;
  });

  private socket: WebSocket | null = null;
  /** This socket has received a whole state, so changes can be applied. */
  private based = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private wait = SOONEST;

  /** What this browser puts into the shuffle. */
  readonly shuffle: Shuffle;

  constructor(private readonly table: string) {
    this.shuffle = new Shuffle(table);
  }

  /** Also when the seat of this browser has changed, so that the table sees the new seat. */
  open(): void {
    clearTimeout(this.again);
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    this.based = false;
    this.shuffle.begin();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as News);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** The page is left. */
  close(): void {
    clearTimeout(this.again);
    this.showing.rest();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Whether it could be sent; without a connection the player is told so. */
  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.problem = NO_LINE;
      return false;
    }
    this.problem = null;
    this.socket.send(JSON.stringify(message));
    // Whoever answers has seen enough.
    if (message.do === "say") this.showing.end();
    return true;
  }

  private hear(news: News): void {
    if (news.is === "problem") this.refused(news);
    else if (news.is === "state") {
      this.based = true;
      this.showing.catchUp(this.know(news));
    } else if (this.based && this.latest) this.showing.come(this.know(changed(this.latest, news)));
    // A change of something this page has never seen: reconnect and get a whole state.
    else this.socket?.close();
  }

  private know(state: State): Frame {
    if (this.link !== "open" && this.problem === NO_LINE) this.problem = null;
    this.link = "open";
    this.wait = SOONEST;
    const from = state.log_from ?? 0;
    const more = state.log ?? [];
    if (from !== this.told.length || more.length > 0) this.told = [...this.told.slice(0, from), ...more];
    this.latest = state;
    const due = this.shuffle.due(state);
    if (due) this.socket?.send(JSON.stringify(due));
    return { state, log: this.told, heard: performance.now() };
  }

  private refused(problem: Problem): void {
    if (!LATE.includes(problem.code)) this.problem = problem;
    if (GONE.includes(problem.code)) this.link = "closed";
  }

  private lost(): void {
    if (this.link === "closed") return;
    this.link = "lost";
    this.again = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LATEST, this.wait * 2);
  }
}
