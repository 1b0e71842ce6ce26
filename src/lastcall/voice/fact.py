"""Facts: what happened, what is asked and why not, as data with names; and the templates of their sentences.

How a field is said depends on its kind, which is its annotation: `who: Seat` is "you" to the player it names. Every
chapter of the rules declares its facts in a module called facts.py, with the sentences of each below it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from lastcall.ids import CardId, PayeeId, SeatId, TargetId, TrackId

LineKind = Literal["turn", "phase", "event", "answer"]

Seat = Annotated[SeatId, "seat"]
"""A player: "you" to its reader. NOBODY: "nobody"; as a payee also the Inn."""
Payee = Annotated[PayeeId, "payee"]
"""A player, or else the Inn."""
Target = Annotated[TargetId, "target"]
"""A player, or a thing in front of one."""
Targets = Annotated[tuple[TargetId, ...], "targets"]
"""Several of them, the reader first."""
Aim = Annotated[tuple[TargetId, ...], "aim"]
"""Whom a card picks, in that order; one may be picked twice."""
Side = Annotated[SeatId, "side"]
"""Everybody on the side of this seat: "you" to each of its members."""
Team = Annotated[tuple[SeatId, ...], "team"]
"""Those who do something together: "you" to each of them."""
Name = Annotated[SeatId, "name"]
"""A player who is named even to themselves."""
Source = Annotated[SeatId, "source"]
"""Who or what is behind it: data for bots and screens, in no sentence."""
Card = Annotated[CardId, "card"]
"""A card, its title set apart as prose wants it."""
Cards = Annotated[tuple[CardId, ...], "cards"]
Mixed = Annotated[tuple[CardId, ...], "mixed"]
"""The cards of one Drink: Wine with Mead."""
Hand = Annotated[tuple[CardId, ...], "hand"]
"""Cards, or none."""
HiddenCards = Annotated[tuple[CardId, ...], "hidden card"]
"""Cards that only one side sees; everybody else is told how many there are."""
HiddenDrinks = Annotated[tuple[CardId, ...], "hidden Drink"]
UNSEEN: Final[CardId] = -1  # type: ignore[assignment]
"""In the place of each card that a reader may not see."""
Title = Annotated[CardId, "title"]
"""A card, its bare title."""
Track = Annotated[TrackId, "track"]
Phase = Annotated[int, "phase"]
Words = Annotated[str, "plain"]
"""Words of the card language, as cards print them."""
Amount = Annotated[int, "amount"]
"""How much, without its sign."""
Change = Annotated[int, "change"]
"""How much, with its sign."""
Times = Annotated[int, "times"]
"""Nothing for once; " twice"; " 3 times"."""


class Branch(msgspec.Struct, frozen=True, gc=False):
    """What a card offers: the card, its use, the effect that offers it, and which branch."""

    card: CardId
    use: int
    step: int
    branch: int


Option = Annotated[Branch, "option"]
"""A branch that `who` has chosen of a card of `whose`, in the card's own words."""


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="what", tag=True):
    """Something true, with names for what it is about. Each chapter declares its own."""


class Noted(Fact, frozen=True):
    """Something that has happened: a line of the log."""

    rules: ClassVar[tuple[str, ...]] = ()
    """All rules that may be behind such a line."""
    kind: ClassVar[LineKind] = "event"

    def cites(self) -> tuple[str, ...]:
        """The rules behind this line."""
        return self.rules


AnyFact = Annotated[Fact, "fact"]
"""A fact inside another one."""
MaybeFact = Annotated[Fact | None, "maybe"]
"""The same, or none; a template asks for it first: [coming: {coming}]."""
Facts = Annotated[tuple[Fact, ...], "clauses"]
"""Several, one after the other."""
Breath = Annotated[tuple[Fact, ...], "breath"]
"""Several that happen to the same players."""

Sentences = Annotated[tuple[Fact, ...], "sentences"]
"""Several, each a sentence of its own."""
Listing = Annotated[tuple[Fact, ...], "listing"]
"""Several, with commas."""

When = int | str | None | Callable[[Any], bool]
"""The value that a field must have for a sentence, or what must hold of it."""

SAID: dict[type[Fact], list[tuple[str, dict[str, When]]]] = {}
"""The sentences of each fact, as they were written; voice/template.py reads them when they are first needed."""


def says(cls: type[Fact], template: str, /, **when: When) -> None:
    """One sentence of a fact; the first whose `when` holds is told."""
    SAID.setdefault(cls, []).append((template, when))


def always(name: str, text: str) -> Fact:
    """A fact without fields, said in the same words to everybody: one line, with a name."""
    made = msgspec.defstruct(name, [], bases=(Fact,), frozen=True, gc=False)
    assert issubclass(made, Fact)
    says(made, text)
    return made()


def unseen(cards: tuple[CardId, ...]) -> bool:
    """For `when`: what is hidden from this reader."""
    return UNSEEN in cards


def several(number: int) -> bool:
    """For `when`."""
    return number > 1


def negative(amount: int) -> bool:
    """For `when`."""
    return amount < 0


def positive(amount: int) -> bool:
    """For `when`."""
    return amount > 0


def a_player(seat: PayeeId) -> bool:
    """For `when`: not the Inn, nor a pot."""
    return seat >= 0


def a_team(seats: tuple[SeatId, ...]) -> bool:
    """For `when`: more than one player."""
    return len(seats) > 1


def no_player(seat: PayeeId) -> bool:
    """For `when`."""
    return seat < 0
