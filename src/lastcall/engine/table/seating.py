"""SETUP, TEAM, BOSS: who plays with whom, and the numbers a variant gives them. A Boss is just such a set-up."""

from __future__ import annotations

from typing import Final, NamedTuple

from lastcall.engine.core.codes import NOBODY
from lastcall.ids import SEATS, SeatId

HAND_SIZE: Final = 7
TEAM_GOLD: Final = 10
"""TEAM-04, BVB-02: starting Gold that does not depend on the number of players."""


class Seating(NamedTuple):
    """Sides in turn order, each of seats that share a mat and a turn."""

    sides: tuple[tuple[SeatId, ...], ...]
    gold: int
    """Starting Gold of each side."""
    hands: tuple[int, ...]
    """Hand sizes, by seat."""
    actions: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """By side: Action Cards of each member in a turn, and in the first turn of the game (TURN-06)."""
    orders: tuple[tuple[int, int], ...]
    """By side: Drinks to order in a turn, and in the first turn of the game (TURN-09)."""
    potions: tuple[int, ...]
    """Potion Tokens, by side."""
    bosses: int = 0
    """Bit set of the seats whose deck holds Boss Cards, and who bring what only a Boss has (BOSS-06, BOSS-07)."""
    first: SeatId = NOBODY
    """The seat that must go first (BOSS-08); NOBODY if the table decides (SETUP-10, TEAM-45)."""


def starting_gold(players: int) -> int:
    """SETUP-05: the Gold each player starts with, which depends on the number of players."""
    return 8 if players == 2 else 12 if players >= 7 else 10


def individual(size: int) -> Seating:
    """Everybody for themselves."""
    sides = tuple((seat,) for seat in SEATS[:size])
    actions, orders = (((1,), (1,)),) * size, ((1, 1),) * size
    return Seating(sides, starting_gold(size), (HAND_SIZE,) * size, actions, orders, (0,) * size)


def pairs(sides: tuple[tuple[SeatId, ...], ...], bosses: int = 0) -> Seating:
    """THD-02 to THD-04, THB-02, LACKEY-02: one Action Card each, two Drinks and two Potions for each side."""
    actions = tuple(((1,) * len(side), (1,) * len(side)) for side in sides)
    hands = (HAND_SIZE,) * sum(map(len, sides))
    return Seating(sides, TEAM_GOLD, hands, actions, ((2, 2),) * len(sides), (2,) * len(sides), bosses)


def battle(boss: SeatId, challengers: tuple[SeatId, ...]) -> Seating:
    """BOSS-03, BOSS-04, BOSS-08, BOSS-10, BOSS-13, BOSS-16: one against many, with the numbers of many."""
    many = len(challengers)
    hands = [HAND_SIZE] * (many + 1)
    hands[boss] = HAND_SIZE + many - 1
    half = 1 if many <= 2 else 2
    actions = (((many,), (half,)), ((1,) * many, (1,) * many))
    orders = ((many, half), (1, 1))
    return Seating(((boss,), challengers), TEAM_GOLD, tuple(hands), actions, orders, (many, many), 1 << boss, boss)


def bosses(size: int) -> Seating:
    """BVB-01, BVB-02: everybody for themselves, with the deck of a Boss."""
    return individual(size)._replace(gold=TEAM_GOLD, bosses=(1 << size) - 1)
