"""Nobody has to trust the house, and nobody can learn a seed before the game is over."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lastcall.cli.app import app
from lastcall.engine.core.version import RULES_VERSION
from lastcall.fairness import Contribution, Sealed, committed, seal, seed_of
from lastcall.server import house as house_module
from lastcall.server.house import House
from lastcall.server.net.limits import Limits
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import Table, TableError
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append
from lastcall.server.wire import NewTable
from tests.server.tables import Person, Served, serving
from tests.waiting import A_LOOK, Patience

ANSWERS = 40
"""So many are compared."""


def test_a_seed_has_128_bits_and_every_part_of_it_counts() -> None:
    parts = [Contribution(n, "A", "", seal().value) for n in range(3)]
    seed = seed_of("house", parts)
    assert seed == seed_of("house", parts[::-1]), "the order of arrival does not count"
    assert len({seed_of("house", parts[:2]), seed_of("other", parts), seed}) == 3
    assert max(seed_of(seal().value, []) for _ in range(50)).bit_length() > 120
    assert committed("a", "b") != committed("a", "c"), "a salt hides what could be guessed"


async def two_people(served: Served) -> tuple[Person, Person, str]:
    """They sit at a table with a bot and have put something into the seed."""
    ann, ben = Person(served, "Ann"), Person(served, "Ben")
    room = await ann.open_table(seats=3, bots=1, level="random")
    await ben.sit(room)
    for person in (ann, ben):
        await person.connect(room)
        await person.until(lambda state: True)
        sealed = await person.commit()
        await person.until(lambda state, mine=sealed: mine.commitment in [one["commitment"] for one in parts_of(state)])
    return ann, ben, room


def parts_of(state: dict[str, Any]) -> list[dict[str, Any]]:
    """What the players have put into the seed."""
    found: list[dict[str, Any]] = state["table"]["fairness"]["contributions"]
    return found


async def to_the_end(*people: Person) -> dict[str, Any]:
    """Bots play for everybody."""
    for person in people:
        await person.do("stand_in")
    for person in people:
        await person.until(lambda state: state["table"]["state"] == "over")
    return people[0].state


def test_the_seed_comes_from_everybody_and_a_record_proves_it(tmp_path: Path) -> None:
    async def test() -> dict[str, Any]:
        async with serving() as served:
            ann, ben, room = await two_people(served)
            before = ann.state["table"]["fairness"]["commitment"]
            await ann.do("start")
            await asyncio.gather(ann.open_up(), ben.open_up())
            playing = await ben.until(lambda state: state["table"]["state"] == "playing")
            assert [one["value"] for one in parts_of(playing)] == [ann.sealed.value, ben.sealed.value]  # type: ignore[union-attr]
            assert playing["table"]["fairness"]["house"] is None, "whoever knew all parts would know every card"
            assert playing["table"]["seed"] == ""
            over = await to_the_end(ann, ben)
            assert over["table"]["fairness"]["commitment"] == before
            record = (await ann.http.get(f"/api/tables/{room}/record")).json()
            for person in (ann, ben):
                await person.leave()
            return dict(record)

    record = asyncio.run(test())
    assert verified(tmp_path, record) == (0, "Honest: the seed is made of 3 parts")
    cheated = json.loads(json.dumps(record))
    cheated["fairness"]["house"]["value"] = "0" * 32
    assert verified(tmp_path, cheated) == (1, "NOT HONEST: the house has opened another value than")
    swapped = json.loads(json.dumps(record))
    swapped["fairness"]["contributions"][0]["value"] = "0" * 32
    assert verified(tmp_path, swapped)[0] == 1
    chosen = json.loads(json.dumps(record))
    chosen["setup"]["seed"] += 1
    assert verified(tmp_path, chosen) == (1, "NOT HONEST: the seed is not made of the")
    edited = json.loads(json.dumps(record))
    del edited["answers"][7], edited["seats"][7]
    assert verified(tmp_path, edited) == (1, "NOT HONEST: the answers are not those that were")
    old = json.loads(json.dumps(record)) | {"rules_version": "0", "release": "0.0.7"}
    code, said = verified(tmp_path, old)
    assert (code, said) == (0, "Honest as far as hashes tell")
    assert "rules version 0: replay it with lastcall 0.0.7" in verified(tmp_path, old, whole=True)[1]
    assert RULES_VERSION != "0"


BEGINS = re.compile(r"Honest: the seed is made of \d parts|Honest as far as hashes tell|NOT HONEST: (\w+ ){6}\w+")


def verified(folder: Path, record: dict[str, Any], whole: bool = False) -> tuple[int, str]:
    """The exit code of `lastcall verify`, and how its sentence begins."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(file)])
    text = " ".join(result.output.split())
    begins = BEGINS.match(text)
    assert begins is not None, text
    return result.exit_code, text if whole else begins[0]


