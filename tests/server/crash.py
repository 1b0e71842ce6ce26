"""Kill a server again and again at random moments, while people play: `make crash`.

What a page was shown is promised: answers marked as said, standing orders, announced cards, more time, and every move.
After each restart every page compares what it is shown now with what it was shown last.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import websockets

from lastcall.server.pace import PACES
from lastcall.server.store import entries
from tests.server.processes import Server
from tests.server.tables import Person, Served, free_port

TABLES = 3
PEOPLE = 3
BOTS = 1
PACE = "patient"
LONGEST = 2.0
"""Seconds a server lives, at most, after it has opened."""
PATIENCE = 60.0
"""Seconds in which a table must have moved."""
GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, TimeoutError, EOFError)
Shown = dict[str, Any]


class Report:
    """What was done, and what was broken."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.broken: list[str] = []
        self.said: set[tuple[str, int, int, tuple[int, ...]]] = set()
        """Answers that were shown as said: table, seat, number, answer."""
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
        if news["orders"] in self.ordered:
            self.ordered = self.ordered[self.ordered.index(news["orders"]) + 1 :]
        if news["announced"] in self.wished:
            self.wished = self.wished[self.wished.index(news["announced"]) + 1 :]
        prompt = news["prompt"]
        if prompt and prompt["said"] and prompt["number"] in self.answered and self.unguided(news):
            self.report.said.add((self.room, news["seat"], prompt["number"], self.answered[prompt["number"]]))
        return news

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


async def sit_down(served: Served, report: Report, seed: int) -> list[Regular]:
    """A table of regulars."""
    people = [Regular(served, f"Regular {n}", report, random.Random(seed * PEOPLE + n)) for n in range(PEOPLE)]
    room = await people[0].open_table(pace=PACE, seats=PEOPLE + BOTS, bots=BOTS, level="random", quick_responses=False)
    for person in people:
        person.room = room
        await person.sit(room)
    return people


async def crash(kills: int, seconds: float, seed: int) -> Report:
    """So many kills, or as many as fit into the time."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        database, port = Path(folder) / "tables.db", free_port()
        server = Server(database, port)
        began = time.monotonic()
        await server.ready()
        tables = [await sit_down(Served(port), report, seed + number) for number in range(TABLES)]
        people = [person for table in tables for person in table]
        playing = [asyncio.create_task(person.play()) for person in people]
        try:
            while report.done["kills"] < kills and time.monotonic() - began < seconds:
                await asyncio.sleep(chance.uniform(0, LONGEST))
                server.kill()
                report.done["kills"] += 1
                server = Server(database, port)
                await server.ready()
                check_that_they_play(playing, report)
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
        check_answers(database, report)
    return report


def check_that_they_play(playing: list[asyncio.Task[None]], report: Report) -> None:
    """Nobody has given up, and something moves."""
    for task in playing:
        if task.done():
            task.result()
    if time.monotonic() - report.moved > PATIENCE:
        raise AssertionError("no table has moved for a minute")


def check_answers(database: Path, report: Report) -> None:
    """Every answer that was shown as said is in the log, as it was said."""
    connection = sqlite3.connect(database)
    kept = set()
    for room, body in connection.execute("select room, body from entry"):
        entry = entries.read(body)
        if isinstance(entry, entries.Spoke):
            kept.add((room, entry.seat, entry.number, entry.answer))
    connection.close()
    report.done["answers shown as said while others thought"] = len(report.said)
    for one in report.said - kept:
        report.broken.append(f"an answer that was shown as said is not in the log: {one}")


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
