"""CARD-041: something in front of a player for which the Inn pays a part of what they pay."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Packet
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class HagglesInFront(DrinkTrait):
    """The line on the card, which must stay in front of its drinker."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Haggling())


says(HagglesInFront, "while it is there, the Inn pays the first Gold of each payment its owner makes.")


class Haggling(Keyword):
    """The first Gold, of a payment in parts too; an ante is no payment (GAMBLE-23)."""

    def __init__(self) -> None:
        pass

    def eases(self, packet: Packet) -> int:
        return 1
