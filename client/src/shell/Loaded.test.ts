import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Loaded from "./Loaded.svelte";

const children = createRawSnippet((value: () => unknown) => ({ render: () => `<p>${String(value())}</p>` }));

test("an error says what to do, and trying again helps", async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error("closed"))
    .mockResolvedValueOnce("ale");
  render(Loaded, { load, what: "the cards", children });
  expect(screen.getByRole("status").textContent).toBe("Loading the cards …");
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the cards.");
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("ale")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
