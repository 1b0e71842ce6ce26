"""How far a story looks for the question that an answer is meant for."""

from __future__ import annotations

from lastcall.engine.core.codes import NO_MATTER
from lastcall.engine.core.frames import Frame
from lastcall.engine.gambling.round import Betting
from lastcall.engine.game import Game
from lastcall.engine.play.chain import Window
from lastcall.engine.turn import Phases
from lastcall.stories.wanted import Wanted

STEPS = (Phases, Betting)
"""What goes on when nothing is being resolved: the phases of a turn, the gambling turns of a Round."""


class Scope:
    """Until the end of the turn; a choice belongs to what is being resolved, or else to the phase."""

    def __init__(self, game: Game, wanted: Wanted) -> None:
        self.turn = game.turn.number
        self.phase = game.turn.phase
        self.chooses = wanted.verb == "chooses"
        step = resting(game)
        self.rests = type(step) in STEPS
        """Nothing was being resolved at the latest question."""
        while step is not None and type(step) not in STEPS:
            step = step.below
        self.level = 0 if self.rests else depth(step)
        """How deep in the stack the step lies that goes on when all is resolved; 0: it is the phase that counts."""

    def over(self, game: Game) -> bool:
        """Whether what comes now is no longer meant."""
        if game.outcome is not None or game.turn.number != self.turn:
            return True
        if not self.chooses:
            return False
        step = resting(game)
        rested, self.rests = self.rests, type(step) in STEPS
        if self.level:
            return self.rests and depth(step) <= self.level
        # Somebody who is out ends the phase in the middle of things, and what follows still belongs to it.
        return game.turn.phase != self.phase and (rested or self.rests)


def resting(game: Game) -> Frame | None:
    """The top of the stack, below a quiet window."""
    top = game.stack
    return top.below if type(top) is Window and top.matter == NO_MATTER and not top.among else top


def depth(frame: Frame | None) -> int:
    """How many frames lie there, this one included."""
    found = 0
    while frame is not None:
        found += 1
        frame = frame.below
    return found
