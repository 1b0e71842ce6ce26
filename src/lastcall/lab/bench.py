"""How fast the engine is, on the machine at hand: medians of several runs of random four-seat games."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

from lastcall.bots.random import MODULUS, MULTIPLIER
from lastcall.cards import boxes
from lastcall.engine.core.game import Game
from lastcall.start import new_game

RUNS = 7
SEATS = 4
COLD_START = (
    "import time; t = time.perf_counter()\n"
    "import lastcall; from lastcall.cards import boxes\n"
    "boxes.all_decks(); lastcall.new_game(boxes.names()[:4], seed=1)\n"
    "print(time.perf_counter() - t)"
)


class Measured(msgspec.Struct, omit_defaults=True):
    """What was measured; ratios only with peers."""

    games_per_second: float
    decisions_per_second: float
    copy_microseconds: float
    rollout_milliseconds: float
    start_seconds: float
    peers: dict[str, float] = {}
    """Decisions per second of each peer."""
    ratio_to_rlcard_uno: float | None = None
    ratio_to_pettingzoo_texas_holdem: float | None = None
    ratio_to_openspiel_crazy_eights: float | None = None


def play_randomly(game: Game, state: int) -> tuple[int, int]:
    """To the end by chance; how many decisions, and the state of chance."""
    decisions = 0
    while game.outcome is None:
        state = state * MULTIPLIER % MODULUS
        choices = game.choices
        game.answer(choices[state % len(choices)])
        decisions += 1
    return decisions, state


def table(seed: int) -> Game:
    """Four characters, always the same."""
    return new_game(boxes.names()[:SEATS], seed=seed)


def games_for(seconds: float, seed: int) -> tuple[float, float]:
    """Games and decisions per second."""
    state = seed + 1
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        more, state = play_randomly(table(seed * 10_000 + games), state)
        decisions += more
        games += 1
    spent = time.perf_counter() - start
    return games / spent, decisions / spent


def moments(games: int) -> list[Game]:
    """Games stopped at random decisions."""
    found = []
    state = 99
    for seed in range(games):
        game = table(seed)
        while game.outcome is None:
            state = state * MULTIPLIER % MODULUS
            if state % 17 == 0:
                found.append(game.copy())
            game.answer(game.choices[state % len(game.choices)])
    return found


def time_copies(stopped: list[Game]) -> float:
    """Microseconds for a copy."""
    start = time.perf_counter()
    for game in stopped:
        game.copy()
    return (time.perf_counter() - start) / len(stopped) * 1e6


def time_rollouts(stopped: list[Game]) -> float:
    """Milliseconds from the middle of a game to its end."""
    start = time.perf_counter()
    for game in stopped:
        play_randomly(game.copy(), 7)
    return (time.perf_counter() - start) / len(stopped) * 1e3


def time_start() -> float:
    """Seconds a fresh process needs to import, read all decks and start a game."""
    done = subprocess.run([sys.executable, "-c", COLD_START], capture_output=True, text=True, check=True)
    return float(done.stdout)


def bench(seconds: float = 0.5, progress: Callable[[str], None] = lambda _: None) -> Measured:
    """Everything but the peers."""
    progress("games")
    games_for(0.2, 1)
    runs = [games_for(seconds, run) for run in range(RUNS)]
    progress("copies")
    stopped = moments(40)
    copies = [time_copies(stopped) for _ in range(RUNS)]
    progress("rollouts")
    some = stopped[:: max(1, len(stopped) // 100)]
    rollouts = [time_rollouts(some) for _ in range(3)]
    progress("starts")
    starts = [time_start() for _ in range(5)]
    return Measured(
        round(statistics.median(run[0] for run in runs), 1),
        round(statistics.median(run[1] for run in runs)),
        round(statistics.median(copies), 2),
        round(statistics.median(rollouts), 3),
        round(statistics.median(starts), 3),
    )
