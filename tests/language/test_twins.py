"""No card does what another card of its box does, unless the sources say that both do it."""

from __future__ import annotations

from collections import defaultdict

import pytest

from lastcall.cards.deck import Deck
from lastcall.cards.shelf import SHIPPED
from lastcall.cards.twins import does, twins
from lastcall.language.sense import everything
from lastcall.language.words.changes import InnPays, Pay
from lastcall.language.words.people import EachOther
from lastcall.language.words.responses import AffectingAny, Ignore

FORCED = {
    (
        "RDI 4",
        "I best not. Someone needs to keep a level head",
        "I have consulted the charts... This is not in my future",
    ): ("The rulebook shows Remy and Tara each Ignoring a Drink with theirs."),
    ("RDI 4", "Watch it! Loose cannonball!", "Blind girl! Darts! What could possibly go wrong?"): (
        "The rulebook states that either costs another player 2 Fortitude."
    ),
    ("RDI 4", "Light Ale", "Dark Ale"): "The rulebook gives both 1 Alcohol Content.",
    ("RDI 4", "Light Ale with a Chaser", "Dark Ale with a Chaser"): (
        "They are the two ales with a Chaser; the first box gives both 1 Alcohol Content."
    ),
    (
        "RDI 6",
        "If I drink this, we'll all end up making bad decisions",
        "This drink is not worthy of a king!",
    ): ("The rulebook shows Daareka and Torglesnarf each Ignoring a Drink with theirs."),
    ("RDI 6", "Ah-choo!", "First rule of villainy: Always bring your pets"): (
        "Either gives everybody a Scarab; the rulebook has 1 Fortitude for the first, and for the first rule of others."
    ),
    ("RDI 6", "I'm not a veeble old man!", "Von't you join me for dinner?"): (
        "The rulebook states that either costs another player 3 Fortitude, and neither may be the worse one."
    ),
    ("RDI 6", "Light Ale", "Dark Ale"): "The rulebook gives both 1 Alcohol Content.",
    ("RDI 8", "Light Ale", "Dark Ale"): "The rulebook gives both 1 Alcohol Content.",
    (
        "RDI 8",
        "The Wench thinks you should stop playing with the drinks.",
        "Ssstop playing with the drinks!",
    ): "The rulebook treats Nerodia's card as hers of this sort, protected by the same clause.",
    ("RDI 8", "Tip the Wench.", "Tips aren't compulsory, but..."): (
        "The rulebook shows Phyll's card making a player pay 1 Gold to the Inn; the tip of all boxes does that too."
    ),
    ("RDI 8", "Never pour your own Dragon Breath Ale!", "Baguette battle!"): (
        "The rulebook states that either costs another player 3 Fortitude."
    ),
    ("RDI 8", "Sounds fun, but I've got to restock!", "Not now, I'm setting the odds"): (
        "The rulebook shows Phyll and Samantha each leaving a Round with theirs, and nothing else."
    ),
}
"""Twins that have to be, and why."""

MOST_DECKS = 3


def test_all_twins_are_forced_by_the_sources() -> None:
    found = {(group.box, *(card.title for card in group.cards)) for group in twins(SHIPPED.all_decks())}
    assert found == set(FORCED)


def test_no_twins_are_ours() -> None:
    for group in twins(SHIPPED.all_decks()):
        assert all(card.source != "house" for card in group.cards), [card.title for card in group.cards]


def sentences(deck: Deck) -> set[tuple[object, ...]]:
    """What the house cards of a deck do."""
    return {does(card) for card in deck.cards if card.source == "house"}


def test_no_card_of_ours_is_in_four_decks() -> None:
    where: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for deck in SHIPPED.all_decks():
        for one in sentences(deck):
            where[one].append(deck.name)
    assert all(len(names) <= MOST_DECKS for names in where.values())


@pytest.mark.parametrize("kind", ["each other player pays you", "the Inn pays", "Ignore any track"])
def test_the_usual_mechanics_are_in_few_decks(kind: str) -> None:
    def has(deck: Deck) -> bool:
        effects = [
            effect
            for card in deck.cards
            if card.source == "house"
            for use in card.uses
            for effect in everything(use.effects)
        ]
        if kind == "the Inn pays":
            return any(isinstance(effect, InnPays) for effect in effects)
        if kind == "Ignore any track":
            return any(isinstance(effect, Ignore) and isinstance(effect.which, AffectingAny) for effect in effects)
        return any(isinstance(effect, Pay) and isinstance(effect.who, EachOther) for effect in effects)

    decks = [deck.name for deck in SHIPPED.characters() if has(deck)]
    assert len(decks) <= MOST_DECKS, decks
