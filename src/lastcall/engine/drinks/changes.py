"""SPLIT, CHANGE: what cards do to a Drink before it is drunk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.drinks.facts import DrinkChanged, DrinkIgnored, DrinkNegated, DrinkPassed, DrinkSplit
from lastcall.engine.play.losses import towards_nothing
from lastcall.ids import MatterId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def half(number: int) -> int:
    """SPLIT-04, SPLIT-06: halved, the magnitude rounded up."""
    return (number + 1) // 2 if number >= 0 else -((1 - number) // 2)


def half_down(number: int) -> int:
    """SPLIT-08: halved, the magnitude rounded down."""
    return number // 2 if number >= 0 else -(-number // 2)


def trimmed(numbers: tuple[int, ...], total: int) -> tuple[int, ...]:
    """DRINK-15: effects of one sort that come to this much together; each stays an effect of its own."""
    left: list[int] = []
    for number in numbers:
        kept = min(number, total - sum(left))
        if kept > 0:
            left.append(kept)
    return tuple(left)


def halve(game: Game, drink: Drink, rounded: bool = True) -> None:
    """SPLIT-03, SPLIT-04: each sum over the Drink and its Chasers, with all changes made so far."""
    by = half if rounded else half_down
    worth = drink.worth(game)
    drink.change_keywords(lambda keyword: keyword.halved(drink, by))
    drink.alcohol = by(drink.alcohol)
    drink.fortitude = by(drink.fortitude)
    drink.draws = trimmed(drink.draws, by(sum(drink.draws)))
    drink.discards = trimmed(drink.discards, by(sum(drink.discards)))
    drink.gold = by(drink.gold)
    drink.split_off += worth - drink.worth(game)  # CONTEST-12, CONTEST-19


def split(game: Game, part: MatterId, other: SeatId) -> None:
    """SPLIT-01, SPLIT-02, SPLIT-05, SPLIT-07: two independent Drinks; what has no number is in both."""
    drink = game.drink(part)
    if drink.drinker == other:
        return
    halve(game, drink)
    twin = drink.copy()
    twin.drinker = other
    twin.cards = ()
    twin.revealer = NOBODY
    twin.split_off = 0
    twin.change_keywords(lambda keyword: keyword.shared())
    twin.ignored = bool(game.shielded >> other & 1)
    game.served(drink.serving).drinks.append(game.add(twin))
    game.note(DrinkSplit, drink.drinker, other)


def strengthen(game: Game, part: MatterId, amount: int) -> None:
    """CHANGE-01, CONTEST-11: raised, or lowered."""
    drink = game.drink(part)
    drink.alcohol += amount
    if game.log is not None:
        game.log.append(DrinkChanged(drink.drinker, drink.for_drinker(game, drink.drinker)[0]))


def pass_drink(game: Game, part: MatterId, other: SeatId) -> None:
    """DRINK-20: it affects only the new drinker; not an Ignore (NEGATE-04)."""
    drink = game.drink(part)
    if drink.drinker == other:
        return
    game.note(DrinkPassed, drink.drinker, other)
    drink.drinker = other
    drink.ignored = bool(game.shielded >> other & 1)


def ignore_drink(game: Game, part: MatterId) -> None:
    """NEGATE-13: the Drink with all its Chasers and all that was added to it."""
    waste(game, game.drink(part))
    game.note(DrinkIgnored, game.drink(part).drinker)


def negate_drink(game: Game, part: MatterId) -> None:
    """CHANGE-01: it has no effect on anybody."""
    waste(game, game.drink(part))
    game.note(DrinkNegated, game.drink(part).drinker)


def waste(game: Game, drink: Drink) -> None:
    """Nobody drinks it."""
    drink.ignored = True
    drink.change_keywords(lambda keyword: keyword.wasted(game))


def replace(game: Game, part: MatterId, amount: int) -> None:
    """CHANGE-01: this much Alcohol Content and nothing else, whatever the Drink was."""
    drink = game.drink(part)
    drink.fortitude = drink.gold = 0
    drink.draws = drink.discards = ()
    drink.shareable = False
    drink.change_keywords(lambda keyword: keyword.replaced(game))
    strengthen(game, part, amount - drink.alcohol)


def lower_numbers(game: Game, part: MatterId, by: int) -> None:
    """CARD-008: every number of the Drink."""
    drink = game.drink(part)
    drink.change_keywords(lambda keyword: keyword.lowered(game, part, by))
    drink.fortitude = towards_nothing(drink.fortitude, by)
    drink.draws = trimmed(drink.draws, sum(drink.draws) - by)
    drink.discards = trimmed(drink.discards, sum(drink.discards) - by)
    drink.gold = towards_nothing(drink.gold, by)
    strengthen(game, part, towards_nothing(drink.alcohol, by) - drink.alcohol)


def lower_to(game: Game, part: MatterId, most: int) -> None:
    """CHANGE-01, CONTEST-11: no more than this, whoever drinks it; never up."""
    drink = game.drink(part)
    drink.change_keywords(lambda keyword: keyword.limited(drink, most))
    strengthen(game, part, min(0, most - drink.alcohol))


def turn_into_fortitude(game: Game, part: MatterId) -> None:
    """CHANGE-01: as much Fortitude as it would have given Alcohol Content, to each sort of drinker."""
    drink = game.drink(part)
    drink.change_keywords(lambda keyword: keyword.turned())
    drink.fortitude += drink.alcohol
    strengthen(game, part, -drink.alcohol)
