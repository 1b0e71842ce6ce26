"""Whatever comes over the socket, the table is unharmed and people are told what was wrong."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
import websockets

from tests.server.tables import Person, serving


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "unreadable"),
        ("[]", "unreadable"),
        ('{"do":"dance"}', "unreadable"),
        ('{"do":"say","number":1}', "unreadable"),
        ('{"do":"say","number":1,"answer":"pass"}', "unreadable"),
        ('{"do":"say","number":1,"answer":[0]}', "not_playing"),
        ('{"do":"pick","character":"Nobody"}', "unknown"),
        ('{"do":"pick","character":"/etc/passwd.toml"}', "unknown"),
        ('{"do":"seat_bot","seat":99,"level":"random"}', "seat_taken"),
        ('{"do":"unseat","seat":-3}', "nobody_there"),
        ('{"do":"play_again"}', "not_over"),
    ],
)
def test_a_message_that_makes_no_sense(message: str, code: str) -> None:
    async def test() -> None:
        async with serving() as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2)
            await ann.connect(room)
            await ann.socket.send(message)
            while not ann.problems:
                await ann.hear()
            assert ann.problems[0]["code"] == code
            assert len(ann.problems[0]["message"]) > 10
            await ann.do("pick", character="Bryn")
            await ann.until(lambda state: state["table"]["chairs"][0]["character"] == "Bryn")
            await ann.leave()

    asyncio.run(test())


async def closed_with(person: Person) -> int:
    """The code the server ends the connection with."""
    try:
        while True:
            await person.hear()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_floods_and_giants_end_the_connection_and_nothing_else() -> None:
    async def test() -> None:
        async with serving(messages_a_second=5, excess=0.5) as served:
            ann, eve = Person(served, "Ann"), Person(served)
            room = await ann.open_table(seats=2)
            await eve.connect(room)
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(100):
                    await eve.do("pick", character="Bryn")
            assert await closed_with(eve) == 1008
            await ann.connect(room)
            await ann.do("pick", character="Bryn")
            await ann.socket.send("x" * 5000)
            assert await closed_with(ann) == 1009
            await ann.connect(room)
            await ann.until(lambda state: state["table"]["chairs"][0]["character"] == "Bryn")
            large = await ann.post("/api/tables", {"player": "x" * 10_000})
            assert large.json()["code"] == "too_large"
            await ann.leave()

    asyncio.run(test())


def test_spectators_do_nothing() -> None:
    async def test() -> None:
        async with serving() as served:
            ann, eve = Person(served, "Ann"), Person(served)
            room = await ann.open_table(seats=2)
            await eve.connect(room)
            await eve.do("start")
            while not eve.problems:
                await eve.hear()
            assert eve.problems[0]["code"] == "no_seat"
            assert eve.state["seat"] == -1
            lost = Person(served)
            await lost.connect("nowhere")
            await lost.hear()
            assert lost.problems[0]["code"] == "no_table"
            for person in (ann, eve, lost):
                await person.leave()

    asyncio.run(test())
