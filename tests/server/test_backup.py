"""`lastcall backup` and `lastcall restore`, also while a server runs and when they are killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lastcall.server.house import House
from lastcall.server.store import backup as copies
from lastcall.server.store.database import FIRST
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append, StoreDamaged, StoreError, StoreTaken, StoreUnavailable, Value
from lastcall.server.wire import NewTable
from tests.server.attackers import again, asked, in_a_game
from tests.server.tables import Person, Served, free_port, serving
from tests.server.test_durable import anyone_answers, public, started
from tests.waiting import STUCK

COMMAND = [sys.executable, "-c", "from lastcall.cli import main; main()"]
KILLED = """
import os, signal, sys
def dies(*given):
    os.kill(os.getpid(), signal.SIGKILL)
from lastcall.server.store import backup
where = sys.argv.pop(1)
setattr(os if where == "replace" else backup, where, dies)
from lastcall.cli import main
main()
"""
"""The command as it is, but killed where it calls this."""


def run(*words: str | Path, killed_at: str = "") -> subprocess.CompletedProcess[str]:
    """A command as an operator types it."""
    command = [sys.executable, "-c", KILLED, killed_at] if killed_at else COMMAND
    return subprocess.run([*command, *map(str, words)], capture_output=True, text=True, timeout=STUCK, check=False)


def tables(database: Path) -> dict[str, list[bytes]]:
    """Everything in a file, as a server reads it; the file and what belongs to it stay as they are."""
    copy = database.parent / "look" / database.name
    copy.parent.mkdir(exist_ok=True)
    for file in copy.parent.iterdir():
        file.unlink()
    for end in ("", "-wal"):
        if Path(f"{database}{end}").exists():
            Path(f"{copy}{end}").write_bytes(Path(f"{database}{end}").read_bytes())
    store = SqliteStore(copy)
    try:
        assert [*filter(None, store.check())] == []
        return {one.id: [body for _, body in store.entries(one.id)] + store.values(one.id) for one in store.tables()}
    finally:
        store.close()


async def written(database: Path, *names: str) -> None:
    """A database with these tables."""
    store = SqliteStore(database)
    for name in names:
        await store.append(Append(name, 0, [b"first", b"second"], "over", 1.0, [Value(0, "ordered", b"last")]))
    await store.finish()


def test_a_backup_of_a_running_server_has_every_game_and_every_seat(tmp_path: Path) -> None:
    database, file, port = tmp_path / "tables.db", tmp_path / "backup.db", free_port()

    async def test() -> None:
        process = await started(database, port)
        served = Served(port)
        try:
            room, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=0)
            chance = random.Random(2)
            for _ in range(20):
                await anyone_answers((ann, ben), chance)
            for person in (ann, ben):
                await person.catch_up()
            before = public(ann.state)
            copying = asyncio.create_task(asyncio.to_thread(run, "backup", file, "--database", database))
            done = await copying
            assert (done.returncode, done.stdout) == (0, f"Copied 1 table to {file}.\n"), done.stderr
            assert file.stat().st_mode & 0o777 == 0o600, "it has the keys to all seats"
            for _ in range(10):
                await anyone_answers((ann, ben), chance)
            refused = await asyncio.to_thread(run, "restore", file, "--database", database)
            assert refused.returncode == 2
            assert f"another server has it open (process {process.pid})" in " ".join(refused.stderr.split())
            process.send_signal(signal.SIGKILL)
            process.wait()
            restored = await asyncio.to_thread(run, "restore", file, "--database", database)
            assert (restored.returncode, restored.stdout) == (0, f"Restored 1 table from {file}.\n"), restored.stderr
            process = await started(database, port)
            old = again(ann, served)
            await old.connect(room)
            await old.until(lambda state: state["view"] is not None)
            assert public(old.state)[0] == before[0], "the game as it was then, in the same seat"
            assert (await old.http.get("/health")).json()["disk"] == ""
            assert len(tables(Path(f"{database}.replaced"))[room]) > len(tables(file)[room]), "what was there is kept"
        finally:
            for person in served.people:
                await person.leave()
            process.kill()
            process.wait()

    asyncio.run(test())


def test_a_backup_is_of_one_moment(tmp_path: Path) -> None:
    """Whatever is written while it is made, each table in it is whole."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        writing = True

        async def write(name: str) -> None:
            seq = 0
            while writing:
                batch = Append(name, seq, [b"x" * 500] * 3, "playing", 1.0, [Value(0, "spoke", b"%d" % seq)])
                await store.append(batch, Append(f"{name}{seq}", 0, [b"beside"], "over", 1.0))
                seq += 3

        writers = [asyncio.create_task(write(f"table {n} ")) for n in range(3)]
        found = [
            await asyncio.to_thread(copies.back_up, tmp_path / "tables.db", tmp_path / f"{n}.db") for n in range(6)
        ]
        writing = False
        await asyncio.gather(*writers)
        await store.finish()
        assert not any(one.damaged for one in found)
        for number in range(6):
            kept = tables(tmp_path / f"{number}.db")
            for name, bodies in kept.items():
                if name.endswith(" "):
                    assert (len(bodies) - 1) % 3 == 0
                    assert sum(one.startswith(name) for one in kept) == 1 + len(bodies) // 3, "what belongs together"
        assert found[-1].tables > found[0].tables, "there was something to copy"

    asyncio.run(test())


