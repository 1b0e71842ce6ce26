"""The clock of a table: how long it waits for each seat, and one alarm."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable
from weakref import WeakMethod

from lastcall.ids import SeatId
from lastcall.poll import WINDOW, Pending
from lastcall.server.pace import Haste, Pace, hurried
from lastcall.server.room.people import People
from lastcall.server.room.table import Table

AFTER_A_RESTART = 60.0
"""People have at least this many seconds after the server has restarted."""

A_MOMENT = 0.01
"""The clock may ring this much too early."""

DISCONNECTED = 10.0
"""The least time in seconds for a person who has lost their connection."""

WINDOWS_DISCONNECTED = 2
"""The most they have, in windows' worth of time."""

TRY_AGAIN = 2.0
"""Seconds until a table that could not write tries again."""

CHANCE = random.SystemRandom()
SPREAD = 0.45
SHORTEST, LONGEST = 0.4, 3.0
"""The spread of thinking times (of their logarithm), and their limits as multiples of the usual one."""


def hesitation(usual: float) -> float:
    """A random time a person seems to think before passing."""
    times = CHANCE.lognormvariate(0.0, SPREAD)
    return usual * min(max(times, SHORTEST), LONGEST)


Ring = WeakMethod[Callable[[int, float], None]]
"""Called with the number of the setting and the moment it was set for. A weak reference, so that a table nobody uses
leaves the memory at once."""


