"""SQLite as the store uses it: connections, errors, transactions, and what the file contains."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from lastcall.server.store.store import StoreDamaged, StoreError, StoreUnavailable
from lastcall.server.store.sums import checksum

VERSION = 1
"""Of the schema; kept in the file as its `user_version`."""
FIRST = (
    """create table if not exists entry (
    room text not null,
    seq integer not null,
    at real not null,
    body blob not null,
    primary key (room, seq)
) without rowid""",
    """create table if not exists room (
    room text primary key,
    state text not null,
    idle real not null default 0
) without rowid""",
    "create table if not exists house (name text primary key, value text not null) without rowid",
    # Before tables were listed, there were only their entries.
    "insert into room select distinct room, '', 0 from entry where not exists (select 1 from room)",
)
"""What version 0 contained."""
CHECKSUMS = (
    "alter table entry add column sum blob",
    "alter table room add column entries integer not null default 0",
    "alter table room add column head blob not null default x''",
    "alter table room add column sum blob not null default x''",
    "alter table house add column sum blob not null default x''",
    """create table value (
    room text not null,
    seat integer not null,
    name text not null,
    body blob not null,
    sum blob not null,
    primary key (room, seat, name)
) without rowid""",
)
"""What version 1 added. Entries that were there before have no checksum: `sum` is null."""


@contextlib.contextmanager
def store_errors() -> Iterator[None]:
    """Raise the errors of SQLite as those of a store."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreUnavailable(str(error)) from error
    except sqlite3.Error as error:
        # A file that is damaged or no database raises DatabaseError itself; its subclasses mean other things.
        kind = StoreDamaged if type(error) is sqlite3.DatabaseError else StoreError
        raise kind(str(error)) from error


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction: all or nothing is written."""
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def make(path: Path) -> None:
    """Make an empty file that its owner alone can read, if there is none: it will hold all hands and keys."""
    with contextlib.suppress(OSError):  # If it cannot be made, SQLite says why.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def connect(path: str | Path, must_exist: bool = False) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time."""
    address = f"{Path(path).resolve().as_uri()}?mode=rw" if must_exist else path
    connection = sqlite3.connect(address, isolation_level=None, check_same_thread=False, uri=must_exist)
    connection.execute("pragma busy_timeout=5000")
    # Text that is damaged is read as other text, which its checksum does not fit, and stops nothing else.
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def copy(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy a database as it is at one moment, whoever writes to it meanwhile, into one file without a journal."""
    source.backup(target)
    target.execute("pragma journal_mode=delete")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database to this version in one transaction, whatever version it has, or none."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        raise StoreError("a newer release of lastcall has written it")
    if version == VERSION:
        return
    with transaction(connection):
        for statement in (*FIRST, *CHECKSUMS):
            connection.execute(statement)
        rooms = connection.execute("select room, state, idle from room").fetchall()
        sums = [(room_sum(room, state, idle, 0, b""), room) for room, state, idle in rooms]
        connection.executemany("update room set sum = ? where room = ?", sums)
        secrets = connection.execute("select name, value from house").fetchall()
        connection.executemany("update house set sum = ? where name = ?", [(checksum(*row), row[0]) for row in secrets])
        connection.execute(f"pragma user_version = {VERSION}")


def room_sum(table: str, state: str, idle: float, entries: int, head: bytes) -> bytes:
    """The checksum of a table's row in the list of tables."""
    return checksum(table, state, idle, entries, head)
