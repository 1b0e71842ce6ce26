"""A store in one SQLite file. It has one writer, and everything that waits at one moment shares one commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from lastcall.server.log import about
from lastcall.server.meters import COMMITS
from lastcall.server.store import inspection
from lastcall.server.store.database import connect, make, migrate, store_errors, transaction
from lastcall.server.store.inspection import ListedRoom, listed
from lastcall.server.store.lock import Lock
from lastcall.server.store.store import (
    Append,
    Store,
    StoreDamaged,
    StoredTable,
    StoreError,
    StoreUnavailable,
    TableGone,
)
from lastcall.server.store.sums import Chain, checksum

logger = logging.getLogger("lastcall")

Result = TypeVar("Result")

MOST_AT_ONCE = 500
ROOM = "insert or replace into room (room, state, idle, entries, head, sum) values (?, ?, ?, ?, ?, ?)"

Note = tuple[str, int, str, str]
"""What was written last: a table, the number of an entry or a seat, the name of its value, and the checksum."""


class Tail(NamedTuple):
    """How a table ends."""

    state: str
    entries: int
    head: bytes
    """The checksum of the last entry."""

    def row(self, table: str) -> ListedRoom:
        """How it is listed; it has just been used."""
        return listed(table, self.state, 0.0, self.entries, self.head)


NO_ENTRIES = Tail("", 0, b"")


class SqliteStore(Store):
    """SQLite in WAL mode with full synchronisation: what was acknowledged survives a kill at any moment."""

    def __init__(self, path: str | Path = ":memory:") -> None:
        self.path = None if str(path) == ":memory:" else Path(path).resolve()
        self.lock = Lock(self.path) if self.path is not None else None
        self.reading = threading.Lock()
        self.damage = ""
        """What is wrong with the file as a whole; empty if nothing is."""
        self.noted = ("", 0, "")
        """What was written last."""
        with contextlib.ExitStack() as undoing:
            if self.lock is not None:
                undoing.callback(self.lock.release)
            if self.path is not None:
                make(self.path)
            with store_errors():
                self.connection = connect(path)
                undoing.callback(self.connection.close)
                # Separate from the writer, so that reading never waits for the disk.
                self.reader = connect(path) if self.path is not None else self.connection
                undoing.callback(self.reader.close)
                self.begin()
            undoing.pop_all()
        self.thread = ThreadPoolExecutor(1, "store")
        self.waiting: list[tuple[Sequence[Append], asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.pulsing: asyncio.Future[None] | None = None
        self.tails: dict[str, Tail] = {}
        """How the tables end that were used since idle time was last counted."""

    def begin(self) -> None:
        """Bring the file up to date, and see whether all that concerns every table is there."""
        new = not self.connection.execute("pragma page_count").fetchone()[0]
        for pragma in ("journal_mode=wal", "synchronous=full"):
            self.connection.execute(f"pragma {pragma}")
        migrate(self.connection)
        self.beat()
        inspection.rooms(self.read)
        for name, value, stored in self.read("select name, value, sum from house"):
            if stored != checksum(name, value):
                raise StoreDamaged(f"the secret {name!r} is damaged; restore a backup")
        self.files = self.found_files()
        """Which files it uses; somebody may delete them."""
        if self.lock is not None and not new:
            self.look_for_the_last(self.lock.noted())

    def look_for_the_last(self, note: bytes) -> None:
        """Check that what was written last is stored, as far as anyone has noted it."""
        try:
            table, number, name, stored = msgspec.json.decode(note, type=Note)
        except msgspec.MsgspecError:
            return
        self.noted = (table, number, name)
        if name:
            found = self.read("select hex(sum) from value where room = ? and seat = ? and name = ?", *self.noted)
        else:
            found = self.read("select hex(sum) from entry where room = ? and seq = ?", table, number)
        if found != [(stored,)]:
            self.report(f"what was written last is missing: {self.path}-wal was deleted, or an older file put in place")

    def found_files(self) -> dict[str, int]:
        """The numbers of the database's file and its journal's; 0 for one that is not there."""
        return {path: number_of(path) for path in (str(self.path), f"{self.path}-wal") if self.path is not None}

    # --- reading

    def read(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """Read; one query at a time, so that each sees everything written before it began."""
        with self.reading, store_errors():
            return self.reader.execute(query, given).fetchall()

    def tables(self) -> list[StoredTable]:
        return [StoredTable(room.table, room.state, room.idle) for room in inspection.rooms(self.read)]

    def state_of(self, table: str) -> str | None:
        rows = inspection.rooms(self.read, table)
        return rows[0].state if rows else None

    def entries(self, table: str) -> Iterator[tuple[float, bytes]]:
        return inspection.entries(self.read, table)

    def values(self, table: str) -> list[bytes]:
        return inspection.values(self.read, table)

    def first(self, table: str) -> bytes:
        rows = self.read("select body from entry where room = ? and seq = 0", table)
        return bytes(rows[0][0]) if rows else b""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        with store_errors():
            self.connection.execute("insert or ignore into house values (?, ?, ?)", sealed(name, make()))
            return str(self.connection.execute("select value from house where name = ?", (name,)).fetchone()[0])

    def check(self) -> Iterator[str]:
        try:
            yield self.structure()
            for table in inspection.damaged(self.read):
                if table and self.state_of(table) is None:
                    self.report(f"the database is damaged: {about(table)['table']} is no table")
                yield table
        except StoreDamaged as error:
            self.report(f"the database is damaged: {error}")

    def structure(self) -> str:
        """Report what is wrong with the file itself; no table's name, because it concerns none or all."""
        if self.path is not None:
            with store_errors(), contextlib.closing(connect(self.path)) as looking:
                # A connection of its own: this takes long, and others want to read meanwhile.
                wrong = inspection.structure(looking.execute)
            if wrong:
                self.report(f"the database is damaged: {wrong}")
        return ""

    def report(self, damage: str) -> None:
        """Remember what is wrong with the file as a whole, for `pulse`."""
        self.damage = damage
        logger.error("something is wrong with the database", extra={"why": damage})

    # --- writing

    async def append(self, *batches: Append) -> None:
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self.waiting.append((batches, written))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write())
        await written

    async def write(self) -> None:
        """Write until nothing waits."""
        while self.waiting:
            groups, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            failures = await self.together([group for group, _ in groups])
            for (_, written), failure in zip(groups, failures, strict=True):
                if written.done():
                    continue
                if failure is None:
                    written.set_result(None)
                else:
                    written.set_exception(failure)

    async def together(self, groups: list[Sequence[Append]]) -> list[Exception | None]:
        """Write all in one commit; if that fails, each in its own, so that one bad batch does not stop the others.

        Whatever fails, also by a fault of ours, somebody is waiting to hear of it.
        """
        try:
            await self.in_thread(lambda: self.commit([*chain.from_iterable(groups)]))
            return [None] * len(groups)
        except Exception as error:
            if len(groups) == 1:
                return [error]
            return [failure for group in groups for failure in await self.together([group])]

    def commit(self, batches: Sequence[Append]) -> None:
        """Write all or none, in the writer's thread."""
        began = time.monotonic()
        entries: list[tuple[str, int, float, bytes, bytes]] = []
        values: list[tuple[str, int, str, bytes, bytes]] = []
        opened = {batch.table for batch in batches if batch.bodies and not batch.seq}
        tails: dict[str, Tail] = {}
        for batch in batches:
            table, at = batch.table, float(batch.at)
            tail = tails.get(table) or self.tails.get(table) or (self.tail_of(table) if batch.seq else NO_ENTRIES)
            links = Chain(table, batch.seq, tail.head)
            for seq, body in enumerate(batch.bodies, batch.seq):
                entries.append((table, seq, at, body, links.add(at, body)))
            for seat, name, body in batch.values:
                values.append((table, seat, name, body, checksum(table, seat, name, body)))
            tails[table] = Tail(batch.state, links.count if batch.bodies else tail.entries, links.head)
        changed = {table: tail for table, tail in tails.items() if self.state_kept(table) != tail.state}
        if self.noted in {row[:3] for row in values}:
            self.note()  # It is about what is replaced now.
        if changed or (entries and values):
            with transaction(self.connection):
                self.insert(entries, values)
                self.enlist(changed, opened)
        else:
            self.insert(entries, values)
        COMMITS.note_since(began)
        self.tails |= tails
        if values:
            table, seat, name, _, stored = values[-1]
            self.note(table, seat, name, stored)
        elif entries:
            table, seq, _, _, stored = entries[-1]
            self.note(table, seq, "", stored)

    def note(self, table: str = "", number: int = 0, name: str = "", stored: bytes = b"") -> None:
        """Note beside the database what was written last, so that the next start can see whether it is there."""
        self.noted = (table, number, name)
        if self.lock is not None:
            self.lock.note(msgspec.json.encode((*self.noted, stored.hex().upper())) if table else b"")

    def state_kept(self, table: str) -> str | None:
        """The state a table is listed with, if it was used since idle time was last counted."""
        tail = self.tails.get(table)
        return tail.state if tail is not None else None

    def tail_of(self, table: str) -> Tail:
        """How a table ends that was not used lately, in the writer's thread."""
        query = "select seq, sum from entry where room = ? order by seq desc limit 1"
        seq, head = self.connection.execute(query, (table,)).fetchone() or (-1, None)
        return Tail("", seq + 1, head or b"")

    def insert(self, entries: Sequence[tuple[object, ...]], values: Sequence[tuple[object, ...]]) -> None:
        """Insert all of a kind in one statement, because this thread waits for the event loop after each statement."""
        for verb, kind, rows in (("insert", "entry", entries), ("insert or replace", "value", values)):
            if rows:
                places = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
                self.connection.execute(f"{verb} into {kind} values {places}", [*chain.from_iterable(rows)])

    def enlist(self, tails: dict[str, Tail], opened: set[str]) -> None:
        """List tables as they are now; nobody has left them alone since. Those that were not opened must be there."""
        for table in tails:
            there = self.connection.execute("select 1 from room where room = ?", (table,)).fetchone() is not None
            if not there and table not in opened:
                raise TableGone("the table has been removed")
        self.connection.executemany(ROOM, [tail.row(table) for table, tail in tails.items()])

    async def in_thread(self, work: Callable[[], Result]) -> Result:
        """Run something in the writer's thread, after everything that was to run there before."""
        with store_errors():
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def forget(self, table: str, idle: float = 0.0) -> bool:
        def delete() -> bool:
            """Delete its row in the list, and everything of it."""
            self.tails.pop(table, None)
            self.note()  # It may be about this table.
            with transaction(self.connection):
                found = self.connection.execute("delete from room where room = ? and idle >= ?", (table, idle)).rowcount
                if found:
                    for kind in ("entry", "value"):
                        self.connection.execute(f"delete from {kind} where room = ?", (table,))
            return bool(found)

        return await self.in_thread(delete)

    async def set_state(self, table: str, state: str) -> None:
        def update() -> None:
            """List it anew, unless it has been removed."""
            with contextlib.suppress(TableGone), transaction(self.connection):
                self.enlist({table: self.tail_of(table)._replace(state=state)}, set())

        await self.in_thread(update)

    async def add_idle(self, tables: Sequence[str], seconds: float) -> None:
        def add() -> None:
            """Add the idle time; the next write at a table sets it to 0."""
            tails = {table: tail for table in tables if (tail := self.tails.pop(table, None)) is not None}
            wanted = set(tables)
            with transaction(self.connection):
                rows = inspection.rooms(lambda query: self.connection.execute(query).fetchall())
                known = [tails[row.table].row(row.table) if row.table in tails else row for row in rows]
                aged = [row.with_idle(row.idle + seconds) for row in known if row.table in wanted and row.state]
                self.connection.executemany(ROOM, aged)

        await self.in_thread(add)

    async def pulse(self) -> None:
        if self.pulsing is None or self.pulsing.done():
            self.pulsing = asyncio.ensure_future(self.in_thread(self.feel))
        await asyncio.shield(self.pulsing)

    def feel(self) -> None:
        """Write something, in the writer's thread, and say what is known to be wrong."""
        self.beat()
        for path, number in self.found_files().items():
            if number != self.files[path]:
                # What is open can still be read, so nothing is lost yet; without its journal, a kill would lose it.
                self.connection.execute("pragma wal_checkpoint(truncate)")
                raise StoreUnavailable(
                    f"{path} was deleted or moved while it was in use; stop the server, and start it again with all "
                    "its files, or with a backup"
                )
        if self.damage:
            raise StoreDamaged(self.damage)

    def beat(self) -> None:
        """Write something."""
        self.connection.execute("insert or replace into house values (?, ?, ?)", sealed("pulse", str(time.time())))

    async def finish(self) -> None:
        if self.writing is not None:
            await self.writing
        with contextlib.suppress(StoreError):  # It is only for later.
            await self.in_thread(self.seal)
        self.close()

    def seal(self) -> None:
        """Write how the tables end that were used lately, so that an entry that goes missing is missed."""
        with transaction(self.connection):
            self.connection.executemany(ROOM, [tail.row(table) for table, tail in self.tails.items()])

    def close(self) -> None:
        """Close at once; nothing may be waiting to be written."""
        self.thread.shutdown()
        self.reader.close()
        self.connection.close()
        if self.lock is not None:
            self.lock.release()


def number_of(path: str) -> int:
    """The number of a file; 0 if it is not there."""
    try:
        return Path(path).stat().st_ino
    except OSError:
        return 0


def sealed(name: str, value: str) -> tuple[str, str, bytes]:
    """A row of the house with its checksum."""
    return name, value, checksum(name, value)
