"""The server: lobby and pages over HTTP, tables over sockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import gzip
import itertools
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib import metadata, resources
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lastcall.engine.core.errors import UnknownName
from lastcall.ids import SEATS, SeatId
from lastcall.server import books
from lastcall.server.choices import choices
from lastcall.server.door import Door, address_of, problem, too_many, visitor_of
from lastcall.server.house import House
from lastcall.server.keys import MOST_KEYS, Keys, hashed, with_keys
from lastcall.server.metrics import Readers, get_metrics
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.headers import Guarded
from lastcall.server.net.hosts import Hosts
from lastcall.server.net.limits import Limits, TooMany
from lastcall.server.room.room import Room
from lastcall.server.room.table import NOT_WRITTEN, Table, TableError
from lastcall.server.shown.state import show_unreadable, shown_table
from lastcall.server.sockets import table_socket
from lastcall.server.store import entries
from lastcall.server.store.store import Store, StoreError
from lastcall.server.wire import Choices, NewTable, ShownTables, TakeSeat, read_document
from lastcall.signatures import PUBLISHED

LINK_SECONDS = 15 * 60
MOST_LINKS = 10_000
MOST_TABLES = 50
"""Tables on one page of the list."""
QUICKLY = 1
"""How hard to pack what is packed anew for every request."""
SELDOM = (100_000, 5, 2)
"""When the garbage collector runs: rarely. Only requests leave reference cycles behind, playing does not, and to search
a thousand live tables would make people wait."""
STATUS = {
    "no_table": 404,
    "unreadable_table": 410,
    "full_table": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "full_house": 503,
    "not_written": 503,
    "not_read": 503,
    "seen_a_hand": 403,
    "banned": 403,
    "no_requests": 403,
    "asked_already": 409,
    "asked_lately": 429,
    "too_many_games": 409,
    "too_many": 429,
    "too_large": 413,
    "too_slow": 408,
}
NO_PAGES = "<!doctype html><title>Last Call</title><p>The pages have not been built: run <code>make play</code>."


class TablesWanted(msgspec.Struct):
    """Which page of the public tables."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_TABLES)] = MOST_TABLES
    before: int | None = None
    """What the page before has called `next`."""


class Link(NamedTuple):
    """A link that moves a seat to another device."""

    table: str
    seat: SeatId
    key: str
    """The hash of the key the seat had when the link was made."""
    until: float

    def opens(self, table: Table) -> bool:
        """Whether it is still valid: nobody else has taken the seat since."""
        mine = self.table == table.id and table.chairs[self.seat].key == self.key
        return mine and time.monotonic() <= self.until


def json(value: Any, status: int = 200) -> Response:
    """One JSON document."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answering(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Answer a refusal with a code for programs and a sentence for people."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except TooMany as error:
            return too_many(error)
        except TableError as error:
            return problem(error.code, str(error), STATUS.get(error.code, 400))
        except StoreError:
            return problem("not_written", NOT_WRITTEN, 503)
        except (msgspec.MsgspecError, UnknownName) as error:
            return problem("unreadable", str(error), 400)

    return handle


def doorkeeper(connection: HTTPConnection) -> Doorkeeper:
    """The limits of this server."""
    keeper: Doorkeeper = connection.app.state.doorkeeper
    return keeper


async def body_of(request: Request, kind: Any) -> Any:
    """The request's document; refused if it is too large, too slow or of another shape."""
    limits = doorkeeper(request).limits
    body = b""
    try:
        async with asyncio.timeout(limits.request):
            async for part in request.stream():
                body += part
                if len(body) > limits.body:
                    raise TableError("too_large", "That request is too large.")
    except TimeoutError:
        raise TableError("too_slow", "The request took too long. Try again.") from None
    except ClientDisconnect:
        raise TableError("too_slow", "The connection was lost. Try again.") from None
    return read_document(body, kind)


def new_key(request: Request, table: str = "", once: str = "") -> str:
    """A key to sit down with; refused to a browser that has too many already."""
    keys: Keys = request.app.state.keys
    house: House = request.app.state.house
    opens = visitor_of(request).keys
    if house.awake and sum(map(house.plays, opens)) >= MOST_KEYS:
        raise TableError("too_many_games", f"You have {MOST_KEYS} unfinished games here. Finish or leave one first.")
    if not opens and (wait := doorkeeper(request).keys.wait(address_of(request))):
        raise TooMany("Too many new players from your network this hour. Try again later.", wait)
    return keys.new(request, table, once)


def keeping(response: Response, request: Request, *made: str) -> Response:
    """The response with new keys for this browser."""
    house: House = request.app.state.house
    if made and not visitor_of(request).keys:
        doorkeeper(request).keys.take(address_of(request))
    return with_keys(response, request, house.plays, *made)


# --- tables


@answering
async def health(request: Request) -> Response:
    """Whether the server runs, which version it is, and whether the disk can be written."""
    house: House = request.app.state.house
    try:
        await house.store.pulse()
        disk = ""
    except StoreError as error:
        disk = str(error)
    told = {
        "ok": not disk,
        "version": metadata.version("lastcall"),
        "tables": len(house.rooms),
        "unreadable": len(house.unreadable),
        "disk": disk,
    }
    return json(told, 503 if disk else 200)


