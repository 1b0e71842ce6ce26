"""`lastcall replay`: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastcall.cli import options
from lastcall.cli.output import console, print_json
from lastcall.cli.screen import table
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.seen.log import told
from lastcall.records import Record, other_rules


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record written by lastcall terminal --save.")],
    rules: Annotated[bool, typer.Option("--rules", help="Show the rules behind each line.")] = False,
    as_json: options.Json = False,
) -> None:
    """Print a recorded game, line by line."""
    record = Record.load(file, any_rules=True)
    if record.rules_version != RULES_VERSION:
        tell_as_it_was(record, rules, as_json)
        return
    game = record.replay(listen=True)
    lines = told(game, None)
    if as_json:
        outcome = str(game.outcome) if game.outcome is not None else None
        print_json({"outcome": outcome, "decisions": len(record.answers), "log": [line.text for line in lines]})
        return
    for line in lines:
        console.print(with_rules(line.text, line.rules if rules else ()), markup=False)
    console.print(table(game.view(None)))
    console.print(f"{game.outcome}." if game.outcome is not None else "The game is not over.", style="bold")


def tell_as_it_was(record: Record, rules: bool, as_json: bool) -> None:
    """Print what was told when the game was played, because these rules may play it differently."""
    if not record.told:
        raise Unreadable(other_rules(record.rules_version, record.release))
    if as_json:
        lines = [line.text for line in record.told]
        print_json({"rules_version": record.rules_version, "decisions": len(record.answers), "log": lines})
        return
    for line in record.told:
        console.print(with_rules(line.text, line.rules if rules else ()), markup=False)
    console.print(f"Played under rules version {record.rules_version}, and told as it was then.", style="bold")


def with_rules(text: str, rules: tuple[str, ...]) -> str:
    """A line, and the rules behind it."""
    return f"{text}  ({', '.join(rules)})" if rules else text
