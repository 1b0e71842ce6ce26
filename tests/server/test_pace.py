"""Nobody can freeze a table: when time runs out a bot answers, visibly, until the person is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lastcall.orders import StandingOrders
from lastcall.poll import WINDOW
from lastcall.server.pace import PACES, Pace
from lastcall.server.room import clock as clock_module
from lastcall.server.room.room import Room
from lastcall.server.store.entries import PersonCameBack, StoodIn
from lastcall.server.store.store import StoreUnavailable
from tests.server.rooms import offered, play, said, say
from tests.waiting import Patience

HURRIED = Pace(window=0.05, decision=0.05, more=0.0, bot=0.0)
SHORT_WINDOWS = Pace(window=0.05, decision=1000, more=0, bot=0)
ATTACK = "seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\n"


async def until(room: Room, wanted: Callable[[], bool]) -> None:
    """Wait until it is so. Each step of the event loop is looked at: what is short-lived cannot be missed."""
    patience = Patience(
        "the table", lambda: (room.table.seq, room.clock.settings, dict(said(room)), dict(room.absentees.lapses))
    )
    while not wanted():
        patience.check()
        await asyncio.sleep(0)


def test_a_decision_that_takes_too_long_is_made_by_a_bot_until_the_person_is_back() -> None:
    async def test(room: Room) -> None:
        chair = room.table.chairs[0]
        assert not chair.stand_in
        game = room.table.game
        assert game is not None
        await until(room, lambda: chair.stand_in)
        await until(room, lambda: game.number > 3)

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
        missed: list[tuple[int, bool]] = []
        while not room.table.chairs[2].stand_in:
            lapses = room.absentees.lapses.get(2, 0)
            await until(
                room, lambda seen=lapses: room.absentees.lapses.get(2, 0) > seen or room.table.chairs[2].stand_in
            )
            missed.append((room.absentees.lapses[2], room.table.chairs[2].stand_in))
        assert missed[-1] == (2, True)

    play(ATTACK, test, SHORT_WINDOWS)


def test_more_time_is_given_once_for_each_question_and_only_to_whoever_asks() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        number, before = room.waiting.number, room.clock.until
        for _ in range(3):
            await room.more_time(1, number)
        assert room.clock.until == before, "nobody else's time gets longer"
        assert round(room.clock.deadline(room.waiting, 1) - before, 2) == 0.4
        assert room.clock.deadline(room.waiting, 2) == before
        assert [room.clock.until_for(room.waiting, reader) == before for reader in (0, 1, 2, None)] == [
            True,
            False,
            True,
            True,
        ]

    play(ATTACK, test, Pace(1000, 1000, 0.4, 0))


def test_whoever_has_asked_for_more_time_is_waited_for_when_the_others_are_out_of_it() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        await room.more_time(1, room.waiting.number)
        await until(room, lambda: room.absentees.lapses.get(2, 0) > 0)
        assert room.absentees.lapses.get(1, 0) == 0
        assert room.waiting is not None
        await say(room, 1, "pass")

    play(ATTACK, test, Pace(0.05, 1000, 1000, 0))


def test_more_time_is_not_given_to_whoever_has_spoken_or_is_away() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        number = room.waiting.number
        await say(room, 1, "pass")
        await room.more_time(1, number)
        room.table.chairs[2].stand_in = True
        await room.more_time(2, number)
        assert not room.table.extended

    play(ATTACK, test)


def test_a_window_missed_once_is_declined_and_spends_no_card() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        hand = len(game.seats[2].hand)
        await say(room, 0, "Mind the boom! on Remy")
        await until(room, lambda: room.absentees.lapses.get(2, 0) > 0)
        assert not room.table.chairs[2].stand_in
        assert len(game.seats[2].hand) == hand

    play(ATTACK + "Remy holds: I have no time for your tomfoolery!\n", test, SHORT_WINDOWS)


def test_a_table_that_cannot_be_written_is_tried_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_module, "TRY_AGAIN", 0.01)

    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        append, failures = room.ledger.store.append, [StoreUnavailable("disk I/O error")]

        async def sometimes(*entry: Any) -> None:
            if failures:
                raise failures.pop()
            await append(*entry)

        monkeypatch.setattr(room.ledger.store, "append", sometimes)
        await until(room, lambda: game.number > 3)
        assert "nobody could decide" in caplog.text

    play("seats: Tara, Bryn\n", test, HURRIED)


def test_bots_play_among_themselves_and_people_are_waited_for() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await until(room, lambda: room.waiting is not None and 0 in room.waiting.seats)
        assert room.waiting is not None
        assert 0 in room.waiting.seats
        assert offered(room, 0)
        assert game.number > 3

    play("seats: Tara, Bryn, Remy\nactive: Bryn\n", test, Pace(1000, 1000, 0, 0), bots=(1, 2))


def test_what_only_bots_answer_stays_in_sight_for_a_moment() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await room.order(0, StandingOrders(only_if_affected=True))
        await room.usher.change(StoodIn(1))
        await until(room, lambda: room.waiting is not None and room.waiting.kind == WINDOW)
        assert room.waiting is not None
        number = room.waiting.number
        assert set(said(room)) == set(room.waiting.seats), "everybody has spoken, but nobody in person"
        assert room.clock.until - asyncio.get_running_loop().time() <= 0.2
        await until(room, lambda: room.waiting is not None and room.waiting.number > number)

    played = "seats: Tara, Bryn\nactive: Bryn\nphase: drink\nBryn's pile: Dark Ale\n"
    play(played, test, Pace(1000, 1000, 0, 0.2))


def test_a_bot_that_stands_in_in_the_middle_of_a_decision_makes_it() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        number = room.waiting.number
        await room.usher.change(StoodIn(0))
        await until(room, lambda: room.waiting is not None and room.waiting.number > number)

    play("seats: Tara, Bryn\n", test)


def test_coming_and_going_wins_no_time() -> None:
    async def test(room: Room) -> None:
        before = room.clock.until
        await room.usher.change(StoodIn(0))
        assert room.clock.until < before, "the bot moves soon"
        await room.usher.change(PersonCameBack(0))
        assert room.clock.until == before, "and the person has what was left"

    play("seats: Tara, Bryn\n", test, Pace(1000, 1000, 0, 5))


def test_every_pace_gives_time_and_none_gives_for_ever() -> None:
    for pace in PACES.values():
        assert 0 < pace.window <= pace.decision <= 24 * 60 * 60
