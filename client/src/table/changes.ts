/** After the first state the table tells only what has changed. */
import type { Change, OwnChange, PublicChange, SeenMatter, SeenSeat, State, View } from "../wire";

/** The state with what has changed of it; whatever the change does not name is the same object as before. */
export function changed(state: State, { public: news, own }: Change): State {
  const { table, falls = state.falls ?? [], ...seen } = news;
  const { hand, looking_at, hands, said, prompt = state.prompt ?? null, words, ...rest } = own;
  const cards = { ...(hand && { hand }), ...(looking_at && { looking_at }) };
  const view = state.view ? { ...changedView(state.view, seen, hands), ...cards } : null;
  return {
    ...state,
    // Lines come once: where the last ones ended, the next ones begin.
    log_from: (state.log_from ?? 0) + (state.log?.length ?? 0),
    log: [],
    ...rest,
    table: table ?? state.table,
    falls,
    prompt: prompt && said !== undefined ? { ...prompt, said } : prompt,
    view,
    words: wordsOn(view?.table ?? [], { ...state.words, ...words }),
  };
}

/** Only new words are sent; those of things that have left the table are forgotten. */
function wordsOn(table: SeenMatter[], said: NonNullable<State["words"]>): NonNullable<State["words"]> {
  return Object.fromEntries(
    table.flatMap(({ id }) => {
      const words = said[id];
      return words ? [[id, words]] : [];
    }),
  );
}

function changedView(
  view: View,
  news: Omit<PublicChange, "table" | "falls">,
  hands: OwnChange["hands"],
): View {
  const { seats = {}, stack, ...rest } = news;
  return {
    ...view,
    ...rest,
    table: stack ?? view.table,
    seats: view.seats.map((seat, number) => withCards(seats[number] ?? seat, hands, number)),
  };
}

/** The cards of teammates are sent all together; seats not among them show none. */
function withCards(seat: SeenSeat, hands: OwnChange["hands"], number: number): SeenSeat {
  if (!hands) return seat;
  const cards = hands[number] ?? [];
  return cards.length || seat.cards.length ? { ...seat, cards } : seat;
}
