"""How late the event loop is: while it is busy, whatever arrives has to wait, and then all of it comes at once."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from lastcall.server.meters import LAG

LOOK: Final = 0.1
"""Seconds between two looks at the clock."""
LASTS: Final = 60.0
"""A delay is forgotten over about this many seconds, and no more of them are remembered."""


class Lateness:
    """How many seconds the event loop has been late recently."""

    def __init__(self) -> None:
        self.noted = 0.0
        self.due = math.inf
        """When the next look should be."""

    @property
    def recent(self) -> float:
        """The seconds it was late recently, those of this very moment included."""
        return min(LASTS, self.noted + max(0.0, time.monotonic() - self.due))

    async def watch(self) -> None:
        """Look at the clock as long as the server runs."""
        while True:
            begun = time.monotonic()
            self.due = begun + LOOK
            await asyncio.sleep(LOOK)
            LAG.note(max(0.0, time.monotonic() - self.due))
            late = self.recent
            self.noted = late * math.exp((begun - time.monotonic()) / LASTS)
