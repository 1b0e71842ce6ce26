"""Connections with time limits: a request that has begun must be finished."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
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
LONGEST_ADDRESS = 2000
"""Bytes of the path and what is asked for in it; ours have less than 200."""
PIECES = 500
"""The most lines of a head, and parts of a body; browsers send a few dozen, and reading each takes time."""


class TooLong(Exception):
    """A request that is no longer read."""


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
        self.disconnected = self.disconnected or self.transport.is_closing()
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
        answering: RequestResponseCycle | None = None
        """The request that is being answered; others may wait behind it."""
        read = 0
        """Bytes since the last head or part of a body was complete."""
        pieces = 0
        """How many lines and parts the request has so far."""
        head = 0
        """Bytes of its head so far."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            keeper: Doorkeeper = self.app_state["doorkeeper"]
            self.crowd = keeper.crowd
            address = peer_of(transport)
            self.caller = self.crowd.come(self, household(address), address not in trusted)
            self.within(limits.request)

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop()
            self.crowd.go(self.caller)
            self.give_up()
            self.caller.connection = self.transport  # No reference cycle, or each would stay in memory for long.
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.read += len(data)
            super().data_received(data)
            if self.read > limits.head:
                self.abort()

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            if len(self.url) > LONGEST_ADDRESS:
                raise TooLong

        def on_header(self, name: bytes, value: bytes) -> None:
            self.head += len(name) + len(value)
            self.count(self.head)
            super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            self.read = 0
            self.count()
            super().on_body(body)

        def count(self, size: int = 0) -> None:
            """Count a piece of the request; too many, or too large ones, are read no further."""
            self.pieces += 1
            if self.pieces > PIECES or size > limits.head:
                raise TooLong

        def on_message_begin(self) -> None:
            self.crowd.touch(self.caller)
            self.within(limits.request)
            self.pieces = self.head = 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.read = 0
            if len(self.pipeline) >= PIPELINED:
                self.abort()
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
            self.clock = self.loop.call_later(seconds, self.abort)

        def stop(self) -> None:
            if self.clock is not None:
                self.clock.cancel()
                self.clock = None

        def abort(self) -> None:
            """Close the connection, whatever was on its way."""
            self.give_up()
            self.transport.abort()

        def give_up(self) -> None:
            """Answer nobody any more; uvicorn does so only for the request that came last."""
            if self.answering is not None:
                self.answering.disconnected = True
                self.answering.message_event.set()

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self.answering = cycle
            super()._start_asgi_task(cycle, app)

        def handle_websocket_upgrade(self) -> None:
            self.stop()
            self.caller.connection = self.transport
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
        "log_level": "error",  # Anybody can send rubbish again and again, and each time would fill a line.
        "log_config": None,  # What it says goes into the same log.
        "server_header": False,
    }
