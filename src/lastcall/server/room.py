"""A table in use: people come and go, say things, and are waited for; bots play at it; the log is written."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine, Mapping
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
from lastcall.bots import Bot, bot
from lastcall.engine.core.codes import PASS
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.engine.seen.reader import Reader
from lastcall.engine.seen.views import View
from lastcall.orders import StandingOrders
from lastcall.server import entries, thinking
from lastcall.server.dealing import Dealing
from lastcall.server.entries import Answered, AnyEntry
from lastcall.server.log import Gone, Log
from lastcall.server.names import alike
from lastcall.server.pace import PACES, Pace
from lastcall.server.table import NOT_WRITTEN, STAND_IN, Table, TableError, Wish
from lastcall.server.wire import ShownPrompt, ShownTable, State

logger = logging.getLogger("lastcall")

TRY_AGAIN = 2.0
"""Seconds until a table that could not write tries again."""

ON_THE_WAY = 0.25
"""So many seconds after the deadline a table still listens: what was sent in time counts, even if it is read late."""

AFTER_A_RESTART = 60.0
"""So many seconds people have at least, when the house has opened again."""

A_MOMENT = 0.01
"""A clock may ring that much too early."""

LAPSES = 2
"""So many windows in a row may somebody let pass before a bot plays for them."""


class Asked(NamedTuple):
    """Somebody would like to play on for a bot."""

    seat: int
    name: str
    key: str
    """The hash of their key."""
    agreed: frozenset[int] = frozenset()
    """The seats of those who have nothing against it."""


class Public(NamedTuple):
    """What everybody may know at one moment; the same object for all who look."""

    table: ShownTable
    view: View | None


class Sent(NamedTuple):
    """What a connection has seen last."""

    state: State
    public: Public


class Watcher:
    """A connection that looks at a table, from a seat or without one. What it sees it shares with all who sit there."""

    def __init__(self, seat: int | None, wake: Callable[[], None], key: str = "") -> None:
        self.seat = seat
        self.wake = wake
        self.key = key
        """The hash of their key; empty: they have none."""
        self.told = 0
        """How many lines of the log they have."""
        self.sent: Sent | None = None
        """What they have seen last; None: nothing yet, or it does not count any more."""


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
        """What has been said to the question: by people (that is on the disk), and by bots, wishes and orders."""
        self.lapses: dict[int, int] = {}
        self.requests: dict[int, Asked] = {}
        """Who would like to take over from a bot, by a number."""
        self.requested = 0
        """How often somebody has asked."""
        self.dealing: Dealing | None = None
        """While the seed is being made."""
        self.commitments: dict[int, str] = {}
        """What people have committed to before the deal, by their seats."""
        self.looked_on = False
        """Somebody without a seat has seen some of this game."""
        self.asked_at = 0.0
        """When the question was put."""
        self.latest = 0.0
        """When people's time for this question is over, unless they have asked for more."""
        self.given = 0.0
        """How many seconds they have for it."""
        self.until = 0.0
        self.moved = False
        """The game has gone on since people were last told."""
        self.set = 0
        """How often the clock has been set or stopped."""
        self.timer: asyncio.TimerHandle | None = None
        self.ringing = False
        """The clock has rung, and whoever is out of time is about to be spoken for."""
        self.at_work: set[asyncio.Task[None]] = set()
        self.chance = secrets.randbits(128)
        """What bots roll with: nothing about the game's own chance can be learned from them."""
        self.bots: dict[int, Bot] = {}
        self.readers: dict[int | None, Reader] = {}
        """Who follows the game: each seat, and all spectators as one."""
        self.questions: dict[int, SeenQuestion | None] = {}
        """What each seat is asked, as far as somebody wanted to know; of the question that is waited for."""
        self.prompts: dict[int, ShownPrompt | None] = {}
        """The same as it is shown to a seat that has not answered yet."""
        self.shown: ShownTable | None = None
        """What everybody may know of the table; None: it has changed since it was last looked at."""
        self.public: Public | None = None
        """That, and what everybody may know of the game; None: it has changed since it was last looked at."""
        self.written: tuple[Public, Public, bytes] | None = None
        """The last change of that, as it is sent."""
        self.woken = False
        """Its clock has been set since the house opened."""
        self.put_away = False
        """The house keeps it only on the disk; whoever comes gets it from there."""

    @property
    def idle(self) -> bool:
        """Nobody is there, nothing happens, and all there is to know stands in the log."""
        busy = self.watchers or self.timer is not None or self.at_work or self.lock.locked() or self.dealing
        return not busy and self.table.state != "gathering"

    # --- people

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table now."""
        first = not self.watchers
        self.watchers.append(watcher)
        self.looked_on = self.looked_on or (watcher.seat is None and self.table.running)
        if first:
            self.look_at_the_clock()  # It may have stood still.
        self.greet(watcher)

    def go_away(self, watcher: Watcher) -> None:
        """They have closed the page or lost the net; their seat stays theirs."""
        self.watchers.remove(watcher)
        self.greet(watcher)
        self.look_at_the_clock()
        if self.requests:
            self.work(self.count_again())

    def greet(self, watcher: Watcher) -> None:
        """Others care only whether somebody who sits here has come or gone."""
        if watcher.seat is not None:
            self.tell()
        else:
            watcher.wake()

    async def leave(self, seat: int) -> None:
        """The seat is given up."""
        await self.change(entries.Left(seat))

    def stand_up(self, seat: int) -> None:
        """Whoever looked at the table from this seat only watches now, and reads the log with other eyes."""
        self.bots.pop(seat, None)
        self.lapses.pop(seat, None)
        self.commitments.pop(seat, None)
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat, watcher.told, watcher.sent = None, 0, None

    def sit_down(self, seat: int, key: str) -> None:
        """Whoever looked at the table with this key sits there now."""
        for watcher in self.watchers:
            if watcher.key == key:
                watcher.seat, watcher.told, watcher.sent = seat, 0, None

    def people(self) -> list[int]:
        """The seats of people who are looking, whoever has sat there longest first."""
        return [seat for seat in self.table.people() if self.connected(seat)]

    @property
    def host(self) -> int:
        """Who may begin, remove and close: the one who is there and has sat there longest; -1: nobody sits there."""
        return next(iter([*self.people(), *self.table.people()]), -1)

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
            public = self.reader(None) if seat is not None else None
            self.readers[seat] = Reader(game, seat, asks=False, public=public)
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
        """Everybody has news of the table, or only this seat has some of its own."""
        if seat is None:
            self.public = self.shown = None
        for watcher in self.watchers:
            if seat is None or watcher.seat == seat:
                watcher.wake()

    # --- what they do

    async def write(self, *changes: AnyEntry) -> None:
        """All of them or none, tried out first, and durable before anyone is told."""
        if self.put_away:
            raise TableError("too_late", "Too late: the game has moved on.")
        at = time.time()
        ahead = self.table
        private = all(isinstance(entry, entries.WORDS) for entry in changes)
        if not private:
            ahead = ahead.copy()
            for entry in changes:
                ahead.apply(entry, at)
        if ahead.game is not None and ahead.game.outcome is not None and not ahead.outcome:
            changes = (*changes, entries.Ended(str(ahead.game.outcome)))
        bodies = [entries.write(entry) for entry in changes]
        try:
            await self.log.append(self.table.id, self.table.seq, bodies, ahead.state, at)
        except Gone:
            raise TableError("no_table", "This table was closed.") from None
        except sqlite3.Error as error:
            logger.exception("table %s could not be written", self.table.id)
            raise TableError("not_written", NOT_WRITTEN) from error
        for entry in changes:
            self.table.apply(entry, at)
        if not private:
            self.public = None
        if not all(isinstance(entry, entries.Said) for entry in changes):
            self.shown = None

    async def change(self, *changes: AnyEntry) -> None:
        """Something about the table itself."""
        if changes:
            await self.write(*changes)
        for entry in changes:
            if isinstance(entry, entries.Sat | entries.BotSat | entries.Left):
                self.stand_up(entry.seat)
        self.look_at_the_clock()
        await self.play_on()
        self.tell()

    async def say(self, seat: int, number: int, answer: Answer) -> None:
        """An answer; a repeated one, and one that comes too late, do no harm."""
        waiting, game = self.asking(number)
        if seat not in waiting.seats:
            raise TableError("not_asked", "You have nothing to decide right now.")
        if self.table.spoken.get(seat) == answer:
            return
        asked = self.question(seat)
        if asked is None or answer not in [option.answer for option in asked.options]:
            raise TableError("not_offered", "You can't do that right now.")
        back = [entries.CameBack(seat)] if self.table.chairs[seat].stand_in else []
        answers = self.answers(game, waiting, {**self.said, seat: answer}, by_hand=True)
        if answers is None:
            await self.write(*back, entries.Spoke(seat, number, answer))
            self.said[seat] = answer
        else:
            await self.move(answers, *back)
        self.lapses[seat] = 0
        await self.play_on()
        self.tell(seat)

    async def announce(self, seat: int, wish: Wish | None) -> None:
        """TYPES-03: a card at any moment; it is played in the next window it fits."""
        if self.table.wishes.get(seat) != wish:
            card, target = wish or (None, None)
            await self.write(entries.Wished(seat, card, target))
            await self.reconsider(seat)

    async def order(self, seat: int, orders: StandingOrders) -> None:
        """TIMING-15: when not to ask."""
        if self.table.orders.get(seat) != orders:
            await self.write(entries.Ordered(seat, orders))
            await self.reconsider(seat)

    async def reconsider(self, seat: int) -> None:
        """What a wish or an order has said for this seat is open again; what the person has said stays said."""
        if seat not in self.table.spoken:
            self.said.pop(seat, None)
        await self.play_on()
        self.tell(seat)

    async def more_time(self, seat: int, number: int) -> None:
        """Once for each question; nobody else's time gets longer or shorter by it."""
        waiting, _ = self.asking(number)
        needed = seat in waiting.seats and seat not in self.said and not self.table.chairs[seat].stand_in
        if needed and seat not in self.table.extended:
            await self.write(entries.Extended(seat, number))
            self.look_at_the_clock()
            self.tell()

    async def stand_in(self, seat: int, stands_in: bool) -> None:
        """A bot plays for somebody, or they are back."""
        if self.table.chairs[seat].stand_in != stands_in:
            await self.change(entries.StoodIn(seat) if stands_in else entries.CameBack(seat))

    def asking(self, number: int) -> tuple[Pending, Game]:
        """The question of this number, if it is still the one that is asked."""
        waiting, game = self.waiting, self.table.game
        if game is None:
            raise TableError("not_playing", "No game is running at this table.")
        if waiting is None or waiting.number != number:
            raise TableError("too_late", "Too late: the game has moved on.")
        return waiting, game

    # --- taking over from a bot

    async def ask_to_sit(self, asked: Asked) -> bool:
        """A request to the people at the table; with nobody sitting there, nobody can mind. True: granted."""
        if not any(chair.person for chair in self.table.chairs):
            await self.seat_asked(asked)
            return True
        same = [number for number, one in self.requests.items() if one.key == asked.key]
        for number in same:
            del self.requests[number]
        if len(self.requests) >= len(self.table.chairs):
            raise TableError("too_many_requests", "Too many people are asking for a seat here. Try again later.")
        self.requested += 1
        self.requests[self.requested] = asked
        self.tell()
        return False

    async def consent(self, seat: int, number: int, agrees: bool) -> None:
        """One no is enough; when all who are there have said yes, the seat is theirs."""
        asked = self.requests.get(number)
        if asked is None:
            raise TableError("no_request", "That request has already been answered.")
        if not agrees:
            del self.requests[number]
            self.tell()
            return
        self.requests[number] = asked._replace(agreed=asked.agreed | {seat})
        await self.grant()
        self.tell()

    async def count_again(self) -> None:
        """Somebody has gone whose word was missing."""
        async with self.lock:
            await self.grant()
            self.tell()

    async def grant(self) -> None:
        """Requests to which all who are there have said yes; at least one of them has."""
        for number, asked in [*self.requests.items()]:
            if asked.agreed and all(seat in asked.agreed for seat in self.people()):
                del self.requests[number]
                if self.can_sit(asked):
                    await self.seat_asked(asked)

    def can_sit(self, asked: Asked) -> bool:
        """Whether what could be asked for can still be had: others may have come, or they themselves, meanwhile."""
        chairs = self.table.chairs
        there = any(chair.key == asked.key or (chair.person and alike(chair.name, asked.name)) for chair in chairs)
        free = self.table.running and chairs[asked.seat].bot and self.table.may_sit(asked.key, asked.seat)
        return bool(free) and not there

    async def seat_asked(self, asked: Asked) -> None:
        """They play on."""
        await self.change(entries.Sat(asked.seat, asked.name, asked.key))
        self.sit_down(asked.seat, asked.key)
        self.tell()

    # --- the game goes on

    async def play_on(self) -> None:
        """As `go_on`; if that cannot be written just now, the table tries again by itself."""
        try:
            await self.go_on()
        except TableError:
            self.set_clock(asyncio.get_running_loop().time() + TRY_AGAIN)
        if self.moved:
            # Only now: a question that bots or orders answer at once is not shown for the blink of an eye.
            self.moved = False
            for watcher in self.watchers:
                watcher.wake()

    async def go_on(self) -> None:
        """Play on until somebody has to be waited for."""
        while self.table.running:
            game = self.table.game
            assert game is not None
            waiting = pending(game)
            assert waiting is not None
            if waiting != self.waiting:
                self.waiting, self.said = waiting, dict(self.table.spoken)
                self.questions, self.prompts = {}, {}
                self.start_clock()
            await self.speak_for_the_silent(game, waiting)
            answers = self.answers(game, waiting, self.said)
            if answers is None:
                return
            await self.move(answers)
        self.waiting = None
        self.requests.clear()
        self.stop_clock()

    def answers(
        self, game: Game, waiting: Pending, said: Mapping[int, Answer], by_hand: bool = False
    ) -> tuple[Answered, ...] | None:
        """What the game is answered now; None: somebody is still waited for."""
        if not complete(game, waiting, said):
            return None
        beat = self.asked_at + self.pace.bot
        shown = by_hand or bool(self.table.spoken) or asyncio.get_running_loop().time() >= beat
        if waiting.kind == WINDOW and not shown:
            self.wait_until(beat)  # Nothing passes by by itself before people could see it.
            return None
        return tuple(followed(game, waiting, said))

    async def move(self, answers: tuple[Answered, ...], *before: AnyEntry) -> None:
        """The game goes on by these answers."""
        back = [entry.seat for entry in before if isinstance(entry, entries.CameBack)]
        bots = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in and seat not in back)
        await self.write(*before, entries.Said(answers, bots))
        self.waiting = None
        self.moved = True

    async def speak_for_the_silent(self, game: Game, waiting: Pending) -> None:
        """Bots, wishes and standing orders; none of them looks at what others cannot see."""
        silent = [seat for seat in waiting.order or waiting.seats if seat not in self.said]
        bots = [seat for seat in silent if self.table.chairs[seat].bot or self.table.chairs[seat].stand_in]
        for seat in silent:
            if seat in bots:
                continue
            wished = self.wished(game, seat) if waiting.kind != DIRECT else None
            if wished is not None:
                self.said[seat] = wished
            elif waiting.kind == WINDOW:
                orders = self.table.orders.get(seat, StandingOrders())
                if orders.decline(game, seat, self.alone(seat)):
                    self.said[seat] = PASS
        for seat in bots:
            if seat not in waiting.seats or waiting.kind == WINDOW:
                await self.bot_in_window(game, waiting, seat)

    async def bot_in_window(self, game: Game, waiting: Pending, seat: int) -> None:
        """A bot's word on what is being resolved, or a card in a quiet moment."""
        if waiting.kind == DIRECT:
            return
        answer = await self.thought(seat, game) if plays(game, seat) else PASS
        if answer != PASS or waiting.kind == WINDOW:
            self.said[seat] = answer

    def wished(self, game: Game, seat: int) -> Answer | None:
        """What this seat has announced, if it can be played now."""
        wish = self.table.wishes.get(seat)
        if wish is None:
            return None
        wanted = game.cards[wish.card]
        fitting = [a for a in plays(game, seat) if game.cards[a[1]] is wanted and wish.target in (None, a[4])]
        return fitting[0] if len(fitting) == 1 or (fitting and wish.target is not None) else None

    async def thought(self, seat: int, game: Game) -> Answer:
        """What the bot of this seat answers; one that fails, or is too slow, must not freeze the table."""
        answers = game.answers_of(seat)
        try:
            answer = await thinking.decided(self.level_of(seat), self.bot_of(seat), game, seat)
            if answer in answers:
                return answer
            logger.error("a bot answered what it was not offered at table %s", self.table.id)
        except Exception:  # Whatever it is, people want to play on; the log of the server says what it was.
            logger.exception("a bot failed at table %s", self.table.id)
        return PASS if PASS in answers else answers[0]

    def level_of(self, seat: int) -> str:
        """How well the bot of this seat plays."""
        return self.table.chairs[seat].bot or STAND_IN

    def bot_of(self, seat: int) -> Bot:
        """The bot that plays this seat."""
        if seat not in self.bots:
            self.bots[seat] = bot(self.level_of(seat), self.chance + seat)
        return self.bots[seat]

    # --- time

    def start_clock(self) -> None:
        """A new question: bots move after a moment, people have their time."""
        waiting = self.waiting
        assert waiting is not None
        if waiting.kind == QUIET:
            return
        self.stop_clock()
        now = asyncio.get_running_loop().time()
        self.given = self.pace.window if waiting.kind == WINDOW else self.pace.decision
        left = self.given
        if not self.woken:
            # The house has opened again: the time that had passed is not given back.
            self.woken = True
            left = max(left - max(time.time() - self.table.asked_at, 0.0), min(left, AFTER_A_RESTART))
        self.asked_at = now
        self.latest = now + left
        self.look_at_the_clock()

    def deadline(self, seat: int) -> float:
        """When this seat's time for the question is over. Coming and going wins no time, and takes nobody's."""
        waiting, chair = self.waiting, self.table.chairs[seat]
        if (chair.bot or chair.stand_in) and waiting is not None and waiting.kind != WINDOW:
            return self.asked_at + self.pace.bot
        return self.latest + (self.pace.more if seat in self.table.extended else 0.0)

    def until_for(self, reader: int | None) -> float:
        """When the time is over, as this seat or a spectator sees it; it must not tell who has spoken."""
        waiting = self.waiting
        seats = waiting.seats if waiting is not None else ()
        if reader is not None and reader in seats:
            return self.deadline(reader)
        if waiting is not None and waiting.kind == WINDOW:
            return self.latest
        return max(map(self.deadline, seats), default=self.latest)

    def look_at_the_clock(self) -> None:
        """Whoever's move it is may have become a bot's, or a person's again."""
        waiting = self.waiting
        if waiting is not None and waiting.kind != QUIET:
            silent = [seat for seat in waiting.seats if seat not in self.said]
            self.wait_until(min(map(self.deadline, silent), default=self.asked_at + self.pace.bot))

    def wait_until(self, moment: float) -> None:
        """At that moment a bot decides for whoever has not. With nobody to wait for or to look on, it never comes."""
        if self.watchers or self.waits_for_a_person():
            self.set_clock(moment)
        else:
            self.stop_clock()

    def waits_for_a_person(self) -> bool:
        """Whether somebody who plays themselves has still to say something."""
        waiting = self.waiting
        chairs = self.table.chairs
        return waiting is not None and any(
            chairs[seat].person and not chairs[seat].stand_in and seat not in self.said for seat in waiting.seats
        )

    def set_clock(self, moment: float) -> None:
        """Wake up then. A clock that has rung for somebody cannot be wound up again by what others do."""
        now = asyncio.get_running_loop().time()
        if self.ringing and moment <= now:
            return
        self.stop_clock()
        self.until = moment
        rings = max(moment, now)
        self.timer = asyncio.get_running_loop().call_at(rings, self.time_is_up, self.set, rings)

    def stop_clock(self) -> None:
        """Nobody is waited for."""
        self.set += 1
        self.ringing = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_up(self, since: int, rings: float) -> None:
        """Called by the clock."""
        self.ringing = True
        self.work(self.decide_for_the_absent(since, rings))

    def work(self, what: Coroutine[object, object, None]) -> None:
        """Something the table does by itself."""
        task = asyncio.get_running_loop().create_task(what)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def decide_for_the_absent(self, since: int, rang: float) -> None:
        """Nobody can freeze a table."""
        loop = asyncio.get_running_loop()
        if self.waits_for_a_person():
            # If this house was busy elsewhere, what came in time may not have been read yet.
            await asyncio.sleep(ON_THE_WAY + max(loop.time() - rang, 0.0))
        async with self.lock:
            waiting, game = self.waiting, self.table.game
            if waiting is None or game is None or since != self.set:
                return  # The clock has been set anew, or stopped, while this was waiting for its turn.
            self.ringing = False
            try:
                await self.decide_for(game, waiting)
            except Exception:  # A full disk, say. Whatever it is, the table must not stand still for ever.
                logger.exception("nobody could decide at table %s", self.table.id)
                self.set_clock(loop.time() + TRY_AGAIN)

    async def decide_for(self, game: Game, waiting: Pending) -> None:
        """Whoever is waited for, silent and out of time is spoken for."""
        now = asyncio.get_running_loop().time()
        for seat in waiting.seats:
            if seat in self.said or self.deadline(seat) > now + A_MOMENT:
                continue
            chair = self.table.chairs[seat]
            if chair.person and not chair.stand_in:
                self.lapses[seat] = self.lapses.get(seat, 0) + 1
                if waiting.kind == WINDOW and self.lapses[seat] < LAPSES and not last_chance(game, seat):
                    self.said[seat] = PASS  # Whoever is slow once does not find their cards spent by a bot.
                    continue
                await self.write(entries.StoodIn(seat))
            self.said[seat] = await self.bot_decides(game, waiting, seat)
        self.look_at_the_clock()
        await self.play_on()
        self.tell()

    async def bot_decides(self, game: Game, waiting: Pending, seat: int) -> Answer:
        """What a bot answers for this seat, whatever is asked."""
        chosen = await self.thought(seat, game)
        if waiting.kind != PAUSE or chosen != PASS:
            return chosen
        ahead = afterwards(game, waiting.order)
        moves = ahead.outcome is None and ahead.asked == seat and self.question(seat)
        if moves and moves.options[0].answer != DRINK_UP:
            return await self.thought(seat, ahead)
        return DRINK_UP


def complete(game: Game, waiting: Pending, said: Mapping[int, Answer]) -> bool:
    """Whether play goes on now: all who are waited for have spoken, or somebody breaks into a quiet moment."""
    needed = any if waiting.kind == DIRECT else all
    if waiting.kind == QUIET or needed(seat in said for seat in waiting.seats):
        return True
    return waiting.kind == PAUSE and any(is_play(game, seat, answer) for seat, answer in said.items())
