"""The seeds of games that are played in bulk."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

CHOOSING: Final = "choosing"
"""Deals on which bots may be compared and changed as often as one likes."""
CONFIRMING: Final = "confirming"
"""Fresh deals for the one that was chosen."""
SIMULATING: Final = "simulating"


def seed_of(family: str, run: int, number: int) -> int:
    """The seed of a game, from the seed of its run and its number there: a hash, so no two runs share games."""
    return int.from_bytes(blake2b(f"{family}/{run}/{number}".encode(), digest_size=8).digest(), "big") >> 1
