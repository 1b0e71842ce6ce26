"""Which window a move is meant for: before or after something of the turn or the Round, or in answer to a card."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from lastcall.engine.core.codes import ACTION_PHASE, NO_MATTER, POT
from lastcall.engine.core.matters import Batch, Matter, Play
from lastcall.engine.drinks.drink import Served
from lastcall.engine.gambling.round import Betting, Win
from lastcall.engine.game import Game
from lastcall.engine.play.chain import Window
from lastcall.engine.play.defeat import LastChances
from lastcall.engine.table.facts import AfterAction, AfterPhase, BeforePhase
from lastcall.engine.turn import Phases
from lastcall.stories.failed import Failed
from lastcall.stories.meant import hint
from lastcall.stories.script import PHASES, Story
from lastcall.stories.targets import is_called
from lastcall.voice.sentences import plain

IN_TURN = (*PHASES[:-1], "draw")
"""What each phase is for; the first is for discarding and drawing."""
ON_CARDS = ("in answer to", "after")
"""What may stand before a title."""
FOR_INSTANCE = "write for instance 'before the Action', 'after the order', 'in answer to X' or 'after X'"

IsOpen = Callable[[Game], bool]


class NamedWindow(NamedTuple):
    """A window as written, and how to know it."""

    text: str
    is_open: IsOpen


def moment(story: Story, when: str, what: str) -> NamedWindow:
    """before the Action, after the antes, before A's gambling turn, in A's last chance, in answer to X, after X."""
    text = f"{when} {what}"
    if match := re.fullmatch(rf"(?:before|after) the ({'|'.join(IN_TURN)})", text, re.IGNORECASE):
        word = match[1].casefold()
        phase = 0 if word == "draw" else PHASES.index(word)
        return NamedWindow(text, lambda game: is_beside(game, phase, AfterPhase if when == "after" else BeforePhase))
    if match := re.fullmatch(r"before (.+?)['’]s gambling turn", text):
        seat = story.seat(match[1])
        return NamedWindow(text, lambda game: is_before_gambling(game, seat))
    if match := re.fullmatch(r"(?:before|after) (.+?) takes the pot", text):
        seat = story.seat(match[1])
        return NamedWindow(text, lambda game: is_winning(game, seat, when == "after"))
    if match := re.fullmatch(r"in (.+?)['’]s last chance", text):
        seat = story.seat(match[1])
        return NamedWindow(text, lambda game: is_last_chance(game, seat))
    if match := re.fullmatch(r"(?:in answer to|after) the (ante|payment)s?", text):
        antes = match[1] == "ante"
        return NamedWindow(text, lambda game: is_paying(game, antes, when == "after"))
    card = story.titles.find(what)
    if card is None or when not in ON_CARDS:
        near = hint(what, (one.title for one in story.titles.all())) if when in ON_CARDS else ""
        raise Failed(f"cannot read the window {text!r}{near or f'; {FOR_INSTANCE}'}")
    title = card.title
    return NamedWindow(text, lambda game: is_on(game, title, when == "after"))


def open_matter(game: Game) -> Matter | None:
    """What the open window is about."""
    top = game.stack
    return game.matters.get(top.matter) if type(top) is Window else None


def is_beside(game: Game, phase: int, side: type[BeforePhase] | type[AfterPhase]) -> bool:
    """The quiet before or after what a phase is for."""
    top = game.stack
    if type(top) is not Window or top.matter != NO_MATTER or type(top.below) is not Phases:
        return False
    quiet = top.below.quiet_situation(game, game.asked)
    if isinstance(quiet, AfterAction):
        return side is AfterPhase and phase == ACTION_PHASE
    return isinstance(quiet, side) and quiet.phase == phase


def is_before_gambling(game: Game, seat: int) -> bool:
    """The quiet before somebody's gambling turn."""
    top = game.stack
    before = type(top) is Window and top.matter == NO_MATTER and type(top.below) is Betting
    return before and game.round is not None and game.round.turn == seat


def is_winning(game: Game, seat: int, taken: bool) -> bool:
    """TIMING-12: before or after somebody takes the pot."""
    matter = open_matter(game)
    return isinstance(matter, Win) and matter.seat == seat and bool(matter.taken) == taken


def is_last_chance(game: Game, seat: int) -> bool:
    """LOSE-04: somebody who is about to lose may play a last card."""
    top = game.stack
    return type(top) is Window and type(top.below) is LastChances and top.among == (seat,)


def is_paying(game: Game, antes: bool, paid: bool) -> bool:
    """Antes, or payments that no card makes, are due or have been paid."""
    matter = open_matter(game)
    if not isinstance(matter, Batch):
        return False
    packets = [game.packet(number) for number in matter.packets]
    return any(one.payee == POT for one in packets) == antes and any(one.settled for one in packets) == paid


def is_on(game: Game, title: str, happened: bool) -> bool:
    """TIMING-10, TIMING-11: a card or a Drink is on the table; or the card has done what it does."""
    matter = open_matter(game)
    if isinstance(matter, Served):
        drinks = [game.drink(number) for number in matter.drinks]
        return not happened and any(is_called(game, drink, title) for drink in drinks)
    if not isinstance(matter, Play) or matter.put_away != happened:
        return False
    return plain(game.cards[matter.card].title) == plain(title)
