import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { house, problem } from "../gathering/testing";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { annKeeps, fairness, opened, seed } from "../testing/fairness";
import { boom, state, view } from "../testing/table";
import type { ShownRequest, ShownTable, State } from "../wire";
import Playing from "./Playing.svelte";

beforeEach(() => {
  likeABrowser();
  localStorage.clear();
  house();
});

function table(change: Partial<ShownTable> = {}, more: Partial<State> = {}) {
  const connection = new Remembering({ ...state, ...more, table: { ...state.table, ...change } });
  const page = render(Playing, { connection, state: connection.state ?? state });
  const tell = async (next: Partial<ShownTable>) => {
    if (!connection.state) throw new Error("There is a table.");
    connection.state = { ...connection.state, table: { ...connection.state.table, ...next } };
    await page.rerender({ connection, state: connection.state });
  };
  return Object.assign(connection, { tell });
}

const spectator: Partial<State> = { seat: -1, prompt: null, view: { ...view, seat: -1, hand: [] } };
const ofDora: ShownRequest = { number: 3, seat: 1, name: "Dora", agreed: [] };
const QUESTION = "Dora wants to take over Remy from the bot.";
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>("button", { name });

test.each([
  ["Accept", true],
  ["Decline", false],
])("somebody who asks for a bot's seat is answered with %s, beside the game", async (word, agrees) => {
  const connection = table({ requests: [ofDora] });
  const request = within(screen.getByRole("group", { name: QUESTION }));
  expect(screen.getByRole("region", { name: "Your decision" })).toBeTruthy();
  await userEvent.click(request.getByRole("button", { name: word }));
  expect(connection.sent).toEqual([{ do: "consent", request: 3, agrees }]);
  expect(button("Accept").disabled).toBe(true);
  await connection.tell({ requests: agrees ? [{ ...ofDora, agreed: [0] }] : [] });
  expect(screen.queryByRole("group", { name: QUESTION })).toBeNull();
  await connection.tell({ requests: [ofDora] });
  expect(button("Accept").disabled).toBe(false);
});

async function more(change: Partial<ShownTable> = {}) {
  const connection = table({ requests: [ofDora], ...change });
  const request = within(screen.getByRole("group", { name: QUESTION }));
  await userEvent.click(request.getByRole("button", { name: "More" }));
  return { connection, request };
}

test("anyone at the table can refuse all requests at once", async () => {
  const { connection, request } = await more({ host: 3 });
  expect(request.queryByRole("button", { name: /Mute|Ban/ })).toBeNull();
  await userEvent.click(request.getByRole("button", { name: "No more requests" }));
  expect(connection.sent).toEqual([{ do: "take_requests", takes: false }]);
});

test("the host can mute somebody who asks", async () => {
  const { connection, request } = await more({ host: 0 });
  await userEvent.click(request.getByRole("button", { name: "Mute Dora" }));
  expect(connection.sent).toEqual([{ do: "mute", request: 3 }]);
});

test("the host can ban somebody who asks, and is asked again first", async () => {
  const { connection, request } = await more({ host: 0 });
  await userEvent.click(request.getByRole("button", { name: "Ban Dora" }));
  expect(connection.sent).toEqual([]);
  await userEvent.click(request.getByRole("button", { name: "Yes, ban" }));
  expect(connection.sent).toEqual([{ do: "ban", request: 3 }]);
});

test("where no requests are taken a spectator is told so, and is not offered to ask", () => {
  table({ takes_requests: false }, spectator);
  expect(screen.getByText("This table takes no requests right now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Ask to take over/ })).toBeNull();
});

/** Beside the question in the table as text; the drawn table may still be on its way out. */
async function asText() {
  await userEvent.click(button("Text"));
  const section = screen.getByRole("heading", { name: "Your decision" }).closest("section");
  if (!section) throw new Error("The question has its place.");
  return within(section);
}

test("in the table as text a request is shown beside the question", async () => {
  const connection = table({ requests: [ofDora] });
  const request = within((await asText()).getByRole("group", { name: QUESTION }));
  await userEvent.click(request.getByRole("button", { name: "Accept" }));
  expect(connection.sent).toEqual([{ do: "consent", request: 3, agrees: true }]);
});

test("a spectator can also ask for a seat in the table as text", async () => {
  table({}, spectator);
  expect((await asText()).getByRole("button", { name: "Ask to take over Remy" })).toBeTruthy();
});

test("a spectator is not asked for consent", () => {
  table({ requests: [ofDora] }, spectator);
  expect(screen.queryByRole("group", { name: QUESTION })).toBeNull();
});

async function ask(answer: unknown = { seat: null }) {
  const told = house({ "/api/tables/harbour/sit": answer });
  const connection = table({}, spectator);
  const again = vi.spyOn(connection, "open");
  const user = userEvent.setup();
  const name = screen.getByRole("textbox", { name: "Your name" });
  await user.clear(name);
  await user.type(name, "Dora");
  await user.click(button("Ask to take over Remy"));
  return { connection, told, again };
}

test("a latecomer asks to take over from a bot, and waits for the others", async () => {
  const { connection, told, again } = await ask();
  expect(told).toEqual([
    {
      address: "/api/tables/harbour/sit",
      told: { player: "Dora", seat: 1, once: expect.any(String) as string },
    },
  ]);
  expect(await screen.findByText(/Waiting for the other players/)).toBeTruthy();
  // The table must know the cookie this browser has got with the answer.
  expect(again).toHaveBeenCalledOnce();
  await connection.tell({ requests: [{ ...ofDora, name: "DORA" }] });
  expect(screen.getByText(/Waiting for the other players/)).toBeTruthy();
  await connection.tell({ requests: [] });
  expect((await screen.findByRole("alert")).textContent).toContain("The other players said no");
  expect(button("Ask to take over Remy")).toBeTruthy();
});

test("where no person sits nobody has to be asked", async () => {
  house({ "/api/tables/harbour/sit": { seat: 1 } });
  const chairs = state.table.chairs.map((chair) => ({ ...chair, name: "", person: false, bot: "sharp" }));
  const connection = table({ chairs }, spectator);
  const again = vi.spyOn(connection, "open");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Take over" }), "Remy");
  await userEvent.click(button("Take over Remy"));
  await waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Waiting for the others/)).toBeNull();
});

