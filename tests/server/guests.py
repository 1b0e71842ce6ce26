"""People who answer whatever they are asked, and whole games with them; time leaps ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from lastcall.engine.core.codes import PASS
from lastcall.poll import WINDOW
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import STAND_IN, Table
from lastcall.server.shown.state import show_prompt
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from tests.server.leaping import LeapingLoop


def is_asked(room: Room, seat: int) -> bool:
    """Whether this seat has a question to answer."""
    prompt = show_prompt(room, seat)
    return prompt is not None and not prompt.said


class Guest:
    """Somebody who answers whatever they are asked, after a second, as a bot would, and counts the dead clicks."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.responses = 0
        self.passes = 0
        self.turns: set[int] = set()
        """In which they were in the game."""
        self.busy = False
        room.enter(Watcher(seat, self.wake))

    def wake(self) -> None:
        """News."""
        game = self.room.table.game
        if game is not None and game.seats[self.seat].present:
            self.turns.add(game.turn.number)
        if not self.busy and is_asked(self.room, self.seat):
            self.busy = True
            self.room.work(self.answer())

    async def answer(self) -> None:
        """What a sharp bot would say."""
        room = self.room
        await asyncio.sleep(1.0)
        async with room.lock:
            self.busy = False
            conversation = room.moderator.conversation
            if conversation is None or not is_asked(room, self.seat):
                return
            chosen = await room.bots.decision(conversation, self.seat)
            if conversation.waiting.kind == WINDOW:
                self.responses += 1
                self.passes += chosen == PASS
            await room.say(self.seat, conversation.waiting.number, chosen)


Somebody = TypeVar("Somebody", bound=Guest)


def whole_game(
    opened: entries.Opened, crew: tuple[str, ...], seed: int, guest: Callable[[Room, int], Somebody]
) -> list[Somebody]:
    """A game from its first question to its end: two people, and bots in the other seats."""
    guests: list[Somebody] = []

    async def run() -> None:
        table = Table.begun("room", opened)
        people = [entries.Sat(0, "Ann", "a"), entries.Sat(1, "Ben", "b")]
        bots = [entries.BotSat(seat, STAND_IN) for seat in range(2, len(crew))]
        for entry in (*people, *bots, entries.Started(crew, seed)):
            table.apply(entry, 0.0)
        store = SqliteStore()
        store.connection.execute("insert into room (room, state) values ('room', 'playing')")
        room = Room(table, store)
        guests.extend(guest(room, seat) for seat in (0, 1))
        await room.moderator.play_on()
        for one in guests:
            one.wake()
        game = table.game
        assert game is not None
        while game.outcome is None:
            await asyncio.sleep(60)
        room.clock.stop()
        await asyncio.gather(*room.at_work)
        await store.finish()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(run())
    return guests
