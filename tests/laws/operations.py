"""Exact bytecodes per decision in a fixed set of random games: python -m tests.laws.operations --top.

Unlike a time, this number is the same on every run and under any load, so even a small change shows. It differs between
versions of Python, and bytecodes do not all cost the same: check with `lastcall bench` what a change is worth.
If the number of decisions changes, the games have changed, and the numbers cannot be compared.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import lastcall
from lastcall import Game
from lastcall.lab.bench import FOUR, TABLES, at, build, play_randomly

GAMES = 12
TOP = 10
SOURCE = Path(lastcall.__file__).parent


class Counts:
    """Bytecodes and calls of every function that runs while it is the tracer, by the id of its code."""

    def __init__(self) -> None:
        self.decisions = 0
        self.codes: dict[int, CodeType] = {}
        self.bytecodes: Counter[int] = Counter()
        self.calls: Counter[int] = Counter()

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        """A function begins."""
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        code = frame.f_code
        self.codes[id(code)] = code
        self.calls[id(code)] += 1
        return self.step

    def step(self, frame: FrameType, event: str, arg: Any) -> Any:
        """A bytecode is about to run, or the function returns."""
        if event == "opcode":
            self.bytecodes[id(frame.f_code)] += 1
        return self.step

    @property
    def per_decision(self) -> float:
        """Bytecodes, the loop that picks the answers included."""
        return self.bytecodes.total() / self.decisions


def count(table: str) -> Counts:
    """The fixed games of a table. They are played once before, so that whatever is kept for later is already there."""
    play_all(deal(table))
    counts = Counts()
    games = deal(table)
    sys.settrace(counts.enter)
    try:
        counts.decisions = play_all(games)
    finally:
        sys.settrace(None)
    return counts


def deal(table: str) -> list[Game]:
    """Always the same games."""
    return [at(TABLES[table], seed) for seed in range(GAMES)]


def play_all(games: Iterable[Game]) -> int:
    """Always the same decisions; how many."""
    decisions, state = 0, 1
    for game in games:
        more, state = play_randomly(game, state)
        decisions += more
    return decisions


def show_top(counts: Counts) -> None:
    """The functions that run the most bytecodes."""
    for key, bytecodes in counts.bytecodes.most_common(TOP):
        each, calls = bytecodes / counts.decisions, counts.calls[key] / counts.decisions
        share = bytecodes / counts.bytecodes.total()
        print(f"  {each:8.1f} {share:6.1%} {calls:6.2f} calls  {place(counts.codes[key])}")


def place(code: CodeType) -> str:
    """Where a function stands."""
    file = Path(code.co_filename)
    return f"{file.relative_to(SOURCE) if file.is_relative_to(SOURCE) else file.name}: {code.co_qualname}"


def main() -> int:
    """Exit 1 if four regulars need more than allowed, 2 if there is nothing to count."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--top", action="store_true", help=f"name the {TOP} functions with the most bytecodes")
    parser.add_argument("--at-most", type=float, help="fail if four regulars need more per decision")
    options = parser.parse_args()
    if build() != "interpreted":
        print("The engine is compiled: there are no bytecodes to count.", file=sys.stderr)
        return 2
    print(f"Bytecodes per decision, Python {platform.python_version()}, {GAMES} games at each table")
    too_many = False
    for table in TABLES:
        counts = count(table)
        calls = counts.calls.total() / counts.decisions
        print(f"{table:20} {counts.per_decision:8.1f} {calls:6.1f} calls {counts.decisions:8,} decisions")
        if options.top:
            show_top(counts)
        if table == FOUR and options.at_most is not None:
            too_many = counts.per_decision > options.at_most
    if too_many:
        print(f"Four regulars may need at most {options.at_most:g}.", file=sys.stderr)
    return int(too_many)


if __name__ == "__main__":
    sys.exit(main())
