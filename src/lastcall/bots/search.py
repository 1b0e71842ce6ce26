"""The bot that plays on in its mind: the best answers of a ranking, to the end of the turn, again and again.

Answers share their imagined games and their luck, and those that do worse drop out early (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from lastcall.bots.bot import Sight
from lastcall.bots.greedy import GreedyBot, Weighing
from lastcall.bots.playout import Playout
from lastcall.bots.temperament import CALM, Temperament, liking
from lastcall.engine.core.codes import RESPOND
from lastcall.engine.game import Answer
from lastcall.engine.play.defeat import in_danger

PLAYOUTS: Final = 200
"""How many playouts a decision takes."""
KEPT: Final = 6
"""How many answers of the ranking are played out; passing always is."""
TURNS: Final = 1


def never() -> bool:
    """Nothing interrupts it."""
    return False


class SearchBot:
    """Plays the best answers out. The same seed and number of playouts give the same answers."""

    looks: ClassVar = True

    def __init__(
        self,
        seed: int = 0,
        temper: Temperament = CALM,
        playouts: int = PLAYOUTS,
        interrupted: Callable[[], bool] = never,
    ) -> None:
        self.seed = seed
        self.temper = temper
        self.playouts = playouts
        self.interrupted = interrupted
        """Asked before each imagined game; once it says so, the best answer so far is taken."""

    def choose(self, sight: Sight) -> Answer:
        """The answer that leads to the best ends of this turn."""
        return self.weigh(sight)[1]

    def weigh(self, sight: Sight) -> tuple[Weighing, Answer]:
        """What it has compared at first, and what it takes."""
        weighing, first = GreedyBot(self.seed, self.temper).weigh(sight)
        if len(weighing.totals) > 1 and not keeps_for_later(weighing):
            return weighing, Halving(weighing, self.temper, self.playouts, self.interrupted).best()
        return weighing, first


def keeps_for_later(weighing: Weighing) -> bool:
    """Whether only Anytime cards could be played, in a quiet moment: the end of one turn does not show their worth."""
    game = weighing.first
    return game.kind == RESPOND and game.quiet and not in_danger(game, weighing.seat)


class Halving:
    """One decision: playouts, shared out among fewer and fewer answers."""

    def __init__(self, weighing: Weighing, temper: Temperament, playouts: int, interrupted: Callable[[], bool]) -> None:
        self.weighing = weighing
        self.playouts = playouts
        self.interrupted = interrupted
        self.answers = weighing.ranked(KEPT)
        self.totals = dict.fromkeys(self.answers, 0.0)
        """How well each has done; together with what the bot likes, as a part of what there is to win."""
        fair = 1.0 / len(weighing.first.sides)
        self.likings = {answer: fair * liking(weighing.first, weighing.seat, answer, temper) for answer in self.answers}

    def best(self) -> Answer:
        """Half of the answers drop out after each round, until one is left."""
        answers = self.answers
        rounds = max(1, (len(answers) - 1).bit_length())
        each = self.playouts // rounds
        while len(answers) > 1:
            for _ in range(max(1, each // len(answers))):
                if self.interrupted():
                    return answers[0]
                self.try_all(answers)
            answers.sort(key=self.totals.__getitem__, reverse=True)
            del answers[(len(answers) + 1) // 2 :]
        return answers[0]

    def try_all(self, answers: list[Answer]) -> None:
        """Every answer in the same imagined game, with the same luck."""
        weighing = self.weighing
        game = weighing.sight.imagine(weighing.chance)
        luck = weighing.chance.getrandbits(30)
        for answer in answers:
            playout = Playout(weighing.seat, weighing.worth, luck)
            self.totals[answer] += playout.value(game.copy(), answer, TURNS) + self.likings[answer]
