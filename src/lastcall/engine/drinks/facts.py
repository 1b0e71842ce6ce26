"""What Drinks tell."""

from __future__ import annotations

from typing import Final

from lastcall.voice.fact import (
    Amount,
    AnyFact,
    Card,
    Change,
    Fact,
    HiddenDrinks,
    Listing,
    Mixed,
    Name,
    Noted,
    Payee,
    Seat,
    Sentences,
    Targets,
    Track,
    always,
    negative,
    says,
)


class Revealed(Noted, frozen=True):
    """A Drink with its Chasers, or a Drink Event."""

    rules = ("TURN-10", "DRINK-08")
    who: Seat
    cards: Mixed


says(Revealed, "{who} reveal~ {cards}")


class WithoutEffect(Noted, frozen=True):
    """A Drink Event that was turned up where a Drink was wanted."""

    rules = ("DRINK-10", "HOUSE-01")
    card: Card


says(WithoutEffect, "{card} has no effect here")


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
    """A Drink ordered; for a team, by the member who said so."""

    rules = ("TURN-09",)
    by: Seat
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
    cards: Mixed
    more: bool = False
    """It does something besides: Gold, cards, a keyword."""


says(Drank, "{who} drink~ {cards}", alcohol=0, fortitude=0, more=True)
says(Drank, "{who} drink~: no effect", alcohol=0, fortitude=0)
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


says(Sobered, "{who} have~ nothing to drink and are~ sober already", alcohol=0)
says(Sobered, "{who} have~ nothing to drink and sober~ up: −1 Alcohol Content")


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
    alcohol: Amount


says(DrinkChanged, "{who's} Drink now has −{alcohol} Alcohol Content", alcohol=negative)
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


# --- a Drink


class Adds(Fact, frozen=True):
    """What a Drink moves."""

    number: Change
    track: Track


says(Adds, "{number} {track}")


class Draws(Fact, frozen=True):
    """What it lets its drinker draw."""

    cards: int


says(Draws, "draw {cards} card^")


class Discards(Fact, frozen=True):
    """What it makes its drinker discard."""

    cards: int


says(Discards, "discard {cards} card^")


class PaysFor(Fact, frozen=True):
    """What its drinker pays."""

    to: Payee
    gold: Amount


says(PaysFor, "pay {to} {gold} Gold")


class GetsFrom(Fact, frozen=True):
    """What its drinker is paid."""

    gold: Amount
    who: Seat


says(GetsFrom, "get {gold} Gold from {who}")


class LiesOnIt(Fact, frozen=True):
    """Gold for whoever drinks it."""

    gold: Change


says(LiesOnIt, "{gold} Gold lying on it")


class Content(Fact, frozen=True):
    """All that a Drink does to its drinker."""

    parts: Listing


says(Content, "[parts:{parts}|no effect]")


class OnDrink(Fact, frozen=True):
    """After a card that answers it."""

    who: Seat
    cards: Mixed
    own: bool
    """Whoever plays the card drinks it."""


says(OnDrink, " on {who:own} [cards:{cards}|Drink]", own=True)
says(OnDrink, " on {who's} [cards:{cards}|Drink]")


class AboutToDrink(Fact, frozen=True):
    """A Drink that can be answered."""

    who: Seat
    cards: Mixed
    content: AnyFact


says(AboutToDrink, "{who} are~ about to drink {cards} ({content}).")


class Drinking(Fact, frozen=True):
    """Several Drinks of one side."""

    drinks: Sentences


says(Drinking, "{drinks}")


class ManyDrink(Fact, frozen=True):
    """Drinks of others, all at once."""

    players: int


says(ManyDrink, "{players} players are about to drink.")
NO_DRINK_WORKS: Final = always("NoDrinkWorks", "The Drink has no effect.")

# --- in the middle of the table


class TheyDrink(Fact, frozen=True):
    """Who drinks, above the Drinks."""

    who: Targets
    crowd: int
    """How many they are, if too many to name; else 0."""


says(TheyDrink, "[crowd:{crowd} players drink|{who} drink~]")
NOBODY_DRINKS: Final = always("NobodyDrinks", "Nobody drinks")


class DrinksIt(Fact, frozen=True):
    """A Drink and what it does."""

    who: Seat
    cards: Mixed
    content: AnyFact


says(DrinksIt, "{who} drink~ {cards} ({content})")


class IgnoresIt(Fact, frozen=True):
    """A Drink that does nothing to its drinker."""

    who: Seat
    cards: Mixed


says(IgnoresIt, "{who} Ignore~ {cards}")


class AnswersDrink(Fact, frozen=True):
    """The Drink that a card answers."""

    who: Seat


says(AnswersDrink, "on {who's} Drink")


class LooksAt(Fact, frozen=True):
    """Drinks that only their orderer sees."""

    who: Seat
    drinks: int


says(LooksAt, "{who} look~ at a Drink", drinks=1)
says(LooksAt, "{who} look~ at {drinks} Drinks")


# --- questions


class WhoGetsDrink(Fact, frozen=True):
    """An order."""

    left: int
    several: bool


says(WhoGetsDrink, "Who do you order a Drink for?[several: {left} Drinks are left to order.]")


class WhichDrinkNext(Fact, frozen=True):
    """Of those that were looked at."""

    left: int


says(WhichDrinkNext, "Which Drink do you order next? {left} Drink^ left.")


class WhoGetsThis(Fact, frozen=True):
    """A Drink that was looked at."""

    card: Card


says(WhoGetsThis, "Who do you order {card} for?")


class SplitIt(Fact, frozen=True):
    """A Drink that may be shared."""

    cards: Mixed
    content: AnyFact


says(SplitIt, "Split {cards} ({content}) with another player?")


class DrinkOption(Fact, frozen=True):
    """A Drink and what it does."""

    cards: Mixed
    content: AnyFact


says(DrinkOption, "{cards} ({content})")


class WhichGift(Fact, frozen=True):
    """Two Drinks, one of them for somebody else."""

    first: AnyFact
    second: AnyFact
    other: Name


says(WhichGift, "You have revealed {first} and {second}. Which one does {other} drink?")


class DrinkThat(Fact, frozen=True):
    """One of two."""

    cards: Mixed


says(DrinkThat, "drink {cards}")


class GiveThat(Fact, frozen=True):
    """One of two."""

    cards: Mixed


says(GiveThat, "give {cards}")
WHICH_DARE: Final = always(
    "WhichDare",
    "Both Drinks are equally strong. Which one do you drink? The others drink the other one.",
)
WHICH_SIP: Final = always("WhichSip", "Your Drink does several things. Which comes first?")
DRINK_IT: Final = always("DrinkIt", "drink it")
KEEP_IT: Final = always("KeepIt", "keep it")
