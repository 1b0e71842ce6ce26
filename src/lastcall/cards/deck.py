"""Deck files: TOML in, cards out, with errors that name the file, the card and what would be right."""

from __future__ import annotations

import difflib
import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

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
from lastcall.files import KIB, in_words
from lastcall.language.compile import compile_card
from lastcall.language.keywords.kinds import HERO, VILLAIN, Kind
from lastcall.language.reader import CardTextError
from lastcall.language.sense import everything
from lastcall.voice.signs import has_hidden

DECK_KEYS = {"name", "about", "box", "card"}
SIZED_KEYS = DECK_KEYS | {"size"}
CHARACTER_KEYS = SIZED_KEYS | {"short", "kinds", "brings", "regular", "shared"}
HOUSE_KEYS = {"boss"}
"""In the package Boss Cards have a file of their own, which is read only where they are needed."""
BOSS_KEYS = {"size", "card"}
CARD_KEYS = {"title", "type", "copies", "source", "note", "text"}
DRINK_KEYS = {"alcohol", "fortitude", "draws", "discards", "gold", "chaser"}
BACK_KEYS = {"back"}
LEVEL_KEYS = {"level"}
SOURCES = ("rulebook", "inferred", "house")
CHARACTER_SIZE = 40
BOSS_DECK_SIZE = 15
EVENT_DECK_SIZE = 20
TAVERN_SIZE = 7
MOST_COPIES = 99
MOST_BYTES = 32 * KIB
"""The longest deck of the package has 6 KB."""
MOST_TITLES = 120
LONGEST_LINE = 2000
LONGEST_NAME = 100
"""Of a deck, a card or a type of card."""
HIGHEST_LEVEL = 7
"""As many Progress Counters as come in the box."""


CHARACTER: Final = "character"
DRINKS: Final = "Drink Deck"
EVENTS: Final = "deck of Events"
TAVERN: Final = "tavern"
BOSS: Final = "Boss Deck"
COMPONENT: Final = "component"
PRIZES: Final = "Prizes"
FILE: Final = ".toml"


class DeckError(Unreadable):
    """A deck file that cannot be used."""


def is_house(key: str) -> bool:
    """Whether a deck of this key is a house deck: those are called like their files, and no deck of the package is."""
    return key.casefold().endswith(FILE)


def hash_of(text: str) -> str:
    """What a deck of this text is recognised by."""
    return hashlib.sha256(text.encode()).hexdigest()


class HouseDeck(msgspec.Struct, frozen=True):
    """A deck that does not come with the package, as set-ups and records carry it."""

    name: str
    """What the set-up calls it: the name of its file, without the folder."""
    hash: str
    """Of the text: a deck that was changed is found out."""
    text: str
    """The whole file."""


def house_deck(name: str, text: str) -> HouseDeck:
    """A house deck to be carried along."""
    return HouseDeck(name, hash_of(text), text)


