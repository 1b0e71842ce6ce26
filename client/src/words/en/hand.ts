/** The hand, and the card that is taken from it. */

export const yourHand = "Your hand";
export const noCards = "No cards in your hand.";
export const inFrontOfYou = "in front of you";
export const whenPossible = "when possible";
export const canBePicked = "can be picked now";
export const notNow = "Not now";
/** Said before the reason. */
export const notNowBecause = "Not now:";
/** Above the cards to pick from. */
export const pickOne = "Pick a card to play";

// The card that is taken up.
export const selected = "Selected card";
export const discard = "Discard";
export const activate = "Activate";
export const play = "Play";
export const chooseHow = "Choose how";
export const chooseTarget = "Choose a target";
export const doIt = (doing: string) => `${doing} it?`;
export const orPickPlayer = "Or click a player’s mat.";
export const orPickPlayerOrCard = "Or click a player’s mat or a card on the table.";
export const willBePlayed = "It will be played when possible.";
export const target = "Target, if it needs one";
export const anyone = "anyone";
export const playWhenPossible = "Play when possible";
export const dontAsk = "Don’t ask me about this card";
export const back = "Back to hand";
