"""A real server on loopback, and people who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import uvicorn
import websockets

from lastcall.fairness import Sealed, seal
from lastcall.server.app import create_app
from lastcall.server.metrics import Readers
from lastcall.server.net.connections import settings
from lastcall.server.net.limits import Limits
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Store
from tests.waiting import A_LOOK, STUCK, Patience

FRIENDLY = {
    "messages_a_second": 10_000.0,
    "messages_of_one": 1e6,
    "changes_a_second": 1e6,
    "changes_of_one": 1e6,
    "keys_an_hour": 1_000_000,
    "requests_a_second": 1e6,
    "requests_of_seat": 1e6,
    "requests_of_seats": 1e6,
    "refusal": 0.0,
    "all_paces": True,
}
"""For tests in which people are as fast as programs."""


PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody speaks TLS here, and else every client would read all the certificates of the machine."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def merged(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A state with what has changed of it, as a page does it."""
    public, own = dict(change["public"]), dict(change["own"])
    new = {**state, "log": [], "table": public.pop("table", state["table"])}
    new["falls"] = public.pop("falls", state["falls"])
    if state["view"] is not None:
        view = dict(state["view"])
        seats = list(view["seats"])
        for seat, shown in public.pop("seats", {}).items():
            seats[int(seat)] = shown
        if "hands" in own:
            hands = own.pop("hands")
            seats = [{**shown, "cards": hands.get(str(seat), [])} for seat, shown in enumerate(seats)]
        view |= {"seats": seats, "table": public.pop("stack", view["table"])} | public
        view |= {name: own.pop(name) for name in ("hand", "looking_at") if name in own}
        new["view"] = view
    words = state["words"] | own.pop("words", {})
    new["words"] = {key: told for key, told in words.items() if key in {str(one["id"]) for one in lying(new)}}
    if "said" in own:
        new["prompt"] = {**new["prompt"], "said": own.pop("said")}
    return new | own


def lying(state: dict[str, Any]) -> list[dict[str, Any]]:
    """What lies in the middle of the table."""
    return state["view"]["table"] if state["view"] is not None else []


class Served:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []
        """Whoever has been here."""


@contextlib.asynccontextmanager
async def serving(
    database: str | Path | Store = ":memory:",
    proxies: tuple[str, ...] = (),
    public: str = "",
    readers: Readers | None = None,
    **limits: Any,
) -> AsyncIterator[Served]:
    """A server in this process, with the limits of the house unless a test says otherwise."""
    store = SqliteStore(database) if isinstance(database, str | Path) else database
    port = free_port()
    allowed = Limits(**{**FRIENDLY, **limits})
    config = uvicorn.Config(
        create_app(store, allowed, public, readers),
        host="127.0.0.1",
        port=port,
        lifespan="on",
        **settings(allowed, proxies),
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    patience = Patience("the server to start")
    while not server.started:
        assert not task.done(), "the server ended before it started"
        patience.check()
        await asyncio.sleep(A_LOOK)
    served = Served(port)
    try:
        yield served
    finally:
        for person in served.people:
            await person.leave()
        server.should_exit = True
        await task


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, served: Served, name: str = "", address: str = "") -> None:
        self.served = served
        self.name = name
        self.headers = {"X-Forwarded-For": address} if address else {}
        """Where they are, as a proxy says it; the server must trust the proxy."""
        self.http = httpx.AsyncClient(base_url=served.address, timeout=STUCK, verify=PLAIN, headers=self.headers)
        self.socket: Any = None
        self.state: dict[str, Any] = {}
        self.problems: list[dict[str, Any]] = []
        self.log: list[str] = []
        self.frames: list[tuple[str, dict[str, Any]]] = []
        """Everything that came over the socket, as it came, and the state it led to."""
        self.sealed: Sealed | None = None
        """This browser's part of the seed."""
        served.people.append(self)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        """A request of the lobby."""
        return await self.http.post(path, content=msgspec.json.encode(body if body is not None else {}))

    async def open_table(self, **choices: Any) -> str:
        """A table of one's own; its id. Bots answer at once, and people have as long as a busy machine needs."""
        answer = await self.post("/api/tables", {"player": self.name, "pace": "patient", **choices})
        assert answer.status_code == 201, answer.text
        room: str = answer.json()["id"]
        return room

    async def sit(self, room: str, seat: int | None = None) -> int:
        """Take a seat."""
        answer = await self.post(f"/api/tables/{room}/sit", {"player": self.name, "seat": seat})
        assert answer.status_code == 200, answer.text
        found: int = answer.json()["seat"]
        return found

    async def connect(self, room: str, **headers: str) -> None:
        """Look at a table."""
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.served.port}/ws/tables/{room}",
            additional_headers={**self.headers, **({"Cookie": cookies} if cookies else {}), **headers},
            open_timeout=STUCK,
            ping_interval=None,
            max_queue=None,  # Whoever leaves with news unread would wait ten seconds for the goodbye of the house.
        )

    async def hear(self) -> dict[str, Any]:
        """The next news; without any for a long time, the table is stuck."""
        async with asyncio.timeout(STUCK):
            frame = await self.socket.recv()
        text = frame if isinstance(frame, str) else frame.decode()
        news: dict[str, Any] = msgspec.json.decode(text)
        if news["is"] == "problem":
            self.problems.append(news)
            return news
        if news["is"] == "change":
            news = merged(self.state, news)
        self.state = news
        self.frames.append((text, news))
        self.log += [line["text"] for line in news["log"]]
        return news

    async def until(self, wanted: Any) -> dict[str, Any]:
        """Hear news until the state is as wanted, however many it takes."""
        while not self.state or not wanted(self.state):
            await self.hear()
        return self.state

    async def catch_up(self) -> dict[str, Any]:
        """Hear all that is on its way: a table does one thing at a time, so what came before new orders is told."""
        mark = self.state["orders"]["quiet_until_turn"] - 1  # A turn long ago: it orders nothing.
        await self.do("order", orders={"quiet_until_turn": mark})
        return await self.until(lambda state: state["orders"]["quiet_until_turn"] == mark)

    async def do(self, what: str, **more: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode({"do": what, **more}).decode())

    async def commit(self) -> Sealed:
        """Put something into the seed."""
        self.sealed = seal()
        await self.do("commit", commitment=self.sealed.commitment)
        return self.sealed

    async def open_up(self) -> None:
        """In the deal: say what it was."""
        assert self.sealed is not None
        await self.until(lambda state: state["table"]["state"] == "dealing")
        await self.do("open", value=self.sealed.value, salt=self.sealed.salt)

    async def leave(self) -> None:
        """Close the page."""
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()
