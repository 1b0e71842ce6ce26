"""How fast the engine is on this machine, in processor time: medians with quartiles over many short cycles."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from lastcall.bots import bot, decide
from lastcall.bots.random import MODULUS, MULTIPLIER
from lastcall.engine.game import Game
from lastcall.start import Setup, begin

CYCLES: Final = 20
SLICE: Final = 0.15
"""Seconds of processor time a table or a peer gets in each cycle."""
STOPPED: Final = 200
"""Games stopped at random decisions, for each table: these are copied."""
PASSES: Final = 3
"""How often all of them are copied in each cycle."""
CYCLES_PER_GREEDY_GAME: Final = 4

REGULARS: Final = ("Brannoc", "Ilka", "Oda", "Pell")
CREW: Final = ("Whitehawk", "Remy", "Bryn", "Tara")
RDI8: Final = ("Farai", "Lucky", "Nerodia", "Phyll", "Samantha")
FOUR: Final = "four_regulars"
TABLES: Final = {
    FOUR: Setup(characters=REGULARS, drinks="rdi4"),
    "eight_seats": Setup(characters=REGULARS + CREW, drinks="rdi4"),
    "thirteen_seats": Setup(characters=REGULARS + CREW + RDI8, drinks="rdi4"),
    "rdi8_crawl_prize": Setup(characters=RDI8[:4], drinks="rdi4", modules=("crawl", "prize")),
}
"""Who plays. Named one by one, so that neither a new character nor its box changes what is measured."""

COLD_START: Final = (
    "import time, lastcall\n"
    "from lastcall.cards.shelf import SHIPPED\n"
    f"SHIPPED.all_decks(); lastcall.new_game({REGULARS!r}, seed=1)\n"
    "print(time.process_time())"
)


class Spread(msgspec.Struct, frozen=True):
    """A median and the quartiles around it."""

    median: float
    lower: float
    upper: float

    def __str__(self) -> str:
        return f"{shown(self.median)} [{shown(self.lower)}..{shown(self.upper)}]"


class Speed(msgspec.Struct, omit_defaults=True):
    """How fast a table plays at random, and how fast its games are copied."""

    decisions_per_second: Spread
    microseconds_per_decision: Spread
    games_per_second: Spread
    copy_microseconds: Spread
    cost_against_four: Spread | None = None
    """Time per decision, as a multiple of what four regulars take in the same cycle."""


class Measured(msgspec.Struct, omit_defaults=True):
    """Everything measured; the last two only with peers."""

    build: str
    python: str
    cycles: int
    tables: dict[str, Speed]
    rollout_milliseconds: Spread
    """From a random decision to the end of the game, by chance."""
    greedy_milliseconds: Spread
    """A decision of the bot `greedy`. The quartiles are those of its decisions, not of the cycles."""
    greedy_p99_milliseconds: float
    start_seconds: Spread
    """A fresh process: start Python, import, read all decks, begin a game."""
    peers: dict[str, Spread] = {}
    """Decisions per second of each peer."""
    ratios_to_peers: dict[str, Spread] = {}
    """Our decisions per second, as a multiple of what the peer does in the same cycle."""


def shown(value: float) -> str:
    """Three digits or more, for people."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:,.{digits}f}"


def spread(values: Sequence[float]) -> Spread:
    """The median and the quartiles, to four digits."""
    lower, median, upper = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(*(float(f"{value:.4g}") for value in (median, lower, upper)))


def ratios(these: Sequence[float], those: Sequence[float]) -> Spread:
    """These divided by those, cycle by cycle."""
    return spread([this / that for this, that in zip(these, those, strict=True)])


def build() -> str:
    """Whether the engine that is loaded runs as Python or as machine code."""
    for name, module in sys.modules.items():
        if name.startswith("lastcall.engine.") and (getattr(module, "__file__", None) or "").endswith((".so", ".pyd")):
            return "compiled (mypyc)"
    return "interpreted"


def play_randomly(game: Game, state: int) -> tuple[int, int]:
    """To the end by chance; how many decisions, and the state of chance."""
    decisions = 0
    while game.outcome is None:
        state = state * MULTIPLIER % MODULUS
        choices = game.choices
        game.answer(choices[state % len(choices)])
        decisions += 1
    return decisions, state


def at(table: Setup, seed: int) -> Game:
    """A new game at this table."""
    return begin(msgspec.structs.replace(table, seed=seed))


