"""A table in use: people come and go, say things, and are waited for; bots play at it; the log is written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from lastcall.asking import (
    DIRECT,
    DRINK_UP,
    PAUSE,
    QUIET,
    WINDOW,
    Pending,
    afterwards,
    followed,
    is_play,
    last_chance,
    pending,
    plays,
    prompt,
)
from lastcall.bots import Bot, bot, decide
from lastcall.engine.core.codes import PASS, PLAYED
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.engine.seen.reader import Reader
from lastcall.orders import StandingOrders
from lastcall.server import entries
from lastcall.server.entries import AnyEntry
from lastcall.server.log import Log
from lastcall.server.pace import PACES, Pace
from lastcall.server.table import STAND_IN, Table, TableError

logger = logging.getLogger("lastcall")

TRY_AGAIN = 10.0
"""Seconds."""

LAPSES = 2
"""So many windows in a row may somebody let pass before a bot plays for them."""


class Wish(NamedTuple):
    """A card to be played as soon as it is possible."""

    card: int
    target: int | None


class Watcher:
    """A connection that looks at a table, from a seat or without one. What it sees it shares with all who sit there."""

    def __init__(self, seat: int | None, wake: Callable[[], None]) -> None:
        self.seat = seat
        self.wake = wake
        self.told = 0
        """How many lines of the log they have."""


class Room:
    """A table in use."""

    def __init__(self, table: Table, log: Log, pace: Pace | None = None) -> None:
        self.table = table
        self.log = log
        self.pace = pace or PACES[table.opened.pace]
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.waiting: Pending | None = None
        self.said: dict[int, Answer] = {}
        self.wishes: dict[int, Wish] = {}
        self.orders: dict[int, StandingOrders] = {}
        self.lapses: dict[int, int] = {}
        self.extended: set[int] = set()
        self.in_person: set[int] = set()
        """Who has answered this question themselves, not by a bot, by a wish or by orders."""
        self.looked_on = False
        """Somebody without a seat has seen some of this game."""
        self.until = 0.0
        self.latest = 0.0
        """When people's time for this question is over."""
        self.given = 0.0
        """How many seconds they have for it."""
        self.beat = 0.0
        """Before this moment nothing passes by by itself, so that people can see it."""
        self.set = 0
        """How often the clock has been set or stopped."""
        self.timer: asyncio.TimerHandle | None = None
        self.at_work: set[asyncio.Task[None]] = set()
        self.bots: dict[int, Bot] = {}
        self.readers: dict[int | None, Reader] = {}
        """Who follows the game: each seat, and all spectators as one."""
        self.questions: dict[int, SeenQuestion | None] = {}
        """What each seat is asked, as far as somebody wanted to know; of the question that is waited for."""

    # --- people

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table now."""
        self.watchers.append(watcher)
        self.looked_on = self.looked_on or (watcher.seat is None and self.table.running)
        self.tell()

    def go_away(self, watcher: Watcher) -> None:
        """They have closed the page or lost the net; their seat stays theirs."""
        self.watchers.remove(watcher)
        self.tell()

    async def leave(self, seat: int) -> None:
        """The seat is given up; what its person had ordered and wished is nobody's business any more."""
        await self.change(entries.Left(seat))
        for memory in (self.orders, self.wishes, self.lapses):
            memory.pop(seat, None)
        self.stand_up(seat)

    def stand_up(self, seat: int) -> None:
        """Whoever looked at the table from this seat only watches now, and reads the log with other eyes."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat, watcher.told = None, 0
        self.tell()

    def connected(self, seat: int) -> bool:
        """Whether the person of this seat is looking."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def alone(self, seat: int) -> bool:
        """Whether nobody but this person and bots is at the table, nor looks on or has done so."""
        sitting = all(not chair.person or number == seat for number, chair in enumerate(self.table.chairs))
        return sitting and not self.looked_on and all(watcher.seat == seat for watcher in self.watchers)

    def reader(self, seat: int | None) -> Reader | None:
        """What the game shows to a seat, or to spectators; None before the game."""
        game = self.table.game
        if game is None:
            return None
        if seat not in self.readers or self.readers[seat].game is not game:
            self.readers[seat] = Reader(game, seat, asks=False)
        return self.readers[seat]

    def question(self, seat: int) -> SeenQuestion | None:
        """What this seat is asked now; None: nothing."""
        game, waiting = self.table.game, self.waiting
        if game is None or waiting is None:
            return None
        if seat not in self.questions:
            self.questions[seat] = prompt(game, waiting, seat)
        return self.questions[seat]

    def tell(self, seat: int | None = None) -> None:
        """Everybody, or only this seat, has news."""
        for watcher in self.watchers:
            if seat is None or watcher.seat == seat:
                watcher.wake()

    # --- what they do

    async def write(self, entry: AnyEntry) -> None:
        """Durable before anyone is told."""
        await self.log.append(self.table.id, self.table.seq, entries.write(entry))
        self.table.apply(entry)

    async def change(self, *changes: AnyEntry) -> None:
        """Something about the table itself."""
        for entry in changes:
            await self.write(entry)
        self.bots.clear()
        self.look_at_the_clock()
        await self.go_on()
        self.tell()

    async def say(self, seat: int, number: int, answer: Answer) -> None:
        """An answer; a repeated one, and one that comes too late, do no harm."""
        waiting = self.asking(number)
        if seat not in waiting.seats:
            raise TableError("not_asked", "Nobody asks you just now.")
        if self.said.get(seat) == answer:
            return
        asked = self.question(seat)
        if asked is None or answer not in [option.answer for option in asked.options]:
            raise TableError("not_offered", "That is not possible at this moment.")
        if self.table.chairs[seat].stand_in:
            await self.write(entries.CameBack(seat))
            self.look_at_the_clock()
        self.lapses[seat] = 0
        self.said[seat] = answer
        self.in_person.add(seat)
        await self.go_on()
        self.tell(seat)

    async def announce(self, seat: int, wish: Wish | None) -> None:
        """TYPES-03: a card at any moment; it is played in the next window it fits."""
        if wish is None:
            self.wishes.pop(seat, None)
        else:
            self.wishes[seat] = wish
        self.reconsider(seat)
        await self.go_on()
        self.tell(seat)

    async def order(self, seat: int, orders: StandingOrders) -> None:
        """TIMING-15: when not to ask."""
        self.orders[seat] = orders
        self.reconsider(seat)
        await self.go_on()
        self.tell(seat)

    def reconsider(self, seat: int) -> None:
        """What a wish or an order has said for this seat is open again; what the person has said stays said."""
        if seat not in self.in_person:
            self.said.pop(seat, None)

    def more_time(self, seat: int, number: int) -> None:
        """Once for each question, whoever asks for it."""
        waiting = self.asking(number)
        needed = seat in waiting.seats and seat not in self.said and not self.table.chairs[seat].stand_in
        if needed and number not in self.extended:
            self.extended.add(number)
            self.latest += self.pace.more
            self.given += self.pace.more
            self.wait_until(self.latest)
            self.tell()

    def asking(self, number: int) -> Pending:
        """The question of this number, if it is still the one that is asked."""
        waiting = self.waiting
        if self.table.game is None:
            raise TableError("not_playing", "There is no game at this table now.")
        if waiting is None or waiting.number != number:
            raise TableError("too_late", "The table has moved on meanwhile.")
        return waiting

    # --- the game goes on

    async def go_on(self) -> None:
        """Play on until somebody has to be waited for."""
        while self.table.running:
            game = self.table.game
            assert game is not None
            waiting = pending(game)
            assert waiting is not None
            if waiting != self.waiting:
                self.waiting, self.said, self.in_person, self.questions = waiting, {}, set(), {}
                self.start_clock()
            self.speak_for_the_silent(game, waiting)
            if not self.complete(game, waiting):
                return
            if waiting.kind == WINDOW and not self.in_person and asyncio.get_running_loop().time() < self.beat:
                self.wait_until(self.beat)
                return
            answers = tuple(followed(game, waiting, self.said))
            stand_in = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in)
            self.grant(game, answers)
            await self.write(entries.Said(answers, stand_in))
            self.waiting = None
            self.tell()
        self.waiting = None
        self.stop_clock()

    def complete(self, game: Game, waiting: Pending) -> bool:
        """Whether play goes on now: all who are waited for have spoken, or somebody breaks into a quiet moment."""
        needed = any if waiting.kind == DIRECT else all
        if waiting.kind == QUIET or needed(seat in self.said for seat in waiting.seats):
            return True
        return waiting.kind == PAUSE and any(is_play(game, seat, answer) for seat, answer in self.said.items())

    def grant(self, game: Game, answers: tuple[tuple[int, Answer], ...]) -> None:
        """A wish that comes true now is no longer one."""
        for seat, answer in answers:
            wish = self.wishes.get(seat)
            if wish is not None and answer[0] == PLAYED and game.cards[answer[1]] is game.cards[wish.card]:
                del self.wishes[seat]

    def speak_for_the_silent(self, game: Game, waiting: Pending) -> None:
        """Bots, wishes and standing orders; none of them looks at what others cannot see."""
        for seat in waiting.order or waiting.seats:
            if seat in self.said:
                continue
            chair = self.table.chairs[seat]
            if chair.bot or chair.stand_in:
                if seat not in waiting.seats or waiting.kind == WINDOW:
                    self.bot_in_window(game, waiting, seat)
                continue
            wished = self.wished(game, seat) if waiting.kind != DIRECT else None
            if wished is not None:
                self.said[seat] = wished
            elif waiting.kind == WINDOW:
                orders = self.orders.get(seat, StandingOrders())
                if orders.decline(game, seat, self.alone(seat)):
                    self.said[seat] = PASS

    def bot_in_window(self, game: Game, waiting: Pending, seat: int) -> None:
        """A bot's word on what is being resolved, or a card in a quiet moment."""
        if waiting.kind == DIRECT:
            return
        answer = self.thought(seat, game) if plays(game, seat) else PASS
        if answer != PASS or waiting.kind == WINDOW:
            self.said[seat] = answer

    def wished(self, game: Game, seat: int) -> Answer | None:
        """What this seat has announced, if it can be played now."""
        wish = self.wishes.get(seat)
        if wish is None:
            return None
        if wish.card not in game.seats[seat].playable():
            del self.wishes[seat]
            return None
        wanted = game.cards[wish.card]
        fitting = [a for a in plays(game, seat) if game.cards[a[1]] is wanted and wish.target in (None, a[4])]
        return fitting[0] if len(fitting) == 1 or (fitting and wish.target is not None) else None

    def thought(self, seat: int, game: Game) -> Answer:
        """What the bot of this seat answers; one that fails must not freeze the table."""
        try:
            return decide(self.bot_of(seat), game, seat)
        except Exception:  # Whatever it is, people want to play on; the log of the server says what it was.
            logger.exception("a bot failed at table %s", self.table.id)
            answers = game.answers_of(seat)
            return PASS if PASS in answers else answers[0]

    def bot_of(self, seat: int) -> Bot:
        """The bot that plays this seat."""
        chair = self.table.chairs[seat]
        if seat not in self.bots:
            assert self.table.setup is not None
            self.bots[seat] = bot(chair.bot or STAND_IN, self.table.setup.seed + seat)
        return self.bots[seat]

    # --- time

    def start_clock(self) -> None:
        """A new question: bots move after a moment, people have their time."""
        waiting = self.waiting
        assert waiting is not None
        if waiting.kind == QUIET:
            return
        now = asyncio.get_running_loop().time()
        self.given = self.pace.window if waiting.kind == WINDOW else self.pace.decision
        self.latest = now + self.given
        self.beat = now + self.pace.bot
        self.wait_until(self.latest)
        self.look_at_the_clock()

    def look_at_the_clock(self) -> None:
        """Whoever's move it is may have become a bot's, or a person's again; coming and going wins no time."""
        waiting = self.waiting
        if waiting is None or waiting.kind not in (DIRECT, PAUSE):
            return
        movers = [self.table.chairs[seat] for seat in waiting.seats]
        if all(chair.bot or chair.stand_in for chair in movers):
            self.wait_until(asyncio.get_running_loop().time() + self.pace.bot)
        else:
            self.wait_until(self.latest)

    def wait_until(self, moment: float) -> None:
        """At that moment a bot decides for whoever has not."""
        self.stop_clock()
        self.until = moment
        self.timer = asyncio.get_running_loop().call_at(moment, self.time_is_up, self.set)

    def stop_clock(self) -> None:
        """Nobody is waited for."""
        self.set += 1
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_up(self, since: int) -> None:
        """Called by the clock."""
        task = asyncio.get_running_loop().create_task(self.decide_for_the_absent(since))
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def decide_for_the_absent(self, since: int) -> None:
        """Nobody can freeze a table."""
        async with self.lock:
            waiting, game = self.waiting, self.table.game
            if waiting is None or game is None or since != self.set:
                return  # The clock has been set anew, or stopped, while this was waiting for its turn.
            try:
                await self.decide_for(game, waiting)
            except Exception:  # A full disk, say. Whatever it is, the table must not stand still for ever.
                logger.exception("nobody could decide at table %s", self.table.id)
                self.wait_until(asyncio.get_running_loop().time() + TRY_AGAIN)

    async def decide_for(self, game: Game, waiting: Pending) -> None:
        """Whoever is waited for and silent is spoken for."""
        for seat in waiting.seats:
            if seat in self.said:
                continue
            chair = self.table.chairs[seat]
            if chair.person and not chair.stand_in:
                self.lapses[seat] = self.lapses.get(seat, 0) + 1
                if waiting.kind == WINDOW and self.lapses[seat] < LAPSES and not last_chance(game, seat):
                    self.said[seat] = PASS  # Whoever is slow once does not find their cards spent by a bot.
                    continue
                await self.write(entries.StoodIn(seat))
            self.said[seat] = self.bot_decides(game, waiting, seat)
        await self.go_on()
        self.tell()

    def bot_decides(self, game: Game, waiting: Pending, seat: int) -> Answer:
        """What a bot answers for this seat, whatever is asked."""
        chosen = self.thought(seat, game)
        if waiting.kind != PAUSE or chosen != PASS:
            return chosen
        ahead = afterwards(game, waiting.order)
        moves = ahead.outcome is None and ahead.asked == seat and self.question(seat)
        if moves and moves.options[0].answer != DRINK_UP:
            return self.thought(seat, ahead)
        return DRINK_UP
