/** Potions are offered among the other answers, and lie beside them. */
import type { SeenOption, ShownPrompt } from "../wire";

export const potionsOf = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => option.potion);

export const besidesPotions = (prompt: ShownPrompt): SeenOption[] =>
  prompt.options.filter((option) => !option.potion);

/** What it does, without saying again that it is a Potion: "+6 Fortitude", "−6 Alcohol". */
export const potionWords = (option: SeenOption): string =>
  (option.text.split(": ").at(-1) ?? option.text).replace(" Content", "");
