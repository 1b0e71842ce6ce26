"""Champions: cards that call for them, and whoever stands for a team that is not theirs."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Effect, No
from lastcall.engine.core.codes import A_PLAY, ACTION_PLAYED, ANYTIME_PLAYED, EVENT_REVEALED, SOMETIMES_PLAYED
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Game
from lastcall.engine.play.champions import borrow, calls_for_champions, chose_champion
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.facts import NAMED_ALREADY, NO_CHOICE, NOT_CALLED
from lastcall.language.words.lines import Clause
from lastcall.language.words.people import WHOM, Person
from lastcall.language.words.responses import Which

CALLED_FOR: Final = ("CARD-050", "BVB-04")


class ForChampions(Which):
    """BVB-04: an Event or an Action card for which Champions would be named, if anybody had a team."""

    bits = ACTION_PLAYED | EVENT_REVEALED
    no = NOT_CALLED

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        if it.benched:
            return NAMED_ALREADY
        return None if calls_for_champions(game, it) else self.no


says(ForChampions, "a card that calls for Champions")


class ChampionsNamed(Clause):
    """CARD-050: a card is on the table for which teams have named their Champions."""

    about = A_PLAY
    bits = ACTION_PLAYED | SOMETIMES_PLAYED | ANYTIME_PLAYED | EVENT_REVEALED
    no = NOT_CALLED

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        if not it.benched:
            return self.no
        return None if chose_champion(game, it, seat) else NO_CHOICE


says(ChampionsNamed, "when teams name Champions")


class BorrowChampion(Effect):
    """CARD-050: another player becomes your Champion for the card that is answered."""

    whom: Person
    waits = False
    answers = A_PLAY

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: whoever Ignores this card stands for nobody else."""
        for other in self.whom.seats(game, play):
            if not play.ignored >> other & 1:
                borrow(game, game.play(play.part), play.seat, other)


says(BorrowChampion, "make {whom} your Champion instead", whom=WHOM)
