"""A browser finds its own games again, whatever has happened to its pages; and nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lastcall.server import house as house_module
from lastcall.server.games import MOST
from lastcall.server.house import House
from lastcall.server.keys import hashed
from lastcall.server.net.limits import Limits
from lastcall.server.room.room import Room
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.wire import NewTable
from tests.server.rooms import play, say
from tests.server.tables import Person, Served, serving
from tests.waiting import Patience


def at_server(test: Callable[[Served], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        async with serving(**limits) as served:
            await test(served)

    asyncio.run(run())


async def games_of(person: Person) -> list[dict[str, Any]]:
    """What this browser is told."""
    answer = await person.http.get("/api/games")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def started(person: Person, **choices: Any) -> str:
    """A table of this person and bots, whose game has begun and waits for them."""
    room = await person.open_table(**{"seats": 3, "bots": 2, **choices})
    await person.connect(room)
    await person.do("pick", character="Tara")
    await person.do("start")
    await person.until(lambda state: state["prompt"] is not None)
    return room


def test_a_closed_page_does_not_lose_the_game() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        assert await games_of(ann) == []
        room = await started(ann, name="By the fire")
        await ann.socket.close()
        (game,) = await games_of(ann)
        assert (game["id"], game["name"], game["state"]) == (room, "By the fire", "playing")
        assert (game["character"], game["yours"], game["out"], game["stand_in"]) == ("Tara", True, False, False)
        await ann.connect(game["id"])
        assert (await ann.until(lambda state: state["prompt"] is not None))["seat"] == 0

    at_server(test)


def test_a_table_that_gathers_waits_for_its_host() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table()
        await ben.sit(room)
        (anns,), (bens,) = await games_of(ann), await games_of(ben)
        assert (anns["state"], anns["yours"], anns["players"]) == ("gathering", True, ["Ben"])
        assert (bens["yours"], bens["waits_for"], bens["players"]) == (False, ["Ann"], ["Ann"])
        await ben.connect(room)
        await ben.do("leave")
        await ben.until(lambda state: state["seat"] == -1)
        assert await games_of(ben) == []

    at_server(test)


def test_nobody_is_told_of_the_games_of_others() -> None:
    async def test(served: Served) -> None:
        ann, ben, nobody, forger = (Person(served, name) for name in ("Ann", "Ben", "", ""))
        room = await started(ann, public=True)
        own = await ben.open_table()
        [(cookie, key)] = ann.http.cookies.items()
        forger.http.cookies.set(cookie, hashed(key))
        assert [game["id"] for game in await games_of(ben)] == [own]
        assert await games_of(nobody) == await games_of(forger) == []
        text = (await ann.http.get("/api/games")).text
        state = ann.state
        assert hashed(key) not in text
        assert key not in text
        assert all(held["card"]["title"] not in text for held in state["view"]["hand"])
        assert room in text

    at_server(test)


def test_who_asks_too_often_is_refused_as_everywhere() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        codes = [(await ann.http.get("/api/games")).status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429

    at_server(test, requests_a_second=2.0)


def test_a_game_is_listed_after_a_restart_and_not_when_it_was_left(tmp_path: Path) -> None:
    async def run() -> None:
        database = tmp_path / "tables.db"
        async with serving(database) as served:
            ann = Person(served, "Ann")
            room = await started(ann)
            cookies = ann.http.cookies
        async with serving(database) as served:
            back = Person(served, "Ann")
            back.http.cookies = cookies
            await back.connect(room)
            await back.until(lambda state: state["prompt"] is not None)
            assert [(game["id"], game["yours"]) for game in await games_of(back)] == [(room, True)]
            await back.do("leave")
            await back.until(lambda state: state["seat"] == -1)
            assert await games_of(back) == []

    asyncio.run(run())


def test_a_table_that_is_only_on_disk_is_still_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "IDLE_IN_MEMORY", 0)

    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await started(ann)
        before = await games_of(ann)
        await ann.socket.close()
        opened, patience = 1, Patience("Ann's table has not left the memory")
        while (await ben.http.get("/health")).json()["tables"] == opened:
            patience.check()
            await ben.open_table()  # A new table makes room for itself.
            opened += 1
        assert await games_of(ann) == before
        await ann.connect(room)
        await ann.until(lambda state: state["prompt"] is not None)
        assert await games_of(ann) == before, "and it is not listed twice"

    at_server(test)


def test_only_who_is_asked_is_told_so_and_nobody_learns_who_has_answered() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        house = House(room.ledger.store)
        house.take_in(room)
        keys = [f"key {seat}" for seat in range(3)]

        def told() -> list[tuple[bool, tuple[str, ...]]]:
            games = [house.games.of((key,), house.rooms)[0] for key in keys]
            return [(game.yours, game.waits_for) for game in games]

        assert told() == [(True, ()), (True, ()), (True, ())], "anyone can respond"
        await say(room, 2, "pass")
        assert told() == [(True, ()), (True, ()), (False, ())], "only Remy sees that Remy has answered"
        room.table.chairs[1].stand_in = True
        assert told()[1] == (False, ()), "a bot answers for Bryn"

    play("seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\n", test)


def test_the_list_is_bounded_and_begins_with_what_waits_for_you() -> None:
    async def run() -> None:
        house = House(SqliteStore(), Limits(all_paces=True))
        hosts = [await house.open(NewTable(), sat("Ann", "ann")) for _ in range(MOST + 5)]
        theirs = await house.open(NewTable(), sat("Ben", "ben"), sat("Ann", "ann", 1))
        games = house.games_of((hashed("ann"),))
        assert len(games) == MOST
        assert games[0].id == hosts[-1].table.id, "the newest of one's own"
        await house.tidy(1.0)
        assert house.games_of((hashed("ann"),)) == games, "what is tidied away is only what is gone"
        assert theirs.table.id not in [game.id for game in games]
        await house.close()

    asyncio.run(run())


def sat(name: str, key: str, seat: int = 0) -> entries.Sat:
    """Somebody who sits there from the start."""
    return entries.Sat(seat, name, hashed(key))


def test_a_game_that_is_over_is_no_longer_listed() -> None:
    async def test(room: Room) -> None:
        house = House(room.ledger.store)
        house.take_in(room)
        assert len(house.games.of(("key 0",), house.rooms)) == 1
        room.table.outcome = "Tara wins"
        assert house.games.of(("key 0",), house.rooms) == []

    play("seats: Tara, Bryn\n", test)
