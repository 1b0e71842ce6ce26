"""Bots think in processes of their own: the same decisions, fairly shared out, whatever becomes of a process."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from lastcall.bots import bot, decide
from lastcall.engine.game import Answer, Game
from lastcall.ids import SEATS
from lastcall.server.house import House
from lastcall.server.net.limits import Limits
from lastcall.server.queue import FairQueue
from lastcall.server.room.people import Visitor, Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import TableError
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.thinkers import pool as pool_module
from lastcall.server.thinkers.pool import NUMBER, Pool
from lastcall.server.thinkers.thought import Job, NoThought, Thought, read, written
from lastcall.server.wire import NewTable
from lastcall.start import Setup, begin
from tests.server.attackers import look_until
from tests.waiting import STUCK, wait_until

LEVEL = "greedy"
SEED = 7


class Played:
    """A game that goes on as its bots decide."""

    def __init__(self, name: str, seed: int) -> None:
        self.id = name
        self.setup = Setup(characters=("Brannoc", "Ilka", "Oda", "Pell"), seed=seed, ask="all")
        self.game: Game = begin(self.setup)
        self.transcript = ""

    def thought(self, level: str = LEVEL) -> Thought:
        return Thought(self, self.game.asked, level, SEED)

    def expected(self) -> Answer:
        return decide(bot(LEVEL, SEED), self.game, self.game.asked)

    def give(self, answer: Answer) -> None:
        self.game.answer(answer)
        self.transcript += written([answer])

    def to_a_choice(self) -> None:
        while len(self.game.choices) < 3:
            self.give(self.game.choices[0])


def thinking(test: Callable[[Pool], Awaitable[None]], size: int = 1) -> None:
    """Run a test with a pool of its own."""

    async def run() -> None:
        pool = Pool(size)
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_processes_decide_as_bots_do_here_and_follow_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "KEPT", 2)  # So that games are forgotten and told again.

    async def test(pool: Pool) -> None:
        games = [Played(str(number), number) for number in range(3)]
        for number in range(30):
            game = games[number % 3]
            game.to_a_choice()
            answer = await pool.decide(game.thought(), ("a",))
            assert answer == game.expected()
            game.give(answer)
        (worker,) = pool.workers.values()
        assert len(worker.heard) == 2

    thinking(test)


def test_a_decision_can_be_about_what_comes_after_other_answers() -> None:
    async def test(pool: Pool) -> None:
        game = Played("ahead", 3)
        game.to_a_choice()
        first = game.game.choices[0]
        thought = game.thought()
        ahead = game.game.copy()
        ahead.answer(first)
        later = await pool.decide(thought._replace(seat=ahead.asked, after=(first,)), ())
        assert later == decide(bot(LEVEL, SEED), ahead, ahead.asked)
        assert await pool.decide(thought, ()) == game.expected(), "the game itself has not moved"

    thinking(test)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_what_a_killed_or_hung_process_thought_about_is_thought_again(
    how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pool: Pool) -> None:
        game = Played("lost", 5)
        game.to_a_choice()
        await pool.decide(game.thought(), ())
        (lost,) = pool.workers
        if how == signal.SIGSTOP:
            monkeypatch.setattr(pool_module, "HUNG", 0.5)
        os.kill(lost, how)
        waiting = asyncio.create_task(pool.decide(game.thought(), ()))
        await look_until(lambda: lost not in pool.workers, "a worker that is given up")
        monkeypatch.undo()
        assert await waiting == game.expected()
        assert lost not in pool.workers

    thinking(test)


def test_a_thought_that_fails_stops_no_other() -> None:
    async def test(pool: Pool) -> None:
        game = Played("fails", 5)
        game.to_a_choice()
        with pytest.raises(NoThought, match=r"UnknownName in .*bots/levels\.py"):
            await pool.decide(game.thought("nobody"), ())
        assert await pool.decide(game.thought(), ()) == game.expected()

    thinking(test)


def test_who_no_longer_waits_is_passed_over() -> None:
    async def test(pool: Pool) -> None:
        game = Played("passed over", 5)
        game.to_a_choice()
        waiting = [asyncio.create_task(pool.decide(game.thought(), ("a",))) for _ in range(20)]
        await asyncio.sleep(0)
        for task in waiting[:-1]:
            task.cancel()
        assert await waiting[-1] == game.expected()
        assert not pool.queue.lines

    thinking(test)


def test_households_take_turns() -> None:
    async def test() -> None:
        queue: FairQueue[int] = FairQueue()
        for number in range(100):
            queue.put("a crowd", number)
        queue.put("Ann", 1000)
        queue.put("Ben", 2000)
        queue.put("Ann", 1001)
        assert len(queue) == 103
        served = [await queue.take() for _ in range(7)]
        assert [number for _, number in served] == [0, 1000, 2000, 1, 1001, 2, 3]
        assert queue.shortest(("a crowd", "Cid", "Ann")) == "Cid"
        assert queue.shortest(()) == ""

    asyncio.run(test())


def test_whoever_waits_for_something_gets_it() -> None:
    async def test() -> None:
        queue: FairQueue[int] = FairQueue()
        waiting = [asyncio.create_task(queue.take()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        for number in range(2):
            queue.put("a", number)
        assert sorted([await waiting[1], await waiting[2]]) == [("a", 0), ("a", 1)]

    asyncio.run(test())


def test_texts_of_answers_can_be_joined() -> None:
    answers: list[Answer] = [(0,), (1, 26, 0, -1, 3), (-1,)]
    assert read(written(answers[:1]) + written(answers[1:])) == answers
    assert read("") == []


ALONE = """
import asyncio, sys
from tests.server.test_thinkers import Played
from lastcall.server.thinkers.pool import Pool

