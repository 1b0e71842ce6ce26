"""House decks: data in any folder, played, stored and told like the others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lastcall import Game, new_game
from lastcall.stories import run_story

DECK = """
name = "Grandma Moss"
[[card]]
title = "Knit one!"
type = "Action"
copies = 25
source = "house"
text = "Another player loses 1 Fortitude."
"""


@pytest.fixture
def moss(tmp_path: Path) -> str:
    path = tmp_path / "moss.toml"
    path.write_text(DECK, encoding="utf-8")
    return str(path)


def test_a_stored_game_carries_the_cards_of_a_house_deck(moss: str) -> None:
    game = new_game([moss, "Oda"], seed=2)
    assert game.names == ("Grandma", "Oda")
    stored = Game.from_json(game.to_json())
    chance = random.Random(3)
    while game.outcome is None:
        answer = chance.choice(game.choices)
        game.answer(answer)
        stored.answer(answer)
    assert stored.to_json() == game.to_json()


def test_a_story_may_use_the_titles_of_a_house_deck(moss: str) -> None:
    result = run_story(
        f"""title: Grandma knits
seats: Granny as {moss}, Ben
Granny holds: Knit one!
> Granny plays Knit one! on Ben
= Ben: 19 Fortitude
"""
    )
    assert result.ok, result.message
