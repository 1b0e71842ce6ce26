"""What luck does for the best of many is what chance really does."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from lastcall.lab.luck import luck_of
from tests.lab.deals import Model, independent, mixed

RUNS = 200
DEALS = 40


@pytest.mark.parametrize("model", [independent, mixed], ids=lambda model: model.__name__)
@pytest.mark.parametrize("tried", [2, 10])
def test_the_best_of_equals_leads_by_so_much(model: Model, tried: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcall.lab.luck.RUNS", 500)
    chance = Random(tried)
    usual = rare = 0
    for _ in range(RUNS):
        found = luck_of([[model(0.36, chance) for _ in range(DEALS)] for _ in range(tried)])
        usual += found.lead > found.usual
        rare += found.lead > found.rare
    assert 0.4 <= usual / RUNS <= 0.6
    assert 0.01 <= rare / RUNS <= 0.1


def test_deals_that_are_good_for_all_decide_nothing() -> None:
    """All play the same deals, so only what differs within a deal is luck."""
    chance = Random(1)
    deals = [chance.random() for _ in range(50)]
    found = luck_of([deals, deals, deals])
    assert (found.usual, found.rare) == (0.0, 0.0)
    assert found.lead == pytest.approx(0.0)


def test_ten_tried_on_thirty_deals_fool_whoever_believes_the_best() -> None:
    chance = Random(2)
    results = [[independent(0.36, chance) for _ in range(30)] for _ in range(10)]
    found = luck_of(results)
    assert found.lead == pytest.approx(max(map(fmean, results)) - fmean(map(fmean, results)))
    assert found.usual > 0.05
    assert found.rare > 0.08
