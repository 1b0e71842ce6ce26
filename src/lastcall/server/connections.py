"""Connections that do not keep the house waiting: whoever begins a request has to finish it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastcall.server.limits import Limits


def protocol(limits: Limits, trusted: tuple[str, ...]) -> type[HttpToolsProtocol]:
    """How uvicorn speaks HTTP here; trusted proxies may open as many connections as they like."""
    open_now: Counter[str] = Counter()

    class PunctualProtocol(HttpToolsProtocol):
        """HTTP with a time limit for the head of a request, and a number of connections for each address."""

        head: asyncio.TimerHandle | None = None
        address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self.address = str(peer[0]) if peer else ""
            open_now[self.address] += 1
            if self.address not in trusted and open_now[self.address] > limits.connections_of_one:
                transport.abort()
            self.wait_for_the_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self.head_is_there()
            open_now[self.address] -= 1
            if open_now[self.address] <= 0:
                del open_now[self.address]
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self.wait_for_the_head()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.head_is_there()
            super().on_headers_complete()

        def wait_for_the_head(self) -> None:
            self.head_is_there()
            self.head = self.loop.call_later(limits.request, self.transport.abort)

        def head_is_there(self) -> None:
            if self.head is not None:
                self.head.cancel()
                self.head = None

        def handle_websocket_upgrade(self) -> None:
            self.head_is_there()
            super().handle_websocket_upgrade()

    return PunctualProtocol


def settings(limits: Limits, trusted: tuple[str, ...] = ()) -> dict[str, Any]:
    """What uvicorn is told besides where to listen."""
    return {
        "http": protocol(limits, trusted),
        "proxy_headers": bool(trusted),
        "forwarded_allow_ips": list(trusted),
        "ws_max_size": 4 * limits.body,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "log_level": "warning",
        "server_header": False,
    }
