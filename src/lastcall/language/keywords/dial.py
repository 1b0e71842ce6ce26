"""CARD-016: a Drink whose number is chosen by whoever reveals it."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.ids import MatterId, SeatId
from lastcall.language.keywords.facts import WHICH_NUMBER, ANumber, Dialed
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait
from lastcall.voice.fact import Fact


class Dial(DrinkTrait):
    """CARD-016: a Drink whose revealer chooses a number for its Alcohol Content and its Gold."""

    most: int

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Undecided(self.most))


says(
    Dial,
    "choose a number from 1 to {most}: this Drink has that much Alcohol Content and gives that much Gold.",
    most=int,
)


class Undecided(Keyword):
    """Its revealer still has to choose a number: how much Alcohol Content and Gold."""

    strong = True
    speaks_for_itself = True

    def __init__(self, most: int) -> None:
        self.most = most

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        other = drink.keyword(Undecided)
        drink.put_keyword(Undecided(self.most + (other.most if other is not None else 0)))

    def revealed(self, game: Game, served: MatterId) -> bool:
        """CARD-016: before anyone responds."""
        game.stack = Dialing(game.stack, served)
        return True


class Dialing(Decision):
    """The revealer of a Drink chooses its number, one Drink after the other; copies share it."""

    def __init__(self, below: Frame | None, served: MatterId) -> None:
        self.below = below
        self.served = served

    def undecided(self, game: Game) -> Drink | None:
        """The first Drink that still needs its number."""
        drinks = map(game.drink, game.served(self.served).drinks)
        return next((drink for drink in drinks if drink.keyword(Undecided) is not None), None)

    def decider(self, game: Game) -> SeatId:
        drink = self.undecided(game)
        assert drink is not None
        return drink.revealer

    def options(self, game: Game) -> list[int]:
        drink = self.undecided(game)
        dial = drink.keyword(Undecided) if drink is not None else None
        return list(range(1, dial.most + 1)) if dial is not None else []

    def chosen(self, game: Game, option: int) -> None:
        """The number is its Alcohol Content and its Gold."""
        chosen = self.undecided(game)
        assert chosen is not None
        game.note(Dialed, chosen.revealer, option)
        for number in game.served(self.served).drinks:
            drink = game.drink(number)
            if drink.origin == chosen.origin:
                drink.keywords = tuple(one for one in drink.keywords if not isinstance(one, Undecided))
                drink.alcohol += option
                drink.gold += option
        game.stack = self

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_NUMBER

    def option(self, game: Game, number: int) -> Fact:
        return ANumber(number)
