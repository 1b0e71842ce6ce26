"""TURN, TYPES: drawing and discarding Character Cards."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine import events
from lastcall.engine.game import Answer, Frame, Game
from lastcall.engine.signs import CARD_CHOSEN, GIVE_UP_CARD


def draw(game: Game, seat: int, number: int) -> None:
    """TURN-04: the discards become the deck the moment the last card is drawn; then drawing continues."""
    place = game.seats[seat]
    hand = place.hand
    before = len(hand)
    while number > 0 and (place.left > 0 or place.discards):
        if place.left > 0:
            place.left -= 1
            hand.append(place.deck[place.left])
            number -= 1
        if place.left == 0 and place.discards:
            place.deck = game.shuffled(place.discards)
            place.left = len(place.deck)
            place.discards = []
            game.note(events.SHUFFLED, seat)
    place.mask = game.union = -1
    if game.log is not None and len(hand) > before:
        game.log.append((events.DREW, seat, *hand[before:]))


def discard(game: Game, seat: int, card: int) -> None:
    """SETUP-04, TYPES-08: to its owner's pile; nothing of its text happens."""
    place = game.seats[seat]
    place.hand.remove(card)
    place.mask = -1
    game.seats[game.owner[card]].discards.append(card)
    if game.log is not None:
        game.log.append((events.DISCARDED, seat, card))


def different(game: Game, hand: Sequence[int], answers: list[Answer]) -> list[Answer]:
    """One more answer for each title among these cards."""
    seen = []
    for card in hand:
        definition = game.cards[card]
        if definition not in seen:
            seen.append(definition)
            answers.append((CARD_CHOSEN, card))
    return answers


class GivingUp(Frame):
    """A player discards so many cards of their choice, one at a time."""

    __slots__ = ("left", "seat")

    def __init__(self, below: Frame | None, seat: int, left: int) -> None:
        self.below = below
        self.seat = seat
        self.left = left

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.seat, self.left)

    def go(self, game: Game) -> None:
        """LIMIT-04: as many as there are."""
        hand = game.seats[self.seat].hand
        if self.left > 0 and hand:
            game.stack = self
            game.ask(self.seat, GIVE_UP_CARD, different(game, hand, []))

    def took(self, game: Game, answer: Answer) -> None:
        """One is given up."""
        discard(game, self.seat, answer[1])
        game.stack = GivingUp(self.below, self.seat, self.left - 1)
