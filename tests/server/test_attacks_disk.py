"""Attacks on what is kept: bad entries, a failing disk, kills, a second process, a wrong clock."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcall.cards import package
from lastcall.orders import StandingOrders
from lastcall.server import house as house_module
from lastcall.server.house import House
from lastcall.server.room import clock as clock_module
from lastcall.server.room import usher as usher_module
from lastcall.server.room.table import TableError
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append, StoreTaken, StoreUnavailable
from lastcall.server.wire import NewTable
from tests.house import MOSS
from tests.server.attackers import (
    answer,
    asked,
    at_server,
    bad_disk,
    in_a_game,
    look_until,
    on_the_disk,
    playing,
    refused,
    rows,
)
from tests.server.pages import request
from tests.server.played import finished_log
from tests.server.processes import Server
from tests.server.tables import Person, Served, free_port
from tests.server.test_durable import anyone_answers, started
from tests.server.test_serve import COMMAND
from tests.waiting import STUCK

# --- one bad table


OPENED = entries.write(entries.Opened("Bad", 3, "brisk"))
LOCKED = entries.write(entries.Opened("Bad", 3, "brisk", public=False))
SAT = entries.write(entries.Sat(0, "Ann", "key"))
STARTED = entries.write(entries.Started(("Oda", "Pell", "Ilka"), 1))
BAD: dict[str, list[bytes | None]] = {
    "no_entry": [OPENED, b"\x00\xff"],
    "unknown_entry": [OPENED, b'{"what":"danced","seat":0}'],
    "no_such_seat": [OPENED, entries.write(entries.Sat(7, "Ann", "key"))],
    "gap": [OPENED, None, SAT],
    "no_first_entry": [None, OPENED, SAT],
    "nothing_opened": [SAT],
    "opened_twice": [OPENED, OPENED],
    "answer_before_the_game": [OPENED, SAT, entries.write(entries.Said(((0, (0,)),)))],
    "answer_nobody_was_offered": [OPENED, SAT, STARTED, entries.write(entries.Said(((0, (99, 99)),)))],
    "unknown_pace": [entries.write(entries.Opened("Bad", 3, "hasty"))],
    "private": [LOCKED, b"\x00\xff"],
    "private_and_gone_wrong": [LOCKED, SAT, entries.write(entries.Said(((0, (0,)),)))],
    "opening_cannot_be_read": [b"\x00\xff", SAT],
    "unknown_character": [OPENED, SAT, entries.write(entries.CharacterPicked(0, "Nobody"))],
}
"""Logs no house has written; None: the entry is missing."""
PRIVATE = {"private", "private_and_gone_wrong", "no_first_entry", "nothing_opened", "opening_cannot_be_read"}
"""Those that were opened for friends only, or of which nobody can tell."""


def test_one_bad_table_stops_nobody_else(tmp_path: Path) -> None:
    database, deck = tmp_path / "tables.db", tmp_path / "x.TOML"
    deck.write_text(package.shipped(f"characters/{package.roster()[0]['folder']}/deck.toml"), encoding="utf-8")
    bad = dict(BAD)
    bad["file"] = [OPENED, SAT, entries.write(entries.CharacterPicked(0, str(deck)))]
    bad["file_in_play"] = [OPENED, SAT, entries.write(entries.Started(("Oda", "Pell", str(deck)), 1))]
    bad["house_deck"] = [OPENED, SAT, entries.write(entries.Started(("Oda", "Pell", MOSS.name), 1, decks=(MOSS,)))]
    assert b"decks" not in STARTED, "as tables have always written it"
    SqliteStore(database).close()
    with contextlib.closing(sqlite3.connect(database)) as writer:
        for room, bodies in {**bad, "good": [OPENED, SAT], "good_game": [OPENED, SAT, STARTED]}.items():
            written = [(room, seq, 1.0, body) for seq, body in enumerate(bodies) if body is not None]
            writer.executemany("insert into entry (room, seq, at, body) values (?, ?, ?, ?)", written)
            writer.execute("insert into room (room, state) values (?, 'gathering')", (room,))
        writer.commit()

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        health: dict[str, Any] = {}

        async def all_awake() -> bool:
            health.update((await ann.http.get("/health")).json())
            return bool(health["unreadable"] + health["tables"] == len(bad) + 2)

        while not await all_awake():
            await asyncio.sleep(0.02)
        assert (health["ok"], health["unreadable"], health["tables"]) == (True, len(bad), 2)
        listed = (await ann.http.get("/api/tables")).json()["tables"]
        assert {one["id"] for one in listed if one["state"] == "unreadable"} == set(bad) - PRIVATE
        for room in bad:
            response = await ann.http.get(f"/api/tables/{room}")
            assert (response.status_code, response.json()["code"]) == (410, "unreadable_table")
            await ann.connect(room)
            await ann.hear()
            assert ann.problems[-1]["code"] == "unreadable_table"
        assert await Person(served, "Ben").sit("good") == 1
        room, (cid,) = await in_a_game(served, "Cid")
        await cid.until(asked)
        assert room not in bad

    at_server(test, database)
    assert rows(database) > sum(len(bodies) for bodies in bad.values()), "what could not be read is kept"


def test_a_pick_is_never_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "x.TOML"
    deck.write_text("not a deck")

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=2)
        await ann.connect(room)
        for name in (str(deck), deck.name, "../x.toml", "/dev/zero.TOML", "rdi4.toml"):
            assert await refused(ann, "pick", character=name) == "unknown"
            assert "cannot be read" not in ann.problems[-1]["message"]

    at_server(test)


def test_a_start_that_fails_half_way_leaves_no_bots_behind(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=4)
        await ann.connect(room)
        before = rows(database)
        with bad_disk(database, "cast(new.body as text) like '%\"started\"%'"):
            assert await refused(ann, "start") == "not_written"
            assert rows(database) == before, "all or nothing"
            table = (await ann.http.get(f"/api/tables/{room}")).json()
            assert table["state"] == "gathering"
            assert not any(chair["bot"] for chair in table["chairs"])
        await ann.do("start")
        await ann.until(playing)
        assert on_the_disk(database, room).state == "playing"

    at_server(test, database)


def test_a_deal_that_cannot_be_written_is_taken_back_before_everybodys_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "OPENING", 0.2)
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=3)
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
            await person.until(lambda state: True)
            await person.commit()
        await ann.until(lambda state: len(state["table"]["fairness"]["contributions"]) == 2)
        with bad_disk(database):
            await ann.do("start")
            await ben.until(lambda state: state["table"]["state"] == "dealing")
            again = await ben.until(lambda state: state["table"]["state"] == "gathering")
            assert again["table"]["fairness"]["contributions"] == [], "what was opened cannot be used again"
        await ann.do("start")
        await ben.until(playing)

    at_server(test, database)


# --- a passing disk error


async def in_a_window(ann: Person, ben: Person) -> int:
    """Until both are asked what they say to the same matter, and Ann holds a card that does not fit; its id."""
    chance = random.Random(5)
    while True:
        states = [await person.catch_up() for person in (ann, ben)]
        assert all(map(playing, states)), "the game was over too soon"
        window = all(state["waiting"] and state["waiting"]["kind"] == "window" for state in states)
        waiting = [held["card"]["id"] for held in ann.state["view"]["hand"] if not held["playable"]]
        if window and all(map(asked, states)) and waiting:
            return int(waiting[0])
        await anyone_answers((ann, ben), chance)


def test_what_cannot_be_written_is_not_said_and_the_table_goes_on_afterwards(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        room, (one, other) = await in_a_game(served, "Ann", "Ben", bots=0)
        await in_a_window(one, other)
        number = one.state["prompt"]["number"]
        one.frames.clear()
        with bad_disk(database):
            before = rows(database)
            told = len(other.frames)
            health = await one.http.get("/health")
            assert (health.status_code, health.json()["ok"]) == (503, False)
            assert "disk I/O error" in health.json()["disk"]
            for _ in range(3):
                options = one.state["prompt"]["options"]
                assert await refused(one, "say", number=number, answer=options[0]["answer"]) == "not_written"
            for what, more in (
                ("order", {"orders": {"only_if_affected": True}}),
                ("announce", {"card": one.state["view"]["hand"][0]["card"]["id"]}),
                ("more_time", {"number": number}),
                ("stand_in", {}),
                ("leave", {}),
            ):
                assert await refused(one, what, **more) == "not_written"
            opened = await one.post("/api/tables", {"player": "Ann"})
            assert (opened.status_code, opened.json()["code"]) == (503, "not_written")
            assert one.state["seat"] >= 0
            assert not one.state["prompt"]["said"], "nothing is shown as said"
            assert not any(state["prompt"] and state["prompt"]["said"] for _, state in one.frames)
            assert len(other.frames) == told, "and nobody else hears of it"
            assert rows(database) == before
        assert (await one.http.get("/health")).status_code == 200
        await one.do("say", number=number, answer=one.state["prompt"]["options"][0]["answer"])
        await one.until(lambda state: state["prompt"]["said"])
        assert on_the_disk(database, room).spoken, "the same answer is taken now"
        await answer(other)
        await other.until(lambda state: state["view"]["number"] > number)

    at_server(test, database)


def test_where_a_bot_was_to_move_the_table_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clock_module, "TRY_AGAIN", 0.02)
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3, bots=2, level="random")
        await ann.connect(room)
        with bad_disk(database, "cast(new.body as text) like '%\"said\"%'"):
            await ann.do("start")
            await ann.until(playing)
            if not asked(ann.state):  # It is a bot's turn to begin.
                await look_until(lambda: "could not be written" in caplog.text, "a bot that cannot move")
            elif ann.state["prompt"]:
                await ann.do("stand_in")
                await look_until(lambda: "could not be written" in caplog.text, "a bot that cannot move")
            assert on_the_disk(database, room).chain == ""
        number = ann.state["view"]["number"]
        await ann.until(lambda state: state["view"]["number"] > number)

    at_server(test, database)


def test_a_disk_that_fails_for_a_moment_sets_no_table_aside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(house_module, "TRY_AGAIN", 0.02)
    read, failures = SqliteStore.entries, 3

    def sometimes(store: SqliteStore, table: str) -> Iterator[tuple[float, bytes]]:
        nonlocal failures
        if failures:
            failures -= 1
            raise StoreUnavailable("disk I/O error")
        return read(store, table)

    async def test() -> None:
        first = House(SqliteStore(tmp_path / "tables.db"))
        room = await first.open(NewTable(seats=3))
        await first.close()
        monkeypatch.setattr(SqliteStore, "entries", sometimes)
        house = House(SqliteStore(tmp_path / "tables.db"))
        async with asyncio.timeout(STUCK):
            await house.wake_up()
        assert [*house.rooms] == [room.table.id]
        assert house.unreadable == {}
        await house.close()

    asyncio.run(test())


def test_who_only_reads_does_not_wait_for_a_slow_disk(tmp_path: Path) -> None:
    """The loop waited for the writer whenever somebody asked for a table that is not in memory."""

    async def test() -> None:
        house = House(SqliteStore(tmp_path / "tables.db"))
        writing, go_on = threading.Event(), threading.Event()

        def hang() -> int:
            writing.set()
            return int(go_on.wait(STUCK))

        house.store.connection.create_function("hang", 0, hang)
        slow = asyncio.create_task(
            house.store.in_thread(lambda: house.store.connection.execute("select hang()").fetchone())
        )
        await asyncio.to_thread(writing.wait, STUCK)
        with pytest.raises(TableError, match="no such table"):
            await house.find("none")
        assert house.store.tables() == []
        assert not slow.done()
        go_on.set()
        assert await slow == (1,)
        await house.close()

    asyncio.run(test())


def test_all_who_ask_how_the_server_is_share_one_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each wrote to the disk, and moves waited behind them."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        beats: list[None] = []
        beat = store.beat
        monkeypatch.setattr(store, "beat", lambda: beats.append(beat()))
        await asyncio.gather(*(store.pulse() for _ in range(100)))
        assert len(beats) == 1
        await store.pulse()
        assert len(beats) == 2, "whoever comes later asks anew"
        await store.finish()

    asyncio.run(test())


def test_tidying_goes_on_after_a_disk_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "BETWEEN_TIDYING", 0.001)

    async def test() -> None:
        house = House(SqliteStore())
        tidied: list[float] = []

        async def tidy(passed: float) -> None:
            tidied.append(passed)
            raise StoreUnavailable("database or disk is full")

        monkeypatch.setattr(house, "tidy", tidy)
        task = asyncio.create_task(house.keep_tidy())
        await look_until(lambda: len(tidied) > 2 or task.done(), "tidying")
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await house.close()

    asyncio.run(test())


# --- kills


def test_what_somebody_was_shown_as_said_survives_a_kill(tmp_path: Path) -> None:
    database, port = tmp_path / "tables.db", free_port()

    async def test() -> None:
        process = await started(database, port)
        served = Served(port)
        try:
            room, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=0)
            card = await in_a_window(ann, ben)
            orders = {
                "only_if_affected": False,
                "no_light_drinks": False,
                "only_if_able": False,
                "quiet_until_turn": -7,
                "held": [ann.state["view"]["hand"][0]["card"]["title"]],
            }
            number = ann.state["prompt"]["number"]
            await ben.do("more_time", number=number)
            given = (await ben.until(lambda state: state["waiting"]["given"] > 601))["waiting"]["given"]
            await answer(ann)
            await ann.until(lambda state: state["prompt"]["said"])
            await ann.do("order", orders=orders)
            await ann.do("announce", card=card)
            shown = await ann.until(lambda state: state["announced"] == card)
            assert shown["orders"] == orders
            assert shown["prompt"]["said"]
            process.send_signal(signal.SIGKILL)
            process.wait()
            with contextlib.closing(sqlite3.connect(database)) as writer:
                # As if all that had been five minutes ago, and before there were checksums.
                writer.execute("update entry set at = at - 300, sum = null")
                writer.execute("update room set sum = x''")
                writer.commit()
            process = await started(database, port)
            for person in (ann, ben):
                await person.connect(room)
                person.state = {}
                await person.until(lambda state: state["view"] is not None)
            assert ann.state["prompt"] == shown["prompt"], "said is said"
            assert (ann.state["announced"], ann.state["orders"]) == (card, orders)
            assert ann.state["view"] == shown["view"]
            assert asked(ben.state)
            assert ben.state["waiting"]["given"] == given, "with the time he had asked for"
            assert 60 < ben.state["waiting"]["seconds"] <= 361, "but not all of it again"
        finally:
            for person in served.people:
                await person.leave()
            process.kill()
            process.wait()

    asyncio.run(test())


# --- a full disk


def test_changed_minds_take_the_place_of_what_was_there(tmp_path: Path) -> None:
    """Each was a row for ever: 72,000 orders of one visitor made the next start take 628 MB."""
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=0)
        card = await in_a_window(ann, ben)
        number, held = ann.state["prompt"]["number"], [one["card"]["title"] for one in ann.state["view"]["hand"]]
        options = ann.state["prompt"]["options"]
        await ben.do("more_time", number=number)
        before = rows(database)
        for turn in range(50):
            await ann.do("order", orders={"quiet_until_turn": -9 - turn, "held": held[: turn % len(held)]})
            await ann.do("announce", card=card)
            await ann.do("announce")
            await ann.do("say", number=number, answer=options[turn % len(options)]["answer"])
        await ann.do("announce", card=card)
        await ann.do("order", orders={"quiet_until_turn": -60, "held": held})
        shown = await ann.until(lambda state: state["orders"]["quiet_until_turn"] == -60)
        assert shown["announced"] == card
        assert not ann.problems
        assert rows(database) == before, "no entry was added"
        kept = on_the_disk(database, room)
        assert (kept.orders[0].quiet_until_turn, kept.orders[0].held) == (-60, tuple(dict.fromkeys(held)))
        assert kept.spoken == {0: tuple(options[49 % len(options)]["answer"])}
        assert kept.wishes.keys() == {0}
        assert kept.extended == {1}
        with contextlib.closing(sqlite3.connect(database)) as reader:
            assert reader.execute("select count(*) from value").fetchone()[0] <= 8, "one of each kind and seat"

    at_server(test, database)


def test_orders_hold_nothing_that_is_not_at_the_table(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        _, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=0)
        while not ann.state["view"]["hand"]:  # Some characters must choose something before cards are dealt.
            chooser = ann if asked(ann.state) else ben
            await answer(chooser)
            await chooser.hear()
            await ann.catch_up()
        title = ann.state["view"]["hand"][0]["card"]["title"]
        for turn, kept in ((10**60, 1_000_000), (-(10**60), -1_000_000)):
            held = [*(f"No. {number}" for number in range(200)), title, title]
            await ann.do("order", orders={"quiet_until_turn": turn, "held": held})
            shown = await ann.until(lambda state, kept=kept: state["orders"]["quiet_until_turn"] == kept)
            assert shown["orders"]["held"] == [title]
        card = next(one["card"]["id"] for one in ann.state["view"]["hand"])
        for target in (10**60, -1, 5000):
            assert await refused(ann, "announce", card=card, target=target) == "no_target"

    at_server(test, tmp_path / "tables.db")


def test_a_table_that_has_changed_too_often_changes_no_more_and_its_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(usher_module, "MOST_CHANGES", 40)
    database = tmp_path / "tables.db"

    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=0)
        for _ in range(40):
            await ann.do("stand_in")
            await ann.do("come_back")
        assert await refused(ann, "stand_in") == "too_many_changes"
        assert rows(database) < 100
        shown = await ann.until(lambda state: not state["table"]["chairs"][0]["stand_in"])
        number = shown["view"]["number"]
        while ann.state["view"]["number"] <= number:
            await anyone_answers((ann, ben), random.Random(3))
            await ann.catch_up()
            await ben.catch_up()
        await ben.do("leave")
        await ann.until(lambda state: state["table"]["chairs"][1]["bot"])
        gone = on_the_disk(database, room)
        assert gone.chairs[1].bot, "whoever wants to leave can"

    at_server(test, database)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux says how much memory a process takes")
def test_a_start_takes_little_memory_whatever_was_written(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    SqliteStore(database).close()
    held = tuple(f"A card that does not exist, number {number}" for number in range(90))
    orders = (entries.write(entries.OrdersGiven(0, StandingOrders(quiet_until_turn=-n, held=held))) for n in count(2))
    with contextlib.closing(sqlite3.connect(database)) as old:
        begun = [OPENED, SAT, STARTED]
        bodies = enumerate(islice(chain(begun, orders), 25_000))
        old.executemany("insert into entry (room, seq, at, body) values ('many', ?, 1.0, ?)", bodies)
        old.execute("insert into room (room, state) values ('many', 'playing')")
        old.commit()

    async def test() -> float:
        server = Server(database)
        try:
            await server.ready()
            shown = msgspec.json.decode((await request(server.port, "/api/tables/many"))[0])
            assert shown["state"] == "playing"
            return server.most_memory / 1000
        finally:
            server.stop()

    assert asyncio.run(test()) < 150


# --- what belongs together


def test_a_rematch_is_all_or_nothing(tmp_path: Path) -> None:
    """The new table was there before the old one knew of it."""

    async def test() -> None:
        house = House(SqliteStore(tmp_path / "tables.db"))
        await house.store.append(Append("played", 0, finished_log(), "over", 1.0))
        room = await house.find("played")
        with bad_disk(tmp_path / "tables.db", "cast(new.body as text) like '%\"rematch\"%'"):
            with pytest.raises(TableError, match="couldn't save"):
                await house.again(room)
            assert [one.id for one in house.store.tables()] == ["played"]
            assert [*house.rooms] == ["played"]
            assert not room.table.rematch
        with bad_disk(tmp_path / "tables.db", "cast(new.body as text) like '%\"opened\"%'"):
            with pytest.raises(TableError, match="couldn't save"):
                await house.again(room)
            assert not on_the_disk(tmp_path / "tables.db", "played").rematch
        await house.again(room)
        assert {one.id for one in house.store.tables()} == {"played", room.table.rematch} == set(house.rooms)
        await house.close()

    asyncio.run(test())


# --- a second process


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Path]:
    """A database that somebody has open."""
    database = tmp_path / "tables.db"
    store = SqliteStore(database)
    yield database
    store.close()
    SqliteStore(database).close()


def test_a_second_writer_is_refused_and_told_who_the_first_is(kept: Path) -> None:
    link = kept.parent / "other.db"
    link.symlink_to(kept)
    for name in (kept, link, kept.parent / ".." / kept.parent.name / kept.name):
        with pytest.raises(StoreTaken, match=f"process {os.getpid()}"):
            SqliteStore(name)
    done = subprocess.run(
        [*COMMAND, "--port", str(free_port()), "--database", str(kept)],
        capture_output=True,
        text=True,
        timeout=STUCK,
        check=False,
    )
    assert done.returncode == 2
    assert f"process {os.getpid()}" in " ".join(done.stderr.split())


# --- a wrong clock


def test_a_clock_that_is_a_month_ahead_clears_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        first = House(SqliteStore(tmp_path / "tables.db"))
        rooms = {(await first.open(NewTable(seats=3))).table.id for _ in range(3)}
        await first.close()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 31 * 24 * 60 * 60)
        house = House(SqliteStore(tmp_path / "tables.db"))
        await house.wake_up()
        await house.tidy(60)
        assert {one.id for one in house.store.tables()} == rooms == set(house.rooms)
        await house.close()

    asyncio.run(test())
