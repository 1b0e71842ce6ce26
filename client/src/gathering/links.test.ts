import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { encode } from "uqr";
import { expect, test, vi } from "vitest";
import Invite from "./Invite.svelte";
import MoveSeat from "./MoveSeat.svelte";
import { house, offered, problem, table } from "./testing";

const address = (label: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name: label });

/** The dark squares of a picture, as a table of what is dark. */
function drawn(picture: HTMLElement): boolean[][] {
  const size = Number(picture.getAttribute("viewBox")?.split(" ")[2]);
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    squares[Number(y)]?.splice(Number(x), 1, true);
  return squares;
}

test("the invitation is an address, a picture of it, and a hint where it leads nowhere", async () => {
  house();
  const user = userEvent.setup();
  render(Invite, { table });
  const field = await address(/can join or watch/);
  expect(field.value).toBe(new URL("#/table/t1", location.href).href);
  const picture = await screen.findByRole("img", { name: "QR code: the link to this table" });
  expect(drawn(picture)).toEqual(encode(field.value, { border: 4 }).data);
  expect(screen.getByText("lastcall serve --host 0.0.0.0")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(screen.getByRole("status").textContent).toBe("Copied.");
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

test("links and pictures lead where the operator says people open the server", async () => {
  house({
    "/api/choices": { ...offered, public: "https://tavern.example.org" },
    "/api/tables/t1/link": { code: "c" },
  });
  render(Invite, { table });
  const there = "https://tavern.example.org/#/table/t1";
  expect(drawn(await screen.findByRole("img"))).toEqual(encode(there, { border: 4 }).data);
  expect((await address(/can join or watch/)).value).toBe(there);
  expect(screen.queryByText("lastcall serve --host 0.0.0.0")).toBeNull();
  render(MoveSeat, { table: "t1" });
  await userEvent.setup().click(screen.getByRole("button", { name: "Create link" }));
  expect((await address(/other device/)).value).toBe(`${there}/move/c`);
});

test("without a clipboard the address is selected, with a hint how to copy it", async () => {
  house();
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
