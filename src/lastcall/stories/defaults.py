"""What happens where a story says nothing: everybody declines."""

from __future__ import annotations

from lastcall.engine.core.codes import BID, CHOOSE, NOBODY, PASS, RESPOND
from lastcall.engine.game import Game
from lastcall.engine.play.chain import Window
from lastcall.engine.turn import Phases

MOST_QUESTIONS = 3000
DECLINING = ("Decline", "Buy nothing", "Stay out of it")


def default(game: Game) -> None:
    """Pass, no discard, order to the left, no split, no offer accepted; of several options the first."""
    if PASS in game.choices:
        game.answer(PASS)
        return
    question = game.question
    declining = [] if question is None or game.kind != CHOOSE else [t for t in question.texts() if t in DECLINING]
    game.answer(declining[0] if declining else game.choices[0])


def in_window(game: Game) -> bool:
    """Whether the pending question is an open response or bid; the quiet between the steps of a turn is none."""
    return game.outcome is None and game.kind in (RESPOND, BID) and not is_quiet(game)


def is_quiet(game: Game) -> bool:
    """A window on nothing in particular, between the steps of a turn."""
    top = game.stack
    return type(top) is Window and top.matter == NOBODY and not top.among and type(top.below) is Phases
