"""Bytes that change by themselves, files that vanish, and databases of older releases."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lastcall.server.house import House
from lastcall.server.store import database as database_module
from lastcall.server.store import entries
from lastcall.server.store.database import FIRST, VERSION
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append, StoreDamaged, StoreError, Value
from lastcall.server.wire import NewTable
from tests.server.attackers import at_server, in_a_game, on_the_disk
from tests.server.played import finished_log
from tests.server.tables import Person, Served, free_port
from tests.server.test_durable import started
from tests.server.test_serve import COMMAND
from tests.waiting import STUCK

FLIPS = 150
Contents = tuple[list[tuple[float, bytes]], list[bytes]]


async def filled(database: Path) -> None:
    """A few tables with values, in several states."""
    store = SqliteStore(database)
    store.secret("keys", lambda: "k" * 64)
    chance = random.Random(5)
    for number in range(5):
        table, state = f"table{number}", "over" if number % 2 else "playing"
        words = [Value(0, "ordered", chance.randbytes(30)), Value(1, "spoke", chance.randbytes(30))]
        await store.append(Append(table, 0, [chance.randbytes(60) for _ in range(30)], "gathering", 1.5, words))
        await store.append(Append(table, 30, [chance.randbytes(60) for _ in range(10)], state, 2.5))
        await store.append(Append(table, 40, [chance.randbytes(60) for _ in range(3)], state, 2.5))
    await store.finish()


def contents(store: SqliteStore, table: str) -> Contents | None:
    """Everything that is stored of a table; None if it is damaged."""
    try:
        return [*store.entries(table)], store.values(table)
    except StoreDamaged:
        return None


def flipped(database: Path, good: bytes, place: int, bit: int) -> None:
    """The database with one bit changed, and no traces of an earlier one."""
    for file in database.parent.iterdir():
        file.unlink()
    database.write_bytes(good[:place] + bytes([good[place] ^ 1 << bit]) + good[place + 1 :])


def found_in(database: Path) -> tuple[set[str], str, dict[str, Contents | None], dict[str, str]]:
    """What a house finds: damaged tables, damage to the whole file, what there is to read, and states."""
    store = SqliteStore(database)
    try:
        damaged = {table for table in store.check() if table}
        states = {one.id: one.state for one in store.tables()}
        return damaged, store.damage, {f"table{n}": contents(store, f"table{n}") for n in range(5)}, states
    except StoreDamaged as error:
        return set(), str(error), {}, {}
    finally:
        store.close()


def test_a_flipped_bit_anywhere_changes_nothing_or_is_found(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(filled(database))
    good = database.read_bytes()
    damaged, whole, wanted, listed = found_in(database)
    assert (damaged, whole) == (set(), "")
    chance = random.Random(11)
    outcomes = {"refused": 0, "whole": 0, "one": 0, "several": 0, "nothing": 0}
    for _ in range(FLIPS):
        flipped(database, good, chance.randrange(len(good)), chance.randrange(8))
        try:
            damaged, whole, read, states = found_in(database)
        except StoreError:
            outcomes["refused"] += 1
            continue
        if whole:
            outcomes["whole"] += 1
            continue
        outcomes["one" if len(damaged) == 1 else "several" if damaged else "nothing"] += 1
        for table, was in wanted.items():
            assert table in damaged or read[table] == was, "as it was, or set aside"
            assert states[table] in (listed[table], ""), "as it was, or worked out anew from the entries"
    assert outcomes["one"] > FLIPS / 4, outcomes
    assert outcomes["several"] < FLIPS / 20, outcomes


@pytest.mark.parametrize(
    ("change", "all_of_it"),
    [
        ("update entry set body = x'00' where room = 'table1' and seq = 20", False),
        ("update entry set at = 9.0 where room = 'table1' and seq = 20", False),
        ("update entry set sum = null where room = 'table1' and seq = 20", False),
        ("update entry set sum = null where room = 'table1'", False),
        ("delete from entry where room = 'table1' and seq = 42", False),
        ("delete from entry where room = 'table1' and seq > 4", False),
        ("update value set body = x'00' where room = 'table1' and seat = 0", False),
        ("update value set seat = 3 where room = 'table1' and seat = 0", False),
        ("update entry set room = 'tableX' where room = 'table1'", True),
        ("update room set room = 'tableX' where room = 'table1'", True),
        ("update value set room = 'tableX' where room = 'table1' and seat = 0", True),
        (
            "update entry set body = (select body from entry where room = 'table2' and seq = 20),"
            " sum = (select sum from entry where room = 'table2' and seq = 20) where room = 'table1' and seq = 20",
            False,
        ),
    ],
)
def test_what_is_not_as_it_was_written_is_found(change: str, all_of_it: bool, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(filled(database))
    _, _, wanted, _ = found_in(database)
    with contextlib.closing(sqlite3.connect(database)) as writer:
        assert writer.execute(change).rowcount
        writer.commit()
    damaged, whole, read, _ = found_in(database)
    assert bool(whole) == all_of_it
    assert damaged - {"tableX"} <= {"table1"}
    assert damaged
    assert all(read[table] == was for table, was in wanted.items() if table != "table1")


def test_how_a_table_is_listed_follows_from_its_entries(tmp_path: Path) -> None:
    """A row of the list that is damaged loses no game, and removes none."""
    database = tmp_path / "tables.db"

    async def test() -> None:
        first = House(SqliteStore(database))
        room = (await first.open(NewTable(seats=3))).table.id
        await first.close()
        for change in ("idle = 1e300", "state = 'over'", "state = cast(x'ff' as text)", "entries = 99"):
            with contextlib.closing(sqlite3.connect(database)) as writer:
                writer.execute(f"update room set {change}")
                writer.commit()
            house = House(SqliteStore(database))
            assert house.store.tables() == [(room, "", 0)]
            await house.wake_up()
            await house.tidy(1)
            assert [*house.rooms] == [room]
            assert not house.unreadable
            assert house.store.tables() == [(room, "gathering", 1)]
            await house.close()

    asyncio.run(test())


def test_a_damaged_table_is_set_aside_and_a_finished_one_is_found_without_being_asked_for(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def fill() -> None:
        store = SqliteStore(database)
        log = finished_log()
        for number in range(3):
            await store.append(Append(f"played{number}", 0, log, "over", 1.0))
        await store.finish()

    asyncio.run(fill())
    data = bytearray(database.read_bytes())
    for number in (1, 2):
        # Where a page of this table alone is, in the middle of an answer.
        place = data.index(b"said", data.rindex(b"played%d" % number))
        data[place + 1] ^= 4
    database.write_bytes(data)

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        health: dict[str, Any] = {"unreadable": 0}
        async with asyncio.timeout(STUCK):
            while health["unreadable"] < 2:
                health = (await ann.http.get("/health")).json()
        assert (health["ok"], health["unreadable"]) == (True, 2)
        codes = [(await ann.http.get(f"/api/tables/played{number}")).status_code for number in range(3)]
        assert codes == [200, 410, 410]

    at_server(test, database)


def test_what_concerns_all_tables_is_said_by_health(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    asyncio.run(filled(database))
    with contextlib.closing(sqlite3.connect(database)) as writer:
        (page,) = writer.execute("select rootpage from sqlite_master where name = 'value'").fetchone()
        (size,) = writer.execute("pragma page_size").fetchone()
    data = bytearray(database.read_bytes())
    data[(page - 1) * size + 3] ^= 2  # How many rows there are on the page.
    database.write_bytes(data)

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        health: dict[str, Any] = {"ok": True}
        async with asyncio.timeout(STUCK):
            while health["ok"]:
                health = (await ann.http.get("/health")).json()
        assert "the database is damaged" in health["disk"]
        room = await ann.open_table(seats=2)
        assert (await ann.http.get(f"/api/tables/{room}")).status_code == 200

    at_server(test, database)


def test_a_damaged_secret_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Everybody would lose their seats."""
    database = tmp_path / "tables.db"
    asyncio.run(filled(database))
    with contextlib.closing(sqlite3.connect(database)) as writer:
        writer.execute("update house set value = 'x' || value where name = 'keys'")
        writer.commit()
    done = subprocess.run(
        [*COMMAND, "--port", str(free_port()), "--database", str(database)],
        capture_output=True,
        text=True,
        timeout=STUCK,
        check=False,
    )
    assert done.returncode == 2
    assert "the secret 'keys' is damaged; restore a backup" in " ".join(done.stderr.split())