@answering
async def get_key(request: Request) -> Response:
    """The key that checks what this server signs."""
    house: House = request.app.state.house
    return json({"key": house.signer.key, "algorithm": "Ed25519"})


@answering
async def get_choices(request: Request) -> Response:
    """All options for a new table."""
    return book(request, request.app.state.choices)


@answering
async def get_tables(request: Request) -> Response:
    """A page of public tables."""
    house: House = request.app.state.house
    wanted = msgspec.convert(dict(request.query_params), TablesWanted, strict=False)
    listed = (one for one in house.listed() if wanted.before is None or one[0] < wanted.before)
    found = [*itertools.islice(listed, wanted.limit + 1)]
    page = found[: wanted.limit]
    shown = [show_unreadable(one) if isinstance(one, str) else shown_table(one) for _, one in page]
    text = msgspec.json.encode(ShownTables(tuple(shown), page[-1][0] if len(found) > len(page) else None))
    return packed(request, gzip.compress(text, QUICKLY) if takes_gzip(request.headers) else text)


@answering
async def get_games(request: Request) -> Response:
    """The games of this browser that are not over, and whose move it is."""
    house: House = request.app.state.house
    return keeping(json(house.games_of(visitor_of(request).keys)), request)


@answering
async def post_table(request: Request) -> Response:
    """Create a table; with a name you also take a seat."""
    house: House = request.app.state.house
    new: NewTable = await body_of(request, NewTable)
    made = [new_key(request)] if new.player else []
    wait = doorkeeper(request).tables.wait(address_of(request))
    if wait:
        raise TooMany("Too many new tables this hour. Use one you have, or try again later.", wait)
    doorkeeper(request).tables.take(address_of(request))
    sitting = [entries.Sat(SEATS[0], house.named(None, new.player), hashed(key)) for key in made]
    room = await house.open(new, *sitting)
    return keeping(json(shown_table(room), 201), request, *made)


@answering
async def get_table(request: Request) -> Response:
    """A table by its id."""
    return json(shown_table(await room_of(request)))


async def room_of(request: Request) -> Room:
    """The table of this address."""
    house: House = request.app.state.house
    return await house.find(request.path_params["room"], address_of(request))


@answering
async def post_sit(request: Request) -> Response:
    """Take a seat."""
    room = await room_of(request)
    wanted: TakeSeat = await body_of(request, TakeSeat)
    visitor = visitor_of(request)
    async with room.lock:
        mine = room.table.seat_of(visitor.keys)
        if mine is not None:
            return keeping(json({"seat": mine}), request)
        key = new_key(request, room.table.id, wanted.once)
        seat = await request.app.state.house.sit(room, wanted.player, key, wanted.seat, visitor)
    return keeping(json({"seat": seat}, 200 if seat is not None else 202), request, key)


@answering
async def post_link(request: Request) -> Response:
    """A link that moves your own seat to another device; it works once, for 15 minutes."""
    room = await room_of(request)
    seat = room.table.seat_of(visitor_of(request).keys)
    if seat is None:
        raise TableError("no_seat", "You have no seat at this table.")
    code, now = secrets.token_urlsafe(16), time.monotonic()
    links: dict[str, Link] = request.app.state.links
    mine = (room.table.id, seat)
    for old in [old for old, link in links.items() if link.until < now or (link.table, link.seat) == mine]:
        del links[old]  # One for each seat, so that nobody can use up those of others.
    if len(links) >= MOST_LINKS:
        raise TableError("too_many", "Too many seats are being moved right now. Try again later.")
    links[code] = Link(room.table.id, seat, room.table.chairs[seat].key, now + LINK_SECONDS)
    return json({"code": code})


@answering
async def post_move(request: Request) -> Response:
    """Use such a link: the seat moves to this browser."""
    room = await room_of(request)
    visitor = visitor_of(request)
    if room.table.seat_of(visitor.keys) is not None:
        raise TableError("seated", "This browser already has a seat at this table.")
    links: dict[str, Link] = request.app.state.links
    async with room.lock:
        link = links.get(request.path_params["code"])
        if link is None or not link.opens(room.table):
            raise TableError("old_link", "This link has been used or has expired. Create a new one.")
        if not room.table.may_sit(visitor.keys, link.seat):
            raise TableError("seen_a_hand", "This browser has seen another hand in this game, so it can only watch.")
        key = new_key(request)
        await room.usher.change(entries.Sat(link.seat, room.table.chairs[link.seat].name, hashed(key)))
        room.people.sit_down(link.seat, hashed(key))
        room.requests.withdraw(visitor)
        links.pop(request.path_params["code"], None)
    return keeping(json({"seat": link.seat}), request, key)


@answering
async def get_record(request: Request) -> Response:
    """The record of a game that is over, as a file."""
    room = await room_of(request)
    house: House = request.app.state.house
    name = f'attachment; filename="lastcall-{room.table.id}.json"'
    record = await house.written_record(room, address_of(request))
    return Response(record, media_type="application/json", headers={"Content-Disposition": name})


