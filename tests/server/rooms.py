"""A table in the middle of a game, without a network: the position comes from a story."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from lastcall.engine.core.answers import unspoken
from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer
from lastcall.poll import prompt
from lastcall.server.pace import Pace
from lastcall.server.room.bots import ON_THE_SPOT
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import Chair, Table
from lastcall.server.shown.state import show
from lastcall.server.store.entries import Opened
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.thinkers.thought import Thinkers, Thought
from lastcall.start import Setup
from lastcall.stories.run import position
from lastcall.stories.script import Story
from lastcall.voice.sentences import plain
from tests.server.leaping import LeapingLoop

PATIENT = Pace(1000, 1000, 1000, 0)


class Slow:
    """Thinks as long as it is told, then decides as any bot would."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.thought = 0
        """How often."""

    async def decide(self, thought: Thought, households: Sequence[str]) -> Answer:
        self.thought += 1
        await asyncio.sleep(self.seconds)
        return thought.decided()


class Heard:
    """What one connection is sent, and when: the newest state at each step of the test."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room = room
        self.woken = 0
        self.frames: list[bytes] = []
        self.watcher = Watcher(seat, self.wake)
        room.enter(self.watcher)

    def wake(self) -> None:
        """News."""
        self.woken += 1
        state = show(self.room, self.watcher)
        if state.waiting is not None:
            state = msgspec.structs.replace(state, waiting=msgspec.structs.replace(state.waiting, seconds=0.0))
        self.frames.append(msgspec.json.encode(state))


def room_of(
    text: str,
    pace: Pace = PATIENT,
    bots: tuple[int, ...] = (),
    quick: bool = False,
    level: str = "random",
    thinkers: Thinkers = ON_THE_SPOT,
) -> Room:
    """A table at the position of a story; people sit everywhere but at the seats of bots."""
    story = Story(text)
    game = position(story)
    chairs = [
        Chair(bot=level) if number in bots else Chair(place.name, f"key {number}")
        for number, place in enumerate(story.places)
    ]
    table = Table("room", Opened("A table", len(chairs), "relaxed", quick_responses=quick), chairs, game, seq=1)
    table.asked_at = time.time()
    table.setup = Setup(characters=tuple("Oda" for _ in chairs))
    store = SqliteStore()
    store.connection.execute("insert into room (room, state) values ('room', 'playing')")
    return Room(table, store, pace, thinkers)


def play(
    text: str,
    test: Callable[[Room], Awaitable[None]],
    pace: Pace = PATIENT,
    bots: tuple[int, ...] = (),
    quick: bool = False,
    leaping: bool = False,
    level: str = "random",
    thinkers: Thinkers = ON_THE_SPOT,
) -> None:
    """Run a test at such a table; `leaping`: where nothing happens, time leaps ahead."""

    async def run() -> None:
        room = room_of(text, pace, bots, quick, level, thinkers)
        for seat, chair in enumerate(room.table.chairs):
            if chair.person:
                room.enter(Watcher(seat, lambda: None))
        await room.moderator.go_on()
        try:
            await test(room)
        finally:
            room.clock.stop()
            for task in room.at_work:
                task.cancel()
            await asyncio.gather(*room.at_work, return_exceptions=True)
            await room.ledger.store.finish()

    with asyncio.Runner(loop_factory=LeapingLoop if leaping else None) as runner:
        runner.run(run())


def offered(room: Room, seat: int) -> dict[str, Answer]:
    """What a seat is offered now, by its words."""
    assert room.table.game is not None
    assert room.waiting is not None
    asked = prompt(room.table.game, room.waiting, seat)
    return {option.text: option.answer for option in asked.options} if asked is not None else {}


def said(room: Room) -> dict[int, Answer]:
    """What has been said to the question so far."""
    return room.moderator.conversation.said if room.moderator.conversation is not None else {}


async def say(room: Room, seat: int, words: str) -> None:
    """Answer in words: an option, or its beginning; "pass" whatever passing is called."""
    assert room.waiting is not None
    answers = offered(room, seat)
    passes = words == "pass" and PASS in map(unspoken, answers.values())
    answer = next(
        answer
        for text, answer in answers.items()
        if (unspoken(answer) == PASS if passes else plain(text).startswith(plain(words)))
    )
    await room.say(seat, room.waiting.number, answer)
