"""Attacks by mass and by time: floods, half-sent requests, frozen clocks, bots that never answer."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import queue
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
import websockets
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastcall.bots import RandomBot, Sight
from lastcall.engine.game import Answer
from lastcall.ids import SeatId
from lastcall.orders import StandingOrders
from lastcall.server import app as app_module
from lastcall.server.app import MOST_TABLES
from lastcall.server.house import House
from lastcall.server.net import doorkeeper as doorkeeper_module
from lastcall.server.net import lateness as lateness_module
from lastcall.server.net.connections import PIECES, PIPELINED
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.lateness import LASTS, Lateness
from lastcall.server.net.limits import IN_ONE_GO, Limits, Quota, Rate, household
from lastcall.server.net.lines import CLOSE, MORE, PING, PONG, framed
from lastcall.server.pace import Pace
from lastcall.server.reading import MOST_WAITING
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import Table, TableError, Wish
from lastcall.server.shown import state as state_module
from lastcall.server.sockets import changes_mind
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append
from lastcall.server.wire import NewTable, Say
from tests.server.attackers import (
    again,
    answer,
    asked,
    at_server,
    in_a_game,
    look_until,
    playing,
    raw,
    refused,
)
from tests.server.played import finished_log
from tests.server.rooms import Heard, offered, play
from tests.server.tables import Person, Served, serving
from tests.server.test_lines import opened, sent
from tests.waiting import STUCK, Patience

SOON = 20.0
"""Seconds in which something must have ended that would else never end."""
HURRIED = Pace(window=0.05, decision=0.05, more=0.0, bot=0.0)
PUNCTUAL = Pace(window=0.5, decision=0.5, more=0.0, bot=0.0)
STORY = "seats: Tara, Bryn, Remy\nBryn holds: Tip the Wench.\n"


def written(room: Room) -> int:
    """How many rows have been written."""
    return int(room.ledger.store.connection.total_changes)


# --- freezing a table


def test_saying_the_same_again_and_again_writes_nothing_and_moves_no_clock() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        wish, orders = Wish(game.seats[1].hand[0], 0), StandingOrders(only_if_affected=True)
        room.clock.pace = Pace(1000, 1000, 1000, 1000)
        await room.order(1, orders)
        await room.announce(1, wish)
        await room.stand_in(1, True)
        assert room.waiting is not None
        await room.more_time(2, room.waiting.number)
        before = (
            written(room),
            room.clock.until,
            room.clock.deadline(room.waiting, 0),
            room.clock.settings,
            room.table.seq,
        )
        for _ in range(300):
            await room.stand_in(1, True)
            await room.stand_in(0, False)
            await room.order(1, orders)
            if room.table.wishes.get(1) == wish:
                await room.announce(1, wish)
            await room.announce(2, None)
            await room.more_time(2, room.waiting.number)
        assert (
            written(room),
            room.clock.until,
            room.clock.deadline(room.waiting, 0),
            room.clock.settings,
            room.table.seq,
        ) == before

    play(STORY, test)


def test_coming_and_going_again_and_again_moves_nobody_elses_deadline() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        before = (room.clock.until, room.clock.deadline(room.waiting, 0))
        for number in range(100):
            await room.stand_in(1, number % 2 == 0)
            await room.order(2, StandingOrders(quiet_until_turn=number))
            stranger = Watcher(None, lambda: None)
            room.enter(stranger)
            room.go_away(stranger)
        assert (room.clock.until, room.clock.deadline(room.waiting, 0)) == before

    play(STORY, test)


@pytest.mark.parametrize("how", ["stand in", "look in"])
def test_a_clock_that_has_run_out_cannot_be_wound_up_by_others(how: str) -> None:
    """While a table listened for what might still come in, any stir set its clock anew, for ever."""

    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        seat = room.waiting.seats[0] if room.waiting is not None else 0
        number = game.number
        for stir in range(200):
            if how == "stand in":
                async with room.lock:
                    await room.stand_in((seat + 1) % 3, stir % 2 == 0)
            else:
                stranger = Watcher(None, lambda: None)
                room.enter(stranger)
                room.go_away(stranger)
            await asyncio.sleep(0.02)
            if game.number > number:
                return
        raise AssertionError("the table stands still")

    play(STORY, test, HURRIED)


# --- filling the house


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allowances as large as usual that hardly grow, so that a slow machine gets no more than a fast one."""
    monkeypatch.setattr(doorkeeper_module, "IN_ONE_GO", 3000.0)
    monkeypatch.setattr(doorkeeper_module, "PAGES_IN_ONE_GO", 3000.0)


