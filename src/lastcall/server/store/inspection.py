"""Reading what is stored, a page at a time, and checking it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from lastcall.server.store.database import room_sum
from lastcall.server.store.store import UNKNOWN, StoreDamaged
from lastcall.server.store.sums import Chain, checksum

PAGE = 256
"""How many entries are read at once."""

KINDS = ("room", "entry", "value")
"""What is stored of a table."""

Read = Callable[..., list[tuple[Any, ...]]]
"""Runs a query with what it is given."""
Run = Callable[..., Iterable[tuple[Any, ...]]]
"""Runs a query with a list of what it is given; its rows are read as they are asked for."""


class ListedRoom(NamedTuple):
    """A table's row in the list of tables."""

    table: str
    state: str
    idle: float
    entries: int = 0
    """How many entries there were when the row was written; there may be more since."""
    head: bytes = b""
    """The checksum of the last of them."""
    sum: bytes = b""

    @property
    def sound(self) -> ListedRoom:
        """This row; if it is damaged, one that says nothing but the table's name. All else follows from the entries."""
        good = self.sum == room_sum(self.table, self.state, self.idle, self.entries, self.head)
        return self if good else ListedRoom(self.table, UNKNOWN, 0.0)

    def with_idle(self, idle: float) -> ListedRoom:
        """The same row with another idle time."""
        return listed(self.table, self.state, idle, self.entries, self.head)


def listed(table: str, state: str, idle: float, entries: int, head: bytes) -> ListedRoom:
    """A row with its checksum."""
    return ListedRoom(table, state, idle, entries, head, room_sum(table, state, idle, entries, head))


def rooms(read: Read, table: str | None = None) -> list[ListedRoom]:
    """The list of tables, or one of them."""
    one = "" if table is None else " where room = ?"
    rows = read(f"select room, state, idle, entries, head, sum from room{one}", *([] if table is None else [table]))
    return [ListedRoom(*row).sound for row in rows]


def entries(read: Read, table: str) -> Iterator[tuple[float, bytes]]:
    """The entries of a table, each with the time it was written. StoreDamaged at the first that is not as written."""
    found = rooms(read, table)
    if not found:
        raise StoreDamaged("the table is not listed")
    row = found[0]
    chain = Chain(table)
    query = "select seq, at, body, sum from entry where room = ? and seq >= ? order by seq limit ?"
    while page := read(query, table, chain.count, PAGE):
        for seq, at, body, stored in page:
            chain.check(seq, at, body, stored)
            if chain.count == row.entries and chain.head != row.head:
                raise StoreDamaged(f"entry {seq} is not the one the list of tables knows")
            yield at, body
    if chain.count < row.entries:
        raise StoreDamaged(f"entry {chain.count} is missing")


def values(read: Read, table: str) -> list[bytes]:
    """The current values of a table's seats. StoreDamaged if one is not as written."""
    rows = read("select seat, name, body, sum from value where room = ? order by seat, name", table)
    for seat, name, body, stored in rows:
        if stored != checksum(table, seat, name, body):
            raise StoreDamaged(f"the value {name} of seat {seat} is damaged")
    return [body for _, _, body, _ in rows]


def structure(run: Run) -> str:
    """What is wrong with the file as a whole; empty if nothing is. It takes long."""
    found = [str(line) for (line,) in run("pragma quick_check(5)")]
    if found != ["ok"]:
        return "; ".join(found)
    # A row whose name has changed is in the wrong place, and hides others from whoever searches.
    for room in map(ListedRoom._make, run("select room, state, idle, entries, head, sum from room")):
        if room.sound is room and not any(run("select 1 from room where room = ?", [room.table])):
            return f"table {room.table} is listed where nobody finds it"
    for row in run("select room, seat, name, body, sum from value"):
        here = run("select sum from value where room = ? and seat = ? and name = ?", row[:3])
        if [found for (found,) in here] != [row[4]] or not any(run("select 1 from room where room = ?", row[:1])):
            return f"a value of table {row[0]} is where nobody finds it"
    return ""


def damaged(read: Read) -> Iterator[str]:
    """Check every table, a page at a step. A step yields the table it has found damaged, or an empty text."""
    for name in named(read):
        table = name.decode("utf-8", "replace")
        try:
            if table.encode() != name:
                raise StoreDamaged("its name is damaged")
            for number, _ in enumerate(entries(read, table), 1):
                if number % PAGE == 0:
                    yield ""
            values(read, table)
            yield ""
        except StoreDamaged:
            yield table if is_there(read, name) else ""


def is_there(read: Read, name: bytes) -> bool:
    """Whether anything is stored of a table; it may have been removed while it was checked."""
    return any(read(f"select 1 from {kind} where room = cast(? as text) limit 1", name) for kind in KINDS)


def named(read: Read) -> list[bytes]:
    """The names of all tables that anything is stored of, listed or not. A damaged name need not be text."""
    everywhere: set[bytes] = set()
    for kind in KINDS:
        found: set[bytes] = set()
        name = b""
        while name is not None and name not in found:
            found.add(name)
            ((name,),) = read(f"select cast(min(room) as blob) from {kind} where room > cast(? as text)", name)
        everywhere |= found
    return sorted(everywhere - {b""})
