"""Attacks with requests for a bot's seat: asking again and again, and using up what others may do by their refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

from lastcall.ids import SEATS
from lastcall.server import app as app_module
from lastcall.server.house import House
from lastcall.server.room import strangers as strangers_module
from lastcall.server.room.people import Visitor
from lastcall.server.room.requests import SeatRequest
from lastcall.server.room.room import Room
from lastcall.server.room.strangers import FIRST_PAUSE, LONGEST_PAUSE, REMEMBERED, Strangers
from lastcall.server.room.table import TableError
from tests.server.attackers import again, at_server, in_a_game, refused, thrown_out
from tests.server.rooms import Heard, play
from tests.server.tables import Person, Served

NEAR, FAR = "203.0.113.5", "203.0.113.6"


class Time:
    """The time at the door, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr(strangers_module, "now", passing)
    return passing


def at_home(test: Callable[[Served], Awaitable[None]], **limits: Any) -> None:
    """A test at a server where everyone has an address of their own, if they say one."""
    at_server(test, proxies=("127.0.0.1",), **limits)


async def asks(person: Person, room: str, seat: int = 2, **more: Any) -> tuple[int, str]:
    """Ask to play on for a bot: the status of the answer, and its code."""
    answer = await person.post(f"/api/tables/{room}/sit", {"player": person.name, "seat": seat, **more})
    return answer.status_code, answer.json().get("code", "")


def requests(state: dict[str, Any]) -> list[tuple[int, str]]:
    """The open requests: their numbers, and who asks."""
    return [(one["number"], one["name"]) for one in state["table"]["requests"]]


async def request_of(person: Person, name: str) -> int:
    """The number of the request of somebody, as this person sees it."""
    shown = await person.until(lambda state: name in [who for _, who in requests(state)])
    return next(number for number, who in requests(shown) if who == name)


async def says_no(person: Person, name: str) -> None:
    """Refuse the request of somebody, and wait until it is gone."""
    await person.do("consent", request=await request_of(person, name), agrees=False)
    await person.until(lambda state: name not in [who for _, who in requests(state)])


def test_a_household_has_one_open_request_at_a_table() -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=3)
        other, _ = await in_a_game(served, "Ben", bots=3)
        eve, twin, fay = Person(served, "Eve", NEAR), Person(served, "Eva", NEAR), Person(served, "Fay", FAR)
        assert await asks(eve, room) == (202, "")
        for one in (eve, twin, again(eve, served)):
            one.http.headers["X-Forwarded-For"] = NEAR
            for seat in (1, 2, 3):
                assert await asks(one, room, seat) == (409, "asked_already")
        assert await asks(fay, room) == (202, ""), "another household"
        assert await asks(eve, other) == (202, ""), "another table"
        shown = await ann.until(lambda state: len(requests(state)) > 1)
        assert requests(shown) == [(1, "Eve"), (2, "Fay")], "and nobody was shown more"

    at_home(test)


def test_after_each_no_a_household_waits_longer(time: Time) -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=3)
        eve, twin, fay = Person(served, "Eve", NEAR), Person(served, "Eva", NEAR), Person(served, "Fay", FAR)
        for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE):
            assert await asks(eve, room) == (202, "")
            await says_no(ann, "Eve")
            time.now += pause - 1.5
            for one in (eve, twin):
                answer = await one.post(f"/api/tables/{room}/sit", {"player": one.name, "seat": 1})
                assert (answer.status_code, answer.json()["code"]) == (429, "asked_lately")
                assert answer.json()["message"] == "They said no. You can ask again in 2 seconds."
            time.now += 2
        assert await asks(fay, room) == (202, ""), "it is not her fault"
        assert await asks(eve, room) == (202, "")
        await ann.do("consent", request=await request_of(ann, "Eve"), agrees=True)
        await ann.until(lambda state: state["table"]["chairs"][2]["name"] == "Eve")

    at_home(test)


