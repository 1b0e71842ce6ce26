"""20,000 random games of 2 to 13 seats with every law checked: python -m tests.laws.soak --games 20000.

With --characters A,B,C only these play, seated anew each time; with --mixed some of them. With --teams every game is
one of the variants with teams or Bosses. Each --with MODULES is one selection, and games take turns with them; without
it modules are random, too. At the end comes how often each thing has
happened. If something that could have happened never did, that is a failure: it needs more games, or cannot happen.
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

from tests.laws.happenings import Happenings, named
from tests.laws.laws import Watched, random_setup, random_team_setup, same_game_for_both_ways_of_asking

Selections = tuple[tuple[str, ...], ...]


class Watch(msgspec.Struct):
    """How a game went."""

    seed: int
    decisions: int = 0
    happenings: Happenings | None = None
    wrong: str = ""


def watch(
    seed: int,
    characters: tuple[str, ...] = (),
    mixed: bool = False,
    selections: Selections = (),
    teams: bool = False,
) -> Watch:
    """One game, with every law."""
    chance = random.Random(seed)
    setup = random_team_setup(chance, seed) if teams else random_setup(chance, seed)
    if characters:
        size = chance.randint(2, len(characters)) if mixed else len(characters)
        setup = msgspec.structs.replace(setup, characters=tuple(chance.sample(characters, size)))
    if selections:
        setup = msgspec.structs.replace(setup, modules=selections[seed % len(selections)])
    try:
        watched = Watched(setup, chance, checked=0.01)
        decisions = watched.play()
        if seed % 10 == 0:
            same_game_for_both_ways_of_asking(setup, chance)
        return Watch(seed, decisions, watched.happenings)
    except Exception:  # Whatever went wrong is reported with its seed.
        return Watch(seed, wrong=f"{setup}\n{traceback.format_exc()}")


def main() -> int:
    """Exit 0 if no law was broken and everything has happened that could."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, help="how many games are played at once; else one for each core")
    parser.add_argument("--characters", default="", help="A,B,C: only these; else anybody")
    parser.add_argument("--mixed", action="store_true", help="some of these characters, not always all")
    parser.add_argument("--teams", action="store_true", help="the variants with teams and Bosses, each with anybody")
    parser.add_argument("--with", dest="modules", action="append", help="A,B: these modules; may be repeated")
    options = parser.parse_args()
    if options.teams and options.characters:
        parser.error("--teams seats characters by itself: the variants say who can be a Boss")
    game = functools.partial(
        watch,
        characters=split(options.characters),
        mixed=options.mixed,
        selections=tuple(map(split, options.modules or ())),
        teams=options.teams,
    )
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    decisions = longest = 0
    happenings = Happenings()
    with multiprocessing.Pool(options.processes) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=options.games)
        seeds = range(options.first, options.first + options.games)
        for watched in pool.imap_unordered(game, seeds, chunksize=8):
            if watched.happenings is None:
                progress.console.print(f"seed {watched.seed}: {watched.wrong}", markup=False)
                pool.terminate()
                return 1
            decisions += watched.decisions
            longest = max(longest, watched.decisions)
            happenings.add(watched.happenings)
            progress.advance(task)
    for one, number in happenings.counts.most_common():
        print(f"{number:>12,}  {named(one)}")
    print(f"{options.games} games, {decisions:,} decisions, the longest game {longest:,}: no law broken")
    never, unforeseen = happenings.never(), happenings.unforeseen()
    for one in never:
        print(f"Never happened: {named(one)}")
    for one in unforeseen:
        print(f"Happened without what it needs: {named(one)}")
    return 1 if never or unforeseen else 0


def split(text: str) -> tuple[str, ...]:
    """A,B,C."""
    return tuple(filter(None, text.split(",")))


if __name__ == "__main__":
    sys.exit(main())
