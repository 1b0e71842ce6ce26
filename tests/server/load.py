"""How many live tables one server bears: `make load`.

A live table is four people on sockets, each thinking 1 to 3 seconds about every question. What is measured is the time
from an answer sent to the news that confirm it: the question is marked as answered, or gone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import uvloop
from msgspec import UNSET

from lastcall.server.store.sqlite import SqliteStore
from tests.server.pages import Page, Prompt, read_news, request, write
from tests.server.played import finished_log
from tests.server.processes import Server

SEATS = 4
THINKING = (1.0, 3.0)
"""Seconds."""
SETTLING = 5.0
"""Seconds after the last table has begun, before anything is counted."""
SLICE = 10.0
"""Seconds."""
ALLOWED = 0.1
"""Seconds in which 99 of 100 answers are to be confirmed."""


class Measured:
    """What the people of all tables have seen."""

    def __init__(self) -> None:
        self.counting = False
        self.waits: list[tuple[float, float]] = []
        """When an answer was sent, and how long it took until it was confirmed."""
        self.late = 0
        """Answers to a question that was gone when they arrived."""
        self.other: dict[str, int] = {}
        """Other problems, by their codes: there should be none."""
        self.news = 0
        self.bytes = 0


class Player:
    """Somebody who thinks for a while, and answers something."""

    def __init__(self, measured: Measured, chance: random.Random) -> None:
        self.measured = measured
        self.chance = chance
        self.page: Page | None = None
        self.prompt: Prompt | None = None
        self.state = ""
        self.thinking: asyncio.TimerHandle | None = None
        self.sent: tuple[int, float] | None = None
        self.changed = asyncio.Event()

    def hear(self, text: bytes) -> None:
        """Whether there is a new question, or an answer is confirmed."""
        news = read_news(text)
        self.measured.news += 1
        self.measured.bytes += len(text)
        if news.kind == "problem":
            self.refused(news.code)
            return
        if news.kind == "state":
            self.prompt = news.prompt
            assert news.table is not None
            self.now_in(news.table.state)
        else:
            assert news.own is not None
            assert news.public is not None
            if news.public.table is not UNSET:
                self.now_in(news.public.table.state)
            if news.own.prompt is not UNSET:
                self.prompt = news.own.prompt
            elif news.own.said is not UNSET:
                assert self.prompt is not None
                self.prompt.said = news.own.said
            else:
                return
        self.consider()

    def now_in(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.changed.set()

    def refused(self, code: str) -> None:
        """Somebody else was faster, or something is wrong."""
        self.sent = None
        if code == "too_late":
            self.measured.late += 1
        else:
            self.measured.other[code] = self.measured.other.get(code, 0) + 1

    def consider(self) -> None:
        """What the prompt, which is new or newly answered, means."""
        prompt = self.prompt
        if self.sent is not None and (prompt is None or prompt.number != self.sent[0] or prompt.said):
            if self.measured.counting:
                self.measured.waits.append((self.sent[1], time.perf_counter() - self.sent[1]))
            self.sent = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        if prompt is not None and not prompt.said and self.sent is None:
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_later(self.chance.uniform(*THINKING), self.answer, prompt)

    def answer(self, prompt: Prompt) -> None:
        """Any of the answers."""
        self.thinking = None
        answer = self.chance.choice(prompt.options).answer
        self.sent = prompt.number, time.perf_counter()
        self.do("say", number=prompt.number, answer=answer)

    def do(self, what: str, **more: object) -> None:
        assert self.page is not None
        self.page.send(write({"do": what, **more}))

    async def until(self, state: str) -> None:
        """The table is as far as that."""
        while self.state != state:
            self.changed.clear()
            await self.changed.wait()

    async def connect(self, port: int, room: str, cookie: str) -> None:
        """Look at a table."""
        page = self.page = Page(port, room, cookie, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: page, "127.0.0.1", port)
        await self.until("gathering")

    def leave(self) -> None:
        """Close the page."""
        if self.thinking is not None:
            self.thinking.cancel()
        assert self.page is not None
        self.page.close()


async def open_table(port: int, measured: Measured, chance: random.Random) -> list[Player]:
    """Four people sit down and begin."""
    players = [Player(measured, chance) for _ in range(SEATS)]
    new = {"player": "Player 0", "seats": SEATS, "pace": "relaxed", "quick_responses": False}
    told, cookie = await request(port, "/api/tables", new)
    room = msgspec.json.decode(told)["id"]
    for number, player in enumerate(players):
        if number:
            _, cookie = await request(port, f"/api/tables/{room}/sit", {"player": f"Player {number}"})
        await player.connect(port, room, cookie)
    players[0].do("start")
    for player in players:
        await player.until("playing")
    return players


async def keep_playing(port: int, measured: Measured, chance: random.Random, begun: asyncio.Event) -> None:
    """Game after game."""
    while True:
        players = await open_table(port, measured, chance)
        begun.set()
        try:
            await players[0].until("over")
        finally:
            for player in players:
                player.leave()


async def load(tables: int, seconds: float, a_second: float, profile: str) -> bool:
    """Ramp up, settle, measure, report."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", profile=profile)
        try:
            return await measure(server, tables, seconds, a_second)
        finally:
            server.stop()


