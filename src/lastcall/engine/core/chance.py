"""The random generator: a seed and a count of draws, so that copying it costs nothing.

Each draw hashes both (SHAKE-256), so nobody can tell the next shuffle from those they have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256
from struct import unpack

from lastcall.ids import CardId


def numbers(seed: int, count: int, how_many: int) -> tuple[int, ...]:
    """This many numbers of 32 bits, for this draw of this seed."""
    drawn: tuple[int, ...] = unpack(f"<{how_many}I", shake_256(b"%d/%d" % (seed, count)).digest(4 * how_many))
    return drawn


def roll(seed: int, count: int, sides: int) -> int:
    """A number from 0 to sides - 1."""
    return numbers(seed, count, 1)[0] * sides >> 32


def shuffle(seed: int, count: int, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """The cards in a new order (Fisher and Yates)."""
    deck = list(cards)
    last = len(deck)
    for number in numbers(seed, count, last):
        other = number * last >> 32
        last -= 1
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
