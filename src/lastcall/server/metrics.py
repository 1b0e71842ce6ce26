"""GET /metrics: how the server is doing, in the text format of Prometheus. It names no person, table or address."""

from __future__ import annotations

import hmac
import ipaddress
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import metadata
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.version import RULES_VERSION
from lastcall.server import meters
from lastcall.server.door import problem
from lastcall.server.house import House
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.hosts import host_of, name_of
from lastcall.server.room.table import TableError

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
LEAST_TOKEN: Final = 16
"""Characters, so that it cannot be guessed."""
BEARER: Final = "bearer "
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies add."""
STARTED: Final = time.time()
COUNTED: Final = (
    ("answers", "Answers of people", meters.ANSWERS),
    ("late_thoughts", "Bots that passed because they had not decided in time", meters.LATE_THOUGHTS),
    ("failed_thoughts", "Bots that took the default answer because they failed", meters.FAILED_THOUGHTS),
    ("lost_workers", "Processes in which bots think that were killed or hung", meters.LOST_WORKERS),
    ("pauses", "How often a page that sends too much was not read for a while", meters.PAUSES),
)
TIMED: Final = (
    ("shown", "From an answer until the news of it is on its way to every page", meters.SHOWN),
    ("lag", "How late the event loop is, looked at ten times a second", meters.LAG),
    ("commit", "Writing what waits at one moment to the disk", meters.COMMITS),
    ("thought", "From a question to what a bot decides, its wait for a free process included", meters.THOUGHTS),
)


class Readers(NamedTuple):
    """Who may read them: whoever knows the token, and this computer itself, if nobody else can seem to be it."""

    token: str = ""
    """Empty: there is none."""
    proxied: bool = False
    """The server has been told of a proxy, or where strangers open it: what comes from here may come from anywhere."""

    def admit(self, connection: HTTPConnection) -> None:
        """Let them in, or refuse them."""
        given = connection.headers.get("authorization", "")
        if given:
            # Both as bytes of UTF-8: the comparison takes as long whatever they have in common.
            secret = given[len(BEARER) :].strip().encode("utf-8", "replace")
            if self.token and given.lower().startswith(BEARER) and hmac.compare_digest(secret, self.token.encode()):
                return
        elif not self.proxied and is_here(connection):
            return
        raise TableError("no_metrics", "Metrics are shown to this computer itself, or with the right token.")


def readers(token: str, proxied: bool) -> Readers:
    """Who may read them; refused if the token can be guessed, or if nobody could read them."""
    if token and (len(token) < LEAST_TOKEN or not token.isascii() or not token.isprintable() or " " in token):
        raise Unreadable(f"The token for metrics must be at least {LEAST_TOKEN} ASCII characters, without spaces.")
    if proxied and not token:
        raise Unreadable(
            "Behind a proxy, metrics need a token, or everyone could read them. Set LASTCALL_METRICS_TOKEN."
        )
    return Readers(token, proxied)


def is_here(connection: HTTPConnection) -> bool:
    """Whether this comes from this computer, as far as can be seen without a proxy between us."""
    if connection.scope["http_version"] < "1.1" or any(name in connection.headers for name in FORWARDED):
        return False  # A proxy that nobody has set up speaks like that.
    host = name_of(host_of(connection.headers))
    return connection.client is not None and is_loopback(host) and is_loopback(connection.client.host)


def is_loopback(name: str) -> bool:
    """Whether this is an address, or the name, by which a computer speaks to itself."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost"
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


async def get_metrics(readers: Readers, request: Request) -> Response:
    """All of them as they are now."""
    try:
        readers.admit(request)
    except TableError as error:
        return problem(error.code, str(error), 403)
    lines = written(request.app.state.house, request.app.state.doorkeeper)
    return Response("\n".join([*lines, ""]), media_type=FORMAT)


def written(house: House, keeper: Doorkeeper) -> Iterator[str]:
    """Line by line."""
    version = f'version="{metadata.version("lastcall")}",rules="{RULES_VERSION}"'
    yield from described("lastcall_build_info", "gauge", "The release", [(version, 1)])
    for name, about, counter in COUNTED:
        yield from described(f"lastcall_{name}_total", "counter", about, [("", counter.total)])
    refusals = [(f'kind="{kind}"', total) for kind, total in sorted(meters.REFUSALS.totals.items())]
    yield from described("lastcall_refusals_total", "counter", "What was asked and not done, by its code", refusals)
    for name, about, times in TIMED:
        yield from histogram(f"lastcall_{name}_seconds", about, times)
    states = Counter(room.table.state for room in house.rooms.values())
    states["unreadable"] = len(house.unreadable)
    tables = [(f'state="{state}"', number) for state, number in sorted(states.items())]
    yield from described("lastcall_tables", "gauge", "Tables in memory, and those that cannot be read", tables)
    crowd = keeper.crowd
    pages = [('seat="yes"', crowd.seats.total), ('seat="no"', crowd.watching.total)]
    yield from described("lastcall_pages", "gauge", "Open pages", pages)
    yield from described("lastcall_connections", "gauge", "Open connections, pages included", [("", crowd.size)])
    pool = house.pool
    waiting = [("", len(pool.queue))]
    yield from described("lastcall_thoughts_waiting", "gauge", "Decisions of bots that wait for a process", waiting)
    workers = [("", len(pool.workers))]
    yield from described("lastcall_workers", "gauge", "Processes in which bots think", workers)
    yield from process()


def process() -> Iterator[str]:
    """What every process is asked about; the names are those that other programs use."""
    seconds = [("", round(time.process_time(), 3))]
    yield from described("process_cpu_seconds_total", "counter", "Processor time, without bots", seconds)
    yield from described("process_start_time_seconds", "gauge", "When it started", [("", round(STARTED, 3))])
    memory = Path("/proc/self/statm")
    if memory.exists():  # Only Linux tells.
        resident = int(memory.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
        yield from described("process_resident_memory_bytes", "gauge", "Memory, without bots", [("", resident)])
        files = os.stat("/proc/self/fd").st_size or len(os.listdir("/proc/self/fd"))  # Older systems do not count.
        yield from described("process_open_fds", "gauge", "Open files and sockets", [("", files)])


def described(name: str, kind: str, about: str, values: Iterable[tuple[str, float]]) -> Iterator[str]:
    """One metric: what it is, and a value for each set of labels."""
    yield f"# HELP {name} {about}."
    yield f"# TYPE {name} {kind}"
    for labels, value in values:
        yield f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"


def histogram(name: str, about: str, times: meters.Times) -> Iterator[str]:
    """How often something took at most so long, for each bound."""
    bounds = [*(f"{bound:g}" for bound in meters.BOUNDS), "+Inf"]
    totals = [*accumulate(times.counts)]
    yield f"# HELP {name} {about}."
    yield f"# TYPE {name} histogram"
    for bound, total in zip(bounds, totals, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {total}'
    yield f"{name}_sum {times.seconds:.6f}"
    yield f"{name}_count {totals[-1]}"
