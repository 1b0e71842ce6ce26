"""`lastcall arena`: bots against bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from typing import Annotated, Final

import msgspec
import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastcall.cli import options
from lastcall.cli.output import CHECK_FAILED, INTERRUPTED, console, errors, print_json
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.version import RULES_VERSION
from lastcall.lab import betting
from lastcall.lab.arena import Comparison, Estimate, Score, compare
from lastcall.lab.luck import Luck, luck_of
from lastcall.lab.plan import Plan, plan_of
from lastcall.lab.seeds import CHOOSING, CONFIRMING
from lastcall.lab.workers import cores, workers
from lastcall.start import BOX
from lastcall.variants import BOSS_BATTLE

WILSON: Final = "Wilson's interval by deals"
BETTING: Final = f"{betting.NAME}, valid whenever one stops"


class Report(msgspec.Struct, frozen=True):
    """Everything `--json` prints."""

    rules_version: str
    seats: int
    variant: str
    modules: tuple[str, ...]
    drinks: str
    characters: tuple[str, ...]
    """Among whom lots were drawn; none: everybody of the boxes."""
    family: str
    seed: int
    games: int
    """Planned, for each comparison."""
    rotations: int
    """Games of each deal."""
    interval: str
    """Which sort the intervals are of."""
    line: float | None
    """What the share of the first bot was tested against."""
    tried: int
    """How many bots were tried against the same others."""
    best: str | None
    """The best of several."""
    luck: Luck | None
    """What luck alone would have done for it."""
    comparisons: list[Comparison]


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("arena")(arena_command)


def arena_command(
    bots: Annotated[list[str], typer.Argument(help="Bots: the first against all others, which share the other seats.")],
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="BOT", help="Try each bot alone against this one, all on the same deals."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", help="Number of games, rounded up so that each deal is played from every seat.")
    ] = 400,
    seats: Annotated[int, typer.Option("--seats", help="Number of seats.")] = 4,
    characters: Annotated[
        str | None,
        typer.Option(
            "--characters",
            metavar="A,B,C",
            help="Draw lots among these characters or deck files, not all of the boxes.",
        ),
    ] = None,
    variant: options.Variant = "individual",
    modules: options.With = "",
    drinks: options.Drinks = BOX,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the run; each deal has one of its own, made of it.")] = 0,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Play fresh deals, kept for the one bot you have chosen.")
    ] = False,
    until_clear: Annotated[
        float | None,
        typer.Option(
            "--until-clear",
            metavar="PERCENT",
            help="Stop as soon as it is clear whether the first bot wins more or less than this (a sequential test, "
            "wrong in at most 5 % of runs), or after --games.",
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help="Number of worker processes; default: all cores.")] = None,
    as_json: options.Json = False,
) -> None:
    """Let bots play against each other, and say how sure the result is.

    `lastcall arena greedy random`: one greedy against three random, each deal from every seat.

    `lastcall arena bold meek --against greedy`: each of the two against three greedy, on the same deals.
    """
    options.at_least(games, 1, "--games")
    options.at_least(seats, 2, "--seats")
    processes = cores() if jobs is None else jobs
    options.at_least(processes, 1, "--jobs")
    line = None if until_clear is None else until_clear / 100
    tables = [tuple(bots)] if against is None else [(one, against) for one in bots]
    refuse(tables, against, confirm, line)
    setup = options.choose(options.split(characters), seed, "random", drinks, modules, variant)
    family = CONFIRMING if confirm else CHOOSING
    plans = [plan_of(table, games, setup, seats, family, seed) for table in tables]
    found = played(plans, line, processes)
    finished = found[0].games > 0
    several = len(found) > 1 and finished
    report = Report(
        rules_version=RULES_VERSION,
        seats=seats,
        variant=variant,
        modules=setup.modules,
        drinks=setup.drinks,
        characters=setup.characters,
        family=family,
        seed=seed,
        games=plans[0].games,
        rotations=plans[0].rotations,
        interval=WILSON if line is None else BETTING,
        line=line,
        tried=len(found),
        best=best_of(found).bots[0] if several else None,
        luck=luck_of([one.by_deal for one in found]) if several else None,
        comparisons=found,
    )
    if as_json:
        print_json(report)
    elif finished:
        show(report)
    if found[0].interrupted:
        errors.print(f"Interrupted after {found[0].games:,} of {plans[0].games:,} games.")
        raise typer.Exit(INTERRUPTED)


def refuse(tables: Sequence[tuple[str, ...]], against: str | None, confirm: bool, line: float | None) -> None:
    """What would give numbers that say less than they seem to."""
    if against is None and len(tables[0]) < 2:
        raise UnknownName(f"{tables[0][0]} needs somebody to play against: name another bot, or one with --against.")
    if len(set(tables)) < len(tables):
        raise UnknownName("Each bot can be tried only once.")
    if len(tables) > 1 and confirm:
        raise UnknownName("--confirm is for one bot: if several play its deals, they are no longer fresh for the best.")
    if len(tables) > 1 and line is not None:
        raise UnknownName("--until-clear is for one bot: several are compared over a fixed number of games.")
    if line is not None and not 0 < line < 1:
        raise UnknownName(f"--until-clear is a percentage between 0 and 100, not {100 * line:g}.")


def played(plans: Sequence[Plan], line: float | None, jobs: int) -> list[Comparison]:
    """Play them, with a bar on a terminal."""
    needed = min(jobs, len(plans) * plans[0].deals)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
            workers(needed) as executor,
        ):
            task = progress.add_task("games", total=plans[0].games * len(plans))
            return compare(
                plans,
                clear=line,
                executor=executor,
                jobs=needed,
                progress=lambda done: progress.update(task, completed=done * len(plans)),
            )
    except BrokenExecutor:
        errors.print("A worker process ended before its games did; is there enough memory? Try fewer --jobs.")
        raise typer.Exit(CHECK_FAILED) from None


def best_of(found: Sequence[Comparison]) -> Comparison:
    """The one whose first bot won most."""
    return max(found, key=lambda one: one.scores[0].share.won)


def show(report: Report) -> None:
    """For a person to read."""
    first = report.comparisons[0]
    each = "seat" if len(first.scores[0].by_side) == report.seats else "side"
    among = "drawn by lot" + (f" among {', '.join(report.characters)}" if report.characters else "")
    drinks = () if report.drinks == BOX else (f"drinks {report.drinks}",)
    extras = "".join(f", {one}" for one in (*report.modules, *drinks))
    console.print(
        f"{report.variant}{extras}, {report.seats} seats, characters {among}: {first.deals:,} deals, each from every "
        f"{each}, {first.games:,} games{' each' if report.tried > 1 else ''}. Seeds for {report.family}, run "
        f"{report.seed}.",
        markup=False,
    )
    strength = Table("bot", f"{each}s", "won", "fair", "95 %")
    speed = Table("bot", "decisions", "mean", "median", "95 % below", "longest")
    for comparison in report.comparisons:
        # Of several that were tried, those alone: what is left is the others'.
        for name, score in list(named(comparison))[: 1 if report.tried > 1 else None]:
            share, times = score.share, score.thinking
            strength.add_row(name, str(score.sides), percent(share.won), percent(score.fair), ends(share))
            if times is not None:
                milliseconds = (times.mean, times.median, times.most, times.longest)
                speed.add_row(name, f"{times.decisions:,}", *(f"{each:.3g}" for each in milliseconds))
    console.print(strength)
    for comparison in report.comparisons:
        tell(report, comparison)
    console.print(f"95 %: {report.interval}{worth(report)}.", markup=False)
    console.print("Milliseconds of processor time for each decision with a choice:")
    console.print(speed)
    if report.luck is not None and report.best is not None:
        tell_luck(report, report.luck, report.best)


def worth(report: Report) -> str:
    """How much less dependent games say."""
    if report.line is not None or report.tried > 1:
        return ""
    first = report.comparisons[0]
    return f"; these {first.games:,} games say as much as {first.scores[0].effective:,.0f} independent ones"


def named(comparison: Comparison) -> Iterator[tuple[str, Score]]:
    """The scores with the names of the bots, numbered where one plays against itself."""
    for at, score in enumerate(comparison.scores):
        namesakes = comparison.bots[:at].count(score.bot)
        yield escape(score.bot) + (f" ({namesakes + 1})" if namesakes else ""), score


def tell(report: Report, comparison: Comparison) -> None:
    """What the table does not say."""
    score = comparison.scores[0]
    name = f"{score.bot}: " if report.tried > 1 else ""
    console.print(
        f"{name}Ties {percent(comparison.ties / comparison.games)}, {comparison.turns:.1f} turns and "
        f"{comparison.decisions:.0f} decisions a game.",
        markup=False,
    )
    if report.variant == BOSS_BATTLE:
        boss, challengers = score.by_side
        console.print(
            f"{score.bot} as the Boss: {percent(boss.won)} [{ends(boss)}]; "
            f"as the Challengers: {percent(challengers.won)} [{ends(challengers)}].",
            markup=False,
        )
    if report.line is not None:
        console.print(settled(report, comparison), markup=False)


def settled(report: Report, comparison: Comparison) -> str:
    """What the sequential test says."""
    bot, line, most = comparison.bots[0], percent(report.line or 0.0), f"{report.games:,} games"
    if comparison.verdict == "open":
        said = f"After {comparison.games:,} of at most {most} it is not clear whether {bot} wins more than {line}"
    else:
        more = "more" if comparison.verdict == "above" else "less"
        said = f"Stopped after {comparison.games:,} of at most {most}: it is clear that {bot} wins {more} than {line}"
    return f"{said} ({betting.NAME}, wrong in at most 5 % of runs)."


def tell_luck(report: Report, luck: Luck, best: str) -> None:
    """How much of the lead of the best is nothing but luck."""
    console.print(
        f"{report.tried} bots tried; the best, {best}, is {100 * luck.lead:.1f} points above their average. If all "
        f"were equally strong, luck alone would put the best {100 * luck.usual:.1f} points above it in half of all "
        f"runs, and {100 * luck.rare:.1f} or more in one of twenty.",
        markup=False,
    )
    console.print("The best of several looks better than it is: confirm it, alone, on fresh deals (--confirm).")


def percent(part: float) -> str:
    """As people write it."""
    return f"{100 * part:.1f} %"


def ends(share: Estimate) -> str:
    """Of its interval."""
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"
