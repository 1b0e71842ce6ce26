"""A store in one SQLite file. It has one writer, and all entries that wait at one moment share one commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from lastcall.server.store.store import (
    Store,
    StoreDamaged,
    StoredTable,
    StoreError,
    StoreTaken,
    StoreUnavailable,
    TableGone,
)

Result = TypeVar("Result")

MOST_AT_ONCE = 500
SCHEMA = (
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
)


class Append(NamedTuple):
    """Entries that are written together: all or none."""

    table: str
    seq: int
    at: float
    bodies: Sequence[bytes]
    state: str


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


class SqliteStore(Store):
    """SQLite in WAL mode with full synchronisation: what was acknowledged survives a kill at any moment."""

    def __init__(self, path: str | Path = ":memory:") -> None:
        # By its real path, because a file may have several names.
        self.lock = Lock(Path(f"{Path(path).resolve()}.lock")) if str(path) != ":memory:" else None
        try:
            with store_errors():
                self.connection, self.reader = self.connect(path)
        except StoreError:
            if self.lock is not None:
                self.lock.release()
            raise
        self.reading = threading.Lock()
        self.thread = ThreadPoolExecutor(1, "store")
        self.waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.pulsing: asyncio.Future[None] | None = None
        self.states: dict[str, str] = {}
        """The stored states of tables that were used since idle time was last counted."""

    def connect(self, path: str | Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """Open the file to write and to read, and create what it lacks."""
        writer = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000"):
            writer.execute(f"pragma {pragma}")
        for table in SCHEMA:
            writer.execute(table)
        if writer.execute("select 1 from room").fetchone() is None:
            writer.execute("insert into room select distinct room, '', 0 from entry")
        # Separate from the writer, so that reading never waits for the disk.
        reader = sqlite3.connect(path, check_same_thread=False) if self.lock is not None else writer
        return writer, reader

    # --- reading

    def read(self, query: str, *given: str) -> list[tuple[Any, ...]]:
        """Read; one query at a time, so that each sees everything written before it began."""
        with self.reading, store_errors():
            return self.reader.execute(query, given).fetchall()

    def tables(self) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.read("select room, state, idle from room")]

    def state_of(self, table: str) -> str | None:
        rows = self.read("select state from room where room = ?", table)
        return str(rows[0][0]) if rows else None

    def entries(self, table: str) -> list[tuple[float, bytes]]:
        rows = self.read("select seq, at, body from entry where room = ? order by seq", table)
        if [seq for seq, _, _ in rows] != list(range(len(rows))):
            raise StoreDamaged("entries are missing")
        return [(at, body) for _, at, body in rows]

    def first(self, table: str) -> bytes:
        rows = self.read("select body from entry where room = ? and seq = 0", table)
        return bytes(rows[0][0]) if rows else b""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        with store_errors():
            self.connection.execute("insert or ignore into house values (?, ?)", (name, make()))
            return str(self.connection.execute("select value from house where name = ?", (name,)).fetchone()[0])

    # --- writing

    async def append(self, table: str, seq: int, bodies: Sequence[bytes], state: str, at: float) -> None:
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.append((Append(table, seq, at, bodies, state), written))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write())
        await written

    async def write(self) -> None:
        """Write until nothing waits."""
        while self.waiting:
            batches, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            failures = await self.together([batch for batch, _ in batches])
            for (_, written), failure in zip(batches, failures, strict=True):
                if written.done():
                    continue
                if failure is None:
                    written.set_result(None)
                else:
                    written.set_exception(failure)

    async def together(self, batches: list[Append]) -> list[StoreError | None]:
        """Write all in one commit; if that fails, each in its own, so that one bad batch does not stop the others."""
        try:
            await self.in_thread(lambda: self.commit(batches))
            return [None] * len(batches)
        except StoreError as error:
            if len(batches) == 1:
                return [error]
            return [failure for batch in batches for failure in await self.together([batch])]

    def commit(self, batches: Sequence[Append]) -> None:
        """Write all or none, in the writer's thread."""
        opened = {batch.table: batch.state for batch in batches if not batch.seq}
        changed = {batch.table: batch.state for batch in batches if self.states.get(batch.table) != batch.state}
        changed = {table: state for table, state in changed.items() if table not in opened}
        if not opened and not changed:
            self.insert(batches)
            return
        with self.transaction():
            self.insert(batches)
            self.connection.executemany("insert into room values (?, ?, 0)", [*opened.items()])
            for table, state in changed.items():
                found = self.connection.execute("update room set state = ?, idle = 0 where room = ?", (state, table))
                if not found.rowcount:
                    raise TableGone(f"table {table} has been removed")
        self.states |= opened | changed

    def insert(self, batches: Sequence[Append]) -> None:
        """Insert all in one statement, because this thread waits for the event loop after each statement."""
        rows = [
            (batch.table, batch.seq + number, batch.at, body)
            for batch in batches
            for number, body in enumerate(batch.bodies)
        ]
        places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
        self.connection.execute(f"insert into entry values {places}", [*chain.from_iterable(rows)])

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction: all or nothing is written."""
        self.connection.execute("begin immediate")
        try:
            yield
            self.connection.execute("commit")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
            raise

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """Run something in the writer's thread, after everything that was to run there before."""
        with store_errors():
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def forget(self, table: str, idle: float = 0.0) -> bool:
        def delete() -> bool:
            """Delete its entries and its row in the list."""
            self.states.pop(table, None)
            with self.transaction():
                found = self.connection.execute("delete from room where room = ? and idle >= ?", (table, idle)).rowcount
                if found:
                    self.connection.execute("delete from entry where room = ?", (table,))
            return bool(found)

        return await self.in_thread(delete)

    async def set_state(self, table: str, state: str) -> None:
        update = "update room set state = ? where room = ?"
        await self.in_thread(lambda: self.connection.execute(update, (state, table)))

    async def add_idle(self, tables: Sequence[str], seconds: float) -> None:
        def add() -> None:
            """Add the idle time; the next write at a table sets it to 0."""
            for table in tables:
                self.states.pop(table, None)
            with self.transaction():
                self.connection.executemany(
                    "update room set idle = idle + ? where room = ?", [(seconds, table) for table in tables]
                )

        await self.in_thread(add)

    async def pulse(self) -> None:
        if self.pulsing is None or self.pulsing.done():
            self.pulsing = asyncio.ensure_future(self.in_thread(self.beat))
        await asyncio.shield(self.pulsing)

    def beat(self) -> None:
        """Write something, in the writer's thread."""
        self.connection.execute("insert or replace into house values ('pulse', ?)", (str(time.time()),))

    async def finish(self) -> None:
        if self.writing is not None:
            await self.writing
        self.close()

    def close(self) -> None:
        """Close at once; nothing may be waiting to be written."""
        self.thread.shutdown()
        self.reader.close()
        self.connection.close()
        if self.lock is not None:
            self.lock.release()


class Lock:
    """A lock on a file beside the database, held by the process whose number is in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreUnavailable(f"{path}: {error.strerror}") from None
        try:
            take(self.file)
        except OSError:
            owner = os.read(self.file, 32).decode("ascii", "replace").strip() or "unknown"
            os.close(self.file)
            raise StoreTaken(f"another server has it open (process {owner})") from None
        os.ftruncate(self.file, 0)
        os.write(self.file, str(os.getpid()).encode())

    def release(self) -> None:
        """Let another process have it."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


if sys.platform == "win32":
    import msvcrt

    BEHIND = 64
    """Where the locked byte is; other processes may read the number before it."""

    def take(file: int) -> None:
        """Lock an open file, or raise OSError."""
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def take(file: int) -> None:
        """Lock an open file, or raise OSError."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
