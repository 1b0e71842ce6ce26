"""What Vlazlo's machinery tells."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.facts import No
from lastcall.voice.fact import Fact, HiddenCards, Noted, Seat, always, says, unseen


class GainedBlood(Noted, frozen=True):
    """How much Blood somebody has gained, and has now."""

    rules = ("VLAZLO-03", "VLAZLO-05")
    who: Seat
    gained: int
    blood: int
    most: int


says(GainedBlood, "{who} gain~ {gained} Blood ({blood} of {most})")


class SpentBlood(Noted, frozen=True):
    """How much Blood somebody has spent, and has left."""

    rules = ("VLAZLO-06", "VLAZLO-11")
    who: Seat
    spent: int
    blood: int


says(SpentBlood, "{who} spend~ {spent} Blood ({blood} left)")


class TookForm(Noted, frozen=True):
    """A form card for nothing: everybody sees the back, only its player's side the face."""

    rules = ("VLAZLO-07", "VLAZLO-10")
    who: Seat
    form: str
    cards: HiddenCards


says(TookForm, "{who} take~ 1 {form} card", cards=unseen)
says(TookForm, "{who} take~ 1 {form} card: {cards}")


class BoughtForm(Noted, frozen=True):
    """A form card for Blood, seen as any other."""

    rules = ("VLAZLO-06", "VLAZLO-07", "VLAZLO-10")
    who: Seat
    form: str
    cards: HiddenCards


says(BoughtForm, "{who} buy~ 1 {form} card", cards=unseen)
says(BoughtForm, "{who} buy~ 1 {form} card: {cards}")


# --- why not


class CostsBlood(No, frozen=True):
    """Not enough Blood."""

    rules = ("VLAZLO-11",)
    blood: int


says(CostsBlood, "It costs {blood} Blood to play")


# --- questions

FIRST_FORM: Final = always("FirstForm", "Your first form card is free. Which form?")
WHICH_FORM: Final = always("WhichForm", "Which form card do you take?")
BUY_NOTHING: Final = always("BuyNothing", "Buy nothing")


class BuyForm(Fact, frozen=True):
    """How much Blood there is, and what a form card costs."""

    blood: int
    price: int


says(BuyForm, "You have {blood} Blood. Buy a form card for {price}?")


class AForm(Fact, frozen=True):
    """One of the forms."""

    form: str
    price: int
    """In Blood; 0: it is free."""


says(AForm, "{form}", price=0)
says(AForm, "Buy {form} for {price} Blood")
