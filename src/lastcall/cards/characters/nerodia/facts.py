"""What Nerodia's machinery tells."""

from __future__ import annotations

from lastcall.engine.core.facts import No
from lastcall.voice.fact import Fact, Noted, Seat, says


class Petrified(Noted, frozen=True):
    """A card that went under the pile."""

    rules = ("NERODIA-01",)
    who: Seat


says(Petrified, "{who} Petrify~ 1 card")


class NothingToPetrify(Noted, frozen=True):
    """An empty hand."""

    rules = ("NERODIA-05",)
    who: Seat


says(NothingToPetrify, "{who} have~ no card to Petrify")


class CameBack(Noted, frozen=True):
    """A card that went back to its hand."""

    rules = ("NERODIA-09", "NERODIA-14")
    who: Seat


says(CameBack, "{who} get~ back 1 card")


class CameTooLate(Noted, frozen=True):
    """A card whose player is out."""

    rules = ("NERODIA-07",)
    who: Seat


says(CameTooLate, "{who's} Petrified card is discarded")


class PaidGlare(Noted, frozen=True):
    """What a Glare cost."""

    rules = ("NERODIA-10",)
    who: Seat
    cards: int


says(PaidGlare, "{who} pay~ {cards} Petrified card^ for the Glare")


# --- why not


class GlareTooDear(No, frozen=True):
    """Not enough Petrified cards."""

    rules = ("NERODIA-11",)
    cards: int
    there: int


says(GlareTooDear, "Its Glare costs {cards} Petrified card^, and the Petrification Pile has {there}")


# --- questions


class ToPetrify(Fact, frozen=True):
    """Cards to Petrify, one after the other."""

    cards: int


says(ToPetrify, "Petrify a card. It goes face down under the Petrification Pile.", cards=1)
says(ToPetrify, "Petrify {cards} card^. They go face down under the Petrification Pile.")
