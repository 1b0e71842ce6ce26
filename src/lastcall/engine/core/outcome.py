"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple

from lastcall.ids import SeatId
from lastcall.voice.sentences import listed


class Outcome(NamedTuple):
    """Who won, and whether they share it."""

    winners: tuple[SeatId, ...]
    """The seats of the side that is left, or of all who lost together."""

    tie: bool
    """All who were left lost together (LOSE-11)."""

    names: tuple[str, ...]
    """The names of the winners."""

    def __str__(self) -> str:
        if self.tie:
            return f"a tie between {listed(self.names)}"
        return f"{listed(self.names)} won"
