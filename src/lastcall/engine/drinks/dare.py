"""A dare: two Drinks are compared; the revealer drinks the weaker, the others the stronger.

A gift is the friendly sort: of two Drinks one is given away, and the other goes back into the Drink Deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NO_MATTER
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.drinks.cellar import pour_drink, put_back
from lastcall.engine.drinks.drink import new_served
from lastcall.engine.drinks.facts import WHICH_DARE, DrinkOption, DrinkThat, GiveThat, WhichGift
from lastcall.engine.drinks.service import decide_first, forbid_sharing, hand_out, serve, set_before
from lastcall.engine.play.payments import settle_price
from lastcall.engine.table.who import everybody_else, you
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def dare(game: Game, play: Play) -> None:
    """CARD-027: once the two are revealed, only the Drinks can be answered."""
    served = reveal_two(game, play)
    if served >= 0:
        game.stack = Comparing(game.stack, play.id, served)
        decide_first(game, served)


def reveal_two(game: Game, play: Play) -> MatterId:
    """Two Drinks off the Drink Deck; NO_MATTER if there are not enough (DRINK-05)."""
    served = new_served([])
    id = game.add(served)
    for _ in range(2):
        drink = pour_drink(game, play.seat)
        if drink is not None:
            forbid_sharing(game, play, drink)
            set_before(game, id, served, drink)
    if len(served.drinks) == 2:
        return id
    for number in served.drinks:
        for card in game.drink(number).cards:
            game.homes[card].put_away(game, card)
        del game.matters[number]
    del game.matters[id]
    settle_price(game)
    return NO_MATTER


class Comparing(Frame):
    """All numbers are known now."""

    def __init__(self, below: Frame | None, play: MatterId, served: MatterId) -> None:
        self.below = below
        self.play = play
        self.served = served

    def go(self, game: Game) -> None:
        """CARD-028, CARD-029: as strong as they are for the revealer, who chooses between equals."""
        play = game.play(self.play)
        drinks = map(game.drink, game.served(self.served).drinks)
        # CARD-028: as printed, below 0 too.
        first, second = (drink.for_drinker(game, play.seat)[0] for drink in drinks)
        if first == second:
            game.stack = Daring(game.stack, self.play, self.served)
        else:
            divide(game, play, self.served, 0 if first < second else 1)


class OneOfTwo(Decision):
    """The player of a card chooses one of two Drinks."""

    def __init__(self, below: Frame | None, play: MatterId, served: MatterId) -> None:
        self.below = below
        self.play = play
        self.served = served

    def decider(self, game: Game) -> SeatId:
        return game.play(self.play).seat

    def options(self, game: Game) -> list[int]:
        return [0, 1]

    def cards(self, game: Game, number: int) -> tuple[CardId, ...]:
        """One of the two, with its Chasers."""
        return game.drink(game.served(self.served).drinks[number]).cards


class Daring(OneOfTwo):
    """CARD-029: equally strong; the revealer chooses."""

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_DARE

    def option(self, game: Game, number: int) -> Fact:
        return DrinkThat(self.cards(game, number))

    def chosen(self, game: Game, option: int) -> None:
        """The other one is for the others."""
        divide(game, game.play(self.play), self.served, option)


def divide(game: Game, play: Play, id: MatterId, mine: int) -> None:
    """CARD-027: each other player who does not Ignore the Event drinks a copy of the other Drink."""
    served = game.served(id)
    served.common = True
    number = served.drinks.pop(1 - mine)
    theirs = game.drink(number)
    del game.matters[number]
    own = game.drink(served.drinks[0])
    own.drinker = you(game, play)
    own.ignored = bool(game.shielded >> own.drinker & 1)
    others = [seat for seat in everybody_else(game, play) if not play.ignored >> seat & 1]
    if others:
        hand_out(game, id, served, theirs, others)
    else:
        for card in theirs.cards:
            game.homes[card].put_away(game, card)
    serve(game, id, play.seat)


def gift(game: Game, play: Play, other: SeatId) -> None:
    """CRAWL-24: two Drinks are revealed, one of them is for somebody else."""
    served = reveal_two(game, play)
    if served >= 0:
        game.stack = Giving(game.stack, play.id, served, other)
        decide_first(game, served)


class Giving(OneOfTwo):
    """Which of the two?"""

    def __init__(self, below: Frame | None, play: MatterId, served: MatterId, other: SeatId) -> None:
        super().__init__(below, play, served)
        self.other = other

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        first, second = [game.drink(number) for number in game.served(self.served).drinks]
        return WhichGift(
            DrinkOption(first.made_of(game), first.content(game)),
            DrinkOption(second.made_of(game), second.content(game)),
            self.other,
        )

    def option(self, game: Game, number: int) -> Fact:
        return GiveThat(self.cards(game, number))

    def chosen(self, game: Game, option: int) -> None:
        """CRAWL-27: the other one goes back with its Chasers."""
        served = game.served(self.served)
        number = served.drinks.pop(1 - option)
        put_back(game, game.drink(number).cards)
        del game.matters[number]
        given = game.drink(served.drinks[0])
        given.drinker = self.other
        given.ignored = bool(game.shielded >> self.other & 1)
        serve(game, self.served, self.other)
