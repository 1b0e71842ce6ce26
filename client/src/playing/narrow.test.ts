import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { likeABrowser } from "../testing/browser";
import { Remembering } from "../testing/connection";
import { state } from "../testing/table";
import Playing from "./Playing.svelte";

beforeEach(likeABrowser);
afterEach(() => vi.unstubAllGlobals());

test("a window that grows narrow turns the log into nothing, not into a dialog", async () => {
  let narrow = false;
  const changed: ((event: Event) => void)[] = [];
  const change = () => changed.forEach((listener) => listener(new Event("change")));
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("min-width") ? !narrow : query.includes("reduced-motion");
    },
    media: query,
    addEventListener: (_: string, listener: (event: Event) => void) => changed.push(listener),
    removeEventListener: () => undefined,
  }));
  render(Playing, { connection: new Remembering(state), state });
  const log = () => screen.getByRole("button", { name: "Log" });
  expect(screen.getByRole("complementary", { name: "Log" })).toBeTruthy();
  narrow = true;
  change();
  await tick();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("complementary", { name: "Log" })).toBeNull();
  expect(log().getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(log());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("complementary", { name: "Log" })).toBeTruthy();
  narrow = false;
  change();
  await tick();
  expect(screen.getByRole("complementary", { name: "Log" })).toBeTruthy();
});

test("in words and without room beside it, the log is further down, and its key leads there", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(Playing, { connection: new Remembering(state), state });
  await userEvent.keyboard("t");
  await userEvent.keyboard("l");
  expect(screen.queryByRole("complementary", { name: "Log" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Log" }));
});
