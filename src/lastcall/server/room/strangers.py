"""Strangers: everyone who has no seat at a table, and what the people who have one think of them."""

from __future__ import annotations

import asyncio
import math
from typing import Final, NamedTuple, TypeVar

from lastcall.server.room.people import Visitor
from lastcall.server.room.table import TableError

FIRST_PAUSE: Final = 30.0
"""How many seconds a household waits after its first request was refused; each no doubles it."""
LONGEST_PAUSE: Final = 60 * 60.0
REMEMBERED: Final = 100
"""So many of each are remembered at one table; the longest ago is forgotten first."""


Found = TypeVar("Found")


class Pause(NamedTuple):
    """How long a household has to wait before it asks again."""

    seconds: float
    until: float


class Strangers:
    """What is remembered of those who asked for a seat at one table; never written, because it tells addresses."""

    def __init__(self) -> None:
        self.may_ask = True
        """Whether the people at the table take requests at all."""
        self.pauses: dict[str, Pause] = {}
        """After a no, by household."""
        self.muted: dict[str, None] = {}
        """Households that are not heard any more."""
        self.banned: dict[str, None] = {}
        """Households, and hashes of keys, that may neither sit nor watch."""

    # --- what they may do

    def bans(self, visitor: Visitor) -> bool:
        """Whether this visitor is kept out."""
        return visitor.household in self.banned or not self.banned.keys().isdisjoint(visitor.keys)

    def admit(self, visitor: Visitor) -> None:
        """Refuse somebody who is kept out."""
        if self.bans(visitor):
            raise TableError("banned", "The host of this table has banned you.")

    def hear(self, visitor: Visitor) -> None:
        """Refuse a request that nobody wants to hear; somebody who is muted does not learn it."""
        if not self.may_ask or visitor.household in self.muted:
            raise TableError("no_requests", "This table takes no requests right now. You can watch.")
        pause = self.pauses.get(visitor.household)
        left = pause.until - now() if pause is not None else 0.0
        if left > 0:
            raise TableError("asked_lately", f"They said no. You can ask again in {spoken(left)}.")

    # --- what people think of them

    def refuse(self, visitor: Visitor) -> None:
        """Let a household wait longer after each no."""
        before = self.pauses.pop(visitor.household, None)
        seconds = min(2 * before.seconds, LONGEST_PAUSE) if before is not None else FIRST_PAUSE
        remember(self.pauses, visitor.household, Pause(seconds, now() + seconds))

    def mute(self, visitor: Visitor) -> None:
        """Hear no more requests of this household."""
        remember(self.muted, visitor.household, None)

    def ban(self, *traces: str) -> None:
        """Keep out everyone with one of these households or hashed keys."""
        for one in traces:
            remember(self.banned, one, None)

    def pardon(self) -> None:
        """Forget everything bad."""
        self.pauses.clear()
        self.muted.clear()
        self.banned.clear()


def remember(found: dict[str, Found], who: str, what: Found) -> None:
    """Note something, and forget what was noted first if that is too much."""
    found[who] = what
    if len(found) > REMEMBERED:
        del found[next(iter(found))]


def now() -> float:
    """The time of the loop."""
    return asyncio.get_running_loop().time()


def spoken(seconds: float) -> str:
    """A time to wait, in words."""
    number, unit = (math.ceil(seconds), "second") if seconds < 100 else (math.ceil(seconds / 60), "minute")
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
