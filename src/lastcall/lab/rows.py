"""What came of each game."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from typing import Final

import msgspec

from lastcall.bots import bot, decide
from lastcall.engine.game import Game
from lastcall.lab.plan import Plan
from lastcall.start import begin

TIMES: Final = "q"
"""Whole numbers of 64 bits."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game; the same wherever it was played."""

    deal: int
    rotation: int
    characters: tuple[str, ...]
    """By seat."""
    bots: tuple[int, ...]
    """By side, as numbers in the plan."""
    shares: tuple[float, ...]
    """By side: its part of the win, which those who tie share."""
    tie: bool
    turns: int
    decisions: int


class Timed(msgspec.Struct, frozen=True, array_like=True):
    """A game, and how long it took, which is never the same twice."""

    row: Row
    thought: tuple[bytes, ...]
    """By bot: for each decision in which it had a choice, nanoseconds of processor time, as an array of `TIMES`."""


def play(plan: Plan, deal: int, rotation: int) -> Timed:
    """One game of a plan."""
    setup = plan.dealt(deal)
    game = begin(setup)
    bots = plan.seated(setup.seed, rotation)
    at = [bots[seat.side] for seat in game.seats]
    # By its seat alone: in the same deal the same bot does the same there, whoever else is compared.
    players = [bot(plan.bots[one], setup.seed * 31 + seat) for seat, one in enumerate(at)]
    thought = [array(TIMES) for _ in plan.bots]
    decisions = 0
    while game.outcome is None:
        seat = game.asked
        choice = len(game.answers_of(seat)) > 1
        before = time.thread_time_ns()
        answer = decide(players[seat], game)
        if choice:
            thought[at[seat]].append(time.thread_time_ns() - before)
        game.answer(answer)
        decisions += 1
    row = Row(
        deal,
        rotation,
        setup.characters,
        bots,
        shares(game),
        game.outcome.tie,
        game.turn.number,
        decisions,
    )
    return Timed(row, tuple(times.tobytes() for times in thought))


def shares(game: Game) -> tuple[float, ...]:
    """Which part of the win each side has: all of it, or as much as everybody else who ties (LOSE-11)."""
    winners: Sequence[int] = () if game.outcome is None else game.outcome.winners
    won = [any(seat in winners for seat in side.seats) for side in game.sides]
    return tuple(one / sum(won) for one in won)
