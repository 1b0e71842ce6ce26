"""Deck files: TOML in, cards out, with errors that name the file, the card and what would be right."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lastcall.cards.machinery import COMPONENTS, MACHINERY, spoken_of
from lastcall.engine.core.cards import CARD_FIELDS, Card
from lastcall.engine.core.codes import (
    ACTION,
    DRINK,
    DRINK_EVENT,
    EVENT,
    PRIZE,
    STATIC,
    TAVERN_EVENT,
)
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.setup import DRINK_DECK_SIZE
from lastcall.language.compile import compile_card
from lastcall.language.keywords.kinds import HERO, VILLAIN, Kind
from lastcall.language.reader import CardTextError

DECK_KEYS = {"name", "short", "about", "box", "size", "kinds", "brings", "regular", "shared", "card"}
CARD_KEYS = {"title", "type", "copies", "source", "note", "text"}
DRINK_KEYS = {"alcohol", "fortitude", "draws", "discards", "gold", "chaser"}
BACK_KEYS = {"back"}
LEVEL_KEYS = {"level"}
SOURCES = ("rulebook", "inferred", "house")
CHARACTER_SIZE = 40
EVENT_DECK_SIZE = 20
MOST_COPIES = 99
HIGHEST_LEVEL = 7
"""As many Progress Counters as come in the box."""


class DeckError(Unreadable):
    """A deck file that cannot be used."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A character's cards, or a deck of Drinks or Events."""

    name: str
    short: str
    """What players call it: "Oda" for "Oda the Brewer"."""

    about: str
    kind: str
    """`character`, the box of a Drink Deck, or the module of an event deck."""

    cards: tuple[Card, ...]
    """Each title once; `copies` says how often."""

    kinds: tuple[str, ...] = ()
    """What the character is, as far as Drinks and Events care ("Vampire", "Hero")."""

    brings: tuple[str, ...] = ()
    """What the character has besides the deck ("Marks")."""

    regular: bool = False
    """A house character, who may sit at a table several times."""

    box: str = ""
    """Where the deck comes from: "RDI 4", "house"."""

    physical: tuple[Card, ...] = ()
    """Every card as often as it is in the deck."""

    def __post_init__(self) -> None:
        every = tuple(card for card in self.cards for _ in range(card.copies))
        object.__setattr__(self, "physical", every)  # The deck is frozen from here on.

    def __len__(self) -> int:
        return len(self.physical)


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The file as data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{where}: not a TOML file: {error}") from None


def check_keys(data: Mapping[str, Any], allowed: Iterable[str], where: str) -> None:
    """Unknown keys are refused, with the one that was probably meant."""
    known = sorted(allowed)
    for key in data:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known keys: {', '.join(known)}"
            raise DeckError(f"{where}: unknown key {key!r}; {hint}")


def read_card(data: Mapping[str, Any], deck: str, where: str) -> Card:
    """One [[card]] of a deck file."""
    title = data.get("title")
    if not isinstance(title, str) or not title.strip():
        raise DeckError(f"{where}: every card needs a title")
    place = f'{where}, card "{title}"'
    is_drink = data.get("type") == "Drink"
    is_event = data.get("type") in ("Sea Event", "Dungeon Event")
    own_keys = DRINK_KEYS if is_drink else LEVEL_KEYS if is_event or deck in COMPONENTS else set()
    check_keys(data, CARD_KEYS | own_keys, place)
    for key, kind in (("type", str), ("source", str), ("text", str), ("note", str)):
        if not isinstance(data.get(key, ""), kind):
            raise DeckError(f"{place}: {key} must be text")
    for key in ("type", "source", *(() if is_drink else ("text",))):
        if not data.get(key):
            raise DeckError(f"{place}: {key} is missing")
    for key in ("copies", "level", *sorted(DRINK_KEYS - {"chaser"})):
        value = data.get(key, 1)
        if not isinstance(value, int) or isinstance(value, bool):
            raise DeckError(f"{place}: {key} must be a whole number")
    if not isinstance(data.get("chaser", False), bool):
        raise DeckError(f"{place}: chaser must be true or false")
    if not 1 <= data.get("copies", 1) <= MOST_COPIES:
        raise DeckError(f"{place}: copies must be 1 to {MOST_COPIES}")
    if is_event and not 1 <= data.get("level", 0) <= HIGHEST_LEVEL:
        raise DeckError(f"{place}: level must be 1 to {HIGHEST_LEVEL} (the Encounter Level)")
    if data["source"] not in SOURCES:
        raise DeckError(f"{place}: source must be one of {', '.join(SOURCES)}")
    try:
        return compile_card({**data, "deck": deck})
    except CardTextError as error:
        raise DeckError(f"{where}, {error}") from None


