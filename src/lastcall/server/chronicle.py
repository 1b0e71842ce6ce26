"""The story of a game that is over, in numbers: places, the tracks turn by turn, and the moments that counted."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from lastcall.engine.core.codes import IN_GAME
from lastcall.engine.drinks.facts import Drank
from lastcall.engine.gambling.facts import TookPot
from lastcall.engine.game import Game
from lastcall.engine.seen.falls import Blow, Fall, by_turn, falls, harm
from lastcall.records import Record

MOST_POINTS: Final = 150
"""How many turns are kept at most, evenly spaced, besides the last."""


class Lived(msgspec.Struct, frozen=True):
    """One side: a player, or a team."""

    seats: tuple[int, ...]
    place: int
    fall: Fall | None
    """How it fell; None if it has won."""
    drinks: int
    """How many Drinks it has drunk."""
    fortitude: tuple[int, ...]
    """Its Fortitude after each of the turns in `after`."""
    alcohol: tuple[int, ...]
    gold: tuple[int, ...]


class Pot(msgspec.Struct, frozen=True):
    """A pot that somebody took."""

    seat: int
    gold: int
    turn: int


class Drunkest(msgspec.Struct, frozen=True):
    """Who had the most Alcohol Content, and when that was first so."""

    side: int
    alcohol: int
    turn: int


class Turning(msgspec.Struct, frozen=True):
    """From this turn on nobody had more life left than the winner; 0: nobody ever had."""

    side: int
    turn: int
    victim: int = -1
    """The side that fell in that turn, or else the one that was hit hardest."""
    lost: int = 0
    """What it lost, Fortitude and Alcohol Content together; 0 if it fell."""
    to: str = ""
    by: int = -1


class Chronicle(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/chronicle: the story of a game that is over."""

    turns: int
    after: tuple[int, ...]
    """The turns after which the tracks were noted; 0 is before the first."""
    sides: tuple[Lived, ...]
    pot: Pot | None
    """The biggest pot; None if nobody took one."""
    drunkest: Drunkest | None
    """None if nobody had any Alcohol Content."""
    turning: Turning | None
    """None if nobody has won alone."""


class Point(msgspec.Struct, frozen=True):
    """All tracks after one turn."""

    turn: int
    tracks: tuple[tuple[int, int, int], ...]
    """Fortitude, Alcohol Content and Gold of each side."""
    inside: tuple[bool, ...]
    """Which sides are still in the game."""

    def behind(self, side: int) -> bool:
        """Whether another side has more life left."""
        life = [fortitude - alcohol for fortitude, alcohol, _ in self.tracks]
        return any(life[other] > life[side] for other, here in enumerate(self.inside) if here)


def chronicle(record: Record) -> Chronicle:
    """Play the game again, which takes some hundredths of a second, and note its story."""
    points: list[Point] = []
    drunkest: Drunkest | None = None
    for game in record.moments(listen=True):
        turn = game.turn.number
        if not points or points[-1].turn < turn:
            points.append(point(game, turn))
        for number, side in enumerate(game.sides):
            if side.alcohol > (drunkest.alcohol if drunkest is not None else 0):
                drunkest = Drunkest(number, side.alcohol, turn + 1)
    points.append(point(game, game.turn.number + 1))
    lost = {fall.side: fall for fall in falls(game)}
    drinks = Counter(game.seats[fact.who].side for fact in game.log or () if isinstance(fact, Drank))
    kept = thinned(points)
    return Chronicle(
        turns=game.turn.number + 1,
        after=tuple(one.turn for one in kept),
        sides=tuple(
            Lived(
                side.seats,
                lost[number].place if number in lost else 1,
                lost.get(number),
                drinks[number],
                *(tuple(one.tracks[number][track] for one in kept) for track in range(3)),
            )
            for number, side in enumerate(game.sides)
        ),
        pot=biggest_pot(game),
        drunkest=drunkest,
        turning=turning_point(game, points),
    )


def point(game: Game, turn: int) -> Point:
    """The tracks as they are now."""
    tracks = tuple((side.fortitude, side.alcohol, side.gold) for side in game.sides)
    return Point(turn, tracks, tuple(side.out == IN_GAME for side in game.sides))


def thinned(points: list[Point]) -> list[Point]:
    """These points thinned out evenly to `MOST_POINTS`, besides the last."""
    step = -(-len(points) // MOST_POINTS)
    kept = points[::step]
    return kept if kept[-1] is points[-1] else [*kept, points[-1]]


def biggest_pot(game: Game) -> Pot | None:
    """The biggest pot that was taken; the first if several were as big."""
    pots = [Pot(fact.who, fact.gold, turn) for turn, fact in by_turn(game) if isinstance(fact, TookPot)]
    return max(pots, key=lambda pot: pot.gold, default=None)


def turning_point(game: Game, points: list[Point]) -> Turning | None:
    """When the winner took the lead for good, and what happened in that turn."""
    winners = {game.seats[seat].side for seat in game.outcome.winners} if game.outcome is not None else set()
    if game.outcome is None or game.outcome.tie or len(winners) != 1:
        return None
    (winner,) = winners
    behind = [one.turn for one in points if one.behind(winner)]
    if not behind:
        return Turning(winner, 0)
    turn = behind[-1] + 1
    fell = next((one for one in falls(game) if one.turn == turn), None)
    if fell is not None:
        return Turning(winner, turn, fell.side, 0, fell.to, fell.by)
    blows = [found for at, one in by_turn(game) if at == turn and (found := harm(game, one)) is not None]
    hits = [one for one in blows if not one.gold and one.side != winner]
    if not hits:
        return Turning(winner, turn)
    worst: Blow = max(hits, key=lambda one: one.amount)
    return Turning(winner, turn, worst.side, worst.amount, worst.to, worst.by)
