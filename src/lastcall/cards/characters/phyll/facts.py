"""What Phyll's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Amount, Card, Change, Fact, Mixed, Name, Noted, Seat, always, says


class Shelved(Noted, frozen=True):
    """A Mix-in that was drawn."""

    rules = ("PHYLL-03",)
    who: Seat
    card: Card


says(Shelved, "{who} put~ {card} on the Mix-in Shelf")


# --- why not

MIXED_ALREADY: Final = no("MixedAlready", ("PHYLL-02",), "That Drink already has a Mix-in")


# --- a Drink, and questions

HAS_MIX_IN: Final = always("HasMixIn", "has a Mix-in")


class HasPrice(Fact, frozen=True):
    """What its drinker owes for a Mix-in."""

    to: Name
    gold: Amount


says(HasPrice, "its drinker pays {to} {gold} Gold")


class MixIntoMore(Fact, frozen=True):
    """Another Drink?"""

    card: Card


says(MixIntoMore, "{card}: mix it into another Drink as well?")


class SomebodysDrink(Fact, frozen=True):
    """A Drink that can be mixed."""

    who: Seat
    cards: Mixed
    alcohol: Change


says(SomebodysDrink, "{who's} {cards} ({alcohol})")
