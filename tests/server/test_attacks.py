"""Attacks on a table from its own seats and from beside it: reading hands, pushing in, acting all at once."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from lastcall.fairness import seal
from lastcall.server import house as house_module
from lastcall.server.house import House
from lastcall.server.net.limits import Limits
from lastcall.server.room import people as people_module
from lastcall.server.room import strangers as strangers_module
from lastcall.server.room.people import Watcher
from lastcall.server.room.table import TableError
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append
from lastcall.server.wire import NewTable
from tests.server.attackers import (
    again,
    answer,
    asked,
    at_server,
    in_a_game,
    look_until,
    on_the_disk,
    playing,
    refused,
    rows,
    settled,
)
from tests.server.played import finished_log
from tests.server.tables import Person, Served, serving

# --- hands


def sees_nothing(spectator: Person) -> bool:
    """Whether no frame so far has shown a hand or a question."""
    views = [state["view"] for _, state in spectator.frames if state["view"] is not None]
    hands = [view["hand"] or view["looking_at"] for view in views]
    prompts = [state["prompt"] for _, state in spectator.frames]
    return bool(views) and not any(hands) and not any(prompts)


def plays_on(state: dict[str, Any]) -> bool:
    """Whether somebody sees the hand of their seat; the bot before them may just have discarded all of it."""
    seat, view = state["seat"], state["view"]
    return bool(view["seat"] == seat and (view["hand"] or not view["seats"][seat]["hand"]))


async def asks_for_a_seat(person: Person, room: str, seat: int) -> None:
    """Ask to play on for a bot."""
    response = await person.post(f"/api/tables/{room}/sit", {"player": person.name, "seat": seat})
    assert (response.status_code, response.json()) == (202, {"seat": None})


def numbers(state: dict[str, Any]) -> list[int]:
    """Of the requests that people have not dealt with."""
    return [one["number"] for one in state["table"]["requests"]]


def test_nobody_reads_a_bots_hand_without_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers_module, "FIRST_PAUSE", 0.0)

    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
        eve = Person(served, "Eve")
        await asks_for_a_seat(eve, room, 2)
        await eve.connect(room)
        await eve.until(lambda state: state["table"]["requests"])
        request = (await ann.until(lambda state: state["table"]["requests"]))["table"]["requests"][0]
        assert (request["seat"], request["name"]) == (2, "Eve")
        for _ in range(3):
            await ann.do("consent", request=request["number"], agrees=True)
        await eve.until(lambda state: state["table"]["requests"][0]["agreed"] == [0])
        assert await refused(eve, "consent", request=request["number"], agrees=True) == "no_seat"
        await ben.do("consent", request=request["number"], agrees=False)
        await eve.until(lambda state: not state["table"]["requests"])
        assert eve.state["table"]["chairs"][2]["bot"] == "random", "one no is enough"
        assert await refused(ann, "consent", request=request["number"], agrees=True) == "no_request"
        assert sees_nothing(eve)

        await asks_for_a_seat(eve, room, 2)
        await eve.socket.close()
        await eve.connect(room)  # With the key that will open the seat.
        for person in (ann, ben):
            shown = await person.until(lambda state: numbers(state)[-1:] > [request["number"]])
            await person.do("consent", request=numbers(shown)[-1], agrees=True)
        seated = await eve.until(lambda state: state["seat"] == 2)
        assert plays_on(seated), "with everybody's consent"
        assert seated["table"]["chairs"][2]["name"] == "Eve"

    at_server(test)


def test_whoever_has_seen_a_hand_sits_on_no_other_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as served:
            room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
            await ben.do("leave")
            await ben.until(lambda state: state["seat"] == -1)
            ben.frames.clear()
            await ann.until(lambda state: state["table"]["chairs"][1]["bot"])
            await other_sides_are_closed(ann, ben, room)
            await ann.until(asked)
            await answer(ann)
            await ben.socket.close()
            await ben.connect(room)
            ben.state = {}
            await ben.until(lambda state: state["view"] is not None)
            assert sees_nothing(ben), "he sees what any spectator sees"
        async with serving(tmp_path / "tables.db") as served:
            await other_sides_are_closed(again(ann, served), again(ben, served), room)

    async def other_sides_are_closed(ann: Person, ben: Person, room: str) -> None:
        """Ben, who sat on seat 1, tries all ways to another one."""
        for seat in (2, 3):
            response = await ben.post(f"/api/tables/{room}/sit", {"player": "Ben", "seat": seat})
            assert response.status_code in (403, 409), response.text
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        moved = await ben.post(f"/api/tables/{room}/move/{code}")
        assert (moved.status_code, moved.json()["code"]) == (403, "seen_a_hand")
        await asks_for_a_seat(ben, room, 1)

    asyncio.run(test())


def test_a_request_and_a_link_do_not_add_up_to_two_hands() -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
        eve = Person(served, "Eve")
        await asks_for_a_seat(eve, room, 2)
        number = numbers(await ben.until(numbers))[0]
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        assert (await eve.post(f"/api/tables/{room}/move/{code}")).json() == {"seat": 0}
        await eve.connect(room)
        for person in (ben, eve):
            assert await refused(person, "consent", request=number, agrees=True) == "no_request"
        after = await ben.until(lambda state: not numbers(state))
        assert after["table"]["chairs"][2]["bot"], "she has a hand already"

    at_server(test)


def test_two_who_ask_under_one_name_do_not_both_sit() -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=3)
        eve, eva = Person(served, "Eve", "203.0.113.5"), Person(served, "ÉVE", "203.0.113.6")
        await asks_for_a_seat(eve, room, 1)
        await asks_for_a_seat(eva, room, 2)
        await ann.until(lambda state: len(state["table"]["requests"]) == 2)
        await eve.connect(room)
        for number in (1, 2):
            await ann.do("consent", request=number, agrees=True)
        await eve.until(lambda state: state["seat"] == 1)
        await eve.do("consent", request=2, agrees=True)
        chairs = (await ann.until(lambda state: not state["table"]["requests"]))["table"]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Ann", "Eve", "", ""]

    at_server(test, proxies=("127.0.0.1",))


def test_nobody_lets_somebody_in_while_the_others_are_not_looking() -> None:
    """By the day people look in now and then: whoever played there alone at night let a second self in."""

    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben", pace="by the day")
        await ben.socket.close()
        await ann.until(lambda state: not state["table"]["chairs"][1]["connected"])
        eve = Person(served, "Eve")
        await asks_for_a_seat(eve, room, 2)
        await eve.connect(room)
        number = numbers(await ann.until(numbers))[0]
        await ann.do("consent", request=number, agrees=True)
        shown = await eve.until(lambda state: state["table"]["requests"][0]["agreed"] == [0])
        assert (shown["seat"], shown["table"]["chairs"][2]["bot"]) == (-1, "random")
        await ben.connect(room)
        await ben.do("consent", request=number, agrees=True)
        assert plays_on(await eve.until(lambda state: state["seat"] == 2)), "when both have said yes"

    at_server(test)


@pytest.mark.parametrize("how", ["leave", "stand_in"])
def test_whoever_does_not_play_themselves_any_more_holds_up_no_request(how: str) -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben", pace="by the day")
        eve = Person(served, "Eve")
        await asks_for_a_seat(eve, room, 2)
        await eve.connect(room)
        await ann.do("consent", request=numbers(await ann.until(numbers))[0], agrees=True)
        await eve.until(lambda state: state["table"]["requests"][0]["agreed"] == [0])
        await ben.do(how)
        if how == "stand_in":
            await eve.until(lambda state: state["table"]["chairs"][1]["stand_in"])
            assert eve.state["seat"] == -1, "he is still there"
            await ben.socket.close()
        await eve.until(lambda state: state["seat"] == 2)

    at_server(test)


def test_a_moved_seat_shows_its_old_page_nothing_more() -> None:
    async def test(served: Served) -> None:
        room, (ann, _) = await in_a_game(served, "Ann", "Ben")
        phone = Person(served)
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        assert (await phone.post(f"/api/tables/{room}/move/{code}")).json() == {"seat": 0}
        await ann.until(lambda state: state["seat"] == -1)
        ann.frames.clear()
        await phone.connect(room)
        await phone.until(lambda state: True)
        await ann.until(lambda state: state["table"]["chairs"][0]["connected"])
        assert sees_nothing(ann)
        assert await refused(ann, "stand_in") == "no_seat"

    at_server(test)


# --- only the host


def test_only_the_host_starts_removes_and_closes() -> None:
    async def test(served: Served) -> None:
        ann, ben, cid = (Person(served, name) for name in ("Ann", "Ben", "Cid"))
        room = await ann.open_table(seats=4, bots=1)
        for person in (ben, cid):
            await person.sit(room)
        for person in (ann, ben, cid):
            await person.connect(room)
            await person.until(lambda state: len([one for one in state["table"]["chairs"] if one["name"]]) == 3)
        for what, more in (("start", {}), ("close", {}), ("unseat", {"seat": 0}), ("unseat", {"seat": 3})):
            assert await refused(ben, what, **more) == "not_the_host"
        for seat in (0, -1, 99):
            assert await refused(ann, "unseat", seat=seat) == "nobody_there", "not even themselves"
        await ann.do("unseat", seat=1)
        await ben.until(lambda state: state["seat"] == -1)
        assert await refused(ben, "start") == "no_seat"
        await ann.do("leave")
        await cid.until(lambda state: state["table"]["host"] == 2)
        await cid.do("close")
        while not cid.problems:
            await cid.hear()
        assert cid.problems[-1]["code"] == "no_table"
        assert (await ann.http.get(f"/api/tables/{room}")).status_code == 404

    at_server(test)


def test_a_host_who_loads_the_page_again_is_still_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the blink of an eye in which the host had no connection, the next one could throw them out."""

    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=3)
        await ben.sit(room)
        await ben.connect(room)
        assert (await ben.until(lambda state: state["seat"] == 1))["table"]["host"] == 0, "she has yet to load it"
        attacks: tuple[tuple[str, dict[str, Any]], ...] = (("unseat", {"seat": 0}), ("close", {}), ("start", {}))
        for what, more in attacks:
            assert await refused(ben, what, **more) == "not_the_host"
        await ann.connect(room)
        await ann.until(lambda state: True)
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        phone = Person(served, "Ann")
        assert (await phone.post(f"/api/tables/{room}/move/{code}")).json() == {"seat": 0}
        await ann.socket.close()
        await ben.until(lambda state: not state["table"]["chairs"][0]["connected"])
        for what, more in attacks:
            assert await refused(ben, what, **more) == "not_the_host"
        monkeypatch.setattr(people_module, "HOST_STAYS", 0.1)
        await phone.connect(room)
        await ben.until(lambda state: state["table"]["chairs"][0]["connected"])
        await phone.socket.close()
        await ben.until(lambda state: state["table"]["host"] == 1)
        await ben.do("unseat", seat=0)
        assert not (await ben.until(lambda state: not state["table"]["chairs"][0]["person"]))["table"]["chairs"][0][
            "name"
        ]

    at_server(test)


