"""Durable before told: a server killed at any moment has lost nothing that anybody saw."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from lastcall.engine.core.version import RULES_VERSION
from lastcall.server import entries
from lastcall.server.house import House
from lastcall.server.log import Log
from lastcall.server.table import Table
from lastcall.server.wire import NewTable
from tests.server.tables import PATIENCE, Person, Served, free_port, serving

PROGRAM = "import sys, uvicorn; from lastcall.server.app import create_app; "
PROGRAM += "uvicorn.run(create_app(sys.argv[1], messages_a_second=1e6), port=int(sys.argv[2]), log_level='error')"


async def started(database: Path, port: int) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(database), str(port)], env={**os.environ})
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                break
            except OSError:
                await asyncio.sleep(0.05)
    writer.close()
    await writer.wait_closed()
    return process


def public(state: dict[str, Any]) -> tuple[object, ...]:
    """What a seat sees of the game, apart from the time that is left."""
    return state["view"], state["prompt"], state["table"]["chairs"], state["seat"]


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_server_goes_on_in_the_middle_of_a_response(seed: int, tmp_path: Path) -> None:
    async def test() -> None:
        chance = random.Random(seed)
        database, port = tmp_path / "tables.db", free_port()
        process = await started(database, port)
        ann, ben = Person(Served(port), "Ann"), Person(Served(port), "Ben")
        room = await ann.open_table(seats=3, bots=1, level="random", modules=["sea"], pace="relaxed")
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
        await ann.do("start")
        await ann.until(lambda state: state["table"]["state"] == "playing")
        for _ in range(40 + 17 * seed):
            await anyone_answers((ann, ben), chance)
        while True:
            await quiet(ann)
            await quiet(ben)
            if not ann.state["waiting"] or {0, 1} & set(ann.state["waiting"]["seats"]):
                break  # It is not the bot's move: nothing happens by itself now.
        before = (public(ann.state), public(ben.state))
        process.send_signal(signal.SIGKILL)
        process.wait()
        process = await started(database, port)
        try:
            for person in (ann, ben):
                await person.connect(room)
                person.state, person.log = {}, []
                await person.until(lambda state: state["view"] is not None)
                await quiet(person)
            assert (public(ann.state)[0], public(ben.state)[0]) == (before[0][0], before[1][0]), "the same table"
            for _ in range(30):
                await anyone_answers((ann, ben), chance)
        finally:
            for person in (ann, ben):
                await person.leave()
            process.terminate()
            process.wait()

    asyncio.run(test())


async def quiet(person: Person) -> None:
    """Hear what is still on its way."""
    while True:
        try:
            async with asyncio.timeout(0.3):
                await person.hear()
        except TimeoutError:
            return


async def anyone_answers(people: tuple[Person, ...], chance: random.Random) -> None:
    """One of them answers something, as soon as somebody is asked."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for person in people:
            if person.state.get("table", {}).get("state") == "over":
                return
            asked = person.state.get("prompt")
            if asked and not asked["said"]:
                option = chance.choice(asked["options"])
                await person.do("say", number=asked["number"], answer=option["answer"])
                asked["said"] = True
                return
        for person in people:
            try:
                async with asyncio.timeout(0.02):
                    await person.hear()
            except TimeoutError:
                continue
    raise AssertionError("nobody was asked anything")


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        log = Log(tmp_path / "log.db")
        await asyncio.gather(*(log.append(f"room {n % 7}", n // 7, b"%d" % n) for n in range(700)))
        other = sqlite3.connect(tmp_path / "log.db")
        assert other.execute("select count(*) from entry").fetchone() == (700,)
        assert log.entries("room 3") == [b"%d" % n for n in range(3, 700, 7)]
        with pytest.raises(sqlite3.IntegrityError):
            await log.append("room 3", 0, b"again")
        results = await asyncio.gather(
            log.append("room 3", 1, b"again"), log.append("room 9", 0, b"new"), return_exceptions=True
        )
        assert isinstance(results[0], sqlite3.IntegrityError)
        assert results[1] is None, "one wrong entry does not take the others with it"
        assert log.connection.execute("pragma synchronous").fetchone() == (2,)
        log.close()

    asyncio.run(test())


def test_a_table_of_other_rules_is_kept_but_not_continued(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "old.db"
        log = Log(database)
        await log.append("old", 0, entries.write(entries.Opened("Old", 2, "brisk", rules_version="0")))
        await log.append("old", 1, entries.write(entries.Sat(0, "Ann", "key")))
        await log.append("old", 2, entries.write(entries.Started(("Oda", "Pell"), 1)))
        await log.append("old", 3, entries.write(entries.Said(((0, (9, 9)),))))
        log.close()
        async with serving(database) as served:
            ann = Person(served, "Ann")
            table = (await ann.http.get("/api/tables/old")).json()
            assert (table["state"], table["rules_version"]) == ("old", "0")
            assert table["chairs"][0]["name"] == "Ann"
            refused = await ann.post("/api/tables/old/sit", {"player": "Ann"})
            assert refused.json()["code"] == "old_table"
            await ann.leave()
        assert RULES_VERSION != "0"

    asyncio.run(test())


def test_tables_nobody_comes_back_to_are_cleared_away(tmp_path: Path) -> None:
    async def test() -> None:
        log = Log(tmp_path / "tables.db")
        await log.append("here", 0, entries.write(entries.Opened("Here", 2, "brisk")))
        await log.append("gone", 0, entries.write(entries.Opened("Gone", 2, "brisk")))
        log.connection.execute("update entry set at = at - 1000 where room = 'gone'")
        house = House(log, keep=500)
        await house.wake_up()
        assert set(house.rooms) == {"here"}
        assert [room for room, _ in log.rooms()] == ["here"]
        log.close()

    asyncio.run(test())


def test_a_table_is_its_log() -> None:
    async def test() -> None:
        log = Log()
        house = House(log)
        room = await house.open(NewTable(seats=3, bots=2))
        await house.sit(room, "Ann", "key", None)
        await house.start(room)
        twin = Table.replay(room.table.id, log.entries(room.table.id))
        assert twin.game is not None
        assert room.table.game is not None
        assert twin.game.to_json() == room.table.game.to_json()
        assert twin.chairs == room.table.chairs
        room.stop_clock()
        log.close()

    asyncio.run(test())
