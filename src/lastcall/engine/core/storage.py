"""A whole game as plain data, at any decision."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from lastcall.engine.core import machines as machinery
from lastcall.engine.core.cards import Card, blank
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.game import Frame, Game
from lastcall.engine.core.library import library
from lastcall.engine.core.matters import MATTERS
from lastcall.engine.core.questions import Outcome
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.drinks import contest, dare, dialing, serving
from lastcall.engine.drinks import orders as ordering
from lastcall.engine.drinks import sips as sipping
from lastcall.engine.events import crawl as crawling
from lastcall.engine.events import event_deck as occasions
from lastcall.engine.gambling import prizes
from lastcall.engine.gambling import round as gambling
from lastcall.engine.play import auction, losses, plays
from lastcall.engine.play import choices as choosing
from lastcall.engine.play.window import Window
from lastcall.engine.table import hands, losing, turn
from lastcall.engine.table.seats import DrinkDeck, EventDeck, Round, Seat, Side
from lastcall.engine.table.variants import Crawl, Prizes

FRAMES: dict[str, type[Frame]] = {
    frame.__name__: frame
    for frame in (
        Window,
        plays.Picking,
        plays.PickingDrinks,
        plays.Playing,
        losses.Demand,
        losses.Owing,
        choosing.Choosing,
        choosing.Applying,
        hands.GivingUp,
        serving.Serving,
        sipping.Sipping,
        sipping.Drawing,
        serving.Clearing,
        serving.Queueing,
        dare.Daring,
        ordering.Ordering,
        ordering.OrderingFor,
        ordering.Gathering,
        crawling.Crawling,
        prizes.Staking,
        prizes.Claiming,
        prizes.Stamping,
        dialing.Dialing,
        hands.Studying,
        dare.Comparing,
        dare.Giving,
        ordering.HandingOut,
        occasions.Occasion,
        auction.Bidding,
        contest.Contest,
        contest.Tied,
        gambling.Anting,
        gambling.Betting,
        losing.LastChances,
        losing.Judging,
        turn.Turn,
        machinery.Deciding,
    )
}
"""Explicit, so that a stored game finds them by name."""

PLAIN = (
    "inn",
    "active",
    "phase",
    "turn",
    "actions",
    "orders",
    "watchful",
    "turn_over",
    "seed",
    "chance",
    "asked",
    "kind",
    "number",
    "serial",
    "plays",
    "stirred",
    "owed",
    "shielded",
    "attentive",
)
WORKED_OUT = ("mask",)
OWN_NUMBERS = ("level", "alcohol", "fortitude", "draws", "discards", "gold", "chaser")


def to_json(game: Game) -> str:
    """The whole game as text; not its log, which belongs to whoever listened."""
    return json.dumps(to_data(game), separators=(",", ":"), ensure_ascii=False)


def from_json(text: str) -> Game:
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
        return from_data(data)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(f"This stored game is damaged: {error!r}.") from None


def to_data(game: Game) -> dict[str, Any]:
    """Lists, numbers and texts only."""
    frames = []
    frame = game.stack
    while frame is not None:
        frames.append([type(frame).__name__, *frame.fields()])
        frame = frame.below
    cards = [
        [definition if isinstance(definition, dict) else list(definition), len(list(run))]
        for definition, run in groupby(map(card_data, game.cards))
    ]
    return {
        "rules_version": RULES_VERSION,
        "names": list(game.names),
        "traits": [list(traits) for traits in game.traits],
        "cards": cards,
        "owner": [[owner, len(list(run))] for owner, run in groupby(game.owner)],
        "hidden": list(game.hidden),
        **{name: getattr(game, name) for name in PLAIN},
        "seats": [fields(seat) for seat in game.seats],
        "sides": [fields(side) for side in game.sides],
        "drink_decks": [fields(deck) for deck in game.drink_decks],
        "event_decks": [fields(deck) for deck in game.event_decks],
        "machines": [[machine.name, fields(machine)] for machine in game.machines],
        "choices": [list(answer) for answer in game.choices],
        "stack": frames,
        "matters": [[number, type(matter).__name__, fields(matter)] for number, matter in game.matters.items()],
        "round": None if game.round is None else fields(game.round),
        "crawl": None if game.crawl is None else fields(game.crawl),
        "prizes": None if game.prizes is None else fields(game.prizes),
        "outcome": None if game.outcome is None else list(game.outcome),
    }


def from_data(data: dict[str, Any]) -> Game:
    """The inverse of `to_data`."""
    cards: list[Card] = []
    for definition, count in data["cards"]:
        cards += [card_from(definition)] * count
    owner = [seat for seat, count in data["owner"] for _ in range(count)]
    game = Game(
        tuple(cards),
        tuple(owner),
        tuple(data["names"]),
        tuple(tuple(traits) for traits in data["traits"]),
        [Seat(**thing(row, "deck")) for row in data["seats"]],
        [Side(**thing(row, "seats")) for row in data["sides"]],
        [DrinkDeck(**thing(row, "deck", "bar")) for row in data["drink_decks"]],
        data["seed"],
        data["attentive"],
    )
    for name in PLAIN:
        setattr(game, name, data[name])
    game.event_decks = tuple(EventDeck(**thing(row, "deck")) for row in data["event_decks"])
    game.machines = tuple(library().machine(name)(**row) for name, row in data["machines"])
    game.hidden = bytes(data["hidden"])
    game.choices = [tuple(answer) for answer in data["choices"]]
    game.matters = {
        number: MATTERS[name](**thing(row, "cards", "kin", "targets", "dues")) for number, name, row in data["matters"]
    }
    game.round = None if data["round"] is None else Round(**data["round"])
    game.crawl = None if data["crawl"] is None else Crawl(**thing(data["crawl"], "names", "events"))
    game.prizes = None if data["prizes"] is None else Prizes(**data["prizes"])
    if data["outcome"] is not None:
        winners, tie, names = data["outcome"]
        game.outcome = Outcome(tuple(winners), tie, tuple(names))
    game.close_ranks()
    for name, *values in reversed(data["stack"]):
        kind = FRAMES.get(name) or library().frame(name)
        game.stack = kind(game.stack, *(tuple(v) if isinstance(v, list) else v for v in values))
    return game


def fields(thing_: Any) -> dict[str, Any]:
    """Every attribute of a slotted object, by name; what can be worked out anew is left out."""
    names = [name for cls in type(thing_).__mro__ for name in getattr(cls, "__slots__", ())]
    return {name: plain(getattr(thing_, name)) for name in names if name not in WORKED_OUT}


def plain(value: Any) -> Any:
    """Tuples as lists; lists copied."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def thing(row: dict[str, Any], *tuples: str) -> dict[str, Any]:
    """The fields of a stored object, with what the engine keeps as tuples made tuples again."""
    return {
        name: tuple(tuple(x) if isinstance(x, list) else x for x in value) if name in tuples else value
        for name, value in row.items()
    }


def card_data(card: Card) -> tuple[str, str] | dict[str, Any] | str:
    """A card by its deck and title; one no deck has, by all it says."""
    if card.deck:
        return (card.deck, card.title)
    if card.type == "Blank":
        return {"type": "Blank"}
    return {
        "title": card.title,
        "type": card.type,
        "text": card.text,
        **{name: getattr(card, name) for name in OWN_NUMBERS},
    }


def card_from(definition: Any) -> Card:
    """The inverse of `card_data`."""
    if isinstance(definition, list):
        return library().find(*definition)
    if definition["type"] == "Blank":
        return BLANK
    return library().make(definition)


BLANK = blank()