@answering
async def get_chronicle(request: Request) -> Response:
    """The story of a game that is over."""
    house: House = request.app.state.house
    return json(await house.chronicle(await room_of(request), address_of(request)))


@answering
async def get_told(request: Request) -> Response:
    """The log of a game that is over, also of one that was played under other rules."""
    house: House = request.app.state.house
    return json(await house.told(await room_of(request), address_of(request)))


# --- books


@answering
async def get_cards(request: Request) -> Response:
    """Every card, its text and where it comes from."""
    return book(request, books.cards)


@answering
async def get_rules(request: Request) -> Response:
    """Every rule in our words."""
    return book(request, books.rules)


@functools.cache
def printed(pages_of: Callable[[], Any], packed: bool) -> bytes:
    """A whole book as JSON, written once."""
    text: bytes = msgspec.json.encode(pages_of())
    return gzip.compress(text, mtime=0) if packed else text


def book(request: Request, pages_of: Callable[[], Any]) -> Response:
    """A book, packed if the browser can unpack it."""
    return packed(request, printed(pages_of, takes_gzip(request.headers)))


def packed(request: Request, text: bytes) -> Response:
    """A long JSON document that is packed if the browser can unpack it."""
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if takes_gzip(request.headers) else {})}
    return Response(text, media_type="application/json", headers=headers)


def takes_gzip(headers: Headers) -> bool:
    """Whether the browser unpacks what is sent to it."""
    return "gzip" in headers.get("accept-encoding", "")


# --- pages


def pages() -> Path:
    """The folder of the built client."""
    return Path(str(resources.files("lastcall").joinpath("_web")))


@answering
async def front(request: Request) -> Response:
    """The client; it finds its own way from the address."""
    page = pages() / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else NO_PAGES
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


class Assets(StaticFiles):
    """Files whose names change with what is in them; packed once, when the pages are built."""

    async def check_config(self) -> None:
        """Accept that there are no files while the pages are not built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or 404."""
        try:
            return await self.found(path, scope)
        except (OSError, ValueError):  # No file can be called that.
            raise HTTPException(404) from None

    async def found(self, path: str, scope: Scope) -> Response:
        """The packed file where there is one and the browser can read it."""
        packed, found = self.lookup_path(f"{path}.gz")
        if found is not None and takes_gzip(Headers(scope=scope)):
            plain, there = self.lookup_path(path)
            if there is not None:
                kind = FileResponse(plain).media_type
                response: Response = FileResponse(packed, media_type=kind, headers={"Content-Encoding": "gzip"})
            else:
                response = await super().get_response(path, scope)
        else:
            response = await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def create_app(
    store: Store, limits: Limits | None = None, public: str = "", readers: Readers | None = None
) -> Starlette:
    """The whole server on one store, which it closes when it stops.

    `public`: where people open it. `readers`: who may read metrics; None: there are none.
    """
    hosts = Hosts(public)

    def offered() -> Choices:
        return msgspec.structs.replace(choices(), public=public)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        gc.set_threshold(*SELDOM)
        app.state.house = House(store, limits)
        app.state.keys = Keys(store.secret("keys", lambda: secrets.token_hex(32)))
        app.state.doorkeeper = Doorkeeper(app.state.house.limits)
        app.state.links = {}
        app.state.choices = offered
        tasks = [
            asyncio.create_task(app.state.house.wake_up()),
            asyncio.create_task(app.state.house.keep_tidy()),
            asyncio.create_task(app.state.doorkeeper.lateness.watch()),
        ]
        yield {"doorkeeper": app.state.doorkeeper}  # Connections are counted before anything is asked of the app.
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await app.state.house.close()

    return Starlette(
        routes=[
            Route("/health", health),
            *([Route("/metrics", functools.partial(get_metrics, readers))] if readers is not None else []),
            Route(PUBLISHED, get_key),
            Route("/api/choices", get_choices),
            Route("/api/cards", get_cards),
            Route("/api/rules", get_rules),
            Route("/api/games", get_games),
            Route("/api/tables", get_tables, methods=["GET"]),
            Route("/api/tables", post_table, methods=["POST"]),
            Route("/api/tables/{room}", get_table),
            Route("/api/tables/{room}/sit", post_sit, methods=["POST"]),
            Route("/api/tables/{room}/record", get_record),
            Route("/api/tables/{room}/chronicle", get_chronicle),
            Route("/api/tables/{room}/told", get_told),
            Route("/api/tables/{room}/link", post_link, methods=["POST"]),
            Route("/api/tables/{room}/move/{code}", post_move, methods=["POST"]),
            WebSocketRoute("/ws/tables/{room}", table_socket),
            Mount("/assets", Assets(directory=pages() / "assets", check_dir=False)),
            Route("/", front),
        ],
        middleware=[Middleware(Guarded, hosts=hosts), Middleware(Door, hosts=hosts)],
        lifespan=lifespan,
    )
