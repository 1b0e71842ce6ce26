"""What a good bot would do, and why: for people who ask."""

from __future__ import annotations

from typing import Final, NamedTuple

from lastcall.bots.bot import Sight
from lastcall.bots.facts import ONLY_ANSWER
from lastcall.bots.reasons import why
from lastcall.bots.search import SearchBot
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.guess import Imagination
from lastcall.ids import SeatId
from lastcall.voice.fact import Fact

PLAYOUTS: Final = 120


class Advice(NamedTuple):
    """An answer, and the reasons for it."""

    answer: Answer
    why: tuple[Fact, ...]
    """One or two."""


def advise(game: Game, seat: int) -> Advice:
    """What a sharp bot in this seat would answer now; it sees what the seat may see, and nothing else."""
    who = SeatId(seat)
    answers = game.answers_of(who)
    if len(answers) == 1:
        return Advice(answers[0], (ONLY_ANSWER,))
    sight = Sight(who, answers, game.number, Imagination(game, who, who))
    weighing, answer = SearchBot(playouts=PLAYOUTS).weigh(sight)
    return Advice(answer, why(weighing, answer))
