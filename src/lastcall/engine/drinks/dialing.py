"""CARD-016: Drinks whose number is chosen by whoever reveals them."""

from __future__ import annotations

from lastcall.engine.core.codes import CHOOSE, OPTION_CHOSEN
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Drink


class Dialing(Frame):
    """CARD-016: the revealer of a Drink chooses its number, before anyone responds; copies share it."""

    def __init__(self, below: Frame | None, me: int) -> None:
        self.below = below
        self.me = me

    def go(self, game: Game) -> None:
        """One Drink after the other."""
        drink = self.undecided(game)
        if drink is not None:
            game.stack = self
            game.ask(drink.revealer, CHOOSE, [(OPTION_CHOSEN, n) for n in range(1, drink.dial + 1)])

    def undecided(self, game: Game) -> Drink | None:
        """The first Drink that still needs its number."""
        drinks = map(game.drink, game.served(self.me).drinks)
        return next((drink for drink in drinks if drink.dial), None)

    def took(self, game: Game, answer: Answer) -> None:
        """So much Alcohol Content, and so much Gold."""
        chosen = self.undecided(game)
        assert chosen is not None
        game.note(Dialed, chosen.revealer, answer[1])
        for number in game.served(self.me).drinks:
            drink = game.drink(number)
            if drink.origin == chosen.origin:
                drink.dial = 0
                drink.alcohol += answer[1]
                drink.worth += answer[1]
                drink.gold += answer[1]
        game.stack = self

    def prompt(self, game: Game) -> str:
        return "Choose a number: so much Alcohol Content, and so much Gold for whoever drinks it."

    def option(self, game: Game, number: int) -> str:
        return str(number)


# --- as the log tells it


class Dialed(Entry):
    """A number chosen."""

    rules = ("CARD-016",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} chooses {self.more[0]} for the Drink"
