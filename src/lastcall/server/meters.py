"""What the server counts and times while it runs. One server runs in a process, so there is one of each."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; how long things take is counted between these."""
MOST_KINDS: Final = 64
"""So many kinds are told apart, so that nobody can make up ever new ones; there are fewer than that."""
OTHER: Final = "other"


class Count:
    """How often something has happened."""

    __slots__ = ("total",)

    def __init__(self) -> None:
        self.total = 0

    def add(self) -> None:
        """It has happened once more."""
        self.total += 1


class Kinds:
    """The same, for each of a few kinds. A kind is a word of ours, never one of a visitor's."""

    __slots__ = ("totals",)

    def __init__(self) -> None:
        self.totals: dict[str, int] = {}

    def add(self, kind: str) -> None:
        """It has happened once more, in this way."""
        if kind not in self.totals and len(self.totals) >= MOST_KINDS:
            kind = OTHER
        self.totals[kind] = self.totals.get(kind, 0) + 1


class Times:
    """How long something has taken, each time."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """How often it has taken at most each of the bounds, and more than the one before; and longer than all."""
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """It has taken so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def note_since(self, began: float) -> None:
        """It has begun then and is over now."""
        self.note(time.monotonic() - began)


ANSWERS = Count()
"""Answers of people, given to the game or kept until their moment comes."""
SHOWN = Times()
"""From an answer that takes effect at once until the news of it is on its way to every page."""
LAG = Times()
"""How late the event loop is."""
COMMITS = Times()
"""Writing to the disk, everything that waits at one moment together."""
THOUGHTS = Times()
"""From the question to what a bot decides, with the time it waits for its turn."""
LATE_THOUGHTS = Count()
"""Bots that passed because they had not decided when the window closed."""
FAILED_THOUGHTS = Count()
"""Bots that took the default answer, because they failed."""
LOST_WORKERS = Count()
"""Processes in which bots think that were killed, or hung."""
REFUSALS = Kinds()
"""What was asked and not done, by the code that is told."""
PAUSES = Count()
"""How often the reading of a page was paused, because it sent too much."""
