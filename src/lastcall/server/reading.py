"""Reading what is not in memory, in a thread. Households take turns, so nobody waits for all that others want."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from lastcall.server.queue import FairQueue
from lastcall.server.room.table import TableError

MOST_WAITING: Final = 100
"""So much may wait for one household."""

Found = TypeVar("Found")


class WantedRead:
    """Something that is to be read. All who wait for it share it, and it is read when the first of them has a turn."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class TableReader:
    """Reads one thing after the other: several threads would only slow down the event loop."""

    def __init__(self) -> None:
        self.queue: FairQueue[WantedRead] = FairQueue()
        self.wanted: dict[str, WantedRead] = {}
        """What waits, by its name."""
        self.thread = ThreadPoolExecutor(1, "reader")
        self.at_work: asyncio.Task[None] | None = None

    async def read(self, household: str, name: str, work: Callable[[], Found]) -> Found:
        """What `work` finds; if something of this name is wanted already, the same."""
        if self.at_work is None:
            self.at_work = asyncio.create_task(self.read_on())
        reading = self.wanted.get(name) or WantedRead(work)
        self.wait_for(household, reading)
        self.wanted[name] = reading
        reading.found.add_done_callback(lambda _: self.wanted.pop(name, None))
        found: Found = await asyncio.shield(reading.found)
        return found

    def also(self, household: str, name: str) -> None:
        """Let something that is wanted wait for another household, too: it may have its turn earlier."""
        if name in self.wanted:
            self.wait_for(household, self.wanted[name])

    def wait_for(self, household: str, reading: WantedRead) -> None:
        """Put something at the end of a household's line; refused if that is too long."""
        if self.queue.waiting(household) >= MOST_WAITING:
            raise TableError("not_read", "The server is busy reading what you have asked for. Try again.")
        self.queue.put(household, reading)

    async def read_on(self) -> None:
        """Read whatever is wanted."""
        while True:
            _, reading = await self.queue.take()
            if reading.found.done():
                continue
            try:
                found = await asyncio.get_running_loop().run_in_executor(self.thread, reading.work)
            except Exception as error:
                reading.found.set_exception(error)
            else:
                reading.found.set_result(found)

    async def close(self) -> None:
        """Read no more."""
        if self.at_work is not None:
            self.at_work.cancel()
            await asyncio.gather(self.at_work, return_exceptions=True)
        for reading in [*self.wanted.values()]:
            reading.found.cancel()
        self.thread.shutdown(cancel_futures=True)
