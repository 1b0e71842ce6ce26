"""Players whom Action cards do not move."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Game
from lastcall.engine.table.seats import UNMOVED
from lastcall.language.template import says
from lastcall.language.words.facts import Unmoved
from lastcall.language.words.people import WHO, Person, affected


class IgnoreActions(Effect):
    """CARD-068: the good ones too; every other sort of card affects them as usual."""

    who: Person
    waits = False
    until_next_turn = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not somebody who Ignores this card."""
        for seat in affected(game, play, self.who):
            game.shield(seat, game.seats[seat].away | UNMOVED)
            game.note(Unmoved, seat)


says(IgnoreActions, "{who} Ignore~ all Action cards until {their} next turn", who=WHO)
