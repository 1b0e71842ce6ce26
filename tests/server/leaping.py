"""Time that leaps: an event loop that never waits, but is at once where the next clock rings."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any


class LeapingSelector(selectors.DefaultSelector):
    """Waits for threads and sockets that have something to do, and for nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0
        self.threads = 0
        """How many threads work for the loop."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        if timeout is None or self.threads:
            return super().select(None)
        self.moment += timeout
        return []


class LeapingLoop(asyncio.SelectorEventLoop):
    """Its clock stands still while something happens, and leaps when nothing does."""

    def __init__(self) -> None:
        self.leaping = LeapingSelector()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.moment

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """As long as it works, time stands still."""
        self.leaping.threads += 1
        working = super().run_in_executor(executor, func, *args)
        working.add_done_callback(self.back)
        return working

    def back(self, _: asyncio.Future[Any]) -> None:
        """A thread is done."""
        self.leaping.threads -= 1
