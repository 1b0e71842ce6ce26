"""The people at a table: who looks at it, from which seat, what they share, and who would like to sit down."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lastcall.engine.seen.reader import Reader
from lastcall.engine.seen.views import View
from lastcall.server.names import alike
from lastcall.server.table import Table, TableError
from lastcall.server.wire import ShownTable, State


class Asked(NamedTuple):
    """Somebody would like to play on for a bot."""

    seat: int
    name: str
    key: str
    """The hash of their key."""
    agreed: frozenset[int] = frozenset()
    """The seats of those who have nothing against it."""


class Public(NamedTuple):
    """What everybody may know at one moment; the same object for all who look."""

    table: ShownTable
    view: View | None


class Sent(NamedTuple):
    """What a connection has seen last."""

    state: State
    public: Public


class Watcher:
    """A connection that looks at a table, from a seat or without one. What it sees it shares with all who sit there."""

    def __init__(self, seat: int | None, wake: Callable[[], None], key: str = "") -> None:
        self.seat = seat
        self.wake = wake
        self.key = key
        """The hash of their key; empty: they have none."""
        self.told = 0
        """How many lines of the log they have."""
        self.sent: Sent | None = None
        """What they have seen last; None: nothing yet, or it does not count any more."""


class People:
    """Everybody who looks at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self.looked_on = False
        """Somebody without a seat has seen some of this game."""
        self.requests: dict[int, Asked] = {}
        """Who would like to take over from a bot, by a number."""
        self.requested = 0
        """How often somebody has asked."""
        self.readers: dict[int | None, Reader] = {}
        """Who follows the game: each seat, and all spectators as one."""
        self.shown: ShownTable | None = None
        """What everybody may know of the table; None: it has changed since it was last looked at."""
        self.public: Public | None = None
        """That, and what everybody may know of the game; None: it has changed since it was last looked at."""
        self.written: tuple[Public, Public, bytes] | None = None
        """The last change of that, as it is sent."""

    # --- coming and going

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table now."""
        self.watchers.append(watcher)
        self.looked_on = self.looked_on or (watcher.seat is None and self.table.running)

    def go(self, watcher: Watcher) -> None:
        """They look no more; their seat stays theirs."""
        self.watchers.remove(watcher)

    def greet(self, watcher: Watcher) -> None:
        """Others care only whether somebody who sits here has come or gone."""
        if watcher.seat is not None:
            self.tell()
        else:
            watcher.wake()

    def stand_up(self, seat: int) -> None:
        """Whoever looked at the table from this seat only watches now, and reads the log with other eyes."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat, watcher.told, watcher.sent = None, 0, None

    def sit_down(self, seat: int, key: str) -> None:
        """Whoever looked at the table with this key sits there now."""
        for watcher in self.watchers:
            if watcher.key == key:
                watcher.seat, watcher.told, watcher.sent = seat, 0, None

    def reseat(self, order: tuple[int, ...]) -> None:
        """Everybody looks at the table from the seat they have now."""
        for watcher in self.watchers:
            if watcher.seat is not None and order[watcher.seat] != watcher.seat:
                watcher.seat, watcher.told, watcher.sent = order.index(watcher.seat), 0, None

    # --- who is there

    def connected(self, seat: int) -> bool:
        """Whether the person of this seat is looking."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def present(self) -> list[int]:
        """The seats of people who are looking, whoever has sat there longest first."""
        return [seat for seat in self.table.people() if self.connected(seat)]

    @property
    def host(self) -> int:
        """Who may begin, remove and close: the one who is there and has sat there longest; -1: nobody sits there."""
        return next(iter([*self.present(), *self.table.people()]), -1)

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(watcher.seat is None for watcher in self.watchers)

    def alone(self, seat: int) -> bool:
        """Whether nobody but this person and bots is at the table, nor looks on or has done so."""
        sitting = all(not chair.person or number == seat for number, chair in enumerate(self.table.chairs))
        return sitting and not self.looked_on and all(watcher.seat == seat for watcher in self.watchers)

    # --- what they are told

    def reader(self, seat: int | None) -> Reader | None:
        """What the game shows to a seat, or to spectators; None before the game."""
        game = self.table.game
        if game is None:
            return None
        if seat not in self.readers or self.readers[seat].game is not game:
            public = self.reader(None) if seat is not None else None
            self.readers[seat] = Reader(game, seat, asks=False, public=public)
        return self.readers[seat]

    def tell(self, seat: int | None = None) -> None:
        """Everybody has news of the table, or only this seat has some of its own."""
        if seat is None:
            self.public = self.shown = None
        for watcher in self.watchers:
            if seat is None or watcher.seat == seat:
                watcher.wake()

    def wake(self) -> None:
        """The game has gone on; whatever else is known of the table is as it was."""
        for watcher in self.watchers:
            watcher.wake()

    # --- taking over from a bot

    def ask(self, asked: Asked) -> None:
        """One request for each who asks; the newest counts."""
        for number in [number for number, one in self.requests.items() if one.key == asked.key]:
            del self.requests[number]
        if len(self.requests) >= len(self.table.chairs):
            raise TableError("too_many_requests", "Too many people ask for a seat here. Please try again later.")
        self.requested += 1
        self.requests[self.requested] = asked

    def consent(self, seat: int, number: int, agrees: bool) -> None:
        """One no is enough to end a request."""
        asked = self.requests.get(number)
        if asked is None:
            raise TableError("no_request", "That request has been dealt with.")
        if agrees:
            self.requests[number] = asked._replace(agreed=asked.agreed | {seat})
        else:
            del self.requests[number]

    def granted(self) -> Asked | None:
        """A request to which all who are there have said yes, and at least one has; it is taken off the list."""
        for number, asked in [*self.requests.items()]:
            if asked.agreed and all(seat in asked.agreed for seat in self.present()):
                del self.requests[number]
                if self.can_sit(asked):
                    return asked
        return None

    def can_sit(self, asked: Asked) -> bool:
        """Whether what could be asked for can still be had: others may have come, or they themselves, meanwhile."""
        chairs = self.table.chairs
        there = any(chair.key == asked.key or (chair.person and alike(chair.name, asked.name)) for chair in chairs)
        free = self.table.running and chairs[asked.seat].bot and self.table.may_sit(asked.key, asked.seat)
        return bool(free) and not there
