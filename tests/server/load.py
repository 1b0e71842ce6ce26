"""How many live tables one core bears: `make load`.

People on sockets think 1 to 3 seconds about every question, some of them together with bots. What is measured is how
much processor time a table takes, and how long it takes until the others see a move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop

from lastcall.server.meters import BOUNDS
from lastcall.server.store.database import connect, transaction
from lastcall.server.store.inspection import listed
from lastcall.server.store.sqlite import ROOM, SqliteStore
from lastcall.server.store.sums import Chain
from tests.server.pages import request
from tests.server.played import finished_log
from tests.server.players import SLICE, THINKING, Measured, Player
from tests.server.processes import Server

BOT = "greedy"
SETTLING = 5.0
"""Seconds after the last table has begun, before anything is counted."""
AFTERWARDS = 2.0
"""Seconds to wait for what was on its way when the counting ended."""
USE = 0.7
"""How much of a core is to be used at most."""
ALLOWED = 0.15
"""Seconds in which the others are to see 99 of 100 moves."""
LATE = 0.001
"""The part of bots' decisions that may come too late."""
WRITING = "writing"
"""The seconds it takes to write the metrics, among them."""
LONGEST_START = 3.0
"""Seconds until a house with many finished tables is open."""
MOST_MEMORY = 150.0
"""MB it needs at most."""
LONGEST = 240.0
"""Seconds for one mix of people and bots, from its first table to its last; then it is given up."""


class Mix(NamedTuple):
    """Who plays at a table."""

    people: int
    bots: int
    floor: int
    """How many such tables a core should bear."""

    @property
    def name(self) -> str:
        """As people call it."""
        return f"{self.people} + {self.bots} bots" if self.bots else f"{self.people} people"

    @property
    def whose(self) -> str:
        """On whose screens a move is waited for."""
        return "the others'" if self.people > 1 else "their own"


MIXES = (Mix(4, 0, 700), Mix(2, 2, 300), Mix(1, 3, 150))


async def open_table(port: int, mix: Mix, measured: Measured, chance: random.Random) -> list[Player]:
    """People and bots sit down and begin."""
    players = [Player(measured, chance) for _ in range(mix.people)]
    new = {"player": "Player 0", "seats": mix.people + mix.bots, "bots": mix.bots, "level": BOT if mix.bots else ""}
    told, cookie = await request(port, "/api/tables", new)
    room = msgspec.json.decode(told)["id"]
    for number, player in enumerate(players):
        player.party = players
        if number:
            _, cookie = await request(port, f"/api/tables/{room}/sit", {"player": f"Player {number}"})
        await player.connect(port, room, cookie)
    players[0].do("start")
    for player in players:
        await player.until("playing")
    return players


async def keep_playing(port: int, mix: Mix, measured: Measured, chance: random.Random, begun: asyncio.Event) -> None:
    """Game after game."""
    while True:
        players = await open_table(port, mix, measured, chance)
        begun.set()
        try:
            for player in players:
                await player.until("over")
        finally:
            for player in players:
                player.leave()


class Outcome(NamedTuple):
    """What was measured with one mix."""

    mix: Mix
    tables: int
    seconds: float
    measured: Measured
    busy: float
    """Seconds of processor time of the server."""
    thinking: float
    """The same of the processes in which bots think."""
    loading: float
    """The same of the load itself."""
    memory: float
    """KB for each table in the server."""
    metered: dict[str, float]
    """What has been added to the server's own metrics, and the seconds it took to write them."""

    @property
    def answers(self) -> int:
        """Those of people."""
        return len(self.measured.confirmed.over)

    @property
    def borne(self) -> float:
        """How many tables a core bears."""
        return USE * self.tables * self.seconds / (self.busy + self.thinking)

    @property
    def good(self) -> bool:
        """Whether everything is as it should be."""
        kept = self.borne >= self.mix.floor and self.slowest < 1000 * ALLOWED
        return kept and not self.measured.other and self.late <= LATE * self.thoughts

    @property
    def thoughts(self) -> int:
        """Decisions of bots."""
        return int(self.metered["lastcall_thought_seconds_count"])

    @property
    def late(self) -> int:
        """How many of them came too late."""
        return int(self.metered["lastcall_late_thoughts_total"])

    def within(self, name: str) -> str:
        """In how many milliseconds something was done 99 of 100 times, as a bound of the server's metrics."""
        name = f"lastcall_{name}_seconds"
        for bound in BOUNDS:
            if self.metered[f'{name}_bucket{{le="{bound:g}"}}'] >= 0.99 * self.metered[f"{name}_count"]:
                return f"{1000 * bound:g} ms"
        return "longer than all bounds"

    @property
    def slowest(self) -> float:
        """In how many milliseconds 99 of 100 moves were seen."""
        return self.measured.seen.hundredths[98]

    def lines(self) -> list[str]:
        """In words."""
        measured, seconds, answers = self.measured, self.seconds, self.answers
        used = self.busy + self.thinking

        def each(spent: float) -> str:
            return f"{1e6 * spent / answers:.0f}"

        def part(spent: float) -> str:
            return f"{100 * spent / seconds:.0f} %"

        lines = [
            f"{self.tables} tables of {self.mix.name}, quick responses; {THINKING[0]:g} to {THINKING[1]:g} s an answer",
            f"{answers} answers in {seconds:.0f} s, {60 * answers / seconds / self.tables:.1f} a minute at each table;"
            f" {measured.late} too late",
            f"{len(measured.seen.over)} moves; {self.mix.whose} screens showed them after {measured.seen.report()}",
            f"  p99 of each {SLICE:g} s: {' '.join(f'{one:.0f}' for one in measured.seen.slices)} ms",
            f"answers confirmed after {measured.confirmed.report()}",
            f"99 of 100 moves sent within {self.within('shown')}, commits {self.within('commit')},"
            f" the loop late by {self.within('lag')}; metrics written in {1000 * self.metered[WRITING]:.0f} ms",
            f"processor time per answer: {each(used)} us (server {each(self.busy)}, bots {each(self.thinking)})",
            f"of a core: server {part(self.busy)}, bots {part(self.thinking)}, load {part(self.loading)}",
            f"told per answer: {measured.news / answers:.2f} news, {measured.bytes / answers / 1000:.2f} kB",
            f"memory of the server: {self.memory:.0f} KB per table",
            f"tables per core at {100 * USE:.0f} % use: {self.borne:.0f} (floor {self.mix.floor});"
            f" load average {os.getloadavg()[0]:.1f}",
        ]
        if self.mix.bots:
            thought = (
                f"{self.thoughts} decisions of bots, 99 of 100 within {self.within('thought')}, {self.late} too late"
            )
            lines.insert(-1, thought)
        if measured.other:
            lines.insert(-1, f"refused: {measured.other}")
        return [lines[0], *(f"  {line}" for line in lines[1:])]


