"""SETUP, TEAM, BOSS: who plays with whom, and the numbers a variant gives them. A Boss is just such a set-up."""

from __future__ import annotations

from typing import Final, NamedTuple

HAND_SIZE: Final = 7


class Seating(NamedTuple):
    """Sides in turn order, each of seats that share a mat and a turn."""

    sides: tuple[tuple[int, ...], ...]
    gold: int
    """For each side."""
    hands: tuple[int, ...]
    """Hand sizes, by seat."""
    actions: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """By side: Action Cards of each member in a turn, and in the first turn of the game (TURN-06)."""
    orders: tuple[tuple[int, int], ...]
    """By side: Drinks to order in a turn, and in the first turn of the game (TURN-09)."""
    potions: tuple[int, ...]
    """Potion Tokens, by side."""


def starting_gold(players: int) -> int:
    """SETUP-05."""
    return 8 if players == 2 else 12 if players >= 7 else 10


def individual(size: int) -> Seating:
    """Everybody for themselves."""
    sides = tuple((seat,) for seat in range(size))
    actions, orders = (((1,), (1,)),) * size, ((1, 1),) * size
    return Seating(sides, starting_gold(size), (HAND_SIZE,) * size, actions, orders, (0,) * size)
