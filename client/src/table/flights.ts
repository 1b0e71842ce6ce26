/** What has moved between two looks at the table: coins, Drinks and cards fly from place to place. */
import type { View } from "../wire";

export type Flying = "coin" | "drink" | "card";

export interface Flight {
  what: Flying;
  count: number;
  /** Names of places: `seat-2`, `pot`, `inn`, `drinks`. */
  from: string;
  to: string;
}

interface Purse {
  place: string;
  change: number;
}

export const seatPlace = (seat: number) => `seat-${seat}`;
/** Where a card lies in front of a player. */
export const cardPlace = (card: number) => `card-${card}`;

export function flightsBetween(before: View, after: View): Flight[] {
  return [...coins(before, after), ...drinks(before, after), ...draws(before, after)];
}

/** Gold is never made or lost in sight: what somebody has less, somebody else has more, or the pot, or the Inn. */
function coins(before: View, after: View): Flight[] {
  // A team has one purse; its coins fly to the first of them.
  const purses: Purse[] = after.sides.map((side, number) => ({
    place: seatPlace(side.seats[0] ?? -1),
    change: side.gold - (before.sides[number]?.gold ?? side.gold),
  }));
  purses.push({ place: "pot", change: (after.round?.pot ?? 0) - (before.round?.pot ?? 0) });
  purses.push({ place: "inn", change: after.inn - before.inn });
  const flights: Flight[] = [];
  for (const giver of purses) {
    for (const taker of purses) {
      const count = Math.min(-giver.change, taker.change);
      if (count <= 0) continue;
      flights.push({ what: "coin", count, from: giver.place, to: taker.place });
      giver.change += count;
      taker.change -= count;
    }
  }
  return flights;
}

/** A Drink that has come to a pile is shown coming from the bar, which nearly all of them do. */
function drinks(before: View, after: View): Flight[] {
  const changes = after.seats.map((seat, number) => seat.pile - (before.seats[number]?.pile ?? seat.pile));
  const flights: Flight[] = [];
  changes.forEach((change, seat) => {
    if (change > 0) flights.push({ what: "drink", count: change, from: "drinks", to: seatPlace(seat) });
  });
  return flights;
}

/** Others' cards come from their decks; the own ones are seen arriving in the hand. */
function draws(before: View, after: View): Flight[] {
  const flights: Flight[] = [];
  after.seats.forEach((seat, number) => {
    const drawn = (before.seats[number]?.deck ?? seat.deck) - seat.deck;
    const more = seat.hand - (before.seats[number]?.hand ?? seat.hand);
    if (number !== after.seat && drawn > 0 && more > 0) {
      flights.push({ what: "card", count: more, from: `deck-${number}`, to: seatPlace(number) });
    }
  });
  return flights;
}
