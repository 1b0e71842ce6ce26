"""Drinks that suit some drinkers better than others."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.ids import SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class Kind(enum.Enum):
    """What a character may be, as far as Drinks and Events care."""

    ORC = "an Orc"
    TROLL = "a Troll"
    OGRE = "an Ogre"
    VAMPIRE = "a Vampire"
    HERO = "a Hero"
    VILLAIN = "a Villain"


HERO: Final = "Hero"
VILLAIN: Final = "Villain"
"""Everybody is one of these (DUNGEON-06)."""


class KindGains(DrinkTrait):
    """Such a drinker takes this instead of the card's Alcohol Content and Fortitude."""

    kind: Kind
    amount: int

    def mark(self, card: Card) -> None:
        """Kept as the difference to what everybody else takes."""
        kind = self.kind.value.split()[-1]
        card.keywords = (*card.keywords, ForKind(kind, self.amount - card.alcohol, -card.fortitude))


says(KindGains, "{kind} gains {amount} Alcohol Content instead.", kind=Kind, amount=int)


class ForKind(Keyword):
    """What such a drinker takes in addition."""

    def __init__(self, kind: str, alcohol: int, fortitude: int) -> None:
        self.kind = kind
        self.alcohol = alcohol
        self.fortitude = fortitude

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        drink.keywords = (*drink.keywords, self)

    def for_drinker(self, game: Game, seat: SeatId) -> tuple[int, int]:
        return (self.alcohol, self.fortitude) if self.kind in game.kinds[seat] else (0, 0)

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        alcohol = by(drink.alcohol + self.alcohol) - by(drink.alcohol)
        return ForKind(self.kind, alcohol, by(drink.fortitude + self.fortitude) - by(drink.fortitude))

    def limited(self, drink: Drink, most: int) -> Keyword | None:
        alcohol = min(drink.alcohol + self.alcohol, most) - min(drink.alcohol, most)
        return ForKind(self.kind, alcohol, self.fortitude)

    def turned(self) -> Keyword | None:
        return ForKind(self.kind, 0, self.fortitude + self.alcohol)
