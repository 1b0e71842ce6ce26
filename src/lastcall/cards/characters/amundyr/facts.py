"""What Amundyr's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Card, Fact, Noted, Seat, always, no_player, says


class BittenByScarab(Noted, frozen=True):
    """Somebody a Scarab bites, and the card that stands for it."""

    rules = ("AMUNDYR-03", "AMUNDYR-04")
    who: Seat
    card: Card


says(BittenByScarab, "A Scarab bites {who} and crawls home")


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


# --- questions

WHOM_TO_BITE: Final = always("WhomToBite", "Who does a Scarab bite next?")
WITH_A_SCARAB: Final = always("WithAScarab", "Order a Drink with a Scarab. Who is it for?")


class WhoGetsScarabs(Fact, frozen=True):
    """Scarabs to hand out."""

    scarabs: int


says(WhoGetsScarabs, "Who gets {scarabs} Scarab^?")


class Somebody(Fact, frozen=True):
    """A player, or nobody."""

    who: Seat


says(Somebody, "Nobody", who=no_player)
says(Somebody, "{who:self}")


class Biting(Fact, frozen=True):
    """A card that stands for a Scarab."""

    who: Seat


says(Biting, "A Scarab bites {who}")


class HasScarabs(Fact, frozen=True):
    """A Drink with Scarabs in it."""

    scarabs: int


says(HasScarabs, "gives its drinker {scarabs} Scarab^")


class GetsScarabs(Fact, frozen=True):
    """What such a Drink does."""

    scarabs: int


says(GetsScarabs, "gain {scarabs} Scarab^")
