"""What a card is played on, as written in a story."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lastcall.engine.core.codes import NOBODY, THINGS
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.ids import MatterId, SeatId, TargetId
from lastcall.voice.sentences import plain


@dataclass
class Target:
    """What stands after "on": a seat, the Drink of one, or a card."""

    seat: SeatId = NOBODY
    drink: bool = False
    title: str = ""
    """Of a card or Drink; of whichever Drink the seat has, if it is empty."""

    def fits(self, game: Game, part: MatterId, target: TargetId) -> bool:
        """Whether a card played on this part and target is played on this."""
        matter = game.matters.get(part)
        if self.drink:
            return type(matter) is Drink and matter.drinker == self.seat and is_called(game, matter, self.title)
        if self.title:
            if target >= THINGS and plain(game.name_of(target)) == plain(self.title):
                return True
            if type(matter) is Drink:
                return is_called(game, matter, self.title)
            if type(matter) is not Play or matter.acts(game):
                return False  # What lies in front of somebody is meant itself, not what it does.
            return plain(game.cards[matter.card].title) == plain(self.title)
        if target >= 0:
            return target == self.seat
        if type(matter) is Drink:
            return matter.drinker == self.seat
        if type(matter) is Packet:
            return self.seat in (matter.source, matter.victim)
        return type(matter) is Play and matter.seat == self.seat


def is_called(game: Game, drink: Drink, title: str) -> bool:
    """Whether a Drink is called so: "Wine", with its Chasers "Wine with Mead", or as the game says it, "Wine (+2)"."""
    text = drink.text(game)
    return plain(title) in ("", plain(text), plain(bare(text)), plain(first_title(game, drink)))


def bare(text: str) -> str:
    """A Drink as the game says it, without its Alcohol Content."""
    return re.sub(r" \([+-]\d+\)$", "", text)


def drink_name(game: Game, drink: Drink) -> str:
    """The shortest name that tells a Drink from the others of its drinker."""
    name = bare(drink.text(game))
    drinks = [matter for matter in game.matters.values() if type(matter) is Drink and matter.drinker == drink.drinker]
    alike = {one.text(game) for one in drinks if is_called(game, one, name)}
    return name if len(alike) == 1 else drink.text(game)


def first_title(game: Game, drink: Drink) -> str:
    """The title of the first card a Drink is made of."""
    origin = game.matters.get(drink.origin)
    cards = origin.cards if type(origin) is Drink else drink.cards
    return game.cards[cards[0]].title if cards else ""
