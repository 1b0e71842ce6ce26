"""A sample of the laws; `make soak` plays the rest."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcall.cards.shelf import SHIPPED
from lastcall.start import Setup
from tests.laws.laws import Watched, random_setup, random_team_setup, same_game_for_both_ways_of_asking
from tests.proofs import proves

NAMES = SHIPPED.names()
REGULARS = {deck.short for deck in SHIPPED.characters() if deck.regular}


def can_sit_together(names: list[str]) -> bool:
    """SETUP-02."""
    boxed = [name for name in names if name not in REGULARS]
    return len(set(boxed)) == len(boxed)


@proves("LIMIT-01", "LIMIT-02", "LIMIT-03")
@pytest.mark.parametrize("batch", range(6))
def test_no_law_is_broken_at_tables_of_every_size(batch: int) -> None:
    for seats in range(2, 14):
        seed = batch * 100 + seats
        chance = random.Random(seed)
        Watched(random_setup(chance, seed, seats), chance).play()


@proves("TEAM-02", "TEAM-05", "TEAM-16", "TEAM-26")
@pytest.mark.parametrize("batch", range(4))
def test_no_law_is_broken_among_teams_and_bosses(batch: int) -> None:
    for seed in range(batch * 8, batch * 8 + 8):
        chance = random.Random(seed)
        Watched(random_team_setup(chance, seed), chance).play()


@given(
    characters=st.lists(st.sampled_from(NAMES), min_size=2, max_size=6).filter(can_sit_together),
    seed=st.integers(0, 2**64),
    drinks=st.sampled_from(("rdi4", "rdi6", "rdi8", "all")),
    ask=st.sampled_from(("able", "all")),
    modules=st.sampled_from(((), ("sea",), ("dungeon",), ("sea", "dungeon"))),
    random_seed=st.integers(0, 2**32),
)
def test_no_law_is_broken_whatever_the_set_up(
    characters: list[str], seed: int, drinks: str, ask: str, modules: tuple[str, ...], random_seed: int
) -> None:
    setup = Setup(characters=tuple(characters), seed=seed, drinks=drinks, ask=ask, modules=modules)
    Watched(setup, random.Random(random_seed), checked=0.05).play()


@pytest.mark.parametrize("seed", range(16))
def test_both_ways_of_asking_give_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    same_game_for_both_ways_of_asking(random_setup(chance, seed), chance)
    same_game_for_both_ways_of_asking(random_team_setup(chance, seed), chance)
