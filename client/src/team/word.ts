/** What a teammate has decided for all of us. */
import type { State } from "../wire";
import { words } from "../words";

/** Whoever plays a seat: a person by their name, a bot by the character it plays. */
export function playerOf(state: State, seat: number): string {
  const chair = state.table.chairs[seat];
  const person = chair?.person && !chair.stand_in ? chair.name : "";
  return person || (state.view?.seats[seat]?.name ?? "");
}

/** Empty: nobody has. */
export function teamWord(state: State): string {
  const { answered } = state;
  return answered ? words.team.answeredForTeam(playerOf(state, answered.seat), answered.answer) : "";
}
