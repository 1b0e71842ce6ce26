"""A table in use: what people, bots and the clock say becomes entries of its log, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Coroutine, Mapping

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
from lastcall.engine.core.codes import PASS, PLAYED
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.orders import StandingOrders
from lastcall.server import entries
from lastcall.server.clock import Clock
from lastcall.server.dealing import Dealing
from lastcall.server.entries import Answered, AnyEntry
from lastcall.server.log import Gone, Log
from lastcall.server.pace import PACES, Pace
from lastcall.server.people import Asked, People, Watcher
from lastcall.server.table import NOT_WRITTEN, Table, TableError, Wish
from lastcall.server.thinking import Bots
from lastcall.server.wire import ShownPrompt

logger = logging.getLogger("lastcall")

TRY_AGAIN = 2.0
"""Seconds until a table that could not write tries again."""

ON_THE_WAY = 0.25
"""So many seconds after the deadline a table still listens: what was sent in time counts, even if it is read late."""

LAPSES = 2
"""So many windows in a row may somebody let pass before a bot plays for them."""


class Room:
    """A table in use."""

    def __init__(self, table: Table, log: Log, pace: Pace | None = None) -> None:
        self.table = table
        self.log = log
        self.lock = asyncio.Lock()
        self.people = People(table)
        self.clock = Clock(table, pace or PACES[table.opened.pace])
        self.bots = Bots(table)
        self.waiting: Pending | None = None
        self.said: dict[int, Answer] = {}
        """What has been said to the question: by people (that is on the disk), and by bots, wishes and orders."""
        self.questions: dict[int, SeenQuestion | None] = {}
        """What each seat is asked, as far as somebody wanted to know; of the question that is waited for."""
        self.prompts: dict[int, ShownPrompt | None] = {}
        """The same as it is shown to a seat that has not answered yet."""
        self.lapses: dict[int, int] = {}
        """How many windows in a row each person has let pass without a word."""
        self.moved = False
        """The game has gone on since people were last told."""
        self.dealing: Dealing | None = None
        """While the seed is being made."""
        self.commitments: dict[int, str] = {}
        """What people have committed to before the deal, by their seats."""
        self.at_work: set[asyncio.Task[None]] = set()
        self.put_away = False
        """The house keeps it only on the disk; whoever comes gets it from there."""

    @property
    def idle(self) -> bool:
        """Nobody is there, nothing happens, and all there is to know stands in the log."""
        busy = self.people.watchers or self.clock.runs or self.at_work or self.lock.locked() or self.dealing
        return not busy and self.table.state != "gathering"

    # --- people

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table now."""
        first = not self.people.watchers
        self.people.enter(watcher)
        if first:
            self.look_at_the_clock()  # It may have stood still.
        self.people.greet(watcher)

    def go_away(self, watcher: Watcher) -> None:
        """They have closed the page or lost the net; their seat stays theirs."""
        self.people.go(watcher)
        self.people.greet(watcher)
        self.look_at_the_clock()
        if self.people.requests:
            self.work(self.count_again())

    async def leave(self, seat: int) -> None:
        """The seat is given up."""
        await self.change(entries.Left(seat))

    def stand_up(self, seat: int) -> None:
        """Nothing of whoever sat there stays on the seat."""
        self.bots.forget(seat)
        self.lapses.pop(seat, None)
        self.commitments.pop(seat, None)
        self.people.stand_up(seat)

    def reseat(self, order: tuple[int, ...]) -> None:
        """Before the game: what belongs to whoever sits somewhere moves along with them."""
        self.commitments = {seat: self.commitments[old] for seat, old in enumerate(order) if old in self.commitments}
        self.people.reseat(order)

    def question(self, seat: int) -> SeenQuestion | None:
        """What this seat is asked now; None: nothing."""
        game, waiting = self.table.game, self.waiting
        if game is None or waiting is None:
            return None
        if seat not in self.questions:
            self.questions[seat] = prompt(game, waiting, seat)
        return self.questions[seat]

    # --- what they do

    async def write(self, *changes: AnyEntry) -> None:
        """All of them or none, tried out first, and durable before anyone is told."""
        if self.put_away:
            raise TableError("too_late", "The table has moved on meanwhile.")
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
            self.people.public = None
        if not all(isinstance(entry, entries.Said) for entry in changes):
            self.people.shown = None

    async def change(self, *changes: AnyEntry) -> None:
        """Something about the table itself."""
        if changes:
            await self.write(*changes)
        for entry in changes:
            if isinstance(entry, entries.Sat | entries.BotSat | entries.Left):
                self.stand_up(entry.seat)
            elif isinstance(entry, entries.Reseated):
                self.reseat(entry.order)
        self.look_at_the_clock()
        await self.play_on()
        self.people.tell()

    async def say(self, seat: int, number: int, answer: Answer) -> None:
        """An answer; a repeated one, and one that comes too late, do no harm."""
        waiting, game = self.asking(number)
        if seat not in waiting.seats:
            raise TableError("not_asked", "Nobody asks you just now.")
        if self.table.spoken.get(seat) == answer:
            return
        asked = self.question(seat)
        if asked is None or answer not in [option.answer for option in asked.options]:
            raise TableError("not_offered", "That is not possible at this moment.")
        back = [entries.CameBack(seat)] if self.table.chairs[seat].stand_in else []
        answers = self.answers(game, waiting, {**self.said, seat: answer}, by_hand=True)
        if answers is None:
            await self.write(*back, entries.Spoke(seat, number, answer))
            self.said[seat] = answer
        else:
            await self.move(answers, *back)
        self.lapses[seat] = 0
        await self.play_on()
        self.people.tell(seat)

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
        self.people.tell(seat)

    async def more_time(self, seat: int, number: int) -> None:
        """Once for each question; nobody else's time gets longer or shorter by it."""
        waiting, _ = self.asking(number)
        needed = seat in waiting.seats and seat not in self.said and not self.table.chairs[seat].stand_in
        if needed and seat not in self.table.extended:
            await self.write(entries.Extended(seat, number))
            self.look_at_the_clock()
            self.people.tell()

    async def stand_in(self, seat: int, stands_in: bool) -> None:
        """A bot plays for somebody, or they are back."""
        if self.table.chairs[seat].stand_in != stands_in:
            await self.change(entries.StoodIn(seat) if stands_in else entries.CameBack(seat))

    def asking(self, number: int) -> tuple[Pending, Game]:
        """The question of this number, if it is still the one that is asked."""
        waiting, game = self.waiting, self.table.game
        if game is None:
            raise TableError("not_playing", "There is no game at this table now.")
        if waiting is None or waiting.number != number:
            raise TableError("too_late", "The table has moved on meanwhile.")
        return waiting, game

    # --- taking over from a bot

    async def ask_to_sit(self, asked: Asked) -> bool:
        """A request to the people at the table; with nobody sitting there, nobody can mind. True: granted."""
        if not any(chair.person for chair in self.table.chairs):
            await self.seat_asked(asked)
            return True
        self.people.ask(asked)
        self.people.tell()
        return False

    async def consent(self, seat: int, number: int, agrees: bool) -> None:
        """When all who are there have said yes, the seat is theirs."""
        self.people.consent(seat, number, agrees)
        await self.grant()
        self.people.tell()

    async def count_again(self) -> None:
        """Somebody has gone whose word was missing."""
        async with self.lock:
            await self.grant()
            self.people.tell()

    async def grant(self) -> None:
        """Whoever nobody minds sits down."""
        while (asked := self.people.granted()) is not None:
            await self.seat_asked(asked)

    async def seat_asked(self, asked: Asked) -> None:
        """They play on."""
        await self.change(entries.Sat(asked.seat, asked.name, asked.key))
        self.people.sit_down(asked.seat, asked.key)
        self.people.tell()

    # --- the game goes on

    async def play_on(self) -> None:
        """As `go_on`; if that cannot be written just now, the table tries again by itself."""
        try:
            await self.go_on()
        except TableError:
            self.clock.set(self.clock.now() + TRY_AGAIN, self.time_is_up)
        if self.moved:
            # Only now: a question that bots or orders answer at once is not shown for the blink of an eye.
            self.moved = False
            self.people.wake()

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
                if waiting.kind != QUIET:
                    self.clock.start(waiting)
                    self.look_at_the_clock()
            await self.speak_for_the_silent(game, waiting)
            answers = self.answers(game, waiting, self.said)
            if answers is None:
                return
            await self.move(answers)
        self.waiting = None
        self.people.requests.clear()
        self.clock.stop()

    def answers(
        self, game: Game, waiting: Pending, said: Mapping[int, Answer], by_hand: bool = False
    ) -> tuple[Answered, ...] | None:
        """What the game is answered now; None: somebody is still waited for."""
        if not complete(game, waiting, said):
            return None
        shown = by_hand or bool(self.table.spoken) or self.clock.now() >= self.clock.beat
        if waiting.kind == WINDOW and not shown:
            self.wait_until(self.clock.beat)  # Nothing passes by by itself before people could see it.
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
                if orders.decline(game, seat, self.people.alone(seat)):
                    self.said[seat] = PASS
        for seat in bots:
            if seat not in waiting.seats or waiting.kind == WINDOW or self.clock.leaves_it_to_people(waiting, seat):
                await self.bot_in_window(game, waiting, seat)

    async def bot_in_window(self, game: Game, waiting: Pending, seat: int) -> None:
        """A bot's word on what is being resolved, or a card in a quiet moment."""
        if waiting.kind == DIRECT:
            return
        answer = await self.bots.thought(seat, game) if plays(game, seat) else PASS
        if answer != PASS or waiting.kind == WINDOW:
            self.said[seat] = answer

    def wished(self, game: Game, seat: int) -> Answer | None:
        """What this seat has announced, if it can be played now."""
        wish = self.table.wishes.get(seat)
        if wish is None:
            return None
        wanted = game.cards[wish.card]
        cards = [answer for answer in plays(game, seat) if answer[0] == PLAYED and game.cards[answer[1]] is wanted]
        fitting = [answer for answer in cards if wish.target in (None, answer[4])]
        return fitting[0] if len(fitting) == 1 or (fitting and wish.target is not None) else None

    # --- time

    def look_at_the_clock(self) -> None:
        """Whoever's move it is may have become a bot's, or a person's again."""
        waiting = self.waiting
        if waiting is not None and waiting.kind != QUIET:
            silent = [seat for seat in waiting.seats if seat not in self.said]
            self.wait_until(min((self.clock.deadline(waiting, seat) for seat in silent), default=self.clock.beat))

    def wait_until(self, moment: float) -> None:
        """At that moment a bot decides for whoever has not. With nobody to wait for or to look on, it never comes."""
        if self.people.watchers or self.waits_for_a_person():
            self.clock.set(moment, self.time_is_up)
        else:
            self.clock.stop()

    def waits_for_a_person(self) -> bool:
        """Whether somebody who plays themselves has still to say something."""
        waiting = self.waiting
        chairs = self.table.chairs
        return waiting is not None and any(
            chairs[seat].person and not chairs[seat].stand_in and seat not in self.said for seat in waiting.seats
        )

    def time_is_up(self, setting: int, rang: float) -> None:
        """Called by the clock."""
        self.work(self.decide_for_the_absent(setting, rang))

    def work(self, what: Coroutine[object, object, None]) -> None:
        """Something the table does by itself."""
        task = asyncio.get_running_loop().create_task(what)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def decide_for_the_absent(self, setting: int, rang: float) -> None:
        """Nobody can freeze a table."""
        if self.waits_for_a_person():
            # If this house was busy elsewhere, what came in time may not have been read yet.
            await asyncio.sleep(ON_THE_WAY + max(self.clock.now() - rang, 0.0))
        async with self.lock:
            waiting, game = self.waiting, self.table.game
            if waiting is None or game is None or setting != self.clock.settings:
                return  # The clock has been set anew, or stopped, while this was waiting for its turn.
            self.clock.ringing = False
            try:
                await self.decide_for(game, waiting)
            except Exception:  # A full disk, say. Whatever it is, the table must not stand still for ever.
                logger.exception("nobody could decide at table %s", self.table.id)
                self.clock.set(self.clock.now() + TRY_AGAIN, self.time_is_up)

    async def decide_for(self, game: Game, waiting: Pending) -> None:
        """Whoever is waited for, silent and out of time is spoken for."""
        for seat in waiting.seats:
            if seat in self.said or not self.clock.is_over(waiting, seat):
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
        self.people.tell()

    async def bot_decides(self, game: Game, waiting: Pending, seat: int) -> Answer:
        """What a bot answers for this seat, whatever is asked."""
        chosen = await self.bots.thought(seat, game)
        if waiting.kind != PAUSE or chosen != PASS:
            return chosen
        ahead = afterwards(game, waiting.order)
        moves = ahead.outcome is None and seat in ahead.speakers() and self.question(seat)
        if moves and moves.options[0].answer != DRINK_UP:
            return await self.bots.thought(seat, ahead)
        return DRINK_UP


def complete(game: Game, waiting: Pending, said: Mapping[int, Answer]) -> bool:
    """Whether play goes on now: all who are waited for have spoken, or somebody breaks into a quiet moment."""
    needed = all if waiting.kind == WINDOW else any
    if waiting.kind == QUIET or needed(seat in said for seat in waiting.seats):
        return True
    return waiting.kind == PAUSE and any(is_play(game, seat, answer) for seat, answer in said.items())
