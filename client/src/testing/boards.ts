/** Two boards: a map that everybody walks along, and what one player brews. */
import type * as Wire from "../wire";
import { card } from "./table";

/** The way of a party: it is at the second place, and one has closed. */
const INN = "Each player gains 2 Fortitude.";
const BARREL = "Each player gains 1 Alcohol Content.";
export const barrel = card(9121, "Taverns", "The Rolling Barrel", "Tavern Event", BARREL);
export const crawl: Wire.Board = {
  kind: "board",
  name: "Taverns",
  seat: -1,
  places: [
    {
      name: "The Inn",
      card: card(9120, "Taverns", "The Inn", "Tavern Event", INN),
      counts: "Drinks",
      count: 22,
    },
    { name: "The Rolling Barrel", card: barrel, counts: "Drinks", count: 1, party: true },
    { name: "The Deep Cellar", counts: "Drinks", count: 0, closed: true },
    { name: "The Cup", counts: "Drinks", count: 6 },
  ],
};
/** What somebody brews: the first is nearly done, the last is used up. */
export const stout = card(9122, "Remy", "Midnight Stout", "Action", "Another player loses 3 Fortitude.", {
  level: 3,
});
export const brews: Wire.Board = {
  kind: "board",
  name: "Brews",
  seat: 1,
  places: [
    { name: "Beer", card: stout, counts: "Progress", count: 2, most: 3, left: 1 },
    {
      name: "Wine",
      card: { ...stout, id: 9123, title: "Old Red" },
      seats: [1],
      counts: "Progress",
      most: 2,
      left: 3,
    },
    { name: "Spirits", closed: true },
  ],
};
