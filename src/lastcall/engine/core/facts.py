"""Facts that all chapters share: why a card cannot be played, what a window asks, and what lies in the middle.

The modules of facts are interpreted also in the compiled build: msgspec reads their annotations.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

from lastcall.engine.core.codes import GOLD, ON_DRINK, POT
from lastcall.voice.fact import (
    Amount,
    AnyFact,
    Card,
    Fact,
    Payee,
    Seat,
    Target,
    Targets,
    Times,
    Track,
    a_player,
    a_team,
    always,
    negative,
    says,
)


class No(Fact, frozen=True):
    """Why a card cannot be played."""

    rules: ClassVar[tuple[str, ...]] = ()

    def cites(self) -> tuple[str, ...]:
        """The rules behind it."""
        return self.rules


def no(name: str, rules: tuple[str, ...], text: str) -> No:
    """A reason that is always said in the same words: one line, with a name."""
    made = msgspec.defstruct(name, [], bases=(No,), namespace={"rules": rules}, frozen=True, gc=False)
    assert issubclass(made, No)
    says(made, text)
    return made()


RESPOND: Final = always("Respond", "Respond?")
HIT_BACK: Final = always("HitBack", "Hit back?")
PLAY_A_CARD: Final = always("PlayACard", "Play a card?")
TO_PASS: Final = always("ToPass", "pass")
LET_IT_HAPPEN: Final = always("LetItHappen", "let it happen")
NO_ANSWER: Final = always("NoAnswer", "no")
CHOOSE_ONE: Final = always("ChooseOption", "Choose one.")


class Asked(Fact, frozen=True):
    """What a window is about, and what it asks."""

    situation: Annotated[Fact, "ended"]
    asks: AnyFact


says(Asked, "{situation} {asks}")


# --- why not

NOBODY_TO_PICK: Final = no("NobodyToPick", ("LOSE-15",), "There is nobody to pick")
FIRM_NOW: Final = no("FirmNow", ("TYPES-01",), "It cannot be Negated now")
DOES_NOT_FIT: Final = no("DoesNotFit", ("TYPES-01",), "It does not fit now")


# --- what lies in the middle of the table

ANTE: Final = always("Ante", "Ante")
PAYMENT: Final = always("Payment", "Payment")
LOSS: Final = always("Loss", "Loss")
GAIN: Final = always("Gain", "Gain")


class Doing(Fact, frozen=True):
    """What a player does with the card below."""

    who: Seat
    revealed: bool
    acts: bool


says(Doing, "{who} reveal~", revealed=True)
says(Doing, "{who} activate~", acts=True)
says(Doing, "{who} play~")


class AnswersCard(Fact, frozen=True):
    """The card that the one below answers."""

    card: Card


says(AnswersCard, "against {card}")


class AnswersChange(Fact, frozen=True):
    """The loss or gain that a card answers."""

    whose: Target
    ante: bool
    amount: Amount


says(AnswersChange, "after {whose's} gain", amount=negative)
says(AnswersChange, "against {whose's} [ante:ante|loss]")


class Picks(Fact, frozen=True):
    """The players and things that a card picks."""

    targets: Targets


says(Picks, "on {targets}")


class IgnoredBy(Fact, frozen=True):
    """The players who Ignore a card."""

    who: Targets


says(IgnoredBy, "Ignored by {who}")


class Champions(Fact, frozen=True):
    """The players who take part for their teams."""

    who: Targets


says(Champions, "Champions: {who}", who=a_team)
says(Champions, "Champion: {who}")


class ComesTo(Fact, frozen=True):
    """A change that is coming to some players or things alike."""

    who: Targets
    crowd: int
    """How many they are, if too many to name; else 0."""
    amount: Amount
    track: Track
    to: Payee
    """The player who is paid, the pot, the Drink; else the Inn."""
    pays: bool
    """A payment, not a loss."""
    by_inn: bool
    times: Times


class CameTo(ComesTo, frozen=True):
    """The same, after it has happened."""


def is_gold(track: int) -> bool:
    """Whether a track is Gold; a condition for `says`."""
    return track == GOLD


says(ComesTo, "[crowd:{crowd} players gain|{who} gain~] {amount} {track}{times}", amount=negative)
says(ComesTo, "the Inn antes {amount} Gold for [crowd:{crowd} players|{who}]{times}", by_inn=True, to=POT)
says(ComesTo, "the Inn pays {to} {amount} Gold for [crowd:{crowd} players|{who}]{times}", by_inn=True, to=a_player)
says(ComesTo, "the Inn lets [crowd:{crowd} players|{who}] off {amount} Gold{times}", by_inn=True)
says(ComesTo, "[crowd:{crowd} players put|{who} put~] {amount} Gold on the Drink{times}", to=ON_DRINK)
says(ComesTo, "[crowd:{crowd} players pay|{who} pay~] {to} {amount} Gold{times}", to=a_player, track=is_gold)
says(ComesTo, "[crowd:{crowd} players pay|{who} pay~] {amount} Gold{times}", pays=True, track=is_gold)
says(ComesTo, "[crowd:{crowd} players lose|{who} lose~] {amount} {track}{times}")

says(CameTo, "[crowd:{crowd} players|{who}] gained {amount} {track}{times}", amount=negative)
says(CameTo, "the Inn anted {amount} Gold for [crowd:{crowd} players|{who}]{times}", by_inn=True, to=POT)
says(CameTo, "the Inn paid {to} {amount} Gold for [crowd:{crowd} players|{who}]{times}", by_inn=True, to=a_player)
says(CameTo, "the Inn let [crowd:{crowd} players|{who}] off {amount} Gold{times}", by_inn=True)
says(CameTo, "[crowd:{crowd} players|{who}] put {amount} Gold on the Drink{times}", to=ON_DRINK)
says(CameTo, "[crowd:{crowd} players|{who}] paid {to} {amount} Gold{times}", to=a_player, track=is_gold)
says(CameTo, "[crowd:{crowd} players|{who}] paid {amount} Gold{times}", pays=True, track=is_gold)
says(CameTo, "[crowd:{crowd} players|{who}] lost {amount} {track}{times}")
