"""What Lucky's machinery tells."""

from __future__ import annotations

from lastcall.voice.fact import Noted, Seat, says


class GotHot(Noted, frozen=True):
    """How much Heat somebody has now."""

    rules = ("LUCKY-01", "LUCKY-02")
    who: Seat
    heat: int


says(GotHot, "{who} have~ {heat} Heat")


class GotCaught(Noted, frozen=True):
    """The penalty somebody chose."""

    rules = ("LUCKY-01", "LUCKY-02")
    who: Seat
    penalty: str


says(GotCaught, "The Guard catches {who}. The penalty: {penalty}")
