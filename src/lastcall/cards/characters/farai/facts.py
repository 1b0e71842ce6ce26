"""What Farai's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.voice.fact import Fact, Noted, Seat, always, says


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


# --- questions

FIRST_BREW: Final = always("FirstBrew", "Which Brew do you start with?")
STAY_THERE: Final = always("StayThere", "stay")


class BrewUsedUp(Fact, frozen=True):
    """A Brew without cards."""

    brew: str


says(BrewUsedUp, "The {brew} is used up. Which Brew do you move to?")


class MashPaddle(Fact, frozen=True):
    """A step more, or another Brew."""

    brew: str


says(MashPaddle, "The mash paddle: go on with the {brew}, or move to another Brew?")


class ABrew(Fact, frozen=True):
    """Where the token may go."""

    brew: str


says(ABrew, "{brew}")


class GoOnWith(Fact, frozen=True):
    """The Brew where the token stands."""

    brew: str


says(GoOnWith, "go on with the {brew}")
