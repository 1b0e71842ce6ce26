import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Choices } from "../wire";
import NewTableForm from "./NewTableForm.svelte";
import { house, offered } from "./testing";

const VARIED: Choices = {
  ...offered,
  drinks: [
    { name: "rdi4", title: "Drinks of RDI 4", about: "Salty." },
    { name: "all", title: "Every Drink", about: "All of them, in one deck." },
  ],
  variants: [
    { name: "individual", title: "Everybody for themselves" },
    { name: "pairs", title: "Pairs", about: "Teams of two.", seats: [4], teams: true },
  ],
};

beforeEach(() => localStorage.clear());

function form(choices: Choices = VARIED) {
  const told = house({ "/api/tables": { id: "t1" } });
  render(NewTableForm, { offered: choices });
  return { told, user: userEvent.setup() };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const create = () => screen.getByRole("button", { name: "Create table" });
const preview = () =>
  within(screen.getByRole("list", { name: "Seats" }))
    .getAllByRole("listitem")
    .map((seat) => seat.textContent.replace(/\s+/g, " ").trim());

test("whoever changes nothing gets four seats, nobody else, and quick responses", async () => {
  const { told, user } = form();
  await user.click(create());
  expect(told).toEqual([
    {
      address: "/api/tables",
      told: {
        seats: 4,
        bots: 0,
        level: "sharp",
        pace: "relaxed",
        quick_responses: true,
        drinks: "rdi4",
        modules: [],
        variant: "individual",
        public: false,
        name: "",
        player: "Guest",
      },
    },
  ]);
});

test("the table can be seen before it is there", async () => {
  const { user } = form();
  expect(preview()).toEqual(["? Guest you", "2 Free", "3 Free", "4 Free"]);
  await user.type(screen.getByRole("textbox", { name: "Your name" }), " Ann");
  await user.selectOptions(select("Bots"), "2");
  await user.selectOptions(select("Bot level"), "Tipsy");
  expect(preview()).toEqual(["? Guest Ann you", "2 Free", "? Tipsy bot", "? Tipsy bot"]);
  await user.selectOptions(select("Seats"), "2");
  expect(preview()).toEqual(["? Guest Ann you", "? Tipsy bot"]);
});

test("bots never take the seat of whoever opens the table", async () => {
  const { told, user } = form();
  await user.selectOptions(select("Bots"), "3");
  await user.selectOptions(select("Seats"), "3");
  expect([...select("Bots").options].map((one) => one.value)).toEqual(["0", "1", "2"]);
  await user.click(create());
  expect(told[0]?.told).toMatchObject({ seats: 3, bots: 2 });
});

test("every choice says what it means", async () => {
  const { user } = form();
  expect(select("Drinks").getAttribute("aria-describedby")).toBe("drinks");
  expect(screen.getByText("Salty.").id).toBe("drinks");
  await user.selectOptions(select("Drinks"), "Every Drink");
  expect(screen.getByText("All of them, in one deck.").id).toBe("drinks");
  expect(screen.getByText(/Takes the best\./).id).toBe("level");
  await user.selectOptions(select("Bot level"), "Tipsy");
  expect(screen.getByText(/Does whatever comes to its mind\./).id).toBe("level");
});

test("a variant with teams says where they are made", async () => {
  const { user } = form();
  expect(screen.queryByText("You make the teams at the table.")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /Pairs/ }));
  expect(screen.getByText("You make the teams at the table.")).toBeTruthy();
});

test("where there is one variant nobody has to choose it", () => {
  form(offered);
  expect(screen.queryByRole("group", { name: "Variant" })).toBeNull();
});

test("responses can be asked of everyone", async () => {
  const { told, user } = form();
  await user.click(screen.getByRole("checkbox", { name: /Quick responses/ }));
  await user.click(screen.getByRole("radio", { name: /^Public/ }));
  await user.click(screen.getByRole("checkbox", { name: /Sea Events/ }));
  await user.click(create());
  expect(told[0]?.told).toMatchObject({ quick_responses: false, public: true, modules: ["sea"] });
});

test("Enter in a field creates the table too", async () => {
  const { told, user } = form();
  await user.type(screen.getByRole("textbox", { name: "Table name" }), "By the well{Enter}");
  expect(told[0]?.told).toMatchObject({ name: "By the well" });
  expect(location.hash).toBe("#/table/t1");
});
