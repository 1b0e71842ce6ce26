"""TURN, TYPES: drawing and discarding Character Cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.answers import Answer, picked_card
from lastcall.engine.core.codes import CARD_CHOSEN, GIVE_UP_CARD
from lastcall.engine.core.frames import Frame
from lastcall.engine.table.facts import Discarded, Drew, Found, GiveUp, NoneToDiscard, NoneToDraw, Shuffled, TurnedUp
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def draw(game: Game, seat: SeatId, number: int) -> None:
    """TURN-04: draw cards; when the last one is drawn, the discards become the deck, and drawing continues."""
    place = game.seats[seat]
    drawn: list[CardId] = []
    if 0 < number < place.left:
        # The usual case: no need to look at the deck after each card.
        place.left -= number
        drawn += place.deck[place.left : place.left + number][::-1]
        number = 0
    while number > 0 and (place.left > 0 or place.discards):
        if place.left > 0:
            place.left -= 1
            drawn.append(place.deck[place.left])
            number -= 1
        if place.left == 0 and place.discards:
            reshuffle(game, seat)
    place.put(game, drawn)
    if number > 0:
        game.note(NoneToDraw, seat)
    if drawn:
        if game.log is not None:
            game.log.append(Drew(seat, tuple(drawn)))
        for machine in game.machines:
            machine.drawn(game, seat, drawn)


def reshuffle(game: Game, seat: SeatId) -> None:
    """TURN-04: the discards become the deck."""
    place = game.seats[seat]
    place.deck = game.shuffled(place.discards)
    place.left = len(place.deck)
    place.discards = []
    game.note(Shuffled, seat)


def turn_up(game: Game, seat: SeatId, number: int, until: int = 0) -> list[CardId]:
    """CARD-020, CARD-032: turn up this many cards, or until one of these types appears; reshuffle if needed."""
    place = game.seats[seat]
    found: list[CardId] = []
    while len(found) < number and (place.left > 0 or place.discards):
        if place.left == 0:
            reshuffle(game, seat)
        place.left -= 1
        found.append(place.deck[place.left])
        if game.cards[found[-1]].types & until:
            break
    if place.left == 0 and place.discards:
        reshuffle(game, seat)
    if found:
        game.note(TurnedUp, seat, tuple(found))
    return found


def take_up(game: Game, seat: SeatId, card: CardId) -> None:
    """Move a face-up card from the discards to the hand, or where it belongs."""
    place = game.seats[seat]
    place.discards.remove(card)
    place.put(game, [card])
    game.note(Found, seat, card)
    for machine in game.machines:
        machine.drawn(game, seat, [card])


def search(game: Game, seat: SeatId, types: int) -> None:
    """CARD-020: turn up cards until one is of such a type; take that one and discard the others."""
    found = turn_up(game, seat, len(game.cards), types)
    game.seats[seat].discards += found
    if found and game.cards[found[-1]].types & types:
        take_up(game, seat, found[-1])


def discard(game: Game, seat: SeatId, card: CardId) -> None:
    """SETUP-04, TYPES-08: put a card on its owner's discards; nothing of its text happens."""
    game.seats[seat].take(game, card)
    game.homes[card].put_away(game, card)
    if game.log is not None:
        game.log.append(Discarded(seat, card))


def different(game: Game, hand: Sequence[CardId], answers: list[Answer]) -> list[Answer]:
    """One more answer for each title among these cards."""
    seen = []
    cards = game.cards
    for card in hand:
        definition = cards[card]
        if definition not in seen:
            seen.append(definition)
            answers.append((CARD_CHOSEN, card))
    return answers


def of_types(game: Game, seat: SeatId, types: int) -> list[CardId]:
    """The cards of a hand that are of one of these types."""
    return [card for card in game.seats[seat].hand if game.cards[card].types & types]


class GivingUp(Frame):
    """A player discards cards of their choice, one at a time."""

    def __init__(self, below: Frame | None, seat: SeatId, left: int, types: int = -1) -> None:
        self.below = below
        self.seat = seat
        self.left = left
        self.types = types
        """Bit set of the types that will do; -1 for any."""

    def go(self, game: Game) -> None:
        """LIMIT-04: ask for a card, if there is still one to discard."""
        choices = self.choices(game, self.seat)
        if self.left > 0 and choices:
            game.stack = self
            game.ask(self.seat, GIVE_UP_CARD, choices)
        elif self.left > 0:
            game.note(NoneToDiscard, self.seat)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return different(game, of_types(game, seat, self.types), [])

    def cards_wanted(self) -> int:
        return self.left

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return GiveUp(max(1, self.left))

    def costs(self, game: Game, answer: Answer) -> bool:
        return True

    def took(self, game: Game, answer: Answer) -> None:
        """Discard the chosen card."""
        discard(game, self.seat, picked_card(answer))
        game.stack = GivingUp(self.below, self.seat, self.left - 1, self.types)
