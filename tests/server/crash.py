"""Kill a server again and again at random moments and between any two commits, while people play: `make crash`.

What a page was shown is promised: answers marked as said, standing orders, announced cards, more time, and every move.
After each restart every page compares what it is shown now with what it was shown last. What all pages saw at one
moment of a game must be the same, and must be what is on the disk at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import websockets

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Game
from lastcall.poll import DIRECT, followed, pending, prompt
from lastcall.server.pace import PACES
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.people import People
from lastcall.server.room.table import Table
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from tests.server.attackers import on_the_disk
from tests.server.pages import request
from tests.server.processes import Server
from tests.server.tables import Person, Served, free_port

TABLES = ((3, 1), (2, 0), (1, 1), (1, 1))
"""How many people and bots sit there; small tables end their games soon."""
PACE = "patient"
LONGEST = 2.0
"""Seconds a server lives, at most, after somebody has heard from it."""
HASTENED = 0.4
"""How often games at small tables are played on, while no server runs, to a few moves before their end."""
A_FEW = 8
EARLY = 0.2
"""How many of them are killed before anybody need have heard from them."""
PATIENCE = 60.0
"""Seconds in which a table must have moved."""
SLOW = 0.01
"""Seconds a commit takes at most besides the disk's own, once before it and once after it."""
MOST_COMMITS = 60
"""After so many a server dies by itself, at the latest."""
RARE = (b'"opened"', b'"started"', b'"ended"', b'"rematch"')
"""What is written seldom; half of the servers that write it die there."""
PROGRAM = """
import sys, uvicorn
from lastcall.server.app import create_app
from lastcall.server.net.connections import settings
from tests.server.crash import Doomed
from tests.server.processes import WIDE
store = Doomed(sys.argv[1], int(sys.argv[3]))
uvicorn.run(create_app(store, WIDE), port=int(sys.argv[2]), **settings(WIDE))
"""
GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, TimeoutError, EOFError)
Shown = dict[str, Any]


class Doomed(SqliteStore):
    """A store on a slow disk. With a seed other than 0 it dies at one of its commits, with the whole server.

    It dies right before the commit, right after it, or before what was written is noted: nobody is told of it then.
    """

    def __init__(self, path: str, seed: int) -> None:
        super().__init__(path)
        self.chance = random.Random(seed)
        self.left = self.chance.randint(1, MOST_COMMITS) if seed else -1
        """So many commits are left to it; negative: as many as it likes."""

    def commit(self, appends: Sequence[Any]) -> None:
        chance = self.chance
        self.left -= 1
        rare = any(word in body for append in appends for body in append.bodies for word in RARE)
        dies = self.left == 0 or (self.left > 0 and rare and chance.random() < 0.5)
        where = chance.choice(("before", "noting", "after")) if dies else ""
        time.sleep(chance.uniform(0, SLOW))
        if where == "before":
            die()
        if where == "noting" and self.lock is not None:
            self.lock.note = lambda what: die()
        super().commit(appends)
        if where:
            die()
        time.sleep(chance.uniform(0, SLOW))


def die() -> None:
    """As a power cut does it, but for what the system itself still holds."""
    os.kill(os.getpid(), signal.SIGKILL)


