"""No law is broken by cards made of the phrases by chance."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lastcall import Setup
from lastcall.cards import boxes
from tests.laws.fuzz import random_character, random_events
from tests.laws.laws import Watched


@pytest.mark.parametrize("seed", range(40))
def test_no_law_is_broken_by_any_cards(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    names = []
    for number in range(chance.randint(2, 4)):
        path = tmp_path / f"fuzz{number}.toml"
        path.write_text(random_character(chance, f"Fuzz {number}"), encoding="utf-8")
        names.append(str(path))
    sea = random_events(chance)
    monkeypatch.setattr(boxes, "occasions", lambda key: sea)
    ask = chance.choice(("able", "all"))
    modules = ("sea", *(one for one in ("crawl", "prize") if chance.random() < 0.5))
    setup = Setup(characters=tuple(names), seed=seed, ask=ask, drinks="rdi8", modules=modules)
    Watched(setup, chance, checked=0.02).play()
