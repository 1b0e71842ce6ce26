"""What a table does in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class Tasks:
    """Those that are running; they end by themselves, or with the server."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def begin(self, what: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(what)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task