class Report:
    """What was done, and what was broken."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.broken: list[str] = []
        self.said: set[tuple[str, int, int, tuple[int, ...]]] = set()
        """Answers that were shown as said: table, seat, number, answer."""
        self.seen: dict[tuple[str, int, bool], bytes] = {}
        """What there was to see for everybody: table, number of the question, whether the game was over."""
        self.moved = time.monotonic()
        """When a page has last seen something new."""

    def expect(self, kept: bool, promise: str, who: object, before: object, after: object) -> None:
        """A promise was kept, or it is written down."""
        self.done[promise] += 1
        if not kept:
            self.broken.append(f"{promise}: {who} was shown {before}, and then {after}")


class Regular(Person):
    """Somebody who plays fast, orders, wishes, asks for more time, and comes back whenever the line breaks."""

    def __init__(self, served: Served, name: str, report: Report, chance: random.Random) -> None:
        super().__init__(served, name)
        self.report = report
        self.chance = chance
        self.room = ""
        self.answered: dict[int, tuple[int, ...]] = {}
        """What was answered to the questions of this game."""
        self.ordered: list[Shown] = []
        """What was ordered and not yet shown."""
        self.wished: list[int] = []
        """What was announced, or taken back, and not yet shown."""
        self.sent: set[int] = set()
        """The questions that were answered over this connection."""
        self.extended: set[int] = set()
        """The questions for which more time was asked for."""

    async def play(self) -> None:
        """Until somebody stops it."""
        while True:
            with contextlib.suppress(*GONE):
                await self.come_back()
                while True:
                    await self.act()
                    await self.hear()
            await asyncio.sleep(0.05)

    async def hear(self) -> Shown:
        news = await super().hear()
        self.frames.clear()
        self.report.moved = time.monotonic()
        if news["is"] == "problem":
            self.report.done[f"refused: {news['code']}"] += 1
            return news
        self.note(news)
        if news["orders"] in self.ordered:
            self.ordered = self.ordered[self.ordered.index(news["orders"]) + 1 :]
        if news["announced"] in self.wished:
            self.wished = self.wished[self.wished.index(news["announced"]) + 1 :]
        prompt = news["prompt"]
        if prompt and prompt["said"] and prompt["number"] in self.answered and self.unguided(news):
            self.report.said.add((self.room, news["seat"], prompt["number"], self.answered[prompt["number"]]))
        return news

    def note(self, state: Shown) -> None:
        """All pages see the same at the same moment of a game, whenever that is."""
        view = state["view"]
        if view is None:
            return
        now = msgspec.json.encode([view["turn"], view["active"], view["sides"], list(map(counted, view["seats"]))])
        before = self.report.seen.setdefault((self.room, view["number"], bool(view["over"])), now)
        self.report.expect(now == before, "one history", f"{self.name} at {self.room}", before, now)

    def unguided(self, state: Shown) -> bool:
        """Nothing but the answer itself has said it: no order, no wish."""
        return not (self.ordered or self.wished) and state["announced"] < 0 and not any(orders_of(state))

    async def come_back(self) -> None:
        """Connect, and compare."""
        if self.socket is not None:
            await self.socket.close()
        await self.connect(self.room)
        before, told, ordered, wished = self.state, self.log, self.ordered, self.wished
        self.state, self.log, self.sent = {}, [], set()
        try:
            after = await self.hear()
            while after["is"] == "problem":
                after = await self.hear()
        except GONE:
            self.state, self.log = before, told
            raise
        self.ordered, self.wished = [], []
        if before:
            self.compare(before, told, [before["orders"], *ordered], [before["announced"], *wished], after)

    def compare(self, before: Shown, told: list[str], orders: list[Shown], wishes: list[int], after: Shown) -> None:
        """What was promised before the line broke, and what there is now."""
        expect, who = self.report.expect, f"{self.name} at {self.room}"
        self.report.done["pages compared"] += 1
        expect(after["seat"] == before["seat"], "the seat is kept", who, before["seat"], after["seat"])
        old, new = before["table"], after["table"]
        order = ("gathering", "dealing", "playing", "over")
        further = order.index(new["state"]) >= order.index(old["state"]) or old["state"] == "dealing"
        expect(further, "a table goes on", who, old["state"], new["state"])
        expect(not old["rematch"] or old["rematch"] == new["rematch"], "the next table", who, old, new)
        if before["view"] is None:
            return
        expect(after["view"] is not None, "the game is there", who, "a game", new["state"])
        was, now = before["view"]["number"], after["view"]["number"]
        expect(now >= was, "no move is lost", who, was, now)
        expect(self.log[: len(told)] == told, "no line is lost", who, told[-1:], self.log[len(told) - 1 :][:1])
        expect(after["orders"] in orders, "orders stay", who, orders, after["orders"])
        if now != was or before["view"]["over"] != after["view"]["over"]:
            return
        expect(after["announced"] in wishes, "a wish stays", who, wishes, after["announced"])
        expect(before["view"] == after["view"], "the same view", who, before["view"], after["view"])
        asked, asks = before["prompt"], after["prompt"]
        if asked and asks and asked["number"] == asks["number"]:
            expect(asks["said"] or not asked["said"], "what is said stays said", who, asked, asks)
            expect(asks["options"] == asked["options"], "the same question", who, asked, asks)
        elif asked and after["orders"] == before["orders"]:  # New orders may decline it, shown or not.
            expect(False, "the same question", who, asked, asks)
        if before["waiting"] and after["waiting"]:
            given, gives = before["waiting"]["given"], after["waiting"]["given"]
            expect(gives >= given, "more time stays", who, given, gives)
            left, leaves = before["waiting"]["seconds"], after["waiting"]["seconds"]
            # Whoever is asked may have asked for more time, and not been shown yet that they have it.
            mine = after["seat"] in after["waiting"]["seats"]
            more = gives - given if mine else PACES[PACE].more
            expect(left < 0 or leaves <= left + more + 1, "clocks go on", who, left, leaves)

    async def act(self) -> None:
        """Whatever comes to their mind."""
        state, chance = self.state, self.chance
        table = state["table"]
        if table["state"] == "gathering" and table["host"] == state["seat"]:
            if all(chair["connected"] or not chair["person"] for chair in table["chairs"]):
                await self.do("start")
        elif table["state"] == "over":
            await self.move_on(table["rematch"])
        prompt = state["prompt"]
        if not prompt or prompt["said"] or prompt["number"] in self.sent:
            return
        number = prompt["number"]
        self.sent.add(number)
        if chance.random() < 0.1 and number not in self.extended:
            self.extended.add(number)
            await self.do("more_time", number=number)
        if chance.random() < 0.1 and not self.ordered:
            orders = {
                "only_if_affected": chance.random() < 0.3,
                "no_light_drinks": chance.random() < 0.3,
                "only_if_able": True,
                "quiet_until_turn": -1,
                "held": [],
            }
            self.ordered.append(orders)
            await self.do("order", orders=orders)
        if chance.random() < 0.1 and state["view"]["hand"] and not self.wished:
            card = chance.choice([-1, chance.choice(state["view"]["hand"])["card"]["id"]])
            self.wished.append(card)
            await self.do("announce", **({"card": card} if card >= 0 else {}))
        if number not in self.answered:
            self.answered[number] = tuple(chance.choice(prompt["options"])["answer"])
        await asyncio.sleep(chance.uniform(0, 0.05))
        await self.do("say", number=number, answer=self.answered[number])
        self.report.done["answers"] += 1

    async def move_on(self, rematch: str) -> None:
        """To the next game."""
        if not rematch:
            await self.do("play_again")
            return
        self.report.done["games seen to their end"] += 1
        self.room, self.state, self.log = rematch, {}, []
        self.answered, self.ordered, self.wished, self.sent, self.extended = {}, [], [], set(), set()
        await self.socket.close()
        await self.connect(self.room)
        await self.hear()


def orders_of(state: Shown) -> tuple[bool, bool]:
    """The orders that can speak for somebody here."""
    return state["orders"]["only_if_affected"], state["orders"]["no_light_drinks"]


async def sit_down(served: Served, report: Report, seed: int, size: int, bots: int) -> list[Regular]:
    """A table of regulars."""
    people = [Regular(served, f"Regular {n}", report, random.Random(f"{seed} {n}")) for n in range(size)]
    room = await people[0].open_table(pace=PACE, seats=size + bots, bots=bots, level="random", quick_responses=False)
    for person in people:
        person.room = room
        await person.sit(room)
    return people


def counted(seat: Shown) -> list[object]:
    """What everybody sees of a seat: how many cards are where."""
    return [seat["name"], seat["hand"], seat["deck"], seat["pile"], len(seat["discards"]), len(seat["front"])]


async def crash(kills: int, seconds: float, seed: int) -> Report:
    """So many kills, or as many as fit into the time."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database, port = Path(folder) / "tables.db", free_port()
        server = Server(database, port, program=PROGRAM, given=("0",))
        began = time.monotonic()
        await server.ready()
        tables = [await sit_down(Served(port), report, seed + number, *size) for number, size in enumerate(TABLES)]
        first = {table[0].room for table in tables}
        people = [person for table in tables for person in table]
        playing = [asyncio.create_task(person.play()) for person in people]
        try:
            while report.done["kills"] < kills and time.monotonic() - began < seconds:
                await end_of(server, chance, report)
                report.done["kills"] += 1
                check_disk(database, first, people, report)
                if chance.random() < HASTENED:
                    await hasten(database, {person.room for table in tables[1:] for person in table}, chance)
                doom = chance.randint(1, 2**30)
                server = Server(database, port, program=PROGRAM, given=(str(doom),))
                if not await opened(server, report):
                    continue
                check_that_they_play(playing, report)
            server.kill()
            server = Server(database, port, program=PROGRAM, given=("0",))
            await server.ready()
            await asyncio.sleep(3 * LONGEST)  # All come back once more.
            check_that_they_play(playing, report)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for person in people:
                with contextlib.suppress(*GONE):
                    await person.leave()
            server.stop()
        check_disk(database, first, people, report)
        check_histories(database, report)
    return report


