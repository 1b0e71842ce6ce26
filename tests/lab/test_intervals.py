"""Intervals hold the truth as often as they say, also if the games of a deal go the same way."""

from __future__ import annotations

from random import Random

import pytest

from lastcall.lab.intervals import by_deals, effective, likely, student
from tests.lab.deals import GAMES, MODELS, Model, alike, balanced, independent

RUNS = 1000
SURE = 0.93
"""95 %, less what chance does in so many runs, and the dips that Wilson's interval has where wins are few."""


def held(model: Model, mean: float, deals: int, naive: bool = False) -> float:
    """In which part of many runs the interval held the true mean."""
    chance = Random(1)
    found = 0
    for _ in range(RUNS):
        results = [model(mean, chance) for _ in range(deals)]
        games = deals * GAMES
        low, high = likely(sum(results) * GAMES, games) if naive else by_deals(results, games)
        found += low <= mean <= high
    return found / RUNS


@pytest.mark.parametrize("deals", [5, 12, 50])
@pytest.mark.parametrize("mean", [0.1, 0.25, 0.4, 0.8])
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_the_true_share_is_inside_as_often_as_they_say(model: Model, mean: float, deals: int) -> None:
    if model.__name__ != "tied" or mean <= 0.5:
        assert held(model, mean, deals) >= SURE


def test_counting_games_instead_of_deals_would_promise_too_much() -> None:
    assert held(alike, 0.25, 50, naive=True) < 0.75


def test_independent_games_cost_next_to_nothing() -> None:
    chance = Random(2)
    results = [independent(0.4, chance) for _ in range(500)]
    low, high = by_deals(results, 2000)
    least, most = likely(sum(results) * GAMES, 2000)
    assert most - least <= high - low < 1.1 * (most - least)


def test_deals_never_count_for_more_than_their_games() -> None:
    chance = Random(3)
    results = [balanced(0.4, chance) for _ in range(100)]
    assert effective(results, 400) < 400
    assert effective([0.25] * 100, 400) < 400


def test_games_that_all_go_the_same_way_count_as_deals() -> None:
    for part in (0.0, 1.0):
        assert 90 < effective([part] * 100, 400) <= 100
    assert by_deals([1.0] * 10, 40)[0] < 0.75


def test_one_deal_says_nothing() -> None:
    assert by_deals([1.0], 4) == (0.0, 1.0)
    assert by_deals([], 0) == (0.0, 1.0)
    low, high = by_deals([0.25, 0.25], 8)
    assert high - low > 0.8, "two deals that happen to agree"


@pytest.mark.parametrize(
    ("freedom", "tabled"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_student_is_as_in_the_tables(freedom: int, tabled: float) -> None:
    assert student(freedom) == pytest.approx(tabled, rel=0.002)