async def measure(server: Server, tables: int, seconds: float, a_second: float) -> bool:
    """With a server that runs."""
    await server.ready()
    measured = Measured()
    chance = random.Random(1)
    for player in await open_table(server.port, measured, chance):
        player.leave()  # What is loaded once, for the first table, is no table's.
    gc.freeze()
    empty = server.memory
    print(f"{tables} tables of {SEATS} people, each thinking {THINKING[0]:g} to {THINKING[1]:g} s per question")
    playing = []
    loop = asyncio.get_running_loop()
    first = loop.time()
    for number in range(tables):
        await asyncio.sleep(first + number / a_second - loop.time())
        begun = asyncio.Event()
        playing.append(loop.create_task(keep_playing(server.port, measured, random.Random(number), begun)))
    await begun.wait()
    await asyncio.sleep(SETTLING)
    measured.counting = True
    measured.news = measured.bytes = 0
    busy, own, began, before = server.busy, time.process_time(), time.monotonic(), server.memory
    await asyncio.sleep(seconds)
    measured.counting = False
    passed = time.monotonic() - began
    busy, own, after = server.busy - busy, time.process_time() - own, server.memory
    failed = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in failed:
        task.result()
    count = len(measured.waits)
    hundredths = in_hundredths([wait for _, wait in measured.waits])
    print(f"{count} answers in {passed:.0f} s ({count / passed:.0f} a second), {measured.late} came too late")
    print(f"confirmed after: p50 {hundredths[49]:.1f} ms, p95 {hundredths[94]:.1f} ms, p99 {hundredths[98]:.1f} ms")
    slices: dict[int, list[float]] = defaultdict(list)
    for at, wait in measured.waits:
        slices[int(at // SLICE)].append(wait)
    worst = [in_hundredths(slices[number])[98] for number in sorted(slices) if len(slices[number]) > 1]
    print(f"p99 of each {SLICE:g} s: {' '.join(f'{one:.0f}' for one in worst)} ms")
    print(f"server: {100 * busy / passed:.0f} % of a core, {1e6 * busy / count:.0f} us per answer")
    print(f"load: {100 * own / passed:.0f} % of a core; machine's load average {os.getloadavg()[0]:.1f}")
    print(f"told: {measured.news / count:.2f} news and {measured.bytes / count / 1000:.2f} kB per answer")
    print(
        f"memory: {(before - empty) / tables:.0f} KB per live table at first, {(after - empty) / tables:.0f} at the end"
    )
    if measured.other:
        print(f"refused: {measured.other}")
    return not measured.other and hundredths[98] < 1000 * ALLOWED


def in_hundredths(waits: list[float]) -> list[float]:
    """p1 to p99, in milliseconds."""
    return [1000 * wait for wait in statistics.quantiles(waits, n=100)]


# --- the start of a house with many finished tables


def copies(log: list[bytes], tables: int) -> Iterator[tuple[str, int, float, bytes]]:
    """So many tables with the same game."""
    for number in range(tables):
        for seq, body in enumerate(log):
            yield f"played{number}", seq, 0.0, body


async def start_with(tables: int) -> bool:
    """How long a house takes to open that many games have been played in."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        log = finished_log()
        SqliteStore(database).close()
        connection = sqlite3.connect(database)
        with connection:
            connection.executemany("insert into entry values (?, ?, ?, ?)", copies(log, tables))
            rooms = ((f"played{number}", "over") for number in range(tables))
            connection.executemany("insert into room values (?, ?, 0)", rooms)
        connection.close()
        size = database.stat().st_size / 1e6
        server = Server(database)
        try:
            took = await server.ready()
            began = time.monotonic()
            await request(server.port, f"/api/tables/played{tables // 2}")
            shown = time.monotonic() - began
        finally:
            server.stop()
    print(
        f"{tables} finished tables of {len(log)} entries ({size:.0f} MB): open after {took:.1f} s; "
        f"one of them is shown after {shown:.2f} s more"
    )
    return took < 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ramp", type=float, default=20.0, help="new tables per second")
    parser.add_argument("--finished", type=int, default=0, help="measure the start of a house with so many")
    parser.add_argument("--profile", default="", help="a file for what cProfile finds in the server")
    wanted = parser.parse_args()
    with contextlib.suppress(ValueError):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    good = True
    if wanted.finished:
        good = uvloop.run(start_with(wanted.finished))
    if wanted.tables:
        good = uvloop.run(load(wanted.tables, wanted.seconds, wanted.ramp, wanted.profile)) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
