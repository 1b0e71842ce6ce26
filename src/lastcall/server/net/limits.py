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
    keys_an_hour: int = 240
    """Browsers of one address that take their first seat."""
    sockets: int = 20_000
    sockets_of_one: int = 200
    """Open pages of one address."""
    connections_of_one: int = 400
    """Open connections of one address, pages included."""
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


class Doorkeeper:
    """Who may come in, and how often. Seats have quotas of their own; addresses limit strangers and what is new."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.lateness = Lateness()
        self.sockets: dict[Hashable, int] = {}
        self.inside = 0

        def rate(a_second: float, seconds: float) -> Rate:
            return Rate(a_second, seconds * a_second, self.lateness)

        self.page_messages = rate(limits.messages_a_second, IN_ONE_GO)
        """From one page without a seat."""
        self.stranger_messages = Allowances(rate(limits.messages_of_one, IN_ONE_GO))
        """From all pages of an address without a seat."""
        self.messages = Quota(rate(limits.messages_a_second, IN_ONE_GO), rate(limits.messages_of_one, IN_ONE_GO))
        self.changes = Quota(rate(limits.changes_a_second, IN_ONE_GO), rate(limits.changes_of_one, IN_ONE_GO))
        self.stranger_requests = Allowances(rate(limits.requests_a_second, PAGES_IN_ONE_GO))
        self.requests = Quota(
            rate(limits.requests_of_seat, PAGES_IN_ONE_GO), rate(limits.requests_of_seats, PAGES_IN_ONE_GO)
        )
        self.tables = Allowances(rate(limits.tables_an_hour / HOUR, HOUR))
        self.keys = Allowances(rate(limits.keys_an_hour / HOUR, HOUR))

    def request(self, household: str, seat: str) -> float:
        """Let a request of a browser with or without a seat in; else the seconds until it could come in."""
        wait = self.requests.wait(seat, household) if seat else self.stranger_requests.wait(household)
        if not wait:
            self.requests.take(seat, household) if seat else self.stranger_requests.take(household)
        return wait

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
