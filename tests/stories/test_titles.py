"""Every card of the crews and of the event decks is exercised by a story that checks what it did."""

from __future__ import annotations

import functools

import pytest

from lastcall.cards import shelf
from lastcall.engine.cards import Card
from lastcall.stories import read_stories
from lastcall.stories.moves import read_move
from lastcall.stories.script import Story
from tests.stories.test_stories import HERE


@functools.cache
def checked() -> frozenset[tuple[str, str]]:
    """Deck and title of every card that is played or revealed in some story with a check after it."""
    found: set[tuple[str, str]] = set()
    for path in HERE.rglob("*.story"):
        for line, text in read_stories(path.read_text(encoding="utf-8")):
            story = Story(text, line)
            open_cards: set[Card] = {card for one in story.occasions.values() for card in one.top}
            for step in story.steps:
                if step.mark != ">":
                    found |= {(card.deck, card.title) for card in open_cards}
                    continue
                wanted = read_move(story, step.text)
                if wanted.verb == "plays" and wanted.card is not None:
                    open_cards.add(wanted.card)
    return frozenset(found)


def cards() -> list[Card]:
    crews = [deck for deck in shelf.characters() if not deck.regular]
    return [card for deck in (*crews, *map(shelf.occasions, shelf.EVENT_DECKS)) for card in deck.cards]


@pytest.mark.parametrize("card", cards(), ids=lambda card: f"{card.deck}-{card.title}")
def test_a_story_checks_what_the_card_does(card: Card) -> None:
    assert (card.deck, card.title) in checked(), f"no story plays {card.title} and then checks what it did"
