"""How much anyone may ask of the server: enough for a family behind one address, too little to bring it down."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Hashable, Iterable
from typing import Final

import msgspec

from lastcall.engine.core.errors import Unreadable
from lastcall.server.net.lateness import Lateness

DAY: Final = 24 * 60 * 60.0
HOUR: Final = 60 * 60.0
IN_ONE_GO: Final = 3.0
"""This many seconds' worth of messages may come in one burst."""
PAGES_IN_ONE_GO: Final = 12.0
"""The same for requests: a class of thirty opens its pages, and each page is a dozen files."""
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
    keys_an_hour: int = 240
    """Browsers of one address that take their first seat."""
    sockets: int = 20_000
    """Open connections; fewer if the system lets the server open fewer files."""
    sockets_of_one: int = 200
    """Open pages of one address without a seat."""
    sockets_of_seat: int = 20
    """Open pages of one seat; one more closes the oldest."""
    connections_of_one: int = 400
    """Open connections of one address without a seat, pages included, and as many pages with one."""
    spectators: int = 100
    """All spectators at one table."""
    messages_a_second: float = 15.0
    """Messages from one seat, or from one page without a seat, in the long run."""
    messages_of_one: float = 300.0
    """Messages from all seats of one address, and as many from all its pages without a seat."""
    excess: float = 5.0
    """How many seconds a page without a seat can be slowed down without a break before it is closed."""
    changes_a_second: float = 10.0
    """Changes of mind from one seat; each writes something without moving the game."""
    changes_of_one: float = 30.0
    """Changes of mind from all seats of one address."""
    requests_a_second: float = 50.0
    """HTTP requests from one address, including those that open a socket, of browsers without a seat."""
    requests_of_seat: float = 10.0
    """HTTP requests from one browser with a seat."""
    requests_of_seats: float = 200.0
    """HTTP requests from all browsers with a seat at one address."""
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


class TooMany(Exception):
    """More than is allowed, and the seconds until it would be allowed."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


class Allowance:
    """How much somebody may still send. It grows with time, and is below zero if they have sent something too early."""

    __slots__ = ("left", "since")

    def __init__(self, left: float) -> None:
        self.left = left
        self.since = time.monotonic()


class Rate:
    """So much a second in the long run, and so much in one go.

    What piled up while the event loop was late comes in one go too, but nobody has sent it so.
    """

    def __init__(self, a_second: float, at_once: float, lateness: Lateness) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.lateness = lateness

    def new(self) -> Allowance:
        """For somebody who has sent nothing yet."""
        return Allowance(self.at_once)

    def wait(self, allowance: Allowance) -> float:
        """The seconds until one more is allowed; 0 if it is now."""
        now = time.monotonic()
        most = self.at_once + self.lateness.recent * self.a_second
        allowance.left = min(most, allowance.left + (now - allowance.since) * self.a_second)
        allowance.since = now
        return max(0.0, (1 - allowance.left) / self.a_second)

    def take(self, allowance: Allowance) -> float:
        """Count one, whether it is allowed or not; the seconds until it would have been."""
        wait = self.wait(allowance)
        allowance.left -= 1
        return wait


class Allowances:
    """One allowance for each of many; coming again does not renew it.

    Those who have to wait, and send one thing each until then, get their turns in the order in which they came.
    """

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.allowances: dict[Hashable, Allowance] = {}

    def of(self, who: Hashable) -> Allowance:
        """Theirs."""
        mine = self.allowances.pop(who, None)
        if mine is None:
            mine = self.rate.new()
            if len(self.allowances) >= REMEMBERED:
                del self.allowances[next(iter(self.allowances))]
        self.allowances[who] = mine  # The most recent is forgotten last.
        return mine

    def wait(self, who: Hashable) -> float:
        """The seconds until they may have one more."""
        return self.rate.wait(self.of(who))

    def take(self, who: Hashable) -> float:
        """Count one; the seconds until it would have been allowed."""
        return self.rate.take(self.of(who))


class Quota:
    """What each seat may send, and all seats of one address together; nobody without a seat takes anything from it."""

    def __init__(self, each: Rate, together: Rate) -> None:
        self.each = Allowances(each)
        self.together = Allowances(together)

    def wait(self, seat: Hashable, household: str) -> float:
        """The seconds until this seat may have one more."""
        return max(self.each.wait(seat), self.together.wait(household))

    def take(self, seat: Hashable, household: str) -> float:
        """Count one; the seconds until it would have been allowed."""
        return max(self.each.take(seat), self.together.take(household))
