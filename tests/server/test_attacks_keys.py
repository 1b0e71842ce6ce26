"""Attacks on keys: those that somebody else has planted, those from before, and too many of them."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from lastcall.server import app as app_module
from lastcall.server import door as door_module
from lastcall.server import keys as keys_module
from lastcall.server.keys import COOKIE, HOST_ONLY, MOST_COOKIES, hashed
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append
from tests.server.attackers import at_server, in_a_game, raw
from tests.server.tables import Person, Served, serving

HERE = "127.0.0.1"
TLS = {"X-Forwarded-Proto": "https"}
"""What a proxy says that ends TLS."""
OLD = f"{secrets.token_urlsafe(32)}.{secrets.token_hex(16)}"
"""A key as older releases made them: one for all seats of a browser."""


def cookies(response: httpx.Response) -> dict[str, tuple[str, set[str]]]:
    """What a response sets: values and attributes."""
    found = {}
    for line in response.headers.get_list("set-cookie"):
        first, *rest = line.split("; ")
        name, _, value = first.partition("=")
        found[name] = (value.strip('"'), {one.lower() for one in rest})
    return found


class Browser(Person):
    """Somebody under TLS; the client here keeps no cookies of its own, because it believes there is no TLS."""

    def __init__(self, served: Served, name: str) -> None:
        super().__init__(served, name)
        self.headers = dict(TLS)
        self.http.headers.update(TLS)
        self.jar: dict[str, str] = {}

    async def post(self, path: str, body: object = None) -> httpx.Response:
        self.http.cookies.clear()
        self.http.headers["Cookie"] = self.cookie()
        response = await super().post(path, body)
        for name, (value, how) in cookies(response).items():
            assert {"secure", "httponly", "samesite=strict", "path=/"} <= how
            assert not any(one.startswith("domain") for one in how)
            self.jar.pop(name, None)
            if "max-age=0" not in how:
                self.jar[name] = value
        self.http.cookies.clear()
        return response

    def cookie(self) -> str:
        """What this browser sends."""
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    async def seat_at(self, room: str) -> int:
        """Where this browser sits."""
        await self.connect(room, Cookie=self.cookie())
        seat: int = (await self.hear())["seat"]
        return seat


async def seat_at(person: Person, room: str) -> int:
    """Where this browser sits."""
    await person.connect(room)
    person.state = {}
    seat: int = (await person.until(lambda state: True))["seat"]
    return seat


# --- planted


def test_a_planted_key_opens_no_seat_that_is_taken_later() -> None:
    """Whoever planted the key of a browser shared every seat it took."""

    async def test(served: Served) -> None:
        eve, ann = Person(served, "Eve"), Person(served, "Ann")
        await eve.open_table()
        planted = dict(eve.http.cookies)
        ann.http.cookies.update(planted)
        own = await ann.open_table(seats=3)
        ben = Person(served, "Ben")
        other = await ben.open_table(seats=3)
        assert await ann.sit(other) == 1
        running, (_,) = await in_a_game(served, "Cid", bots=2, pace="by the day")
        asked = await ann.post(f"/api/tables/{running}/sit", {"player": "Ann", "seat": 1})
        assert asked.status_code == 202
        for room, seat in ((own, 0), (other, 1)):
            assert await seat_at(ann, room) == seat
            assert await seat_at(eve, room) == -1
            assert (await eve.post(f"/api/tables/{room}/link")).json()["code"] == "no_seat"
        assert {game["id"] for game in (await ann.http.get("/api/games")).json()} >= {own, other}
        assert not {game["id"] for game in (await eve.http.get("/api/games")).json()} & {own, other}
        assert dict(eve.http.cookies) == planted

    at_server(test)


def test_a_page_that_waits_with_a_planted_key_is_not_seated_along() -> None:
    async def test(served: Served) -> None:
        room, (cid,) = await in_a_game(served, "Cid", bots=2)
        eve, ann = Person(served, "Eve"), Person(served, "Ann")
        await eve.open_table()
        ann.http.cookies.update(dict(eve.http.cookies))
        await eve.connect(room)
        asked = await ann.post(f"/api/tables/{room}/sit", {"player": "Ann", "seat": 1})
        assert asked.status_code == 202
        await ann.connect(room)
        shown = await cid.until(lambda state: state["table"]["requests"])
        await cid.do("consent", request=shown["table"]["requests"][0]["number"], agrees=True)
        await ann.until(lambda state: state["seat"] == 1)
        shown = await eve.until(lambda state: state["table"]["chairs"][1]["person"])
        assert shown["seat"] == -1

    at_server(test)


def test_under_tls_nobody_can_plant_a_key_at_all() -> None:
    """Not even that of a seat of their own, where they would see what somebody does who believes it is theirs."""

    async def test(served: Served) -> None:
        eve, ann = Browser(served, "Eve"), Browser(served, "Ann")
        room = await eve.open_table(seats=4)
        assert await eve.seat_at(room) == 0
        [(cookie, key)] = eve.jar.items()
        assert cookie.startswith(HOST_ONLY), "browsers refuse it from anybody else"
        # A neighbour, or a page without TLS, can set only cookies of other names.
        ann.jar = {cookie.removeprefix(HOST_ONLY): key, COOKIE: key}
        assert await ann.seat_at(room) == -1
        assert await ann.sit(room) == 1
        assert await ann.seat_at(room) == 1
        assert await eve.seat_at(room) == 0

    at_server(test, proxies=(HERE,))


# --- from before


async def an_old_table(database: Path, *people: str) -> str:
    """A table as an older release has left it: all of these people have the same key."""
    store = SqliteStore(database)
    sat = [entries.Sat(seat, name, hashed(OLD)) for seat, name in enumerate(people)]
    log: list[Any] = [entries.Opened("Old", 3, "patient"), *sat]
    await store.append(Append("old", 0, [entries.write(entry) for entry in log], "gathering", 0.0))
    await store.finish()
    return "old"


@pytest.mark.parametrize("tls", [False, True])
def test_nobody_loses_a_seat_by_updating(tmp_path: Path, tls: bool) -> None:
    async def test() -> None:
        database = tmp_path / "tables.db"
        room = await an_old_table(database, "Ann")
        kept = f"{COOKIE}={OLD}"
        for renewed in (False, True):
            async with serving(database, proxies=(HERE,)) as served:
                more = TLS if tls else {}
                ann = Person(served, "Ann")
                cookie = kept
                await ann.connect(room, Cookie=cookie, **more)
                assert (await ann.hear())["seat"] == 0
                answer = await ann.http.get("/api/games", headers={"Cookie": cookie, **more})
                assert [game["id"] for game in answer.json()] == [room]
                given = cookies(answer)
                if renewed:
                    assert not given, "once is enough"
                else:
                    name = f"{HOST_ONLY if tls else ''}{COOKIE}-{hashed(OLD)[:8]}"
                    assert given[name][0] == OLD
                    assert given[name][1] >= {"httponly", "samesite=strict", "path=/", *(["secure"] if tls else [])}
                    assert "max-age=0" in given[COOKIE][1]
                    kept = f"{name}={OLD}"
                linked = await ann.http.post(f"/api/tables/{room}/link", headers={"Cookie": cookie, **more})
                assert linked.status_code == 200

    asyncio.run(test())


def test_an_old_key_opens_nothing_new(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "tables.db"
        room = await an_old_table(database, "Ann")
        async with serving(database) as served:
            ann, eve = Person(served, "Ann"), Person(served, "Eve")
            for one in (ann, eve):
                one.http.cookies.set(COOKIE, OLD)
            assert await seat_at(ann, room) == 0
            new = await ann.open_table()
            assert await seat_at(ann, new) == 0
            assert await seat_at(eve, new) == -1

    asyncio.run(test())


def test_whoever_began_without_tls_keeps_their_seat_under_it() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=3)
        [(cookie, key)] = ann.http.cookies.items()
        later = Browser(served, "Ann")
        later.jar = {cookie: key}
        assert await later.seat_at(room) == 0
        assert await later.sit(room) == 0
        assert later.jar == {HOST_ONLY + cookie: key}
        assert await later.seat_at(room) == 0

    at_server(test, proxies=(HERE,))


# --- many


def test_a_browser_with_fifty_tables_keeps_every_seat() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        rooms = [await ann.open_table(seats=2, bots=1) for _ in range(25)]
        for _ in range(25):
            rooms.append(await ben.open_table(seats=2))
            await ann.sit(rooms[-1])
        for number, room in enumerate(rooms):
            assert await ann.sit(room) == number // 25
        sent = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        assert len(sent) < 8000, "as much as proxies let through"
        assert len(ann.http.cookies) == 50

    at_server(test, tables_an_hour=1000)


def test_keys_are_bounded_and_a_game_that_is_not_over_costs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (keys_module, app_module):
        monkeypatch.setattr(module, "MOST_KEYS", 4)

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        rooms = [await ann.open_table(seats=2, bots=1) for _ in range(4)]
        full = await ann.post("/api/tables", {"player": "Ann"})
        assert (full.status_code, full.json()["code"]) == (409, "too_many_games")
        assert (await ann.post("/api/tables", {})).status_code == 201, "without a seat there"
        await ann.connect(rooms[1])
        await ann.do("leave")
        await ann.until(lambda state: state["seat"] == -1)
        for number in range(9):
            ann.http.cookies.set(f"{COOKIE}-{number}", f"planted-{number}", domain=HERE)
        last = await ann.open_table(seats=2)
        assert len(ann.http.cookies) == 4, "what opens nothing is dropped"
        for room in (rooms[0], *rooms[2:], last):
            assert await seat_at(ann, room) == 0

    at_server(test)


def test_a_head_full_of_cookies_is_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was hashed several times and taken back in the answer: one address made everybody wait for a second."""
    hashes: list[str] = []

    def counted(key: str) -> str:
        hashes.append(key)
        return hashed(key)

    for module in (keys_module, app_module, door_module):
        monkeypatch.setattr(module, "hashed", counted)

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=2)
        (mine,) = ann.http.cookies.items()
        many = "; ".join(f"{COOKIE}-{number}=k{number}" for number in range(3000))
        for planted in (f"{many}; ", "a;" * 30_000):
            hashes.clear()
            sent = f"{planted}{'='.join(mine)}"
            head = f"GET /api/games HTTP/1.1\r\nHost: {HERE}\r\nConnection: close\r\nCookie: {sent}\r\n\r\n"
            answer = await raw(served.port, head.encode())
            assert room.encode() in answer, "the newest key counts"
            assert len(hashes) < 10 * MOST_COOKIES
            assert answer.count(b"set-cookie") <= MOST_COOKIES

    at_server(test)


