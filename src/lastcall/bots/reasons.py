"""Why a bot decides as it does: what it has compared, as facts. The two that count most, or that it hardly matters."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, NamedTuple

from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import is_out, power, thirst
from lastcall.bots.facts import (
    BETTER_HAND,
    HARDLY_MATTERS,
    LIKES_IT,
    NOTHING_ELSE,
    BringsGold,
    CostsThem,
    KeepsAhead,
    KeepsCard,
    PutsOut,
    StaysIn,
    TakesTheirGold,
)
from lastcall.bots.greedy import Weighing
from lastcall.bots.rollout import Course
from lastcall.engine.core.answers import played, unspoken
from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.guess import silence
from lastcall.ids import SeatId
from lastcall.voice.fact import Fact

GAMES: Final = 16
"""In so many imagined games the two answers are compared."""
MOST: Final = 2
"""So many reasons at most."""
SMALLEST: Final = 0.01
"""What counts less, as a part of somebody's strength, is no reason."""
PROBABLY: Final = 0.5
"""So much likelier it must be that somebody is out."""
A_POINT: Final = 0.75
"""Smaller differences of points or Gold are not worth a word."""

End = Callable[[Answer, int], Game]
"""Where an answer leads in one imagined game, by its number; the same number is the same game and the same luck."""


class Standing(NamedTuple):
    """How a side stands, on average over imagined games."""

    gap: float
    """Between Fortitude and Alcohol Content, less what waits to be drunk."""
    gold: float
    out: float
    strength: float


class Compared:
    """Two answers, by where they lead."""

    def __init__(self, game: Game, seat: SeatId, worth: Worth, end: End, chosen: Answer, other: Answer) -> None:
        self.game = game
        self.seat = seat
        self.chosen = chosen
        self.other = other
        sides = range(len(game.sides))
        ends = {answer: [end(answer, number) for number in range(GAMES)] for answer in (chosen, other)}
        self.after = {answer: [standing(found, side) for side in sides] for answer, found in ends.items()}
        self.hands = {
            answer: sum(worth.seat_of(one.seats[seat]) for one in found) / GAMES for answer, found in ends.items()
        }

    def reasons(self) -> list[tuple[float, Fact]]:
        """What speaks for the chosen answer, and how much each counts."""
        own = self.game.seats[self.seat].side
        found: list[tuple[float, Fact]] = []
        for side, (here, there) in enumerate(zip(self.after[self.chosen], self.after[self.other], strict=True)):
            found += self.about_us(here, there) if side == own else self.about_them(side, here, there)
        better = self.hands[self.chosen] - self.hands[self.other]
        if better > SMALLEST:
            play = played(self.other)
            keeps = play is not None and unspoken(self.chosen) == PASS
            found.append((better, KeepsCard(play.card) if keeps and play is not None else BETTER_HAND))
        return found

    def about_us(self, here: Standing, there: Standing) -> list[tuple[float, Fact]]:
        """What the answer does for its own side."""
        if there.out - here.out >= PROBABLY:
            return [(9.0, StaysIn(self.seat))]
        found: list[tuple[float, Fact]] = []
        counts = log(max(here.strength, 0.01) / max(there.strength, 0.01))
        if here.gap - there.gap >= A_POINT:
            found.append(
                (max(counts, SMALLEST), KeepsAhead(self.seat, max(0, round(here.gap)), max(0, round(there.gap))))
            )
        if here.gold - there.gold >= A_POINT:
            found.append((max(counts, SMALLEST) / 2, BringsGold(self.seat, round(here.gold - there.gold))))
        return found

    def about_them(self, side: int, here: Standing, there: Standing) -> list[tuple[float, Fact]]:
        """What it does to another side."""
        whom = self.game.sides[side].seats[0]
        if here.out - there.out >= PROBABLY:
            return [(8.0, PutsOut(whom))]
        found: list[tuple[float, Fact]] = []
        others = [one for number, one in enumerate(self.after[self.other]) if number != self.game.seats[self.seat].side]
        counts = (there.strength - here.strength) / max(sum(one.strength for one in others), 0.01)
        closest = there.gap <= min(one.gap for one in others if one.out < PROBABLY or one is there)
        strongest = there.strength >= max(one.strength for one in others)
        if there.gap - here.gap >= A_POINT and (closest or strongest):
            found.append((counts, CostsThem(whom, round(there.gap - here.gap), closest)))
        if there.gold - here.gold >= A_POINT:
            found.append((counts / 2, TakesTheirGold(whom, round(there.gold - here.gold))))
        return found


def standing(games: list[Game], side: int) -> Standing:
    """How a side stands, on average."""
    gap = gold = out = strength = 0.0
    for game in games:
        one = game.sides[side]
        if is_out(game, one.seats[0]):
            out += 1
        else:
            gap += one.fortitude - one.alcohol - sum(thirst(game, seat) for seat in one.seats)
            gold += one.gold
            strength += power(game, side)
    still = max(len(games) - out, 1.0)
    return Standing(gap / still, gold / still, out / len(games), strength / len(games))


def why(weighing: Weighing, chosen: Answer) -> tuple[Fact, ...]:
    """Why this answer was taken and not passing, or else the next best: the reasons that count most, if any does."""
    other = weighing.passing
    if other is None or other == chosen:
        other = next((one for one in weighing.ranked(MOST) if one != chosen), None)
    if other is None:
        return (NOTHING_ELSE,)
    luck = weighing.chance.getrandbits(30)
    games = []
    for _ in range(GAMES):
        game = weighing.sight.imagine(weighing.chance)
        silence(game, weighing.seat)
        games.append(game)

    def end(answer: Answer, number: int) -> Game:
        game = games[number].copy()
        Course(weighing.seat, weighing.worth, (luck + number) % 1009).run(game, answer)
        return game

    found = Compared(weighing.first, weighing.seat, weighing.worth, end, chosen, other).reasons()
    found = sorted((one for one in found if one[0] >= SMALLEST), key=lambda one: -one[0])[:MOST]
    if found:
        return tuple(fact for _, fact in found)
    return (LIKES_IT,) if weighing.least[chosen] < 0 else (HARDLY_MATTERS,)
