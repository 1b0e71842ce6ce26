"""What Samantha's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Card, Fact, Noted, Seat, Targets, says


class StartedBrawl(Noted, frozen=True):
    """A Brawl, and how many there were."""

    rules = ("SAMANTHA-02", "SAMANTHA-07")
    who: Seat
    brawls: int


says(StartedBrawl, "{who} start~ a Brawl: the Brawl count is {brawls}")


class TurnsUp(Fact, frozen=True):
    """A Brawler, and whom they come for."""

    who: Seat
    card: Card
    targets: Targets


says(TurnsUp, "{who's} Brawl turns up {card}[targets: against {targets}]")


class BrawlTurnsUp(Fact, frozen=True):
    """The same above the card itself."""

    who: Seat


says(BrawlTurnsUp, "{who's} Brawl turns up")
