"""A shelf: decks by name, those of the package and the house decks of one game."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from lastcall.cards import package
from lastcall.cards.deck import (
    CHARACTER,
    DRINKS,
    EVENTS,
    MOST_BYTES,
    TAVERN,
    Deck,
    DeckError,
    HouseDeck,
    hash_of,
    house_deck,
    is_house,
    read_any,
)
from lastcall.cards.machinery import COMPONENTS, MACHINERY
from lastcall.engine.core.cards import Card
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.machines import Machine
from lastcall.engine.setup import Tavern
from lastcall.files import read_text
from lastcall.language.compile import compile_card
from lastcall.voice.signs import has_hidden

LONGEST_NAME: Final = 40
"""So much of a name nobody has is compared with those there are, and repeated: it may be any text."""
MOST_READ: Final = 256
"""So many house decks are kept as cards, so that another game with them need not read them again."""


@functools.lru_cache(MOST_READ)
def read_house(carried: HouseDeck) -> Deck:
    """A house deck as cards; refused if it has been tampered with."""
    if not is_house(carried.name):
        raise DeckError(f"A house deck is called like its file, but {carried.name!r} does not end in .toml.")
    if any(sign in carried.name for sign in "/\\:") or has_hidden(carried.name):
        raise DeckError(f"A house deck is called like its file, without the folder, not {carried.name!r}.")
    if hash_of(carried.text) != carried.hash:
        raise DeckError(f"The deck {carried.name} is damaged: its text does not match its hash.")
    return read_any(carried.text, carried.name, package.common(), carried.name)


def read_file(path: str | Path) -> HouseDeck:
    """A deck file of the user's own, called by its name without the folder."""
    return house_deck(Path(path).name, read_text(Path(path), MOST_BYTES))


def deck_in(path: str | Path) -> Deck:
    """The deck in a file; what is wrong with it is told with the whole path."""
    carried = read_file(path)
    return read_any(carried.text, str(path), package.common(), carried.name)


