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

interface Putting {
  component: Component<PromptProps>;
  hint: string;
}

export const PROMPTS: Record<ShownPrompt["kind"], Putting> = {
  respond: { component: CardsPrompt, hint: "Or play a raised card." },
  discard_cards: { component: CardsPrompt, hint: "Pick cards to discard." },
  play_action: { component: CardsPrompt, hint: "Play a raised card." },
  gamble: { component: CardsPrompt, hint: "Or play a raised card." },
  give_up_card: { component: CardsPrompt, hint: "Pick a card from your hand." },
  order_drink: { component: SeatsPrompt, hint: "Pick a player." },
  share_drink: { component: SeatsPrompt, hint: "Or pick a player to split it with." },
  who_drinks: { component: SeatsPrompt, hint: "Pick a player." },
  pick_player: { component: SeatsPrompt, hint: "Pick a player." },
  champion: { component: ChampionPrompt, hint: "Only your Champion takes part." },
  choose: { component: WordsPrompt, hint: "" },
  pick_drink: { component: DrinksPrompt, hint: "Only you have seen these." },
  bid: { component: BidPrompt, hint: "" },
  divide_cards: { component: DividePrompt, hint: "Pick a card to move it to the other pile." },
};
