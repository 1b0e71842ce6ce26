"""How many files the system lets the server open; each connection is one."""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from lastcall.server.net.limits import Limits

SPARE: Final = 2304
"""For everything that is no connection, and for those that come in one go before any of them can be closed."""


def fitted(limits: Limits) -> Limits:
    """The limits with no more connections than there can be, after asking the system for as many as we want."""
    files = raised(limits.sockets + SPARE)
    return msgspec.structs.replace(limits, sockets=min(limits.sockets, files - min(SPARE, files // 4)))


def raised(wanted: int) -> int:
    """Raise the number of files we may open to this one, or as far as the system lets us; what it is now."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most
