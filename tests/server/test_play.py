"""Whole games over real sockets; what goes over them tells nobody anything they may not know."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import pytest

from lastcall.engine.core.sentences import counted
from tests.server.tables import Person, Served, serving


async def play_on(person: Person, chance: random.Random) -> int:
    """Answer whatever is asked until the game is over; how often."""
    said = 0
    while True:
        state = person.state
        if state and state["table"]["state"] == "over":
            return said
        asked = state["prompt"] if state else None
        if asked and not asked["said"]:
            usual = asked["options"][asked["default"]]
            option = chance.choice(asked["options"]) if chance.random() < 0.6 else usual
            await person.do("say", number=asked["number"], answer=option["answer"])
            said += 1
        await person.hear()


async def a_game(served: Served, seed: int) -> tuple[Person, Person, Person]:
    """Two people, two bots and a spectator, from the first card to the last."""
    chance = random.Random(seed)
    ann, ben, eve = Person(served, "Ann"), Person(served, "Ben"), Person(served)
    room = await ann.open_table(seats=4, bots=2, level="random", modules=["sea"])
    await ben.sit(room)
    for person in (ann, ben, eve):
        await person.connect(room)
    await ann.do("pick", character="Remy")
    await ben.do("pick", character="Tara")
    await ann.until(lambda state: state["table"]["chairs"][1]["character"] == "Tara")
    await ann.do("start")
    await asyncio.gather(
        play_on(ann, chance), play_on(ben, chance), eve.until(lambda state: state["table"]["state"] == "over")
    )
    return ann, ben, eve


@pytest.mark.parametrize("seed", range(3))
def test_two_people_and_two_bots_play_a_whole_game(seed: int) -> None:
    async def test() -> None:
        async with serving() as served:
            people = await a_game(served, seed)
            ann, ben, eve = people
            assert ann.state["view"]["over"]
            assert ann.state["prompt"] is ben.state["prompt"] is None, "nobody is asked anything any more"
            assert ann.state["view"]["winners"] == ben.state["view"]["winners"] == eve.state["view"]["winners"]
            check_fairness(ann.state["table"])
            assert {one["code"] for one in ann.problems + ben.problems} <= {"too_late", "not_asked"}
            await ann.do("play_again")
            again = (await ben.until(lambda state: state["table"]["rematch"]))["table"]["rematch"]
            await ben.socket.close()
            await ben.connect(again)
            ben.state = {}
            state = await ben.until(lambda state: True)
            assert (state["seat"], state["table"]["state"]) == (1, "gathering")
            assert [chair["name"] for chair in state["table"]["chairs"][:2]] == ["Ann", "Ben"]
            before = ann.state["table"]["chairs"]
            same = ("name", "bot", "character", "person")
            assert [[chair[one] for one in same] for chair in state["table"]["chairs"]] == [
                [chair[one] for one in same] for chair in before
            ], "the same people, bots and characters"
            for person in people:
                await person.leave()

    asyncio.run(test())


def test_no_hidden_card_goes_over_the_wire() -> None:
    async def test() -> None:
        async with serving() as served:
            ann, ben, eve = await a_game(served, 7)
            check_frames(ann, ben, eve)
            for person in (ann, ben, eve):
                await person.leave()

    asyncio.run(test())


def check_fairness(table: dict[str, Any]) -> None:
    """As a page can check it with nothing but hashes."""
    fairness = table["fairness"]
    house = fairness["house"]
    assert hashlib.sha256(f"{house['salt']}/{house['value']}".encode()).hexdigest() == fairness["commitment"]
    values = [house["value"], *(one["value"] for one in fairness["contributions"])]
    assert table["seed"] == str(int.from_bytes(hashlib.sha256("/".join(values).encode()).digest()[:16], "big"))


def check_frames(*people: Person) -> None:
    """The id of a card in somebody's hand, or in a tray, never stands in what others are sent at that moment.

    What lies open in front of somebody is no secret.
    """
    compared = 0
    for owner in people:
        secret: dict[int, set[str]] = {}
        for _, state in owner.frames:
            if state["view"] is not None:
                view = state["view"]
                hand = [held["card"] for held in view["hand"] if not held["in_front"]]
                cards = hand + view["looking_at"]
                secret.setdefault(view["number"], set()).update(str(card["id"]) for card in cards)
        for other in people:
            if other is owner:
                continue
            for frame, state in other.frames:
                if state["view"] is None:
                    continue
                for card in secret.get(state["view"]["number"], ()):
                    compared += 1
                    assert card not in frame, "somebody was sent a card of another hand"
    assert compared > 1000
    spectator = people[-1]
    for _, state in spectator.frames:
        if state["view"] is not None:
            assert state["prompt"] is None
            assert state["view"]["hand"] == []
            assert state["view"]["looking_at"] == []
    for line in spectator.log:
        if " draws " in line:
            number = line.split(" draws ")[1]
            assert number in {counted(n, "card") for n in range(1, 20)}, line


def is_asked(state: dict[str, Any]) -> bool:
    """Whether there is a question that nobody has answered for this seat."""
    return state["prompt"] is not None and not state["prompt"]["said"]


def test_whoever_comes_back_finds_the_same_question() -> None:
    async def test() -> None:
        async with serving() as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=3, bots=2, level="random")
            await ann.connect(room)
            await ann.do("start")
            state = await ann.until(is_asked)
            while not is_asked(state := await ann.catch_up()):  # A bot was faster.
                await ann.until(is_asked)
            await ann.socket.close()
            await ann.connect(room)
            ann.state = {}
            again = await ann.until(is_asked)
            assert again["prompt"] == state["prompt"]
            assert again["view"] == state["view"]
            assert again["log_from"] == 0, "the whole log once more"
            await ann.do("stand_in")
            await ann.until(lambda state: state["table"]["chairs"][0]["stand_in"])
            await ann.do("come_back")
            await ann.until(lambda state: not state["table"]["chairs"][0]["stand_in"])
            await ann.do("leave")
            gone = await ann.until(lambda state: state["seat"] == -1)
            assert gone["table"]["chairs"][0]["bot"], "a bot plays on"
            await ann.leave()

    asyncio.run(test())
