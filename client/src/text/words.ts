/** A Drink on the table in plain words. */
import { signed } from "../cards/face";
import type { SeenDrink } from "../wire";

/** What a Drink is worth now. */
export function drinkWords(drink: SeenDrink): string {
  const parts = [
    `${signed(drink.alcohol)} Alcohol Content`,
    drink.fortitude && `${signed(drink.fortitude)} Fortitude`,
    drink.gold && `${signed(drink.gold)} Gold`,
    drink.draws && `draw ${drink.draws}`,
    drink.discards && `discard ${drink.discards}`,
  ];
  return parts.filter(Boolean).join(", ");
}
