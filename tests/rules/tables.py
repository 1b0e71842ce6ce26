"""Tables for tests that a story cannot tell."""

from __future__ import annotations

from typing import Any

from lastcall import Game, new_game

FOUR = ("Brannoc", "Ilka", "Oda", "Pell")


def table(seats: int = 4, **choices: Any) -> Game:
    """A new game of so many regulars."""
    names = [FOUR[number % len(FOUR)] for number in range(seats)]
    return new_game(names, **choices)