async def hasten(database: Path, rooms: set[str], chance: random.Random) -> None:
    """Play on at these tables until their games are nearly over, so that many end while servers die."""
    store = SqliteStore(database)
    for room in rooms & {one.id for one in store.tables()}:
        table = Table.replay(room, store.entries(room), store.values(room))
        moves = random_moves(table.game.copy(), chance) if table.game is not None else []
        if len(moves) > A_FEW:
            await Ledger(table, People(table), store).write(*moves[: -chance.randint(1, A_FEW)])
    await store.finish()


def random_moves(game: Game, chance: random.Random) -> list[entries.Said]:
    """A random game from here to its end."""
    moves = []
    while (waiting := pending(game)) is not None:
        seats = waiting.seats[:1] if waiting.kind == DIRECT else waiting.order
        asked = {seat: prompt(game, waiting, seat) for seat in seats}
        said = {seat: chance.choice(one.options).answer for seat, one in asked.items() if one is not None}
        answers = tuple(followed(game, waiting, said))
        for _, answer in answers:
            game.answer(answer)
        moves.append(entries.Said(answers))
    return moves


async def end_of(server: Server, chance: random.Random, report: Report) -> None:
    """Wait a while for a server to die at a commit, then kill it; mostly not before somebody has heard from it."""
    began = time.monotonic()
    if chance.random() > EARLY:
        await dead_or(server, lambda: report.moved > began or time.monotonic() > began + PATIENCE)
    until = time.monotonic() + chance.uniform(0, LONGEST)
    await dead_or(server, lambda: time.monotonic() > until)
    report.done["killed at a commit" if server.process.poll() is not None else "killed at any moment"] += 1
    server.kill()


