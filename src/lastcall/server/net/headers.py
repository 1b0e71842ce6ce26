"""The headers of every response."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcall.server.net.hosts import Hosts, host_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Scripts come only from this server's files; styles may be inline, because positions and colours are."""
NOT_USED = ("camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb")
"""What pages may not ask the browser for."""
STARTS = ("http.response.start", "websocket.http.response.start")
SECURE = ("https", "wss")
"""The schemes of connections that are encrypted, as the proxy says."""
A_YEAR = 365 * 24 * 60 * 60


class Guarded:
    """Answers with the headers that keep pages safe."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.public = urlsplit(hosts.public).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] in STARTS:
                self.guard(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] in ("http", "websocket") else send)

    def guard(self, scope: Scope, headers: MutableHeaders) -> None:
        """Add what every response has."""
        hosts = filter(None, {host_of(Headers(scope=scope)), self.public})
        sockets = [f"{scheme}://{host}" for host in sorted(hosts) for scheme in ("ws", "wss")]
        headers["Content-Security-Policy"] = POLICY.format(sockets=" ".join(["'self'", *sockets]))
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Permissions-Policy"] = ", ".join(f"{one}=()" for one in NOT_USED)
        if scope["scheme"] in SECURE:
            headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
        headers.setdefault("Cache-Control", "no-store")
