"""The server: lobby and pages over HTTP, tables over sockets."""

from __future__ import annotations

import asyncio
import contextlib
import io
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib import metadata, resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from lastcall.engine.core.errors import UnknownName
from lastcall.server import books, entries
from lastcall.server.choices import choices
from lastcall.server.house import DAY, House
from lastcall.server.log import Log
from lastcall.server.room import Room
from lastcall.server.showing import show_table
from lastcall.server.sockets import COOKIE, same_origin, table_socket
from lastcall.server.table import Table, TableError, hashed
from lastcall.server.wire import NewTable, Problem, TakeSeat

MOST_BYTES = 8192
MESSAGES_A_SECOND = 15.0
"""What one connection may send in the long run."""
A_YEAR = 365 * 24 * 60 * 60
LINK_SECONDS = 15 * 60
STATUS = {"no_table": 404, "full_table": 409, "seat_taken": 409, "full_house": 503, "foreign_origin": 403}
NO_PAGES = "<!doctype html><title>Last Call</title><p>The pages have not been built: run <code>make play</code>."


class Link(NamedTuple):
    """What moves a seat to another device."""

    table: str
    seat: int
    key: str
    """The hash of the key to the seat: it is whoever's it was when the link was made."""
    until: float

    def opens(self, table: Table) -> bool:
        """Whether it is still good: nobody else has taken the seat meanwhile."""
        mine = self.table == table.id and table.chairs[self.seat].key == self.key
        return mine and time.monotonic() <= self.until


def json(value: Any, status: int = 200) -> Response:
    """One JSON document."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answering(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """What cannot be done is said with a code for programs and a sentence for people."""

    async def handle(request: Request) -> Response:
        if request.method != "GET" and not same_origin(request):
            return json(Problem("foreign_origin", "That page may not speak for you here."), 403)
        try:
            return await handler(request)
        except TableError as error:
            return json(Problem(error.code, str(error)), STATUS.get(error.code, 400))
        except (msgspec.MsgspecError, UnknownName) as error:
            return json(Problem("unreadable", str(error)), 400)

    return handle


async def body_of(request: Request, kind: Any) -> Any:
    """The request's document, of the right shape and size."""
    body = await request.body()
    if len(body) > MOST_BYTES:
        raise TableError("too_large", "That is more than the house can read.")
    return msgspec.json.decode(body, type=kind)


def key_of(request: Request) -> str:
    """The key of this browser; a new one if it has none."""
    return request.cookies.get(COOKIE) or secrets.token_urlsafe(32)


