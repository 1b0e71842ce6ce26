"""Standing orders: when a seat does not want to be asked. They look at public things, or count only unobserved."""

from __future__ import annotations

import msgspec

from lastcall.asking import concerns, fits_anytime, plays
from lastcall.engine.core.game import Game
from lastcall.engine.drinks.drink import Served
from lastcall.engine.play.chain import Window

LIGHT = 1
"""A Drink with at most this much Alcohol Content is light."""


class StandingOrders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has ordered; without orders it is asked in every window."""

    only_if_affected: bool = False
    no_light_drinks: bool = False
    only_if_able: bool = True
    """Not asked without a card that fits. That tells what somebody holds, so it counts only while nobody looks on."""
    quiet_until_turn: int = -1
    """Not asked again before this turn; -1: asked."""

    def decline(self, game: Game, seat: int, alone: bool) -> bool:
        """TIMING-15: whether the seat declines the open window by these orders."""
        top = game.stack
        assert type(top) is Window
        if alone and self.only_if_able and not able(game, seat, top):
            return True
        if top.among:
            return False  # Nobody sleeps through their last chance.
        if game.turn.number < self.quiet_until_turn:
            return True
        if self.only_if_affected and not concerns(game, seat):
            return True
        return self.no_light_drinks and only_light_drinks(game, top)


def able(game: Game, seat: int, window: Window) -> bool:
    """Whether something fits here; Anytime cards and Potions fit everywhere: they count only where it may end."""
    return any(bool(window.among) or not fits_anytime(game, answer) for answer in plays(game, seat))


def only_light_drinks(game: Game, window: Window) -> bool:
    """The window is about Drinks, and all of them are light."""
    matter = game.matters.get(window.matter)
    if type(matter) is not Served:
        return False
    drinks = [game.drink(number) for number in matter.drinks]
    return all(drink.for_drinker(game, drink.drinker)[0] <= LIGHT for drink in drinks)