# --- all at once


def test_ten_tabs_that_say_different_things_are_heard_once(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=1)
        tabs = [again(ann, served) for _ in range(10)]
        for tab in tabs:
            await tab.connect(room)
        for _ in range(5):
            number = await settled(ann)
            for tab in tabs:
                await tab.until(lambda state, now=number: asked(state) and state["prompt"]["number"] == now)
            written = rows(tmp_path / "tables.db")
            await asyncio.gather(*(answer(tab, option) for option, tab in enumerate(tabs)))
            await ann.until(lambda state, old=number: asked(state) and state["prompt"]["number"] > old)
            assert rows(tmp_path / "tables.db") > written
        number = await settled(ann)
        codes = {one["code"] for tab in tabs for one in tab.problems}
        assert codes <= {"too_late", "not_asked", "not_offered"}, "what comes too late does no harm"
        told = on_the_disk(tmp_path / "tables.db", room).game
        assert told is not None
        assert told.number == ann.state["view"]["number"] == number

    at_server(test, tmp_path / "tables.db")


def test_start_pressed_many_times_deals_once(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        tabs = [again(ann, served) for _ in range(5)]
        for tab in tabs:
            await tab.connect(room)
        await asyncio.gather(*(tab.do("start") for tab in tabs for _ in range(2)))
        for tab in tabs:
            await tab.until(playing)
        seed = on_the_disk(tmp_path / "tables.db", room).setup
        assert seed is not None
        await ann.connect(room)
        await ann.until(playing)
        assert await refused(ann, "start") == "started"
        assert on_the_disk(tmp_path / "tables.db", room).setup == seed

    at_server(test, tmp_path / "tables.db")


def test_one_seat_goes_to_one_of_ten_who_want_it_at_once() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=4)
        crowd = [Person(served, f"Guest {letter}") for letter in "abcdefghij"]
        answers = await asyncio.gather(
            *(guest.post(f"/api/tables/{room}/sit", {"player": guest.name, "seat": 2}) for guest in crowd)
        )
        assert sorted(one.status_code for one in answers) == [200] + [409] * 9
        twins = [Person(served, "Twin") for _ in range(10)]
        answers = await asyncio.gather(*(twin.post(f"/api/tables/{room}/sit", {"player": "Twin"}) for twin in twins))
        assert sorted(one.status_code for one in answers) == [200] + [409] * 9, "nor does a name go twice"

    at_server(test)


