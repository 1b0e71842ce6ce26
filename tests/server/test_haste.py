"""Once all people are out, bots play on faster or straight to the end; nobody else can hurry anybody."""

from __future__ import annotations

import time

import pytest

from lastcall.server.house import House
from lastcall.server.pace import PACES, Haste, Pace, hurried
from lastcall.server.room.people import Visitor, Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import TableError
from lastcall.server.shown.state import show_table
from lastcall.server.sockets import do
from lastcall.server.store import entries
from lastcall.server.wire import Hurry, PlayAgain
from tests.server.rooms import play
from tests.server.test_pace import until

SOLO = "seats: Tara, Bryn, Remy\nactive: Bryn\n"
FOUR = "seats: Tara, Oda, Bryn, Remy\nactive: Bryn\n"
SLOW = Pace(window=1000, decision=1000, more=0, bot=0.2)


async def fell(room: Room, *seats: int) -> None:
    """Until these people are out; meanwhile bots answer for everybody."""
    game, chairs = room.table.game, [chair for chair in room.table.chairs if chair.person]
    assert game is not None
    for chair in chairs:
        chair.stand_in = True
    room.moderator.look_at_the_clock()
    for seat in seats:
        game.sides[game.seats[seat].side].alcohol = game.sides[game.seats[seat].side].fortitude
    game.unsettled = True
    await until(room, lambda: all(not game.seats[seat].present for seat in seats))
    for chair in chairs:
        chair.stand_in = False


async def refused(room: Room, seat: int, how: Haste = "end") -> str:
    """With which code somebody is refused who would like bots to hurry."""
    with pytest.raises(TableError) as error:
        await room.hurry(seat, how)
    return error.value.code


def test_bots_that_hurry_think_a_quarter_of_the_time_or_none() -> None:
    pace = PACES["relaxed"]
    assert hurried(pace, "") == pace
    assert (hurried(pace, "faster").bot, hurried(pace, "faster").response) == (pace.bot / 4, pace.response / 4)
    assert (hurried(pace, "end").bot, hurried(pace, "end").response) == (0, 0)
    assert hurried(pace, "end").decision == pace.decision, "people have as long as before"


def test_who_is_out_alone_among_bots_sees_the_end_at_once() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        game = room.table.game
        assert game is not None
        assert room.people.haste == ""
        began, number = time.monotonic(), game.number
        await room.hurry(0, "end")
        assert show_table(room).haste == "end"
        await until(room, lambda: game.outcome is not None)
        answers = game.number - number
        assert time.monotonic() - began < SLOW.bot * answers / 4, "far faster than the bots would have"
        assert room.people.haste == "", "and then nobody hurries any more"

    play(SOLO, test, SLOW, bots=(1, 2))


def test_four_times_as_fast_and_back() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        await room.hurry(0, "faster")
        assert room.clock.pace.bot == SLOW.bot / 4
        await room.hurry(0, "")
        assert room.clock.pace == SLOW

    play(SOLO, test, SLOW, bots=(1, 2))


def test_nobody_is_hurried_while_a_person_is_in() -> None:
    async def test(room: Room) -> None:
        assert await refused(room, 0) == "still_in", "in the game oneself"
        await fell(room, 0)
        assert await refused(room, 0) == "still_in", "Oda still plays"
        room.table.chairs[1].stand_in = True
        assert await refused(room, 0) == "still_in", "and may come back"
        assert room.people.haste == ""
        assert room.clock.pace == SLOW

    play(FOUR, test, SLOW, bots=(2, 3))


def test_all_who_are_connected_have_to_ask_and_the_most_patient_is_heard() -> None:
    async def test(room: Room) -> None:
        both = [Watcher(seat, lambda: None) for seat in (0, 1)]
        await fell(room, 0, 1)
        await room.hurry(0, "end")
        assert room.people.haste == "", "Oda has not asked"
        await room.hurry(1, "faster")
        assert room.people.haste == "faster"
        assert [chair.haste for chair in show_table(room).chairs] == ["end", "faster", "", ""]
        for watcher in [one for one in room.people.watchers if one.seat == 1]:
            room.go_away(watcher)
        assert room.people.haste == "end", "only Tara is still there"
        room.enter(both[1])
        assert room.people.haste == "faster", "Oda is back"
        room.go_away(both[1])

    play(FOUR, test, SLOW, bots=(2, 3))


def test_asking_twice_tells_nobody_anything() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        await room.hurry(0, "faster")
        woken: list[int] = []
        room.enter(Watcher(None, lambda: woken.append(1)))
        before, settings = len(woken), room.clock.settings
        for _ in range(5):
            await room.hurry(0, "faster")
        assert (len(woken), room.clock.settings) == (before, settings)

    play(SOLO, test, SLOW, bots=(1, 2))


def test_spectators_and_strangers_hurry_nobody() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        house = House(room.ledger.store)
        for watcher in (
            Watcher(None, lambda: None),
            Watcher(None, lambda: None, Visitor(keys=("a key from elsewhere",))),
        ):
            with pytest.raises(TableError, match="watching"):
                await do(house, room, watcher, Hurry("end"))
        assert room.people.haste == ""

    play(SOLO, test, SLOW, bots=(1, 2))


def test_who_takes_over_from_a_bot_is_not_hurried() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        await room.hurry(0, "faster")
        await room.usher.change(entries.Sat(1, "Dora", "key of Dora"))
        assert room.people.haste == ""
        assert room.clock.pace == SLOW

    play(SOLO, test, SLOW, bots=(1, 2))


def test_a_game_that_was_asked_to_end_ends_although_everybody_leaves() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        for watcher in [*room.people.watchers]:
            room.go_away(watcher)
        assert room.moderator.sleeps, "nobody has asked for anything"
        here = Watcher(0, lambda: None)
        room.enter(here)
        await room.hurry(0, "end")
        room.go_away(here)
        assert not room.moderator.sleeps
        await until(room, lambda: room.table.outcome != "")

    play(SOLO, test, SLOW, bots=(1, 2))


def test_before_the_game_and_after_it_there_is_nothing_to_hurry() -> None:
    async def test(room: Room) -> None:
        await fell(room, 0)
        await room.hurry(0, "end")
        await until(room, lambda: room.table.outcome != "")
        assert await refused(room, 0) == "not_playing"

    play(SOLO, test, SLOW, bots=(1, 2))


def test_a_rematch_need_not_wait_for_bots_but_for_people() -> None:
    async def test(room: Room) -> None:
        house = House(room.ledger.store)
        house.take_in(room)
        ann = Watcher(0, lambda: None)
        room.enter(ann)
        with pytest.raises(TableError, match="over yet"):
            await do(house, room, ann, PlayAgain())
        await fell(room, 0)
        assert len(house.games.of(("key 0",), house.rooms)) == 1
        await do(house, room, ann, PlayAgain())
        new = house.rooms[room.table.rematch].table
        assert [chair.person for chair in new.chairs] == [True, False, False]
        assert [game.id for game in house.games.of(("key 0",), house.rooms)] == [new.id], "the old game is behind her"
        assert room.table.running
        for watcher in [*room.people.watchers]:
            room.go_away(watcher)
        await until(room, lambda: room.table.outcome != "")

    play(SOLO, test, SLOW, bots=(1, 2))
