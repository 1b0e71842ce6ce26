/** What things on the table are called, as the server names them. */
import type { SeenMatter } from "../wire";

/** A card, or one Drink; several Drinks have no name in common. */
export function titleOf({ card, drinks = [] }: SeenMatter): string {
  const [drink, ...others] = drinks;
  if (card || !drink || others.length) return card?.title ?? "";
  return drink.title ?? "";
}
