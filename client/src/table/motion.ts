/** Things move from where they were to where they go; nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const STEADY = 280;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where something with this name is on the screen: a player's mat, the pot, the Drink deck. */
export function placeOf(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

export interface From {
  /** The name of the place it comes from. */
  from: string;
}

/** A card comes from a place and grows to its size; where motion is not wanted it only fades in. */
export function comeFrom(node: Element, { from }: From): TransitionConfig {
  const start = calm() ? undefined : placeOf(from);
  if (!start) return { duration: 150, css: (t) => `opacity: ${t}` };
  const end = node.getBoundingClientRect();
  const across = start.left + start.width / 2 - (end.left + end.width / 2);
  const down = start.top + start.height / 2 - (end.top + end.height / 2);
  return {
    duration: STEADY,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${down * u}px) scale(${0.35 + 0.65 * t}); opacity: ${0.3 + 0.7 * t}`,
  };
}

/** A card leaves: it sinks away towards a place. */
export function goTo(node: Element, { from }: From): TransitionConfig {
  return { ...comeFrom(node, { from }), duration: calm() ? 120 : 220 };
}
