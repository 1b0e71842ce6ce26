/** The arrow keys walk along cards that lie side by side. */
export function toNext(event: KeyboardEvent, list: HTMLElement | undefined): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>("button.take") ?? [])];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (!step || here < 0) return;
  event.preventDefault();
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
}
