"""What a server needs from the place where it keeps its tables, and what can go wrong there.

To keep tables somewhere else, write a class with these methods and open it in `lastcall serve` (`cli/serve.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, NamedTuple, Protocol

UNKNOWN = ""
"""The state of a table that was stored before states were."""


class StoreError(Exception):
    """The store could not do something, and has done no part of it. The message tells the operator why."""

    for_the_log: ClassVar = True
    """It is about files and rows alone."""


class StoreUnavailable(StoreError):
    """It may work later: the disk is full or fails, or the connection is lost."""


class StoreDamaged(StoreError):
    """What is stored cannot be read, and trying again does not help."""


class StoreTaken(StoreError):
    """Another process has this store open."""


class TableGone(StoreError):
    """The table has been removed, so nothing more can be written about it."""


class StoredTable(NamedTuple):
    """A table as the store lists it."""

    id: str
    state: str
    """How far its game is; UNKNOWN at old tables."""
    idle: float
    """For how many seconds nobody has used it while the server was running."""


class Value(NamedTuple):
    """What a seat has said last about one thing; it replaces what it had said before."""

    seat: int
    name: str
    body: bytes


class Append(NamedTuple):
    """What is written of one table at once: entries with the numbers from `seq` on, and values of its seats."""

    table: str
    seq: int
    bodies: Sequence[bytes]
    state: str
    """How far its game is then."""
    at: float
    values: Sequence[Value] = ()


class Store(Protocol):
    """Keeps the entries of every table in order, the values of its seats, its state, and how long it has been idle.

    Reads are plain calls on the event loop and in threads: they must be quick, and safe to make from several threads.
    They see everything that was written before. Writes are awaited on the event loop. Whatever cannot be done raises a
    `StoreError`.
    """

    # --- reading

    def tables(self) -> list[StoredTable]:
        """All tables."""

    def state_of(self, table: str) -> str | None:
        """The state of a table; None if there is no such table."""

    def entries(self, table: str) -> Iterator[tuple[float, bytes]]:
        """All entries of a table, each with the time it was written; they are read as they are asked for.

        StoreDamaged where one is missing, or is not as it was written.
        """

    def values(self, table: str) -> list[bytes]:
        """The current values of a table's seats. StoreDamaged if one is not as it was written."""

    def first(self, table: str) -> bytes:
        """The first entry of a table; empty if it is missing."""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """The secret of this name. It is made when first asked for, and kept from then on."""

    def check(self) -> Iterator[str]:
        """Look for damage in everything that is stored, a little at a step, in a thread.

        A step yields the table it has found damaged, or an empty text. What is wrong with the store itself is said by
        `pulse`.
        """

    # --- writing

    async def append(self, *batches: Append) -> None:
        """Write what belongs together, at one table or several: all or none. Entry 0 creates a table.

        Returns when it would survive a crash. From now on the tables are in these states, and their idle time starts at
        0. Raises TableGone if a table has been removed, and another StoreError if one of the numbers is taken.
        """

    async def set_state(self, table: str, state: str) -> None:
        """Set the state of a table where it was UNKNOWN."""

    async def add_idle(self, tables: Sequence[str], seconds: float) -> None:
        """Add to the idle time of these tables."""

    async def forget(self, table: str, idle: float = 0.0) -> bool:
        """Remove a table with its entries and values for good, if it has been idle for so long; False if it has not."""

    async def pulse(self) -> None:
        """Write something to see whether that works. All who ask at the same time may share one answer.

        Raises a StoreError if it does not, or if the store knows of damage that concerns more than single tables.
        """

    async def finish(self) -> None:
        """Write what is still waiting to be written, then close."""
