"""What Torglesnarf's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Card, Noted, Seat, says


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
