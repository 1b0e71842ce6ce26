"""TURN, DRINK: ordering Drinks for other players."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine import events
from lastcall.engine.affect import price_of_drinks
from lastcall.engine.cellar import any_drink_left, take_drink
from lastcall.engine.game import Answer, Frame, Game
from lastcall.engine.signs import ORDER_DRINK, SEAT_CHOSEN


def order(game: Game, seat: int, drinks: int) -> None:
    """TURN-09, DRINK-18: each Drink to any other player, as the orderer likes."""
    others = game.others(seat)
    if drinks > 0 and others and any_drink_left(game):
        game.stack = Ordering(game.stack, seat, drinks)
        game.ask(seat, ORDER_DRINK, [(SEAT_CHOSEN, q) for q in others])


class Ordering(Frame):
    """Drinks still to be ordered, one question each."""

    __slots__ = ("drinks", "seat")

    def __init__(self, below: Frame | None, seat: int, drinks: int) -> None:
        self.below = below
        self.seat = seat
        self.drinks = drinks

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.seat, self.drinks)

    def go(self, game: Game) -> None:
        """The next one."""
        order(game, self.seat, self.drinks)

    def took(self, game: Game, answer: Answer) -> None:
        """TURN-09: the top card, unseen, face down on top of that pile."""
        if self.drinks > 1:
            game.stack = Ordering(self.below, self.seat, self.drinks - 1)
        order_for(game, self.seat, answer[1:])


def order_for(game: Game, seat: int, others: Sequence[int]) -> None:
    """TURN-09, TURN-13, DRINK-02: unseen, on top, one each; a new Drink Deck is paid for at once."""
    for other in others:
        card = take_drink(game)
        if card >= 0:
            game.seats[other].pile.append(card)
            if game.log is not None:
                game.log.append((events.ORDERED, seat, other))
    if game.owed:
        price_of_drinks(game)
