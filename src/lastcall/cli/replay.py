"""`lastcall replay`: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastcall.cli import options
from lastcall.cli.output import console, print_json
from lastcall.cli.screen import table
from lastcall.engine.seen.log import told
from lastcall.records import Record


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record written by lastcall terminal --save.")],
    rules: Annotated[bool, typer.Option("--rules", help="Show the rules behind each line.")] = False,
    as_json: options.Json = False,
) -> None:
    """Print a recorded game, line by line."""
    record = Record.load(file)
    game = record.replay(listen=True)
    lines = told(game, None)
    if as_json:
        outcome = str(game.outcome) if game.outcome is not None else None
        print_json({"outcome": outcome, "decisions": len(record.answers), "log": [line.text for line in lines]})
        return
    for line in lines:
        console.print(f"{line.text}{'  (' + ', '.join(line.rules) + ')' if rules else ''}", markup=False)
    console.print(table(game.view(None)))
    console.print(f"{game.outcome}." if game.outcome is not None else "The game is not over.", style="bold")