@dataclass(frozen=True, slots=True)
class Deck:
    """A character's cards, or a deck of Drinks or Events."""

    key: str
    """What set-ups call it: "Oda", "rdi4", "moss.toml"."""

    sort: str
    """CHARACTER, DRINKS, EVENTS, TAVERN, BOSS, COMPONENT or PRIZES."""

    name: str
    short: str
    """What players call it: "Oda" for "Oda the Brewer"."""

    cards: tuple[Card, ...]
    """Each title once; `copies` says how often."""

    text: str
    """The file it was read from."""

    about: str = ""
    kinds: tuple[str, ...] = ()
    """What the character is, as far as Drinks and Events care ("Vampire", "Hero")."""

    brings: tuple[str, ...] = ()
    """What the character has besides the deck ("Marks")."""

    regular: bool = False
    """A house character, who may sit at a table several times."""

    box: str = ""
    """Where the deck comes from: "RDI 4", "house"."""

    boss: Deck | None = None
    """The Boss Cards of a house character."""

    physical: tuple[Card, ...] = ()
    """Every card as often as it is in the deck."""

    def __post_init__(self) -> None:
        every = tuple(card for card in self.cards for _ in range(card.copies))
        object.__setattr__(self, "physical", every)  # The deck is frozen from here on.

    def __len__(self) -> int:
        return len(self.physical)

    @property
    def hash(self) -> str:
        """What its text is recognised by."""
        return hash_of(self.text)


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The file as data."""
    if len(text) > MOST_BYTES:
        raise DeckError(f"{where}: a deck has at most {in_words(MOST_BYTES)}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:  # A key of many parts takes the square of its length to read.
            raise DeckError(f"{where}, line {number}: a line has at most {LONGEST_LINE} characters")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{where}: not a TOML file: {error}") from None
    except ValueError as error:  # A date that is none, or a number with thousands of digits.
        raise DeckError(f"{where}: {error}") from None
    except RecursionError:
        raise DeckError(f"{where}: too many brackets inside each other") from None
    if any(has_hidden(one) for one in texts_in(data)):
        raise DeckError(f"{where}: it has a control character in it")
    return data


def texts_in(data: object) -> Iterator[str]:
    """Every text in a file."""
    waiting = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one


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
    check_length(title, f"{where}: the title")
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
        if key != "text":
            check_length(data[key], f"{place}: {key}")
    for key in ("copies", "level", *sorted(DRINK_KEYS - {"chaser"})):
        value = data.get(key, 1)
        if not isinstance(value, int) or isinstance(value, bool):
            raise DeckError(f"{place}: {key} must be a whole number")
    for key in ("draws", "discards"):
        if data.get(key, 0) < 0:
            raise DeckError(f"{place}: {key} must not be negative")
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
    if len(rows) > MOST_TITLES:
        raise DeckError(f"{where}: a deck has at most {MOST_TITLES} titles, not {len(rows)}")
    cards = [read_card(row, deck, where) for row in rows]
    seen: set[str] = set()
    for card in cards:
        if card.title in seen:
            raise DeckError(f'{where}: the title "{card.title}" appears twice; use copies instead')
        seen.add(card.title)
    return cards


def read_any(text: str, where: str, common: Mapping[str, Card], key: str) -> Deck:
    """A deck of the sort its first card belongs to: a tavern, an event deck, a Drink Deck, else a character's."""
    rows = read_toml(text, where).get("card")
    first = rows[0].get("type") if isinstance(rows, list) and rows and isinstance(rows[0], dict) else None
    if first == "Tavern Event":
        return read_tavern(text, where, key)
    if first in ("Sea Event", "Dungeon Event"):
        return read_events(text, where, key)
    if first in ("Drink", "Drink Event"):
        return read_drinks(text, where, key)
    return read_character(text, where, common, key)


def read_character(text: str, where: str, common: Mapping[str, Card], key: str = "") -> Deck:
    """A character's deck: its own cards and those every character shares, of exactly its size.

    Without a key it is called by its short name.
    """
    data = read_head(text, where, CHARACTER_KEYS | (HOUSE_KEYS if is_house(key) else set()))
    name = data["name"]
    own = read_cards(data, remembered(key, name), where)
    shared = data.get("shared", {})
    cards = shared_cards(shared, common, where) + own
    for card in own:
        if card.title in common and shared.get(card.title) != 0:
            raise DeckError(
                f'{where}, card "{card.title}": every deck shares this card; say how often in [shared], '
                "or 0 if this version takes its place"
            )
    check_types_of(cards, DRINK | EVENT | PRIZE | STATIC, "a character's deck", where)
    brings = tuple(data.get("brings", ()))
    check_machinery(own, brings, where)
    kinds = kinds_of(data.get("kinds", ()))
    short = data.get("short") or name.split()[0]
    boss = None
    if "boss" in data:
        if VILLAIN not in kinds:
            raise DeckError(f'{where}: a Boss is a Villain (BOSS-02); add kinds = ["{VILLAIN}"]')
        boss = own_boss(data, where, key, brings, text)
        both = {card.title for card in cards} & {card.title for card in boss.cards}
        if both:
            raise DeckError(f'{where}: the title "{min(both)}" is among the Boss Cards and in the deck')
    found = Deck(
        key or short,
        CHARACTER,
        name,
        short,
        tuple(cards),
        text,
        data.get("about", ""),
        kinds,
        brings,
        data.get("regular", False),
        data.get("box", ""),
        boss,
    )
    check_size(found, data.get("size", CHARACTER_SIZE), where)
    return found


