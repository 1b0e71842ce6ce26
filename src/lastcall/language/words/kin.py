"""Drinks that suit some drinkers better than others."""

from __future__ import annotations

import enum

from lastcall.engine.core.cards import Card
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class Kind(enum.Enum):
    """What a character may be, as far as Drinks care."""

    ORC = "an Orc"
    TROLL = "a Troll"
    OGRE = "an Ogre"
    VAMPIRE = "a Vampire"


@says("{kind} gains {amount} Alcohol Content instead.")
class KinGains(DrinkTrait):
    """Such a drinker takes this instead of the card's Alcohol Content and Fortitude."""

    kind: Kind
    amount: int

    def mark(self, card: Card) -> None:
        """Kept as the difference to what everybody else takes."""
        trait = self.kind.value.split()[-1]
        card.kin = (*card.kin, (trait, self.amount - card.alcohol, -card.fortitude))