# --- a journal that is gone


async def health_of(person: Person) -> tuple[int, str]:
    """What a monitor reads."""
    response = await person.http.get("/health")
    return response.status_code, response.json()["disk"]


def test_a_journal_that_is_deleted_while_it_is_in_use_is_noticed_and_nothing_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        room, (ann, _) = await in_a_game(served, "Ann", "Ben", bots=0)
        assert await health_of(ann) == (200, "")
        Path(f"{database}-wal").unlink()
        status, disk = await health_of(ann)
        assert status == 503
        assert "tables.db-wal was deleted or moved while it was in use; stop the server" in disk
        copy = tmp_path / "copy.db"
        copy.write_bytes(database.read_bytes())
        assert on_the_disk(copy, room).state == "playing", "the database itself has everything now"

    at_server(test, database)


@pytest.mark.parametrize("how", [Path.unlink, lambda path: path.rename(path.with_name("elsewhere.db"))])
def test_a_database_that_goes_away_while_it_is_in_use_is_noticed(how: Callable[[Path], object], tmp_path: Path) -> None:
    """The server played on as if nothing had happened, and after its next start everything was gone."""
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        _, (ann, _) = await in_a_game(served, "Ann", "Ben", bots=0)
        assert await health_of(ann) == (200, "")
        how(database)
        status, disk = await health_of(ann)
        assert status == 503
        assert "tables.db was deleted or moved while it was in use" in disk

    at_server(test, database)


