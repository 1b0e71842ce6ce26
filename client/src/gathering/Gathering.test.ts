import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { annKeeps, annKeepsWith, closed, ofBen } from "../testing/fairness";
import type { State } from "../wire";
import Gathering from "./Gathering.svelte";
import { ben, empty, gathered, heard, house, problem, sharp, ann } from "./testing";

beforeEach(() => localStorage.clear());

async function look(state: State) {
  const { connection, sent } = heard();
  const view = render(Gathering, { connection, state });
  await screen.findByRole("heading", { level: 1, name: state.table.name });
  return { connection, sent, view, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("the seats say who is there, who is away and what is free", async () => {
  house();
  await look(gathered(0));
  const seats = within(screen.getByRole("list", { name: "Seats" })).getAllByRole("listitem");
  expect(seats.map((seat) => seat.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    expect.stringContaining("Ann you"),
    expect.stringContaining("Ben Tara the Navigator, away"),
    expect.stringContaining("Sharp bot"),
    expect.stringContaining("Free"),
  ]);
});

test("picking a character tells the table", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  expect(button(/Random/).getAttribute("aria-pressed")).toBe("true");
  await user.click(button(/First Mate Remy/));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "pick", character: "Remy", seat: null });
});

test("a player who has picked can switch back to a random character", async () => {
  house();
  const { sent, user } = await look(gathered(1));
  expect(button(/Tara the Navigator/).getAttribute("aria-pressed")).toBe("true");
  await user.click(button(/Random/));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "pick", character: "", seat: null });
});

test("from the chosen character one gets to the deck; a random one has none", async () => {
  house();
  const { view } = await look(gathered(1));
  const link = screen.getByRole("link", { name: "See the deck" });
  expect(link.getAttribute("href")).toBe("#/cards/Tara%20the%20Navigator");
  view.unmount();
  await look(gathered(0));
  expect(screen.queryByRole("link", { name: "See the deck" })).toBeNull();
});

test("whom somebody plays cannot be picked, and a regular still can", async () => {
  house();
  const { sent, user } = await look(
    gathered(0, { chairs: [ann, ben, { ...sharp, character: "Oda" }, empty] }),
  );
  expect(button(/Tara the Navigator.*Taken by Ben/).disabled).toBe(true);
  await user.click(button(/Tara the Navigator/));
  expect(sent).not.toHaveBeenCalled();
  expect(button(/Oda the Brewster/).disabled).toBe(false);
});

test("bots are added at a chosen level, and removed", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  await user.click(button("Add bot to seat 4"));
  expect(sent).toHaveBeenLastCalledWith({ do: "seat_bot", seat: 3, level: "sharp" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Bot level" }), "Tipsy");
  await user.click(button("Add bot to seat 4"));
  expect(sent).toHaveBeenLastCalledWith({ do: "seat_bot", seat: 3, level: "random" });
  await user.click(button("Remove the Sharp bot from seat 3"));
  expect(sent).toHaveBeenLastCalledWith({ do: "unseat", seat: 2, ban: false });
});

test("starting says that bots take what is free", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  expect(screen.getByText("One seat is free.").parentElement?.textContent).toMatch(
    /bots\s+fill the free seats/,
  );
  await user.click(button("Start the game"));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "start" });
});

test("leaving asks once", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  await user.click(button("Leave"));
  expect(document.activeElement).toBe(button("Stay"));
  await user.click(button("Stay"));
  expect(sent).not.toHaveBeenCalled();
  await user.click(button("Leave"));
  await user.click(button("Yes, give up my seat"));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "leave" });
});

test("a newcomer sits down under a name, and the page connects again", async () => {
  const told = house({ "/api/tables/t1/sit": { seat: 3 } });
  const { connection, user } = await look(gathered(-1));
  const opened = vi.spyOn(connection, "open").mockReturnValue(undefined);
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
  const name = screen.getByRole("textbox", { name: "Your name" });
  await user.clear(name);
  await user.type(name, " Cleo ");
  await user.click(button("Sit down"));
  expect(told).toEqual([
    {
      address: "/api/tables/t1/sit",
      told: { player: "Cleo", seat: null, once: expect.any(String) as string },
    },
  ]);
  expect(opened).toHaveBeenCalledOnce();
  expect(localStorage.getItem("lastcall.name")).toBe("Cleo");
  await user.click(button("Sit here"));
  expect(told[1]?.told).toMatchObject({ player: "Cleo", seat: 3 });
});

