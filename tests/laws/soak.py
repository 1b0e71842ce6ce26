"""20,000 random games of 2 to 13 seats with every law checked: python -m tests.laws.soak --games 20000.

With --characters A,B,C and --with MODULES only this table is played, seated anew each time.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import random
import sys
import traceback

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.laws.laws import Watched, random_setup, same_game_for_both_ways_of_asking


def watch(seed: int, characters: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> tuple[int, int, str]:
    """One game; its decisions, or what went wrong."""
    chance = random.Random(seed)
    setup = random_setup(chance, seed)
    if characters:
        seated = tuple(chance.sample(characters, len(characters)))
        setup = msgspec.structs.replace(setup, characters=seated, modules=modules)
    try:
        decisions = Watched(setup, chance, checked=0.01).play()
        if seed % 10 == 0:
            same_game_for_both_ways_of_asking(setup, chance)
        return seed, decisions, ""
    except Exception:  # Whatever went wrong is reported with its seed.
        return seed, 0, f"{setup}\n{traceback.format_exc()}"


def main() -> int:
    """Exit 0 if no law was broken."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--characters", default="", help="A,B,C: only these; else anybody")
    parser.add_argument("--with", dest="modules", default="", help="the modules these play with")
    options = parser.parse_args()
    characters, modules = (tuple(filter(None, text.split(","))) for text in (options.characters, options.modules))
    game = functools.partial(watch, characters=characters, modules=modules)
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    decisions = longest = 0
    with multiprocessing.Pool() as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=options.games)
        seeds = range(options.first, options.first + options.games)
        for seed, more, wrong in pool.imap_unordered(game, seeds, chunksize=8):
            if wrong:
                progress.console.print(f"seed {seed}: {wrong}", markup=False)
                pool.terminate()
                return 1
            decisions += more
            longest = max(longest, more)
            progress.advance(task)
    print(f"{options.games} games, {decisions:,} decisions, the longest game {longest:,}: no law broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
