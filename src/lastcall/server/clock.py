"""The clock of a table: how long it waits for whom, and one alarm."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from lastcall.asking import WINDOW, Pending
from lastcall.server.pace import Pace
from lastcall.server.table import Table

AFTER_A_RESTART = 60.0
"""So many seconds people have at least, when the house has opened again."""

A_MOMENT = 0.01
"""A clock may ring that much too early."""

Ring = Callable[[int, float], None]
"""Called with the number of the setting and the moment it was set for."""


class Clock:
    """Set anew for each question."""

    def __init__(self, table: Table, pace: Pace) -> None:
        self.table = table
        self.pace = pace
        self.asked_at = 0.0
        """When the question was put."""
        self.latest = 0.0
        """When people's time for this question is over, unless they have asked for more."""
        self.given = 0.0
        """How many seconds they have for it."""
        self.until = 0.0
        """When it rings next."""
        self.settings = 0
        """How often it has been set or stopped."""
        self.timer: asyncio.TimerHandle | None = None
        self.ringing = False
        """It has rung, and whoever is out of time is about to be spoken for."""
        self.woken = False
        """It has been started since the house opened."""

    @property
    def runs(self) -> bool:
        """Whether it is going to ring."""
        return self.timer is not None

    def now(self) -> float:
        """As the event loop counts it."""
        return asyncio.get_running_loop().time()

    # --- for how long

    def start(self, waiting: Pending) -> None:
        """A new question: bots move after a moment, people have their time."""
        self.stop()
        self.given = self.pace.window if waiting.kind == WINDOW else self.pace.decision
        left = self.given
        if not self.woken:
            # The house has opened again: the time that had passed is not given back.
            self.woken = True
            left = max(left - max(time.time() - self.table.asked_at, 0.0), min(left, AFTER_A_RESTART))
        self.asked_at = self.now()
        self.latest = self.asked_at + left

    @property
    def beat(self) -> float:
        """When a bot has seemed to think about the question, and people could see it."""
        return self.asked_at + self.pace.bot

    def deadline(self, waiting: Pending, seat: int) -> float:
        """When this seat's time for the question is over. Coming and going wins no time, and takes nobody's."""
        if self.leaves_it_to_people(waiting, seat):
            return max(self.latest + self.more(one) for one in waiting.seats)
        if waiting.kind != WINDOW and not self.by_hand(seat):
            return self.beat
        return self.latest + self.more(seat)

    def leaves_it_to_people(self, waiting: Pending, seat: int) -> bool:
        """Whether a bot waits for a teammate who is asked as well: what a side decides, its people decide."""
        return waiting.kind != WINDOW and not self.by_hand(seat) and any(map(self.by_hand, waiting.seats))

    def by_hand(self, seat: int) -> bool:
        """Whether a person plays this seat, and nobody for them."""
        chair = self.table.chairs[seat]
        return chair.person and not chair.stand_in

    def more(self, seat: int | None) -> float:
        """The time this seat has asked for."""
        return self.pace.more if seat in self.table.extended else 0.0

    def is_over(self, waiting: Pending, seat: int) -> bool:
        """Whether this seat's time is."""
        return self.deadline(waiting, seat) <= self.now() + A_MOMENT

    def until_for(self, waiting: Pending, reader: int | None) -> float:
        """When the time is over, as this seat or a spectator sees it; it must not tell who has spoken."""
        if reader is not None and reader in waiting.seats:
            return self.deadline(waiting, reader)
        if waiting.kind == WINDOW:
            return self.latest
        return max((self.deadline(waiting, seat) for seat in waiting.seats), default=self.latest)

    # --- the alarm

    def set(self, moment: float, ring: Ring) -> None:
        """Ring then. A clock that has rung for somebody cannot be wound up again by what others do."""
        now = self.now()
        if self.ringing and moment <= now:
            return
        self.stop()
        self.until = moment
        rings = max(moment, now)
        self.timer = asyncio.get_running_loop().call_at(rings, self.time_is_up, ring, self.settings, rings)

    def stop(self) -> None:
        """Nobody is waited for."""
        self.settings += 1
        self.ringing = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_up(self, ring: Ring, setting: int, rings: float) -> None:
        """Called by the event loop."""
        self.ringing = True
        ring(setting, rings)
