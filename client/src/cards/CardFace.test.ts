import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { grog, kraken, pell, whitehawk } from "../testing/fixtures";
import Badge from "./Badge.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import Ribbon from "./Ribbon.svelte";

test("a face says everything on the card", () => {
  const { container } = render(CardFace, { card: whitehawk });
  const face = screen.getByRole("article", { name: whitehawk.title });
  expect(within(face).getByRole("heading").textContent).toBe(whitehawk.title);
  expect(face.querySelector("[data-shape]")?.getAttribute("data-shape")).toBe("split");
  const lines = [...container.querySelectorAll(".says p")].map((line) => line.textContent?.trim());
  expect(lines).toEqual([
    "Start a Round of Gambling. (You too.)",
    "This card cannot be Negated.",
    "OR",
    "Take control of the Round.",
  ]);
  expect(container.querySelector("em")?.textContent).toBe("(You too.)");
});

test("a Drink shows its mug with the numbers", () => {
  render(CardFace, { card: grog });
  expect(screen.getAllByRole("definition").map((value) => value.textContent?.trim())).toEqual(["+2", "−1"]);
  expect(screen.getByText("Chaser")).toBeTruthy();
});

test("a changed Drink shows what is printed and what it is worth now", () => {
  render(CardFace, { card: grog, now: { alcohol: 4, fortitude: -1, chaser: true } });
  const [alcohol, fortitude] = screen.getAllByRole("definition");
  expect(alcohol?.querySelector("del")?.textContent).toContain("+2");
  expect(alcohol?.textContent).toContain("+4");
  expect(fortitude?.querySelector("del")).toBeNull();
});

test("an Event shows its level once", () => {
  const { container } = render(CardFace, { card: kraken });
  expect(container.querySelector(".level")?.textContent).toBe("7 Encounter Level");
  expect(container.querySelector(".says")?.textContent).not.toContain("Encounter Level");
});

test("a face that leads somewhere is a link by its title", () => {
  render(CardFace, { card: pell, href: "#/cards/Brother%20Pell" });
  expect(screen.getByRole("link", { name: pell.title }).getAttribute("href")).toBe("#/cards/Brother%20Pell");
});

test("the badge explains the source when it is asked, and Escape closes it", async () => {
  const user = userEvent.setup();
  render(Badge, { source: "inferred" });
  const badge = screen.getByRole("button", { name: "Inferred" });
  const words = screen.getByRole("tooltip", { hidden: true });
  expect(badge.getAttribute("aria-describedby")).toBe(words.id);
  expect(words.classList.contains("opened")).toBe(false);
  await user.click(badge);
  expect(words.classList.contains("opened")).toBe(true);
  await user.keyboard("{Escape}");
  expect(words.classList.contains("opened")).toBe(false);
});

test("a badge on a button is a sign with a word, and no button itself", () => {
  render(Badge, { source: "house", explains: false });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("House card")).toBeTruthy();
});

test("a ribbon says its type", () => {
  const { container } = render(Ribbon, { type: "Cheating" });
  expect(container.textContent?.trim()).toBe("Cheating");
});

test("a back says whose it is, and not what it hides", () => {
  render(CardBack, { owner: "Drinks", mark: "RDI 4" });
  expect(screen.getByRole("img", { name: "The back of Drinks RDI 4" })).toBeTruthy();
});