class Shelf:
    """Decks by name; a library for the engine."""

    def __init__(self, house: Iterable[HouseDeck] = ()) -> None:
        self.house: dict[str, Deck] = {}
        """The house decks, by what the set-up calls them."""
        for carried in house:
            if carried.name in self.house:
                raise UnknownName(f"Two house decks are called {carried.name}.")
            self.house[carried.name] = read_house(carried)

    def of_house(self, name: str, *sorts: str) -> Deck | None:
        """A house deck of one of these sorts; None: the name is not that of a house deck."""
        if not is_house(name):
            return None
        deck = self.house.get(name)
        if deck is None:
            raise UnknownName(f"The deck {name!r} is missing: it is neither in the package nor in the set-up.")
        if deck.sort not in sorts:
            raise UnknownName(f"{name} is a {deck.sort}, not a {' or a '.join(sorts)}.")
        return deck

    # --- characters

    def character(self, name: str) -> Deck:
        """A character by full or short name, or by the name of a house deck."""
        return self.of_house(name, CHARACTER) or self.known_character(name)

    def known_character(self, name: str) -> Deck:
        """A character of the roster by full or short name."""
        wanted = name.casefold().strip()
        if wanted in package.by_name():
            return package.character(package.by_name()[wanted]["folder"])
        for row in package.roster():
            if wanted in (row["name"].casefold(), row["short"].casefold()):
                raise UnknownName(f"{row['name']} is not available yet. Choose from: {', '.join(self.names())}.")
        name = name[:LONGEST_NAME]
        near = difflib.get_close_matches(name, [*self.names(), *(row["name"] for row in package.arrived())], 1, 0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownName(f"No character is called {name!r}.{hint} Choose from: {', '.join(self.names())}.")

    def names(self) -> list[str]:
        """What everybody who can be played is called in a set-up."""
        return [*(row["short"] for row in package.arrived()), *(deck.key for deck in self.house_characters())]

    def characters(self) -> list[Deck]:
        """Everybody who can be played."""
        return [*(package.character(row["folder"]) for row in package.arrived()), *self.house_characters()]

    def house_characters(self) -> list[Deck]:
        """Those of the house."""
        return [deck for deck in self.house.values() if deck.sort == CHARACTER]

    def boss_of(self, own: Deck) -> Deck | None:
        """The Boss Cards of a character; None: they cannot be a Boss."""
        if is_house(own.key):
            return own.boss
        for row in package.arrived():
            key = row["folder"] + package.BOSS
            if row["name"] == own.name and key in package.boss_decks():
                return package.boss(key)
        return None

    def cards_of(self, deck: Deck, boss: bool) -> tuple[Card, ...]:
        """SETUP-03, BOSS-06: a character's cards, and their Boss Cards if they are a Boss."""
        more = self.boss_of(deck) if boss else None
        return deck.physical if more is None else deck.physical + more.physical

    def boss_names(self) -> list[str]:
        """What everybody who can be a Boss is called in a set-up."""
        return [deck.key for deck in self.characters() if self.boss_of(deck) is not None]

    # --- other decks

    def drinks(self, key: str) -> Deck:
        """The Drink Deck of a box, or of the house."""
        deck = self.of_house(key, DRINKS)
        if deck is None and key not in package.DRINK_DECKS:
            raise UnknownName(f"There is no Drink Deck {key!r}; choose from: {', '.join(package.DRINK_DECKS)}.")
        return deck or package.drinks(key)

    def extra(self, name: str) -> Deck | None:
        """The house deck that a module is: an event deck or a tavern; None: it is another module."""
        return self.of_house(name, EVENTS, TAVERN)

    def event_decks(self, modules: Iterable[str]) -> list[Deck]:
        """The event decks among these modules: those of the package first, then those of the house as named."""
        chosen = tuple(modules)
        return [
            *(package.events(key) for key in package.EVENT_DECKS if key in chosen),
            *self.extras(chosen, EVENTS),
        ]

    def taverns(self, modules: Iterable[str] = ()) -> list[Tavern]:
        """CRAWL-01: all six, and those of the house among these modules."""
        decks = [*(package.tavern(key) for key in package.TAVERNS), *self.extras(modules, TAVERN)]
        return [Tavern(deck.name, deck.physical[0], deck.physical[1:]) for deck in decks]

    def extras(self, modules: Iterable[str], sort: str) -> list[Deck]:
        """The house decks of one sort among these modules, each once."""
        decks = [self.extra(name) for name in dict.fromkeys(modules)]
        return [deck for deck in decks if deck is not None and deck.sort == sort]

    def all_decks(self) -> list[Deck]:
        """Characters, what they bring along, then Drinks, then what the variants need, then the rest of the house."""
        keys = (
            *package.boss_decks(),
            *COMPONENTS,
            *package.DRINK_DECKS,
            *package.EVENT_DECKS,
            *package.TAVERNS,
            package.PRIZES,
        )
        return [
            *self.characters(),
            *(self.deck_of(key) for key in keys),
            *(deck for deck in self.house.values() if deck.sort != CHARACTER),
        ]

    def deck_of(self, key: str) -> Deck:
        """A deck of the package by the name its cards remember."""
        if key.endswith(package.BOSS):
            return package.boss(key)
        if key in COMPONENTS:
            return package.component(key)
        if key in package.DRINK_DECKS:
            return package.drinks(key)
        if key in package.EVENT_DECKS:
            return package.events(key)
        if key in package.TAVERNS:
            return package.tavern(key)
        return package.prizes() if key == package.PRIZES else self.known_character(key)

    # --- what the engine asks for

    def find(self, deck: str, title: str) -> Card:
        """The card of this title in this deck."""
        if deck == package.COMMON:
            return package.common()[title]
        for card in self.deck_of(deck).cards:
            if card.title == title:
                return card
        raise UnknownName(f"The deck {deck!r} has no card {title!r}.")

    def make(self, data: Mapping[str, Any]) -> Card:
        """A card no deck has."""
        return compile_card(data)

    def component(self, name: str) -> tuple[Card, ...]:
        """Every card of a deck that a machine comes with."""
        return package.component(name).physical

    def machine(self, name: str) -> type[Machine]:
        """What a character may bring along, by its name."""
        return MACHINERY[name]


SHIPPED: Final = Shelf()
"""The decks of the package alone."""
