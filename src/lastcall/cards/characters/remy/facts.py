"""What Remy's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import no
from lastcall.voice.fact import Noted, Seat, says


class GotMark(Noted, frozen=True):
    """Somebody is marked now."""

    rules = ("REMY-02", "REMY-03")
    who: Seat


says(GotMark, "{who} get~ a Mark")


class NoMark(Noted, frozen=True):
    """Somebody who cannot get a Mark."""

    rules = ("REMY-03", "REMY-05")
    who: Seat
    already: int
    """They have one."""


says(NoMark, "{who} get~ no Mark", already=0)
says(NoMark, "{who} have~ a Mark already")


# --- why not

ANSWERS_THE_MARKED: Final = no(
    "AnswersTheMarked", ("REMY-06", "TYPES-01"), "It answers a marked player's card, so it cannot be Negated"
)
NO_OTHER_MARKED: Final = no("NoOtherMarked", ("REMY-02", "REMY-08"), "Nobody else is marked")
