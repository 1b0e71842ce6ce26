/** What the server says to Whitehawk about the middle of the table of tests. */
import type * as Wire from "../wire";

/** About what is being resolved, by its id. */
export const said: Record<number, Wire.MatterWords> = {
  41: { heading: "Tara plays" },
  42: {
    heading: "Remy plays",
    picks: "on you and Tara",
    notes: ["Ignored by Tara"],
    due: [{ text: "You pay 1 Gold", mine: true }],
  },
  44: { heading: "You play" },
  51: { heading: "Payment", due: [{ text: "Tara pays 2 Gold" }] },
  53: {
    heading: "Tara and Remy drink",
    drinks: ["Tara drinks Grog + Mead (+6 Alcohol Content, −1 Fortitude)", "Remy Ignores Mead"],
  },
  56: { heading: "Remy wins the Round" },
  57: { heading: "You look at 2 Drinks" },
  58: { heading: "Tara drinks", drinks: ["Tara drinks Mead (+4 Alcohol Content)"] },
};

export const gambling = [
  "Remy is in control",
  "Still in: you, Remy and Tara",
  "Only a Cheating card can take control now",
];