def games_for(table: Setup, seconds: float, seed: int) -> tuple[float, float]:
    """Games and decisions per second."""
    state = seed + 1
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, state = play_randomly(at(table, seed * 10_000 + games), state)
        decisions += more
        games += 1
    return games / spent, decisions / spent


def stopped_games(table: Setup) -> list[Game]:
    """Games stopped at random decisions."""
    found: list[Game] = []
    state = 99
    seed = 0
    while len(found) < STOPPED:
        game = at(table, seed)
        seed += 1
        while game.outcome is None:
            state = state * MULTIPLIER % MODULUS
            if state % 17 == 0:
                found.append(game.copy())
            game.answer(game.choices[state % len(game.choices)])
    return found[:STOPPED]


def time_copies(stopped: Sequence[Game]) -> float:
    """Microseconds for a copy."""
    # Once before the clock runs: a search copies games it has just looked at, so they are in the processor's cache.
    for game in stopped:
        game.copy()
    start = time.process_time()
    for _ in range(PASSES):
        for game in stopped:
            game.copy()
    return (time.process_time() - start) / len(stopped) / PASSES * 1e6


def time_rollouts(stopped: Sequence[Game]) -> float:
    """Milliseconds from a random decision to the end of the game."""
    start = time.process_time()
    for game in stopped:
        play_randomly(game.copy(), 7)
    return (time.process_time() - start) / len(stopped) * 1e3


def time_greedy(seed: int) -> list[float]:
    """Milliseconds for each real decision in a game of four greedy regulars."""
    game = at(TABLES[FOUR], seed)
    bots = [bot("greedy", seed * 31 + seat) for seat in range(len(REGULARS))]
    found = []
    while game.outcome is None:
        real = len(game.choices) > 1
        start = time.process_time()
        answer = decide(bots[game.asked], game)
        if real:
            found.append((time.process_time() - start) * 1e3)
        game.answer(answer)
    return found


def time_starts(times: int) -> list[float]:
    """Seconds a fresh process needs to start Python, import, read all decks and begin a game."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": cache}
        # Nobody compiles the sources at every start, so the first start, which does, is not counted.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return [cold_start(environment) for _ in range(times + 1)][1:]


def cold_start(environment: dict[str, str]) -> float:
    """Seconds of one process, from its very beginning."""
    command = [sys.executable, "-c", COLD_START]
    return float(subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout)


def bench(cycles: int = CYCLES, seconds: float = SLICE, progress: Callable[[str], None] = lambda _: None) -> Measured:
    """Everything but the peers. Tables take turns in every cycle, so that a busy moment hits all alike."""
    stopped = {name: stopped_games(table) for name, table in TABLES.items()}
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in TABLES}
    copies: dict[str, list[float]] = {name: [] for name in TABLES}
    rollouts, greedy = [], []
    for cycle in range(cycles):
        progress(f"cycle {cycle + 1}/{cycles}")
        for name, table in TABLES.items():
            runs[name].append(games_for(table, seconds, cycle + 1))
            copies[name].append(time_copies(stopped[name]))
        rollouts.append(time_rollouts(stopped[FOUR][::2]))
        if cycle % CYCLES_PER_GREEDY_GAME == 0:
            greedy += time_greedy(cycle)
    progress("cold starts")
    return Measured(
        build=build(),
        python=platform.python_version(),
        cycles=cycles,
        tables={name: speed(runs[name], copies[name], None if name == FOUR else runs[FOUR]) for name in TABLES},
        rollout_milliseconds=spread(rollouts),
        greedy_milliseconds=spread(greedy),
        greedy_p99_milliseconds=round(statistics.quantiles(greedy, n=100)[98], 2),
        start_seconds=spread(time_starts(cycles)),
    )


def speed(
    runs: Sequence[tuple[float, float]], copies: Sequence[float], four: Sequence[tuple[float, float]] | None
) -> Speed:
    """What the cycles of a table say, next to those of four regulars."""
    games, decisions = zip(*runs, strict=True)
    return Speed(
        decisions_per_second=spread(decisions),
        microseconds_per_decision=spread([1e6 / each for each in decisions]),
        games_per_second=spread(games),
        copy_microseconds=spread(copies),
        cost_against_four=None if four is None else ratios([each for _, each in four], decisions),
    )
