/** How each kind of question is put. A new kind of the engine does not compile until it has its place here. */
import type { Component } from "svelte";
import type { ShownPrompt } from "../wire";
import BidPrompt from "./BidPrompt.svelte";
import CardsPrompt from "./CardsPrompt.svelte";
import DrinksPrompt from "./DrinksPrompt.svelte";
import SeatsPrompt from "./SeatsPrompt.svelte";
import WordsPrompt from "./WordsPrompt.svelte";

export interface PromptProps {
  prompt: ShownPrompt;
  /** What to pass is called here. */
  pass: string;
  /** What else one may do. */
  hint: string;
}

interface Putting {
  component: Component<PromptProps>;
  pass: string;
  hint: string;
}

export const PROMPTS: Record<ShownPrompt["kind"], Putting> = {
  respond: { component: CardsPrompt, pass: "Let it happen", hint: "Or answer with a raised card." },
  discard_cards: { component: CardsPrompt, pass: "Done", hint: "Pick the cards you can do without." },
  play_action: { component: CardsPrompt, pass: "No Action", hint: "Pick a raised card." },
  gamble: { component: CardsPrompt, pass: "Pass", hint: "Or play a raised card." },
  give_up_card: { component: CardsPrompt, pass: "Done", hint: "Pick a card of your hand." },
  order_drink: { component: SeatsPrompt, pass: "Nobody", hint: "Pick a player." },
  share_drink: { component: SeatsPrompt, pass: "Keep it", hint: "Or pick a player to drink half of it." },
  pick_player: { component: SeatsPrompt, pass: "Nobody else", hint: "Pick a player." },
  choose: { component: WordsPrompt, pass: "Neither", hint: "" },
  pick_drink: { component: DrinksPrompt, pass: "None", hint: "Only you have seen these." },
  bid: { component: BidPrompt, pass: "Pass", hint: "" },
};

/** What the button of an option says: to pass is called differently from question to question. */
export function wordsFor(text: string, pass: string): string {
  const words = ["pass", "done", "keep it"].includes(text) ? pass : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
