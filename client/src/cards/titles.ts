/** Which card a title in a sentence means: many decks have one of the same name. */
import type { ListedCard, SeenCard, State, View } from "../wire";
import type { Face } from "./face";

/** Cards of this seat that lie open, the latest first. */
function openOf(view: View, seat: number): SeenCard[] {
  const played = view.table.flatMap((matter) => (matter.seat === seat && matter.card ? [matter.card] : []));
  const { front = [], discards = [] } = view.seats[seat] ?? {};
  return [...played.toReversed(), ...front, ...discards.toReversed()];
}

/** Cards that are being resolved, the latest first, and the own hand. */
function nearest(view: View): SeenCard[] {
  const resolved = view.table.flatMap(({ card, drinks = [] }) => [
    ...(card ? [card] : []),
    ...drinks.flatMap(({ cards }) => cards),
  ]);
  return [...resolved.toReversed(), ...view.hand.map(({ card }) => card)];
}

/** In the lists a deck belongs to "First Mate Remy"; at the table he is "Remy". */
const isOf = ({ owner }: ListedCard, character: string) =>
  character !== "" && (owner === character || owner.split(" ").includes(character));

/** The card of a title, in a sentence about these seats: whoever acts is the first of them. */
export function cardOf(
  title: string,
  about: number[],
  { view, table }: Pick<State, "view" | "table">,
  listed: ListedCard[],
): Face | undefined {
  const isIt = (card: Face) => card.title === title;
  const seen = view
    ? [...about.flatMap((seat) => openOf(view, seat)), ...nearest(view)].find(isIt)
    : undefined;
  if (seen) return seen;
  const named = listed.filter(isIt);
  const chairs = [...about.map((seat) => table.chairs[seat]), ...table.chairs];
  const owned = chairs.map((chair) => named.find((card) => isOf(card, chair?.character ?? "")));
  return owned.find(Boolean) ?? named[0];
}
