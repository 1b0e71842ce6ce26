"""Every card that comes with the package is exercised by a story that checks what it did."""

from __future__ import annotations

from lastcall.cards import package
from lastcall.cards.characters.amundyr.facts import BittenByScarab
from lastcall.cards.deck import DRINKS
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.drinks.facts import Revealed
from lastcall.engine.play.facts import PlayedCard
from lastcall.stories import read_stories
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.stories.test_stories import HERE


def checked() -> set[tuple[str, str]]:
    """Deck and title of every card that is played or revealed in some story with a check after it."""
    found: set[tuple[str, str]] = set()
    for path in HERE.rglob("*.story"):
        for line, text in read_stories(path.read_text(encoding="utf-8")):
            story = Story(text, line, path.parent)
            game = position(story)
            told = 0
            assert game.log is not None
            for step in story.steps:
                read_step(story, step)(game)
                if step.mark == ">":
                    continue
                seen = [card for place in game.seats for card in place.front]
                for fact in game.log[told:]:
                    if isinstance(fact, (PlayedCard, BittenByScarab)):
                        seen.append(fact.card)
                    elif isinstance(fact, Revealed):
                        seen += fact.cards
                told = len(game.log)
                found |= {(game.cards[card].deck, game.cards[card].title) for card in seen}
    return found


def cards() -> list[Card]:
    """Titles of Drink Decks stand in several of them, and a story finds the first."""
    drinks: dict[str, Card] = {}
    for key in package.DRINK_DECKS:
        for card in SHIPPED.drinks(key).cards:
            drinks.setdefault(card.title, card)
    others = [deck for deck in SHIPPED.all_decks() if not deck.regular and deck.sort != DRINKS]
    return [*(card for deck in others for card in deck.cards), *drinks.values()]


def test_a_story_checks_what_each_card_does() -> None:
    found = checked()
    unchecked = [f"{card.title} ({card.deck})" for card in cards() if (card.deck, card.title) not in found]
    assert not unchecked, "no story plays these cards and then checks what they did"