def read_cards(data: Mapping[str, Any], deck: str, where: str) -> list[Card]:
    """All cards of a file; no title twice."""
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise DeckError(f"{where}: cards are written as [[card]]")
    cards = [read_card(row, deck, where) for row in rows]
    seen: set[str] = set()
    for card in cards:
        if card.title in seen:
            raise DeckError(f'{where}: the title "{card.title}" appears twice; use copies instead')
        seen.add(card.title)
    return cards


def read_character(text: str, where: str, common: Mapping[str, Card], deck: str | None = None) -> Deck:
    """A character's deck: its own cards and those every character shares, of exactly its size.

    Its cards remember the deck by its name; with `deck` "" they are remembered by their own text.
    """
    data = read_toml(text, where)
    check_keys(data, DECK_KEYS, where)
    name = data.get("name")
    if not isinstance(name, str) or not name.strip():
        raise DeckError(f"{where}: the deck needs a name")
    check_types(data, where)
    own = read_cards(data, deck if deck is not None else name, where)
    shared = data.get("shared", {})
    cards = shared_cards(shared, common, where) + own
    for card in own:
        if card.title in common and shared.get(card.title) != 0:
            raise DeckError(
                f'{where}, card "{card.title}": every deck shares this card; say how often in [shared], '
                "or 0 if this version takes its place"
            )
    for card in cards:
        if card.types & (DRINK | EVENT | STATIC):
            raise DeckError(f'{where}, card "{card.title}": a {card.type} does not belong in a character\'s deck')
    brings = tuple(data.get("brings", ()))
    check_machinery(own, brings, where)
    found = Deck(
        name,
        str(data.get("short", name.split()[0])),
        str(data.get("about", "")),
        "character",
        tuple(cards),
        kinds_of(data.get("kinds", ())),
        brings,
        bool(data.get("regular", False)),
        str(data.get("box", "")),
    )
    check_size(found, int(data.get("size", CHARACTER_SIZE)), where)
    return found


def check_types(data: Mapping[str, Any], where: str) -> None:
    """The keys at the top of a deck file have the right types."""
    if type(data.get("size", 0)) is not int:
        raise DeckError(f"{where}: size must be a whole number")
    if type(data.get("regular", False)) is not bool:
        raise DeckError(f"{where}: regular must be true or false")
    for key in ("short", "about", "box"):
        if not isinstance(data.get(key, ""), str):
            raise DeckError(f"{where}: {key} must be text")
    shared = data.get("shared", {})
    if not isinstance(shared, dict) or not all(type(n) is int and 0 <= n <= MOST_COPIES for n in shared.values()):
        raise DeckError(f"{where}, [shared]: give the number of each card, as a whole number from 0")
    known = [kind.value.split()[-1] for kind in Kind]
    kinds = data.get("kinds", [])
    if not isinstance(kinds, list) or not all(kind in known for kind in kinds):
        raise DeckError(f"{where}: kinds must be a list of: {', '.join(known)}")
    if HERO in kinds and VILLAIN in kinds:
        raise DeckError(f"{where}: a character is a Hero or a Villain, not both")
    brings = data.get("brings", [])
    if not isinstance(brings, list) or not all(isinstance(one, str) and one in MACHINERY for one in brings):
        raise DeckError(f"{where}: brings must be a list of: {', '.join(MACHINERY)}")


def kinds_of(written: Sequence[str]) -> tuple[str, ...]:
    """DUNGEON-06: whoever is not called a Villain is a Hero."""
    return tuple(written) if VILLAIN in written else tuple(dict.fromkeys([*written, HERO]))


def check_machinery(cards: Iterable[Card], brings: tuple[str, ...], where: str) -> None:
    """A card may only mention what its deck brings along."""
    for card in cards:
        for name in spoken_of(card):
            if name not in brings:
                raise DeckError(f'{where}, card "{card.title}": it mentions {name}; add brings = ["{name}"]')


def shared_cards(counts: Mapping[str, int], common: Mapping[str, Card], where: str) -> list[Card]:
    """The common cards, each as often as usual unless the deck says otherwise (0: not at all)."""
    for title in counts:
        if title not in common:
            raise DeckError(f'{where}, [shared]: no common card is called "{title}"; choose from: {", ".join(common)}')
    cards = []
    for title, card in common.items():
        copies = counts.get(title, card.copies)
        if copies == card.copies:
            cards.append(card)
        elif copies > 0:
            cards.append(with_copies(card, copies))
    return cards


