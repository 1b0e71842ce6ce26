/** A small shelf and a thin rulebook for the tests. */
import type { ListedCard, Rule } from "../wire";

export const whitehawk: ListedCard = {
  title: "Ante up or walk the plank!",
  owner: "Captain Whitehawk",
  deck: "character",
  type: "Action - Gambling",
  copies: 2,
  source: "inferred",
  note: "Part of it is our reading.",
  text: "Start a Round of Gambling. (You too.)\nThis card cannot be Negated.\nOR\nTake control of the Round.",
};

export const pell: ListedCard = {
  title: "Is that the bell for evensong?",
  owner: "Brother Pell",
  deck: "character",
  type: "Sometimes",
  copies: 1,
  source: "house",
  note: "",
  text: "Ignore a Drink.",
};

export const grog: ListedCard = {
  title: "Grog with a Chaser",
  owner: "Drinks",
  deck: "rdi4",
  type: "Drink",
  copies: 1,
  source: "rulebook",
  note: "",
  text: "+2 Alcohol Content, -1 Fortitude, add a Chaser.",
  drink: { alcohol: 2, fortitude: -1, chaser: true },
};

export const otherGrog: ListedCard = {
  ...grog,
  deck: "rdi6",
  text: "+3 Alcohol Content.",
  drink: { alcohol: 3 },
};

export const kraken: ListedCard = {
  title: "Kraken Attack",
  owner: "Sea Events",
  deck: "sea",
  type: "Sea Event",
  copies: 1,
  level: 7,
  source: "inferred",
  note: "",
  text: "Each player loses 4 Fortitude.\nEncounter Level 7.",
};

export const cards = [whitehawk, pell, grog, otherGrog, kraken];

export const rules: Rule[] = [
  { id: "GAMBLE-08", text: "See GAMBLE-09 and NOBODY-01.", source: "000 Gambling; 002", decision: "" },
  {
    id: "GAMBLE-09",
    text: "The pot goes to whoever is in control.",
    source: "",
    decision: "",
    proof: "proved",
  },
  {
    id: "CONTEST-19",
    text: "Most Contests are clear. OPEN: the value of a split Drink → the total.",
    source: "",
    decision: "the total.",
  },
  { id: "VLAZLO-01", text: "Blood is counted.", source: "001 Vlazlo", decision: "" },
];