# --- answers that are lost


def test_a_seat_is_not_lost_with_the_answer() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=3)
        once = secrets.token_hex(16)

        async def sits(body: dict[str, Any]) -> httpx.Response:
            ben.http.cookies.clear()  # No answer has come.
            return await ben.post(f"/api/tables/{room}/sit", {"player": "Ben", **body})

        first = await sits({"once": once})
        second = await sits({"once": once})
        assert first.json() == second.json() == {"seat": 1}
        assert dict(first.cookies) == dict(second.cookies)
        assert await seat_at(ben, room) == 1
        for other in ("", "short", secrets.token_hex(16)):
            assert (await sits({"once": other})).json()["code"] == "name_taken", "who did not ask gets nothing"

    at_server(test)


def test_a_request_is_not_lost_with_the_answer() -> None:
    async def test(served: Served) -> None:
        room, (cid,) = await in_a_game(served, "Cid", bots=2)
        ann, once = Person(served, "Ann"), secrets.token_hex(16)
        for _ in range(2):
            ann.http.cookies.clear()
            asked = await ann.post(f"/api/tables/{room}/sit", {"player": "Ann", "seat": 1, "once": once})
            assert asked.status_code == 202
        await ann.connect(room)
        shown = await cid.until(lambda state: state["table"]["requests"])
        assert [one["number"] for one in shown["table"]["requests"]] == [1]
        await cid.do("consent", request=1, agrees=True)
        await ann.until(lambda state: state["seat"] == 1)

    at_server(test)


def test_a_rematch_carries_keys_over() -> None:
    async def test(served: Served) -> None:
        room, (ann,) = await in_a_game(served, "Ann", bots=1)
        kept = dict(ann.http.cookies)
        await ann.do("stand_in")
        await ann.until(lambda state: state["table"]["state"] == "over")
        await ann.do("play_again")
        new = (await ann.until(lambda state: state["table"]["rematch"]))["table"]["rematch"]
        assert await seat_at(ann, new) == 0
        assert [game["id"] for game in (await ann.http.get("/api/games")).json()] == [new]
        assert dict(ann.http.cookies) == kept
        assert room != new

    at_server(test)