@pytest.fixture
def keepers(monkeypatch: pytest.MonkeyPatch) -> list[Doorkeeper]:
    """The doorkeepers of the servers of this test."""
    found: list[Doorkeeper] = []
    begin = Doorkeeper.__init__

    def remembered(self: Doorkeeper, limits: Limits) -> None:
        begin(self, limits)
        found.append(self)

    monkeypatch.setattr(Doorkeeper, "__init__", remembered)
    return found


SLOWLY = 0.01
"""A second; 30 in one go, and then the next one comes in a minute or two."""


def test_one_address_opens_so_many_tables() -> None:
    async def test(served: Served) -> None:
        crowd = [Person(served, f"Guest {number}") for number in range(6)]
        answers = [await guest.post("/api/tables", {"player": guest.name}) for guest in crowd]
        assert [one.status_code for one in answers] == [201, 201, 201, 429, 429, 429], "new cookies do not help"
        assert answers[-1].json()["code"] == "too_many"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 1200

    at_server(test, tables_an_hour=3)


def test_the_house_has_so_many_tables_in_all() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        answers = [await ann.post("/api/tables", {"player": "Ann"}) for _ in range(4)]
        assert [one.status_code for one in answers] == [201, 201, 503, 503]
        assert answers[-1].json()["code"] == "full_house"

    at_server(test, tables=2)


def test_one_address_opens_so_many_pages_and_gets_the_places_back(keepers: list[Doorkeeper]) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        for _ in range(4):
            pages = [Person(served) for _ in range(3)]
            for page in pages:
                await page.connect(room)
                await page.until(lambda state: True)
            late = Person(served)
            await late.connect(room)
            await late.hear()
            assert late.problems[0]["code"] == "too_many"
            for page in pages:
                await page.socket.close()
            await look_until(lambda: not keepers[0].crowd.watching.total, "pages to be closed")

    at_server(test, sockets_of_one=3)


def test_a_table_has_so_many_spectators_but_always_room_for_its_players() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        for _ in range(2):
            spectator = Person(served)
            await spectator.connect(room)
            await spectator.until(lambda state: state["seat"] == -1)
        third = Person(served)
        await third.connect(room)
        await third.hear()
        assert third.problems[-1]["code"] == "full_table"
        await ann.connect(room)
        assert (await ann.until(lambda state: True))["seat"] == 0

    at_server(test, spectators=2)


def test_a_seat_that_sends_too_much_is_slowed_down_and_never_refused() -> None:
    """It was refused and its page closed, also if the server itself had been slow."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        tabs = [ann, again(ann, served)]
        for tab in tabs:
            await tab.connect(room)
            await tab.until(lambda state: True)
        begun = time.monotonic()
        for number in range(500):
            await tabs[number % 5 == 0].do("pick", character=("Bryn", "Tara")[number % 2])
        for tab, last in zip(tabs, ("Remy", "Whitehawk"), strict=True):
            await tab.do("pick", character=last)
            await tab.until(lambda state, last=last: state["table"]["chairs"][0]["character"] == last)
            assert not tab.problems
        assert time.monotonic() - begun > (500 - IN_ONE_GO * 100) / 100 - 0.1, "as many tabs as they like"

    at_server(test, messages_a_second=100.0)


def test_a_page_without_a_seat_is_slowed_down_and_then_closed() -> None:
    async def test(served: Served) -> None:
        room = await Person(served, "Ann").open_table(seats=3)
        page = await opened(served, room)
        at_once = int(IN_ONE_GO * Limits().messages_a_second)
        page.writer.write(sent(b"", PING) * (at_once + 10))
        for _ in range(at_once + 10):
            await page.next_of(PONG)
        page.writer.write(sent(b"", PING) * 1000)
        slowed = 10
        while (kind := (await page.frame())[0]) != CLOSE:
            slowed += kind == PONG
        assert 0.8 < slowed / Limits().messages_a_second < 3, "a second, and a little more on a busy machine"
        page.writer.close()

    at_server(test, messages_a_second=Limits().messages_a_second, excess=1.0)


def test_coming_again_does_not_renew_what_may_be_sent(no_refill: None, keepers: list[Doorkeeper]) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)

        def left() -> float:
            mine = keepers[0].stranger_messages.allowances.get("127.0.0.1")
            return mine.left if mine is not None else 1.0

        for most in (-0.9, -1.9, -2.9):
            page = await opened(served, room)
            page.writer.write(sent(b"", PING) * 40)
            await look_until(lambda most=most: left() <= most, "what a page sends to be counted", left)
            await asyncio.sleep(0.1)
            assert left() > most - 0.2, "each page gets one more, ahead of its time, and rests"
            page.writer.close()
        await ann.connect(room)
        for number in range(20):
            await ann.do("pick", character=("Bryn", "Tara")[number % 2])
        await ann.do("pick", character="Remy")
        await ann.until(lambda state: state["table"]["chairs"][0]["character"] == "Remy")
        assert not ann.problems, "a seat does not pay for strangers"

    at_server(test, messages_of_one=SLOWLY)


def test_those_who_wait_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """So somebody with many seats, who sends with all of them, holds up a neighbour only until it is their turn."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    lateness = Lateness()
    quota = Quota(Rate(15.0, 45.0, lateness), Rate(300.0, 900.0, lateness))
    for number in range(900):
        assert not quota.take(("table", number % 60), "here")
    waits = [quota.take(("table", number), "here") for number in range(60)]
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(60 / 300)
    assert quota.take(("table", 99), "here") == pytest.approx(61 / 300)
    assert not quota.take(("table", 99), "elsewhere")
    now += 1.0
    assert not quota.take(("table", 99), "here")


