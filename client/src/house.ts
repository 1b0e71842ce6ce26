/** What the lobby can be asked over HTTP. Whatever goes wrong is an Error with a sentence for people. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type {
  Choices,
  Chronicle,
  NewTable,
  Problem,
  ShownGame,
  ShownTable,
  ShownTables,
  TakeSeat,
  Told,
} from "./wire";
import { words } from "./words";

async function ask<T>(address: string, asked?: RequestInit): Promise<T> {
  const answer = await fetch(address, asked).catch(() => {
    throw new Error(words.shell.noAnswer);
  });
  const told: unknown = await answer.json().catch(() => {
    throw new Error(words.shell.noAnswer);
  });
  if (!answer.ok) throw new Error((told as Problem).message);
  return told as T;
}

function tell<T>(address: string, what: object = {}): Promise<T> {
  return ask<T>(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(what),
  });
}

const at = (table: string, ...rest: string[]) =>
  ["/api/tables", ...[table, ...rest].map(encodeURIComponent)].join("/");

/** What a table can be made of. */
export const choices = () => ask<Choices>("/api/choices");

/** Where others open this server: as its operator says, or else where this page was opened. */
export const publicAddress = () =>
  choices().then(
    ({ public: address }) => address || location.href,
    () => location.href,
  );

/** A page of public tables, the newest first; the one after it starts before its `next`. */
export const publicTables = (before: number | null = null) =>
  ask<ShownTables>(before === null ? "/api/tables" : `/api/tables?before=${before}`);

/** The games of this browser that are not over. */
export const yourGames = () => ask<ShownGame[]>("/api/games");

/** Opens a table; with the name of a player they sit at it. */
export const openTable = (table: NewTable) => tell<ShownTable>("/api/tables", table);

/** Known to this page alone: if an answer is lost, the page can ask again for the same seat. */
const once = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** This browser gets a seat, and a cookie that opens it; null: the people at the table are asked first. */
export const takeSeat = (table: string, wanted: TakeSeat) =>
  tell<{ seat: number | null }>(at(table, "sit"), { ...wanted, once });

/** A code that moves the own seat to another browser, once and soon. */
export const seatCode = (table: string) => tell<{ code: string }>(at(table, "link"));

/** The other end: the seat comes to this browser. */
export const moveSeat = (table: string, code: string) => tell<{ seat: number }>(at(table, "move", code));

/** The record of a game that is over, as a file. */
export const recordOf = (table: string) => at(table, "record");

/** The story of a game that is over. */
export const chronicleOf = (table: string) => ask<Chronicle>(at(table, "chronicle"));

/** What was told of a game that is over, under whatever rules it was played. */
export const toldOf = (table: string) => ask<Told[]>(at(table, "told"));

/** The sentence of whatever was caught. */
export const sentence = (caught: unknown) => (caught instanceof Error ? caught.message : String(caught));