def own_boss(data: Mapping[str, Any], where: str, key: str, brings: tuple[str, ...], text: str) -> Deck:
    """SETUP-03: the Boss Cards in the file of a house character."""
    boss = data["boss"]
    place = f"{where}, [boss]"
    if not isinstance(boss, dict):
        raise DeckError(f"{place}: Boss Cards are written as [[boss.card]]")
    check_keys(boss, BOSS_KEYS, place)
    check_types(boss, place)
    cards = read_cards(boss, remembered(key, key), place)
    head = {"name": f"{data['name']}, Boss", "box": data.get("box", "")}
    return boss_deck({**head, **boss}, cards, place, key, brings, text)


def read_head(text: str, where: str, keys: Iterable[str]) -> dict[str, Any]:
    """A deck file as data: a name, and no key that does not belong there."""
    data = read_toml(text, where)
    check_keys(data, keys, where)
    if not isinstance(data.get("name"), str) or not data["name"].strip():
        raise DeckError(f"{where}: the deck needs a name")
    check_length(data["name"], f"{where}: the name")
    check_types(data, where)
    return data


def remembered(key: str, name: str) -> str:
    """The deck by which cards are remembered; those of a house deck are remembered by their own text."""
    return "" if is_house(key) else name


def check_types(data: Mapping[str, Any], where: str) -> None:
    """The keys at the top of a deck file have the right types."""
    if type(data.get("size", 0)) is not int:
        raise DeckError(f"{where}: size must be a whole number")
    if type(data.get("regular", False)) is not bool:
        raise DeckError(f"{where}: regular must be true or false")
    for key in ("short", "about", "box"):
        if not isinstance(data.get(key, ""), str):
            raise DeckError(f"{where}: {key} must be text")
        if key != "about":
            check_length(data.get(key, ""), f"{where}: {key}")
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


def check_length(text: str, what: str) -> None:
    """A name has to fit on a card."""
    if len(text) > LONGEST_NAME:
        raise DeckError(f"{what} has at most {LONGEST_NAME} characters")


def check_types_of(cards: Iterable[Card], types: int, where_not: str, where: str) -> None:
    """Cards of these types do not belong in such a deck."""
    for card in cards:
        if card.types & types:
            raise DeckError(f'{where}, card "{card.title}": a {card.type} does not belong in {where_not}')


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


def read_drinks(text: str, where: str, key: str) -> Deck:
    """A Drink Deck of exactly 30 cards (SETUP-01)."""
    data = read_head(text, where, DECK_KEYS)
    cards = read_cards(data, remembered(key, key), where)
    for card in cards:
        if not card.types & (DRINK | DRINK_EVENT):
            raise DeckError(f'{where}, card "{card.title}": only Drinks and Drink Events belong in a Drink Deck')
    return other_deck(data, cards, where, key, DRINKS, DRINK_DECK_SIZE, text)


def read_events(text: str, where: str, key: str) -> Deck:
    """An event deck: one sort of Event, each with its Encounter Level."""
    data = read_head(text, where, SIZED_KEYS)
    cards = read_cards(data, remembered(key, key), where)
    for card in cards:
        if not card.level or card.types != cards[0].types:
            raise DeckError(f'{where}, card "{card.title}": an event deck has Events of one sort, each with a level')
    return other_deck(data, cards, where, key, EVENTS, EVENT_DECK_SIZE, text)


