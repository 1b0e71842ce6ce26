"""What every request passes before it is read: whatever it asks for, and whoever sends it."""

from __future__ import annotations

import asyncio
import math

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from lastcall.server.house import House
from lastcall.server.keys import hashed, held
from lastcall.server.meters import REFUSALS
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.headers import SECURE
from lastcall.server.net.hosts import Hosts, host_of
from lastcall.server.net.limits import TooMany, household
from lastcall.server.room.people import Visitor
from lastcall.server.wire import Problem

ONLY_READ = ("GET", "HEAD")


class Door:
    """Lets in what is not too much, is addressed to this server, and does not come from a page of another site."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = await self.refused(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else None
        await (refused or self.app)(scope, receive, send)

    async def refused(self, connection: HTTPConnection) -> Response | None:
        """What to answer instead of doing what is asked; None if it may come in."""
        keeper: Doorkeeper = connection.app.state.doorkeeper
        wait = keeper.request(address_of(connection), seat_of(connection))
        if wait:
            await asyncio.sleep(keeper.limits.refusal)  # Refusing at once is work too.
            return too_many(TooMany("Too many requests; slow down.", wait))
        host = host_of(connection.headers)
        if not host:
            REFUSALS.add("no_host")
            return PlainTextResponse("The request must name one host.\n", 400)
        if not self.hosts.knows(host):
            REFUSALS.add("unknown_host")
            scheme = "https" if connection.scope["scheme"] in SECURE else "http"
            sentence = f"This server is not known as {host}. If it is yours, start it with --public {scheme}://{host}\n"
            return PlainTextResponse(sentence, 421)
        origin = connection.headers.get("origin")
        reads = connection.scope["type"] == "http" and connection.scope["method"] in ONLY_READ
        if origin is not None and not reads and not self.hosts.owns(origin, host):
            return problem("foreign_origin", "Requests from other sites are refused.", 403)
        return None


def problem(code: str, message: str, status: int) -> Response:
    """A refusal with a code for programs and a sentence for people."""
    REFUSALS.add(code)
    return Response(msgspec.json.encode(Problem(code, message)), status, media_type="application/json")


def too_many(error: TooMany) -> Response:
    """A refusal that says when to try again."""
    response = problem("too_many", str(error), 429)
    response.headers["Retry-After"] = str(math.ceil(error.wait))
    return response


def seat_of(connection: HTTPConnection) -> str:
    """The hash of the key of a browser that has a seat somewhere; empty if it has none."""
    house: House = connection.app.state.house
    return next(filter(house.games.knows, visitor_of(connection).keys), "")


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who speaks to us: their household, and the keys of their browser."""
    return Visitor(address_of(connection), tuple(hashed(one.key) for one in held(connection)))


def address_of(connection: HTTPConnection) -> str:
    """The address a connection is counted under."""
    return household(connection.client.host if connection.client is not None else "")
