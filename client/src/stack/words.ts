/** What lies on the table, in the few words that fit above a card. */
import type { SeenMatter, SeenPacket, View } from "../wire";

export function headingOf(view: View, matter: SeenMatter): string {
  const name = view.seats[matter.seat]?.name ?? "";
  switch (matter.kind) {
    case "play":
      if (matter.card?.type === "Tavern Event") return `${name} leads the party on`;
      // Nobody plays an Event: it comes off a deck.
      if (matter.card?.type.endsWith("Event")) return `${name} reveals`;
      return `${name} ${matter.acts ? "activates" : "plays"}`;
    case "drinks":
      return matter.drinks && matter.drinks.length > 1 ? "Drinks are drunk" : `${name} drinks`;
    case "payment":
      return "Gold is due";
    case "win":
      return `${name} wins the Round`;
    case "tray":
      return `${name} looks at ${matter.hidden === 1 ? "a Drink" : `${matter.hidden ?? 0} Drinks`}`;
  }
}

/** Whose change it is: the player's, or that of a card in front of them. */
export function bearerOf(packet: SeenPacket, names: string[]): string {
  return packet.thing || (names[packet.victim] ?? "");
}

/** What is coming to a player: "loses 2 Fortitude", "owes the ante of 1 Gold". */
export function dueWords(packet: SeenPacket): string {
  const verb = packet.amount < 0 ? "gains" : packet.text.startsWith("the ") ? "owes" : "loses";
  return `${verb} ${packet.text}`;
}
