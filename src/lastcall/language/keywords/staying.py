"""DRINK-16: a Drink that is not discarded but stays in front of its drinker."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class StaysInFront(DrinkTrait):
    """DRINK-16."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Staying())


says(StaysInFront, "this Drink stays in front of its drinker.")


class Staying(Keyword):
    """Whoever drinks it keeps the card."""

    def __init__(self) -> None:
        pass

    def stays(self) -> bool:
        return True