async def dead_or(server: Server, ready: Callable[[], bool]) -> None:
    """Wait until the server is dead, or this is so."""
    while server.process.poll() is None and not ready():
        await asyncio.sleep(0.01)


async def opened(server: Server, report: Report) -> bool:
    """Wait until a server answers, and nothing is wrong with its store; False if it has died before."""
    while server.process.poll() is None:
        try:
            told, _ = await request(server.port, "/health")
        except (OSError, AssertionError, IndexError):
            await asyncio.sleep(0.01)
            continue
        health = msgspec.json.decode(told)
        report.expect(health["ok"] and not health["unreadable"], "the store is sound", "the operator", "ok", health)
        return True
    return False


def check_that_they_play(playing: list[asyncio.Task[None]], report: Report) -> None:
    """Nobody has given up, and something moves."""
    for task in playing:
        if task.done():
            task.result()
    if time.monotonic() - report.moved > PATIENCE:
        raise AssertionError("no table has moved for a minute")


@contextlib.contextmanager
def copy_of(database: Path) -> Iterator[Path]:
    """What a killed server has left, to look at; the next one finds it untouched."""
    with tempfile.TemporaryDirectory() as folder:
        for end in ("", "-wal"):
            if Path(f"{database}{end}").exists():
                shutil.copy(f"{database}{end}", folder)
        yield Path(folder) / database.name