test("a seat somebody else was quicker to take is reported beside the button", async () => {
  house({ "/api/tables/t1/sit": problem("Somebody sits there already.", 409) });
  const { user } = await look(gathered(-1));
  await user.click(button("Sit down"));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody sits there already.");
  await user.click(button("Dismiss"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a spectator of a full table is told so", async () => {
  house();
  await look(gathered(-1, { chairs: [ann, ben] }));
  expect(screen.getByText(/All seats are taken. You’re watching/)).toBeTruthy();
});

test("what the table refuses is shown, and can be dismissed", async () => {
  house();
  const { connection, user } = await look(gathered(0));
  connection.problem = { is: "problem", code: "character_taken", message: "Somebody plays Tara already." };
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody plays Tara already.");
  await user.click(button("Dismiss"));
  expect(connection.problem).toBeNull();
});

test("without a connection nothing pretends to work", async () => {
  house();
  const { connection } = await look(gathered(0));
  connection.link = "lost";
  expect(await screen.findByText(/reconnecting/)).toBeTruthy();
  expect(button("Start the game").disabled).toBe(true);
  expect(button(/First Mate Remy/).disabled).toBe(true);
});

test("a player who is not the host sees who starts, picks and adds bots, and can remove nobody", async () => {
  house();
  const { sent, user } = await look(gathered(1));
  const waiting = screen.getByText("Waiting for Ann to start the game.");
  expect(waiting.parentElement?.textContent).toMatch(/One seat is free; a bot will fill it\./);
  for (const name of ["Start the game", "Close the table", /^Remove/, /^Ban/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  await user.click(button("Add bot to seat 4"));
  await user.click(button(/First Mate Remy/));
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a host who is away is waited for", async () => {
  house();
  await look(gathered(0, { host: 1 }));
  expect(screen.getByText("Waiting for Ben (away) to start the game.")).toBeTruthy();
});

test("the host can send a person away", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  const seats = within(screen.getByRole("list", { name: "Seats" })).getAllByRole("listitem");
  expect(seats[0]?.textContent).toContain("you, host");
  expect(screen.queryByRole("button", { name: "Remove Ann" })).toBeNull();
  await user.click(button("Remove Ben"));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "unseat", seat: 1, ban: false });
});

test("the host can ban a person, and is asked again first", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  expect(screen.queryByRole("button", { name: /^Ban (Ann|the)/ })).toBeNull();
  await user.click(button("Ban Ben"));
  expect(sent).not.toHaveBeenCalled();
  await user.click(
    within(screen.getByRole("group", { name: "Ban Ben?" })).getByRole("button", { name: "Yes, ban" }),
  );
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "unseat", seat: 1, ban: true });
});

test("only the host lets banned people back in", async () => {
  house();
  const { sent, user } = await look(gathered(0, { shut_out: true }));
  await user.click(button("Let banned people back in"));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "pardon" });
  await look(gathered(1, { shut_out: true }));
  expect(screen.getAllByRole("button", { name: "Let banned people back in" })).toHaveLength(1);
});

test("closing the table takes a second click", async () => {
  house();
  const { sent, user } = await look(gathered(0));
  await user.click(button("Close the table"));
  expect(document.activeElement).toBe(button("Keep it open"));
  await user.click(button("Keep it open"));
  expect(sent).not.toHaveBeenCalled();
  await user.click(button("Close the table"));
  await user.click(button("Yes, close it for everyone"));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ do: "close" });
});

test("while the cards are shuffled nothing can be moved", async () => {
  house();
  await look(gathered(0, { state: "dealing" }));
  expect(screen.getByText("Shuffling …")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
  expect(screen.queryByText(/reconnecting/)).toBeNull();
  for (const name of [/First Mate Remy/, "Remove Ben", "Add bot to seat 4"])
    expect(button(name).disabled).toBe(true);
});

test("a player whose part is missing from the shuffle is told so", async () => {
  house();
  const { connection, sent } = heard();
  connection.shuffle.kept = annKeepsWith();
  const fairness = { commitment: annKeeps.house, contributions: [closed(ofBen)] };
  render(Gathering, { connection, state: gathered(0, { state: "dealing", fairness }) });
  expect((await screen.findByRole("alert")).textContent).toContain("missing from this shuffle");
  expect(sent).not.toHaveBeenCalled();
});