@pytest.mark.parametrize("killed_at", ["fill", "put_in_place", "replace"])
def test_a_backup_that_is_killed_leaves_the_one_before(killed_at: str, tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "one"))
    assert run("backup", file, "--database", database).returncode == 0
    first = tables(file)
    asyncio.run(written(database, "two"))
    assert run("backup", file, "--database", database, killed_at=killed_at).returncode == -signal.SIGKILL
    assert tables(file) == first
    assert run("backup", file, "--database", database).returncode == 0
    assert tables(file).keys() == {"one", "two"}
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("backup")) == ["backup.db"]


def test_two_backups_into_one_file_do_not_mix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first then gave the name to what the second had written so far."""
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "one"))
    copy, filling, go_on = copies.copy, threading.Event(), threading.Event()

    def slowly(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
        filling.set()
        assert go_on.wait(STUCK)
        copy(source, target)

    monkeypatch.setattr(copies, "copy", slowly)
    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(copies.back_up, database, file)
        assert filling.wait(STUCK)
        with pytest.raises(StoreUnavailable, match="another copy is being written there"):
            copies.back_up(database, file)
        go_on.set()
        assert first.result(STUCK).tables == 1
    assert tables(file).keys() == {"one"}
    assert copies.back_up(database, file).tables == 1


@pytest.mark.parametrize("killed_at", ["fill", "settle", "put_in_place", "replace"])
@pytest.mark.parametrize("stopped", [True, False])
def test_a_restore_that_is_killed_leaves_the_tables_that_were_there(
    killed_at: str, stopped: bool, tmp_path: Path
) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "one"))
    assert run("backup", file, "--database", database).returncode == 0
    if stopped:
        asyncio.run(written(database, "two"))
    else:  # The server was killed: what it wrote last is in the journal alone.
        code = (
            "import asyncio, os, sys; from pathlib import Path; from lastcall.server.store import sqlite;"
            "sqlite.SqliteStore.seal = lambda store: os.kill(os.getpid(), 9);"
            "from tests.server.test_backup import written; asyncio.run(written(Path(sys.argv[1]), 'two'))"
        )
        subprocess.run([sys.executable, "-c", code, str(database)], check=False, timeout=STUCK)
        assert Path(f"{database}-wal").stat().st_size
    there = tables(database)
    assert there.keys() == {"one", "two"}
    assert run("restore", file, "--database", database, killed_at=killed_at).returncode == -signal.SIGKILL
    assert tables(database) == there
    assert run("restore", file, "--database", database).returncode == 0
    assert tables(database).keys() == {"one"}
    assert tables(Path(f"{database}.replaced")) == there
    store = SqliteStore(database)
    assert not store.damage
    store.close()


def test_what_cannot_be_copied_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "one"))
    with pytest.raises(StoreUnavailable, match="no such file"):
        copies.back_up(tmp_path / "none.db", file)
    with pytest.raises(StoreError, match="file of its own"):
        copies.back_up(database, tmp_path / ".." / tmp_path.name / "tables.db")
    with pytest.raises(StoreUnavailable, match="No such file"):
        copies.back_up(database, tmp_path / "nowhere" / "backup.db")
    file.write_bytes(b"not a database, but long enough to look at" * 100)
    with pytest.raises(StoreDamaged, match="not a database"):
        copies.restore(file, database)
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("create table something (else_)")
    with pytest.raises(StoreDamaged, match="no database of lastcall"):
        copies.restore(file, database)
    file.unlink()
    copies.back_up(database, file)
    broken = bytearray(file.read_bytes())
    broken[len(broken) // 2 :] = bytes(len(broken) - len(broken) // 2)
    file.write_bytes(broken)
    with pytest.raises(StoreDamaged):
        copies.restore(file, database)
    store = SqliteStore(database)
    with pytest.raises(StoreTaken):
        copies.restore(file, database)
    store.close()
    assert tables(database).keys() == {"one"}
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "tables.db.lock", "backup.db", "look"}


def test_a_damaged_table_is_copied_as_it_is_and_named(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "good", "bad"))
    with contextlib.closing(sqlite3.connect(database)) as writer:
        writer.execute("update entry set body = x'00' where room = 'bad' and seq = 1")
        writer.commit()
    done = run("backup", file, "--database", database)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [f"Copied 2 tables to {file}.", "Damaged, and copied as they are: bad."]


def test_a_database_that_is_gone_or_ruined_is_replaced(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    asyncio.run(written(database, "one"))
    copies.back_up(database, file)
    Path(f"{database}-wal").write_bytes(os.urandom(5000))
    database.write_bytes(os.urandom(5000))
    copies.restore(file, database)
    assert tables(database).keys() == {"one"}
    database.unlink()
    Path(f"{database}-wal").write_bytes(os.urandom(5000))
    copies.restore(file, database)
    assert tables(database).keys() == {"one"}


def test_a_backup_of_an_older_release_is_restored(tmp_path: Path) -> None:
    old, database = tmp_path / "old.db", tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(old)) as writer, writer:
        for statement in FIRST:
            writer.execute(statement)
        writer.execute("insert into entry values ('old', 0, 1.0, x'01')")
        writer.execute("insert into room values ('old', 'over', 0)")
    assert copies.restore(old, database) == (1, [])
    assert tables(database) == {"old": [b"\x01"]}


def test_a_house_opens_on_what_was_restored(tmp_path: Path) -> None:
    async def test() -> None:
        database, file = tmp_path / "tables.db", tmp_path / "backup.db"
        async with serving(database) as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2, bots=1, level="random")
            await asyncio.to_thread(copies.back_up, database, file)
            await ann.connect(room)
            await ann.do("start")
            await ann.until(asked)
            cookies = ann.http.cookies
        copies.restore(file, tmp_path / "elsewhere.db")
        async with serving(tmp_path / "elsewhere.db") as served:
            ann = Person(served, "Ann")
            ann.http.cookies = cookies
            await ann.connect(room)
            state = await ann.until(lambda state: True)
            assert (state["seat"], state["table"]["state"]) == (0, "gathering")
        house = House(SqliteStore(tmp_path / "elsewhere.db"))
        await house.open(NewTable(seats=2))
        await house.close()

    asyncio.run(test())