def test_pauses_end_and_are_bounded(time: Time) -> None:
    strangers, eve = Strangers(), Visitor("eve")
    for _ in range(50):
        strangers.refuse(eve)
    with pytest.raises(TableError, match="in 60 minutes"):
        strangers.hear(eve)
    time.now += LONGEST_PAUSE
    strangers.hear(eve)
    for number in range(3 * REMEMBERED):
        stranger = Visitor(f"stranger {number}")
        strangers.refuse(stranger)
        strangers.mute(stranger)
        strangers.ban(stranger.household)
    assert len(strangers.pauses) == len(strangers.muted) == len(strangers.banned) == REMEMBERED
    assert strangers.bans(stranger), "the newest are remembered"


def test_saying_no_costs_those_who_are_asked_nothing() -> None:
    """Each no was a change of mind of the household: refusing strangers used up what it could do at the table."""

    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=3)
        for number in range(9):
            eve = Person(served, f"Eve {number}", f"203.0.113.{number}")
            assert await asks(eve, room) == (202, "")
            what = ("consent", "mute", "ban")[number % 3]
            more = {"agrees": False} if what == "consent" else {}
            await ann.do(what, request=await request_of(ann, eve.name), **more)
            await ann.until(lambda state: not requests(state))
        await ann.do("stand_in")
        await ann.until(lambda state: state["table"]["chairs"][0]["stand_in"])
        assert not ann.problems

    at_home(test, changes_of_one=1.0)


def test_people_can_take_no_more_requests() -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
        eve, fay = Person(served, "Eve", NEAR), Person(served, "Fay", FAR)
        assert await asks(eve, room) == (202, "")
        await eve.connect(room)
        await eve.until(requests)
        assert await refused(eve, "take_requests", takes=False) == "no_seat"
        await ben.do("take_requests", takes=False)  # Not only the host.
        for one in (ann, ben, eve):
            shown = await one.until(lambda state: not state["table"]["takes_requests"])
            assert not requests(shown), "those that were open are refused"
        for one in (eve, fay):
            assert await asks(one, room) == (403, "no_requests")
        await ann.do("take_requests", takes=True)
        await eve.until(lambda state: state["table"]["takes_requests"])
        assert await asks(fay, room) == (202, "")
        assert await asks(eve, room) == (429, "asked_lately"), "she was told no"

    at_home(test)


def test_the_host_mutes_a_household() -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
        eve, fay = Person(served, "Eve", NEAR), Person(served, "Fay", FAR)
        assert await asks(eve, room) == (202, "")
        await eve.connect(room)
        number = await request_of(ben, "Eve")
        assert await refused(ben, "mute", request=number) == "not_the_host"
        await ann.do("mute", request=number)
        await eve.until(lambda state: not requests(state))
        assert await asks(eve, room) == (403, "no_requests")
        assert await asks(Person(served, "Eva", NEAR), room) == (403, "no_requests")
        assert await asks(fay, room) == (202, "")
        assert (await eve.until(requests))["seat"] == -1, "she can still watch"
        assert await refused(ben, "pardon") == "not_the_host"
        await ann.do("pardon")
        await eve.until(lambda state: not state["table"]["shut_out"])
        assert await asks(eve, room) == (202, "")

    at_home(test)


