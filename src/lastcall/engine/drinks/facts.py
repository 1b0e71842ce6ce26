"""What Drinks tell."""

from __future__ import annotations

from lastcall.voice.fact import Card, Cards, Change, HiddenDrinks, Noted, Seat, Team, says


class Revealed(Noted, frozen=True):
    """A Drink with its Chasers, or a Drink Event."""

    rules = ("TURN-10", "DRINK-08")
    who: Seat
    cards: Cards


says(Revealed, "{who} reveal~ {cards}")


class WithoutEffect(Noted, frozen=True):
    """A Drink Event that was turned up where a Drink was wanted."""

    rules = ("DRINK-10", "HOUSE-01")
    card: Card


says(WithoutEffect, "{card} is discarded without effect")


class NoDrinkLeft(Noted, frozen=True):
    """Nothing can be taken from the Drink Deck."""

    rules = ("DRINK-05",)


says(NoDrinkLeft, "There is no Drink left to take")


class ShuffledBack(Noted, frozen=True):
    """A Drink Me! Pile put back."""

    rules = ("CRAWL-27",)
    who: Seat
    drinks: int


says(ShuffledBack, "{who} shuffle~ {drinks} Drink^ back")


class Looked(Noted, frozen=True):
    """Drinks looked at before they are handed out."""

    rules = ("TURN-09",)
    who: Seat
    drinks: HiddenDrinks


says(Looked, "{who} look~ at {drinks}")


class Ordered(Noted, frozen=True):
    """A Drink ordered, by one player or by a team."""

    rules = ("TURN-09",)
    by: Team
    to: Seat


says(Ordered, "{by} order~ a Drink for {to}")


class GotDrink(Noted, frozen=True):
    """A Drink that nobody ordered."""

    rules = ("TURN-13",)
    who: Seat


says(GotDrink, "{who} are~ served a Drink")


class Drank(Noted, frozen=True):
    """What a Drink has changed; then its cards."""

    rules = ("TURN-11", "TIMING-13")
    who: Seat
    alcohol: Change
    fortitude: Change
    cards: Cards


says(Drank, "{who} drink~: nothing happens", alcohol=0, fortitude=0)
says(Drank, "{who} drink~: {fortitude} Fortitude", alcohol=0)
says(Drank, "{who} drink~: {alcohol} Alcohol Content", fortitude=0)
says(Drank, "{who} drink~: {alcohol} Alcohol Content and {fortitude} Fortitude")


class UntouchedByDrink(Noted, frozen=True):
    """A Drink of somebody who Ignores all effects."""

    rules = ("NEGATE-18",)
    who: Seat


says(UntouchedByDrink, "{who} Ignore~ all effects: the Drink has none")


class Sobered(Noted, frozen=True):
    """Nothing to drink: how much Alcohol Content less."""

    rules = ("TURN-12",)
    who: Seat
    alcohol: int


says(Sobered, "{who} have~ no Drink: [alcohol:-1 Alcohol Content|nothing happens]")


class DrinkPassed(Noted, frozen=True):
    """A Drink that somebody else drinks."""

    rules = ("DRINK-20",)
    who: Seat
    to: Seat


says(DrinkPassed, "{who's} Drink is passed to {to}")


class DrinkSplit(Noted, frozen=True):
    """A Drink for two."""

    rules = ("SPLIT-01", "SPLIT-04")
    who: Seat
    to: Seat


says(DrinkSplit, "{who's} Drink is split with {to}")


class DrinkIgnored(Noted, frozen=True):
    """A Drink that does nothing to its drinker."""

    rules = ("NEGATE-13",)
    who: Seat


says(DrinkIgnored, "{who} Ignore~ the Drink")


class DrinkNegated(Noted, frozen=True):
    """A Drink that does nothing."""

    rules = ("CHANGE-01",)
    who: Seat


says(DrinkNegated, "{who's} Drink is Negated")


class DrinkChanged(Noted, frozen=True):
    """A Drink stronger or weaker."""

    rules = ("CHANGE-01",)
    who: Seat
    alcohol: int


says(DrinkChanged, "{who's} Drink now has {alcohol} Alcohol Content")


class ContestBegan(Noted, frozen=True):
    """A Drinking Contest."""

    rules = ("CONTEST-01",)


says(ContestBegan, "A Drinking Contest begins")


class ContestWon(Noted, frozen=True):
    """Its winner."""

    rules = ("CONTEST-05",)
    who: Seat


says(ContestWon, "{who} win~ the Drinking Contest")


class ContestTied(Noted, frozen=True):
    """Several are level."""

    rules = ("CONTEST-06",)


says(ContestTied, "The Drinking Contest is tied")


class ContestUnwon(Noted, frozen=True):
    """Nobody is left to win."""

    rules = ("CONTEST-08", "DRINK-05")


says(ContestUnwon, "Nobody wins the Drinking Contest")
