"""`lastcall bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from lastcall.cli import options
from lastcall.cli.output import console, errors, print_json
from lastcall.lab.bench import CYCLES, Measured, bench, shown
from lastcall.lab.peers import against_peers, all_peers


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("bench")(bench_command)


def bench_command(
    peers: Annotated[bool, typer.Option("--peers", help="Measure other games, too (needs the extra: peers).")] = False,
    cycles: Annotated[int, typer.Option("--cycles", help="How many times to repeat each measurement.")] = CYCLES,
    as_json: options.Json = False,
) -> None:
    """Measure how fast the engine is: processor time, medians and quartiles."""
    options.at_least(cycles, 2, "--cycles")
    rivals = all_peers() if peers else {}
    with errors.status("measuring") as status:

        def progress(what: str) -> None:
            status.update(f"measuring {what}")

        measured = bench(cycles, progress=progress)
        if rivals:
            against_peers(measured, rivals, cycles, progress=progress)
    if as_json:
        print_json(measured)
    else:
        show(measured)


def show(measured: Measured) -> None:
    """For a person to read."""
    console.print(f"Build: {measured.build}, Python {measured.python}.")
    console.print(f"Processor time; medians [quartiles] of {measured.cycles} cycles.", markup=False)
    table = Table("what", "measured")
    for name, speed in measured.tables.items():
        for what, value in msgspec.structs.asdict(speed).items():
            if value is not None:
                table.add_row(words(f"{name}: {what}"), str(value))
        table.add_section()
    table.add_row("rollout to the end, milliseconds", str(measured.rollout_milliseconds))
    table.add_row("greedy decision, milliseconds", str(measured.greedy_milliseconds))
    table.add_row("greedy decision, 99th percentile, milliseconds", shown(measured.greedy_p99_milliseconds))
    table.add_row("cold start, seconds", str(measured.start_seconds))
    table.add_section()
    for name, value in measured.peers.items():
        table.add_row(words(f"{name}: decisions_per_second"), str(value))
        table.add_row(words(f"ratio_to {name}"), str(measured.ratios_to_peers[name]))
    console.print(table)


def words(name: str) -> str:
    """A name of the program, as people write it."""
    return name.replace("_", " ")
