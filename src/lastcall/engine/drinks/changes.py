"""SPLIT, CHANGE: what cards do to a Drink before it is drunk."""

from __future__ import annotations

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.entries import BetweenTwo, Entry
from lastcall.engine.core.game import Game
from lastcall.engine.core.matters import Drink
from lastcall.engine.play.losses import towards_nothing


def half(number: int) -> int:
    """SPLIT-04, SPLIT-06: halved, the magnitude rounded up."""
    return (number + 1) // 2 if number >= 0 else -((1 - number) // 2)


def half_down(number: int) -> int:
    """SPLIT-08: halved, the magnitude rounded down."""
    return number // 2 if number >= 0 else -(-number // 2)


def halve(drink: Drink, rounded: bool = True) -> None:
    """SPLIT-03, SPLIT-04: each sum over the Drink and its Chasers, with all changes made so far."""
    by = half if rounded else half_down
    drink.kin = tuple(
        (trait, by(drink.alcohol + a) - by(drink.alcohol), by(drink.fortitude + f) - by(drink.fortitude))
        for trait, a, f in drink.kin
    )
    drink.alcohol = by(drink.alcohol)
    drink.fortitude = by(drink.fortitude)
    drink.draws = by(drink.draws)
    drink.discards = by(drink.discards)
    drink.gold = by(drink.gold)
    drink.dues = tuple((seat, by(gold)) for seat, gold in drink.dues)


def split(game: Game, part: int, other: int) -> None:
    """SPLIT-01, SPLIT-02, SPLIT-05, SPLIT-07: two independent Drinks; what has no number is in both."""
    drink = game.drink(part)
    if drink.drinker == other:
        return
    halve(drink)
    twin = drink.copy()
    twin.drinker = other
    twin.cards = ()
    twin.revealer = NOBODY
    twin.worth = 0
    twin.stake = 0
    twin.ignored = bool(game.shielded >> other & 1)
    game.served(drink.serving).drinks.append(game.add(twin))
    game.note(DrinkSplit, drink.drinker, other)


def strengthen(game: Game, part: int, amount: int) -> None:
    """CHANGE-01, CONTEST-11, CONTEST-12, CONTEST-19: raising and lowering count in a Contest, the rest does not."""
    drink = game.drink(part)
    drink.alcohol += amount
    drink.worth += amount
    game.note(DrinkChanged, drink.drinker, drink.alcohol)


def pass_drink(game: Game, part: int, other: int) -> None:
    """DRINK-20: it affects only the new drinker; not an Ignore (NEGATE-04)."""
    drink = game.drink(part)
    if drink.drinker == other:
        return
    game.note(DrinkPassed, drink.drinker, other)
    drink.drinker = other
    drink.ignored = bool(game.shielded >> other & 1)


def can_bounce(game: Game, drink: Drink) -> bool:
    """CARD-002, LIMIT-06: with Gold to put on it, and somebody to pass it to."""
    able = game.side_of(drink.drinker).gold > 0 and len(game.around(drink.drinker)) > 1
    return able and not drink.ignored and drink.declined != drink.drinker


def bounce(game: Game, part: int) -> None:
    """CARD-002, CARD-003: 1 Gold on it, so it is weaker by 1, and it goes to the left."""
    drink = game.drink(part)
    seat = drink.drinker
    left = game.around(seat)[1]
    game.side_of(seat).gold -= 1
    game.stirred = True
    drink.stake += 1
    game.note(Bounced, seat, left)
    drink.drinker = left
    strengthen(game, part, -1)
    drink.ignored = bool(game.shielded >> left & 1)


def ignore_drink(game: Game, part: int) -> None:
    """NEGATE-13: the Drink with all its Chasers and all that was added to it."""
    drink = game.drink(part)
    drink.ignored = True
    lose_stake(game, drink)
    game.note(DrinkIgnored, drink.drinker)


def negate_drink(game: Game, part: int) -> None:
    """CHANGE-01: it has no effect on anybody."""
    drink = game.drink(part)
    drink.ignored = True
    lose_stake(game, drink)
    game.note(DrinkNegated, drink.drinker)


def replace(game: Game, part: int, amount: int) -> None:
    """CARD-005, CHANGE-01: so much Alcohol Content and nothing else, whatever the Drink was."""
    drink = game.drink(part)
    drink.fortitude = drink.draws = drink.discards = drink.gold = drink.studies = 0
    drink.dues = ()
    drink.bounces = drink.shareable = False
    lose_stake(game, drink)
    drink.kin = ()
    strengthen(game, part, amount - drink.alcohol)


def lose_stake(game: Game, drink: Drink) -> None:
    """CARD-004, CARD-005: the Gold lying on it goes to the Inn."""
    game.inn += drink.stake
    drink.stake = 0


def lower_numbers(game: Game, part: int, by: int) -> None:
    """CARD-008: every number of the Drink; a price of nothing cannot be paid, so it is passed for Gold no more."""
    drink = game.drink(part)
    if drink.bounces:
        # Gold on it no longer makes it weaker; its drinker still gets the Gold.
        drink.bounces = False
        strengthen(game, part, drink.stake)
    drink.fortitude = towards_nothing(drink.fortitude, by)
    drink.draws = towards_nothing(drink.draws, by)
    drink.discards = towards_nothing(drink.discards, by)
    drink.gold = towards_nothing(drink.gold, by)
    drink.dues = tuple((seat, gold - by) for seat, gold in drink.dues if gold > by)
    strengthen(game, part, towards_nothing(drink.alcohol, by) - drink.alcohol)


def become(game: Game, part: int, amount: int) -> None:
    """CHANGE-01, CONTEST-11: so much, whoever drinks it."""
    drink = game.drink(part)
    drink.kin = tuple((trait, 0, fortitude) for trait, _, fortitude in drink.kin)
    strengthen(game, part, amount - drink.alcohol)


def turn_into_fortitude(game: Game, part: int) -> None:
    """CHANGE-01: as much Fortitude as it would have given Alcohol Content, to each sort of drinker."""
    drink = game.drink(part)
    drink.kin = tuple((trait, 0, fortitude + alcohol) for trait, alcohol, fortitude in drink.kin)
    drink.fortitude += drink.alcohol
    strengthen(game, part, -drink.alcohol)


# --- as the log tells it


class DrinkPassed(BetweenTwo):
    """A Drink that somebody else drinks."""

    rules = ("DRINK-20",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}'s Drink goes to {self.other(game)}"


class DrinkSplit(BetweenTwo):
    """A Drink for two."""

    rules = ("SPLIT-01", "SPLIT-04")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} splits the Drink with {self.other(game)}"


class DrinkIgnored(Entry):
    """A Drink that does nothing to its drinker."""

    rules = ("NEGATE-13",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} Ignores the Drink"


class DrinkNegated(Entry):
    """A Drink that does nothing."""

    rules = ("CHANGE-01",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}'s Drink is Negated"


class DrinkChanged(Entry):
    """A Drink stronger or weaker."""

    rules = ("CHANGE-01",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}'s Drink now has {self.more[0]} Alcohol Content"


class Bounced(BetweenTwo):
    """A Drink passed on for Gold."""

    rules = ("CARD-002",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} puts 1 Gold on the Drink and passes it to {self.other(game)}"
