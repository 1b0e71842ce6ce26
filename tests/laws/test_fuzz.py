"""No law is broken by cards made of the phrases by chance."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lastcall import Setup
from lastcall.cards import shelf
from tests.laws.fuzz import random_decks, random_events
from tests.laws.laws import Watched


@pytest.mark.parametrize("seed", range(40))
def test_no_law_is_broken_by_any_cards(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    names = random_decks(chance, chance.randint(2, 4), tmp_path)
    sea = random_events(chance)
    monkeypatch.setattr(shelf, "occasions", lambda key: sea)
    ask = chance.choice(("able", "all"))
    modules = ("sea", *(one for one in ("crawl", "prize") if chance.random() < 0.5))
    setup = Setup(characters=names, seed=seed, ask=ask, drinks="rdi8", modules=modules)
    Watched(setup, chance, checked=0.02).play()
