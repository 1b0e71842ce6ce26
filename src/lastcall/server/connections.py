"""Connections that do not keep the house waiting: whoever begins a request has to finish it."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from lastcall.server.limits import Limits
from lastcall.server.lines import Line

HAND_OVER = "lastcall.hand_over"
"""What a WebSocket can do here besides: leave everything after its handshake to a line."""


class Released(asyncio.Transport):
    """What is left of a transport that belongs to somebody else now."""

    def close(self) -> None:
        """That is up to them."""


class Handshake(WebSocketsSansIOProtocol):
    """A WebSocket until it is open; then a line takes over."""

    leave: Callable[[], None] | None = None
    """Whom to tell when the connection is lost."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[HAND_OVER] = self.hand_over

    def hand_over(self, line: Line) -> None:
        """From now on it is the line's."""
        if self.disconnected:
            raise RuntimeError("The page is gone.")
        transport, self.transport = self.transport, Released()
        self.stop_keepalive()
        connections: set[Any] = self.connections
        connections.discard(self)
        connections.add(line)
        line.gone.append(lambda: connections.discard(line))
        if self.leave is not None:
            line.gone.append(self.leave)
        transport.set_protocol(line)
        line.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Before a line could take over."""
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()


def protocol(limits: Limits, trusted: tuple[str, ...]) -> type[HttpToolsProtocol]:
    """How uvicorn speaks HTTP here; trusted proxies may open as many connections as they like."""
    open_now: Counter[str] = Counter()

    def leave(address: str) -> None:
        """One connection less."""
        open_now[address] -= 1
        if open_now[address] <= 0:
            del open_now[address]

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
            leave(self.address)
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
            upgraded = self.transport.get_protocol()
            if isinstance(upgraded, Handshake):
                upgraded.leave = functools.partial(leave, self.address)

    return PunctualProtocol


def settings(limits: Limits, trusted: tuple[str, ...] = ()) -> dict[str, Any]:
    """What uvicorn is told besides where to listen."""
    return {
        "http": protocol(limits, trusted),
        "ws": Handshake,
        "proxy_headers": bool(trusted),
        "forwarded_allow_ips": list(trusted),
        "ws_max_size": 4 * limits.body,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "log_level": "warning",
        "server_header": False,
    }
