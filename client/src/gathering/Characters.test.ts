import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Characters from "./Characters.svelte";
import { offered, table } from "./testing";

function look(more: Partial<typeof table> = {}, mine = 0) {
  const onpick = vi.fn();
  const page = render(Characters, { table: { ...table, ...more }, mine, offered, ready: true, onpick });
  return { onpick, user: userEvent.setup(), rerender: page.rerender };
}

const button = (name: RegExp) => screen.getByRole("button", { name });

test("the characters are one place for the Tab key, and the arrows walk along those who are free", async () => {
  const { user, onpick } = look();
  await user.tab();
  expect(document.activeElement).toBe(button(/^\?? ?Random/));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(button(/Oda/));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(button(/Remy/));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(button(/Random/));
  await user.keyboard("{End}{Enter}");
  expect(onpick).toHaveBeenCalledExactlyOnceWith("Remy");
  await user.keyboard("{Home}");
  expect(document.activeElement).toBe(button(/Random/));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("whoever somebody else takes meanwhile does not keep the Tab key", async () => {
  const { user, rerender } = look();
  await user.tab();
  await user.keyboard("{End}");
  await rerender({ table: { ...table, free_characters: ["Oda"] } });
  expect(button(/Random/).tabIndex).toBe(0);
  expect(button(/Remy/).tabIndex).toBe(-1);
});
