"""How much anyone may ask of the server: enough for a family behind one address, too little to bring it down."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Hashable, Iterable
from typing import Final

import msgspec

from lastcall.engine.core.errors import Unreadable

DAY: Final = 24 * 60 * 60.0
HOUR: Final = 60 * 60.0
IN_ONE_GO: Final = 3.0
"""This many seconds' worth may come in one burst."""
REMEMBERED: Final = 20_000
"""This many addresses are remembered; the quietest are forgotten first."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers an operator can change."""

    tables: int = 5000
    """Tables in memory."""
    tables_an_hour: int = 60
    """New tables from one address."""
    bot_tables_of_one: int = 30
    """Games with bots that are played at the same time by people at one address."""
    sockets: int = 20_000
    sockets_of_one: int = 200
    """Open pages of one address."""
    connections_of_one: int = 400
    """Open connections of one address, pages included."""
    spectators: int = 100
    """All spectators at one table."""
    messages_a_second: float = 15.0
    """Messages from one page, in the long run."""
    messages_of_one: float = 300.0
    """Messages from all pages of one address."""
    changes_of_one: float = 20.0
    """Changes of mind a second from all pages of one address; each writes a row without moving the game."""
    requests_a_second: float = 50.0
    """HTTP requests from one address, including those that open a socket."""
    refusal: float = 1.0
    """How many seconds a client that asks too often waits for the refusal."""
    body: int = 8192
    """Bytes in the body of a request."""
    head: int = 65536
    """Bytes of a request before its body, and between the parts of its body."""
    request: float = 10.0
    """How many seconds a request may take to arrive."""
    answer: float = 60.0
    """How many seconds a client may take to read a response."""
    keep: float = 30 * DAY
    """How long games that are over are kept while nobody looks at them; counted while the server runs."""
    keep_empty: float = HOUR
    """How long an empty table is kept if its game has not begun."""
    all_paces: bool = False
    """Tables may also use the paces meant for tests."""


def changed(limits: Limits, wanted: Iterable[str]) -> Limits:
    """The limits with what an operator has written as NAME=NUMBER."""
    numbers = {name: value for name, value in msgspec.structs.asdict(limits).items() if not isinstance(value, bool)}
    for one in wanted:
        name, _, number = one.partition("=")
        try:
            value = msgspec.convert(number, type(numbers[name]), strict=False)
        except (KeyError, msgspec.ValidationError):
            value = 0
        if not value > 0:
            usual = ", ".join(f"{name}={value:g}" for name, value in numbers.items())
            raise Unreadable(f"--limit {one} says no limit. Write one of these, with a number above 0: {usual}.")
        numbers[name] = value
    return msgspec.structs.replace(limits, **numbers)


def household(host: str) -> str:
    """Who is counted as one: an IPv4 address, or the IPv6 block of a household."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class Allowance:
    """How much an address or page may still send; it grows with time."""

    __slots__ = ("a_second", "left", "since")

    def __init__(self, a_second: float, at_once: float = 0.0) -> None:
        self.a_second = a_second
        self.left = at_once or IN_ONE_GO * a_second
        self.since = time.monotonic()

    def take(self, at_once: float = 0.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        most = at_once or IN_ONE_GO * self.a_second
        self.left = min(most, self.left + (now - self.since) * self.a_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One allowance for each address; coming again does not renew it."""

    def __init__(self, a_second: float, at_once: float = 0.0) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.allowances: dict[Hashable, Allowance] = {}

    def take(self, who: Hashable) -> bool:
        """Whether they may have one more."""
        mine = self.allowances.pop(who, None)
        if mine is None:
            mine = Allowance(self.a_second, self.at_once)
            if len(self.allowances) >= REMEMBERED:
                del self.allowances[next(iter(self.allowances))]
        self.allowances[who] = mine  # The most recent is forgotten last.
        return mine.take(self.at_once)


class Doorkeeper:
    """Who may come in, and how often."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[Hashable, int] = {}
        self.inside = 0
        self.messages = Allowances(limits.messages_of_one)
        self.changes = Allowances(limits.changes_of_one)
        self.requests = Allowances(limits.requests_a_second)
        self.tables = Allowances(limits.tables_an_hour / HOUR, limits.tables_an_hour)

    def enter(self, who: Hashable) -> bool:
        """Whether one more page of this address may be open."""
        here = self.sockets.get(who, 0)
        if here >= self.limits.sockets_of_one or self.inside >= self.limits.sockets:
            return False
        self.sockets[who] = here + 1
        self.inside += 1
        return True

    def go(self, who: Hashable) -> None:
        """A page was closed."""
        self.inside -= 1
        self.sockets[who] -= 1
        if not self.sockets[who]:
            del self.sockets[who]
