"""Who is out of the game, in which place, and what they fell to: read from the log, where everybody could see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from lastcall.engine.core.codes import ALCOHOL, GOLD, INN, NO_CARD, NOBODY, PASSED_OUT, POT
from lastcall.engine.drinks.facts import Drank
from lastcall.engine.play.facts import Changed, Paid
from lastcall.engine.table.facts import IsOut, SharedGold, TurnBegan
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Noted

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
    by: SeatId = NOBODY
    """The player whose doing that was; NOBODY: the Inn's, or its own."""


class Blow(NamedTuple):
    """Something that brought a side nearer to its end."""

    side: int
    gold: bool
    """It cost Gold; else it narrowed the gap between Fortitude and Alcohol Content."""
    amount: int
    to: str
    by: SeatId


def by_turn(game: Game) -> Iterator[tuple[int, Noted]]:
    """Everything that has happened, with the turn in which it did, counted from 1."""
    log = game.log or []
    turn = game.turn.number + 1 - sum(isinstance(fact, TurnBegan) for fact in log)
    for fact in log:
        if isinstance(fact, TurnBegan):
            turn += 1
        yield turn, fact


def harm(game: Game, fact: Noted) -> Blow | None:
    """What this did to somebody; None: no harm."""
    if isinstance(fact, Changed):
        lost = fact.amount if fact.track == ALCOHOL else -fact.amount
        return struck(game, fact.who, fact.track == GOLD, lost, title(game, fact.card), fact.source)
    if isinstance(fact, Paid):
        owed = "an ante" if fact.to == POT else "a debt to the Inn" if fact.to == INN else "a debt"
        words = title(game, fact.card) or owed
        by = SeatId(fact.to) if fact.to >= 0 else fact.source
        return struck(game, fact.who, True, 0 if fact.by_inn else fact.gold, words, by)
    if isinstance(fact, Drank):
        # With all their Fortitude, people get nothing out of a Drink that restores as much as it takes.
        lost = max(fact.alcohol - fact.fortitude, 1) if fact.alcohol > 0 or fact.fortitude < 0 else 0
        first = fact.cards[0] if fact.cards else NO_CARD  # Its Chasers follow.
        return struck(game, fact.who, False, lost, title(game, first), NOBODY)
    return None


def struck(game: Game, seat: SeatId, gold: bool, lost: int, to: str, by: SeatId) -> Blow | None:
    """Nobody strikes their own side."""
    side = game.seats[seat].side
    own = by >= 0 and game.seats[by].side == side
    return Blow(side, gold, lost, to, NOBODY if own else by) if lost > 0 else None


def title(game: Game, card: CardId) -> str:
    """What a card is called; empty: there is none."""
    return game.cards[card].title if card >= 0 else ""


def falls(game: Game) -> tuple[Fall, ...]:
    """LOSE-11: in the order in which they fell."""
    last: dict[tuple[int, bool], Blow] = {}
    together: list[list[Fall]] = []
    judged = False
    for turn, fact in by_turn(game):
        if isinstance(fact, IsOut):
            side = game.seats[fact.who].side
            cause = last.get((side, fact.how != PASSED_OUT))
            if not judged:
                together.append([])
            together[-1].append(Fall(side, 0, turn, cause.to if cause else "", cause.by if cause else NOBODY))
        elif (hit := harm(game, fact)) is not None:
            last[hit.side, hit.gold] = hit
        judged = isinstance(fact, (IsOut, SharedGold))
    left, found = len(game.sides), []
    for group in together:
        left -= len(group)
        found += [msgspec.structs.replace(fall, place=left + 1) for fall in group]
    return tuple(found)
