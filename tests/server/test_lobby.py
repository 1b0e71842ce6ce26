"""Opening, joining and leaving tables; what is refused, and how it is said."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lastcall.records import Record
from tests.server.tables import Person, Served, serving


def at_server(test: Callable[[Served], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving() as served:
            await test(served)

    asyncio.run(run())


def test_the_server_is_healthy_and_says_what_a_table_can_be_made_of() -> None:
    async def test(served: Served) -> None:
        ann = Person(served)
        health = (await ann.http.get("/health")).json()
        assert health["ok"] is True
        assert health["tables"] == 0
        choices = (await ann.http.get("/api/choices")).json()
        captain = next(one for one in choices["characters"] if one["name"] == "Whitehawk")
        assert (captain["title"], captain["box"], captain["regular"]) == ("Captain Whitehawk", "RDI 4", False)
        assert [one["name"] for one in choices["modules"]] == ["bar", "sea", "dungeon", "crawl", "prize"]
        assert choices["drinks"][0]["title"] == "Drinks from the characters' box", (
            "what a new table takes unless told otherwise"
        )
        assert [one["name"] for one in choices["paces"]] == ["brisk", "relaxed", "by the day"]
        everything = [one for name in ("drinks", "modules", "variants", "paces", "bots") for one in choices[name]]
        assert all(one["title"] != one["name"] for one in everything), "each has a name for people"
        cards = (await ann.http.get("/api/cards")).json()
        assert {"title", "owner", "type", "text", "source"} <= set(cards[0])
        rules = (await ann.http.get("/api/rules")).json()
        assert len(rules) == 606
        await ann.leave()

    at_server(test)


def test_public_tables_are_listed_and_private_ones_are_not() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        public = await ann.open_table(public=True, name="  The \n Drake ")
        private = await ann.open_table()
        listed = (await ann.http.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in listed] == [public]
        assert listed[0]["name"] == "The Drake"
        assert (await ann.http.get(f"/api/tables/{private}")).json()["chairs"][0]["name"] == "Ann"
        await ann.leave()

    at_server(test)


def test_a_crowd_that_picks_nobody_gets_everybody_at_most_once_but_regulars() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=13, bots=12)
        await ann.connect(room)
        await ann.do("start")
        state = await ann.until(lambda state: state["table"]["state"] != "gathering")
        seated = [chair["character"] for chair in state["table"]["chairs"]]
        assert all(seated)
        choices = (await ann.http.get("/api/choices")).json()["characters"]
        boxed = [one["name"] for one in choices if not one["regular"]]
        assert all(seated.count(name) <= 1 for name in boxed)
        await ann.leave()

    at_server(test)


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 14}, "seats"),
        ({"seats": 2, "bots": 2}, "bots"),
        ({"pace": "hasty"}, "no_pace"),
        ({"level": "genius"}, "no_bot"),
        ({"modules": ["lava"]}, "no_such_choice"),
        ({"drinks": "milk"}, "no_such_choice"),
        ({"drinks": "/etc/cellar.toml"}, "no_such_choice"),
        ({"modules": ["garden.toml"]}, "no_such_choice"),
        ({"modules": ["prize", "prize"]}, "no_such_choice"),
        ({"decks": []}, "unreadable"),
        ({"variant": "boss"}, "no_such_choice"),
        ({"colour": "red"}, "unreadable"),
        ({"seats": "four"}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code_and_a_sentence(choices: dict[str, object], code: str) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        answer = await ann.post("/api/tables", {"player": "Ann", **choices})
        assert answer.status_code == 400
        assert answer.json()["code"] == code
        assert len(answer.json()["message"]) > 10
        await ann.leave()

    at_server(test)


def test_seats_are_taken_one_by_one_and_kept() -> None:
    async def test(served: Served) -> None:
        ann, ben, cid, dan = (Person(served, name) for name in ("Ann", "Ben", "Cid", "Dan"))
        room = await ann.open_table(seats=3)
        assert await ben.sit(room, 2) == 2
        assert await ben.sit(room) == 2, "the same browser gets the same seat"
        taken = await cid.post(f"/api/tables/{room}/sit", {"player": "Cid", "seat": 2})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
        nameless = await cid.post(f"/api/tables/{room}/sit", {"player": " \n "})
        assert nameless.json()["code"] == "no_name"
        assert await cid.sit(room) == 1
        full = await dan.post(f"/api/tables/{room}/sit", {"player": "Dan"})
        assert (full.status_code, full.json()["code"]) == (409, "full_table")
        lost = await dan.post("/api/tables/nowhere/sit", {"player": "Dan"})
        assert (lost.status_code, lost.json()["code"]) == (404, "no_table")
        for person in (ann, ben, cid, dan):
            await person.leave()

    at_server(test)


def test_a_character_is_played_by_one_only() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=3)
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
        await ann.do("pick", character="tara")
        await ann.until(lambda state: state["table"]["chairs"][0]["character"] == "Tara")
        assert "Tara" not in ann.state["table"]["free_characters"]
        await ben.do("pick", character="Tara")
        while not ben.problems:
            await ben.hear()
        assert ben.problems[0]["code"] == "character_taken"
        await ben.do("pick", character="Nobody")
        while len(ben.problems) < 2:
            await ben.hear()
        await ben.do("seat_bot", seat=2, level="random")
        await ben.until(lambda state: state["table"]["chairs"][2]["bot"] == "random")
        await ann.do("pick", character="Remy", seat=2)
        await ben.until(lambda state: state["table"]["chairs"][2]["character"] == "Remy")
        await ann.do("pick", character="Bryn", seat=1)
        while not ann.problems:
            await ann.hear()
        assert ann.problems[0]["code"] == "not_a_bot", "nobody picks for somebody else"
        await ann.do("unseat", seat=2)
        await ben.until(lambda state: state["table"]["chairs"][2]["bot"] == "")
        await ann.do("start")
        started = await ben.until(lambda state: state["table"]["state"] == "playing")
        chairs = started["table"]["chairs"]
        assert chairs[0]["character"] == "Tara"
        assert chairs[2]["bot"], "an empty seat goes to a bot"
        assert len({chair["character"] for chair in chairs}) == 3
        assert len(started["table"]["fairness"]["commitment"]) == 64
        assert started["table"]["seed"] == "", "the seed is told when the game is over"
        for person in (ann, ben):
            await person.leave()

    at_server(test)


def test_a_seat_can_be_moved_to_another_device_once() -> None:
    async def test(served: Served) -> None:
        ann, phone, thief = Person(served, "Ann"), Person(served), Person(served)
        room = await ann.open_table(seats=2)
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        await ann.connect(room)
        await ann.until(lambda state: state["seat"] == 0)
        moved = await phone.post(f"/api/tables/{room}/move/{code}")
        assert moved.json() == {"seat": 0}
        await ann.until(lambda state: state["seat"] == -1)
        again = await thief.post(f"/api/tables/{room}/move/{code}")
        assert again.json()["code"] == "old_link"
        assert (await ann.post(f"/api/tables/{room}/link")).json()["code"] == "no_seat"
        await phone.connect(room)
        assert (await phone.until(lambda state: True))["seat"] == 0
        for person in (ann, phone, thief):
            await person.leave()

    at_server(test)


def test_a_page_of_another_site_may_not_speak_for_anybody() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=2)
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await ann.http.post(f"/api/tables/{room}/link", headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        with pytest.raises(Exception, match=r"403|rejected"):
            await ann.connect(room, **foreign)
        await ann.leave()

    at_server(test)


def test_a_game_that_is_over_can_be_taken_home_and_told_again() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=2, bots=1, level="random")
        await ann.connect(room)
        await ann.do("start")
        await ann.until(lambda state: state["table"]["state"] == "playing")
        early = await ann.http.get(f"/api/tables/{room}/record")
        assert early.json()["code"] == "not_over", "hands are secret while it is played"
        await ann.do("stand_in")
        over = await ann.until(lambda state: state["table"]["state"] == "over")
        record = Record.from_json((await ann.http.get(f"/api/tables/{room}/record")).content)
        game = record.replay()
        assert game.outcome is not None
        assert list(game.outcome.winners) == over["view"]["winners"]
        assert str(record.setup.seed) == over["table"]["seed"]
        await ann.leave()

    at_server(test)


def test_a_link_opens_only_the_seat_of_whoever_made_it() -> None:
    async def test(served: Served) -> None:
        ann, ben, cleo = (Person(served, name) for name in ("Ann", "Ben", "Cleo"))
        room = await ann.open_table(seats=3)
        await cleo.sit(room, 1)
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        refused = await cleo.post(f"/api/tables/{room}/move/{code}")
        assert refused.json()["code"] == "seated", "nobody sits on two chairs"
        await ann.connect(room)
        await ann.do("leave")
        await ann.until(lambda state: state["seat"] == -1)
        assert await ben.sit(room, 0) == 0
        stolen = await ann.post(f"/api/tables/{room}/move/{code}")
        assert stolen.json()["code"] == "old_link", "it is Ben's seat now"
        for person in (ann, ben, cleo):
            await person.leave()

    at_server(test)


def test_whoever_leaves_before_the_game_takes_their_character_along() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=2)
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
        await ann.do("pick", character="Tara")
        await ben.until(lambda state: state["table"]["chairs"][0]["character"] == "Tara")
        await ann.do("leave")
        state = await ben.until(lambda state: state["table"]["chairs"][0]["character"] == "")
        assert "Tara" in state["table"]["free_characters"]
        for person in (ann, ben):
            await person.leave()

    at_server(test)