@pytest.mark.parametrize("last", ["entry", "value"])
def test_a_journal_that_was_deleted_after_a_kill_is_noticed(last: str, tmp_path: Path) -> None:
    database, port = tmp_path / "tables.db", free_port()

    async def test() -> None:
        process = await started(database, port)
        served = Served(port)
        try:
            _, (ann, _) = await in_a_game(served, "Ann", "Ben", bots=0)
            if last == "value":
                await ann.catch_up()
            for again in (False, True):
                process.send_signal(signal.SIGKILL)
                process.wait()
                if again:
                    Path(f"{database}-wal").unlink()
                process = await started(database, port)
                status, disk = await health_of(ann)
                assert status == (503 if again else 200)
                assert ("what was written last is missing" in disk) == again
        finally:
            for person in served.people:
                await person.leave()
            process.kill()
            process.wait()

    asyncio.run(test())


# --- databases of older releases


def old_database(database: Path, *log: entries.AnyEntry) -> None:
    """A database as it was before there were checksums, with one table."""
    with contextlib.closing(sqlite3.connect(database)) as old, old:
        for statement in FIRST:
            old.execute(statement)
        bodies = enumerate(map(entries.write, log))
        old.executemany("insert into entry values ('old', ?, 1.0, ?)", bodies)
        old.execute("insert into room values ('old', 'playing', 7)")
        old.execute("insert into house values ('keys', 'secret')")


OLD = (
    entries.Opened("Old", 2, "brisk"),
    entries.Sat(0, "Ann", "a"),
    entries.Sat(1, "Ben", "b"),
    entries.Started(("Remy", "Tara"), 3),
    entries.OrdersGiven(1, entries.StandingOrders(only_if_affected=True)),
    entries.Extended(0, 1),
)


def answer_to(database: Path, query: str) -> list[Any]:
    """What is in the file."""
    with contextlib.closing(sqlite3.connect(database)) as reader:
        return reader.execute(query).fetchall()


def version_of(database: Path) -> int:
    """Which schema it has."""
    return int(answer_to(database, "pragma user_version")[0][0])


def test_an_old_database_is_brought_up_to_date_and_protected_from_then_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    old_database(database, *OLD)

    async def test() -> None:
        house = House(SqliteStore(database))
        assert version_of(database) == VERSION
        assert house.store.tables() == [("old", "playing", 7)]
        assert house.store.secret("keys", lambda: "other") == "secret"
        room = await house.find("old")
        assert room.table.running
        assert room.table.orders[1].only_if_affected, "words among the entries count"
        assert room.table.seq == len(OLD)
        async with room.lock:
            await room.stand_in(0, True)
            await room.order(1, entries.StandingOrders())
        await house.close()
        sums = answer_to(database, "select seq, sum is null from entry order by seq")
        assert [number for number, unprotected in sums if unprotected] == [*range(len(OLD))]
        assert len(sums) > len(OLD)
        house = House(SqliteStore(database))
        room = await house.find("old")
        assert room.table.chairs[0].stand_in
        assert not room.table.orders, "what was said last counts"
        await house.close()
        with contextlib.closing(sqlite3.connect(database)) as writer:
            writer.execute("update entry set at = 5.0 where seq = ?", (len(OLD),))
            writer.commit()
        store = SqliteStore(database)
        assert contents(store, "old") is None
        store.close()

    asyncio.run(test())


def test_an_update_that_fails_half_way_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"
    old_database(database, *OLD)
    before = answer_to(database, "select * from entry")
    monkeypatch.setattr(database_module, "CHECKSUMS", (*database_module.CHECKSUMS[:3], "alter table nothing add one"))
    with pytest.raises(StoreError, match="nothing"):
        SqliteStore(database)
    assert version_of(database) == 0
    assert answer_to(database, "select * from entry") == before
    monkeypatch.undo()
    SqliteStore(database).close()
    assert version_of(database) == VERSION


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(database)) as newer:
        newer.execute(f"pragma user_version = {VERSION + 1}")
        newer.execute("create table something (new)")
    with pytest.raises(StoreError, match="newer release"):
        SqliteStore(database)
    assert os.stat(database).st_size > 0
