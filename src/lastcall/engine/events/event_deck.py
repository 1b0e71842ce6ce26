"""SEA, DUNGEON: event decks with Progress Counters. Set-up says which there are; all work alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.codes import NO_MATTER, NOBODY, PLAYED, SEA_EVENT
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.homes import Home
from lastcall.engine.events.facts import CounterOff, CountersOn, EventsShuffled
from lastcall.engine.play.chain import play_card
from lastcall.engine.play.defeat import danger
from lastcall.ids import CardId

if TYPE_CHECKING:
    from lastcall.engine.game import Game

COUNTERS_AT_FIRST: Final = 2
MORE_FOR_THE_SECOND: Final = 1
"""DUNGEON-11: a second deck starts with one counter more, so that both do not always fire together."""


class EventDeck(Declared):
    """An event deck with its Progress Counters (SEA, DUNGEON)."""

    def __init__(self, name: str, deck: tuple[CardId, ...], left: int, counters: int, discards: list[CardId]) -> None:
        self.name = name
        self.deck = deck
        """As last shuffled; shared by copies."""
        self.left = left
        """How many of them have not been revealed; the next one is `deck[left - 1]`."""
        self.counters = counters
        self.discards = discards

    def event(self) -> str:
        """What one of its cards is called: the deck has the same name in the plural."""
        return self.name.removesuffix("s")

    def is_sea(self, game: Game) -> bool:
        """SEA-02: whether its Events are Sea Events."""
        cards = self.deck or self.discards
        return bool(cards) and bool(game.cards[cards[0]].types & SEA_EVENT)

    def copy(self) -> EventDeck:
        """The deck is shared."""
        return EventDeck(self.name, self.deck, self.left, self.counters, self.discards[:])


def event_deck(game: Game, name: str, cards: Sequence[CardId], before: int) -> EventDeck:
    """SEA-01, DUNGEON-01, DUNGEON-11: shuffled, with its first counters; `before` decks stand there already."""
    deck = game.shuffled(cards)
    return EventDeck(name, deck, len(deck), COUNTERS_AT_FIRST + before * MORE_FOR_THE_SECOND, [])


def take_counters(game: Game, first: int) -> None:
    """DUNGEON-11: deck after deck; one that has none left reveals its Event, and the others wait for it."""
    for number in range(first, len(game.event_decks)):
        deck = game.event_decks[number]
        deck.counters -= 1
        game.note(CounterOff, deck.event(), deck.is_sea(game), deck.counters)
        if deck.counters == 0:
            card = reveal(game, deck)
            game.stack = Occasion(game.stack, number, card)
            # DUNGEON-08: if the player of this turn is out, the next one reveals it and is "you".
            revealer = game.around(game.turn.active)[0]
            play_card(game, revealer, (PLAYED, card, 0, NO_MATTER, NOBODY))
            return


def reveal(game: Game, deck: EventDeck) -> CardId:
    """DUNGEON-03: the discards of an empty deck are shuffled into a new one."""
    if deck.left == 0:
        deck.deck = game.shuffled(deck.discards)
        deck.left = len(deck.deck)
        deck.discards = []
        game.note(EventsShuffled, deck.event(), deck.is_sea(game))
    deck.left -= 1
    return deck.deck[deck.left]


class FromEventDeck(Home):
    """Of an event deck, known by its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def name(self, game: Game) -> str:
        return game.event_decks[self.number].name

    def put_away(self, game: Game, card: CardId) -> None:
        game.event_decks[self.number].discards.append(card)


class Occasion(Frame):
    """An Event of a deck that has been revealed: when it is over, its deck gets counters again."""

    def __init__(self, below: Frame | None, number: int, card: CardId) -> None:
        self.below = below
        self.number = number
        self.card = card

    def go(self, game: Game) -> None:
        """DUNGEON-02: as many as its Encounter Level; LOSE-03: who lost by it is out before the next deck's turn."""
        if game.unsettled and danger(game, self):
            return
        deck = game.event_decks[self.number]
        deck.counters = max(1, game.cards[self.card].level)
        game.note(CountersOn, deck.event(), deck.is_sea(game), deck.counters)
        take_counters(game, self.number + 1)
