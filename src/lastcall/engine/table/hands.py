"""TURN, TYPES: drawing and discarding Character Cards."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine.core.codes import CARD_CHOSEN, CHOOSE, GIVE_UP_CARD, MIX_IN, OPTION_CHOSEN
from lastcall.engine.core.entries import Entry, Hidden
from lastcall.engine.core.game import Answer, Frame, Game


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
            reshuffle(game, seat)
    place.mask = game.union = -1
    if game.log is not None and len(hand) > before:
        game.log.append((Drew, seat, *hand[before:]))
    if game.machines:
        shelve(game, seat, before)


def shelve(game: Game, seat: int, before: int) -> None:
    """PHYLL-03, PHYLL-11: what waits before its player goes there as soon as it is drawn, and is not replaced."""
    place = game.seats[seat]
    for card in place.hand[before:]:
        if game.cards[card].types & MIX_IN:
            place.hand.remove(card)
            place.front.append(card)
            game.note(Kept, seat, card)


def reshuffle(game: Game, seat: int) -> None:
    """TURN-04: the discards become the deck."""
    place = game.seats[seat]
    place.deck = game.shuffled(place.discards)
    place.left = len(place.deck)
    place.discards = []
    game.note(Shuffled, seat)


def turn_up(game: Game, seat: int, number: int, until: int = 0) -> list[int]:
    """CARD-020, CARD-032: so many cards off the Character Deck, or until one of these types; the deck is renewed."""
    place = game.seats[seat]
    found: list[int] = []
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
        game.note(Revealed, seat, *found)
    return found


def take_up(game: Game, seat: int, card: int) -> None:
    """A card that lies open goes from the discards to the hand, or where it belongs (PHYLL-11)."""
    place = game.seats[seat]
    place.discards.remove(card)
    before = len(place.hand)
    place.hand.append(card)
    place.mask = game.union = -1
    game.note(Found, seat, card)
    shelve(game, seat, before)


def search(game: Game, seat: int, types: int) -> None:
    """CARD-020: cards are turned up until one is of such a type; that one is taken, the others are discarded."""
    found = turn_up(game, seat, len(game.cards), types)
    game.seats[seat].discards += found
    if found and game.cards[found[-1]].types & types:
        take_up(game, seat, found[-1])


class Studying(Frame):
    """CARD-032: two cards of one's Character Deck are turned up; one of them is taken, the other discarded."""

    def __init__(self, below: Frame | None, seat: int, left: int, cards: tuple[int, ...]) -> None:
        self.below = below
        self.seat = seat
        self.left = left
        """How often."""
        self.cards = cards
        """What has been turned up; it lies on the discards."""

    def go(self, game: Game) -> None:
        """As many as there are."""
        if not self.left or not game.seats[self.seat].present:
            return
        cards = tuple(turn_up(game, self.seat, 2))
        game.seats[self.seat].discards += cards
        if cards:
            game.stack = Studying(self.below, self.seat, self.left, cards)
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, n) for n in range(len(cards))])

    def took(self, game: Game, answer: Answer) -> None:
        game.stack = Studying(self.below, self.seat, self.left - 1, ())
        take_up(game, self.seat, self.cards[answer[1]])

    def prompt(self, game: Game) -> str:
        return "Which card do you take?"

    def option(self, game: Game, number: int) -> str:
        return game.cards[self.cards[number]].title


def discard(game: Game, seat: int, card: int) -> None:
    """SETUP-04, TYPES-08: to its owner's pile; nothing of its text happens."""
    place = game.seats[seat]
    place.hand.remove(card)
    place.mask = -1
    game.seats[game.owner[card]].discards.append(card)
    if game.log is not None:
        game.log.append((Discarded, seat, card))


def different(game: Game, hand: Sequence[int], answers: list[Answer]) -> list[Answer]:
    """One more answer for each title among these cards."""
    seen = []
    for card in hand:
        definition = game.cards[card]
        if definition not in seen:
            seen.append(definition)
            answers.append((CARD_CHOSEN, card))
    return answers


def of_types(game: Game, seat: int, types: int) -> list[int]:
    """The cards of a hand that are of one of these types."""
    return [card for card in game.seats[seat].hand if game.cards[card].types & types]


class GivingUp(Frame):
    """A player discards so many cards of their choice, one at a time."""

    def __init__(self, below: Frame | None, seat: int, left: int, types: int = -1) -> None:
        self.below = below
        self.seat = seat
        self.left = left
        self.types = types
        """Bit set of the types that will do; -1: any."""

    def go(self, game: Game) -> None:
        """LIMIT-04: as many as there are."""
        hand = of_types(game, self.seat, self.types)
        if self.left > 0 and hand:
            game.stack = self
            game.ask(self.seat, GIVE_UP_CARD, different(game, hand, []))

    def took(self, game: Game, answer: Answer) -> None:
        """One is given up."""
        discard(game, self.seat, answer[1])
        game.stack = GivingUp(self.below, self.seat, self.left - 1, self.types)


# --- as the log tells it


class Drew(Hidden):
    """Cards drawn."""

    rules = ("TURN-02", "TURN-04")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} draws {self.cards(game, 'card')}"


class Discarded(Entry):
    """A card discarded."""

    rules = ("TURN-02", "TYPES-08")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} discards {self.title(game)}"


class Shuffled(Entry):
    """A Character Deck made anew."""

    rules = ("TURN-04",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} shuffles the discards into a new deck"


class Found(Entry):
    """A card taken that lay open."""

    rules = ("CARD-020", "CARD-032")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} takes {self.title(game)}"


class Kept(Entry):
    """A card that stays in front of somebody."""

    rules = ("DRINK-16",)

    def tell(self, game: Game) -> str:
        return f"{self.title(game)} stays in front of {self.name(game)}"


class Revealed(Entry):
    """Cards turned up."""

    rules = ("TURN-10", "DRINK-08")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} reveals {self.titles(game)}"
