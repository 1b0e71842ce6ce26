"""What happens where a story says nothing: everybody declines."""

from __future__ import annotations

from lastcall.cards.characters.vlazlo.facts import BUY_NOTHING
from lastcall.engine.core.answers import chooses_option, picked
from lastcall.engine.core.codes import BID, CHOOSE, NO_MATTER, PASS, RESPOND
from lastcall.engine.gambling.round import Betting
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Window
from lastcall.engine.play.choices import Choosing, branching
from lastcall.engine.play.facts import TO_STAY_OUT
from lastcall.engine.turn import Phases

MOST_QUESTIONS = 3000
DECLINING = (BUY_NOTHING, TO_STAY_OUT)
"""Options that decline, besides the branch of a card that does."""


def default(game: Game) -> None:
    """Pass, no discard, order to the left, no split, no offer accepted; of several options the first."""
    if PASS in game.choices:
        game.answer(PASS)
        return
    game.answer(next(filter(lambda answer: declines(game, answer), game.choices), game.choices[0]))


def declines(game: Game, answer: Answer) -> bool:
    """Whether an option turns down what is offered."""
    top = game.stack
    if game.kind != CHOOSE or not chooses_option(answer) or top is None:
        return False
    if type(top) is Choosing:
        return branching(game, game.play(top.play), top.step).declining == picked(answer)
    return top.option(game, picked(answer)) in DECLINING


def in_window(game: Game) -> bool:
    """Whether the pending question is an open response or bid; the quiet between the steps of a turn is none."""
    return game.outcome is None and game.kind in (RESPOND, BID) and not is_quiet(game)


def is_quiet(game: Game) -> bool:
    """A window on nothing in particular, between the steps of a turn or of a Round."""
    top = game.stack
    return type(top) is Window and top.matter == NO_MATTER and not top.among and type(top.below) in (Phases, Betting)
