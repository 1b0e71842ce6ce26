"""After the first state only what has changed goes over the wire: little, over whole games at every kind of table."""

from __future__ import annotations

import asyncio
from statistics import mean
from typing import NamedTuple

import pytest

from lastcall.server import entries
from lastcall.server.log import Log
from lastcall.server.people import Watcher
from lastcall.server.room import Room
from lastcall.server.table import STAND_IN, Table
from lastcall.server.telling import news
from lastcall.variants import BOSS_BATTLE, INDIVIDUAL, TWO_HEADED_DRAGON
from tests.server.leaping import LeapingLoop
from tests.server.test_quick_responses import Guest

MOST = 4000
"""Bytes of a change, on average over a game."""
CREW = ("Remy", "Tara", "Bryn", "Whitehawk")


class Listener(Guest):
    """Somebody who plays, and notes how much their page is sent at each change."""

    def __init__(self, room: Room, seat: int) -> None:
        super().__init__(room, seat)
        self.sizes: list[int] = []
        self.watcher = Watcher(seat, self.hear)
        room.enter(self.watcher)

    def hear(self) -> None:
        """News, as a connection sends it."""
        told = news(self.room, self.watcher)
        if told.startswith(b'{"is":"change"'):
            self.sizes.append(len(told))


class Evening(NamedTuple):
    """A table with two people; bots have the other seats."""

    crew: tuple[str, ...] = CREW
    modules: tuple[str, ...] = ()
    variant: str = INDIVIDUAL
    quick: bool = True


EVENINGS = {
    "four": Evening(),
    "everyone-is-asked": Evening(quick=False),
    "all-extras": Evening(
        ("Farai", "Lucky", "Nerodia", "Phyll", "Samantha"), ("bar", "crawl", "prize", "sea", "dungeon")
    ),
    "pairs": Evening(variant=TWO_HEADED_DRAGON),
    "boss": Evening(("Nerodia", *CREW[1:]), variant=BOSS_BATTLE),
}


@pytest.mark.parametrize("name", EVENINGS)
def test_a_change_is_small_on_average(name: str) -> None:
    evening = EVENINGS[name]
    people: list[Listener] = []

    async def run() -> None:
        table = Table.begun(
            "room",
            entries.Opened(
                "A table",
                len(evening.crew),
                "relaxed",
                modules=evening.modules,
                variant=evening.variant,
                quick_responses=evening.quick,
            ),
        )
        for entry in (
            entries.Sat(0, "Ann", "a"),
            entries.Sat(1, "Ben", "b"),
            *(entries.BotSat(seat, STAND_IN) for seat in range(2, len(evening.crew))),
            entries.Started(evening.crew, 1),
        ):
            table.apply(entry, 0.0)
        log = Log()
        log.connection.execute("insert into room values ('room', 'playing', 0)")
        room = Room(table, log)
        people.extend(Listener(room, seat) for seat in (0, 1))
        await room.play_on()
        for person in people:
            person.wake()
        game = table.game
        assert game is not None
        while game.outcome is None:
            await asyncio.sleep(60)
        room.clock.stop()
        await asyncio.gather(*room.at_work)
        await log.finish()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(run())
    for person in people:
        assert len(person.sizes) > 100, "a whole game"
        assert mean(person.sizes) < MOST
