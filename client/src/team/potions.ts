/** Potions are offered among the other answers, and lie beside them. */
import type { SeenOption, ShownPrompt } from "../wire";

export const potionsOf = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => option.potion);

export const besidesPotions = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => !option.potion);