async def load(mix: Mix, tables: int, seconds: float, a_second: float = 20.0, profile: str = "") -> Outcome:
    """What a server of its own does under the load of so many tables, of which so many begin in a second."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", profile=profile)
        try:
            async with asyncio.timeout(LONGEST + seconds):
                return await measure(server, mix, tables, seconds, a_second)
        finally:
            server.stop()


async def measure(server: Server, mix: Mix, tables: int, seconds: float, a_second: float) -> Outcome:
    """Let the tables begin, one after the other, and count when they play."""
    await server.ready()
    measured = Measured()
    for player in await open_table(server.port, mix, measured, random.Random(1)):
        player.leave()  # What is loaded once, for the first table, is no table's.
    gc.freeze()
    empty = server.memory
    playing = []
    loop = asyncio.get_running_loop()
    first = loop.time()
    for number in range(tables):
        await asyncio.sleep(first + number / a_second - loop.time())
        begun = asyncio.Event()
        playing.append(loop.create_task(keep_playing(server.port, mix, measured, random.Random(number), begun)))
    await begun.wait()
    await asyncio.sleep(SETTLING)
    measured.count(True)
    before = await metrics(server.port)
    busy, thinking, own, began = server.busy, server.thinking, time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    passed = time.monotonic() - began
    busy, thinking, own = server.busy - busy, server.thinking - thinking, time.process_time() - own
    measured.count(False)
    after = await metrics(server.port)
    metered = {name: value - before.get(name, 0.0) for name, value in after.items()} | {WRITING: after[WRITING]}
    memory = (server.memory - empty) / tables
    await asyncio.sleep(AFTERWARDS)
    measured.end()
    failed = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in failed:
        task.result()
    return Outcome(mix, tables, passed, measured, busy, thinking, own, memory, metered)


async def metrics(port: int) -> dict[str, float]:
    """What the server says of itself now."""
    began = time.monotonic()
    text, _ = await request(port, "/metrics")
    took = time.monotonic() - began
    pairs = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs} | {WRITING: took}


# --- the start of a house with many finished tables


def write_finished(database: Path, tables: int, log: list[bytes]) -> None:
    """So many tables with the same game, as a store writes them."""
    SqliteStore(database).close()
    with contextlib.closing(connect(database)) as connection, transaction(connection):
        for number in range(tables):
            chain = Chain(f"played{number}")
            rows = [(chain.table, seq, 0.0, body, chain.add(0.0, body)) for seq, body in enumerate(log)]
            connection.executemany("insert into entry values (?, ?, ?, ?, ?)", rows)
            connection.execute(ROOM, listed(chain.table, "over", 0.0, chain.count, chain.head))


async def start_with(tables: int) -> bool:
    """How long a house takes to open that many games have been played in."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        log = finished_log()
        write_finished(database, tables, log)
        size = database.stat().st_size / 1e6
        server = Server(database)
        try:
            took = await server.ready()
            began = time.monotonic()
            await request(server.port, f"/api/tables/played{tables // 2}")
            shown = time.monotonic() - began
            memory = server.memory / 1000
        finally:
            server.stop()
    print(
        f"{tables} finished tables of {len(log)} entries ({size:.0f} MB): open after {took:.1f} s, "
        f"one of them is shown after {shown:.2f} s more; {memory:.0f} MB of memory",
        flush=True,
    )
    return took < LONGEST_START and memory < MOST_MEMORY


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [f"{mix.people}+{mix.bots}" for mix in MIXES]
    parser.add_argument("--mix", action="append", choices=names, help="people and bots; all three if not given")
    parser.add_argument("--tables", type=int, default=0, help="as many as a core should bear if not given")
    parser.add_argument("--seconds", type=float, default=45.0)
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
    for name, mix in zip(names, MIXES, strict=True):
        if name in (wanted.mix or names):
            tables = wanted.tables or mix.floor
            outcome = uvloop.run(load(mix, tables, wanted.seconds, wanted.ramp, wanted.profile))
            print("\n".join(outcome.lines()), flush=True)
            good = outcome.good and good
    print("Everything is as promised." if good else "Not everything is as promised.")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
