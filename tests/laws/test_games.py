"""A few whole games as text: a change of behaviour is a readable diff.

After a change that is meant: python -m tests.laws.test_games writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lastcall import Setup, begin, told

FOLDER = Path(__file__).parent / "games"
GAMES = {
    "three-at-the-bar": Setup(characters=("Brannoc", "Oda", "Pell"), seed=1, drinks="rdi4"),
    "two-with-villainous-drinks": Setup(characters=("Ilka", "Pell"), seed=2, drinks="rdi6"),
    "five-with-the-bar-deck": Setup(
        characters=("Pell", "Ilka", "Oda", "Brannoc", "Ilka"), seed=3, drinks="all", first="random"
    ),
    "a-pub-crawl-with-prizes": Setup(
        characters=("Farai", "Lucky", "Nerodia", "Phyll", "Samantha"), seed=5, drinks="rdi8", modules=("crawl", "prize")
    ),
    "the-crew-at-sea": Setup(characters=("Whitehawk", "Remy", "Bryn", "Tara"), seed=4, modules=("sea",)),
}


def tell(setup: Setup) -> str:
    """The game that chance plays with this set-up, as a spectator sees it."""
    game = begin(setup, listen=True)
    chance = random.Random(setup.seed)
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
    lines = [line.text for line in told(game, None)]
    return "\n".join([*lines, f"{game.outcome}."]) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_written(name: str) -> None:
    assert tell(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(tell(setup), encoding="utf-8")