def test_what_is_done_while_the_cards_are_dealt_spoils_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "OPENING", 3.0)

    async def test(served: Served) -> None:
        ann, ben, cid = (Person(served, name) for name in ("Ann", "Ben", "Cid"))
        room = await ann.open_table(seats=3)
        for person in (ben, cid):
            await person.sit(room)
        for person in (ann, ben):
            await person.connect(room)
            await person.until(lambda state: True)
            await person.commit()
            await person.until(lambda state: state["table"]["fairness"]["contributions"])
        await ann.until(lambda state: len(state["table"]["fairness"]["contributions"]) == 2)
        await ann.do("start")
        await ben.until(lambda state: state["table"]["state"] == "dealing")
        for what, more in (("close", {}), ("unseat", {"seat": 1}), ("pick", {"character": "Tara"}), ("start", {})):
            assert await refused(ann, what, **more) == "started"
        late = await Person(served, "Dan").post(f"/api/tables/{room}/sit", {"player": "Dan"})
        assert late.json()["code"] in ("started", "full_table")
        assert await refused(ben, "open", value=seal().value, salt=seal().salt) == "not_committed"
        await ben.do("leave")
        await ben.until(lambda state: state["seat"] == -1)
        begun = await ann.until(playing)
        assert begun["table"]["chairs"][1]["bot"], "a bot plays for whoever has left"
        assert [one["value"] for one in begun["table"]["fairness"]["contributions"]] == ["", ""]
        assert {one["name"] for one in begun["table"]["fairness"]["contributions"]} == {"Ann", "Ben"}

    at_server(test)


