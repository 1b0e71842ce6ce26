"""No law is broken by cards made of the phrases by chance."""

from __future__ import annotations

import random

import pytest

from lastcall import Setup
from tests.laws.fuzz import random_decks, random_drinks, random_events, random_tavern
from tests.laws.laws import Watched


@pytest.mark.parametrize("seed", range(40))
def test_no_law_is_broken_by_any_cards(seed: int) -> None:
    chance = random.Random(seed)
    people = random_decks(chance, chance.randint(2, 4))
    sea = random_events(chance)
    ask = chance.choice(("able", "all"))
    modules = (sea.name, *(one for one in ("crawl", "prize") if chance.random() < 0.5))
    names = tuple(deck.name for deck in people)
    setup = Setup(characters=names, seed=seed, ask=ask, drinks="rdi8", modules=modules, decks=(*people, sea))
    Watched(setup, chance, checked=0.02).play()


@pytest.mark.parametrize("seed", range(12))
def test_no_law_is_broken_by_any_drinks(seed: int) -> None:
    chance = random.Random(seed)
    drinks, taverns = random_drinks(chance), [random_tavern(chance, number) for number in range(chance.randint(0, 2))]
    modules = [*(deck.name for deck in taverns), *(one for one in ("bar", "prize") if chance.random() < 0.5)]
    setup = Setup(
        characters=("Oda", "Phyll", "Lucky", "Pell")[: chance.randint(2, 4)],
        seed=seed,
        drinks=drinks.name,
        modules=tuple(modules),
        decks=(drinks, *taverns),
    )
    Watched(setup, chance, checked=0.02).play()
