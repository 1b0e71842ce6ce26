"""The arena favours nobody, counts what was played, and finds the same whoever plays it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lastcall import Setup, UnknownName, begin
from lastcall.engine.core.outcome import Outcome
from lastcall.lab.arena import compare
from lastcall.lab.plan import BY_LOT, Plan, plan_of
from lastcall.lab.rows import Row, play, shares
from lastcall.lab.seeds import CONFIRMING
from lastcall.lab.workers import run, workers
from lastcall.start import MODULES
from lastcall.variants import BOSS_BATTLE, INDIVIDUAL, LEADERS_AND_LACKEYS, TWO_HEADED_DRAGON, VARIANTS
from tests.house import EVERY
from tests.waiting import STUCK

BOTH = ("greedy", "random")
SAME = ("random", "random")


def table(variant: str) -> Setup:
    return msgspec.structs.replace(BY_LOT, variant=variant, modules=MODULES)


def rows_of(plan: Plan, executor: Executor | None = None, batch: int = 1) -> list[Row]:
    return [game.row for deal in run(plan, executor, batch) for game in deal]


# --- what is played


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_bot_wins_exactly_its_fair_share_against_itself(variant: str) -> None:
    """From every side of every deal: so neither seats nor characters nor ties favour anybody."""
    found = compare([plan_of(SAME, 6, table(variant))])[0]
    for score in found.scores:
        assert score.share.won == pytest.approx(score.fair)
    assert found.by_deal == pytest.approx([found.scores[0].fair] * found.deals)
    assert found.scores[0].share.low < found.scores[0].fair < found.scores[0].share.high


@pytest.mark.parametrize("seats", [2, 3, 5, 13])
def test_every_deal_is_played_from_every_seat(seats: int) -> None:
    plan = plan_of(BOTH, 1, seats=seats)
    assert (plan.rotations, plan.deals, plan.games) == (seats, 1, seats)
    seated = [plan.seated(plan.dealt(0).seed, rotation) for rotation in range(seats)]
    assert sorted(bots.index(0) for bots in seated) == list(range(seats))
    assert all(bots.count(1) == seats - 1 for bots in seated)


def test_more_bots_share_the_table() -> None:
    plan = plan_of(("greedy", "random", "random"), 4, seats=6)
    assert plan.sides == (0, 1, 2, 1, 2, 1)
    orders = {plan.seated(plan.dealt(deal).seed, 0) for deal in range(40)}
    assert len(orders) > 20, "who sits to the left of whom is drawn by lot"
    seated = [plan.seated(5, rotation) for rotation in range(6)]
    for side in range(6):
        assert Counter(bots[side] for bots in seated) == {0: 1, 1: 3, 2: 2}


def test_the_games_of_a_deal_begin_alike_and_deals_differ() -> None:
    plan = plan_of(SAME, 12)
    rows = rows_of(plan)
    assert [(row.deal, row.rotation) for row in rows] == [(deal, turn) for deal in range(3) for turn in range(4)]
    assert len({row.characters for row in rows}) == 3
    assert len({row.characters for row in rows[:4]}) == 1
    assert len({(row.turns, row.decisions, row.shares) for row in rows[:4]}) == 1, "the same bots play the same game"


def test_both_play_the_boss_and_the_challengers() -> None:
    plan = plan_of(BOTH, 8, table(BOSS_BATTLE), seats=5)
    assert plan.sides == (0, 1)
    assert sorted(plan.seated(1, rotation) for rotation in range(2)) == [(0, 1), (1, 0)]
    bosses = {plan.dealt(deal).characters[0] for deal in range(60)}
    assert len(bosses) == 5
    assert len(begin(plan.dealt(0)).sides[0].seats) == 1


def test_partners_are_the_same_bot() -> None:
    plan = plan_of(BOTH, 1, table(TWO_HEADED_DRAGON), seats=6)
    assert (plan.sides, plan.rotations) == ((0, 1, 1), 3)


def test_choosing_and_confirming_play_other_deals() -> None:
    plans = [plan_of(SAME, 400), plan_of(SAME, 400, family=CONFIRMING), plan_of(SAME, 400, seed=1)]
    seeds = {plan.dealt(deal).seed for plan in plans for deal in range(100)}
    assert len(seeds) == 300


def test_lots_are_drawn_among_the_characters_that_are_named() -> None:
    plan = plan_of(SAME, 4, Setup(characters=("Oda", "Pell", "Remy"), first="random"), seats=2)
    drawn = [plan.dealt(deal).characters for deal in range(30)]
    assert set(map(len, drawn)) == {2}
    assert set(sum(drawn, ())) == {"Oda", "Pell", "Remy"}


@pytest.mark.parametrize(
    ("bots", "setup", "seats", "says"),
    [
        (("greedy",), BY_LOT, 4, "4 sides for 2 to 4 bots, not for 1"),
        (("random",) * 5, BY_LOT, 4, "not for 5"),
        (("random",) * 3, table(BOSS_BATTLE), 4, "2 sides for 2 to 2 bots"),
        (("greedy", "nobody"), BY_LOT, 4, "There is no bot 'nobody'"),
        (BOTH, BY_LOT, 14, "Lots are drawn among 13 characters"),
        (BOTH, table(LEADERS_AND_LACKEYS), 5, "THD-01"),
        (BOTH, msgspec.structs.replace(BY_LOT, modules=("sky",)), 4, "no module 'sky'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    bots: tuple[str, ...], setup: Setup, seats: int, says: str
) -> None:
    with pytest.raises(UnknownName, match=says):
        plan_of(bots, 8, setup, seats)


# --- what is counted


def test_those_who_tie_share_the_win_by_sides() -> None:
    def part(winners: tuple[int, ...], sides: list[tuple[int, ...]]) -> tuple[float, ...]:
        game: Any = SimpleNamespace(
            outcome=Outcome(winners, len(winners) > 1, ()), sides=[SimpleNamespace(seats=seats) for seats in sides]
        )
        return shares(game)

    assert part((2,), [(0,), (1,), (2,)]) == (0.0, 0.0, 1.0)
    assert part((0, 2), [(0,), (1,), (2,)]) == (0.5, 0.0, 0.5)
    assert part((1, 2), [(0,), (1, 2)]) == (0.0, 1.0)
    assert part((0, 1, 2), [(0,), (1, 2)]) == (0.5, 0.5)


def test_a_score_is_what_the_rows_say() -> None:
    plan = plan_of(BOTH, 7, seats=3)
    rows = rows_of(plan)
    found = compare([plan])[0]
    assert (found.games, found.deals, plan.games) == (9, 3, 9)
    greedy, chance = found.scores
    assert (greedy.sides, chance.sides) == (1, 2)
    assert greedy.fair == pytest.approx(1 / 3)
    won = sum(row.shares[row.bots.index(0)] for row in rows)
    assert greedy.share.won == pytest.approx(won / 9)
    assert greedy.share.won + chance.share.won == pytest.approx(1)
    assert greedy.share.low < greedy.share.won < greedy.share.high or greedy.share.won == 1
    at_two = [row.shares[2] for row in rows if row.bots[2] == 0]
    assert len(at_two) == 3
    assert greedy.by_side[2].won == pytest.approx(sum(at_two) / 3)
    assert found.ties == sum(row.tie for row in rows)
    assert found.decisions == pytest.approx(sum(row.decisions for row in rows) / 9)
    assert found.turns == pytest.approx(sum(row.turns for row in rows) / 9)


def test_decisions_are_timed_by_bot_where_there_is_a_choice() -> None:
    plan = plan_of(BOTH, 2, seats=2)
    found = compare([plan])[0]
    rows = rows_of(plan)
    greedy, chance = (score.thinking for score in found.scores)
    assert greedy is not None
    assert chance is not None
    assert 0 < greedy.decisions + chance.decisions < sum(row.decisions for row in rows)
    assert 0 < chance.median < greedy.median <= greedy.most <= greedy.longest
    assert chance.mean < greedy.mean < greedy.longest


# --- how it ends


def test_it_stops_at_the_same_deal_however_many_are_played_ahead() -> None:
    plan = plan_of(SAME, 400)
    alone = compare([plan], clear=0.6)[0]
    assert alone.verdict == "below"
    assert alone.games < 400
    with ThreadPoolExecutor(3) as threads:
        ahead = compare([plan], clear=0.6, executor=threads, jobs=3, batch=5)[0]
    assert (ahead.games, ahead.by_deal, ahead.verdict) == (alone.games, alone.by_deal, alone.verdict)


def test_what_is_not_clear_stays_open() -> None:
    found = compare([plan_of(SAME, 40)], clear=0.25)[0]
    assert (found.verdict, found.games) == ("open", 40)


def test_several_are_compared_on_the_same_deals() -> None:
    plans = [plan_of(bots, 6, seats=2) for bots in (BOTH, SAME)]
    better, worse = compare(plans)
    assert better.games == worse.games == 6
    assert worse.by_deal == [0.5, 0.5, 0.5]
    assert better.by_deal == compare(plans[:1])[0].by_deal
    assert better.by_deal != worse.by_deal


def test_ctrl_c_keeps_the_deals_that_are_over() -> None:
    done: list[int] = []

    def enough(games: int) -> None:
        done.append(games)
        if games >= 12:
            raise KeyboardInterrupt

    found = compare([plan_of(SAME, 400)], progress=enough)[0]
    assert done == [4, 8, 12]
    assert (found.interrupted, found.games, found.deals) == (True, 12, 3)
    assert found.scores[0].share.won == pytest.approx(0.25)


def test_ctrl_c_before_the_first_deal_is_over_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lastcall.lab.workers.play", interrupted)
    found = compare([plan_of(SAME, 400)])[0]
    assert (found.interrupted, found.games, found.scores, found.verdict) == (True, 0, [], None)


# --- who plays


@contextmanager
def threads(jobs: int) -> Iterator[Executor]:
    """Another sort of executor: anything from `concurrent.futures` will do."""
    with ThreadPoolExecutor(jobs) as executor:
        yield executor


@pytest.mark.parametrize(
    ("make", "jobs", "batch"), [(workers, 2, 1), (workers, 3, 4), (workers, 1, 2), (threads, 1, 1), (threads, 3, 5)]
)
def test_rows_are_the_same_whoever_plays_them(make: Any, jobs: int, batch: int) -> None:
    plan = plan_of(SAME, 36, table(INDIVIDUAL))
    alone = rows_of(plan)
    assert len({row.characters for row in alone}) > 5
    with make(jobs) as executor:
        assert rows_of(plan, executor, batch) == alone


def test_one_process_of_its_own_is_a_pool_as_well() -> None:
    plan = plan_of(BOTH, 2, seats=2)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        assert rows_of(plan, executor) == rows_of(plan)


def test_a_plan_carries_the_decks_of_the_house() -> None:
    setup = Setup(characters=("moss.toml", "Oda"), decks=EVERY, modules=("garden.toml",), first="random")
    plan = plan_of(SAME, 4, setup, seats=2)
    sent = msgspec.json.decode(msgspec.json.encode(plan), type=Plan)
    assert play(sent, 1, 1).row == play(plan, 1, 1).row
    assert "moss.toml" in play(sent, 1, 1).row.characters


def test_an_early_end_leaves_no_process_behind() -> None:
    before = set(active_children())
    with workers(2) as executor:
        assert executor is not None
        found = compare([plan_of(SAME, 4000)], clear=0.6, executor=executor, jobs=2)[0]
        for _ in range(2):
            executor.submit(time.sleep, 1000)  # As long as a very slow game.
        ours = set(active_children()) - before
    assert found.games < 4000
    assert ours
    for one in ours:
        one.join(STUCK)
        assert not one.is_alive()
