/** How long things stay in sight. */
import type { SeenMatter, View } from "../wire";

/** Milliseconds, at the normal speed: a card that is new to me or about me; one I know; anything else. */
const NEW = 2750;
const KNOWN = 1200;
export const BRIEF = 200;

function concerns(matter: SeenMatter, seat: number): boolean {
  return (
    (matter.targets ?? []).includes(seat) ||
    (matter.packets ?? []).some((packet) => packet.victim === seat) ||
    (matter.drinks ?? []).some((drink) => drink.drinker === seat)
  );
}

export const titlesOf = (matter: SeenMatter) =>
  matter.card
    ? [matter.card.title]
    : (matter.drinks ?? []).flatMap(({ cards }) => cards.map((card) => card.title));

/** How long the newest thing on the table stays in sight. */
export function timeOf(before: View, after: View, known: ReadonlySet<string>): number {
  const there = new Set(before.table.map((matter) => matter.id));
  const fresh = after.table.filter((matter) => !there.has(matter.id) && titlesOf(matter).length > 0);
  const others = fresh.filter((matter) => matter.kind !== "play" || matter.seat !== after.seat);
  if (
    others.some(
      (matter) => concerns(matter, after.seat) || titlesOf(matter).some((title) => !known.has(title)),
    )
  )
    return NEW;
  return others.length ? KNOWN : BRIEF;
}
