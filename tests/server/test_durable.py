"""Durable before told: a server killed at any moment has lost nothing that anybody saw."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcall.cli.serve import left_behind
from lastcall.engine.core.version import RULES_VERSION
from lastcall.records import KeptLine
from lastcall.server.house import House
from lastcall.server.net.limits import Limits
from lastcall.server.room.table import Table
from lastcall.server.store import entries
from lastcall.server.store.database import FIRST
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import (
    Append,
    Store,
    StoreDamaged,
    StoredTable,
    StoreError,
    StoreUnavailable,
    TableGone,
)
from lastcall.server.wire import NewTable
from tests.server.tables import Person, Served, free_port, serving
from tests.waiting import A_LOOK, Patience

PROGRAM = """
import sys, uvicorn
from lastcall.server.app import create_app
from lastcall.server.net.connections import settings
from lastcall.server.net.limits import Limits
from lastcall.server.store.sqlite import SqliteStore
from tests.server.tables import FRIENDLY
limits = Limits(**FRIENDLY)
uvicorn.run(create_app(SqliteStore(sys.argv[1]), limits), port=int(sys.argv[2]), **settings(limits))
"""


async def started(database: Path, port: int) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(database), str(port)], env={**os.environ})
    patience = Patience("the server to start")
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            break
        except OSError:
            assert process.poll() is None, "the server ended before it started"
            patience.check()
            await asyncio.sleep(A_LOOK)
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
        room = await ann.open_table(seats=3, bots=1, level="random", modules=["sea"], quick_responses=False)
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
        await ann.do("start")
        await ann.until(lambda state: state["table"]["state"] == "playing")
        for _ in range(40 + 17 * seed):
            await anyone_answers((ann, ben), chance)
        while not await in_a_response((ann, ben)):
            await anyone_answers((ann, ben), chance)
        before = (public(ann.state), public(ben.state))
        process.send_signal(signal.SIGKILL)
        process.wait()
        process = await started(database, port)
        try:
            for person in (ann, ben):
                await person.connect(room)
                person.state, person.log = {}, []
                await person.until(lambda state: state["view"] is not None)
            await in_a_response((ann, ben))
            assert (public(ann.state)[0], public(ben.state)[0]) == (before[0][0], before[1][0]), "the same table"
            for _ in range(30):
                await anyone_answers((ann, ben), chance)
        finally:
            for person in (ann, ben):
                await person.leave()
            process.terminate()
            process.wait()

    asyncio.run(test())


async def in_a_response(people: tuple[Person, ...]) -> bool:
    """Whether the table waits for one of them in a window, so that nothing happens by itself; or the game is over."""
    states = [await person.catch_up() for person in people]
    if any(map(over, people)):
        return True
    in_step = len({state["view"]["number"] for state in states}) == 1
    waiting = states[0]["waiting"]
    return in_step and waiting is not None and waiting["kind"] == "window" and any(map(asked, people))


def over(person: Person) -> bool:
    """The game has ended."""
    return bool(person.state) and person.state["table"]["state"] == "over"


def asked(person: Person) -> dict[str, Any] | None:
    """What somebody is asked and has not answered."""
    prompt: dict[str, Any] | None = person.state.get("prompt")
    return prompt if prompt and not prompt["said"] else None


async def anyone_answers(people: tuple[Person, ...], chance: random.Random) -> None:
    """One of them answers something, as soon as somebody is asked."""
    while not any(over(person) or asked(person) for person in people):
        await anyone_hears(people)
    for person in people:
        if over(person):
            return
        if prompt := asked(person):
            option = chance.choice(prompt["options"])
            await person.do("say", number=prompt["number"], answer=option["answer"])
            prompt["said"] = True
            return


async def anyone_hears(people: tuple[Person, ...]) -> None:
    """Until one of them, at least, has news."""
    listening = [asyncio.create_task(person.hear()) for person in people]
    done, waiting = await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "tables.db"
        store = SqliteStore(database)
        await asyncio.gather(
            *(store.append(Append(f"room {n % 7}", n // 7, [b"%d" % n], "gathering", 1.0)) for n in range(700))
        )
        other = sqlite3.connect(database)
        assert other.execute("select count(*) from entry").fetchone() == (700,)
        assert [*store.entries("room 3")] == [(1.0, b"%d" % n) for n in range(3, 700, 7)]
        with pytest.raises(StoreError, match="UNIQUE constraint"):
            await store.append(Append("room 3", 0, [b"again"], "gathering", 1.0))
        results = await asyncio.gather(
            store.append(Append("room 3", 99, [b"new", b"again"], "gathering", 1.0)),
            store.append(Append("room 9", 0, [b"new"], "gathering", 1.0)),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreError)
        assert len([*store.entries("room 3")]) == 100, "all or nothing: the first of two is not there either"
        assert results[1] is None, "one wrong entry does not take the others with it"
        assert store.connection.execute("pragma synchronous").fetchone() == (2,)
        store.close()

    asyncio.run(test())


def test_nobody_waits_for_ever_for_what_is_no_batch_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        good = store.append(Append("room", 0, [b"new"], "gathering", 1.0))
        wrong: Any = "not a batch"
        results = await asyncio.gather(store.append(wrong), good, return_exceptions=True)
        assert isinstance(results[0], AttributeError)
        assert results[1] is None
        await store.finish()

    asyncio.run(test())


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files have no such mode")
def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    """It has all hands, and the key the server signs with; everybody could read it."""
    store = SqliteStore(tmp_path / "tables.db")
    store.commit([Append("a", 0, [b"x"], "over", 1.0)])
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == dict.fromkeys(("tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"), 0o600)
    store.close()


def test_a_store_speaks_of_its_own_errors(tmp_path: Path) -> None:
    """Nobody above it has to know what it is made of."""
    database = tmp_path / "tables.db"
    database.write_bytes(b"not a database, but long enough to look at" * 100)
    with pytest.raises(StoreDamaged, match="not a database"):
        SqliteStore(database)
    database.unlink()
    for path in (tmp_path, tmp_path / "nowhere" / "tables.db"):
        with pytest.raises(StoreUnavailable):
            SqliteStore(path)

    async def test() -> None:
        store = SqliteStore(database)
        await store.append(Append("here", 0, [b"first", b"second"], "gathering", 1.0))
        with pytest.raises(TableGone):
            await store.append(Append("gone", 1, [b"more"], "gathering", 1.0))
        store.connection.execute("delete from entry where seq = 0")
        with pytest.raises(StoreDamaged, match="missing"):
            [*store.entries("here")]
        store.connection.execute("drop table house")
        with pytest.raises(StoreUnavailable, match="no such table"):
            await store.pulse()
        with pytest.raises(StoreUnavailable, match="no such table"):
            store.secret("keys", str)
        store.close()
        with pytest.raises(StoreError, match="closed database"):
            store.tables()

    asyncio.run(test())


class MemoryStore(Store):
    """The shortest store there is: it forgets everything when the process ends."""

    def __init__(self) -> None:
        self.kept: dict[str, list[tuple[float, bytes]]] = {}
        self.said: dict[str, dict[tuple[int, str], bytes]] = {}
        self.listed: dict[str, StoredTable] = {}
        self.secrets: dict[str, str] = {}

    def tables(self) -> list[StoredTable]:
        return [*self.listed.values()]

    def state_of(self, table: str) -> str | None:
        return self.listed[table].state if table in self.listed else None

    def entries(self, table: str) -> Iterator[tuple[float, bytes]]:
        return iter(self.kept[table])

    def values(self, table: str) -> list[bytes]:
        return [*self.said.get(table, {}).values()]

    def check(self) -> Iterator[str]:
        return iter(())

    def first(self, table: str) -> bytes:
        return self.kept[table][0][1]

    def secret(self, name: str, make: Callable[[], str]) -> str:
        return self.secrets.setdefault(name, make())

    async def append(self, *batches: Append) -> None:
        for table, seq, *_ in batches:
            if seq and table not in self.kept:
                raise TableGone
            if seq != len(self.kept.get(table, [])):
                raise StoreError("that entry is written already")
        for table, _, bodies, state, at, values in batches:
            self.kept.setdefault(table, []).extend((at, body) for body in bodies)
            self.said.setdefault(table, {}).update({(seat, name): body for seat, name, body in values})
            self.listed[table] = StoredTable(table, state, 0)

    async def set_state(self, table: str, state: str) -> None:
        self.listed[table] = self.listed[table]._replace(state=state)

    async def add_idle(self, tables: Sequence[str], seconds: float) -> None:
        for table in tables:
            self.listed[table] = self.listed[table]._replace(idle=self.listed[table].idle + seconds)

    async def forget(self, table: str, idle: float = 0.0) -> bool:
        if self.listed[table].idle < idle:
            return False
        del self.listed[table], self.kept[table], self.said[table]
        return True

    async def pulse(self) -> None:
        pass

    async def finish(self) -> None:
        pass


def test_a_server_runs_on_any_store() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2, quick_responses=False)
            ben = Person(served, "Ben")
            await ben.sit(room)
            await ann.connect(room)
            await ann.do("start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.catch_up()  # Nothing happens now until somebody answers.
            before = public(ann.state)
            assert (await ann.http.get("/health")).json()["ok"]
            cookies = ann.http.cookies
        async with serving(store) as served:
            ann = Person(served, "Ann")
            ann.http.cookies = cookies
            await ann.connect(room)
            await ann.until(lambda state: state["view"] is not None)
            assert public(ann.state) == before

    asyncio.run(test())


async def written(
    store: SqliteStore, room: str, *log_entries: entries.AnyEntry, state: str = "gathering", ago: float = 0.0
) -> None:
    """A table as somebody else has written it."""
    await store.append(Append(room, 0, [entries.write(entry) for entry in log_entries], state, time.time() - ago))


TOLD = entries.packed_lines([KeptLine("Oda drinks", ("DRINK-13",), about=(0,), fact=msgspec.Raw(b'{"what":"Drank"}'))])


def test_a_table_of_other_rules_is_kept_but_not_continued(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "old.db"
        store = SqliteStore(database)
        begun = (
            entries.Opened("Old", 2, "brisk", rules_version="0", release="0.0.1"),
            entries.Sat(0, "Ann", "key"),
            entries.Started(("Oda", "Pell"), 1),
            entries.Said(((0, (9, 9)),)),
        )
        await written(store, "old", *begun, state="playing")
        await written(store, "secret", msgspec.structs.replace(begun[0], public=False), *begun[1:], state="playing")
        await written(store, "ended", *begun, entries.Ended("Oda has won", TOLD), state="over")
        assert left_behind(store) == [
            "2 running games were started under other rules and can't be continued by this release."
            " To finish them, serve the same database with lastcall 0.0.1."
        ]
        store.close()
        async with serving(database) as served:
            ann = Person(served, "Ann")
            table = (await ann.http.get("/api/tables/old")).json()
            assert (table["state"], table["rules_version"]) == ("old", "0")
            assert table["chairs"][0]["name"] == "Ann"
            assert (await ann.http.get("/api/tables/secret")).json()["state"] == "old"
            listed = (await ann.http.get("/api/tables")).json()["tables"]
            assert [one["id"] for one in listed] == ["old"], "what was for friends only stays so"
            refused = await ann.post("/api/tables/old/sit", {"player": "Ann"})
            assert refused.json()["code"] == "old_table"
            assert (await ann.http.get("/api/tables/old/record")).json()["code"] == "not_over"
            ended = (await ann.http.get("/api/tables/ended")).json()
            assert (ended["state"], ended["outcome"], ended["seed"]) == ("old", "Oda has won", "1")
            record = (await ann.http.get("/api/tables/ended/record")).json()
            assert record["told"] == [
                {"text": "Oda drinks", "rules": ["DRINK-13"], "about": [0], "fact": {"what": "Drank"}}
            ]
            told = (await ann.http.get("/api/tables/ended/told")).json()
            assert told == [{"text": "Oda drinks", "rules": ["DRINK-13"], "about": [0]}]
            assert (await ann.http.get("/api/tables/old/told")).json()["code"] == "not_over"
            assert (record["rules_version"], record["release"], record["answers"]) == ("0", "0.0.1", [[9, 9]])
            await ann.leave()
        assert RULES_VERSION != "0"

    asyncio.run(test())


def test_tables_nobody_comes_back_to_are_cleared_away_while_the_house_is_open(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        opened = entries.Opened("Here", 2, "brisk")
        begun = (opened, entries.Sat(0, "Ann", "key"), entries.Started(("Oda", "Pell"), 1))
        long_ago = 100 * 24 * 60 * 60.0
        await written(store, "empty", opened, ago=long_ago)
        await written(store, "over", *begun, state="over", ago=long_ago)
        await written(store, "running", *begun, state="playing", ago=long_ago)
        house = House(store, Limits(keep=500, keep_empty=50))
        await house.wake_up()
        await house.tidy(40)
        assert {one.id for one in store.tables()} == {"empty", "over", "running"}, "a clock alone clears nothing away"
        await house.tidy(40)
        assert {one.id for one in store.tables()} == {"over", "running"}
        for _ in range(3):
            await house.tidy(200)
        assert {one.id for one in store.tables()} == {"running"}, "a game that has begun is never cleared away"
        await house.close()

    asyncio.run(test())


def test_whoever_is_touched_is_not_idle_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        for number in range(2):
            await store.append(Append("here", number, [b"{}"], "gathering", 1.0))
        await store.add_idle(["here"], 40)
        assert store.tables() == [("here", "gathering", 40)]
        await store.append(Append("here", 2, [b"{}"], "gathering", 1.0))
        assert store.tables() == [("here", "gathering", 0)]
        await store.append(Append("here", 3, [b"{}", b"{}"], "playing", 1.0))
        assert store.tables() == [("here", "playing", 0)]
        await store.forget("here")
        await store.append(Append("here", 0, [b"{}"], "playing", 1.0))
        assert store.tables() == [("here", "playing", 0)]
        store.close()

    asyncio.run(test())


def test_tables_from_before_states_were_written_are_read_once(tmp_path: Path) -> None:
    async def test() -> None:
        begun = [entries.write(entry) for entry in (entries.Opened("Here", 2, "brisk"), entries.Sat(0, "Ann", "key"))]
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as old, old:
            old.execute(FIRST[0])
            old.executemany("insert into entry values ('old', ?, 1.0, ?)", enumerate(begun))
        store = SqliteStore(tmp_path / "tables.db")
        assert store.tables() == [("old", "", 0)]
        house = House(store)
        await house.wake_up()
        assert store.tables() == [("old", "gathering", 0)]
        await house.close()

    asyncio.run(test())


def test_a_table_is_its_log() -> None:
    async def test() -> None:
        store = SqliteStore()
        house = House(store)
        room = await house.open(NewTable(seats=3, bots=2))
        await house.sit(room, "Ann", "key", None)
        await house.start(room, 0)
        twin = Table.replay(room.table.id, store.entries(room.table.id))
        assert twin.game is not None
        assert room.table.game is not None
        assert twin.game.to_json() == room.table.game.to_json()
        assert twin.chairs == room.table.chairs
        room.clock.stop()
        store.close()

    asyncio.run(test())
