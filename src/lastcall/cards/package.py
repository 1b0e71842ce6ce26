"""The decks that come with the package, each read once, when somebody needs it."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final

from lastcall.cards.deck import (
    Deck,
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
from lastcall.cards.machinery import COMPONENTS
from lastcall.engine.core.cards import Card

DRINK_DECKS: Final = ("rdi4", "rdi6", "rdi8")
TAVERNS: Final = (
    "red_dragon_inn",
    "startusks",
    "rolling_barrel",
    "black_dragon_depths",
    "harmonious_cup",
    "scurvy_dog",
)
"""The Inn first: its Drink Deck is the Drink Deck (CRAWL-01)."""
PRIZES: Final = "prizes"
EVENT_DECKS: Final = ("sea", "dungeon")
"""In the order in which they are dealt with at the end of a turn (TURN-16)."""
COMMON: Final = "common"
BOSS: Final = "_boss"
"""Ends the name of a Boss Deck, which begins with the folder of its character."""


def shipped(name: str) -> str:
    """The text of a file of the package."""
    return resources.files("lastcall.cards").joinpath(name).read_text(encoding="utf-8")


def is_shipped(name: str) -> bool:
    """Whether there is such a file."""
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
def by_name() -> dict[str, dict[str, str]]:
    """Those who can be played by full and by short name, in small letters."""
    return {row[name].casefold(): row for row in arrived() for name in ("name", "short")}


@functools.cache
def character(folder: str) -> Deck:
    """A character's deck."""
    file = f"characters/{folder}/deck.toml"
    return read_character(shipped(file), file, common())


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
    return read_boss(shipped(file), file, key, character(folder).brings)


@functools.cache
def drinks(key: str) -> Deck:
    """The Drink Deck of a box."""
    file = f"drinks/{key}.toml"
    return read_drinks(shipped(file), file, key)


@functools.cache
def events(key: str) -> Deck:
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


@functools.cache
def prizes() -> Deck:
    """The Prizes."""
    return read_prizes(shipped(f"{PRIZES}.toml"), f"{PRIZES}.toml", PRIZES)
