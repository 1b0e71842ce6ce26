"""SETUP, TEAM, BOSS: who plays with whom, and the numbers a variant gives them. A Boss is a set-up."""

from __future__ import annotations

from typing import NamedTuple

HAND_SIZE = 7

Pair = tuple[int, int]
"""How many in a turn, and how many in the first turn of the game."""


class Seating(NamedTuple):
    """Sides in turn order, each of seats that share a mat and a turn."""

    sides: tuple[tuple[int, ...], ...]
    gold: int
    """For each side."""
    hands: tuple[int, ...]
    """Hand sizes, by seat."""
    actions: tuple[Pair, ...]
    """Action Cards, by seat (TURN-06)."""
    orders: tuple[Pair, ...]
    """Drinks to order, by side (TURN-09)."""
    potions: tuple[int, ...]
    """Potion Tokens, by side."""


def starting_gold(players: int) -> int:
    """SETUP-05."""
    return 8 if players == 2 else 12 if players >= 7 else 10


def individual(size: int) -> Seating:
    """Everybody for themselves."""
    one = ((1, 1),) * size
    sides = tuple((seat,) for seat in range(size))
    return Seating(sides, starting_gold(size), (HAND_SIZE,) * size, one, one, (0,) * size)
