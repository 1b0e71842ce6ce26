"""The bench measures what it says: ratios cycle by cycle, the build, the same games every time."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from lastcall.lab import bench, peers


def test_a_spread_reads_as_a_median_between_quartiles() -> None:
    assert str(bench.spread([1.7, 1.8, 1.9, 1.6, 2.0])) == "1.80 [1.70..1.90]"
    assert str(bench.spread([125_210, 125_210])) == "125,200 [125,200..125,200]"


def test_ratios_compare_within_a_cycle() -> None:
    ours, theirs = [100, 10, 50, 20], [50, 5, 25, 10]
    assert bench.ratios(ours, theirs) == bench.Spread(2, 2, 2)


def test_one_native_module_of_the_engine_makes_a_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    native = ModuleType("lastcall.engine.native")
    native.__file__ = "lastcall/engine/native.cpython-311-x86_64-linux-gnu.so"
    monkeypatch.setitem(sys.modules, native.__name__, native)
    assert bench.build() == "compiled (mypyc)"


def test_stopped_games_are_not_over_and_always_the_same() -> None:
    table = bench.TABLES[bench.FOUR]
    first, again = bench.stopped_games(table), bench.stopped_games(table)
    assert len(first) == bench.STOPPED
    assert all(game.outcome is None for game in first)
    assert [(game.asked, game.choices) for game in first] == [(game.asked, game.choices) for game in again]


def test_greedy_is_timed_where_it_has_a_choice() -> None:
    times = bench.time_greedy(0)
    assert len(times) > 50
    assert all(milliseconds >= 0 for milliseconds in times)


def test_peers_take_turns_with_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def ours(*_: object) -> tuple[float, float]:
        turns.append("ours")
        return 1.0, 1000.0 * len(turns)

    def theirs(_: float) -> float:
        turns.append("theirs")
        return 500.0 * (len(turns) - 1)

    monkeypatch.setattr(peers, "games_for", ours)
    measured = some_measured()
    peers.against_peers(measured, {"slower": theirs}, cycles=3)
    assert turns == ["theirs", *["ours", "theirs"] * 3]
    assert measured.ratios_to_peers == {"slower": bench.Spread(2, 2, 2)}


def some_measured() -> bench.Measured:
    none = bench.Spread(0, 0, 0)
    return bench.Measured("interpreted", "3.11", 2, {}, none, none, 0, none)
