"""Twins: cards of one box that do the same under different titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from lastcall.cards.deck import Deck
from lastcall.cards.lists import ListedCard, row
from lastcall.engine.core.cards import Card


class Twins(msgspec.Struct, frozen=True):
    """Cards of one box that do the same."""

    box: str
    cards: tuple[ListedCard, ...]


def does(card: Card) -> tuple[object, ...]:
    """Everything a card does, and nothing of how it is called, counted or told."""
    return (
        frozenset([(use.moment, use.effects, use.cost) for use in card.uses]),
        (card.only_by, card.unnegatable, card.unnegatable_if, card.unignorable, card.as_action),
        (card.off_by, card.unaided, card.unreturnable),
        (card.alcohol, card.fortitude, card.gold, card.draws, card.discards),
        (card.chaser, card.shareable, card.unsplittable, repr(card.keywords)),
    )


def twins(decks: Iterable[Deck]) -> Iterator[Twins]:
    """Every group of two or more titles, box by box; a title that several decks share counts once."""
    found: dict[tuple[str, tuple[object, ...]], dict[str, ListedCard]] = {}
    for deck in decks:
        for card in deck.cards:
            found.setdefault((deck.box, does(card)), {}).setdefault(card.title, row(deck, card))
    for (box, _), cards in found.items():
        if len(cards) > 1:
            yield Twins(box, tuple(cards.values()))