def test_the_host_bans_a_household() -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await in_a_game(served, "Ann", "Ben")
        eve, fay = Person(served, "Eve", NEAR), Person(served, "Fay", FAR)
        assert await asks(eve, room) == (202, "")
        for one in (eve, fay):
            await one.connect(room)
        number = await request_of(ben, "Eve")
        assert await refused(ben, "ban", request=number) == "not_the_host"
        await ann.do("ban", request=number)
        assert await thrown_out(eve) == 1000
        assert eve.problems[-1]["code"] == "banned"
        assert await asks(eve, room) == (403, "banned")
        moved = Person(served, "Eve", "203.0.113.77")
        moved.http.cookies = eve.http.cookies
        assert await asks(moved, room) == (403, "banned"), "her browser is known, too"
        await eve.connect(room)
        assert (await eve.hear())["code"] == "banned"
        with pytest.raises(websockets.ConnectionClosed):
            await eve.hear()
        assert await asks(fay, room) == (202, "")
        ben.headers["X-Forwarded-For"] = NEAR
        await ben.socket.close()
        await ben.connect(room)
        assert (await ben.until(lambda state: True))["seat"] == 1, "whoever sits there comes in from anywhere"
        await ann.do("pardon")
        await ann.until(lambda state: not state["table"]["shut_out"])
        await eve.connect(room)
        assert (await eve.hear())["seat"] == -1

    at_home(test)


def test_whoever_was_banned_before_the_game_does_not_come_back() -> None:
    async def test(served: Served) -> None:
        ann, eve, fay = Person(served, "Ann"), Person(served, "Eve", NEAR), Person(served, "Fay", FAR)
        room = await ann.open_table(seats=3)
        for one in (eve, fay):
            await one.sit(room)
        for one in (ann, eve, fay):
            await one.connect(room)
            await one.until(lambda state: all(chair["person"] for chair in state["table"]["chairs"]))
        await ann.do("unseat", seat=1, ban=True)
        assert await thrown_out(eve) == 1000
        for one in (eve, Person(served, "Eva", NEAR)):
            assert await asks(one, room, 1) == (403, "banned")
        await ann.do("unseat", seat=2)
        await fay.until(lambda state: state["seat"] == -1)
        assert await asks(fay, room, 1) == (200, ""), "she was only asked to stand up"

    at_home(test)


def test_a_rematch_forgets_no_ban() -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=1)
        eve = Person(served, "Eve", NEAR)
        assert await asks(eve, room, 1) == (202, "")
        await ann.do("ban", request=await request_of(ann, "Eve"))
        await ann.do("stand_in")
        await ann.until(lambda state: state["table"]["state"] == "over")
        await ann.do("play_again")
        new = (await ann.until(lambda state: state["table"]["rematch"]))["table"]["rematch"]
        assert await asks(eve, new, 1) == (403, "banned")

    at_home(test)


def test_a_yes_that_is_said_again_disturbs_nobody() -> None:
    async def test(room: Room) -> None:
        ben = Heard(room, 1)
        await room.requests.make(SeatRequest(SEATS[2], "Eve", "key", Visitor("eve")))
        await room.requests.answer(SEATS[0], 1, agrees=True)
        woken = ben.woken
        for _ in range(20):
            await room.requests.answer(SEATS[0], 1, agrees=True)
        assert ben.woken == woken
        assert room.requests.made[1].agreed == {0}
        await room.requests.answer(SEATS[1], 1, agrees=True)
        assert ben.woken > woken
        assert room.table.chairs[2].name == "Eve"

    play("seats: Whitehawk, Bryn, Remy\n", test, bots=(2,))


def test_a_banned_page_does_not_count_as_a_spectator(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a solo game responses are quicker while nobody watches."""
    houses: list[House] = []

    def opened(*args: Any) -> House:
        houses.append(House(*args))
        return houses[-1]

    monkeypatch.setattr(app_module, "House", opened)

    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=2)
        eve, fay = Person(served, "Eve", NEAR), Person(served, "Fay", FAR)
        assert await asks(eve, room) == (202, "")
        await ann.do("ban", request=await request_of(ann, "Eve"))
        await ann.until(lambda state: state["table"]["shut_out"])
        people = houses[0].rooms[room].people
        await eve.connect(room)
        assert (await eve.hear())["code"] == "banned"
        assert people.one_alone
        await fay.connect(room)
        assert (await fay.hear())["seat"] == -1
        assert not people.one_alone

    at_home(test)
