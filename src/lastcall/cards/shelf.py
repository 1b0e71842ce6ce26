"""Every deck there is, read when somebody needs it."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from lastcall.cards.deck import (
    Deck,
    DeckError,
    read_boss,
    read_cards,
    read_character,
    read_component,
    read_drinks,
    read_events,
    read_prizes,
    read_tavern,
    read_toml,
)
from lastcall.cards.machinery import COMPONENTS, MACHINERY
from lastcall.engine.core import library
from lastcall.engine.core.cards import Card
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.machines import Machine
from lastcall.engine.setup import Tavern
from lastcall.language.compile import compile_card

DRINK_DECKS = ("rdi4", "rdi6", "rdi8")
TAVERNS = (
    "red_dragon_inn",
    "startusks",
    "rolling_barrel",
    "black_dragon_depths",
    "harmonious_cup",
    "scurvy_dog",
)
"""The Inn first: its Drink Deck is the Drink Deck (CRAWL-01)."""
PRIZES = "prizes"
EVENT_DECKS = ("sea", "dungeon")
"""In the order in which they are dealt with at the end of a turn (TURN-16)."""
COMMON = "common"
BOSS = "_boss"
"""Ends the name of a Boss Deck, which begins with the folder of its character."""


def shipped(name: str) -> str:
    """A file that comes with the package."""
    return resources.files("lastcall.cards").joinpath(name).read_text(encoding="utf-8")


def is_shipped(name: str) -> bool:
    """Whether such a file comes with the package."""
    return resources.files("lastcall.cards").joinpath(name).is_file()


@functools.cache
def common() -> dict[str, Card]:
    """The cards every character shares, by title."""
    data = read_toml(shipped("common.toml"), "common.toml")
    return {card.title: card for card in read_cards(data, COMMON, "common.toml")}


@functools.cache
def roster() -> tuple[dict[str, str], ...]:
    """Everybody the boxes know, whether or not they have arrived: name, short name, file."""
    return tuple(read_toml(shipped("roster.toml"), "roster.toml")["character"])


@functools.cache
def arrived() -> tuple[dict[str, str], ...]:
    """Those who can be played."""
    return tuple(row for row in roster() if is_shipped(f"characters/{row['folder']}/deck.toml"))


@functools.cache
def read_shipped(folder: str) -> Deck:
    """A character's deck from the package."""
    file = f"characters/{folder}/deck.toml"
    return read_character(shipped(file), file, common())


def character(name: str) -> Deck:
    """A character by full or short name, or a house deck by its file."""
    return house_deck(name) if name.casefold().endswith(".toml") else known_character(name)


@functools.cache
def known_character(name: str) -> Deck:
    """A character of the roster by full or short name."""
    wanted = name.casefold().strip()
    for row in roster():
        if wanted in (row["name"].casefold(), row["short"].casefold()):
            if row not in arrived():
                raise UnknownName(f"{row['name']} is not available yet. Choose from: {', '.join(names())}.")
            return read_shipped(row["folder"])
    near = difflib.get_close_matches(name, [*names(), *(row["name"] for row in arrived())], 1, 0.5)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise UnknownName(f"No character is called {name!r}.{hint} Choose from: {', '.join(names())}.")


def house_deck(path: str) -> Deck:
    """A deck file of the user's own."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise DeckError(f"{path}: cannot be read: {reason}") from None
    return read_character(text, path, common(), "")


def names() -> list[str]:
    """The short names of everybody who can be played."""
    return [row["short"] for row in arrived()]


def characters() -> list[Deck]:
    """Everybody who can be played."""
    return [read_shipped(row["folder"]) for row in arrived()]


@functools.cache
def boss_decks() -> tuple[str, ...]:
    """The Boss Decks of those who can be played and have one (SETUP-03)."""
    folders = [row["folder"] for row in arrived()]
    return tuple(folder + BOSS for folder in folders if is_shipped(f"characters/{folder}/boss.toml"))


@functools.cache
def boss(key: str) -> Deck:
    """What a character's deck gets in addition in the Boss variants."""
    folder = key.removesuffix(BOSS)
    file = f"characters/{folder}/boss.toml"
    return read_boss(shipped(file), file, key, read_shipped(folder).brings)


