/** A small lobby for the tests. */
import { vi } from "vitest";
import { Connection } from "../table/connection.svelte";
import type { Choices, ShownChair, ShownTable, ShownTables, State } from "../wire";

export const offered: Choices = {
  characters: [
    { name: "Oda", title: "Oda the Brewster", about: "Tastes every barrel.", box: "house", regular: true },
    { name: "Tara", title: "Tara the Navigator", about: "Never surprised.", box: "RDI 4", regular: false },
    { name: "Remy", title: "First Mate Remy", about: "Keeps a book.", box: "RDI 4", regular: false },
  ],
  drinks: [
    { name: "rdi4", title: "Drinks of RDI 4" },
    { name: "all", title: "Every Drink" },
  ],
  modules: [{ name: "sea", title: "Sea Events", about: "What happens at sea." }],
  variants: [{ name: "individual", title: "Everybody for themselves" }],
  paces: [
    { name: "brisk", title: "Brisk", about: "12 seconds for a response." },
    { name: "relaxed", title: "Relaxed", about: "30 seconds for a response." },
  ],
  bots: [
    { name: "random", title: "Tipsy", about: "Does whatever comes to its mind." },
    { name: "sharp", title: "Sharp", about: "Takes the best." },
  ],
  usual_bot: "sharp",
  fewest_seats: 2,
  most_seats: 5,
};

export const empty: ShownChair = {
  name: "",
  bot: "",
  character: "",
  person: false,
  stand_in: false,
  connected: false,
};
export const ann: ShownChair = { ...empty, name: "Ann", person: true, connected: true };
export const ben: ShownChair = { ...empty, name: "Ben", person: true, character: "Tara" };
export const sharp: ShownChair = { ...empty, bot: "sharp" };

export const table: ShownTable = {
  id: "t1",
  name: "By the fire",
  state: "gathering",
  pace: "relaxed",
  public: true,
  quick_responses: true,
  drinks: "rdi4",
  modules: ["sea"],
  variant: "individual",
  chairs: [ann, ben, sharp, empty],
  free_characters: ["Oda", "Remy"],
  host: 0,
  fairness: { commitment: "9f2c", contributions: [] },
  seed: "",
  outcome: "",
  requests: [],
  rematch: "",
  haste: "",
  rules_version: "7",
  release: "1.0",
  sides: [[0], [1], [2], [3]],
};

export function gathered(seat: number, more: Partial<ShownTable> = {}): State {
  return { is: "state", seat, table: { ...table, ...more } };
}

/** A connection that is open and only remembers what is sent. */
export function heard(): { connection: Connection; sent: ReturnType<typeof vi.spyOn> } {
  const connection = new Connection("t1");
  connection.link = "open";
  const sent = vi.spyOn(connection, "send").mockReturnValue(true);
  return { connection, sent };
}

/** A page of the list of tables. */
export const page = (tables: ShownTable[], next: number | null = null): ShownTables => ({ tables, next });

/** A server that answers by address; unknown addresses get an empty list. Returns what it was sent, in order. */
export function house(answers: Record<string, unknown> = {}): { address: string; told: unknown }[] {
  const asked: { address: string; told: unknown }[] = [];
  const known: Record<string, unknown> = { "/api/choices": offered, "/api/tables": page([]), ...answers };
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const address = String(input);
    if (init?.method === "POST") asked.push({ address, told: JSON.parse(String(init.body)) });
    const answer = known[address] ?? [];
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

export function problem(message: string, status = 400): Response {
  return new Response(JSON.stringify({ is: "problem", code: "some_code", message }), { status });
}
