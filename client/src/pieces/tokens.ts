/** How a token looks: colour, edge and letter follow from its name, so that every kind looks like itself. */
import { numberOf } from "../emblems/emblems";

export interface TokenLook {
  ground: string;
  /** The outline of the token, a path in a box of 40 by 40. */
  edge: string;
  letter: string;
}

const middle = 20;

/** A round outline that waves in and out this many times. */
function waved(waves: number, depth: number): string {
  const steps = 72;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = 18 - depth + depth * Math.cos(waves * angle);
    return `${(middle + reach * Math.cos(angle)).toFixed(1)} ${(middle + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** A wooden disc, and seals pressed by hands of different weight. */
const EDGES = [waved(1, 0), waved(7, 1.4), waved(11, 0.9), waved(5, 1.1)];

export function tokenLook(name: string): TokenLook {
  const number = numberOf(name);
  return {
    ground: `hsl(${number % 360} 48% 27%)`,
    edge: EDGES[Math.floor(number / 360) % EDGES.length] ?? "",
    letter: (name.trim()[0] ?? "?").toLocaleUpperCase(),
  };
}
