"""CARD-014: a Drink that has its Chaser only outside Drink Phases."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import DRINK_PHASE
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.game import Game
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class Festive(DrinkTrait):
    """CARD-014: a Drink that has a Chaser only outside Drink Phases."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, FestiveChaser())


says(Festive, "this Drink has its Chaser only outside Drink Phases.")


class FestiveChaser(Keyword):
    """No Chaser in a Drink Phase."""

    def __init__(self) -> None:
        pass

    def chases(self, game: Game) -> bool:
        return game.turn.phase != DRINK_PHASE