def test_whoever_does_not_open_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "OPENING", 0.05)

    async def test() -> None:
        async with serving() as served:
            ann, ben, _ = await two_people(served)
            await ann.do("start")
            await ann.open_up()
            playing = await ann.until(lambda state: state["table"]["state"] == "playing")
            ours, theirs = parts_of(playing)
            assert (ours["name"], bool(ours["value"])) == ("Ann", True)
            assert (theirs["name"], theirs["value"], len(theirs["commitment"])) == ("Ben", "", 64)
            for person in (ann, ben):
                await person.leave()

    asyncio.run(test())


def test_a_part_is_fixed_before_any_is_opened() -> None:
    async def test() -> None:
        async with serving() as served:
            ann, ben, _ = await two_people(served)
            await ann.do("start")
            await ann.open_up()
            await ben.until(lambda state: parts_of(state)[0]["value"] != "")
            late = seal()
            await ben.do("commit", commitment=late.commitment)
            await ben.do("open", value=late.value, salt=late.salt)
            while len(ben.problems) < 2:
                await ben.hear()
            assert [one["code"] for one in ben.problems] == ["started", "not_committed"]
            await ben.open_up()
            await ben.until(lambda state: state["table"]["state"] == "playing")
            for person in (ann, ben):
                await person.leave()

    asyncio.run(test())


async def watched_game() -> tuple[House, Any]:
    """A game of one person and three bots of chance, looked at."""
    house = House(SqliteStore(), Limits(all_paces=True))
    room = await house.open(NewTable(seats=4, bots=3, level="random", pace="patient"))
    await house.sit(room, "Ann", "key", None)
    room.enter(Watcher(0, lambda: None))
    await house.start(room, 0)
    return house, room


def test_what_bots_do_tells_nothing_about_the_seed() -> None:
    """Bots used to be seeded with it, and theirs is a generator that can be computed backwards."""
    begun = [
        entries.Opened("A table", 4, "patient", house=seal()),
        *(entries.BotSat(seat, "random") for seat in range(4)),
        entries.Started(("Remy", "Tara", "Oda", "Pell"), 7),
    ]

    async def play() -> list[bytes]:
        """What bots answer first in the same game, from the same log."""
        store = SqliteStore()
        await store.append(Append("room", 0, [entries.write(entry) for entry in begun], "playing", 0.0))
        table = Table.replay("room", store.entries("room"))
        room = Room(table, store)
        room.enter(Watcher(None, lambda: None))
        async with room.lock:
            await room.moderator.play_on()
        patience = Patience("the game", lambda: table.seq)
        while table.running and table.seq < len(begun) + ANSWERS:
            patience.check()
            await asyncio.sleep(A_LOOK)
        for task in room.at_work:
            task.cancel()
        await asyncio.gather(*room.at_work, return_exceptions=True)
        room.clock.stop()
        said = [body for _, body in store.entries("room")][len(begun) :][:ANSWERS]
        await store.finish()
        return said

    one, other = asyncio.run(play()), asyncio.run(play())
    assert len(one) == ANSWERS
    assert one != other, "it follows from nothing that a log or a record tells"


def test_bots_have_random_numbers_of_their_own() -> None:
    async def test() -> None:
        house, room = await watched_game()
        assert room.bots.chance.bit_length() > 100
        await house.close()

    asyncio.run(test())


def test_what_is_no_commitment_is_refused() -> None:
    async def test() -> None:
        house = House(SqliteStore())
        room = await house.open(NewTable(seats=2))
        await house.sit(room, "Ann", "key", None)
        for wrong in ("", "0" * 63, "G" * 64, "<script>"):
            with pytest.raises(TableError):
                house.commit(room, 0, wrong)
        house.commit(room, 0, Sealed("a", "b").commitment)
        await house.close()

    asyncio.run(test())
