"""`lastcall bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from lastcall.cli import options
from lastcall.cli.output import console, errors, print_json
from lastcall.lab.bench import Measured, bench
from lastcall.lab.peers import against_peers


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("bench")(bench_command)


def bench_command(
    peers: Annotated[bool, typer.Option("--peers", help="Measure other games too (extra lastcall[peers]).")] = False,
    as_json: options.Json = False,
) -> None:
    """Measure the engine on random four-seat games: medians of several runs."""
    with errors.status("measuring") as status:
        measured = bench(progress=lambda what: status.update(f"measuring {what}"))
        if peers:
            against_peers(measured, lambda what: status.update(f"measuring {what}"))
    if as_json:
        print_json(measured)
    else:
        show(measured)


def show(measured: Measured) -> None:
    """For a person to read."""
    table = Table("what", "measured")
    for name, value in msgspec.to_builtins(measured).items():
        if isinstance(value, dict):
            for peer, speed in value.items():
                table.add_row(f"{peer}: decisions per second", f"{speed:,.0f}")
        elif value is not None:
            table.add_row(name.replace("_", " "), f"{value:,}")
    console.print(table)
