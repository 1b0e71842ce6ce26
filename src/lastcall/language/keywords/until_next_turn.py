"""A card that lies in front of its player until their next turn."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import ACTION, ANYTIME, CHEATING, DISCARD_PHASE, GAMBLING, SOMETIMES
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.game import Game
from lastcall.ids import CardId, SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import Trait


class StaysUntilNextTurn(Trait):
    """The line on the card."""

    types = ACTION | SOMETIMES | ANYTIME | GAMBLING | CHEATING

    def mark(self, card: Card) -> None:
        card.remains = True
        card.keywords = (*card.keywords, Lingering())


says(StaysUntilNextTurn, "this card stays in front of you until your next turn.")


class Lingering(Keyword):
    """Its player has the card in play, and discards it when their next turn begins."""

    def phase_begins(self, game: Game, card: CardId, seat: SeatId, phase: int) -> None:
        if phase == DISCARD_PHASE:
            game.seats[seat].take(game, card)
            game.homes[card].put_away(game, card)
