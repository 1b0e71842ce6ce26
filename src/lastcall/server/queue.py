"""A queue in which households take turns, so that nobody waits for what one of them heaps up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """First come, first served within a household; each household has its turn."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[Item]] = {}
        """What waits, by household; the next one to be served first."""
        self.takers: deque[asyncio.Future[None]] = deque()
        """Those who wait for something to come."""

    def __len__(self) -> int:
        return sum(map(len, self.lines.values()))

    def waiting(self, household: str) -> int:
        """How much waits for a household."""
        return len(self.lines.get(household, ()))

    def shortest(self, households: Sequence[str]) -> str:
        """Of these households, the one that is served soonest."""
        return min(households, key=self.waiting, default="")

    def put(self, household: str, item: Item) -> None:
        """Add something to the line of a household."""
        self.lines.setdefault(household, deque()).append(item)
        while self.takers:
            taker = self.takers.popleft()
            if not taker.done():
                taker.set_result(None)
                break

    async def take(self) -> tuple[str, Item]:
        """The next one, and whose it is; waits until there is one."""
        while not self.lines:
            taker: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.takers.append(taker)
            await taker
        household = next(iter(self.lines))
        line = self.lines.pop(household)
        item = line.popleft()
        if line:
            self.lines[household] = line  # Now it is the last.
        return household, item