test("a request that is refused at once says why", async () => {
  const { again } = await ask(problem("You have seen another hand in this game.", 403));
  expect((await screen.findByRole("alert")).textContent).toContain("You have seen another hand");
  expect(again).not.toHaveBeenCalled();
});

test("what the server could not save can be sent again with one press", async () => {
  const connection = table({}, { prompt: null });
  await userEvent.click(button(`3: ${boom.title}`));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Target/ }), "3");
  await userEvent.click(button("Play when possible"));
  expect(screen.queryByRole("region", { name: boom.title })).toBeNull();
  connection.problem = { is: "problem", code: "not_written", message: "Please say it again." };
  await tick();
  expect(screen.getByRole("alert").textContent).toContain("Please say it again.");
  await userEvent.click(button("Play when possible"));
  const wish = { do: "announce", card: boom.id, target: 3 };
  expect(connection.sent).toEqual([wish, wish]);
});

test("other problems leave the hand alone", async () => {
  const connection = table({}, { prompt: null });
  await userEvent.click(button(`3: ${boom.title}`));
  await userEvent.click(button("Play when possible"));
  connection.problem = { is: "problem", code: "not_held", message: "You do not hold that card." };
  await tick();
  expect(screen.queryByRole("region", { name: boom.title })).toBeNull();
});

async function menu(change: Partial<ShownTable>, kept = annKeeps) {
  const connection = table(change);
  connection.shuffle.kept = kept;
  await tick();
  await userEvent.click(button("Menu"));
  return within(screen.getByRole("dialog"));
}

test("the menu shows whether requests are taken, and the host can forgive", async () => {
  const connection = table({ takes_requests: false, shut_out: true, host: 0 });
  await userEvent.click(button("Menu"));
  const sheet = within(screen.getByRole("dialog"));
  const taken = sheet.getByRole<HTMLInputElement>("checkbox", { name: /Let people who watch ask/ });
  expect(taken.checked).toBe(false);
  await userEvent.click(taken);
  await userEvent.click(sheet.getByRole("button", { name: /Forgive everyone/ }));
  expect(connection.sent).toEqual([{ do: "take_requests", takes: true }, { do: "pardon" }]);
});

test("nobody but the host can forgive", async () => {
  const sheet = await menu({ shut_out: true, host: 3 });
  expect(sheet.queryByRole("button", { name: /Forgive everyone/ })).toBeNull();
});

test("the menu lists the cards of the hand that are no reason to ask, and those held before", async () => {
  const connection = table({}, { orders: { only_if_able: true, held: ["Another"] } });
  await userEvent.click(button("Menu"));
  const cards = within(screen.getByRole("group", { name: "Don’t ask me about these cards" }));
  const box = (name: string) => cards.getByRole<HTMLInputElement>("checkbox", { name });
  const titles = [...new Set(view.hand.map((held) => held.card.title))];
  expect(cards.getAllByRole("checkbox")).toHaveLength(titles.length + 1);
  expect(box(boom.title).checked).toBe(false);
  box(boom.title).focus();
  await userEvent.keyboard(" ");
  await userEvent.click(box("Another"));
  expect(connection.sent).toEqual([
    { do: "order", orders: { only_if_able: true, held: ["Another", boom.title] } },
    { do: "order", orders: { only_if_able: true, held: [boom.title] } },
  ]);
  expect([box(boom.title).checked, box("Another").checked]).toEqual([true, false]);
});

test("the menu says who put something into the shuffle", async () => {
  const shown = await menu({ fairness });
  expect(shown.getByText(/^Your browser and 1 other added to the shuffle/)).toBeTruthy();
  expect(shown.queryByText(/verify/)).toBeNull();
});

test("at the end the menu says that the server kept its word, and how to check the record", async () => {
  const shown = await menu({ state: "over", fairness: opened, seed });
  expect(shown.getByText("Fair shuffle: verified by your browser.")).toBeTruthy();
  expect(shown.getByText("lastcall verify RECORD --seen SEEN")).toBeTruthy();
  const seen = shown.getByText<HTMLAnchorElement>("what your browser saw");
  expect(seen.download).toMatch(/^lastcall-.+-seen\.json$/);
  expect(decodeURIComponent(seen.href)).toContain(annKeeps.house);
  expect(shown.getByText(seed)).toBeTruthy();
});

test("a house that did not keep its word is called out at once, and in the menu", async () => {
  const connection = table({ state: "over", fairness: opened, seed: "7" });
  expect(screen.getByRole("alert").textContent).toContain("Don’t trust this game.");
  await userEvent.click(button("Dismiss"));
  await connection.tell({});
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(button("Menu"));
  expect(within(screen.getByRole("dialog")).getByText(/^Don’t trust this game\./)).toBeTruthy();
});
