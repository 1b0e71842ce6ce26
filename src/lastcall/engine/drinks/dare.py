"""CARD-027 to CARD-029: a dare. Two Drinks are compared; the revealer drinks the weaker, the others the stronger.

A gift is the friendly sort: of two Drinks one is given away, and the other goes back into the Drink Deck (CRAWL-24).
"""

from __future__ import annotations

from lastcall.engine.core.codes import CHOOSE, NOBODY, OPTION_CHOSEN
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Drink, Play, Served
from lastcall.engine.drinks.cellar import discard_drink, pour_drink, put_back
from lastcall.engine.drinks.dialing import Dialing
from lastcall.engine.drinks.serving import hand_out, serve, set_before
from lastcall.engine.play.losses import settle_price


def dare(game: Game, play: Play) -> None:
    """CARD-027: once the two are revealed, only the Drinks can be answered."""
    me = reveal_two(game, play)
    if me >= 0:
        game.stack = Dialing(Comparing(game.stack, play.me, me), me)


def reveal_two(game: Game, play: Play) -> int:
    """Two Drinks off the Drink Deck; NOBODY if there are not so many (DRINK-05)."""
    served = Served([])
    me = game.add(served)
    for _ in range(2):
        drink = pour_drink(game, play.seat)
        if drink is not None:
            drink.shareable = False  # SELFSPLIT-05
            set_before(game, me, served, drink)
    if len(served.drinks) == 2:
        return me
    for number in served.drinks:
        for card in game.drink(number).cards:
            discard_drink(game, card)
        del game.matters[number]
    del game.matters[me]
    settle_price(game)
    return NOBODY


class Comparing(Frame):
    """CARD-016, CARD-028: all numbers are known now."""

    def __init__(self, below: Frame | None, play: int, me: int) -> None:
        self.below = below
        self.play = play
        self.me = me

    def go(self, game: Game) -> None:
        """CARD-029: equally strong, then the revealer chooses."""
        play = game.play(self.play)
        first, second = (strength(game, game.drink(number), play.seat) for number in game.served(self.me).drinks)
        if first == second:
            game.stack = Daring(game.stack, self.play, self.me)
        else:
            divide(game, play, self.me, 0 if first < second else 1)


def strength(game: Game, drink: Drink, seat: int) -> int:
    """CARD-028, CARD-029: as printed, below 0 too, and as it would be for the revealer."""
    return drink.alcohol + sum(alcohol for trait, alcohol, _ in drink.kin if trait in game.traits[seat])


class Daring(Frame):
    """CARD-029: equally strong; the revealer chooses."""

    def __init__(self, below: Frame | None, play: int, me: int) -> None:
        self.below = below
        self.play = play
        self.me = me

    def go(self, game: Game) -> None:
        """Which of the two?"""
        game.stack = self
        game.ask(game.play(self.play).seat, CHOOSE, [(OPTION_CHOSEN, 0), (OPTION_CHOSEN, 1)])

    def option(self, game: Game, number: int) -> str:
        drink = game.drink(game.served(self.me).drinks[number])
        return f"drink {' with '.join(game.cards[card].title for card in drink.cards)}"

    def took(self, game: Game, answer: Answer) -> None:
        """The other one is for the others."""
        divide(game, game.play(self.play), self.me, answer[1])


def divide(game: Game, play: Play, me: int, mine: int) -> None:
    """CARD-027: each other player who does not Ignore the Event drinks a copy of the other Drink."""
    served = game.served(me)
    served.common = True
    number = served.drinks.pop(1 - mine)
    theirs = game.drink(number)
    del game.matters[number]
    others = [q for q in game.others(play.seat) if not play.ignored >> q & 1]
    if others:
        hand_out(game, me, served, theirs, others)
    else:
        for card in theirs.cards:
            discard_drink(game, card)
    serve(game, me, play.seat)


def gift(game: Game, play: Play, other: int) -> None:
    """CRAWL-24: two Drinks are revealed, one of them is for somebody else."""
    me = reveal_two(game, play)
    if me >= 0:
        game.stack = Dialing(Giving(game.stack, play.me, me, other), me)


class Giving(Frame):
    """Which of the two?"""

    def __init__(self, below: Frame | None, play: int, me: int, other: int) -> None:
        self.below = below
        self.play = play
        self.me = me
        self.other = other

    def go(self, game: Game) -> None:
        """The player of the card chooses."""
        game.stack = self
        game.ask(game.play(self.play).seat, CHOOSE, [(OPTION_CHOSEN, 0), (OPTION_CHOSEN, 1)])

    def took(self, game: Game, answer: Answer) -> None:
        """CRAWL-27: the other one goes back with its Chasers."""
        served = game.served(self.me)
        number = served.drinks.pop(1 - answer[1])
        put_back(game, game.drink(number).cards)
        del game.matters[number]
        given = game.drink(served.drinks[0])
        given.drinker = self.other
        given.ignored = bool(game.shielded >> self.other & 1)
        serve(game, self.me, self.other)

    def option(self, game: Game, number: int) -> str:
        drink = game.drink(game.served(self.me).drinks[number])
        return f"give {' with '.join(game.cards[card].title for card in drink.cards)}"
