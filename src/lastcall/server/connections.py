"""Connections that do not keep the house waiting: whoever begins a request has to finish it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lastcall.server.limits import Limits, household


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def protocols(
    limits: Limits, trusted: tuple[str, ...]
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """How uvicorn speaks here; trusted proxies may open as many connections as they like."""
    open_now: Counter[str] = Counter()

    def closed(who: str) -> None:
        open_now[who] -= 1
        if open_now[who] <= 0:
            del open_now[who]

    class PunctualProtocol(HttpToolsProtocol):
        """HTTP against the clock, for requests and for answers, with so many connections for each address."""

        clock: asyncio.TimerHandle | None = None
        who = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = peer_of(transport)
            self.who = household(address)
            open_now[self.who] += 1
            if address not in trusted and open_now[self.who] > limits.connections_of_one:
                transport.abort()
            self.within(limits.request)

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop()
            closed(self.who)
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self.within(limits.request)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.within(limits.answer)
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            # What was written may not have been read, and what belongs to the request may not have come.
            self.within(limits.answer)
            super().on_response_complete()

        def within(self, seconds: float) -> None:
            self.stop()
            self.clock = self.loop.call_later(seconds, self.transport.abort)

        def stop(self) -> None:
            if self.clock is not None:
                self.clock.cancel()
                self.clock = None

        def handle_websocket_upgrade(self) -> None:
            self.stop()
            super().handle_websocket_upgrade()

    class CountedSocket(WebSocketsSansIOProtocol):
        """A page; it counts as a connection of its address until it is closed."""

        who = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.who = household(peer_of(transport))

        def connection_lost(self, exc: Exception | None) -> None:
            closed(self.who)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.abort()  # Else it would wait for ever, and so would whoever closes the house.

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()  # Whoever reads nothing would not read the farewell either.

    return PunctualProtocol, CountedSocket


def settings(limits: Limits, trusted: tuple[str, ...] = ()) -> dict[str, Any]:
    """What uvicorn is told besides where to listen."""
    http, websocket = protocols(limits, trusted)
    return {
        "http": http,
        "ws": websocket,
        "proxy_headers": bool(trusted),
        "forwarded_allow_ips": list(trusted),
        "ws_max_size": 4 * limits.body,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "log_level": "warning",
        "server_header": False,
    }
