"""`lastcall backup` and `lastcall restore`: copies of all tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcall.cli.output import console
from lastcall.cli.serve import Database, usual_database
from lastcall.engine.core.errors import Unreadable

if TYPE_CHECKING:
    from lastcall.server.store.backup import Copied


def add_to(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(
    file: Annotated[Path, typer.Argument(help="File for the copy. If it exists, it is replaced.")],
    database: Database = None,
) -> None:
    """Copy all tables and the keys to every seat into one file, also while the server runs."""
    from lastcall.server.store.backup import back_up
    from lastcall.server.store.store import StoreError

    source = database or usual_database()
    try:
        found = back_up(source, file)
    except (StoreError, OSError) as error:
        raise Unreadable(f"Cannot copy {source} to {file}: {error}.") from None
    tell(f"Copied {counted(found)} to {file}.", found)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `lastcall backup` has written.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of all tables. The server must be stopped; what was there is kept beside it."""
    from lastcall.server.store import backup as copies
    from lastcall.server.store.store import StoreError

    target = database or usual_database()
    try:
        found = copies.restore(file, target)
    except (StoreError, OSError) as error:
        raise Unreadable(f"Cannot restore {file} to {target}: {error}.") from None
    tell(f"Restored {counted(found)} from {file}.", found)


def counted(found: Copied) -> str:
    """How many tables there are."""
    return "1 table" if found.tables == 1 else f"{found.tables} tables"


def tell(sentence: str, found: Copied) -> None:
    """Say what was copied, and which of it is damaged."""
    console.print(sentence, markup=False)
    if found.damaged:
        console.print(f"Damaged, and copied as they are: {', '.join(found.damaged)}.", markup=False, style="red")
