"""One coin for several players."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL
from lastcall.engine.game import Game
from lastcall.engine.play.joint_toss import toss_for_helpers
from lastcall.engine.table.who import taking_part
from lastcall.language.template import says
from lastcall.language.words.choices import Choice
from lastcall.language.words.lines import EFFECTS, Becoming
from lastcall.language.words.people import Each


class JointTossLine(Becoming):
    """Everybody may take the risk; one coin decides for all who do."""

    heads: tuple[Effect, ...]
    tails: tuple[Effect, ...]

    def effect(self) -> Effect:
        return JointToss(self.heads, self.tails)


says(
    JointTossLine,
    "each player may help, and one coin is tossed for all who do: on heads {heads}; on tails {tails}.",
    heads=EFFECTS,
    tails=EFFECTS,
)


class JointToss(Choice):
    """CARD-057: the branches are the two sides of the coin."""

    calls = CALLS_ALL

    def __init__(self, heads: tuple[Effect, ...], tails: tuple[Effect, ...]) -> None:
        self.who = Each()
        self.heads = heads
        self.tails = tails
        self.prepare()

    def parts(self) -> tuple[object, ...]:
        return (self.heads, self.tails)

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.heads, self.tails)

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: whoever Ignores the card is not asked."""
        toss_for_helpers(game, play, step, taking_part(game, play, play.seat))
