/** Tables and seats in words. */
import type { Choice, Choices, ShownChair, ShownTable } from "../wire";
import { words } from "../words";

/** As people call it; what has no title is called as messages name it. */
export function titleOf(offered: Choice[], name: string): string {
  return offered.find((one) => one.name === name)?.title ?? name;
}

export const isFree = (chair: ShownChair) => !chair.person && !chair.bot;

export const freeSeats = (table: ShownTable) => table.chairs.filter(isFree).length;

/** Who sits there; a bot is named after its level. */
export function sitter(chair: ShownChair, bots: Choice[]): string {
  if (chair.person) return chair.name;
  return chair.bot ? words.gathering.botOf(titleOf(bots, chair.bot)) : words.gathering.free;
}

/** What is played here: pace, Drinks, modules, and the variant where it is not the usual one. */
export function madeOf(table: ShownTable, offered: Choices): string[] {
  return [
    words.gathering.pace(titleOf(offered.paces, table.pace)),
    titleOf(offered.drinks, table.drinks),
    ...table.modules.map((module) => titleOf(offered.modules, module)),
    ...(offered.variants.length > 1 ? [titleOf(offered.variants, table.variant)] : []),
  ];
}
