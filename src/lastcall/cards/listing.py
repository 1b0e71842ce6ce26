"""Cards as lists show them: text, numbers and where each comes from."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from lastcall.cards import shelf
from lastcall.cards.decks import Deck
from lastcall.engine.cards import Card
from lastcall.engine.signs import DRINK

Source = Literal["rulebook", "inferred", "house"]
"""Where a card comes from."""


def owner_of(deck: Deck) -> str:
    """A character's full name, else what the deck is."""
    return "Drinks" if deck.kind in shelf.DRINK_DECKS else deck.name


class ListedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as lists show it: one object per title and deck."""

    title: str
    owner: str
    deck: str
    type: str
    copies: int
    source: Source
    note: str
    text: str
    level: int = 0
    """The Encounter Level of an Event of a deck."""


def row(deck: Deck, card: Card) -> ListedCard:
    """One object per title and deck."""
    return ListedCard(
        card.title,
        owner_of(deck),
        deck.kind,
        card.type,
        card.copies,
        cast("Source", card.source),
        card.note,
        full_text(card),
        card.level,
    )


def full_text(card: Card) -> str:
    """What is printed on the card; a Drink begins with its numbers, an Event of a deck ends with its level."""
    if card.level:
        return f"{card.text}\nEncounter Level {card.level}."
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
    numbers = ", ".join(filter(None, parts)) or "nothing happens"
    sentence = numbers[:1].upper() + numbers[1:] + "."
    return f"{sentence}\n{card.text}" if card.text else sentence
