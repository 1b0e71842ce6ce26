"""The moves of a story."""

from __future__ import annotations

from collections.abc import Callable

from lastcall.engine.core.codes import SEAT_CHOSEN, WHO_DRINKS
from lastcall.engine.drinks.facts import Drank, Sobered
from lastcall.engine.game import Game
from lastcall.engine.play.chain import Window
from lastcall.engine.play.facts import PlayedCard
from lastcall.ids import SeatId
from lastcall.stories.defaults import MOST_QUESTIONS, default
from lastcall.stories.failed import Failed
from lastcall.stories.meant import nearest
from lastcall.stories.reasons import not_offered
from lastcall.stories.scope import Scope
from lastcall.stories.script import Story
from lastcall.stories.wanted import Wanted, read_move

Move = Callable[[Game], None]
"""Declines what the story does not speak of, then does what it says."""

WINDOW_CLOSES = "the window closes"
TURN_ENDS = "the turn ends"


def read(story: Story, text: str) -> Move:
    """A move, ready to be made; Failed if it cannot be read."""
    if text.casefold() == WINDOW_CLOSES:
        return close_window
    if text.casefold() == TURN_ENDS:
        return finish_turn
    meant = nearest(text, [WINDOW_CLOSES, TURN_ENDS], 0.8)
    if meant:
        raise Failed(f"cannot read the move {text!r}; write '> {meant}'")
    wanted = read_move(story, text)
    if wanted.verb == "ends the phase":
        return lambda game: end_phase(story, game, wanted.seat)
    if wanted.verb == "drinks":
        return lambda game: drink(story, game, wanted.seat)
    return lambda game: move(game, wanted)


def move(game: Game, wanted: Wanted) -> None:
    """Decline unscripted questions until the seat is offered the move, at most to the end of the turn; make it."""
    scope = Scope(game, wanted)
    before = game.copy()
    for _ in range(MOST_QUESTIONS):
        if scope.over(game):
            break
        if wanted.may_speak(game) and wanted.is_time(game):
            answer = wanted.find(game)
            if answer is not None:
                game.answer(answer)
                wanted.finish(game)
                return
        default(game)
    raise Failed(not_offered(before, wanted))


def close_window(game: Game) -> None:
    """Everybody who is still to be asked in the open window declines."""
    top = game.stack
    if game.outcome is not None or type(top) is not Window:
        question = game.question
        pending = "the game is over" if question is None else f"{game.names[question.seat]} is asked: {question.prompt}"
        raise Failed(f"no window is open; {pending}")
    for _ in range(MOST_QUESTIONS):
        default(game)
        here = game.stack
        if game.outcome is not None or type(here) is not Window:
            return
        if here.below is not top.below or (here.matter, here.bits) != (top.matter, top.bits):
            return


def drink(story: Story, game: Game, seat: SeatId) -> None:
    """Decline until this seat has drunk, or sobered up."""
    assert game.log is not None
    start = len(game.log)
    turn = game.turn.number
    while game.outcome is None and game.turn.number == turn:
        if any(isinstance(fact, (Drank, Sobered)) and fact.who == seat for fact in game.log[start:]):
            return
        if game.kind == WHO_DRINKS and (SEAT_CHOSEN, seat) in game.choices:
            game.answer((SEAT_CHOSEN, seat))  # TEAM-17
        else:
            default(game)
    if any(isinstance(fact, (Drank, Sobered)) and fact.who == seat for fact in game.log[start:]):
        return
    name = story.places[seat].name
    played = [game.cards[fact.card] for fact in game.log[start:] if isinstance(fact, PlayedCard) and fact.who == seat]
    event = f": an Event is not drunk; write '> {name} ends the phase'"
    raise Failed(f"{name} does not drink in this turn{event if any(one.event for one in played) else ''}")


def finish_turn(game: Game) -> None:
    """Decline until the next turn begins."""
    turn = game.turn.number
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or game.turn.number != turn:
            break
        default(game)
    if game.turn.number == turn:
        raise Failed("the turn does not end" if game.outcome is None else "the game is over before the turn ends")


def end_phase(story: Story, game: Game, seat: SeatId) -> None:
    """Decline until the phase of this seat's turn is over."""
    if game.outcome is not None or seat not in game.turn.seats:
        raise Failed(f"it is not {story.places[seat].name}'s turn")
    turn, phase = game.turn.number, game.turn.phase
    for _ in range(MOST_QUESTIONS):
        if game.outcome is not None or (game.turn.number, game.turn.phase) != (turn, phase):
            return
        default(game)
    raise Failed("the phase does not end")