class Clock:
    """Says when each seat's time is over, and rings for the first of them."""

    def __init__(self, table: Table, people: People, pace: Pace, ring: Ring) -> None:
        self.table = table
        self.people = people
        self.usual = pace
        self.pace = pace
        """The usual one, unless bots are hurried."""
        self.ring = ring
        self.hesitate: Callable[[float], float] = hesitation
        self.asked_at = 0.0
        """When the question was put."""
        self.latest = 0.0
        """When people's time for this question is over, unless they have asked for more."""
        self.given = 0.0
        """How many seconds people have for the question."""
        self.masked = 0.0
        """Nothing takes effect before this, so that nobody can tell who was not asked."""
        self.until = 0.0
        """When it rings next."""
        self.settings = 0
        """How often it has been set or stopped."""
        self.timer: asyncio.TimerHandle | None = None
        self.ringing = False
        """It has rung, and seats that are out of time are about to be answered for."""
        self.woken = False
        """It has been started since the server started."""

    @property
    def runs(self) -> bool:
        """Whether it is going to ring."""
        return self.timer is not None

    def now(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    def has_come(self, moment: float) -> bool:
        """Whether this moment has come."""
        return moment <= self.now() + A_MOMENT

    # --- for how long

    def start(self, waiting: Pending) -> None:
        """Start the time for a new question: bots move after a moment, people have theirs."""
        self.stop()
        self.given = self.pace.window if waiting.kind == WINDOW else self.pace.decision
        left = self.given
        if not self.woken:
            # The server has restarted: time that had already passed is not given back.
            self.woken = True
            left = max(left - max(time.time() - self.table.asked_at, 0.0), min(left, AFTER_A_RESTART))
        self.asked_at = self.now()
        self.latest = self.asked_at + left
        # One draw per seat, whatever it holds: the slowest one counts.
        thinking = [self.hesitate(self.pace.response) for _ in waiting.seats] if self.masks else [self.pace.bot]
        self.masked = self.asked_at + max(thinking, default=0.0)

    def hurry(self, haste: Haste) -> None:
        """Change the bots' pace, including for decisions in progress."""
        pace = hurried(self.usual, haste)
        if pace == self.pace:
            return
        slower = pace.bot > self.pace.bot
        self.pace = pace
        if not slower:
            self.masked = min(self.masked, self.asked_at + max(pace.bot, pace.response))

    def renew(self) -> None:
        """Start the time for the question now."""
        self.latest = max(self.latest, self.now() + self.given)

    @property
    def masks(self) -> bool:
        """Whether to hide how fast people answer, because others could learn from it."""
        return self.table.opened.quick_responses and not self.people.one_alone

    @property
    def waits_for_bots(self) -> bool:
        """Whether there is nothing to hide: bots are watched by nobody who plays, or play as fast as they can."""
        return not self.pace.bot

    def give_bots_time(self) -> None:
        """Keep a window open for bots that take over now, for as long as bots seem to think, whatever they hold."""
        self.masked = max(self.masked, self.now() + self.pace.bot)

    @property
    def untimed(self) -> bool:
        """Whether there is no time limit, because one person plays against bots."""
        return sum(chair.person for chair in self.table.chairs) == 1

    @property
    def beat(self) -> float:
        """When a bot has seemed to think long enough for people to follow."""
        return self.asked_at + self.pace.bot

    def deadline(self, waiting: Pending, seat: SeatId) -> float:
        """When this seat's time for the question is over. Reconnecting gains no time and costs nobody any."""
        if self.leaves_it_to_people(waiting, seat):
            return max(self.deadline(waiting, one) for one in waiting.seats if self.by_hand(one))
        if waiting.kind != WINDOW and not self.by_hand(seat):
            return self.beat
        if self.untimed:
            return math.inf
        own = self.latest + self.more(seat)
        gone = self.people.gone.get(seat)
        if gone is None or not self.pace.live:
            return own
        least = max(gone, self.asked_at) + DISCONNECTED
        # Reconnecting again and again gains this much only once.
        return min(max(min(own, gone + WINDOWS_DISCONNECTED * self.pace.window), least), own + DISCONNECTED)

    def is_gone(self, seat: SeatId) -> bool:
        """Whether a bot takes over from this person when their time is over."""
        return self.pace.live and not self.untimed and not self.people.connected(seat)

    def left_for(self, waiting: Pending, reader: SeatId | None) -> float:
        """How many seconds are left, as they see it; negative without a time limit."""
        until = self.until_for(waiting, reader)
        return max(0.0, until - self.now()) if self.runs and until < math.inf else -1.0

    def given_to(self, reader: SeatId | None) -> float:
        """How many seconds there were for the question; negative without a time limit."""
        return -1.0 if self.untimed else self.given + self.more(reader)

    def leaves_it_to_people(self, waiting: Pending, seat: SeatId) -> bool:
        """Whether this bot leaves a decision of its side to a person on the side."""
        return waiting.kind != WINDOW and not self.by_hand(seat) and any(map(self.by_hand, waiting.seats))

    def by_hand(self, seat: SeatId) -> bool:
        """Whether a person plays this seat themselves."""
        return self.table.chairs[seat].by_hand

    def more(self, seat: SeatId | None) -> float:
        """The extra time this seat has asked for."""
        return self.pace.more if seat in self.table.extended else 0.0

    def is_over(self, waiting: Pending, seat: SeatId) -> bool:
        """Whether this seat's time is over."""
        return self.has_come(self.deadline(waiting, seat))

    def until_for(self, waiting: Pending, reader: SeatId | None) -> float:
        """When the time is over, as this seat or a spectator sees it; it must not tell who has spoken."""
        if reader is not None and reader in waiting.seats:
            return self.deadline(waiting, reader)
        if self.untimed:
            return math.inf
        if waiting.kind == WINDOW:
            return self.latest
        return max((self.deadline(waiting, seat) for seat in waiting.seats), default=self.latest)

    # --- the alarm

    def set(self, moment: float) -> None:
        """Ring at this moment. Once it has rung for a seat, nothing the others do can set it later."""
        now = self.now()
        if self.ringing and moment <= now:
            return
        self.stop()
        self.until = moment
        rings = max(moment, now)
        self.timer = asyncio.get_running_loop().call_at(rings, self.time_is_up, self.settings, rings)

    def stop(self) -> None:
        """Don't ring."""
        self.settings += 1
        self.ringing = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def try_again(self) -> None:
        """Ring again soon, because something could not be written."""
        self.set(self.now() + TRY_AGAIN)

    def time_is_up(self, setting: int, rings: float) -> None:
        """Ring; called by the event loop."""
        self.ringing = True
        ring = self.ring()
        if ring is not None:
            ring(setting, rings)
