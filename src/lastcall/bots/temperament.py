"""What a bot likes, beyond winning: a few small numbers, so that it plays like somebody and still plays well."""

from __future__ import annotations

from typing import Final, NamedTuple

from lastcall.engine.core.answers import Answer, played
from lastcall.engine.core.codes import GAMBLING_TURN, NO_MATTER, NOBODY
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.game import Game
from lastcall.engine.table.who import anothers
from lastcall.ids import MatterId, SeatId


class Temperament(NamedTuple):
    """By how much better an answer looks than it is, as a part of the strength of a side."""

    attack: float = 0.0
    """A card on another player."""
    gamble: float = 0.0
    """Starting a Round, or playing on in one."""
    revenge: float = 0.0
    """A card on whoever is just doing something to them."""


CALM: Final = Temperament()
TEMPERAMENTS: Final = {
    "calm": CALM,
    "aggressive": Temperament(attack=0.03),
    "thrifty": Temperament(gamble=-0.03),
    "gambler": Temperament(gamble=0.03),
    "vengeful": Temperament(revenge=0.05),
}


def liking(game: Game, seat: SeatId, answer: Answer, temper: Temperament) -> float:
    """How much more a bot of this temperament likes an answer than it is worth."""
    play = played(answer)
    if play is None:
        return 0.0
    liked = temper.gamble if game.cards[play.card].bits & GAMBLING_TURN else 0.0
    striking = striker(game, game.stack.answered() if game.stack is not None else NO_MATTER)
    target = game.answers_for(play.target) if play.target >= 0 else striker(game, play.part)
    if anothers(game, seat, target):
        liked += temper.attack
        if target == striking:
            liked += temper.revenge
    return liked


def striker(game: Game, number: MatterId) -> SeatId:
    """Who is doing this to somebody; NOBODY if no player is."""
    matter = game.matters.get(number)
    if type(matter) is Play:
        return matter.seat
    return matter.source if type(matter) is Packet else NOBODY