def check_disk(database: Path, first: set[str], people: list[Regular], report: Report) -> None:
    """What belongs together is there together, and what was shown as said to a question that is still open."""
    with copy_of(database) as copy:
        with contextlib.closing(sqlite3.connect(copy)) as reader:
            opened = {room for (room,) in reader.execute("select distinct room from entry")}
            found = reader.execute('select body from entry where cast(body as text) like \'%"what":"rematch"%\'')
            again = [entries.read(body).table for (body,) in found]
        report.expect(opened == first | {*again}, "each table is another's rematch", "the disk", again, opened)
        report.expect(len(again) == len({*again}), "each rematch is one table", "the disk", again, opened)
        now = {room: on_the_disk(copy, room) for room in {person.room for person in people} & opened}
    for room, seat, number, answer in report.said:
        game = now[room].game if room in now else None
        if game is not None and game.outcome is None and game.number == number:
            kept = now[room].spoken.get(seat)
            report.expect(kept == answer, "what was said is on the disk", f"{seat} at {room}", answer, kept)


def check_histories(database: Path, report: Report) -> None:
    """What people saw is what the entries tell, and every answer that was shown as said counted."""
    report.done["answers shown as said while others thought"] = len(report.said)
    said = {(room, number): [] for room, _, number, _ in report.said}
    for room, seat, number, answer in report.said:
        said[room, number].append((seat, answer))
    with contextlib.closing(sqlite3.connect(database)) as reader:
        for (room,) in reader.execute("select distinct room from entry").fetchall():
            rows = reader.execute("select at, body from entry where room = ? order by seq", (room,))
            (at, opening), *rest = [(at, entries.read(body)) for at, body in rows]
            table = Table.begun(room, opening)
            for at, entry in rest:
                game = table.game
                number = game.number if game is not None else -1
                if isinstance(entry, entries.Said):
                    given = dict(entry.answers)
                    for seat, answer in said.get((room, number), ()):
                        # Whoever wanted to play something may have been overtaken.
                        kept = given.get(seat, PASS) in (answer, PASS)
                        report.expect(kept, "what was said is what counted", f"{seat} at {room}", answer, given)
                table.apply(entry, at)
                check_sight(table, report)


def check_sight(table: Table, report: Report) -> None:
    """What people saw at this moment is what there was."""
    game = table.game
    shown = report.seen.get((table.id, game.number, game.outcome is not None)) if game is not None else None
    if game is not None and shown is not None:
        turn, _, sides, seats = msgspec.json.decode(shown)
        tracks = [[side["fortitude"], side["alcohol"], side["gold"]] for side in sides]
        there = [[side.fortitude, side.alcohol, side.gold] for side in game.sides]
        report.expect((turn, tracks) == (game.turn.number, there), "as it was seen", table.id, tracks, there)
        hands = [len(seat.hand) for seat in game.seats]
        report.expect([seat[1] for seat in seats] == hands, "as many cards as were seen", table.id, seats, hands)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=540.0, help="no more kills after that")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(crash(wanted.kills, wanted.seconds, wanted.seed))
    print(f"{report.done.pop('kills')} kills in {time.monotonic() - began:.0f} s")
    for what, times in report.done.items():
        print(f"{times:8d}  {what}")
    print(f"{len(report.broken)} broken promises")
    for line in report.broken[:20]:
        print(f"  {line[:2000]}")
    sys.exit(1 if report.broken else 0)


if __name__ == "__main__":
    main()
