"""CARD-019: a card that hurts whoever takes the pot it lies in."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import FORTITUDE, INN, NO_MATTER, SOMETIMES
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import new_packet
from lastcall.engine.game import Game
from lastcall.engine.play.payments import demand
from lastcall.engine.table.who import mine
from lastcall.ids import CardId, SeatId
from lastcall.language.template import says
from lastcall.language.words.lines import Trait


class Curse(Trait):
    """CARD-019: not the player it came from."""

    amount: int
    types = SOMETIMES

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Cursed(self.amount))


says(Curse, "whoever takes a pot with this card in it loses {amount} Fortitude.", amount=int)


class Cursed(Keyword):
    """How much Fortitude it costs."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def won(self, game: Game, card: CardId, seat: SeatId) -> None:
        owner = game.homes[card].seat
        if not mine(game, owner, seat):
            demand(game, [new_packet(NO_MATTER, owner, seat, FORTITUDE, self.amount, INN)], seat)