def boss_of(own: Deck) -> Deck | None:
    """The Boss Cards of a character; None: they cannot be a Boss."""
    for row in arrived():
        key = row["folder"] + BOSS
        if row["name"] == own.name and key in boss_decks():
            return boss(key)
    return None


def cards_of(deck: Deck, boss: bool) -> tuple[Card, ...]:
    """SETUP-03, BOSS-06: a character's cards, and their Boss Cards if they are a Boss."""
    more = boss_of(deck) if boss else None
    return deck.physical if more is None else deck.physical + more.physical


def boss_names() -> list[str]:
    """The short names of everybody who can be a Boss."""
    return [deck.short for deck in characters() if boss_of(deck) is not None]


@functools.cache
def drinks(key: str) -> Deck:
    """The Drink Deck of a box."""
    if key not in DRINK_DECKS:
        raise UnknownName(f"There is no Drink Deck {key!r}; choose from: {', '.join(DRINK_DECKS)}.")
    file = f"drinks/{key}.toml"
    return read_drinks(shipped(file), file, key)


@functools.cache
def occasions(key: str) -> Deck:
    """The event deck of a module."""
    file = f"events/{key}.toml"
    return read_events(shipped(file), file, key)


@functools.cache
def component(key: str) -> Deck:
    """A deck that a character brings along besides its own."""
    file = f"characters/{COMPONENTS[key]}/{key}.toml"
    return read_component(shipped(file), file, key)


@functools.cache
def tavern(key: str) -> Deck:
    """A tavern: its Event, then its Drinks."""
    file = f"taverns/{key}.toml"
    return read_tavern(shipped(file), file, key)


def taverns() -> list[Tavern]:
    """CRAWL-01: all six."""
    decks = [tavern(key) for key in TAVERNS]
    return [Tavern(deck.name, deck.physical[0], deck.physical[1:]) for deck in decks]


@functools.cache
def prizes() -> Deck:
    """The Prizes."""
    return read_prizes(shipped(f"{PRIZES}.toml"), f"{PRIZES}.toml", PRIZES)


def all_decks() -> list[Deck]:
    """Characters, what they bring along, then Drinks, then what the variants need."""
    keys = (*boss_decks(), *COMPONENTS, *DRINK_DECKS, *EVENT_DECKS, *TAVERNS, PRIZES)
    return [*characters(), *(deck_of(key) for key in keys)]


def deck_of(key: str) -> Deck:
    """A deck by the name its cards remember."""
    if key.endswith(BOSS):
        return boss(key)
    if key in COMPONENTS:
        return component(key)
    if key in DRINK_DECKS:
        return drinks(key)
    if key in EVENT_DECKS:
        return occasions(key)
    if key in TAVERNS:
        return tavern(key)
    return prizes() if key == PRIZES else character(key)


class Boxes:
    """The library of the engine."""

    def find(self, deck: str, title: str) -> Card:
        """The card of this title in this deck."""
        if deck == COMMON:
            return common()[title]
        for card in deck_of(deck).cards:
            if card.title == title:
                return card
        raise UnknownName(f"The deck {deck!r} has no card {title!r}.")

    def make(self, data: Mapping[str, Any]) -> Card:
        """A card no deck has."""
        return compile_card(data)

    def component(self, name: str) -> tuple[Card, ...]:
        """Every card of a deck that a machine comes with."""
        return component(name).physical

    def machine(self, name: str) -> type[Machine]:
        """What a character may bring along, by its name."""
        return MACHINERY[name]


library.use(Boxes())
