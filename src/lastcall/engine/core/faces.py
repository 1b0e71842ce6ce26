"""Cards as people see them: what is printed on a face, under an id that tells nothing about hidden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

import msgspec

from lastcall.engine.core import chance
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import DRINK
from lastcall.ids import CardId
from lastcall.voice.sentences import begun, quoted

if TYPE_CHECKING:
    from lastcall.engine.game import Game

Source = Literal["rulebook", "inferred", "house"]
"""Where a card comes from."""


class Measure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a Drink."""

    alcohol: int = 0
    fortitude: int = 0
    gold: int = 0
    draws: int = 0
    discards: int = 0
    chaser: bool = False


class SeenCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card whose face the seat may see."""

    id: int
    title: str
    type: str
    text: str
    owner: str = ""
    """Where it belongs: the name of a player or an event deck, or "Drinks"."""
    deck: str = ""
    source: Source = "house"
    level: int = 0
    """The Encounter Level of an Event of a deck."""
    drink: Measure | None = None


class Faces:
    """The faces seen since the last shuffle, shared by all copies of a game until the next one."""

    __slots__ = ("cards", "counts", "of", "seed")

    def __init__(self, cards: tuple[Card, ...], seed: int, counts: bytes) -> None:
        self.cards = cards
        self.seed = seed
        self.counts = counts
        """How often each card had been shuffled."""
        self.of: dict[int, SeenCard] = {}
        """The faces, by the numbers of the cards."""


def seen_card(game: Game, card: CardId) -> SeenCard:
    """A card as seen face up, kept until the next shuffle."""
    faces = game.faces
    counts = game.times_shuffled()
    if faces is None or faces.counts is not counts or faces.cards is not game.cards or faces.seed != game.seed:
        faces = game.faces = Faces(game.cards, game.seed, counts)
    if card not in faces.of:
        faces.of[card] = face_of(game, card)
    return faces.of[card]


def face_of(game: Game, card: CardId) -> SeenCard:
    """What is printed on it, and its id."""
    one: Card = game.cards[card]
    return SeenCard(
        seen_id(game, card),
        one.title,
        one.type,
        printed(one),
        game.homes[card].name(game),
        one.deck,
        cast("Source", one.source),
        one.level,
        measure(one),
    )


def in_prose(card: SeenCard) -> str:
    """Its title in a sentence: a Drink, a tavern or a Minion has a name, any other title is set apart."""
    return card.title if card.drink is not None or card.type in ("Tavern Event", "Minion") else quoted(card.title)


def is_turned_up(game: Game, card: CardId) -> bool:
    """It is turned up, not played from a hand: an Event, or a card of a machine's own deck."""
    return game.cards[card].event or game.homes[card].turned_up


def seen_id(game: Game, card: CardId) -> int:
    """An id that changes whenever the card was hidden in between, and tells nothing about the one before."""
    high, low = chance.numbers(game.seed, -1 - (card << 8 | game.times_shuffled()[card]), 2)
    return high << 21 ^ low


def seen_cards(game: Game, cards: list[CardId] | tuple[CardId, ...]) -> tuple[SeenCard, ...]:
    """Several cards as seen face up, in their order on the table."""
    return tuple(seen_card(game, card) for card in cards)


def measure(card: Card) -> Measure | None:
    """The numbers of a Drink; None for any other card."""
    if not card.types & DRINK:
        return None
    return Measure(card.alcohol, card.fortitude, card.gold, card.draws, card.discards, card.chaser)


def printed(card: Card) -> str:
    """What is printed on the card, with the numbers of a Drink first and the level of an Event last."""
    if card.level:
        return f"{card.text}\n{'Encounter Level' if card.event else 'Progress'} {card.level}."
    if not card.types & DRINK:
        return card.text
    parts = [
        f"{card.alcohol:+d} Alcohol Content" if card.alcohol else "",
        f"{card.fortitude:+d} Fortitude" if card.fortitude else "",
        f"{card.gold:+d} Gold" if card.gold else "",
        f"draw {card.draws}" if card.draws else "",
        f"discard {card.discards}" if card.discards else "",
        "add a Chaser" if card.chaser else "",
    ]
    numbers = ", ".join(filter(None, parts))
    if not numbers and any(keyword.speaks_for_itself for keyword in card.keywords):
        return card.text
    numbers = numbers or "nothing happens"
    sentence = f"{begun(numbers)}."
    return f"{sentence}\n{card.text}" if card.text else sentence
