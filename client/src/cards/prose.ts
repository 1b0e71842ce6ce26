/** Sentences of the game. They come with the titles of cards in quotes; a screen sets titles in italics instead. */

export interface Span {
  text: string;
  title: boolean;
}

/** A sentence in pieces, with the titles of cards told apart and without their quotes. */
export function proseOf(sentence: string): Span[] {
  return sentence
    .split(/(“[^“”]*”)/)
    .filter(Boolean)
    .map((text) => (/^“.*”$/.test(text) ? { text: text.slice(1, -1), title: true } : { text, title: false }));
}
