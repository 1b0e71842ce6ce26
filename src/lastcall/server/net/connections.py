"""Connections with time limits: a request that has begun must be finished."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from lastcall.server.net.crowd import Caller
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.hosts import Proxies
from lastcall.server.net.limits import Limits, household
from lastcall.server.net.lines import SocketLine

HANDSHAKE = "lastcall.handshake"
"""The name of the extension that lets a line take over a WebSocket after its handshake."""


NOBODY = asyncio.Protocol()
"""uvloop keeps how the last protocol without buffers of its own was called, and with that the whole handshake."""
PIPELINED = 8
"""This many requests may wait for the answers to those before them; no browser sends even one."""


class Released(asyncio.Transport):
    """A transport that now belongs to a line."""

    def close(self) -> None:
        """Do nothing; closing is up to the line."""


class Handshake(WebSocketsSansIOProtocol):
    """A WebSocket until it is open; then a line takes over."""

    caller: Caller
    """Whose connection it is."""

    def handle_connect(self, event: Request) -> None:
        """Handle a request for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[HANDSHAKE] = self
            self.transport.pause_reading()  # The line counts what a page says before it sees its table.

    def hand_over(self, line: SocketLine) -> None:
        """Let a line take over the connection."""
        if self.disconnected:
            raise RuntimeError("The page is gone.")
        transport, self.transport = self.transport, Released()
        self.stop_keepalive()
        connections: set[Any] = self.connections
        connections.discard(self)
        connections.add(line)
        # The line must not hold on to the handshake, which takes more memory than itself.
        line.gone.append(partial(connections.discard, line))
        line.gone.append(partial(self.keeper.crowd.go, self.caller))
        transport.set_protocol(NOBODY)
        transport.set_protocol(line)
        line.connection_made(transport)
        transport.resume_reading()

    async def run_asgi(self) -> None:
        """Run until a line has taken over, or the page was told why it cannot see the table."""
        await super().run_asgi()
        if not isinstance(self.transport, Released):
            self.transport.resume_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the server says; a refusal ends the handshake too, or each one would be logged as an error."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def data_received(self, data: bytes) -> None:
        """Drop a connection whose handshake has failed; it would wait forever and block a shutdown."""
        if self.close_sent:
            self.transport.close()  # Only the closing handshake is left.
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was lost before a line could take over."""
        super().connection_lost(exc)
        self.keeper.crowd.go(self.caller)

    @property
    def keeper(self) -> Doorkeeper:
        """Who counts connections."""
        keeper: Doorkeeper = self.app_state["doorkeeper"]
        return keeper


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def protocol(limits: Limits, trusted: Proxies) -> type[HttpToolsProtocol]:
    """How uvicorn speaks here; trusted proxies may open as many connections as they like."""

    class PunctualProtocol(HttpToolsProtocol):
        """HTTP with time limits for requests and responses, and a limit on connections per address."""

        clock: asyncio.TimerHandle | None = None
        caller: Caller
        read = 0
        """Bytes since the last head or part of a body was complete."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            keeper: Doorkeeper = self.app_state["doorkeeper"]
            self.crowd = keeper.crowd
            address = peer_of(transport)
            self.caller = self.crowd.come(transport, household(address), address not in trusted)
            self.within(limits.request)

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop()
            self.crowd.go(self.caller)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.read += len(data)
            super().data_received(data)
            if self.read > limits.head:
                self.transport.abort()

        def on_body(self, body: bytes) -> None:
            self.read = 0
            super().on_body(body)

        def on_message_begin(self) -> None:
            self.crowd.touch(self.caller)
            self.within(limits.request)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.read = 0
            if len(self.pipeline) >= PIPELINED:
                self.transport.abort()
            if not self.transport.is_closing():
                self.within(limits.answer)
                super().on_headers_complete()

        def on_response_complete(self) -> None:
            # The response may not have been read yet, or the request not have arrived in full.
            self.within(limits.answer)
            super().on_response_complete()

        def within(self, seconds: float) -> None:
            if self.transport.is_closing():
                return
            self.stop()
            self.clock = self.loop.call_later(seconds, self.transport.abort)

        def stop(self) -> None:
            if self.clock is not None:
                self.clock.cancel()
                self.clock = None

        def handle_websocket_upgrade(self) -> None:
            self.stop()
            super().handle_websocket_upgrade()
            upgraded = self.transport.get_protocol()
            if isinstance(upgraded, Handshake):
                upgraded.caller = self.caller

    return PunctualProtocol


def settings(limits: Limits, trusted: tuple[str, ...] = ()) -> dict[str, Any]:
    """Options for uvicorn, apart from where to listen."""
    return {
        "http": protocol(limits, Proxies(trusted)),
        "ws": Handshake,
        "proxy_headers": bool(trusted),
        "forwarded_allow_ips": list(trusted),
        "ws_max_size": 4 * limits.body,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "log_level": "warning",
        "log_config": None,  # What it says goes into the same log.
        "server_header": False,
    }
