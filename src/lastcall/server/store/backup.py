"""Copies of a database: made while a server uses it, and put in its place while none does."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lastcall.server.store import inspection
from lastcall.server.store.database import connect, copy, migrate, store_errors
from lastcall.server.store.lock import Lock, take
from lastcall.server.store.store import StoreDamaged, StoreError, StoreUnavailable


class Copied(NamedTuple):
    """What is in a copy."""

    tables: int
    damaged: list[str]
    """Tables that cannot be read; they are copied as they are."""


def back_up(database: Path, to: Path) -> Copied:
    """Copy a database as it is at one moment into a new file; what was there is replaced when the copy is complete."""
    to = to.resolve()
    if to == database.resolve():
        raise StoreError("a backup needs a file of its own")
    with copied(database, to) as (part, found):
        put_in_place(part, to)
    return found


def restore(backup: Path, database: Path) -> Copied:
    """Put a copy in the place of a database that no server has open. What was there is kept beside it."""
    database = database.resolve()
    lock = Lock(database)
    try:
        with copied(backup, database) as (part, found):
            settle(database)
            if database.exists():
                shutil.copy2(database, kept_as(database))
            lock.note(b"")  # What was written last is not in the copy.
            put_in_place(part, database)
        return found
    finally:
        lock.release()


def kept_as(database: Path) -> Path:
    """Where a database is kept that was replaced."""
    return database.with_name(f"{database.name}.replaced")


@contextlib.contextmanager
def copied(source: Path, to: Path) -> Iterator[tuple[Path, Copied]]:
    """A checked copy beside the file it is meant for, only as long as this lasts."""
    part = to.with_name(f"{to.name}.part")
    with alone(part):
        try:
            yield part, fill(part, source)
        finally:
            for left in (part, Path(f"{part}-journal")):
                left.unlink(missing_ok=True)


@contextlib.contextmanager
def alone(part: Path) -> Iterator[None]:
    """Make an empty file, or empty what somebody has left who was killed. Nobody else writes to it meanwhile."""
    with contextlib.ExitStack() as done:
        try:
            file = os.open(part, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            done.callback(os.close, file)
            if os.name == "posix":
                os.fchmod(file, 0o600)  # It contains the keys to all seats.
                take(file)
                if not os.path.samestat(os.fstat(file), part.stat()):
                    raise BlockingIOError
            os.ftruncate(file, 0)
        except BlockingIOError:
            raise StoreUnavailable(f"{part}: another copy is being written there") from None
        except OSError as error:
            raise StoreUnavailable(f"{part}: {error.strerror}") from None
        if os.name != "posix":
            done.close()  # An open file could not be given another name.
        yield


def fill(part: Path, source: Path) -> Copied:
    """Copy everything and check the copy; StoreDamaged if it is no database that can be used."""
    if not source.is_file():
        raise StoreUnavailable("there is no such file")
    with store_errors(), contextlib.closing(connect(part)) as target:
        with contextlib.closing(connect(source, must_exist=True)) as original:
            copy(original, target)
        if not any(target.execute("select 1 from sqlite_master where name = 'entry'")):
            raise StoreDamaged("it is no database of lastcall")
        migrate(target)
        wrong = inspection.structure(target.execute)
        if wrong:
            raise StoreDamaged(wrong)

        def read(query: str, *given: object) -> list[tuple[object, ...]]:
            return target.execute(query, given).fetchall()

        damaged = [table for table in inspection.damaged(read) if table]
        return Copied(len(inspection.rooms(read)), damaged)


def settle(database: Path) -> None:
    """Write what its journal holds into the database, because a journal must not be left beside another database."""
    with contextlib.suppress(StoreError), store_errors(), contextlib.closing(connect(database, must_exist=True)) as old:
        old.execute("pragma wal_checkpoint(truncate)")
        old.execute("pragma journal_mode=delete")
    for journal in ("-wal", "-journal"):
        left = Path(f"{database}{journal}")
        if left.exists():  # The database is damaged or gone, which is why another takes its place.
            left.replace(f"{kept_as(database)}{journal}")
    Path(f"{database}-shm").unlink(missing_ok=True)


def put_in_place(part: Path, to: Path) -> None:
    """Let a file take a name in one step, and be sure that it has it."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
