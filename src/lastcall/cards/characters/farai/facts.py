"""What Farai's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Noted, Seat, says


class WentToBrew(Noted, frozen=True):
    """Where the token stands now."""

    rules = ("FARAI-03", "FARAI-05")
    who: Seat
    brew: str


says(WentToBrew, "{who} move~ to the {brew}")


class BrewEmpty(Noted, frozen=True):
    """No cards are left of a Brew."""

    rules = ("FARAI-08",)
    who: Seat
    brew: str


says(BrewEmpty, "The {brew} is used up: nothing happens")


class WorkedOnBrew(Noted, frozen=True):
    """How far a Brew has come."""

    rules = ("FARAI-03", "FARAI-05")
    who: Seat
    brew: str
    tokens: int


says(WorkedOnBrew, "{who} work~ on the {brew}: {tokens} Progress Token^")
