/** What is being resolved. Who does what to whom comes from the server. */

export const resolving = "Being resolved, the latest last";
export const negated = "Negated";
export const resolved = "Resolved";
export const players = (count: number) => `${count} players`;

// Drinks.
/** Their type, as the server names it. */
export const drink = "Drink";
export const oneEach = "One Drink each";
export const ignoresIt = "Ignores it";
export const ignored = "Ignored";
export const draws = (count: number) => `draw ${count}`;
export const discards = (count: number) => `discard ${count}`;

// The Round.
export const round = "Round of Gambling";
