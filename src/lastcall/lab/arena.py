"""Bots against bots: how much each wins, and how sure that is."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from statistics import fmean
from typing import Final

import msgspec

from lastcall.lab.betting import SequentialTest, Verdict, by_betting
from lastcall.lab.intervals import by_deals, effective
from lastcall.lab.plan import Plan
from lastcall.lab.rows import TIMES
from lastcall.lab.workers import Deal, run

AHEAD: Final = 3
"""Batches for each worker: one it plays, and others, so that none waits while another has a long game."""


class Estimate(msgspec.Struct, frozen=True):
    """A part of all wins, and the ends of its 95 % interval."""

    won: float
    low: float
    high: float


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot takes for a decision in which it has a choice: milliseconds of processor time."""

    decisions: int
    mean: float
    median: float
    most: float
    """95 % of all decisions take less."""
    longest: float


class Score(msgspec.Struct, frozen=True):
    """How a bot did."""

    bot: str
    sides: int
    """How many it played in each game."""
    share: Estimate
    fair: float
    """The share it would have if all bots were equally strong."""
    effective: float
    """As many independent games would say as much."""
    by_side: list[Estimate]
    """Where it sat: its wins at each side of the table. In a Boss Battle the first is the Boss."""
    thinking: Thinking | None
    """None if it never had a choice."""


class Comparison(msgspec.Struct, frozen=True):
    """What came of a plan."""

    bots: tuple[str, ...]
    games: int
    deals: int
    scores: list[Score]
    """In the order of the bots; none if not even one deal was played to its end."""
    ties: int
    turns: float
    """Of a game, on average."""
    decisions: float
    """The same, of all seats."""
    by_deal: list[float]
    """The first bot's part of the wins of each deal."""
    verdict: Verdict | None
    """Where the share of the first bot clearly lies, if somebody has asked: above the line, below, or still open."""
    interrupted: bool
    """Whether somebody ended it by Ctrl+C. Then it has all deals before the first that was not over."""


def compare(
    plans: Sequence[Plan],
    *,
    clear: float | None = None,
    executor: Executor | None = None,
    jobs: int = 1,
    batch: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Comparison]:
    """Play plans side by side, deal by deal, so that wherever it ends all have played the same number of deals.

    With `clear` it ends as soon as the share of each plan's first bot is clearly above or below that. `jobs` are the
    workers of the executor, and `batch` is how many deals each gets at a time; neither changes what comes of it.
    `progress` hears how many games of each plan are over.

    For tests: `compare([plan_of(("greedy", "random"), games=80)], clear=0.4)[0].verdict == "above"`.
    """
    runs = [run(plan, executor, batch, AHEAD * jobs) for plan in plans]
    lines = [None if clear is None else SequentialTest(clear) for _ in plans]
    played: list[tuple[Deal, ...]] = []
    interrupted = False
    try:
        for deals in zip(*runs, strict=True):
            played.append(deals)
            progress(len(played) * len(deals[0]))
            verdicts = [line.see(won(deal, 0)) for line, deal in zip(lines, deals, strict=True) if line is not None]
            if verdicts and "open" not in verdicts:
                break
    except KeyboardInterrupt:
        interrupted = True
    finally:
        for one in runs:
            one.close()
    return [
        comparison(plan, [deals[at] for deals in played], line, interrupted)
        for at, (plan, line) in enumerate(zip(plans, lines, strict=True))
    ]


def comparison(plan: Plan, deals: Sequence[Deal], line: SequentialTest | None, interrupted: bool) -> Comparison:
    """What all these deals say."""
    rows = [game.row for deal in deals for game in deal]
    games = len(rows)
    return Comparison(
        bots=plan.bots,
        games=games,
        deals=len(deals),
        scores=[score(plan, deals, bot, line is not None) for bot in range(len(plan.bots))] if games else [],
        ties=sum(row.tie for row in rows),
        turns=sum(row.turns for row in rows) / max(1, games),
        decisions=sum(row.decisions for row in rows) / max(1, games),
        by_deal=[won(deal, 0) for deal in deals],
        verdict=None if line is None else line.verdict,
        interrupted=interrupted,
    )


def score(plan: Plan, deals: Sequence[Deal], bot: int, sequential: bool) -> Score:
    """Of one bot."""
    results = [won(deal, bot) for deal in deals]
    sides = plan.sides.count(bot)
    games = len(deals) * plan.rotations
    return Score(
        bot=plan.bots[bot],
        sides=sides,
        share=share(results, games, sequential),
        fair=sides / len(plan.sides),
        effective=effective(results, games) if len(results) > 1 else 0.0,
        by_side=[
            share([won_at(deal, bot, side) for deal in deals], len(deals) * sides, sequential)
            for side in range(len(plan.sides))
        ],
        thinking=thinking([game.thought[bot] for deal in deals for game in deal]),
    )


def won(deal: Deal, bot: int) -> float:
    """A bot's part of the wins of a deal."""
    rows = [game.row for game in deal]
    return sum(sum(part for one, part in zip(row.bots, row.shares, strict=True) if one == bot) for row in rows) / len(
        rows
    )


def won_at(deal: Deal, bot: int, side: int) -> float:
    """The same, of those of its games in which it sat at this side."""
    return fmean(game.row.shares[side] for game in deal if game.row.bots[side] == bot)


def share(results: Sequence[float], games: int, sequential: bool) -> Estimate:
    """The mean of the results of deals, with the interval that fits how it was decided when to stop."""
    return Estimate(fmean(results), *(by_betting(results) if sequential else by_deals(results, games)))


def thinking(thought: Iterable[bytes]) -> Thinking | None:
    """Milliseconds, of the nanoseconds of many games."""
    times = array(TIMES)
    for one in thought:
        times.frombytes(one)
    if not times:
        return None
    ordered = sorted(times)
    count = len(ordered)
    return Thinking(
        decisions=count,
        mean=sum(ordered) / count / 1e6,
        median=ordered[count // 2] / 1e6,
        most=ordered[count * 95 // 100] / 1e6,
        longest=ordered[-1] / 1e6,
    )
