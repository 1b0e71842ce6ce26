"""Lines of a card: what it does and when, and what is true of the card itself."""

from __future__ import annotations

from typing import ClassVar, Final

from lastcall.engine.core.cards import Card, Condition, Cost, Effect, Moment, No
from lastcall.engine.core.codes import (
    ACTION,
    ACTION_PLAYED,
    ANYTIME,
    CHEATING,
    DRINK,
    EVENT,
    GAMBLING,
    INN,
    SOMETIMES,
)
from lastcall.engine.core.matters import Play, debt
from lastcall.engine.core.phrases import Phrase
from lastcall.engine.game import Game
from lastcall.engine.play.losses import apply_packet
from lastcall.ids import SeatId
from lastcall.language.template import Several, Title, says
from lastcall.language.words.facts import CostsGold

EFFECTS: Final = Several(Effect)
"""Effects joined by "and"."""


class Clause(Moment):
    """A Moment said in words of its own: "when you must ante". (The others are objects of a verb: "a Drink".)"""


class Line(Phrase):
    """One line of a card."""


class Plain(Line):
    """What the card does."""

    effects: tuple[Effect, ...]


says(Plain, "{effects}.", effects=EFFECTS)


class When(Line):
    """What the card does, and when it may be played."""

    moment: Clause
    effects: tuple[Effect, ...]


says(When, "{moment}, {effects}.", moment=Clause, effects=EFFECTS)


class Becoming(Line):
    """A line that is one effect as a whole."""

    def effect(self) -> Effect:
        """That effect."""
        raise NotImplementedError


class Trait(Line):
    """Something true of the card itself."""

    types: ClassVar[int] = ACTION | SOMETIMES | ANYTIME | GAMBLING | CHEATING | EVENT
    """The types of cards it can be true of."""

    def mark(self, card: Card) -> None:
        """Write it on the card."""
        raise NotImplementedError


class Lasting(Trait):
    """It makes the card stay in front of its player: playing it does this, and the other lines are for later."""

    effects: tuple[Effect, ...] = ()


class DrinkTrait(Trait):
    """Something true of a Drink."""

    types = DRINK


class OnlyAffectedBy(Trait):
    """NEGATE-16, CHANGE-05: only the card with this title can affect this card."""

    title: Title

    def mark(self, card: Card) -> None:
        card.only_by = str(self.title)


says(OnlyAffectedBy, "this card can only be affected by {title}.", title=Title)


class CannotBeNegated(Trait):
    """No Negate may be played on it."""

    def mark(self, card: Card) -> None:
        card.unnegatable = True


says(CannotBeNegated, "this card cannot be Negated.")


class CannotBeNegatedIf(Trait):
    """REMY-06: looked at when somebody wants to Negate it."""

    condition: Condition

    def mark(self, card: Card) -> None:
        card.unnegatable_if = (*card.unnegatable_if, self.condition)


says(CannotBeNegatedIf, "if {condition}, this card cannot be Negated.", condition=Condition)


class CannotBeIgnored(Trait):
    """No Ignore may be played on it."""

    def mark(self, card: Card) -> None:
        card.unignorable = True


says(CannotBeIgnored, "this card cannot be Ignored.")


class BluntsIgnores(Trait):
    """CARD-059: a card that would Ignore it, and whatever else would, only takes something off its loss."""

    amount: int

    def mark(self, card: Card) -> None:
        card.off_by = self.amount


says(BluntsIgnores, "whatever would Ignore this card only reduces its loss by {amount}.", amount=int)


class HitsUnaided(Trait):
    """CARD-062: teammates cannot help."""

    def mark(self, card: Card) -> None:
        card.unaided = True


says(HitsUnaided, "nobody can reduce, Ignore or redirect its loss for another player.")


class CannotBeReturned(Trait):
    """REDIRECT-08: nobody else takes what it takes, and nobody hits back for it."""

    def mark(self, card: Card) -> None:
        card.unreturnable = True


says(CannotBeReturned, "its loss can be neither redirected nor hit back.")


class LikeAction(Trait):
    """NEGATE-12: an Event that can be answered like an Action card."""

    types = EVENT

    def mark(self, card: Card) -> None:
        card.as_action = True
        for use in card.uses:
            use.answered_by |= ACTION_PLAYED


says(LikeAction, "this Event can be answered like an Action card.")


class CannotBeSplit(DrinkTrait):
    """SPLIT-09: a Drink that cannot be split."""

    def mark(self, card: Card) -> None:
        card.unsplittable = True


says(CannotBeSplit, "this Drink cannot be split.")


class SplitsItself(DrinkTrait):
    """SELFSPLIT-02, SELFSPLIT-06: its drinker may; no card can."""

    def mark(self, card: Card) -> None:
        card.shareable = True
        card.unsplittable = True


says(SplitsItself, "you may split this Drink with another player.")


class Extra(Line):
    """What a card does in addition, if that is declared and paid for when it is played: a use of its own."""

    effects: tuple[Effect, ...]
    cost: Cost
    label: str
    """What declares it."""


class Price(Line):
    """What must be paid to play the card."""

    cost: Cost


class GoldPaid(Cost):
    """Gold to the Inn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def refuses(self, game: Game, seat: SeatId) -> No | None:
        """LIMIT-06: the price must be paid in full."""
        if game.side_of(seat).gold >= self.amount:
            return None
        return CostsGold(self.amount, game.side_of(seat).gold)

    def pay(self, game: Game, play: Play) -> None:
        """Paid at once."""
        apply_packet(game, debt(play.seat, self.amount, INN, play.seat))


class PayToPlay(Price):
    """NEGATE-03: a cost, not an effect: never refunded, and due in full."""

    amount: int

    def prepare(self) -> None:
        self.cost = GoldPaid(self.amount)


says(PayToPlay, "to play this card, pay {amount} Gold to the Inn.", amount=int)
