/** More pips than these nobody counts at a glance. */
const MOST_PIPS = 10;

/** Whether something that can go so far is shown as pips; -1: nobody knows how far. */
export const hasPips = (most: number) => most >= 0 && most <= MOST_PIPS;
