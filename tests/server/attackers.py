"""What attackers and their victims have in common."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import websockets

from lastcall.server.room.table import Table
from lastcall.server.store.store import Store
from tests.server.tables import Person, Served, serving
from tests.waiting import A_LOOK, STUCK, Patience


def at_server(
    test: Callable[[Served], Awaitable[None]], database: str | Path | Store = ":memory:", **limits: Any
) -> None:
    """Run a test at a server of its own."""

    async def run() -> None:
        async with serving(database, **limits) as served:
            await test(served)

    asyncio.run(run())


async def in_a_game(served: Served, *names: str, bots: int = 2, **choices: Any) -> tuple[str, list[Person]]:
    """A table in its game: people who are asked in every window, and bots that answer at once."""
    people = [Person(served, name) for name in names]
    strict = {"level": "random", "quick_responses": False, **choices}
    room = await people[0].open_table(seats=len(names) + bots, bots=bots, **strict)
    for person in people[1:]:
        await person.sit(room)
    for person in people:
        await person.connect(room)
        await person.until(lambda state: True)
    await people[0].do("start")
    for person in people:
        await person.until(playing)
    return room, people


def playing(state: dict[str, Any]) -> bool:
    """The game has begun."""
    return bool(state["table"]["state"] == "playing")


def asked(state: dict[str, Any]) -> bool:
    """Whether this seat has a question that it has not answered."""
    return state["prompt"] is not None and not state["prompt"]["said"]


async def answer(person: Person, option: int = -1) -> None:
    """Say something to the question."""
    prompt = person.state["prompt"]
    chosen = prompt["options"][prompt["default"] if option < 0 else option % len(prompt["options"])]
    await person.do("say", number=prompt["number"], answer=chosen["answer"])


async def settled(person: Person) -> int:
    """The number of a question that stays until it is answered.

    Before somebody moves, a bot may still play a card: whoever comes while it decides sees a question that goes again.
    """
    while True:
        number = (await person.until(asked))["prompt"]["number"]
        state = await person.catch_up()
        if asked(state) and state["prompt"]["number"] == number:
            return int(number)


async def refused(person: Person, what: str, **more: Any) -> str:
    """Try something that is not allowed; the code of the refusal."""
    before = len(person.problems)
    await person.do(what, **more)
    while len(person.problems) == before:
        await person.hear()
    return str(person.problems[-1]["code"])


async def thrown_out(person: Person) -> int:
    """Listen until the house ends the connection; the code it gives."""
    try:
        while True:
            await person.hear()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def look_until(wanted: Callable[[], object], what: str, moves: Callable[[], object] = lambda: None) -> None:
    """Look again and again, while the loop goes on."""
    patience = Patience(what, moves)
    while not wanted():
        patience.check()
        await asyncio.sleep(A_LOOK)


def again(person: Person, served: Served) -> Person:
    """The same browser at a house that has opened anew."""
    twin = Person(served, person.name)
    twin.http.cookies = person.http.cookies
    return twin


def rows(database: Path, what: str = "") -> int:
    """How many entries are on the disk, or how many of one sort."""
    with contextlib.closing(sqlite3.connect(database)) as reader:
        like = f'%"what":"{what}%'
        found = reader.execute("select count(*) from entry where cast(body as text) like ?", (like,)).fetchone()
    return int(found[0])


def on_the_disk(database: Path, room: str) -> Table:
    """A table as another process would read it."""
    with contextlib.closing(sqlite3.connect(database)) as reader:
        found = reader.execute("select at, body from entry where room = ? order by seq", (room,)).fetchall()
        words = reader.execute("select body from value where room = ?", (room,)).fetchall()
    return Table.replay(room, found, (body for (body,) in words))


@contextlib.contextmanager
def bad_disk(database: Path, entry: str = "1") -> Iterator[None]:
    """As long as this lasts, entries like this cannot be written, nor can the pulse of the house."""
    with contextlib.closing(sqlite3.connect(database, timeout=STUCK)) as breaker:
        for table, when in (("entry", entry), ("value", entry), ("house", "new.name = 'pulse'")):
            breaker.execute(
                f"create trigger bad_{table} before insert on {table} when {when} "
                "begin select raise(abort, 'disk I/O error'); end"
            )
        breaker.commit()
        try:
            yield
        finally:
            for table in ("entry", "value", "house"):
                breaker.execute(f"drop trigger bad_{table}")
            breaker.commit()


async def raw(port: int, sent: bytes, most: int = -1) -> bytes:
    """What comes back for some bytes, until the house closes the connection or so much has come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        async with asyncio.timeout(STUCK):
            return await reader.read(most)
    except ConnectionError:
        return b""
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