def test_nobody_pays_for_what_piled_up_while_the_server_was_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    lateness = Lateness()
    rate = Rate(15.0, 45.0, lateness)
    honest = rate.new()
    for _ in range(45):
        assert not rate.take(honest)
    lateness.due = now
    now += 20.0
    assert lateness.recent == pytest.approx(20.0)
    for _ in range(20 * 15):
        assert not rate.take(honest), "so much they may have sent meanwhile"
    assert rate.take(honest) > 0, "but no more"
    lateness.due = now
    now += 10_000.0
    assert lateness.recent == LASTS, "however long ago it began"


def test_how_late_the_server_is_is_noticed_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lateness_module, "LASTS", 0.2)
    lateness = Lateness()

    async def test() -> None:
        watching = asyncio.create_task(lateness.watch())
        await asyncio.sleep(0)
        time.sleep(0.5)
        assert lateness.recent == lateness_module.LASTS, "already before anybody could note it"
        await look_until(lambda: lateness.recent < 0.1, "the delay to be forgotten", lambda: lateness.recent)
        watching.cancel()

    asyncio.run(test())


@contextlib.contextmanager
def stalling(**limits: Any) -> Iterator[Served]:
    """A server in a thread of its own that does nothing nine tenths of the time."""
    found: queue.Queue[Served] = queue.Queue()
    ended = threading.Event()

    async def run() -> None:
        async with serving(**limits) as served:
            found.put(served)
            while not ended.is_set():
                time.sleep(0.45)
                await asyncio.sleep(0.05)

    with concurrent.futures.ThreadPoolExecutor(1) as thread:
        running = thread.submit(asyncio.run, run())
        try:
            yield found.get(timeout=STUCK)
        finally:
            ended.set()
            running.result(STUCK)


