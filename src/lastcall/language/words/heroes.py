"""Heroes and Villains, as the people a card names."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL
from lastcall.engine.game import Game
from lastcall.engine.table.who import everybody
from lastcall.ids import SeatId
from lastcall.language.keywords.kinds import HERO, VILLAIN
from lastcall.language.template import says
from lastcall.language.words.people import Who


class Camp(enum.Enum):
    """Good or evil."""

    HEROES = HERO
    VILLAINS = VILLAIN


class EachOfCamp(Who):
    """DUNGEON-06: all on that side of good and evil, oneself included."""

    calls = CALLS_ALL

    camp: Camp

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [seat for seat in everybody(game, play) if self.camp.value in game.kinds[seat]]


says(EachOfCamp, "each {camp}", camp=Camp)