def with_copies(card: Card, copies: int) -> Card:
    """The same card, in another number."""
    other = Card(card.title, card.type, card.types, card.text, card.uses)
    for name in CARD_FIELDS:
        setattr(other, name, getattr(card, name))
    other.copies = copies
    return other


def read_deck(text: str, where: str, key: str) -> tuple[dict[str, Any], list[Card]]:
    """What the files of all decks have in common; the cards remember the deck by this key."""
    data = read_toml(text, where)
    check_keys(data, DECK_KEYS | (BACK_KEYS if key in COMPONENTS else set()), where)
    return data, read_cards(data, key, where)


def read_drinks(text: str, where: str, key: str) -> Deck:
    """A Drink Deck of exactly 30 cards (SETUP-01)."""
    data, cards = read_deck(text, where, key)
    for card in cards:
        if not card.types & (DRINK | DRINK_EVENT):
            raise DeckError(f'{where}, card "{card.title}": only Drinks and Drink Events belong in a Drink Deck')
    deck = Deck(str(data["name"]), "Drinks", str(data.get("about", "")), key, tuple(cards), box=str(data["box"]))
    check_size(deck, int(data.get("size", DRINK_DECK_SIZE)), where)
    return deck


def read_events(text: str, where: str, key: str) -> Deck:
    """An event deck: one sort of Event, each with its Encounter Level."""
    data, cards = read_deck(text, where, key)
    for card in cards:
        if not card.level or card.types != cards[0].types:
            raise DeckError(f'{where}, card "{card.title}": an event deck has Events of one sort, each with a level')
    check_machinery(cards, (), where)
    name, box = str(data.get("name", key)), str(data.get("box", ""))
    deck = Deck(name, key, str(data.get("about", "")), key, tuple(cards), box=box)
    check_size(deck, int(data.get("size", EVENT_DECK_SIZE)), where)
    return deck


def read_component(text: str, where: str, key: str) -> Deck:
    """A deck that a character brings along: its cards are played as Action cards, each perhaps with a number.

    With a `back` of their own they come to the hand, and may be of any type a character's cards are.
    """
    data, cards = read_deck(text, where, key)
    for card in cards:
        card.back = str(data.get("back", ""))
        if card.types != ACTION and not card.back:
            raise DeckError(f'{where}, card "{card.title}": only Action cards belong here')
    deck = Deck(str(data.get("name", key)), key, str(data.get("about", "")), key, tuple(cards), box=str(data["box"]))
    check_size(deck, int(data["size"]), where)
    return deck


def read_boss(text: str, where: str, key: str, brings: tuple[str, ...]) -> Deck:
    """SETUP-03: what a character's deck gets in addition if they are a Boss."""
    data, cards = read_deck(text, where, key)
    for card in cards:
        if card.types & (DRINK | EVENT | PRIZE):
            raise DeckError(f'{where}, card "{card.title}": a {card.type} does not belong in a Boss deck')
    check_machinery(cards, brings, where)
    deck = Deck(str(data["name"]), key, str(data.get("about", "")), key, tuple(cards), box=str(data["box"]))
    check_size(deck, int(data["size"]), where)
    return deck


def read_tavern(text: str, where: str, key: str) -> Deck:
    """CRAWL-01: a Tavern Event, and the six Drinks of a tavern that has a deck of its own."""
    data, cards = read_deck(text, where, key)
    if not cards or cards[0].types != TAVERN_EVENT or any(card.types & ~(DRINK | DRINK_EVENT) for card in cards[1:]):
        raise DeckError(f"{where}: a tavern needs its Tavern Event first, then Drinks")
    deck = Deck(str(data["name"]), key, str(data.get("about", "")), key, tuple(cards), box=str(data["box"]))
    check_size(deck, int(data["size"]), where)
    return deck


def read_prizes(text: str, where: str, key: str) -> Deck:
    """PRIZE-01: Prizes, each once."""
    data, cards = read_deck(text, where, key)
    for card in cards:
        if card.types != PRIZE or card.copies != 1:
            raise DeckError(f'{where}, card "{card.title}": only Prizes belong here, each once')
    return Deck(str(data["name"]), key, str(data.get("about", "")), key, tuple(cards), box=str(data["box"]))


def check_size(deck: Deck, size: int, where: str) -> None:
    """Decks add up to the printed sizes."""
    if len(deck) != size:
        short = size - len(deck)
        hint = f"{short} too few" if short > 0 else f"{-short} too many"
        raise DeckError(f"{where}: the deck has {len(deck)} cards and must have {size}: {hint}")
