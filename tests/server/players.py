"""People at the tables of `make load`: they think and answer, however slow the server is, and note how they wait."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import defaultdict

from msgspec import UNSET

from lastcall.engine.core.codes import PASS
from lastcall.poll import DIRECT, DRINK_UP
from tests.server.pages import Page, Prompt, read_news, write

THINKING = (1.0, 3.0)
"""Seconds."""
SLICE = 10.0
"""Seconds."""
now = time.monotonic


class Waits:
    """How long people have waited for one sort of thing, from the moment that was planned for what they do."""

    def __init__(self) -> None:
        self.counting = False
        self.open: dict[object, float] = {}
        """Since when they wait for it."""
        self.over: list[tuple[float, float]] = []
        """When it began, and how many seconds it took."""

    def begin(self, what: object, at: float) -> None:
        """Somebody begins to wait."""
        if self.counting:
            self.open[what] = at

    def end(self, what: object) -> None:
        """It has come."""
        began = self.open.pop(what, None)
        if began is not None:
            self.over.append((began, now() - began))

    def drop(self, what: object) -> None:
        """It will not come."""
        self.open.pop(what, None)

    def end_all(self) -> None:
        """All of it has come, or never will."""
        for what in [*self.open]:
            self.end(what)

    def report(self) -> str:
        """In words."""
        hundredths = self.hundredths
        return f"p50 {hundredths[49]:.1f} ms, p95 {hundredths[94]:.1f} ms, p99 {hundredths[98]:.1f} ms"

    @property
    def hundredths(self) -> list[float]:
        """p1 to p99, in milliseconds."""
        return in_hundredths([wait for _, wait in self.over])

    @property
    def slices(self) -> list[float]:
        """The p99 of each slice of time, in milliseconds."""
        slices: dict[int, list[float]] = defaultdict(list)
        for at, wait in self.over:
            slices[int(at // SLICE)].append(wait)
        return [in_hundredths(slices[number])[98] for number in sorted(slices) if len(slices[number]) > 1]


def in_hundredths(waits: list[float]) -> list[float]:
    """p1 to p99, in milliseconds."""
    return [1000 * wait for wait in statistics.quantiles(waits, n=100)]


class Measured:
    """What the people of all tables have seen."""

    def __init__(self) -> None:
        self.confirmed = Waits()
        """Until somebody sees that they have answered."""
        self.seen = Waits()
        """Until everybody else has seen a move; who plays with bots alone waits for it themselves."""
        self.late = 0
        """Answers to a question that was gone when they arrived."""
        self.other: dict[str, int] = {}
        """Other problems, by their codes: there should be none."""
        self.counting = False
        self.news = 0
        """Messages to pages."""
        self.bytes = 0

    def count(self, counting: bool) -> None:
        """Count what people do from now on, or no longer."""
        self.counting = self.confirmed.counting = self.seen.counting = counting

    def end(self) -> None:
        """Whatever has not come by now takes at least this long."""
        self.confirmed.end_all()
        self.seen.end_all()


class Move:
    """An answer that takes effect at once, on its way to all pages."""

    def __init__(self, number: int, at: float, waiting: set[Player]) -> None:
        self.number = number
        """Of the question."""
        self.at = at
        """For when it was planned."""
        self.waiting = waiting
        """Those who are to see it."""


class Player:
    """Somebody who thinks for a while, and answers something, whether or not the server has kept up.

    Where a move takes effect at once, thinking about what comes next begins with the move and not with the news of it:
    so a slow server gets no fewer answers, and none of them is counted from a later moment than the one it was planned
    for.
    """

    def __init__(self, measured: Measured, chance: random.Random) -> None:
        self.measured = measured
        self.chance = chance
        self.party: list[Player] = [self]
        """The people at the table."""
        self.page: Page | None = None
        self.prompt: Prompt | None = None
        self.direct = False
        """The table waits for one player's decision."""
        self.number = 0
        """Of the question the page shows."""
        self.state = ""
        self.thinking: asyncio.TimerHandle | None = None
        self.thought_about = -1
        """The number of the question that is thought about, or was."""
        self.sent: Prompt | None = None
        """The question whose answer is on its way."""
        self.moves: list[Move] = []
        """Those this page has not shown yet."""
        self.changed = asyncio.Event()

    # --- what is heard

    def hear(self, text: bytes) -> None:
        """Take in what is new."""
        news = read_news(text)
        if self.measured.counting:
            self.measured.news += 1
            self.measured.bytes += len(text)
        if news.kind == "problem":
            self.refused(news.code)
            return
        if news.kind == "state":
            self.prompt = news.prompt
            self.direct = news.waiting is not None and news.waiting.kind == DIRECT
            self.number = news.view.number if news.view is not None else 0
            assert news.table is not None
            self.now_in(news.table.state)
        else:
            own, public = news.own, news.public
            assert own is not None
            assert public is not None
            if public.number is not UNSET:
                self.number = public.number
            if own.waiting is not UNSET:
                self.direct = own.waiting is not None and own.waiting.kind == DIRECT
            if own.prompt is not UNSET:
                self.prompt = own.prompt
            elif own.said is not UNSET:
                assert self.prompt is not None
                self.prompt.said = own.said
            if public.table is not UNSET:
                self.now_in(public.table.state)
        self.consider(self.since())

    def now_in(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.changed.set()

    def refused(self, code: str) -> None:
        """Somebody else was faster, or something is wrong."""
        if self.sent is not None:
            self.measured.confirmed.drop(self)
            self.take_back(self.sent.number)
            self.sent = None
        if code == "too_late":
            self.measured.late += 1
        else:
            self.measured.other[code] = self.measured.other.get(code, 0) + 1

    def take_back(self, number: int) -> None:
        """An answer to this question was no move."""
        for one in self.party:
            for move in one.moves:
                if move.number == number:
                    self.measured.seen.drop(move)
            one.moves = [move for move in one.moves if move.number != number]

    def since(self) -> float:
        """When the newest of what is shown should have been shown: with the moves that led to it, or now."""
        shown = [move for move in self.moves if move.number < self.number or self.state == "over"]
        for move in shown:
            self.moves.remove(move)
            move.waiting.discard(self)
            if not move.waiting:
                self.measured.seen.end(move)
        return max((move.at for move in shown), default=now())

    # --- what is said

    def consider(self, since: float) -> None:
        """Whether an answer has arrived, and whether there is a question to think about."""
        prompt, sent = self.prompt, self.sent
        if sent is not None and (prompt is None or prompt.number != sent.number or prompt.said):
            self.measured.confirmed.end(self)
            self.sent = None
        asked = prompt.number if prompt is not None and not prompt.said else -1
        if asked != self.thought_about and self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        if asked >= 0 and asked != self.thought_about:
            planned = since + self.chance.uniform(*THINKING)
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_later(max(0.0, planned - now()), self.answer, planned)
        self.thought_about = asked

    def answer(self, planned: float) -> None:
        """Any of the answers."""
        self.thinking = None
        prompt = self.prompt
        assert prompt is not None
        answer = self.chance.choice(prompt.options).answer
        self.sent = prompt
        self.measured.confirmed.begin(self, planned)
        if self.direct and answer not in (PASS, DRINK_UP):  # Anything else may be held back, so that it tells nothing.
            move = Move(prompt.number, planned, {one for one in self.party if one is not self} or {self})
            self.measured.seen.begin(move, planned)
            for one in self.party:
                one.moves.append(move)
        self.do("say", number=prompt.number, answer=answer)

    def do(self, what: str, **more: object) -> None:
        assert self.page is not None
        self.page.send(write({"do": what, **more}))

    # --- coming and going

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
