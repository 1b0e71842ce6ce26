"""What Amundyr's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Card, Noted, Seat, says


class BittenByScarab(Noted, frozen=True):
    """Somebody a Scarab bites, and the card that stands for it."""

    rules = ("AMUNDYR-03", "AMUNDYR-04")
    who: Seat
    card: Card


says(BittenByScarab, "A Scarab bites {who}")


class GotScarabs(Noted, frozen=True):
    """Scarabs that somebody has now."""

    rules = ("AMUNDYR-02", "AMUNDYR-09")
    who: Seat
    scarabs: int


says(GotScarabs, "{who} get~ {scarabs} Scarab^")


class GaveBackScarabs(Noted, frozen=True):
    """Scarabs that somebody no longer has."""

    rules = ("AMUNDYR-03", "AMUNDYR-11")
    who: Seat
    scarabs: int


says(GaveBackScarabs, "{who} give~ back {scarabs} Scarab^")


# --- why not

NO_OTHER_SCARAB: Final = no("NoOtherScarab", ("AMUNDYR-02",), "Nobody else has a Scarab")