async def run():
    pool, game = Pool(1), Played("alone", 5)
    game.to_a_choice()
    await pool.decide(game.thought(), ())
    print(*pool.workers, flush=True)
    await asyncio.sleep(600)

asyncio.run(run())
"""


def test_processes_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ALONE], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
    wait_until(lambda: not is_alive(worker), "the end of the worker")


def test_a_process_whose_server_is_gone_says_nothing() -> None:
    """It told of a connection that was reset, in the log of the server that came next."""
    ours, theirs = socket.socketpair()
    program = [sys.executable, "-m", "lastcall.server.thinkers.worker"]
    with theirs:
        worker = subprocess.Popen(program, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE)
    with ours, ours.makefile("wb") as jobs:
        body = msgspec.json.encode(Job("unknown", 0, LEVEL, 1))
        jobs.write(len(body).to_bytes(NUMBER, "big") + body)
        jobs.flush()
        ours.settimeout(STUCK)
        assert len(ours.recv(NUMBER)) == NUMBER, "it has replied, and the rest is never read"
    assert worker.communicate(timeout=STUCK)[1] == b""


def is_alive(process: int) -> bool:
    """Whether it still runs; one that nobody has taken note of no longer does."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_household_plays_only_so_many_games_with_bots_at_once() -> None:
    async def run() -> None:
        house = House(SqliteStore(), Limits(all_paces=True, bot_tables_of_one=2))

        async def begun(household: str, bots: int = 3) -> Watcher:
            """A new table for people from there, in the seats without bots."""
            room = await house.open(NewTable(seats=4, bots=bots, level="random", pace="patient"))
            for name in ("Ann", "Ben", "Cleo", "Dora")[: 4 - bots]:
                await house.sit(room, name, f"key of {name}", None)
            watcher = Watcher(SEATS[0], lambda: None, Visitor(household))
            room.enter(watcher)
            await house.start(room, SEATS[0], household)
            watchers[watcher] = room
            return watcher

        watchers: dict[Watcher, Room] = {}
        first = await begun("here")
        await begun("here")
        with pytest.raises(TableError, match="Finish one first"):
            await begun("here")
        await begun("there")
        watchers[first].go_away(first)  # A game that nobody looks at takes no bot's time.
        await begun("here")
        for bots in (3, 0):
            one = await begun("elsewhere", bots)
            await watchers[one].stand_in(SEATS[0], True)  # Now a bot plays for them.
        await begun("elsewhere", bots=0)
        with pytest.raises(TableError, match="Finish one first"):
            await begun("elsewhere")
        await house.close()

    asyncio.run(run())