def test_five_quick_people_behind_one_router_are_never_refused() -> None:
    async def loads_a_page(person: Person) -> None:
        for _ in range(3):
            paths = ("/", "/api/choices", "/api/games", *(f"/assets/{number}.js" for number in range(15)))
            answers = await asyncio.gather(*(person.http.get(path) for path in paths))
            assert {one.status_code for one in answers} <= {200, 404}

    async def clicks(person: Person) -> None:
        for number in range(40):
            await person.do("order", orders={"quiet_until_turn": -2 - number})
            await asyncio.sleep(0.02)
        await person.until(lambda state: state["orders"]["quiet_until_turn"] == -41)

    async def test(served: Served) -> None:
        people = [Person(served, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
        room = await people[0].open_table(seats=5)
        for person in people[1:]:
            await person.sit(room)
        await asyncio.gather(*(loads_a_page(person) for person in people))
        for person in people:
            await person.connect(room)
            await person.until(lambda state: True)
        await people[0].do("start")
        for person in people:
            await person.until(playing)
        await asyncio.gather(*(clicks(person) for person in people), *(loads_a_page(person) for person in people))
        assert not [problem for person in people for problem in person.problems]
        for person in people:
            await person.leave()
        served.people.clear()

    usual = msgspec.structs.asdict(Limits())
    with stalling(**{**usual, "all_paces": True}) as served:
        asyncio.run(test(served))


def test_changing_ones_mind_again_and_again_writes_little_and_stops_no_game(
    no_refill: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders, wishes, stand-ins and answers taken back: each wrote a row, 300 a second from one address."""
    done = 0
    order = Room.order

    async def counted(room: Room, seat: SeatId, orders: StandingOrders) -> None:
        nonlocal done
        done += 1
        await order(room, seat, orders)

    monkeypatch.setattr(Room, "order", counted)

    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben", bots=1)
        tabs = [again(ann, served) for _ in range(3)]
        for tab in tabs:
            await tab.connect(room)
            await tab.until(lambda state: True)
        for number in range(120):
            await tabs[number % 3].do("order", orders={"quiet_until_turn": -2 - number})
        waiting = (await ann.until(lambda state: set(state["waiting"]["seats"]) & {0, 1}))["waiting"]
        mover = ann if 0 in waiting["seats"] else ben
        number = (await mover.until(asked))["prompt"]["number"]
        await answer(mover)
        await mover.until(lambda state: not asked(state) or state["prompt"]["number"] > number)
        await look_until(lambda: done >= 29, "what is allowed to be done", lambda: done)
        for tab in tabs:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    while True:
                        await tab.hear()
        assert done == 29, "the game was begun with the first of thirty"
        assert not any(one.problems for one in (ann, ben, *tabs)), "a change waits for its turn, and a move is none"
        for tab in tabs:  # What they have sent waits, and their goodbye behind it.
            tab.socket.transport.abort()

    at_server(test, changes_of_one=SLOWLY)


def test_an_answer_that_is_replaced_is_a_change_of_mind() -> None:
    room = Room(Table.begun("room", entries.Opened("A table", 2, "relaxed")), SqliteStore())
    watcher = Watcher(0, lambda: None)
    say = Say(1, (0,))
    assert not changes_mind(room, watcher, say)
    room.table.spoken[0] = (1,)
    assert changes_mind(room, watcher, say)


def test_a_person_who_clicks_fast_is_never_refused() -> None:
    async def test(served: Served) -> None:
        _, (ann, _) = await in_a_game(served, "Ann", "Ben", bots=1)
        for number in range(40):
            await ann.do("order", orders={"only_if_affected": number % 2 == 0})
        await ann.catch_up()
        assert not ann.problems

    at_server(test, changes_of_one=Limits().changes_of_one)


def test_one_address_asks_so_often_whatever_it_asks_for(no_refill: None) -> None:
    async def test(served: Served) -> None:
        paths = ("/health", "/", "/api/tables", "/api/tables/none", "/api/cards", "/assets/none.js", "/nowhere")
        seen = []
        for number in range(40):
            eve = Person(served)
            host = {"Host": "evil.example"} if number % 4 == 3 else {}
            answered = await eve.http.get(paths[number % len(paths)], headers=host)
            seen.append(answered.status_code)
            await eve.leave()
        assert set(seen[:30]) == {200, 404, 421}
        assert set(seen[30:]) == {429}
        assert 80 < int(answered.headers["retry-after"]) <= 100
        assert answered.json()["code"] == "too_many"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Person(served).connect("none")
        assert refused.value.response.status_code == 429

    at_server(test, requests_a_second=SLOWLY)


def test_a_seat_asks_on_its_own_account(no_refill: None) -> None:
    """Whoever shared an address with a flood was refused with it."""

    async def test(served: Served) -> None:
        ann, ben, eve = Person(served, "Ann"), Person(served, "Ben"), Person(served)
        room = await ann.open_table(seats=3)
        await ben.sit(room)
        while (await eve.http.get("/nowhere")).status_code == 404:
            pass
        for _ in range(30):
            assert (await ann.http.get(f"/api/tables/{room}")).status_code == 200
        assert (await ann.http.get(f"/api/tables/{room}")).status_code == 429, "so much, and no more"
        await ben.connect(room)
        assert (await ben.until(lambda state: True))["seat"] == 1
        assert (await Person(served, "Zoe").post(f"/api/tables/{room}/sit", {"player": "Zoe"})).status_code == 429

    at_server(test, requests_a_second=SLOWLY, requests_of_seat=SLOWLY)


def test_one_address_gets_so_many_keys() -> None:
    """Each seat has a quota, so nobody gets seats without end."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=13)
        for name in ("", "Ann", "Ben", "Cleo"):
            answered = await Person(served).post(f"/api/tables/{room}/sit", {"player": name})
            assert answered.status_code == (200 if name in ("Ben", "Cleo") else 409 if name else 400)
        refused = await Person(served).post(f"/api/tables/{room}/sit", {"player": "Dan"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert 0 < int(refused.headers["retry-after"]) <= 1200
        other = await ann.open_table(seats=2)
        assert other != room, "a browser that has a key needs no other"

    at_server(test, keys_an_hour=3)


def test_paces_that_are_not_offered_are_refused() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        for pace in ("at once", "patient"):
            response = await ann.post("/api/tables", {"player": "Ann", "pace": pace})
            assert (response.status_code, response.json()["code"]) == (400, "no_pace")

    at_server(test, all_paces=Limits().all_paces)


def test_a_household_is_one_address_or_one_block() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8:0:0:ffff::2") != household("2001:db8:0:1::1")
    assert household("unix") == "unix"


# --- connections


async def dripping(port: int, first: bytes, drop: bytes = b"x") -> None:
    """Send a beginning, then now and then a little, until the house ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)
    try:
        async with asyncio.timeout(SOON):
            while not reader.at_eof():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(100_000), 0.05)
                writer.write(drop)
    except ConnectionError:
        pass
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


HEAD = b"Host: 127.0.0.1\r\n"
HALF = {
    "nothing": (b"", b""),
    "half a line": (b"GET / HT", b""),
    "a head without end": (b"GET / HTTP/1.1\r\n" + HEAD, b"X: y\r\n"),
    "half a body": (b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Content-Length: 900\r\n\r\n{", b""),
    "a body by drops": (b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Content-Length: 8000\r\n\r\n{", b" "),
    "a body nobody reads": (b"POST /api/tables/x/link HTTP/1.1\r\n" + HEAD + b"Content-Length: 8000\r\n\r\n", b" "),
    "a body for a page": (b"GET / HTTP/1.1\r\n" + HEAD + b"Content-Length: 8000\r\n\r\n", b" "),
    "a page with a body": (
        b"GET /ws/tables/x HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nContent-Length: 9\r\n" + HEAD + b"\r\n",
        b" ",
    ),
    "empty lines after an answer": (b"GET /health HTTP/1.1\r\n" + HEAD + b"\r\n", b"\r\n"),
}


@pytest.mark.parametrize("how", HALF)
def test_whoever_does_not_finish_a_request_is_sent_away(how: str) -> None:
    async def test(served: Served) -> None:
        await dripping(served.port, *HALF[how])
        patience = Patience("an answer for somebody else")
        while True:
            try:
                assert (await Person(served).http.get("/health")).status_code == 200
                return
            except httpx.RemoteProtocolError:  # On a busy machine they are too slow for these limits themselves.
                patience.check()

    at_server(test, request=0.2, answer=0.4)


@pytest.mark.parametrize(("path", "often"), [("/api/cards", 400), ("/assets/large.bin", 1)])
def test_whoever_does_not_take_the_answer_is_sent_away(
    path: str, often: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    with (tmp_path / "assets" / "large.bin").open("wb") as large:
        large.truncate(50_000_000)
    monkeypatch.setattr(app_module, "pages", lambda: tmp_path)

    async def test(served: Served) -> None:
        asks = (f"GET {path} HTTP/1.1\r\n".encode() + HEAD + b"\r\n") * often
        whole = 50_000_000
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1024)
        writer.write(asks)
        await asyncio.sleep(1.5)
        taken = 0
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(SOON):
                while part := await reader.read(1_000_000):
                    taken += len(part)
        assert taken < whole, "the house waited for somebody who read nothing"
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    at_server(test, request=0.3, answer=0.3)


def test_a_body_without_end_is_cut_off() -> None:
    async def test(served: Served) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        sent = 0
        answering = asyncio.create_task(reader.readline())
        with contextlib.suppress(ConnectionError):
            while not answering.done() and sent < 50_000_000:
                writer.write(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)
                sent += 0x2000
        assert (await answering).startswith(b"HTTP/1.1 413")
        assert sent < 5_000_000
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    at_server(test)


GET = b"GET /api/tables/none HTTP/1.1\r\n" + HEAD
ENDLESS = {
    "a head": (GET, b"X: " + b"y" * 8000 + b"\r\n"),
    "a line of a head": (GET + b"X: ", b"y" * 8000),
    "an address": (b"GET /", b"y" * 8000),
    "what follows a body": (
        b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n",
        b"X: " + b"y" * 8000 + b"\r\n",
    ),
}
WAITS_FOR_NO_ANSWER = (GET + b"\r\n") * 100


@pytest.mark.parametrize("what", ENDLESS)
def test_what_has_no_end_is_cut_off(what: str) -> None:
    """Half a gigabyte in a few seconds, and everybody else waited."""

    async def test(served: Served) -> None:
        first, more = ENDLESS[what]
        _, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(first)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 50_000_000:
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0)
                sent += len(more)
        assert sent < 20_000_000
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        assert (await Person(served).http.get("/health")).status_code == 200

    at_server(test)


def test_requests_that_wait_for_no_answer_are_cut_off() -> None:
    """They waited in memory, hundreds of megabytes of them, and the server answered nobody else."""

    async def test(served: Served) -> None:
        answers = await raw(served.port, WAITS_FOR_NO_ANSWER)
        assert answers.count(b"HTTP/1.1 404") <= PIPELINED + 1
        few = await raw(served.port, (GET + b"\r\n") * 3)
        assert few.count(b"HTTP/1.1 404") == 3

    at_server(test, answer=2.0)


IN_PIECES = {
    "a head of short lines": GET + b"a:\r\n" * 15_000 + b"\r\n",
    "a head that comes at once": GET + (b"a: " + b"x" * 2_000 + b"\r\n") * 40 + b"\r\n",
    "an address": b"GET /api/tables?" + b"a=1&" * 10_000 + b" HTTP/1.1\r\n" + HEAD + b"\r\n",
    "a body of single bytes": b"POST /api/tables HTTP/1.1\r\n"
    + HEAD
    + b"Transfer-Encoding: chunked\r\n\r\n"
    + b"1\r\n \r\n" * 8_000,
}


@pytest.mark.parametrize("what", IN_PIECES)
def test_a_request_in_many_pieces_is_read_no_further(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen thousand lines fit into a head of 64 KB, and reading them took the server 4 ms."""
    pieces: Counter[str] = Counter()

    def counted(name: str) -> None:
        real = getattr(HttpToolsProtocol, name)

        def count(protocol: HttpToolsProtocol, *given: bytes) -> None:
            pieces[name] += 1
            real(protocol, *given)

        monkeypatch.setattr(HttpToolsProtocol, name, count)

    for name in ("on_header", "on_body"):
        counted(name)

    async def test(served: Served) -> None:
        answer = await raw(served.port, IN_PIECES[what])
        assert answer[9:12] in (b"", b"400")
        assert max(pieces.values(), default=0) <= PIECES

    at_server(test)


def test_a_large_request_is_no_attack() -> None:
    async def test(served: Served) -> None:
        many = {f"X-{number}": "y" * 1000 for number in range(30)}
        ann = Person(served, "Ann")
        for _ in range(5):
            body = b'{"player":"Ann"}' + b" " * 8000
            assert (await ann.http.post("/api/tables", content=body, headers=many)).status_code == 201

    at_server(test)


@pytest.mark.parametrize("kind", [PING, PONG, MORE])
def test_frames_that_say_nothing_are_counted_as_well(kind: int) -> None:
    """One page that sent nothing but pings stopped the whole server: nobody counted them."""

    async def test(served: Served) -> None:
        room = await Person(served, "Ann").open_table(seats=2)
        page = await opened(served, room)
        begun = sent(b"{", last=False) if kind == MORE else b""
        page.writer.write(begun + sent(b"", kind, last=kind != MORE) * 300)
        assert int.from_bytes((await page.next_of(CLOSE))[:2], "big") == 1008
        page.writer.close()

    at_server(test, messages_a_second=Limits().messages_a_second, excess=0.5)


def test_a_page_without_a_table_is_not_listened_to() -> None:
    async def test(served: Served) -> None:
        page = await opened(served, "none")
        pings = sent(b"", PING) * 10_000
        heard = b""
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                page.writer.write(pings)
                await page.writer.drain()
                heard += await asyncio.wait_for(page.reader.read(1 << 20), SOON)
                if page.reader.at_eof():
                    break
        assert framed(b"", PONG) * 2 not in heard
        page.writer.close()
        with contextlib.suppress(ConnectionError):
            await page.writer.wait_closed()

    at_server(test)


def test_what_a_page_sends_before_it_sees_its_table_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    find, seen = House.find, asyncio.Event()

    async def slowly(house: House, room: str, household: str) -> Room:
        await seen.wait()
        return await find(house, room, household)

    async def test(served: Served) -> None:
        room = await Person(served, "Ann").open_table(seats=2)
        monkeypatch.setattr(House, "find", slowly)
        page = await opened(served, room)
        page.writer.write(sent(b"", PING) * 10_000)
        await page.writer.drain()
        await asyncio.sleep(0.1)
        seen.set()
        pongs = 0
        while (kind := (await page.frame())[0]) != CLOSE:
            pongs += kind == PONG
        assert pongs <= (IN_ONE_GO + 2) * Limits().messages_a_second
        page.writer.close()

    at_server(test, messages_a_second=Limits().messages_a_second, excess=0.5)


def test_what_is_asked_for_most_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these took long enough for one address to keep the server busy with what it may ask for."""
    worked: Counter[str] = Counter()

    def counted(where: Any, name: str) -> None:
        real = getattr(where, name)

        def work(*given: Any, **named: Any) -> Any:
            worked[name] += 1
            return real(*given, **named)

        monkeypatch.setattr(where, name, work)

    counted(app_module, "choices")
    counted(state_module, "show_table")
    counted(House, "record")
    store = SqliteStore()

    async def test(served: Served) -> None:
        await store.append(Append("played", 0, finished_log(), "over", 1.0))
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3, public=True)
        for _ in range(3):
            for path in ("choices", "tables", f"tables/{room}", "tables/played/record"):
                assert (await ann.http.get(f"/api/{path}")).status_code == 200
        assert worked == {"choices": 1, "show_table": 1, "record": 1}
        ben = Person(served, "Ben")
        await ben.sit(room)
        chairs = (await ann.http.get("/api/tables")).json()["tables"][0]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Ann", "Ben", ""], "and anew when something has changed"

    at_server(test, store)


def test_households_take_turns_with_what_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever read many finished tables in turn let everybody else wait for theirs, for twenty seconds."""
    gate, order = threading.Event(), []
    read = House.read

    def slowly(house: House, room: str) -> Table:
        gate.wait(STUCK)
        order.append(room)
        return read(house, room)

    monkeypatch.setattr(House, "read", slowly)

    async def test() -> None:
        store = SqliteStore()
        log = finished_log()
        names = [f"played{number}" for number in range(MOST_WAITING + 3)]
        for name in names:
            await store.append(Append(name, 0, log, "over", 1.0))
        house = House(store)
        finding = [asyncio.create_task(house.find(names[0], "eve"))]
        await look_until(lambda: house.reader.wanted and not house.reader.queue.lines, "the first to be read")
        finding += [asyncio.create_task(house.find(name, "eve")) for name in names[1 : MOST_WAITING + 1]]
        await look_until(lambda: house.reader.queue.waiting("eve") == MOST_WAITING, "the others to wait")
        with pytest.raises(TableError, match="busy") as busy:
            await house.find(names[-1], "eve")
        assert busy.value.code == "not_read"
        of_both, of_ann = names[MOST_WAITING], names[-2]
        finding += [asyncio.create_task(house.find(name, "ann")) for name in (of_both, of_ann)]
        await look_until(lambda: house.reader.queue.waiting("ann") == 2, "Ann to wait")
        gate.set()
        await asyncio.gather(*finding)
        assert order == [names[0], names[1], of_both, names[2], of_ann, *names[3:MOST_WAITING]]
        await house.close()

    asyncio.run(test())


def test_a_house_full_of_tables_is_listed_page_by_page() -> None:
    """All of them came with every request: ten megabytes for five thousand tables, unpacked."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        rooms = [await ann.open_table(seats=13, bots=12, public=True) for _ in range(MOST_TABLES + 5)]
        await ann.open_table(public=False)
        first = await ann.http.get("/api/tables")
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) * 10 < len(first.content)
        assert [one["id"] for one in first.json()["tables"]] == rooms[: -MOST_TABLES - 1 : -1], "the newest first"
        plain = await ann.http.get("/api/tables", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        newest = await ann.open_table(public=True)
        rest = (await ann.http.get("/api/tables", params={"before": first.json()["next"]})).json()
        assert [one["id"] for one in rest["tables"]] == rooms[4::-1], "whatever was opened meanwhile"
        assert rest["next"] is None
        few = (await ann.http.get("/api/tables", params={"limit": 1})).json()
        assert [one["id"] for one in few["tables"]] == [newest]
        for wrong in ({"limit": 0}, {"limit": MOST_TABLES + 1}, {"limit": "many"}, {"before": "x"}):
            assert (await ann.http.get("/api/tables", params=wrong)).status_code == 400

    at_server(test)


def test_the_server_draws_no_pictures() -> None:
    """A QR code took 14 ms, a new one for each name of the host: one address made everybody wait for 23 seconds."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        assert (await ann.http.get(f"/api/tables/{room}/code.svg")).status_code == 404

    at_server(test)


def test_whoever_asks_too_often_waits_for_the_refusal(no_refill: None) -> None:
    """So that it costs the server next to nothing to refuse."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        for _ in range(30):
            assert (await ann.http.get("/api/tables/none")).status_code == 404
        begun = time.monotonic()
        assert (await ann.http.get("/api/tables/none")).status_code == 429
        assert time.monotonic() - begun > 0.25

    at_server(test, requests_a_second=SLOWLY, refusal=0.3)


def test_nobody_uses_up_the_links_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "MOST_LINKS", 2)

    async def test(served: Served) -> None:
        ann, ben, phone = Person(served, "Ann"), Person(served, "Ben"), Person(served)
        room = await ann.open_table(seats=2)
        await ben.sit(room)
        codes = [(await ann.post(f"/api/tables/{room}/link")).json()["code"] for _ in range(5)]
        assert (await ben.post(f"/api/tables/{room}/link")).status_code == 200
        for code, told in ((codes[0], "old_link"), (codes[-1], None)):
            moved = (await phone.post(f"/api/tables/{room}/move/{code}")).json()
            assert moved.get("code") == told, "only the last one counts"

    at_server(test)


def test_one_address_has_so_many_connections_and_gets_them_back() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        await ann.http.aclose()
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(12)]
        await asyncio.sleep(0.1)
        closed = sum(reader.at_eof() or reader.exception() is not None for reader, _ in held)
        assert closed >= 6, "the others are sent away at once"
        for _, writer in held:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
        for _ in range(20):  # Pages used to be counted when they came, and not when they went.
            page = Person(served)
            await page.connect(room)
            await page.until(lambda state: True)
            await page.leave()
        assert len(await raw(served.port, b"GET /health HTTP/1.0\r\n" + HEAD + b"\r\n")) > 100

    at_server(test, connections_of_one=6)


# --- watching


def test_a_crowd_that_comes_in_wakes_nobody_but_itself() -> None:
    async def test(room: Room) -> None:
        crowd = [Heard(room, None) for _ in range(60)]
        assert sum(one.woken for one in crowd) == 60, "each is told once, and nobody of the others"
        for one in crowd[10:]:
            room.go_away(one.watcher)
        assert sum(one.woken for one in crowd[:10]) == 10

    play(STORY, test)


def test_what_happens_at_once_is_told_once() -> None:
    async def test(served: Served) -> None:
        ann, eve = Person(served, "Ann"), Person(served)
        room = await ann.open_table(seats=3)
        for person in (ann, eve):
            await person.connect(room)
            await person.until(lambda state: state["table"]["chairs"][0]["connected"])
        before = len(eve.frames)
        for _ in range(200):
            await ann.commit()
        last = ann.sealed.commitment if ann.sealed is not None else ""
        await eve.until(
            lambda state: last in [one["commitment"] for one in state["table"]["fairness"]["contributions"]]
        )
        assert len(eve.frames) - before < 50

    at_server(test)


@contextlib.asynccontextmanager
async def table_of_bots() -> AsyncIterator[Room]:
    """A game in which nobody plays but bots, at once, and somebody looks on."""
    house = House(SqliteStore(), Limits(all_paces=True))
    room = await house.open(NewTable(seats=3, bots=2, level="random", pace="patient"))
    await house.sit(room, "Ann", "key", None)
    async with room.lock:
        await house.start(room, 0)
        await room.leave(0)
    try:
        yield room
    finally:
        await house.close()


def test_a_table_of_bots_stands_still_while_nobody_looks() -> None:
    async def test() -> None:
        async with table_of_bots() as room:
            for _ in range(3):
                look = Watcher(None, lambda: None)
                start = room.table.seq
                room.enter(look)
                await look_until(lambda seen=start: room.table.seq > seen + 5, "bots", lambda: room.table.seq)
                room.go_away(look)
                await asyncio.gather(*room.at_work)
                still = room.table.seq
                await asyncio.sleep(0.15)
                assert room.table.seq == still
                assert not room.clock.runs
                assert room.table.running

    asyncio.run(test())


# --- stalls


def test_what_came_in_time_counts_however_late_it_is_read() -> None:
    """While the server was busy elsewhere an answer has come and the time has run out; the time was heard first."""

    async def test(room: Room) -> None:
        waiting = room.waiting
        assert waiting is not None
        seat = waiting.seats[0]
        given = next(iter(offered(room, seat).values()))

        async def read() -> None:
            for _ in range(10):  # What comes over a socket takes a few turns of the loop.
                await asyncio.sleep(0)
            async with room.lock:
                await room.say(seat, waiting.number, given)

        reading = asyncio.create_task(read())
        time.sleep(2 * PUNCTUAL.decision)
        await reading
        assert not room.table.chairs[seat].stand_in
        assert not room.absentees.lapses[seat]

    play(STORY, test, PUNCTUAL)


# --- bots


@pytest.mark.parametrize("wrong", [RuntimeError("no idea"), (99, 99), ()])
def test_a_bot_that_fails_or_talks_nonsense_freezes_no_table(
    wrong: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(bot: RandomBot, sight: Sight) -> Answer:
        if isinstance(wrong, Exception):
            raise wrong
        answered: Answer = wrong
        return answered

    monkeypatch.setattr(RandomBot, "choose", choose)

    def said() -> list[logging.LogRecord]:
        return [record for record in caplog.records if record.name.startswith("lastcall")]

    async def test(served: Served) -> None:
        _, (ann,) = await in_a_game(served, "Ann", bots=2)
        answered = 0
        while answered < 3 or not said():  # Some bots have nothing to decide at first.
            answered += 1
            number = (await ann.until(asked))["prompt"]["number"]
            await answer(ann)
            await ann.until(lambda state, old=number: state["view"]["number"] > old)
        assert await refused(ann, "say", number=0, answer=[0]) == "too_late"

    at_server(test)
    assert not any(record.exc_info for record in said()), "the operator is told in one line, without a traceback"
