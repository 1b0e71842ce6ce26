"""`lastcall simulate`: many games, and what came of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastcall.bots import bot
from lastcall.cli import options
from lastcall.cli.output import console, errors, print_json
from lastcall.lab.intervals import likely
from lastcall.lab.simulate import Simulation, simulate
from lastcall.start import BOX, check, drawn_by_lot, line_up


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("simulate")(simulate_command)


def simulate_command(
    games: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    seats: options.Seats = 4,
    characters: options.Characters = None,
    variant: options.Variant = "individual",
    teams: options.ByTeams = None,
    modules: options.With = "",
    drinks: options.Drinks = BOX,
    bot_name: options.BotName = "random",
    seed: Annotated[int, typer.Option("--seed", help="Seed of the run; each game has one of its own, made of it.")] = 0,
    first: Annotated[str, typer.Option("--first", help="Who begins: a name, a seat number, or random.")] = "random",
    lots: Annotated[
        bool,
        typer.Option(
            "--lots",
            help="Draw lots for the seats of each game, among --characters or all of the shelf. Bosses take turns.",
        ),
    ] = False,
    as_json: options.Json = False,
) -> None:
    """Let bots play many games and count the results."""
    options.at_least(games, 1, "--games")
    options.at_least(seats, 2, "--seats")
    sides = options.split_teams(teams)
    names = options.seated(characters, sides)
    starter: int | str = int(first) if first.isascii() and first.isdigit() and len(first) < 3 else first
    setup = options.choose(names, seed, starter, drinks, modules, variant, sides)
    for name in setup.characters:
        setup.shelf.character(name)
    bot(bot_name)
    if lots:
        sitting = drawn_by_lot(seats, seed, setup.characters, variant, setup.shelf, 0)
    else:
        sitting = setup.characters or line_up(seats, 0, variant)
    check(msgspec.structs.replace(setup, characters=sitting), [])
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("games", total=games)
        result = simulate(games, setup, seats, bot_name, lambda done: progress.update(task, completed=done), lots)
    if as_json:
        print_json(result)
    else:
        show(result)


def show(result: Simulation) -> None:
    """For a person to read."""
    rate = result.decisions / result.seconds if result.seconds else 0.0
    console.print(
        f"{result.finished} of {result.games} games finished: {result.decisions:,} decisions in "
        f"{result.seconds:.1f} s ({rate:,.0f} a second)."
    )
    table = Table("character", "games", "won", "percent", "95 %")
    played = result.wins.played
    for name, won in sorted(result.wins.by_character.items(), key=lambda item: -item[1] / played[item[0]]):
        low, high = likely(won, played[name])
        percent = f"{100 * won / played[name]:.1f}"
        table.add_row(escape(name), str(played[name]), str(won), percent, f"{100 * low:.0f} to {100 * high:.0f}")
    table.add_row("ties", "", str(result.wins.ties), style="dim")
    console.print(table)
    console.print(f"Won by seat: {', '.join(map(str, result.wins.by_seat))}.")
    lost = result.eliminations
    console.print(f"Lost: {lost.passed_out} passed out, {lost.gold} ran out of Gold.")
    seen = result.happenings
    console.print(f"Happened: {seen.rounds} Rounds of Gambling, {seen.contests} Contests, {seen.events} Events.")
