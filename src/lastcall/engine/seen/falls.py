"""Who is out of the game, in which place, and what they fell to: read from the log, where everybody could see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from lastcall.engine.core.codes import ALCOHOL, GOLD, INN, NOBODY, PASSED_OUT, POT
from lastcall.engine.core.entries import Recorded
from lastcall.engine.drinks.service import Drank
from lastcall.engine.play.defeat import IsOut, SharedGold
from lastcall.engine.play.losses import Changed, Paid
from lastcall.engine.turn import TurnBegan

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Fall(msgspec.Struct, frozen=True):
    """A side that is out of the game."""

    side: int
    place: int
    """1 is the winner's; those who fall together share the best place left."""
    turn: int
    """Counted from 1."""
    to: str = ""
    """The card or Drink it fell to, else in words; empty: nothing in particular."""
    by: int = NOBODY
    """The player whose doing that was; NOBODY: the Inn's, or its own."""


class Blow(NamedTuple):
    """Something that brought a side nearer to its end."""

    side: int
    gold: bool
    """It cost Gold; else it narrowed the gap between Fortitude and Alcohol Content."""
    amount: int
    to: str
    by: int


def by_turn(game: Game) -> Iterator[tuple[int, Recorded]]:
    """Everything that has happened, with the turn in which it did, counted from 1."""
    log = game.log or []
    turn = game.turn.number + 1 - sum(recorded[0] is TurnBegan for recorded in log)
    for recorded in log:
        if recorded[0] is TurnBegan:
            turn += 1
        yield turn, recorded


def harm(game: Game, recorded: Recorded) -> Blow | None:
    """What this did to somebody; None: no harm."""
    if recorded[0] is Changed:
        seat, track, change, card, source = (*recorded[1:], NOBODY, NOBODY)[:5]
        lost = change if track == ALCOHOL else -change
        return struck(game, seat, track == GOLD, lost, title(game, card), source)
    if recorded[0] is Paid:
        seat, payee, amount, by_inn, card, source = (*recorded[1:], NOBODY, NOBODY)[:6]
        words = title(game, card) or {POT: "an ante", INN: "a debt to the Inn"}.get(payee, "a debt")
        return struck(game, seat, True, 0 if by_inn else amount, words, payee if payee >= 0 else source)
    if recorded[0] is Drank:
        seat, alcohol, fortitude, card = (*recorded[1:], NOBODY)[:4]  # Its Chasers follow.
        # With all their Fortitude, people get nothing out of a Drink that restores as much as it takes.
        lost = max(alcohol - fortitude, 1) if alcohol > 0 or fortitude < 0 else 0
        return struck(game, seat, False, lost, title(game, card), NOBODY)
    return None


def struck(game: Game, seat: int, gold: bool, lost: int, to: str, by: int) -> Blow | None:
    """Nobody strikes their own side."""
    side = game.seats[seat].side
    own = by >= 0 and game.seats[by].side == side
    return Blow(side, gold, lost, to, NOBODY if own else by) if lost > 0 else None


def title(game: Game, card: int) -> str:
    """What a card is called; empty: there is none."""
    return game.cards[card].title if card >= 0 else ""


def falls(game: Game) -> tuple[Fall, ...]:
    """LOSE-11: in the order in which they fell."""
    last: dict[tuple[int, bool], Blow] = {}
    together: list[list[Fall]] = []
    judged = False
    for turn, recorded in by_turn(game):
        if recorded[0] is IsOut:
            side = game.seats[recorded[1]].side
            cause = last.get((side, recorded[2] != PASSED_OUT))
            if not judged:
                together.append([])
            together[-1].append(Fall(side, 0, turn, cause.to if cause else "", cause.by if cause else NOBODY))
        elif (hit := harm(game, recorded)) is not None:
            last[hit.side, hit.gold] = hit
        judged = recorded[0] in (IsOut, SharedGold)
    left, found = len(game.sides), []
    for group in together:
        left -= len(group)
        found += [msgspec.structs.replace(fall, place=left + 1) for fall in group]
    return tuple(found)
