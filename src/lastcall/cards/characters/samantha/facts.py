"""What Samantha's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Noted, Seat, says


class StartedBrawl(Noted, frozen=True):
    """A Brawl, and how many there were."""

    rules = ("SAMANTHA-02", "SAMANTHA-07")
    who: Seat
    brawls: int


says(StartedBrawl, "{who} start~ a Brawl: the Brawl count is {brawls}")
