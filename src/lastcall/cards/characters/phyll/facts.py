"""What Phyll's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Card, Noted, Seat, says


class Shelved(Noted, frozen=True):
    """A Mix-in that was drawn."""

    rules = ("PHYLL-03",)
    who: Seat
    card: Card


says(Shelved, "{who} put~ {card} on the Mix-in Shelf")


# --- why not

MIXED_ALREADY: Final = no("MixedAlready", ("PHYLL-02",), "That Drink already has a Mix-in")
