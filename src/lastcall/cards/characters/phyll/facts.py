"""What Phyll's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Card, Noted, Seat, says


class Shelved(Noted, frozen=True):
    """A Mix-in that was drawn."""

    rules = ("PHYLL-03",)
    who: Seat
    card: Card


says(Shelved, "{who} put~ {card} on the Mix-in Shelf")
