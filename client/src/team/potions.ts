/** Potions are offered among the other answers, and lie beside them; or alone, on a teammate's move. */
import type { SeenOption, ShownPrompt } from "../wire";

export const potionsOf = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => option.potion);

export const besidesPotions = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => !option.potion);

export const onlyPotions = (prompt: ShownPrompt): boolean => besidesPotions(prompt).length === 0;
