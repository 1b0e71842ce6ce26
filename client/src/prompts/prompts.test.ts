import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import Playing from "../playing/Playing.svelte";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { darts, fines, state, view } from "../testing/table";
import type { SeenOption, ShownPrompt, View } from "../wire";

beforeEach(likeABrowser);

function asked(kind: ShownPrompt["kind"], options: SeenOption[], shown: View = view): Remembering {
  const prompt = { number: 31, kind, text: "What do you do?", options, default: 0, said: false };
  const connection = new Remembering({ ...state, prompt, view: shown });
  render(Playing, { connection, state: connection.state ?? state });
  return connection;
}

const region = (name: string) => screen.getByRole("region", { name });

test("cards are divided by moving them from one pile to the other", async () => {
  const options = [[9113, 9114], [9113]].map((cards, number) => ({
    answer: [4, 2 * number],
    text: "",
    cards,
  }));
  const seats = view.seats.map((seat) => ({ ...seat, discards: [fines, darts] }));
  const connection = asked("divide_cards", options, { ...view, seats });
  const user = userEvent.setup();
  const other = within(region("The other pile"));
  await user.click(other.getByRole("button", { name: new RegExp(`^${darts.title.slice(0, 10)}`) }));
  expect(other.queryByRole("button")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Divide them like this" }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [4, 0] }]);
});

test("a secret bid has a quick key for the lowest one and a slider for many", async () => {
  const bids = Array.from({ length: 9 }, (_, gold) => ({ answer: [4, gold], text: `${gold} Gold` }));
  const connection = asked("bid", bids);
  const prompt = within(region("Your decision"));
  expect(prompt.getByRole("button", { name: /^0 Gold\s+Space$/ })).toBeTruthy();
  await fireEvent.input(prompt.getByRole("slider", { name: "How much" }), { target: { value: "7" } });
  await userEvent.click(prompt.getByRole("button", { name: "7 Gold" }));
  expect(connection.sent).toEqual([{ do: "say", number: 31, answer: [4, 7] }]);
});
