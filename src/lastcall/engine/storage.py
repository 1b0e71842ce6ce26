"""A whole game as plain data, at any decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from lastcall.engine.core.cards import Card, blank
from lastcall.engine.core.declared import Declared, declared, fields_of, maker_of
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.library import Library
from lastcall.engine.core.outcome import Outcome
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.table.seating import Seating

if TYPE_CHECKING:
    from lastcall.engine.game import Game

PLAIN: Final = (
    "inn",
    "seed",
    "chance",
    "asked",
    "kind",
    "number",
    "serial",
    "plays",
    "unsettled",
    "owed",
    "shielded",
    "unmoved",
    "asks_all",
)
"""What a game stores besides the objects that store themselves."""

THINGS: Final = (
    "turn",
    "seats",
    "sides",
    "drink_decks",
    "event_decks",
    "machines",
    "choices",
    "matters",
    "round",
    "crawl",
    "prizes",
)
"""What stores itself, and lists of it."""

OWN_NUMBERS: Final = ("level", "alcohol", "fortitude", "draws", "discards", "gold", "chaser")


def to_json(game: Game) -> str:
    """The whole game as text, without its log."""
    return json.dumps(to_data(game), separators=(",", ":"), ensure_ascii=False)


def from_json(text: str, make: Callable[..., Game], library: Library) -> Game:
    """The game that `to_json` wrote; anything else is refused with the reason."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Unreadable(f"This is not a stored game, or only a part of one: {error}.") from None
    if not isinstance(data, dict) or "rules_version" not in data:
        raise Unreadable("This is not a stored game: it names no rules version.")
    if data["rules_version"] != RULES_VERSION:
        raise Unreadable(
            f"This game was stored under rules version {data['rules_version']}; this is version {RULES_VERSION}."
        )
    try:
        return from_data(data, make, library)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"This stored game is damaged: {error!r}.") from None


def to_data(game: Game) -> dict[str, Any]:
    """Lists, numbers and texts only."""
    frames = []
    frame = game.stack
    while frame is not None:
        frames.append(plain(frame))
        frame = frame.below
    cards = [[card_data(card), len(list(run))] for card, run in groupby(game.cards)]
    return {
        "rules_version": RULES_VERSION,
        "names": list(game.names),
        "kinds": [list(kinds) for kinds in game.kinds],
        "cards": cards,
        "homes": [[plain(home), len(list(run))] for home, run in groupby(game.homes)],
        "times_shuffled": list(game.times_shuffled()),
        "seating": plain(tuple(game.seating)),
        **{name: getattr(game, name) for name in PLAIN},
        **{name: plain(getattr(game, name)) for name in THINGS},
        "stack": frames,
        "outcome": None if game.outcome is None else list(game.outcome),
    }


def from_data(data: dict[str, Any], make: Callable[..., Game], library: Library) -> Game:
    """The inverse of `to_data`."""
    known = declared()
    cards: list[Card] = []
    for definition, count in data["cards"]:
        cards += [card_from(definition, library)] * count
    homes = [home for stored, count in data["homes"] for home in [made(stored, known)] * count]
    things = {name: made(data[name], known) for name in THINGS}
    game = make(
        tuple(cards),
        tuple(homes),
        tuple(data["names"]),
        tuple(tuple(kinds) for kinds in data["kinds"]),
        Seating(*made(data["seating"], known)),
        things["seats"],
        things["sides"],
        things["drink_decks"],
        things["turn"],
        data["seed"],
        data["asks_all"],
    )
    for name in PLAIN:
        setattr(game, name, data[name])
    for name in THINGS:
        setattr(game, name, things[name])
    game.start_counting_at(bytes(data["times_shuffled"]))
    if data["outcome"] is not None:
        winners, tie, names = data["outcome"]
        game.outcome = Outcome(tuple(winners), tie, tuple(names))
    game.learn_cards()
    game.close_ranks()
    for frame in reversed(data["stack"]):
        ((name, values),) = frame.items()
        kind = known[name]
        if not issubclass(kind, Frame):
            raise Unreadable(f"{name} is not something that waits")
        game.stack = maker_of(kind)(game.stack, *(made(value, known) for value in values))
    return game


def plain(value: Any) -> Any:
    """As JSON. Lists stay lists; a tuple is an object with an empty name, a Declared one with the name of its class."""
    if isinstance(value, int):
        return value  # Most are.
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, tuple):
        return {"": [plain(one) for one in value]}
    if isinstance(value, dict):
        return {"numbered": [[number, plain(one)] for number, one in value.items()]}
    if isinstance(value, Declared):
        return {type(value).__name__: [plain(getattr(value, name)) for name in fields_of(type(value))]}
    return value


def made(value: Any, known: dict[str, type[Declared]]) -> Any:
    """The inverse of `plain`."""
    if isinstance(value, list):
        return [made(one, known) for one in value]
    if isinstance(value, dict):
        ((name, inside),) = value.items()
        if name == "":
            return tuple(made(one, known) for one in inside)
        if name == "numbered":
            return {number: made(one, known) for number, one in inside}
        return maker_of(known[name])(*(made(one, known) for one in inside))
    return value


def card_data(card: Card) -> list[str] | dict[str, Any]:
    """A card by its deck and title; a card of no deck by its whole text and its numbers."""
    if card.deck:
        return [card.deck, card.title]
    if card.type == "Blank":
        return {"type": "Blank"}
    return {
        "title": card.title,
        "type": card.type,
        "text": card.text,
        **{name: getattr(card, name) for name in OWN_NUMBERS},
        **({} if card.source == "house" else {"source": card.source}),
    }


def card_from(definition: Any, library: Library) -> Card:
    """The inverse of `card_data`."""
    if isinstance(definition, list):
        return library.find(*definition)
    if definition["type"] == "Blank":
        return BLANK
    return library.make(definition)


BLANK: Final = blank()
