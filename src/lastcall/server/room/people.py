"""The people at a table: who looks at it, from which seat, and what they share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.seen.falls import Fall
from lastcall.engine.seen.reader import Reader
from lastcall.engine.seen.views import View
from lastcall.ids import SeatId
from lastcall.server.pace import HASTES, Haste
from lastcall.server.room.table import Table
from lastcall.server.wire import ShownTable, State

HOST_STAYS = 60.0
"""How many seconds a disconnected player stays the host, because reloading a page takes a moment."""


class Public(NamedTuple):
    """What everyone may know at one moment; all connections share the object."""

    table: ShownTable
    view: View | None
    falls: tuple[Fall, ...] = ()


class Sent(NamedTuple):
    """What a connection has seen last."""

    state: State
    public: Public


class Visitor(NamedTuple):
    """Who is at the door, as far as the server can tell."""

    household: str = ""
    """The address they are counted under."""
    keys: tuple[str, ...] = ()
    """The hashes of the keys their browser has."""


SOMEBODY = Visitor()
"""A visitor nothing is known about."""


class Watcher:
    """A connection that looks at a table, from a seat or without one. People in the same seat see the same."""

    def __init__(self, seat: SeatId | None, wake: Callable[[], None], visitor: Visitor = SOMEBODY) -> None:
        self.seat = seat
        self.wake = wake
        self.visitor = visitor
        self.told = 0
        """How many lines of the log they have."""
        self.sent: Sent | None = None
        """What they saw last; None before the first state, and when they need a whole one again."""


class People:
    """Everyone who looks at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self.gone: dict[SeatId, float] = {}
        """When each disconnected person was last here, by seat."""
        self.handing_over: asyncio.TimerHandle | None = None
        """The timer that replaces the host before the game, unless they come back."""
        self.looked_on = False
        """A spectator has seen some of this game."""
        self.commitments: dict[SeatId, str] = {}
        """What people have committed to before the deal, by seat."""
        self.hurried: dict[SeatId, Haste] = {}
        """How fast those who are out would like the bots to play on, by seat."""
        self.readers: dict[SeatId | None, Reader] = {}
        """The readers of the game: one for each seat, and one for all spectators."""
        self.shown: ShownTable | None = None
        """What everyone may know about the table; None if it has to be worked out again."""
        self.public: Public | None = None
        """What everyone may know about the table and the game; None if it has to be worked out again."""
        self.written: tuple[Public, Public, bytes] | None = None
        """The last change of what everyone may know, as it is sent."""
        if table.state == "gathering":
            for seat in table.people():
                self.miss(seat)

    # --- coming and going

    def enter(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self.watchers.append(watcher)
        if watcher.seat is not None:
            self.gone.pop(watcher.seat, None)
        self.looked_on = self.looked_on or (watcher.seat is None and self.table.running)

    def go(self, watcher: Watcher) -> None:
        """Remove a watcher; their seat stays theirs."""
        self.watchers.remove(watcher)
        if watcher.seat is not None and not self.connected(watcher.seat):
            self.miss(watcher.seat)

    def miss(self, seat: SeatId) -> None:
        """Note that the person of this seat is no longer connected."""
        loop = asyncio.get_running_loop()
        self.gone[seat] = loop.time()
        if self.table.state == "gathering":
            if self.handing_over is not None:
                self.handing_over.cancel()
            self.handing_over = loop.call_later(HOST_STAYS, self.tell)

    def greet(self, watcher: Watcher) -> None:
        """Tell everyone that a player has come or gone; tell a spectator only themselves."""
        if watcher.seat is not None:
            self.tell()
        else:
            watcher.wake()

    def stand_up(self, seat: SeatId) -> None:
        """Turn everyone who looked from this seat into spectators, who read the log from the start again."""
        self.gone.pop(seat, None)
        self.hurried.pop(seat, None)
        self.commitments.pop(seat, None)
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat, watcher.told, watcher.sent = None, 0, None

    def traces(self, seat: SeatId) -> set[str]:
        """What the person of this seat can be known by later: their key, and the households they look from."""
        here = {watcher.visitor.household for watcher in self.watchers if watcher.seat == seat}
        return (here | {self.table.chairs[seat].key}) - {""}

    def sit_down(self, seat: SeatId, key: str) -> None:
        """Seat everyone who watched with this key."""
        for watcher in self.watchers:
            if key in watcher.visitor.keys:
                watcher.seat, watcher.told, watcher.sent = seat, 0, None
        if self.table.state == "gathering" and not self.connected(seat):
            self.miss(seat)

    def reseat(self, order: tuple[SeatId, ...]) -> None:
        """Move everyone to the seat they have now."""
        moved = dict(zip(order, self.table.seats, strict=True))
        self.gone = {moved[old]: since for old, since in self.gone.items()}
        self.commitments = {moved[old]: commitment for old, commitment in self.commitments.items()}
        for watcher in self.watchers:
            if watcher.seat is not None and moved[watcher.seat] != watcher.seat:
                watcher.seat, watcher.told, watcher.sent = moved[watcher.seat], 0, None

    # --- who is there

    def connected(self, seat: SeatId) -> bool:
        """Whether the person of this seat is connected."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def present(self) -> list[SeatId]:
        """The seats of connected people, those who have sat there longest first."""
        return [seat for seat in self.table.people() if self.connected(seat)]

    @property
    def host(self) -> int:
        """The seat of the host: the person who has sat there longest and is not gone; -1 if no people sit there."""
        people = self.table.people()
        return next(iter([*filter(self.is_near, people), *people]), NOBODY)

    def is_near(self, seat: SeatId) -> bool:
        """Whether the person of this seat is connected, or was a moment ago."""
        if seat in self.gone:
            return asyncio.get_running_loop().time() < self.gone[seat] + HOST_STAYS
        return self.connected(seat)

    @property
    def spectators(self) -> int:
        """How many people watch without a seat."""
        return sum(watcher.seat is None for watcher in self.watchers)

    def alone(self, seat: SeatId) -> bool:
        """Whether only this person and bots sit at the table, and nobody watches or has watched."""
        sitting = all(not chair.person or number == seat for number, chair in enumerate(self.table.chairs))
        return sitting and not self.looked_on and all(watcher.seat == seat for watcher in self.watchers)

    @property
    def one_alone(self) -> bool:
        """Whether one person plays against bots, and nobody else watches or has watched."""
        return any(self.alone(seat) for seat in self.table.people())

    @property
    def households(self) -> tuple[str, ...]:
        """For whom bots think here: the households of connected players, or else of spectators."""
        seated = {watcher.visitor.household for watcher in self.watchers if watcher.seat is not None}
        return tuple(seated or {watcher.visitor.household for watcher in self.watchers})

    # --- when they are all out

    def still_in(self) -> SeatId | None:
        """A person who is still in the game; None if only bots are, or if there is no game."""
        game = self.table.game
        if game is None or not self.table.running:
            return None
        return next((seat for seat in self.table.people() if game.seats[seat].present), None)

    @property
    def haste(self) -> Haste:
        """How fast bots play: as slowly as anyone still connected wants."""
        if not self.table.running or self.still_in() is not None:
            return ""
        present = self.present()
        if not present and self.table.rematch:
            return "end"  # They play elsewhere, and nobody will come back to this game.
        return min((self.hurried.get(seat, "") for seat in present or self.hurried), key=HASTES.index, default="")

    # --- what they are told

    def reader(self, seat: SeatId | None) -> Reader | None:
        """What the game shows to a seat, or to spectators; None before the game."""
        game = self.table.game
        if game is None:
            return None
        if seat not in self.readers or self.readers[seat].game is not game:
            public = self.reader(None) if seat is not None else None
            self.readers[seat] = Reader(game, seat, asks=False, public=public)
        return self.readers[seat]

    def tell(self, seat: SeatId | None = None) -> None:
        """Tell everyone, or this seat only, that there is news."""
        if seat is None:
            self.public = self.shown = None
        for watcher in self.watchers:
            if seat is None or watcher.seat == seat:
                watcher.wake()

    def wake(self) -> None:
        """Tell everyone that the game has moved on, and nothing else has changed."""
        for watcher in self.watchers:
            watcher.wake()
