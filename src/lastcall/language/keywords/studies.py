"""CARD-032: a Drink that lets its drinker look for a card in their Character Deck."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import CHOOSE
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.engine.play.facts import ACard
from lastcall.engine.table.hands import take_up, turn_up
from lastcall.ids import CardId, SeatId
from lastcall.language.keywords.facts import TAKE_ONE_OF_TWO, TAKES_ONE_OF_TWO, WHICH_CARD
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait
from lastcall.voice.fact import Fact

TURNED_UP: Final = 2


class Studies(DrinkTrait):
    """CARD-032: a Drink that lets its drinker take one of the top two cards of their Character Deck."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Studious())


says(Studies, "turn up the top two cards of your Character Deck, take one and discard the other.")


class Studious(Keyword):
    """Its drinker takes one of the next two cards."""

    acts: Fact | None = TAKE_ONE_OF_TWO
    speaks_for_itself = True

    def __init__(self) -> None:
        pass

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """DRINK-15: each time is an effect of its own."""
        drink.keywords = (*drink.keywords, self)

    def drunk(self, game: Game, seat: SeatId) -> None:
        game.stack = Studying(game.stack, seat, ())

    def described(self, game: Game, drink: Drink) -> Fact:
        return TAKES_ONE_OF_TWO


class Studying(Decision):
    """Two cards of one's Character Deck are turned up; one of them is taken, the other discarded."""

    def __init__(self, below: Frame | None, seat: SeatId, cards: tuple[CardId, ...]) -> None:
        self.below = below
        self.seat = seat
        self.cards = cards
        """What has been turned up; it lies on the discards."""

    def go(self, game: Game) -> None:
        """As many as there are."""
        cards = tuple(turn_up(game, self.seat, TURNED_UP))
        game.seats[self.seat].discards += cards
        if cards:
            here = game.stack = Studying(self.below, self.seat, cards)
            game.ask(self.seat, CHOOSE, here.choices(game, self.seat))

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        return list(range(len(self.cards)))

    def chosen(self, game: Game, option: int) -> None:
        take_up(game, self.seat, self.cards[option])

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_CARD

    def option(self, game: Game, number: int) -> Fact:
        return ACard(self.cards[number])
