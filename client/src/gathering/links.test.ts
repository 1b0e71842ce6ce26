import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Invite from "./Invite.svelte";
import MoveSeat from "./MoveSeat.svelte";
import { house, problem, table } from "./testing";

const address = (label: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name: label });

test("the invitation is an address, a picture of it, and a hint where it leads nowhere", async () => {
  const user = userEvent.setup();
  render(Invite, { table });
  const field = await address(/can join or watch/);
  expect(field.value).toBe(new URL("#/table/t1", location.href).href);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/api/tables/t1/code.svg");
  expect(screen.getByText("lastcall serve --host 0.0.0.0")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(screen.getByRole("status").textContent).toBe("Copied.");
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

test("without a clipboard the address is selected, with a hint how to copy it", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not here"));
  render(Invite, { table });
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(screen.getByRole("status").textContent).toContain("Selected");
  const field = await address(/can join or watch/);
  expect(field.selectionEnd).toBe(field.value.length);
});

test("a seat moves by a link that is made when it is wanted", async () => {
  const told = house({ "/api/tables/t1/link": { code: "a b" } });
  render(MoveSeat, { table: "t1" });
  expect(told).toEqual([]);
  await userEvent.setup().click(screen.getByRole("button", { name: "Create link" }));
  expect((await address(/other device/)).value).toContain("#/table/t1/move/a%20b");
});

test("without a seat there is nothing to move, and the page says so", async () => {
  house({ "/api/tables/t1/link": problem("You have no seat at this table.") });
  render(MoveSeat, { table: "t1" });
  await userEvent.setup().click(screen.getByRole("button", { name: "Create link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("You have no seat");
});
