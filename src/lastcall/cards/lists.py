"""Cards as lists show them: text, numbers and where each comes from."""

from __future__ import annotations

from typing import cast

import msgspec

from lastcall.cards.deck import CHARACTER, DRINKS, Deck
from lastcall.engine.core.cards import Card
from lastcall.engine.core.faces import Measure, Source, measure, printed


def owner_of(deck: Deck) -> str:
    """A character's full name, else what the deck is."""
    return "Drinks" if deck.sort == DRINKS else deck.name


def listed_as(deck: Deck) -> str:
    """What lists call a deck: all characters alike, the others by their keys."""
    return CHARACTER if deck.sort == CHARACTER else deck.key


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
    drink: Measure | None = None


def row(deck: Deck, card: Card) -> ListedCard:
    """One object per title and deck."""
    return ListedCard(
        card.title,
        owner_of(deck),
        listed_as(deck),
        card.type,
        card.copies,
        cast("Source", card.source),
        card.note,
        printed(card),
        card.level,
        measure(card),
    )
