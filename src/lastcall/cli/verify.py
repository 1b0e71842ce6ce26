"""`lastcall verify`: what the record of a game at a table proves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from lastcall.cli import options
from lastcall.cli.output import CHECK_FAILED, console, print_json, shortened
from lastcall.engine.core.errors import Unreadable
from lastcall.fairness import Seen
from lastcall.files import MIB, read_bytes
from lastcall.records import Record
from lastcall.signatures import PUBLISHED
from lastcall.verdict import verdict_on

KEY = re.compile(r"[0-9a-f]{64}")


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game, downloaded from its table.")],
    seen: Annotated[
        Path | None, typer.Option("--seen", metavar="FILE", help="What your browser saw, saved beside the record.")
    ] = None,
    key: Annotated[
        str, typer.Option("--key", metavar="KEY", help=f"The key of the house, as it publishes it at {PUBLISHED}.")
    ] = "",
    as_json: options.Json = False,
) -> None:
    """Check a record: exit 0 if nothing contradicts it, 1 if something does, 2 if it cannot be read."""
    if key and not KEY.fullmatch(key):
        raise Unreadable("A key has 64 hexadecimal digits.")
    record = Record.load(file)
    found = verdict_on(record, what_was_seen(seen) if seen is not None else None, key)
    if as_json:
        print_json(found)
    else:
        style = "bold red" if found.wrong else "bold"
        for sentence in (found.text, *found.notes):
            console.print(shortened(sentence), markup=False, soft_wrap=True, style=style)
            style = ""
    if found.wrong:
        raise typer.Exit(CHECK_FAILED)


def what_was_seen(path: Path) -> Seen:
    """The file a browser gave out."""
    try:
        return msgspec.json.decode(read_bytes(path, MIB), type=Seen)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(f"{path}: this is not what a browser saw of a table: {error}.") from None