def with_key(response: Response, request: Request, key: str) -> Response:
    """The browser keeps its key: pages cannot read it, other sites cannot send it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response


# --- tables


async def health(request: Request) -> Response:
    """Alive, and of which version."""
    house: House = request.app.state.house
    return json({"ok": True, "version": metadata.version("lastcall"), "tables": len(house.rooms)})


@answering
async def get_choices(request: Request) -> Response:
    """What a table can be made of."""
    return json(choices())


@answering
async def get_tables(request: Request) -> Response:
    """Public tables."""
    house: House = request.app.state.house
    return json([show_table(room) for room in house.listed()])


@answering
async def post_table(request: Request) -> Response:
    """Open a table; whoever gives a name sits down at it."""
    house: House = request.app.state.house
    new: NewTable = await body_of(request, NewTable)
    room = await house.open(new)
    key = key_of(request)
    if new.player:
        async with room.lock:
            await house.sit(room, new.player, key, 0)
    return with_key(json(show_table(room), 201), request, key)


@answering
async def get_table(request: Request) -> Response:
    """A table by its id."""
    return json(show_table(room_of(request)))


def room_of(request: Request) -> Room:
    """The table of this address."""
    house: House = request.app.state.house
    return house.find(request.path_params["room"])


@answering
async def post_sit(request: Request) -> Response:
    """Take a seat."""
    room = room_of(request)
    wanted: TakeSeat = await body_of(request, TakeSeat)
    key = key_of(request)
    async with room.lock:
        seat = await request.app.state.house.sit(room, wanted.player, key, wanted.seat)
    return with_key(json({"seat": seat}), request, key)


@answering
async def post_link(request: Request) -> Response:
    """A link that moves the own seat to another device; it works once, for a quarter of an hour."""
    room = room_of(request)
    seat = room.table.seat_of(request.cookies.get(COOKIE, ""))
    if seat is None:
        raise TableError("no_seat", "You have no seat at this table.")
    code, now = secrets.token_urlsafe(16), time.monotonic()
    links: dict[str, Link] = request.app.state.links
    for old in [old for old, link in links.items() if link.until < now]:
        del links[old]
    links[code] = Link(room.table.id, seat, room.table.chairs[seat].key, now + LINK_SECONDS)
    return json({"code": code})


@answering
async def post_move(request: Request) -> Response:
    """The other end of such a link."""
    room = room_of(request)
    key = key_of(request)
    if room.table.seat_of(key) is not None:
        raise TableError("seated", "This browser has a seat at this table already.")
    link: Link | None = request.app.state.links.pop(request.path_params["code"], None)
    async with room.lock:
        if link is None or not link.opens(room.table):
            raise TableError("old_link", "This link has been used, or is too old. Ask for a new one.")
        await room.change(entries.Sat(link.seat, room.table.chairs[link.seat].name, hashed(key)))
        room.stand_up(link.seat)
    return with_key(json({"seat": link.seat}), request, key)


@answering
async def get_code(request: Request) -> Response:
    """The address of a table as a picture for a phone's camera."""
    room = room_of(request)
    address = str(request.url.replace(path="/", query="", fragment=f"/table/{room.table.id}"))
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", scale=4, dark="#2a1a10", light="#f6ead2")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@answering
async def get_record(request: Request) -> Response:
    """The record of a game that is over, as a file."""
    room = room_of(request)
    house: House = request.app.state.house
    name = f'attachment; filename="lastcall-{room.table.id}.json"'
    record = house.record(room).to_json()
    return Response(record + "\n", media_type="application/json", headers={"Content-Disposition": name})


# --- books


@answering
async def get_cards(request: Request) -> Response:
    """Every card, its text and where it comes from."""
    return json(books.cards())


@answering
async def get_rules(request: Request) -> Response:
    """Every rule in our words."""
    return json(books.rules())


# --- pages


def pages() -> Path:
    """Where the built client lies."""
    return Path(str(resources.files("lastcall").joinpath("_web")))


async def front(request: Request) -> Response:
    """The client; it finds its own way from the address."""
    page = pages() / "index.html"
    return HTMLResponse(page.read_text(encoding="utf-8") if page.is_file() else NO_PAGES)


def create_app(
    database: str | Path = ":memory:", keep: float = 30 * DAY, messages_a_second: float = MESSAGES_A_SECOND
) -> Starlette:
    """The whole server on one database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        log = Log(database)
        app.state.house = House(log, keep)
        app.state.links = {}
        app.state.messages_a_second = messages_a_second
        await app.state.house.wake_up()
        tidying = asyncio.create_task(app.state.house.keep_tidy())
        yield
        tidying.cancel()
        await app.state.house.close()

    return Starlette(
        routes=[
            Route("/health", health),
            Route("/api/choices", get_choices),
            Route("/api/cards", get_cards),
            Route("/api/rules", get_rules),
            Route("/api/tables", get_tables, methods=["GET"]),
            Route("/api/tables", post_table, methods=["POST"]),
            Route("/api/tables/{room}", get_table),
            Route("/api/tables/{room}/sit", post_sit, methods=["POST"]),
            Route("/api/tables/{room}/record", get_record),
            Route("/api/tables/{room}/link", post_link, methods=["POST"]),
            Route("/api/tables/{room}/move/{code}", post_move, methods=["POST"]),
            Route("/api/tables/{room}/code.svg", get_code),
            WebSocketRoute("/ws/tables/{room}", table_socket),
            Mount("/assets", StaticFiles(directory=pages() / "assets", check_dir=False)),
            Route("/", front),
        ],
        lifespan=lifespan,
    )