def read_component(text: str, where: str, key: str) -> Deck:
    """A deck that a character brings along: its cards are played as Action cards, each perhaps with a number.

    With a `back` of their own they come to the hand, and may be of any type a character's cards are.
    """
    data = read_head(text, where, SIZED_KEYS | BACK_KEYS)
    cards = read_cards(data, key, where)
    for card in cards:
        card.back = str(data.get("back", ""))
        if card.types != ACTION and not card.back:
            raise DeckError(f'{where}, card "{card.title}": only Action cards belong here')
    return other_deck(data, cards, where, key, COMPONENT, data["size"], text)


def read_boss(text: str, where: str, key: str, brings: tuple[str, ...]) -> Deck:
    """SETUP-03: what a character's deck gets in addition if they are a Boss."""
    data = read_head(text, where, SIZED_KEYS)
    return boss_deck(data, read_cards(data, key, where), where, key, brings, text)


def boss_deck(
    data: Mapping[str, Any], cards: list[Card], where: str, key: str, brings: tuple[str, ...], text: str
) -> Deck:
    """Boss Cards: they speak only of what their character brings."""
    check_types_of(cards, DRINK | EVENT | PRIZE, "a Boss deck", where)
    check_machinery(cards, brings, where)
    return other_deck(data, cards, where, key, BOSS, BOSS_DECK_SIZE, text)


def read_tavern(text: str, where: str, key: str) -> Deck:
    """CRAWL-01: a Tavern Event, and the six Drinks of a tavern that has a deck of its own."""
    data = read_head(text, where, SIZED_KEYS)
    cards = read_cards(data, remembered(key, key), where)
    events, drinks = cards[:1], cards[1:]
    if not events or events[0].types != TAVERN_EVENT or any(card.types & ~(DRINK | DRINK_EVENT) for card in drinks):
        raise DeckError(f"{where}: a tavern needs its Tavern Event first, then Drinks")
    if events[0].copies != 1:
        raise DeckError(f"{where}: a tavern has its Event once")
    if any(effect.crawls for use in events[0].uses for effect in everything(use.effects)):
        raise DeckError(f"{where}: a Tavern Event makes nobody Crawl, or the party might never stop")
    if is_house(key) and not drinks:
        raise DeckError(f"{where}: only the Inn has no Drinks of its own")
    return other_deck(data, cards, where, key, TAVERN, TAVERN_SIZE, text)


def read_prizes(text: str, where: str, key: str) -> Deck:
    """PRIZE-01: Prizes, each once."""
    data = read_head(text, where, DECK_KEYS)
    cards = read_cards(data, key, where)
    for card in cards:
        if card.types != PRIZE or card.copies != 1:
            raise DeckError(f'{where}, card "{card.title}": only Prizes belong here, each once')
    return other_deck(data, cards, where, key, PRIZES, len(cards), text)


def other_deck(
    data: Mapping[str, Any], cards: Sequence[Card], where: str, key: str, sort: str, size: int, text: str
) -> Deck:
    """A deck that is no character's, of the usual size unless it says another one."""
    for card in cards if sort not in (BOSS, COMPONENT) else ():
        for name in spoken_of(card):
            raise DeckError(f'{where}, card "{card.title}": it mentions {name}, which only some characters bring')
    short = "Drinks" if sort == DRINKS else key
    found = Deck(key, sort, data["name"], short, tuple(cards), text, data.get("about", ""), box=data.get("box", ""))
    check_size(found, data.get("size", size), where)
    return found


def check_size(deck: Deck, size: int, where: str) -> None:
    """Decks add up to the printed sizes."""
    if not deck.cards:
        raise DeckError(f"{where}: the deck has no cards")
    if len(deck) != size:
        short = size - len(deck)
        hint = f"{short} too few" if short > 0 else f"{-short} too many"
        raise DeckError(f"{where}: the deck has {len(deck)} cards and must have {size}: {hint}")
