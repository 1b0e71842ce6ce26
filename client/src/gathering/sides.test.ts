import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Choices, ShownTable } from "../wire";
import Gathering from "./Gathering.svelte";
import NewTablePage from "../pages/NewTablePage.svelte";
import { ann, ben, empty, gathered, heard, house, offered, sharp } from "./testing";

beforeEach(() => localStorage.clear());

const PAIRS: Partial<ShownTable> = {
  variant: "two-headed-dragon",
  chairs: [ann, ben, sharp, empty],
  sides: [
    [0, 1],
    [2, 3],
  ],
};
const BATTLE: Partial<ShownTable> = {
  variant: "boss-battle",
  chairs: [{ ...sharp, boss: true }, ann, ben],
  sides: [[0], [1, 2]],
  host: 1,
};
const VARIED: Choices = {
  ...offered,
  characters: offered.characters.map((one) => ({ ...one, boss: one.name === "Remy" })),
  variants: [
    { name: "individual", title: "Everybody for themselves" },
    {
      name: "two-headed-dragon",
      title: "Two-Headed Dragon",
      about: "Teams of two.",
      seats: [4],
      teams: true,
    },
    { name: "boss-battle", title: "Boss Battle", about: "One against many.", seats: [3, 4, 5], teams: true },
  ],
};

async function look(seat: number, more: Partial<ShownTable>) {
  house({ "/api/choices": VARIED });
  const { connection, sent } = heard();
  const state = gathered(seat, more);
  render(Gathering, { connection, state });
  await screen.findByRole("heading", { level: 1, name: state.table.name });
  return { sent, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });
const side = (name: string) => within(screen.getByRole("region", { name }));

test("the sides say who plays with whom, and what it is about", async () => {
  await look(0, PAIRS);
  expect(screen.getByText("Teams of two.")).toBeTruthy();
  expect(side("Team 1").getByText("Ann", { selector: "b" })).toBeTruthy();
  expect(side("Team 1").getByText("Ben", { selector: "b" })).toBeTruthy();
  expect(side("Team 2").getByText("Sharp bot", { selector: "b" })).toBeTruthy();
});

test("one sits down on the other side, where nobody or a bot sits", async () => {
  const { sent, user } = await look(1, PAIRS);
  await user.click(button("Sit here in seat 4"));
  expect(sent).toHaveBeenLastCalledWith({ do: "move_seat", seat: 1, to: 3 });
  await user.click(button("Sit here in seat 3"));
  expect(sent).toHaveBeenLastCalledWith({ do: "move_seat", seat: 1, to: 2 });
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Random teams" })).toBeNull();
});

test("the host moves anybody, and lets chance decide", async () => {
  const { sent, user } = await look(0, PAIRS);
  await user.click(button("Move Ben in seat 2"));
  expect(screen.queryByRole("button", { name: /with Ann/ })).toBeNull();
  await user.click(button("Swap with Sharp bot in seat 3"));
  expect(sent).toHaveBeenLastCalledWith({ do: "move_seat", seat: 1, to: 2 });
  await user.click(button("Move Ben in seat 2"));
  await user.click(button("Cancel"));
  await user.click(button("Random teams"));
  expect(sent).toHaveBeenLastCalledWith({ do: "random_teams" });
});

test("somebody becomes the Boss, and is told whom a Boss can play", async () => {
  const { sent, user } = await look(1, BATTLE);
  expect(side("The Boss").getByText(/Boss/, { selector: ".about" })).toBeTruthy();
  expect(side("The Challengers").getByText("Ann", { selector: "b" })).toBeTruthy();
  await user.click(button("Be the Boss in seat 1"));
  expect(sent).toHaveBeenLastCalledWith({ do: "move_seat", seat: 1, to: 0 });
  await user.selectOptions(screen.getByRole("combobox", { name: "Choose for" }), "the bot in seat 1");
  expect(screen.getByText("The bot is a Boss: choose a character with Boss Cards.")).toBeTruthy();
  const characters = within(screen.getByRole("list", { name: "Characters" })).getAllByRole("listitem");
  expect(characters[1]?.textContent).toContain("First Mate Remy");
  expect(characters[1]?.textContent).toContain("Boss Cards");
});

test("a variant is opened for as many as can play it", async () => {
  const told = house({ "/api/choices": VARIED, "/api/tables": { id: "t1" } });
  render(NewTablePage);
  const user = userEvent.setup();
  const seats = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Seats" });
  await user.selectOptions(seats, "2");
  await user.click(screen.getByRole("radio", { name: /Boss Battle/ }));
  expect([...seats.options].map((one) => one.value)).toEqual(["3", "4", "5"]);
  await user.click(screen.getByRole("button", { name: "Create table" }));
  expect(told[0]?.told).toMatchObject({ seats: 3, variant: "boss-battle" });
});

test("a team that needs one Boss leaves it open who that is", async () => {
  const chairs = [{ ...ann, boss: true }, ben, { ...sharp, boss: true }, empty];
  await look(0, { ...PAIRS, variant: "leaders-and-lackeys", chairs });
  expect(screen.getByText(/^This team needs a Boss/)).toBeTruthy();
});
