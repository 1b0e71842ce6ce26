"""No game is played twice by accident."""

from __future__ import annotations

import msgspec
import pytest

from lastcall import Game, Setup
from lastcall.lab import simulate
from lastcall.lab.seeds import CHOOSING, CONFIRMING, SIMULATING, seed_of


def test_no_two_games_of_any_runs_share_a_seed() -> None:
    seeds = {seed_of(SIMULATING, run, number) for run in range(10) for number in range(100_000)}
    assert len(seeds) == 1_000_000


def test_choosing_confirming_and_simulating_share_no_deals() -> None:
    families = (CHOOSING, CONFIRMING, SIMULATING)
    seeds = {seed_of(family, run, number) for family in families for run in range(10) for number in range(10_000)}
    assert len(seeds) == 300_000


def test_a_seed_is_the_same_everywhere_and_for_ever() -> None:
    assert seed_of(CHOOSING, 0, 0) == 5642592361010023128
    assert seed_of(CHOOSING, -1, 7) != seed_of(CHOOSING, 1, 7)


def test_simulations_with_neighbouring_seeds_have_no_game_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    begin = simulate.begin

    def noted(setup: Setup, listen: bool) -> Game:
        begun.append(setup.seed)
        return begin(setup, listen=listen)

    monkeypatch.setattr(simulate, "begin", noted)
    setup = Setup(characters=("Oda", "Pell"))
    for run in range(3):
        simulate.simulate(5, msgspec.structs.replace(setup, seed=run))
    assert len(set(begun)) == 15
