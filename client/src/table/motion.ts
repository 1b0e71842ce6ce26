/** Things move from where they were to where they go; nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const STEADY = 280;
const QUICK = 220;
const FADE = 150;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where something with this name is on the screen: a player's mat, the pot, the Drink deck. */
export function placeOf(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

/** Nothing travels where motion is not wanted. */
export const lasting = (milliseconds: number) => (calm() ? 0 : milliseconds);

/** A card comes from a place and grows to its size; where motion is not wanted it only fades in. */
export function comeFrom(node: Element, { place }: { place: string }): TransitionConfig {
  return travel(node, place, STEADY);
}

/** A card leaves: it sinks away towards a place. */
export function goTo(node: Element, { place }: { place: string }): TransitionConfig {
  return travel(node, place, QUICK);
}

function travel(node: Element, place: string, duration: number): TransitionConfig {
  const there = calm() ? undefined : placeOf(place);
  if (!there) return { duration: FADE, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const across = there.left + there.width / 2 - (here.left + here.width / 2);
  const down = there.top + there.height / 2 - (here.top + here.height / 2);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${down * u}px) scale(${0.35 + 0.65 * t}); opacity: ${0.3 + 0.7 * t}`,
  };
}
