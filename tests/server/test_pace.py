"""Nobody can freeze a table: when time runs out a bot answers, visibly, until the person is back."""

from __future__ import annotations

import asyncio

from lastcall.server.asking import WINDOW
from lastcall.server.entries import CameBack, StoodIn
from lastcall.server.pace import PACES, Pace
from lastcall.server.room import Room
from tests.server.rooms import offered, play, say

HURRIED = Pace(window=0.05, decision=0.05, more=0.4, bot=0.0)
ATTACK = "seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\n"


async def soon(room: Room, seconds: float = 0.15) -> None:
    """A moment later."""
    await asyncio.sleep(seconds)
    assert not room.lock.locked()


def test_a_decision_that_takes_too_long_is_made_by_a_bot_until_the_person_is_back() -> None:
    async def test(room: Room) -> None:
        chair = room.table.chairs[0]
        assert not chair.stand_in
        await soon(room)
        assert chair.stand_in, "everybody can see it"
        assert room.table.game is not None
        assert room.table.game.number > 3, "the game has gone on"

    play("seats: Tara, Bryn\n", test, HURRIED)


def test_whoever_answers_again_has_their_seat_back() -> None:
    async def test(room: Room) -> None:
        room.table.chairs[0].stand_in = True
        await say(room, 0, "pass")
        assert not room.table.chairs[0].stand_in

    play("seats: Tara, Bryn\n", test)


def test_a_window_let_pass_once_is_forgiven_and_twice_is_not() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW
        number = room.waiting.number
        await asyncio.sleep(0.07)
        assert room.waiting is None or room.waiting.number != number, "the window has closed"
        assert not room.table.chairs[2].stand_in
        await soon(room)
        assert room.table.chairs[2].stand_in

    play(ATTACK, test, HURRIED)


def test_more_time_is_given_once_for_each_question_and_to_everybody() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        number, until = room.waiting.number, room.until
        room.more_time(1, number)
        room.more_time(2, number)
        assert round(room.until - until, 2) == 0.4
        await asyncio.sleep(0.15)
        assert room.waiting.number == number, "still open"

    play(ATTACK, test, HURRIED)


def test_bots_play_among_themselves_and_people_are_waited_for() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        for _ in range(100):
            await asyncio.sleep(0.01)
            if room.waiting is not None and 0 in room.waiting.seats:
                break
        assert room.waiting is not None
        assert 0 in room.waiting.seats
        assert offered(room, 0)
        assert game.number > 3

    play("seats: Tara, Bryn, Remy\nactive: Bryn\n", test, Pace(1000, 1000, 0, 0), bots=(1, 2))


def test_a_bot_that_stands_in_in_the_middle_of_a_decision_makes_it() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        number = room.waiting.number
        await room.change(StoodIn(0))
        await asyncio.sleep(0.05)
        assert room.waiting is None or room.waiting.number > number

    play("seats: Tara, Bryn\n", test)


def test_coming_and_going_wins_no_time() -> None:
    async def test(room: Room) -> None:
        until = room.until
        await room.change(StoodIn(0))
        assert room.until < until, "the bot moves soon"
        await room.change(CameBack(0))
        assert room.until == until, "and the person has what was left"

    play("seats: Tara, Bryn\n", test, Pace(1000, 1000, 0, 5))


def test_every_pace_gives_time_and_none_gives_for_ever() -> None:
    for pace in PACES.values():
        assert 0 < pace.window <= pace.decision <= 24 * 60 * 60
