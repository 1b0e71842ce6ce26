/** The keys of the table; a key that somebody types into something is left alone. */
import { toAnswers } from "../prompts/reaching";
import type { Sitting } from "../table/sitting.svelte";

interface Doors {
  log: () => void;
  text: () => void;
  /** The table is being read as text. */
  reading: () => boolean;
}

export function quickKey(event: KeyboardEvent, sitting: Sitting, doors: Doors): void {
  // A key that is held down was meant once.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest("input, select, textarea")) return;
  if (event.key === "Escape") return sitting.putBack();
  if (event.key === " " || event.key === "Enter") {
    // A button or link that has the focus is what the key is meant for; where people read, it turns the page.
    if (at.closest("button, a, summary, [role=log]") || doors.reading()) return;
    event.preventDefault();
    if (!sitting.isAsked) return sitting.connection.showing.press();
    if (sitting.reaches) return sitting.reach(false);
    return sitting.quick ? sitting.sayQuickly() : toAnswers();
  }
  const place = Number(event.key);
  if (Number.isInteger(place) && place >= 1) {
    const held = sitting.view.hand[place - 1];
    if (held) sitting.take(held.card.id, true);
    return;
  }
  if (event.key === "p" || event.key === "P") {
    event.preventDefault();
    toAnswers();
  }
  if (event.key === "l" || event.key === "L") doors.log();
  if (event.key === "t" || event.key === "T") doors.text();
}

/** A key that held what is shown comes up. */
export function keyUp(event: KeyboardEvent, sitting: Sitting): void {
  if (event.key === " " || event.key === "Enter") sitting.connection.showing.release();
}