def test_a_closed_table_cannot_be_written_to() -> None:
    """Whoever came through the door while it was being closed used to leave entries behind that nobody could read."""

    async def test() -> None:
        house = House(SqliteStore())
        room = await house.open(NewTable(seats=3))
        await house.sit(room, "Ann", "key", None)
        async with room.lock:
            await house.close_table(room, 0)
            with pytest.raises(TableError, match="closed"):
                await house.sit(room, "Ben", "other key", None)
        assert house.store.connection.execute("select count(*) from entry").fetchone() == (0,)
        assert house.store.tables() == []
        await house.close()

    asyncio.run(test())


def test_a_table_that_is_used_at_the_last_moment_is_not_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House(SqliteStore(), Limits(keep_empty=10))
        room = await house.open(NewTable(seats=3))
        add_idle = house.store.add_idle

        async def meanwhile(tables: list[str], seconds: float) -> None:
            await add_idle(tables, seconds)
            await house.sit(room, "Ann", "key", None)

        monkeypatch.setattr(house.store, "add_idle", meanwhile)
        await house.tidy(20)
        assert [one.id for one in house.store.tables()] == [room.table.id]
        await house.close()

    asyncio.run(test())


def test_a_house_full_of_abandoned_games_has_room_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has begun is kept for ever, but on the disk: nobody can fill the house with such games."""
    monkeypatch.setattr(house_module, "IDLE_IN_MEMORY", 1)

    async def test() -> None:
        house = House(SqliteStore(), Limits(tables=3, all_paces=True))
        abandoned = []
        for _ in range(8):
            room = await house.open(NewTable(seats=3, pace="patient"))
            await house.sit(room, "Ann", "key", None)
            async with room.lock:
                await house.start(room, 0)
                await room.leave(0)
            abandoned.append(room)
        first = abandoned[0]
        with pytest.raises(TableError):
            await first.leave(1)
        assert len(house.rooms) <= 3
        back = await house.find(first.table.id)
        assert back is not first
        before = back.table.seq
        back.enter(Watcher(None, lambda: None))
        await look_until(lambda: back.table.seq > before, "the game to go on", lambda: back.table.seq)
        await house.close()

    asyncio.run(test())


def test_games_that_are_over_do_not_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are read, and however many were looked at together."""
    monkeypatch.setattr(house_module, "IDLE_IN_MEMORY", 2)

    async def test() -> None:
        store = SqliteStore()
        played = finished_log()
        for number in range(8):
            await store.append(Append(f"played{number}", 0, played, "over", 0.0))
        house = House(store)
        read = [weakref.ref(await house.find(f"played{number}")) for number in range(8)]
        assert len(house.rooms) <= 3, "those that were kept, and the newest"
        gc.collect()
        assert sum(one() is not None for one in read) == len(house.rooms), "nothing else holds them"
        visits = []
        for number in range(8):
            room = await house.find(f"played{number}")
            watcher = Watcher(None, lambda: None)
            room.enter(watcher)
            visits.append((room, watcher))
        assert len(house.rooms) == 8, "a table somebody looks at stays"
        for room, watcher in visits:
            room.go_away(watcher)
        del visits, room
        await house.tidy(0)
        assert len(house.rooms) == 2
        await house.close()

    asyncio.run(test())
