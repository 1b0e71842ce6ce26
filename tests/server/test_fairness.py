"""Nobody has to trust the house, and nobody can learn a seed before the game is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lastcall.fairness import Contribution, Sealed, committed, seal, seed_of
from lastcall.records import Record
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
from lastcall.verdict import verdict_on
from tests.cli.test_commands import lastcall
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


class Played(NamedTuple):
    """A game of two people and a bot that is over."""

    record: dict[str, Any]
    seen: dict[str, Any]
    """What Ann's browser keeps of it."""
    key: str
    """What the house publishes."""


async def played() -> Played:
    """Play one."""
    async with serving() as served:
        ann, ben, room = await two_people(served)
        before = ann.state["table"]["fairness"]
        await ann.do("start")
        dealing = await ann.until(lambda state: state["table"]["state"] == "dealing")
        fixed = [one["commitment"] for one in parts_of(dealing)]
        await asyncio.gather(ann.open_up(), ben.open_up())
        playing = await ben.until(lambda state: state["table"]["state"] == "playing")
        assert ann.sealed is not None
        assert ben.sealed is not None
        assert [one["value"] for one in parts_of(playing)] == [ann.sealed.value, ben.sealed.value]
        assert playing["table"]["fairness"]["house"] is None, "whoever knew all parts would know every card"
        assert playing["table"]["seed"] == ""
        over = (await to_the_end(ann, ben))["table"]["fairness"]
        assert (over["commitment"], over["statement"]) == (before["commitment"], before["statement"])
        record = (await ann.http.get(f"/api/tables/{room}/record")).json()
        key = (await ann.http.get("/.well-known/lastcall-key")).json()
        for person in (ann, ben):
            await person.leave()
    mine = {"value": ann.sealed.value, "salt": ann.sealed.salt, "fixed": fixed}
    kept = {"house": before["commitment"], "parts": [mine], "statement": before["statement"], "chain": over["chain"]}
    assert key["algorithm"] == "Ed25519"
    return Played(record, {"table": room, **kept}, key["key"])


def test_the_seed_comes_from_everybody_and_a_record_proves_it(tmp_path: Path) -> None:
    record, seen, key = asyncio.run(played())
    alone = verified(tmp_path, record)
    assert alone.startswith("0 Consistent: the seed is made of 3 values that match their commitments, and all")
    assert "2 of 3 put something into the seed: you trust the house, unless you were one of them." in alone
    assert f"It is signed by the key {key}." in alone
    with_seen = verified(tmp_path, record, seen)
    assert with_seen.startswith("0 Honest: the seed is made of 3 values")
    assert "2 of 3 put something into the seed, your browser among them" in with_seen
    assert "The house has signed it as the game of its table" in verified(tmp_path, record, None, key)
    assert verified(tmp_path, record, None, "0" * 64).startswith("1 Contradicted: it is not signed by the key you gave")
    assert verified(tmp_path, record, None, "rubbish").startswith("2 A key has 64")
    for change, says in (
        (lambda forged: forged["fairness"]["house"].update(value="0" * 32), "the house has opened another value than"),
        (lambda forged: forged["fairness"]["contributions"][0].update(value="0" * 32), "Ann opened another value"),
        (lambda forged: forged["setup"].update(seed=forged["setup"]["seed"] + 1), "the seed is not made of the"),
        (lambda forged: (forged["answers"].pop(7), forged["seats"].pop(7)), "the answers are not those that were"),
        (lambda forged: forged["seats"].pop(7), "it does not say who gave which answer"),
        (
            lambda forged: forged["signed"].update(at=7),
            "what the house is said to have signed is not signed by its key",
        ),
        (lambda forged: forged.update(table="another"), "the house has signed something else about this table"),
    ):
        forged = json.loads(json.dumps(record))
        change(forged)
        assert verified(tmp_path, forged).startswith(f"1 Contradicted: {says}")
    old = record | {"rules_version": "0", "release": "0.0.7"}
    refused = verified(tmp_path, old)
    assert refused.startswith("2 ")
    assert refused.endswith("Play it again or check it with lastcall 0.0.7.")
    assert verified(tmp_path, record, {"house": 7}).startswith("2 ")


def verified(folder: Path, record: dict[str, Any], seen: dict[str, Any] | None = None, key: str = "") -> str:
    """The exit code of `lastcall verify`, and what it says."""
    (folder / "record.json").write_text(json.dumps(record))
    (folder / "seen.json").write_text(json.dumps(seen))
    more = [*(["--seen", str(folder / "seen.json")] if seen is not None else []), *(["--key", key] if key else [])]
    done = lastcall("verify", str(folder / "record.json"), *more)
    return f"{done.returncode} {' '.join((done.stdout + done.stderr).split())}"


def test_the_key_of_a_house_stays_with_its_store(tmp_path: Path) -> None:
    async def key() -> str:
        house = House(SqliteStore(tmp_path / "tables.db"))
        await house.close()
        return house.signer.key

    first = asyncio.run(key())
    assert asyncio.run(key()) == first
    assert House(SqliteStore()).signer.key != first


@pytest.mark.parametrize(
    "choices",
    [
        {"seats": 4, "variant": "two-headed-dragon"},
        {"seats": 4, "variant": "boss-battle", "modules": ["sea", "dungeon"]},
        {"seats": 6, "variant": "two-headed-dragon", "quick_responses": False, "modules": ["crawl", "prize"]},
        {"seats": 5, "drinks": "all", "quick_responses": False},
    ],
    ids=lambda choices: "-".join(map(str, choices.values())),
)
def test_a_table_writes_down_whom_the_game_asked(choices: dict[str, Any]) -> None:
    async def test() -> Record:
        async with serving() as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(bots=choices["seats"] - 1, level="random", **choices)
            await ann.connect(room)
            await ann.until(lambda state: True)
            await ann.do("start")
            await ann.until(lambda state: state["table"]["state"] == "playing")
            await to_the_end(ann)
            record = Record.from_json((await ann.http.get(f"/api/tables/{room}/record")).content)
            await ann.leave()
            return record

    found = verdict_on(asyncio.run(test()))
    assert (found.verdict, found.wrong) == ("consistent", ())
    assert found.notes[0].startswith("None of the")


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
