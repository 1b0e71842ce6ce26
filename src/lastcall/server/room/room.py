"""A table in use: what people, bots and the clock do there becomes entries of the table, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine, Mapping

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer
from lastcall.orders import StandingOrders
from lastcall.poll import DIRECT, QUIET, WINDOW, Pending, last_chance, pending
from lastcall.server.chronicle import Chronicle
from lastcall.server.pace import PACES, Haste, Pace, hurried
from lastcall.server.room.bots import Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.deal import Dealing
from lastcall.server.room.people import Asked, People, Watcher
from lastcall.server.room.table import NOT_WRITTEN, Table, TableError, Wish
from lastcall.server.store import entries
from lastcall.server.store.entries import Answered, AnyEntry
from lastcall.server.store.store import Store, StoreError, TableGone

logger = logging.getLogger("lastcall")

TRY_AGAIN = 2.0
"""Seconds until a table that could not write tries again."""

ON_THE_WAY = 0.25
"""A table still listens this many seconds after the deadline: what was sent in time counts, even if it is read late."""

LAPSES = 2
"""After this many missed windows in a row a bot plays for a person."""


class Room:
    """A table in use: its people, its bots, its clock, and the conversation about what the game asks.

    Whatever happens comes in through one of these methods and is written before anyone is told. The server calls those
    that may write one after the other, holding the lock.
    """

    def __init__(self, table: Table, store: Store, pace: Pace | None = None) -> None:
        self.table = table
        self.store = store
        self.lock = asyncio.Lock()
        self.people = People(table)
        self.pace = pace or PACES[table.opened.pace]
        self.clock = Clock(table, self.people, self.pace)
        self.bots = Bots(table)
        self.conversation: Conversation | None = None
        """About the pending question; None if nothing is asked."""
        self.lapses: dict[int, int] = {}
        """How many windows in a row each person has missed."""
        self.moved = False
        """The game has gone on since people were last told."""
        self.dealing: Dealing | None = None
        """While the seed is being made."""
        self.commitments: dict[int, str] = {}
        """What people have committed to before the deal, by their seats."""
        self.chronicle: Chronicle | None = None
        """The story of the game when it is over; None until someone asks for it."""
        self.record = b""
        """The record of the game when it is over, as a file; empty until someone asks for it."""
        self.at_work: set[asyncio.Task[None]] = set()
        self.seated: Callable[[Room], None] = lambda room: None
        """Called when someone has sat down."""
        self.put_away = False
        """The server keeps it only on disk, and reads it from there when somebody comes."""

    @property
    def waiting(self) -> Pending | None:
        """What the table waits for; None if nothing is asked."""
        return self.conversation.waiting if self.conversation is not None else None

    @property
    def idle(self) -> bool:
        """Whether nobody is there, nothing happens, and everything worth knowing is stored."""
        busy = self.people.watchers or self.clock.runs or self.at_work or self.lock.locked() or self.dealing
        return not busy and self.table.state != "gathering"

    # --- coming and going

    def enter(self, watcher: Watcher) -> None:
        """Let somebody look at the table."""
        first = not self.people.watchers
        self.people.enter(watcher)
        if first or watcher.seat is not None:
            self.look_at_the_clock()  # It may have stood still.
        self.people.greet(watcher)
        if watcher.seat is not None and self.table.chairs[watcher.seat].away:
            self.work(self.come_back(watcher.seat))

    async def come_back(self, seat: int) -> None:
        """Let a person who had lost their connection play again."""
        async with self.lock:
            if self.table.chairs[seat].away and self.people.connected(seat):
                await self.stand_in(seat, False)

    def go_away(self, watcher: Watcher) -> None:
        """Somebody has closed the page or lost the connection; their seat stays theirs."""
        self.people.go(watcher)
        self.people.greet(watcher)
        self.look_at_the_clock()
        if self.people.requests:
            self.work(self.count_again())

    async def leave(self, seat: int) -> None:
        """Give up a seat."""
        await self.change(entries.Left(seat))
        await self.grant()

    def stand_up(self, seat: int) -> None:
        """Forget everything about the person who sat here."""
        self.bots.forget(seat)
        self.lapses.pop(seat, None)
        self.commitments.pop(seat, None)
        self.people.stand_up(seat)

    def reseat(self, order: tuple[int, ...]) -> None:
        """Move everything along with the people who change seats before the game."""
        self.commitments = {seat: self.commitments[old] for seat, old in enumerate(order) if old in self.commitments}
        self.people.reseat(order)

    # --- what people do at the table

    async def say(self, seat: int, number: int, answer: Answer) -> None:
        """Answer the question of this number; repeating an answer, or giving it too late, does no harm."""
        conversation = self.asking(number)
        if seat not in conversation.waiting.seats:
            raise TableError("not_asked", "You have nothing to decide right now.")
        if self.table.spoken.get(seat) == answer:
            return
        if not conversation.offers(seat, answer):
            raise TableError("not_offered", "You can't do that right now.")
        back = [entries.CameBack(seat)] if self.table.chairs[seat].stand_in else []
        answers = self.answers(conversation, {**conversation.said, seat: answer}, by_hand=True)
        if answers is None:
            await self.write(*back, entries.Spoke(seat, number, answer))
            conversation.hear(seat, answer)
        else:
            await self.move(answers, *back)
        self.lapses[seat] = 0
        await self.play_on()
        self.people.tell(seat)

    async def announce(self, seat: int, wish: Wish | None) -> None:
        """TYPES-03: announce a card at any moment; it is played in the next window it fits."""
        if self.table.wishes.get(seat) != wish:
            card, target = wish or (None, None)
            await self.write(entries.Wished(seat, card, target))
            await self.reconsider(seat)

    async def order(self, seat: int, orders: StandingOrders) -> None:
        """TIMING-15: say when not to be asked."""
        if self.table.orders.get(seat) != orders:
            await self.write(entries.Ordered(seat, orders))
            await self.reconsider(seat)

    async def reconsider(self, seat: int) -> None:
        """Let changed wishes and orders speak for this seat again."""
        if self.conversation is not None:
            self.conversation.reconsider(seat)
        await self.play_on()
        self.people.tell(seat)

    async def more_time(self, seat: int, number: int) -> None:
        """Give this seat more time, once for each question; nobody else's time changes."""
        conversation = self.asking(number)
        needed = seat in conversation.awaited and not self.table.chairs[seat].stand_in
        if needed and seat not in self.table.extended:
            await self.write(entries.Extended(seat, number))
            self.look_at_the_clock()
            # In a window nobody else's time changes, and nobody may learn who is still thinking.
            self.people.tell(seat if conversation.waiting.kind == WINDOW else None)

    async def stand_in(self, seat: int, stands_in: bool) -> None:
        """Let a bot play for somebody, or not any more."""
        if self.table.chairs[seat].stand_in != stands_in:
            await self.change(entries.StoodIn(seat) if stands_in else entries.CameBack(seat))

    async def hurry(self, seat: int, how: Haste) -> None:
        """Let bots play faster for somebody who is out, as soon as only bots are in."""
        game = self.table.game
        if game is None or not self.table.running:
            raise TableError("not_playing", "No game is running at this table.")
        if game.seats[seat].present:
            raise TableError("still_in", "You're still in the game.")
        still = self.people.still_in()
        if still is not None:
            raise TableError("still_in", f"{self.table.chairs[still].name} is still in the game.")
        if self.people.hurried.get(seat, "") != how:
            self.people.hurried[seat] = how
            self.look_at_the_clock()
            await self.play_on()
            self.people.tell()

    def asking(self, number: int) -> Conversation:
        """The conversation about the question of this number; refused if it is over."""
        if self.table.game is None:
            raise TableError("not_playing", "No game is running at this table.")
        if self.conversation is None or self.conversation.waiting.number != number:
            raise TableError("too_late", "Too late: the game has moved on.")
        return self.conversation

    # --- taking over from a bot

    async def ask_to_sit(self, asked: Asked) -> bool:
        """Ask the people at the table. True if the seat is theirs at once, because no people sit there."""
        if not any(chair.person for chair in self.table.chairs):
            await self.seat_asked(asked)
            return True
        self.people.ask(asked)
        self.people.tell()
        return False

    async def consent(self, seat: int, number: int, agrees: bool) -> None:
        """Answer a request; once everyone who has a say agrees, the seat changes hands."""
        self.people.consent(seat, number, agrees)
        await self.grant()
        self.people.tell()

    async def count_again(self) -> None:
        """Look at the requests again, because somebody whose consent was missing has left."""
        async with self.lock:
            await self.grant()
            self.people.tell()

    async def grant(self) -> None:
        """Seat everyone whose request is granted."""
        while (asked := self.people.granted()) is not None:
            await self.seat_asked(asked)

    async def seat_asked(self, asked: Asked) -> None:
        """Let them take over from the bot."""
        await self.change(entries.Sat(asked.seat, asked.name, asked.key))
        self.people.sit_down(asked.seat, asked.key)
        self.people.tell()

    # --- the game goes on

    async def play_on(self) -> None:
        """Go on; if that cannot be written now, try again a little later."""
        try:
            await self.go_on()
        except TableError:
            self.clock.set(self.clock.now() + TRY_AGAIN, self.time_is_up)
        if self.moved:
            # Only now: a question that bots or orders answer at once is not shown for the blink of an eye.
            self.tell_of_the_move()

    async def go_on(self) -> None:
        """Play until we have to wait for someone."""
        while self.table.running:
            conversation = self.converse()
            conversation.speak_for_people()
            if self.moved and conversation.waiting.kind == WINDOW and self.clock.masks:
                self.tell_of_the_move()  # Shown before bots think, so that it does not depend on how long they do.
            await self.speak_for_bots(conversation)
            answers = self.answers(conversation, conversation.said)
            if answers is None:
                return
            await self.move(answers)
        self.conversation = None
        self.people.requests.clear()
        self.clock.stop()

    def converse(self) -> Conversation:
        """The conversation about the pending question; a new question begins a new one."""
        game = self.table.game
        assert game is not None
        waiting = pending(game)
        assert waiting is not None
        if self.conversation is None or self.conversation.waiting != waiting:
            self.conversation = Conversation(self.table, self.people, game, waiting)
            if waiting.kind != QUIET:
                self.clock.start(waiting)
                self.look_at_the_clock()
        return self.conversation

    async def speak_for_bots(self, conversation: Conversation) -> None:
        """Let bots respond in a window, or play a card in another player's quiet moment."""
        waiting = conversation.waiting
        if waiting.kind == DIRECT:
            return
        for seat in conversation.silent(bots=True):
            if seat not in waiting.seats or waiting.kind == WINDOW or self.clock.leaves_it_to_people(waiting, seat):
                answer = await self.bots.response(conversation.game, seat)
                if answer != PASS or waiting.kind == WINDOW:
                    conversation.hear(seat, answer)

    def answers(
        self, conversation: Conversation, said: Mapping[int, Answer], by_hand: bool = False
    ) -> tuple[Answered, ...] | None:
        """The answers to give the game now; None while we wait for someone, or hold them back for a moment."""
        if not conversation.complete(said):
            return None
        if conversation.waiting.kind != QUIET:
            held = self.held_until(conversation, said, by_hand)
            if not self.clock.has_come(held):
                self.wait_until(held)
                return None
        return conversation.answers(said)

    def held_until(self, conversation: Conversation, said: Mapping[int, Answer], by_hand: bool) -> float:
        """When the answers take effect: late enough for people to follow, and to hide who was not asked."""
        clock = self.clock
        if conversation.waiting.kind == WINDOW:
            return clock.asked_at if not clock.masks and (by_hand or self.table.spoken) else clock.masked
        return clock.masked if conversation.seems_unasked(said, clock.masks) else clock.asked_at

    async def move(self, answers: tuple[Answered, ...], *before: AnyEntry) -> None:
        """Write these answers and give them to the game."""
        back = [entry.seat for entry in before if isinstance(entry, entries.CameBack)]
        bots = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in and seat not in back)
        await self.write(*before, entries.Said(answers, bots))
        self.conversation = None
        self.moved = True

    def tell_of_the_move(self) -> None:
        """Show everyone that the game has moved on."""
        self.moved = False
        self.people.wake()

    # --- the clock

    def look_at_the_clock(self) -> None:
        """Set the clock again, after seats have gone to bots or back to people, or bots have been hurried."""
        haste = self.people.haste
        self.clock.hurry(hurried(self.pace, haste))
        self.bots.hasty = bool(haste)
        conversation = self.conversation
        if conversation is not None and conversation.waiting.kind != QUIET:
            deadlines = [self.clock.deadline(conversation.waiting, seat) for seat in conversation.awaited]
            self.wait_until(min(deadlines, default=self.clock.masked))

    def wait_until(self, moment: float) -> None:
        """Let bots decide at that moment for anyone who has not. While the table sleeps, it never comes."""
        if moment == math.inf or self.sleeps:
            self.clock.stop()
        else:
            self.clock.set(moment, self.time_is_up)

    @property
    def sleeps(self) -> bool:
        """Whether nothing happens here: nobody watches and we wait for nobody, or the only player is away."""
        people = self.table.people()
        if self.people.haste == "end":
            return False  # They asked bots to play to the end and left, so the game goes on.
        if len(people) == 1 and not self.table.chairs[people[0]].stand_in:
            return not self.people.connected(people[0])
        return not self.people.watchers and not self.waits_for_a_person

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person who plays themselves still has to answer."""
        return self.conversation is not None and self.conversation.waits_for_a_person

    def time_is_up(self, setting: int, rang: float) -> None:
        """Decide for those whose time is over; called by the clock."""
        self.work(self.decide_for_the_absent(setting, rang))

    def work(self, what: Coroutine[object, object, None]) -> None:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(what)
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    async def decide_for_the_absent(self, setting: int, rang: float) -> None:
        """Nobody can freeze a table: decide for everyone whose time is over."""
        if self.waits_for_a_person:
            # If the server was busy elsewhere, what came in time may not have been read yet.
            await asyncio.sleep(ON_THE_WAY + max(self.clock.now() - rang, 0.0))
        async with self.lock:
            conversation = self.conversation
            if conversation is None or setting != self.clock.settings:
                return  # The clock has been set again, or stopped, while this was waiting.
            self.clock.ringing = False
            try:
                await self.decide_for(conversation)
            except Exception:  # A full disk, for example. Whatever it is, the table must not stop forever.
                logger.exception("nobody could decide at table %s", self.table.id)
                self.clock.set(self.clock.now() + TRY_AGAIN, self.time_is_up)

    async def decide_for(self, conversation: Conversation) -> None:
        """Speak for everyone we wait for whose time is over."""
        late = [seat for seat in conversation.awaited if self.clock.is_over(conversation.waiting, seat)]
        for seat in late:
            if self.table.chairs[seat].by_hand:
                self.lapses[seat] = self.lapses.get(seat, 0) + 1
                gone = self.clock.is_gone(seat)
                first = conversation.waiting.kind == WINDOW and self.lapses[seat] < LAPSES
                if first and not last_chance(conversation.game, seat) and not gone:
                    conversation.hear(seat, PASS)  # Being slow once costs no cards; a bot might spend some.
                    continue
                await self.write(entries.StoodIn(seat, gone))
            conversation.hear(seat, await self.bots.decision(conversation, seat))
        self.look_at_the_clock()
        await self.play_on()
        if late:
            await self.grant()
            self.people.tell()

    # --- writing

    async def write(self, *changes: AnyEntry) -> None:
        """Write entries, all or none. They are tried out on a copy first, and durable before anyone is told."""
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
            await self.store.append(self.table.id, self.table.seq, bodies, ahead.state, at)
        except TableGone:
            raise TableError("no_table", "This table was closed.") from None
        except StoreError as error:
            logger.exception("table %s could not be written", self.table.id)
            raise TableError("not_written", NOT_WRITTEN) from error
        for entry in changes:
            self.table.apply(entry, at)
        if not private:
            self.people.public = None
        if not all(isinstance(entry, entries.Said) for entry in changes):
            self.people.shown = None

    async def change(self, *changes: AnyEntry) -> None:
        """Write a change of the table itself, and play on."""
        untimed = self.clock.untimed
        if changes:
            await self.write(*changes)
        if untimed and not self.clock.untimed:
            self.clock.renew()  # In a solo game there was no time limit until now.
        for entry in changes:
            if isinstance(entry, entries.Sat | entries.BotSat | entries.Left):
                self.stand_up(entry.seat)
            elif isinstance(entry, entries.Reseated):
                self.reseat(entry.order)
        self.seated(self)
        self.look_at_the_clock()
        await self.play_on()
        self.people.tell()
