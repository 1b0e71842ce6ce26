"""Phases and turns: when cards may be played, more Actions, turns that end."""

from __future__ import annotations

from lastcall.engine import turn
from lastcall.engine.core.cards import Effect, Moment, No
from lastcall.engine.core.codes import ACTION_PHASE, ANY, AS_ACTION, MY_PHASE, THEIR_PHASE
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Game
from lastcall.engine.table.seats import SHIELDED
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.facts import (
    ACTION_COMES_LATER,
    ACTION_IS_OVER,
    NEXT_WINDOW,
    NO_ACTION_LEFT,
    NO_ACTION_OF_YOURS_LEFT,
    NO_BOSS_ACTION_LEFT,
    NOT_IN_A_ROUND,
    ONLY_AS_ACTION,
    NotInTheirPhase,
    NotInYourPhase,
    OthersTurn,
)
from lastcall.language.words.lines import Clause
from lastcall.language.words.nouns import PHASES, PhaseName
from lastcall.language.words.people import WHO, Person, affected


class AnyMoment(Moment):
    """TYPES-03: an Anytime card."""

    bits = ANY
    no = NEXT_WINDOW


class AsAction(Moment):
    """TYPES-05: an Action card."""

    bits = AS_ACTION
    no = ONLY_AS_ACTION

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        turn = game.turn
        if not turn.side >> seat & 1:
            return OthersTurn(turn.active)
        if game.round is not None:
            return NOT_IN_A_ROUND
        if turn.phase < ACTION_PHASE:
            return ACTION_COMES_LATER
        if turn.phase > ACTION_PHASE:
            return ACTION_IS_OVER
        return self.no if turn.may_act(seat) else no_action_left(game, seat)


def no_action_left(game: Game, seat: int) -> No:
    """TYPES-05, TEAM-14, BOSS-10: whose rule it is that there is no further Action."""
    usual, _ = game.seating.actions[game.seats[seat].side]
    if max(usual) > 1:
        return NO_BOSS_ACTION_LEFT
    return NO_ACTION_OF_YOURS_LEFT if len(usual) > 1 else NO_ACTION_LEFT


class InYourPhase(Clause):
    """Before or after the special action of that phase (TYPES-04)."""

    phase: PhaseName

    def prepare(self) -> None:
        """The phase as the engine counts."""
        self.no = NotInYourPhase(self.phase.value)
        self.number = PHASES[self.phase]
        self.bits = MY_PHASE[self.number]

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        mine = game.turn.side >> seat & 1
        return None if mine and game.turn.phase == self.number else self.no


says(InYourPhase, "in your {phase} Phase", phase=PhaseName)


class InTheirPhase(Clause):
    """In that phase of somebody else's turn."""

    phase: PhaseName

    def prepare(self) -> None:
        """The phase as the engine counts."""
        self.no = NotInTheirPhase(self.phase.value)
        self.number = PHASES[self.phase]
        self.bits = THEIR_PHASE[self.number]

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        mine = game.turn.side >> seat & 1
        return None if not mine and game.turn.phase == self.number else self.no

    def they(self, game: Game, part: MatterId) -> SeatId:
        """The player whose turn it is."""
        return game.turn.active


says(InTheirPhase, "in another player's {phase} Phase", phase=PhaseName)


class AnotherAction(Effect):
    """NEGATE-14, GAMBLE-11: in the Action Phase that is going on."""

    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """CARD-036: only the active player has Actions."""
        for seat in affected(game, play, self.who):
            if game.turn.side >> seat & 1:
                game.turn.allow(seat, 1)


says(AnotherAction, "{who} may play another Action card", who=WHO)


class Bar(Effect):
    """CARD-030: from when the card resolves; whoever is named may still respond to this card itself."""

    who: Person
    waits = False

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not somebody who Ignores the card."""
        for seat in affected(game, play, self.who):
            turn.bar(game, seat)


says(Bar, "{who} cannot play Sometimes or Anytime cards until the end of this turn", who=WHO)


class EndTurn(Effect):
    """TURN-17: skip the rest of your turn."""

    def do(self, game: Game, play: Play, step: int) -> None:
        turn.end_this_turn(game, play.seat)


says(EndTurn, "your turn ends")


class IgnoreAll(Effect):
    """NEGATE-18: no card or Event affects you until your next turn."""

    until_next_turn = True
    shields = True

    def do(self, game: Game, play: Play, step: int) -> None:
        game.shield(play.seat, game.seats[play.seat].away | SHIELDED)


says(IgnoreAll, "you Ignore all effects until your next turn")


class Sleep(Effect):
    """NEGATE-18, and no cards of one's own either."""

    until_next_turn = True
    shields = True

    def do(self, game: Game, play: Play, step: int) -> None:
        turn.fall_asleep(game, play.seat)


says(Sleep, "you Ignore all effects and cannot play cards until your next turn")
