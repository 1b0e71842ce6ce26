"""What Torglesnarf's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Amount, Card, Fact, Noted, Seat, always, says


class Entered(Noted, frozen=True):
    """A Minion that has come into play."""

    rules = ("TORG-02",)
    who: Seat
    card: Card


says(Entered, "{card} enters {who's} service")


class StayedInService(Noted, frozen=True):
    """A Minion whose Wages are paid."""

    rules = ("TORG-06",)
    who: Seat
    card: Card


says(StayedInService, "{card} stays in {who's} service")


class LeftService(Noted, frozen=True):
    """A Minion whose Wages were not paid."""

    rules = ("TORG-06",)
    who: Seat
    card: Card


says(LeftService, "{card} leaves {who's} service")


# --- why not

HAS_ACTED: Final = no("HasActed", ("TORG-03",), "It has already acted in this Action Phase")
NOT_QUIET: Final = no(
    "NotQuiet", ("TORG-03",), "A Minion acts in your own Action Phase, while nothing else is going on"
)
MINION_STAYS: Final = no(
    "MinionStays", ("TORG-05",), "A Minion in play cannot be Negated, only what it does can be Ignored"
)


# --- questions


class PayWages(Fact, frozen=True):
    """A Minion that was hit, and what it costs to keep it."""

    card: Card
    gold: Amount


says(PayWages, "{card} has lost Fortitude. Keep it? Its Wages cost you nothing.", gold=0)
says(PayWages, "{card} has lost Fortitude. Pay its Wages of {gold} Gold?")


class ToPay(Fact, frozen=True):
    """The Wages."""

    gold: Amount


says(ToPay, "keep it for nothing", gold=0)
says(ToPay, "pay {gold} Gold")
LET_IT_GO: Final = always("LetItGo", "discard it")
