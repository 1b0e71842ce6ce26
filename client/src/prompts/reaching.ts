/** Where the keyboard finds what is asked, on the table and in words. */
const question = () => document.querySelector<HTMLElement>("[data-question]");

/** To the question itself; where nobody is asked, to the name of the table. */
export function toQuestion(): void {
  (question() ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

/** To the first answer: a button of the question, else a card that answers it, else the question. */
export function toAnswers(): void {
  const button = question()?.querySelector<HTMLElement>("[data-answers] button");
  const card = document.querySelector<HTMLElement>(".hand .bright button.take");
  const first = button ?? card;
  if (first) first.focus();
  else toQuestion();
}
