/** How each kind of question is put. A new kind of the engine does not compile until it has its place here. */
import type { Component } from "svelte";
import type { ShownPrompt } from "../wire";
import BidPrompt from "./BidPrompt.svelte";
import ChampionPrompt from "../team/ChampionPrompt.svelte";
import CardsPrompt from "./CardsPrompt.svelte";
import DividePrompt from "./DividePrompt.svelte";
import DrinksPrompt from "./DrinksPrompt.svelte";
import SeatsPrompt from "./SeatsPrompt.svelte";
import WordsPrompt from "./WordsPrompt.svelte";

export interface PromptProps {
  prompt: ShownPrompt;
  /** What else the player may do. */
  hint: string;
}

export const PROMPTS: Record<ShownPrompt["kind"], Component<PromptProps>> = {
  respond: CardsPrompt,
  discard_cards: CardsPrompt,
  play_action: CardsPrompt,
  gamble: CardsPrompt,
  give_up_card: CardsPrompt,
  order_drink: SeatsPrompt,
  share_drink: SeatsPrompt,
  who_drinks: SeatsPrompt,
  pick_player: SeatsPrompt,
  champion: ChampionPrompt,
  choose: WordsPrompt,
  pick_drink: DrinksPrompt,
  bid: BidPrompt,
  divide_cards: DividePrompt,
};
