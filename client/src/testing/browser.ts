/** What a page asks of its browser, as far as the tests have none. */
import { vi } from "vitest";

/** A wide screen without motion, and a clock nobody is too quick for. */
export function likeABrowser(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") || query.includes("min-width"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.animate = () =>
    ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  Element.prototype.scrollTo = () => undefined;
  // Every look at the clock is a second later.
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (time += 1000));
}
