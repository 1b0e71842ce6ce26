"""What Farai's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.voice.fact import Fact, Noted, Seat, always, says


class WentToBrew(Noted, frozen=True):
    """Where the token stands now."""

    rules = ("FARAI-03", "FARAI-05")
    who: Seat
    brew: str
    first: bool


says(WentToBrew, "{who} start~ with the {brew}", first=True)
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
    needed: int


says(WorkedOnBrew, "{who} work~ on the {brew} ({tokens} of {needed})")


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


says(MashPaddle, "Work on the {brew} again, or move on to another Brew?")


class ABrew(Fact, frozen=True):
    """Where the token may go."""

    brew: str


says(ABrew, "{brew}")


class GoOnWith(Fact, frozen=True):
    """The Brew where the token stands, and how far it has come."""

    brew: str
    tokens: int
    needed: int


says(GoOnWith, "stay with the {brew} ({tokens} of {needed})")
