"""Cards nobody would write: made of the phrases of the language by chance, so that every phrase meets every other."""

from __future__ import annotations

import enum
import functools
import json
import random
from typing import Any
from unittest import mock

from lastcall.cards import package
from lastcall.cards.deck import DeckError, HouseDeck, house_deck
from lastcall.cards.machinery import MACHINERY
from lastcall.cards.shelf import read_house
from lastcall.engine.core.cards import Effect
from lastcall.language import compile as compiling
from lastcall.language.compile import compile_card
from lastcall.language.reader import CardTextError
from lastcall.language.template import HOLES, Title, alternatives, item_of, line, phrase
from lastcall.language.words.lines import EFFECTS, Line, Plain

TYPES = (
    "Action",
    "Sometimes",
    "Sometimes",
    "Sometimes",
    "Anytime",
    "Gambling",
    "Cheating",
    "Action - Gambling",
    "Sometimes - Mix-in",
)
CONTROLLING = ("Gambling", "Cheating")
DEEPEST = 6
TITLES = 24
STRENGTHS = (("alcohol", -2, 4), ("fortitude", -3, 3), ("gold", -2, 2), ("draws", 0, 3), ("discards", 0, 3))


class NoSentence(Exception):
    """This way leads to no sentence: too deep, or there are no such words."""


@functools.cache
def phrases_of(kind: Any, plain: bool) -> tuple[Any, ...]:
    """The phrases that may stand for a kind."""
    return tuple(one for one in alternatives(kind) if not plain or "characters" not in one.__module__)


def value_of(chance: random.Random, kind: Any, plain: bool, depth: int = 0) -> Any:
    """Anything that may stand in a hole of this kind; `plain`: without the words of any machinery."""
    if depth > DEEPEST:
        raise NoSentence
    if kind is int:
        return chance.randint(1, 4)
    if kind is Title:
        return Title(chance.choice(list(package.common())))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return chance.choice(list(kind))
    item = item_of(kind)
    if item is not None:
        return tuple(value_of(chance, item, plain, depth + 1) for _ in range(chance.choice((1, 1, 2))))
    phrases = phrases_of(kind, plain)
    if not phrases:
        raise NoSentence
    return said(chance, chance.choice(phrases), plain, depth)


def said(chance: random.Random, cls: Any, plain: bool, depth: int = 0) -> Any:
    """This phrase, with anything in its holes."""
    return phrase(cls, *(value_of(chance, hole, plain, depth + 1) for hole in HOLES[cls].values()))


def taking_control(chance: random.Random) -> object:
    """A line that takes control of the Round, alone or with anything else."""
    ways = [one for one in phrases_of(Effect, False) if one.takes_control]
    effects = (said(chance, chance.choice(ways), False),)
    if chance.random() < 0.5:
        effects += value_of(chance, EFFECTS, False)
    return phrase(Plain, effects)


def random_text(chance: random.Random, types: str) -> str:
    """The text of a card of this type that makes sense."""
    while True:
        text = sensible_text(chance, types)
        try:
            compile_card({"title": "Fuzz", "type": types, "text": text})
        except CardTextError:
            continue
        return text


def sensible_text(chance: random.Random, types: str) -> str:
    """A text whose lines go together, though perhaps it cannot be read.

    Hundreds of texts make no sense for each one that does, and reading a line costs far more than making one up. So the
    compiler is handed the phrases themselves, by number; only what passes is printed and read.
    """
    event = "Event" in types
    package.common()  # Read before the compiler is handed numbers instead of lines.
    phrases: list[object] = []
    with mock.patch.object(compiling, "read_line", lambda _, number: phrases[int(number)]):
        while True:
            try:
                phrases = [value_of(chance, Line, event) for _ in range(chance.choice((1, 1, 2, 3)))]
                # Most cards of these types must do this, and chance alone hits on it once in hundreds of times.
                if types in CONTROLLING and chance.random() < 0.5:
                    phrases[0] = taking_control(chance)
                lines = [str(number) for number in range(len(phrases))]
                if chance.random() < 0.2 and not event:
                    lines.insert(1, "OR")
                compile_card({"title": "Fuzz", "type": types, "text": "\n".join(lines)})
            except (CardTextError, NoSentence):
                continue
            return "\n".join(one if one == "OR" else line(phrases[int(one)]) for one in lines)


def random_cards(chance: random.Random, types: list[str], level: bool = False) -> str:
    """So many [[card]]s."""
    cards = []
    for number, one in enumerate(types):
        text = json.dumps(random_text(chance, one))
        card = f'[[card]]\ntitle = "Fuzz {number}"\ntype = "{one}"\nsource = "house"\ntext = {text}\n'
        cards.append(card + (f"level = {chance.randint(1, 3)}\n" if level else ""))
    return "".join(cards)


def random_character(chance: random.Random, name: str) -> str:
    """The text of a character's deck."""
    types = [chance.choice(TYPES) for _ in range(TITLES)]
    brings = json.dumps(list(MACHINERY))
    return f'name = "{name}"\nbrings = {brings}\nsize = {TITLES + 15}\n{random_cards(chance, types)}\n'


def random_events(chance: random.Random) -> HouseDeck:
    """An event deck."""
    cards = random_cards(chance, ["Sea Event"] * 6, level=True)
    return house_deck("sea.toml", f'name = "Sea Events"\nsize = 6\n{cards}')


def random_bottles(chance: random.Random, number: int) -> str:
    """So many Drinks and Drink Events, of any strength; sometimes all of them are Chasers, or Events."""
    chasers, events = chance.choice((0.2, 0.9, 1.0)), chance.choice((0.0, 0.3, 1.0))
    cards = []
    for one in range(number):
        if chance.random() < events:
            kind, more = "Drink Event", f"text = {json.dumps(random_text(chance, 'Drink Event'))}\n"
        else:
            kind, more = "Drink", "chaser = true\n" if chance.random() < chasers else ""
            for name, least, most in STRENGTHS:
                more += f"{name} = {chance.randint(least, most)}\n" if chance.random() < 0.5 else ""
        cards.append(f'[[card]]\ntitle = "Bottle {one}"\ntype = "{kind}"\nsource = "house"\n{more}')
    return "".join(cards)


def random_drinks(chance: random.Random) -> HouseDeck:
    """A Drink Deck."""
    return house_deck("drinks.toml", f'name = "Fuzzy Drinks"\n{random_bottles(chance, 30)}')


def random_tavern(chance: random.Random, number: int) -> HouseDeck:
    """A tavern."""
    while True:
        event = random_cards(chance, ["Tavern Event"])
        deck = house_deck(f"tavern{number}.toml", f'name = "Fuzz {number}"\n{event}{random_bottles(chance, 6)}')
        try:
            read_house(deck)
        except DeckError:
            continue  # It would send the party on.
        return deck


def random_decks(chance: random.Random, number: int) -> tuple[HouseDeck, ...]:
    """The decks of so many characters."""
    return tuple(house_deck(f"fuzz{one}.toml", random_character(chance, f"Fuzz {one}")) for one in range(number))
