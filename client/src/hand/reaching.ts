/** To the first card of the hand that can be played: from there the arrow keys lead on, and Enter plays it. */
export function reachForHand(): void {
  document.querySelector<HTMLElement>(".hand .bright button.take")?.focus();
}
