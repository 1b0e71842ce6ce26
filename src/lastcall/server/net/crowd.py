"""Everyone who is connected, and who has to go when there is no room: those without a seat, where there are most."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Protocol

from lastcall.server.net.limits import Limits

FOR_STRANGERS: Final = 0.75
"""This part of all connections can be pages without a seat."""
FOR_PAGES: Final = 0.95
"""This part can be pages with a seat; the rest is for requests, such as those of whoever looks after the server."""


class Connection(Protocol):
    """What the crowd has to know of one."""

    def abort(self) -> None:
        """Close it at once."""


class Caller:
    """One open connection."""

    __slots__ = ("connection", "groups", "household", "key")

    def __init__(self, connection: Connection, household: str) -> None:
        self.connection = connection
        self.household = household
        self.groups: Groups | None = None
        """Among whom it is counted; None when it is closed."""
        self.key: Hashable = household


class Groups:
    """Connections of one sort, by whose they are; in each group the one that has been quiet longest comes first."""

    def __init__(self) -> None:
        self.members: dict[Hashable, dict[Caller, None]] = {}
        self.total = 0

    def size(self, key: Hashable) -> int:
        """How many there are in a group."""
        return len(self.members.get(key, ()))

    def first(self, key: Hashable) -> Caller | None:
        """The one of a group that has been quiet longest."""
        return next(iter(self.members.get(key, ())), None)

    def add(self, caller: Caller, key: Hashable) -> None:
        """Put a connection last in a group."""
        self.members.setdefault(key, {})[caller] = None
        self.total += 1
        caller.groups, caller.key = self, key

    def remove(self, caller: Caller) -> None:
        """Take a connection out of its group."""
        group = self.members[caller.key]
        del group[caller]
        if not group:
            del self.members[caller.key]
        self.total -= 1
        caller.groups = None


class Crowd:
    """All open connections. Somebody with a seat finds room, whoever else is there."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.asking = Groups()
        """Connections over which pages and files are fetched, by address."""
        self.watching = Groups()
        """Pages without a seat, by address."""
        self.seats = Groups()
        """Pages with a seat, by seat."""
        self.seated: dict[str, int] = {}
        """How many of those each address has."""

    @property
    def size(self) -> int:
        """How many there are."""
        return self.asking.total + self.watching.total + self.seats.total

    def come(self, connection: Connection, household: str, counted: bool = True) -> Caller:
        """Count a new connection and find room for it; a proxy's are not counted as those of one address."""
        caller = Caller(connection, household)
        self.asking.add(caller, household)
        if counted and self.without_a_seat(household) > self.limits.connections_of_one:
            self.make_room(household, caller)
        elif self.size > self.limits.sockets:
            everybody = {*self.asking.members, *self.watching.members}
            self.make_room(max(everybody, key=self.without_a_seat), caller)
        return caller

    def without_a_seat(self, household: Hashable) -> int:
        """How many connections of this address belong to no seat."""
        return self.asking.size(household) + self.watching.size(household)

    def make_room(self, household: Hashable, newest: Caller) -> None:
        """Close the connection of this address that has been quiet longest; the newest only if it is the only one."""
        firsts = (self.asking.first(household), self.watching.first(household))
        older = [one for one in firsts if one is not None and one is not newest]
        self.drop(older[0] if older else newest)

    def drop(self, caller: Caller) -> None:
        """Close a connection at once."""
        self.go(caller)
        caller.connection.abort()

    def touch(self, caller: Caller) -> None:
        """Note that a connection is used."""
        if caller.groups is not None:
            groups, key = caller.groups, caller.key
            groups.remove(caller)
            groups.add(caller, key)

    def go(self, caller: Caller) -> None:
        """Forget a connection that is closed."""
        if caller.groups is self.seats:
            self.seated[caller.household] -= 1
            if not self.seated[caller.household]:
                del self.seated[caller.household]
        if caller.groups is not None:
            caller.groups.remove(caller)

    def open_page(self, caller: Caller, household: str, seat: Hashable | None) -> bool:
        """Let a connection become a page of this address, with or without a seat; False if there is no room."""
        limits = self.limits
        if seat is not None:
            if self.seats.total >= FOR_PAGES * limits.sockets:
                return False
            if self.seated.get(household, 0) >= limits.connections_of_one:
                return False
            if self.seats.size(seat) >= limits.sockets_of_seat:
                self.drop(next(iter(self.seats.members[seat])))  # After a bad connection it may be long dead.
        else:
            here = self.watching.size(household)
            if here >= limits.sockets_of_one:
                return False
            if self.watching.total >= FOR_STRANGERS * limits.sockets:
                greediest = max(self.watching.members, key=self.watching.size)
                if self.watching.size(greediest) <= here + 1:
                    return False
                self.drop(next(iter(self.watching.members[greediest])))
        self.place(caller, household, seat)
        return True

    def place(self, caller: Caller, household: str, seat: Hashable | None) -> None:
        """Count a page where it belongs now."""
        if caller.groups is None:
            return  # It is closed already.
        self.go(caller)
        caller.household = household
        if seat is None:
            self.watching.add(caller, household)
        else:
            self.seats.add(caller, seat)
            self.seated[household] = self.seated.get(household, 0) + 1
