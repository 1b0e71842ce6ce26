"""Drinks that are more than numbers, and what becomes of what lies before a player."""

from __future__ import annotations

from lastcall.engine.core.cards import Card, Effect
from lastcall.engine.core.codes import PRIZE, SOMETIMES
from lastcall.engine.core.game import Game
from lastcall.engine.core.matters import Play
from lastcall.engine.drinks.cellar import must_crawl
from lastcall.engine.table import hands
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait, Trait
from lastcall.language.words.nouns import CARD_TYPES, CardType
from lastcall.language.words.people import Who, affected


@says("you may put 1 Gold on this Drink, so that it is 1 weaker, and pass it to your left.")
class Bounces(DrinkTrait):
    """CARD-002, CARD-003: whoever is going to drink it; the drinker takes the Gold."""

    def mark(self, card: Card) -> None:
        card.special = True
        card.bounces = True


@says("this Drink has its Chaser only outside Drink Phases.")
class Festive(DrinkTrait):
    """CARD-014."""

    def mark(self, card: Card) -> None:
        card.special = True
        card.festive = True


@says("this Drink has {amount} Alcohol Content for each player in the game.")
class PerPlayer(DrinkTrait):
    """CARD-009."""

    amount: int

    def mark(self, card: Card) -> None:
        card.special = True
        card.per_player = self.amount


@says("choose a number from 1 to {most}: this Drink has so much Alcohol Content and gives so much Gold.")
class Dial(DrinkTrait):
    """CARD-016."""

    most: int

    def mark(self, card: Card) -> None:
        card.special = True
        card.dial = self.most


@says("turn up two cards of your Character Deck, take one and discard the other.")
class Studies(DrinkTrait):
    """CARD-032."""

    def mark(self, card: Card) -> None:
        card.special = True
        card.studies = 1


@says("{who} turn~ up cards of {their} Character Deck until {type}, take~ it and discard~ the others")
class Search(Effect):
    """CARD-020."""

    who: Who
    type: CardType

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: those who do not Ignore the card."""
        for seat in affected(game, play, self.who):
            hands.search(game, seat, CARD_TYPES[self.type])


# --- pots and Prizes


@says("whoever takes a pot with this card in it loses {amount} Fortitude.")
class Curse(Trait):
    """CARD-019: not the player it came from."""

    amount: int
    types = SOMETIMES

    def mark(self, card: Card) -> None:
        card.curse = self.amount


@says("put up to {number} cards you have played under this card; with the last of them you gain {gold} Gold.")
class Collects(Trait):
    """CARD-025: while it lies before its holder."""

    number: int
    gold: int
    types = PRIZE

    def mark(self, card: Card) -> None:
        card.collects = (self.number, self.gold)


@says("you Crawl")
class CrawlNow(Effect):
    """CARD-024: as soon as nothing else is pending; if the party can go nowhere, nothing happens."""

    crawls = True

    def do(self, game: Game, play: Play, step: int) -> None:
        """CRAWL-06 to CRAWL-08."""
        must_crawl(game, play.seat)
