"""The sequential test is wrong as rarely as it says, however often one looks, and not so careful that it never ends."""

from __future__ import annotations

from random import Random

import pytest

from lastcall.lab.betting import ENOUGH, Bettor, SequentialTest, Verdict, by_betting
from lastcall.lab.intervals import by_deals
from tests.lab.deals import GAMES, MODELS, Model, alike, independent, mixed

RUNS = 400
MANY = 1000
DEALS = 120


def verdicts(model: Model, mean: float, line: float, runs: int = RUNS) -> dict[Verdict, float]:
    """Which part of many runs ended how."""
    chance = Random(1)
    found: dict[Verdict, float] = {"above": 0.0, "below": 0.0, "open": 0.0}
    for _ in range(runs):
        test = SequentialTest(line)
        for _ in range(DEALS):
            if test.see(model(mean, chance)) != "open":
                break
        found[test.verdict] += 1 / runs
    return found


@pytest.mark.parametrize("mean", [0.25, 0.4])
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_on_the_line_it_is_rarely_wrong(model: Model, mean: float) -> None:
    """At most 2.5 % to each side, and here a little for the chance of so few runs."""
    found = verdicts(model, mean, mean, MANY)
    assert found["above"] <= 0.033
    assert found["below"] <= 0.033


def test_it_is_never_wrong_about_the_direction_of_a_real_difference() -> None:
    assert verdicts(mixed, 0.3, 0.4)["above"] <= 0.01
    assert verdicts(mixed, 0.5, 0.4)["below"] <= 0.01


def test_it_sees_real_differences() -> None:
    assert verdicts(independent, 0.75, 0.4)["above"] == pytest.approx(1.0)
    assert verdicts(independent, 0.25, 0.4)["below"] == pytest.approx(1.0)
    assert verdicts(alike, 0.75, 0.4)["above"] >= 0.9


def test_a_difference_like_that_of_greedy_takes_a_dozen_deals() -> None:
    chance = Random(4)
    needed = []
    for _ in range(100):
        test = SequentialTest(0.4)
        deals = 0
        while test.verdict == "open":
            test.see(independent(0.76, chance))
            deals += 1
        needed.append(deals)
    assert sum(needed) / 100 < 12


def test_looking_at_wilson_again_and_again_would_be_wrong() -> None:
    chance = Random(5)
    wrong = 0
    for _ in range(RUNS):
        results: list[float] = []
        for _ in range(DEALS):
            results.append(independent(0.25, chance))
            low, high = by_deals(results, GAMES * len(results))
            if len(results) > 5 and not low <= 0.25 <= high:
                wrong += 1
                break
    assert wrong / RUNS > 0.15


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_its_interval_ends_where_a_line_would_be_clear(model: Model) -> None:
    chance = Random(6)
    results = [model(0.4, chance) for _ in range(60)]
    low, high = by_betting(results)
    assert low < sum(results) / 60 < high
    for line, clear in ((low - 0.001, True), (low + 0.001, False)):
        bettor = Bettor(line)
        for each in results:
            bettor.see(each)
        assert (bettor.capital >= ENOUGH) is clear
    for line, clear in ((high + 0.001, True), (high - 0.001, False)):
        bettor = Bettor(1 - line)
        for each in results:
            bettor.see(1 - each)
        assert (bettor.capital >= ENOUGH) is clear


def test_long_runs_break_nothing() -> None:
    test = SequentialTest(0.3)
    for _ in range(5000):
        test.above.see(1.0)
        test.below.see(0.0)
    assert test.above.capital > ENOUGH
    assert test.below.capital < 0.01
    low, high = by_betting([1.0] * 20_000)
    assert 0.99 < low <= high <= 1.0
    assert by_betting([]) == (0.0, 1.0)


def test_a_verdict_stands() -> None:
    test = SequentialTest(0.3)
    while test.see(1.0) == "open":
        pass
    for _ in range(1000):
        assert test.see(0.0) == "above"
