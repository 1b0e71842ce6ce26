"""Whole games over real sockets; what goes over them tells nobody anything they may not know."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import msgspec
import pytest

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Game
from lastcall.engine.seen import views
from lastcall.server.room.room import Room
from lastcall.voice.sentences import counted
from tests.server.rooms import Heard, offered, play, say
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


@pytest.mark.parametrize("reader", [1, None], ids=["a player", "a spectator"])
def test_a_card_that_is_sent_to_the_wrong_page_is_found(reader: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    sees_hand = views.sees_hand

    def sees_too_much(game: Game, seat: int, other: int | None) -> bool:
        return other == reader or sees_hand(game, seat, other)

    monkeypatch.setattr(views, "sees_hand", sees_too_much)
    with pytest.raises(AssertionError, match="a card of another hand"):
        test_no_hidden_card_goes_over_the_wire()


OPEN = """
seats: Daareka, Bryn, Tara
Daareka holds: You might need a sanity check after this
Bryn holds: Heave! | You wanna play, huh?
"""
LOOKED_INTO = """
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave! | You wanna play, huh?
"""


@pytest.mark.parametrize(("story", "readers"), [(OPEN, {0, 2, None}), (LOOKED_INTO, {0})])
def test_only_those_whom_the_cards_let_see_a_hand_are_sent_it(story: str, readers: set[int | None]) -> None:
    """CARD-064, CARD-076."""

    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        pages = {seat: Heard(room, seat) for seat in (0, 1, 2, None)}
        await say(room, 0, next(words for words in offered(room, 0) if "Bryn" in words))
        while not any(sees(page, seat=1) for page in pages.values()):
            waiting = room.waiting
            assert waiting is not None
            for seat in waiting.seats:
                passing = next((answer for answer in offered(room, seat).values() if answer == PASS), None)
                await room.say(seat, waiting.number, passing or next(iter(offered(room, seat).values())))
        frames = {seat: frames_of(page) for seat, page in pages.items()}
        held = {str(held["card"]["id"]) for held in frames[1][-1][1]["view"]["hand"]}
        for reader in (0, 2, None):
            text, _ = frames[reader][-1]
            assert all((card in text) == (reader in readers) for card in held)
            assert compare(frames[1], frames[reader]), "and whatever else they hold is looked for"
        told = [(f"{text} {' '.join(held)}", state) for text, state in frames[2][:1]]
        with pytest.raises(AssertionError, match="a card of another hand"):
            compare(frames[1], told)

    play(story, test)


def sees(page: Heard, seat: int) -> bool:
    """Whether this page is shown the hand of this seat."""
    return bool(frames_of(page)[-1][1]["view"]["seats"][seat]["cards"])


def frames_of(page: Heard) -> Frames:
    """As a person's."""
    return [(frame.decode(), msgspec.json.decode(frame)) for frame in page.frames]


def check_fairness(table: dict[str, Any]) -> None:
    """As a page can check it with nothing but hashes."""
    fairness = table["fairness"]
    house = fairness["house"]
    assert hashlib.sha256(f"{house['salt']}/{house['value']}".encode()).hexdigest() == fairness["commitment"]
    values = [house["value"], *(one["value"] for one in fairness["contributions"])]
    assert table["seed"] == str(int.from_bytes(hashlib.sha256("/".join(values).encode()).digest()[:16], "big"))


Frames = list[tuple[str, dict[str, Any]]]
"""What one page was sent, as it came, and the states it led to."""

LOOKED_AT = {"CARD-060", "CARD-064"}
"""The rules behind the line of the log that says who looks at whose hand."""


def check_frames(*people: Person) -> None:
    """The id of a card in somebody's hand, or in a tray, never stands in what others are sent at that moment."""
    frames = [person.frames for person in people]
    compared = sum(compare(owner, other) for owner in frames for other in frames if owner is not other)
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


def compare(owner: Frames, other: Frames) -> int:
    """Look for what one page must keep to itself in what another one is sent; how many cards were looked for."""
    compared = 0
    reader = next((state["seat"] for _, state in other if state["view"] is not None), -1)
    hidden = hidden_from(reader, owner)
    for frame, state in other:
        for card in hidden.get(state["view"]["number"], ()) if state["view"] is not None else ():
            compared += 1
            assert card not in frame, "somebody was sent a card of another hand"
    return compared


def hidden_from(reader: int, owner: Frames) -> dict[int, set[str]]:
    """The ids that this seat must not be sent, by the number of the moment, as the owner's own page tells it.

    What the owner sees lying open is no secret: in front of them, or all of the hand; nor is a hand for the one
    who looks at it, of whom the log has just told.
    """
    secret: dict[int, set[str]] = {}
    for _, state in owner:
        if state["view"] is None:
            continue
        view, seat = state["view"], state["seat"]
        looked_at = any(
            set(line["rules"]) >= LOOKED_AT and line["about"] == [reader, seat] for line in state["log"][-1:]
        )
        hand = [] if looked_at else [held["card"] for held in view["hand"] if not held["in_front"]]
        lies_open = [
            card["id"]
            for piece in view["pieces"]
            if piece.get("name") == "Open hand" and piece["seat"] == seat
            for card in piece["cards"]
        ]
        cards = {str(card["id"]) for card in hand + view["looking_at"] if card["id"] not in lies_open}
        secret.setdefault(view["number"], cards).intersection_update(cards)
    return secret


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
