"""What Lucky's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.voice.fact import AnyFact, Noted, Seat, always, says


class GotHot(Noted, frozen=True):
    """How much Heat somebody has gained and has now; with `limit` they are caught."""

    rules = ("LUCKY-01", "LUCKY-02")
    who: Seat
    gained: int
    heat: int
    limit: int


says(GotHot, "{who} gain~ {gained} Heat ({heat} of {limit})")


class GotCaught(Noted, frozen=True):
    """The penalty somebody chose."""

    rules = ("LUCKY-01", "LUCKY-02")
    who: Seat
    penalty: AnyFact


says(GotCaught, "The Guard catches {who}. The penalty: {penalty}")


# --- questions

WHICH_PENALTY: Final = always("WhichPenalty", "Your third Heat: the Guard catches you. Choose a penalty.")
PENALTIES: Final = (
    always("MoreAlcohol", "gain 2 Alcohol Content"),
    always("LessGold", "pay 2 Gold to the Inn"),
    always("LessFortitude", "lose 2 Fortitude"),
)
