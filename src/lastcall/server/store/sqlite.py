"""The durable log: one writer, and all entries that wait at one moment share one commit."""

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
UNKNOWN = ""
"""The state of a table that was written before states were."""


class Taken(Exception):
    """Another process writes to this database."""


class Gone(Exception):
    """The table has been cleared away, so nothing more can be written about it."""


class Kept(NamedTuple):
    """A table as the database lists it."""

    room: str
    state: str
    idle: float
    """For how many seconds nobody has used it while the server was running."""


class Batch(NamedTuple):
    """What is written together: all or none."""

    room: str
    seq: int
    at: float
    bodies: Sequence[bytes]
    state: str


class Log:
    """SQLite in WAL mode with full synchronisation: what was acknowledged survives a kill at any moment."""

    def __init__(self, path: str | Path = ":memory:") -> None:
        # By its real name: a file that is known by two names is one file.
        self.lock = Lock(Path(f"{Path(path).resolve()}.lock")) if str(path) != ":memory:" else None
        try:
            self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000"):
                self.connection.execute(f"pragma {pragma}")
            for table in SCHEMA:
                self.connection.execute(table)
            if self.connection.execute("select 1 from room").fetchone() is None:
                self.connection.execute("insert into room select distinct room, '', 0 from entry")
            # Apart from the writer, so that nobody who reads waits for the disk.
            self.reader = sqlite3.connect(path, check_same_thread=False) if self.lock is not None else self.connection
        except sqlite3.Error:
            if self.lock is not None:
                self.lock.release()
            raise
        self.reading = threading.Lock()
        self.thread = ThreadPoolExecutor(1, "log")
        self.waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.pulsing: asyncio.Future[None] | None = None
        self.states: dict[str, str] = {}
        """What the database says of tables that somebody has touched since it last counted who is idle."""

    # --- reading

    def read(self, query: str, *given: str) -> list[tuple[Any, ...]]:
        """One after the other: each begins after the one before has ended, so it sees all that is written by then."""
        with self.reading:
            return self.reader.execute(query, given).fetchall()

    def rooms(self) -> list[Kept]:
        """Every table there is."""
        return [Kept(*row) for row in self.read("select room, state, idle from room")]

    def state_of(self, room: str) -> str | None:
        """How far a table is; None: there is no such table."""
        rows = self.read("select state from room where room = ?", room)
        return str(rows[0][0]) if rows else None

    def entries(self, room: str) -> list[tuple[float, bytes]]:
        """The log of one table: when each entry was written, and the entry. A gap is an error."""
        rows = self.read("select seq, at, body from entry where room = ? order by seq", room)
        if [seq for seq, _, _ in rows] != list(range(len(rows))):
            raise ValueError("entries are missing from the log")
        return [(at, body) for _, at, body in rows]

    def first(self, room: str) -> bytes:
        """The first entry of one table; empty: it is missing."""
        rows = self.read("select body from entry where room = ? and seq = 0", room)
        return bytes(rows[0][0]) if rows else b""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret the server made once and keeps."""
        self.connection.execute("insert or ignore into house values (?, ?)", (name, make()))
        return str(self.connection.execute("select value from house where name = ?", (name,)).fetchone()[0])

    # --- writing

    async def append(self, room: str, seq: int, bodies: Sequence[bytes], state: str, at: float) -> None:
        """Returns when all of them are on the disk; raises, and none is, if there is one of that number already."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.append((Batch(room, seq, at, bodies, state), written))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write())
        await written

    async def write(self) -> None:
        """Until nobody waits."""
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

    async def together(self, batches: list[Batch]) -> list[Exception | None]:
        """In one commit; if one of them is wrong each by itself, so that the others are not lost with it."""
        try:
            await self.in_thread(lambda: self.commit(batches))
            return [None] * len(batches)
        except (sqlite3.Error, Gone) as error:
            if len(batches) == 1:
                return [error]
            return [failure for batch in batches for failure in await self.together([batch])]

    def commit(self, batches: Sequence[Batch]) -> None:
        """All or none, in the thread of the writer."""
        opened = {batch.room: batch.state for batch in batches if not batch.seq}
        changed = {batch.room: batch.state for batch in batches if self.states.get(batch.room) != batch.state}
        changed = {room: state for room, state in changed.items() if room not in opened}
        if not opened and not changed:
            self.insert(batches)
            return
        with self.transaction():
            self.insert(batches)
            self.connection.executemany("insert into room values (?, ?, 0)", [*opened.items()])
            for room, state in changed.items():
                found = self.connection.execute("update room set state = ?, idle = 0 where room = ?", (state, room))
                if not found.rowcount:
                    raise Gone
        self.states |= opened | changed

    def insert(self, batches: Sequence[Batch]) -> None:
        """In one statement: this thread waits for the loop after every single one."""
        rows = [
            (batch.room, batch.seq + number, batch.at, body)
            for batch in batches
            for number, body in enumerate(batch.bodies)
        ]
        places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
        self.connection.execute(f"insert into entry values {places}", [*chain.from_iterable(rows)])

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing."""
        self.connection.execute("begin immediate")
        try:
            yield
            self.connection.execute("commit")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
            raise

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """In the thread of the writer, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def forget(self, room: str, idle: float = 0.0) -> bool:
        """A table that was closed, or that nobody has come back to for so long; False: somebody just has."""

        def delete() -> bool:
            """Its log and its line in the list."""
            self.states.pop(room, None)
            with self.transaction():
                found = self.connection.execute("delete from room where room = ? and idle >= ?", (room, idle)).rowcount
                if found:
                    self.connection.execute("delete from entry where room = ?", (room,))
            return bool(found)

        return await self.in_thread(delete)

    async def remember(self, room: str, state: str) -> None:
        """How far a table is that was written before states were."""
        await self.in_thread(lambda: self.connection.execute("update room set state = ? where room = ?", (state, room)))

    async def idle(self, rooms: Sequence[str], seconds: float) -> None:
        """These tables have been idle for this much longer."""

        def add() -> None:
            """What is written next at one of them counts from the start again."""
            for room in rooms:
                self.states.pop(room, None)
            with self.transaction():
                self.connection.executemany(
                    "update room set idle = idle + ? where room = ?", [(seconds, room) for room in rooms]
                )

        await self.in_thread(add)

    async def pulse(self) -> None:
        """Whether something can be written at all; raises if not. All who ask at the same time share one answer."""
        if self.pulsing is None or self.pulsing.done():
            self.pulsing = asyncio.ensure_future(self.in_thread(self.beat))
        await asyncio.shield(self.pulsing)

    def beat(self) -> None:
        """In the thread of the writer."""
        self.connection.execute("insert or replace into house values ('pulse', ?)", (str(time.time()),))

    async def finish(self) -> None:
        """Write what waits, then close."""
        if self.writing is not None:
            await self.writing
        self.close()

    def close(self) -> None:
        """After the last entry."""
        self.thread.shutdown()
        self.reader.close()
        self.connection.close()
        if self.lock is not None:
            self.lock.release()


class Lock:
    """One process at a time: it holds a lock on a file beside the database, which contains its number."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise sqlite3.OperationalError(f"{path}: {error.strerror}") from None
        try:
            take(self.file)
        except OSError:
            owner = os.read(self.file, 32).decode("ascii", "replace").strip() or "unknown"
            os.close(self.file)
            raise Taken(f"another house is open on it (process {owner})") from None
        os.ftruncate(self.file, 0)
        os.write(self.file, str(os.getpid()).encode())

    def release(self) -> None:
        """The next one may come."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


if sys.platform == "win32":
    import msvcrt

    BEHIND = 64
    """Another process may read the number before the locked byte."""

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
