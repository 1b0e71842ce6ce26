"""The durable log: one writer, and all entries that wait at one moment share one commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

MOST_AT_ONCE = 500
SCHEMA = """
create table if not exists entry (
    room text not null,
    seq integer not null,
    at real not null,
    body blob not null,
    primary key (room, seq)
) without rowid
"""


class Row(NamedTuple):
    """One entry as it is stored."""

    room: str
    seq: int
    at: float
    body: bytes


class Log:
    """SQLite in WAL mode with full synchronisation: what was acknowledged survives a kill at any moment."""

    def __init__(self, path: str | Path = ":memory:") -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000"):
            self.connection.execute(f"pragma {pragma}")
        self.connection.execute(SCHEMA)
        self.thread = ThreadPoolExecutor(1, "log")
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    def rooms(self) -> list[tuple[str, float]]:
        """Every table there is, the oldest first, and when something last happened at it."""
        return self.connection.execute("select room, max(at) from entry group by room order by min(at)").fetchall()

    def entries(self, room: str) -> list[bytes]:
        """The log of one table."""
        rows = self.connection.execute("select body from entry where room = ? order by seq", (room,))
        return [body for (body,) in rows]

    async def append(self, room: str, seq: int, body: bytes) -> None:
        """Returns when the entry is on the disk; raises if there is one of that number already."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.append((Row(room, seq, time.time(), body), written))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write())
        await written

    async def write(self) -> None:
        """Until nobody waits."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            try:
                await loop.run_in_executor(self.thread, self.commit, [row for row, _ in batch])
                failures: list[Exception | None] = [None] * len(batch)
            except sqlite3.Error as error:
                # One of them is wrong: each for itself, so that the others are not lost with it.
                failures = [error] if len(batch) == 1 else await self.one_by_one([row for row, _ in batch])
            for (_, written), failure in zip(batch, failures, strict=True):
                if written.cancelled():
                    continue
                if failure is None:
                    written.set_result(None)
                else:
                    written.set_exception(failure)

    async def one_by_one(self, rows: list[Row]) -> list[Exception | None]:
        """Each row in a commit of its own; what went wrong with each."""
        loop = asyncio.get_running_loop()
        failures: list[Exception | None] = []
        for row in rows:
            try:
                await loop.run_in_executor(self.thread, self.commit, [row])
                failures.append(None)
            except sqlite3.Error as error:
                failures.append(error)
        return failures

    def commit(self, rows: list[Row]) -> None:
        """All or none, in the thread of the writer."""
        self.connection.execute("begin immediate")
        try:
            self.connection.executemany("insert into entry values (?, ?, ?, ?)", rows)
        except BaseException:
            self.connection.execute("rollback")
            raise
        self.connection.execute("commit")

    async def forget(self, room: str) -> None:
        """A table nobody has come back to."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(
            self.thread, lambda: self.connection.execute("delete from entry where room = ?", (room,))
        )

    async def finish(self) -> None:
        """Write what waits, then close."""
        if self.writing is not None:
            await self.writing
        self.close()

    def close(self) -> None:
        """After the last entry."""
        self.thread.shutdown()
        self.connection.close()
