"""PHYLL: Mix-ins, which wait on a Shelf beside the hand and go into anybody's Drink."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine.core.cards import No
from lastcall.engine.core.codes import MIX_IN
from lastcall.engine.core.game import Game
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.matters import Drink, Play
from lastcall.engine.drinks import changes
from lastcall.engine.seen.faces import seen_cards
from lastcall.engine.seen.pieces import AnyPiece, InPlay
from lastcall.language.template import says
from lastcall.language.words.drinking import ADrink, AnyDrink, DrinkChange, DrinkObject

MIXED_ALREADY = No(("PHYLL-02",), "That Drink has a Mix-in already")


class Shelf(Machine):
    """Where Mix-ins wait: before their player, face up, and not in the hand (PHYLL-04, PHYLL-06)."""

    name = "Shelf"
    token = "Mix-in"

    def copy(self) -> Shelf:
        """It has nothing that could change: the cards lie before the seat."""
        return self

    def on_shelf(self, game: Game, seat: int) -> list[int]:
        """The Mix-ins before a seat."""
        return [card for card in game.seats[seat].front if game.cards[card].types & MIX_IN]

    def tokens(self, game: Game, seat: int) -> int:
        return len(self.on_shelf(game, seat))

    def put(self, game: Game, seat: int, tokens: int) -> bool:
        """The Shelf is filled by drawing."""
        return False

    def pieces(self, game: Game) -> list[AnyPiece]:
        seats = [seat for seat in range(game.size) if self.owners >> seat & 1 and game.seats[seat].present]
        return [InPlay("Mix-in Shelf", seat, seen_cards(game, self.on_shelf(game, seat))) for seat in seats]


class MixIn(DrinkChange):
    """PHYLL-02: mixed from the moment the card is played, whatever becomes of it."""

    def forbids(self, game: Game, seat: int, part: int) -> No | None:
        return MIXED_ALREADY if game.drink(part).mixed >= 0 else None

    def plan(self, game: Game, play: Play, step: int) -> None:
        game.drink(play.part).mixed = play.me

    def do(self, game: Game, play: Play, step: int) -> None:
        """The lines that follow say what it adds."""


@says("mix this into {drink}")
class MixInto(MixIn):
    """PHYLL-01: anybody's."""

    drink: ADrink


@says("mix this into any number of Drinks")
class MixIntoMany(MixIn):
    """CARD-023: those on the table, each once; a Drink with Chasers is one Drink."""

    picks_drinks = True

    def prepare(self) -> None:
        """The first of them is the one the card is played on."""
        self.drink = AnyDrink()


def mixed_by(game: Game, play: Play) -> Sequence[int]:
    """The Drinks this card was mixed into."""
    return [number for number, drink in game.matters.items() if type(drink) is Drink and drink.mixed == play.me]


@says("add {amount} Alcohol Content to each of them")
class StrengthenEach(DrinkChange):
    """CARD-023."""

    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11."""
        for number in mixed_by(game, play):
            changes.strengthen(game, number, self.amount)


@says("{drink} makes its drinker pay you {amount} Gold")
class AddDue(DrinkChange):
    """PHYLL-07, PHYLL-08: a part of the Drink, paid when it is drunk; nothing if it is your own."""

    drink: DrinkObject
    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01."""
        drink = game.drink(play.part)
        drink.dues = (*drink.dues, (play.seat, self.amount))
