"""`lastcall verify`: whether a game at a table was honest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastcall.cli import options
from lastcall.cli.output import console, print_json
from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.version import RULES_VERSION
from lastcall.fairness import broken_promises
from lastcall.records import Record


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game, downloaded from its table.")],
    as_json: options.Json = False,
) -> None:
    """Check that nobody chose the shuffles and that every answer was legal: exit 0 if so, 1 if not."""
    record = Record.load(file, any_rules=True)
    if record.fairness is None:
        raise Unreadable(f"{file}: this record says nothing about its seed; only tables of a house do.")
    if len(record.seats) != len(record.answers):
        wrong = ["it does not say who gave which answer"]
    else:
        given = zip(record.seats, record.answers, strict=True)
        wrong = broken_promises(record.fairness, record.setup.seed, given)
    replayed = record.rules_version == RULES_VERSION
    if replayed and not wrong:
        wrong = illegal(record)
    left_out = [one.name for one in record.fairness.contributions if not one.opened]
    sentence = verdict(record, wrong, replayed)
    if as_json:
        print_json({"honest": not wrong, "wrong": wrong, "left_out": left_out, "replayed": replayed, "text": sentence})
    else:
        console.print(sentence, markup=False, style="bold" if not wrong else "bold red", soft_wrap=True)
        if left_out:
            console.print(f"Without a part in the seed, for they did not open it: {', '.join(left_out)}.", markup=False)
    if wrong:
        raise typer.Exit(1)


def illegal(record: Record) -> list[str]:
    """What the rules say against it: every answer must have been offered, and the game must be over."""
    try:
        game = record.replay()
    except Unreadable as error:
        return [str(error)]
    return [] if game.outcome is not None else ["the game is not over at the end of the record"]


def verdict(record: Record, wrong: list[str], replayed: bool) -> str:
    """In one line."""
    assert record.fairness is not None
    if wrong:
        return f"NOT HONEST: {'; '.join(wrong)}."
    parts = 1 + sum(one.opened for one in record.fairness.contributions)
    seed = f"the seed is made of {parts} parts, each committed to before any was opened"
    if replayed:
        return f"Honest: {seed}, and all {len(record.answers)} answers were legal."
    release = f"lastcall {record.release}" if record.release else "the release of lastcall that wrote it"
    return (
        f"Honest as far as hashes tell: {seed}, and no answer was changed. The answers themselves need rules version "
        f"{record.rules_version}: replay it with {release}."
    )
