"""A table in use: where what people, bots and the clock do meets the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from weakref import WeakMethod

from lastcall.engine.core.codes import THINGS
from lastcall.engine.game import Answer
from lastcall.ids import SeatId
from lastcall.orders import StandingOrders
from lastcall.poll import WINDOW, Pending
from lastcall.server.chronicle import Chronicle
from lastcall.server.log import about
from lastcall.server.meters import ANSWERS
from lastcall.server.pace import PACES, Haste, Pace
from lastcall.server.room.absentees import Absentees
from lastcall.server.room.bots import ON_THE_SPOT, Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.deal import Dealing
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.moderator import Moderator
from lastcall.server.room.people import People, Watcher
from lastcall.server.room.requests import SeatRequests
from lastcall.server.room.table import Table, TableError, Wish
from lastcall.server.room.tasks import Tasks
from lastcall.server.room.usher import Usher
from lastcall.server.store import entries
from lastcall.server.store.store import Store
from lastcall.server.thinkers.thought import Thinkers

logger = logging.getLogger("lastcall")

ON_THE_WAY = 0.25
"""A table still listens this many seconds after the deadline: what was sent in time counts, even if it is read late."""


class Room:
    """A table in use: its people and bots, its clock, and the moderator who leads its game.

    Whatever happens comes in through one of these methods and goes into the ledger before anyone is told. The server
    calls those that may write one after the other, holding the lock.
    """

    def __init__(self, table: Table, store: Store, pace: Pace | None = None, thinkers: Thinkers = ON_THE_SPOT) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.people = People(table)
        self.ledger = Ledger(table, self.people, store)
        self.clock = Clock(table, self.people, pace or PACES[table.opened.pace], WeakMethod(self.time_is_up))
        self.bots = Bots(table, self.people, thinkers)
        self.tasks = Tasks()
        self.moderator = Moderator(table, self.people, self.ledger, self.clock, self.bots, self.lock, self.tasks)
        self.absentees = Absentees(table, self.ledger, self.clock)
        self.usher = Usher(table, self.people, self.ledger, self.moderator, self.absentees)
        self.requests = SeatRequests(table, self.people, self.usher)
        self.number = 0
        """How many tables came into memory before this one."""
        self.dealing: Dealing | None = None
        """While the seed is being made."""
        self.chronicle: Chronicle | None = None
        """The story of the game when it is over; None until someone asks for it."""
        self.record = b""
        """The record of the game when it is over, as a file; empty until someone asks for it."""

    @property
    def waiting(self) -> Pending | None:
        """What the table waits for; None if nothing is asked."""
        conversation = self.moderator.conversation
        return conversation.waiting if conversation is not None else None

    @property
    def idle(self) -> bool:
        """Whether nobody is there, nothing happens, and everything worth knowing is stored."""
        busy = self.people.watchers or self.clock.runs or self.at_work or self.lock.locked() or self.dealing
        return not busy and self.table.state != "gathering"

    @property
    def at_work(self) -> set[asyncio.Task[None]]:
        """What is being done in the background."""
        return self.tasks.running

    def work(self, what: Coroutine[object, object, None]) -> None:
        """Do something in the background."""
        self.tasks.begin(what)

    # --- coming and going

    def enter(self, watcher: Watcher) -> None:
        """Let someone look at the table."""
        first = not self.people.watchers
        slept = self.moderator.sleeps
        self.people.enter(watcher)
        if first or watcher.seat is not None:
            self.moderator.look_at_the_clock()  # It may have stood still.
        self.people.greet(watcher)
        if slept and not self.moderator.sleeps:
            self.work(self.wake_up())
        if watcher.seat is not None and self.table.chairs[watcher.seat].away:
            self.work(self.come_back(watcher.seat))

    async def wake_up(self) -> None:
        """Let bots think, and say what they have decided: while the table slept, they were not asked."""
        async with self.lock:
            await self.moderator.play_on()

    async def come_back(self, seat: SeatId) -> None:
        """Let a person who had lost their connection play again."""
        async with self.lock:
            if self.table.chairs[seat].away and self.people.connected(seat):
                await self.stand_in(seat, False)

    def go_away(self, watcher: Watcher) -> None:
        """Note that a page was closed or has lost its connection; the seat stays theirs."""
        self.people.go(watcher)
        self.people.greet(watcher)
        self.moderator.look_at_the_clock()
        if self.requests.open:
            self.work(self.count_again())

    async def count_again(self) -> None:
        """Look at the requests again, now that someone who had not agreed has left."""
        async with self.lock:
            await self.requests.grant()
            self.people.tell()

    async def leave(self, seat: SeatId) -> None:
        """Give up a seat."""
        await self.usher.change(entries.PersonLeft(seat))
        await self.requests.grant()

    # --- what people do at the table

    async def say(self, seat: SeatId, number: int, answer: Answer) -> None:
        """Answer the question of this number; repeating an answer, or giving it too late, does no harm."""
        conversation = self.moderator.asking(number)
        if conversation.question(seat) is None:
            raise TableError("not_asked", "You have nothing to decide right now.")
        if self.table.spoken.get(seat) == answer:
            return
        if not conversation.offers(seat, answer):
            raise TableError("not_offered", "You can't do that right now.")
        back = [entries.PersonCameBack(seat)] if self.table.chairs[seat].stand_in else []
        answers = self.moderator.answers(conversation, {**conversation.said, seat: answer})
        if answers is None:
            await self.ledger.write(*back, self.table.spoke(seat, answer))
            conversation.hear(seat, answer)
        else:
            await self.moderator.move(answers, *back)
        ANSWERS.add()
        self.absentees.lapses[seat] = 0
        await self.moderator.play_on()
        self.people.tell(seat)

    async def announce(self, seat: SeatId, wish: Wish | None) -> None:
        """TYPES-03: announce a card at any moment; it is played in the next window it fits."""
        if self.table.wishes.get(seat) != wish:
            card, target = wish or (None, None)
            game = self.table.game
            if target is not None and (game is None or not 0 <= target < THINGS + len(game.cards)):
                raise TableError("no_target", "There is no such target.")
            await self.ledger.write(entries.Wished(seat, card, target))
            await self.moderator.reconsider(seat)

    async def order(self, seat: SeatId, orders: StandingOrders) -> None:
        """TIMING-15: say when not to be asked."""
        orders = orders.at(self.table.game)
        if self.table.orders.get(seat) != orders:
            await self.ledger.write(entries.OrdersGiven(seat, orders))
            await self.moderator.reconsider(seat)

    async def more_time(self, seat: SeatId, number: int) -> None:
        """Give this seat more time, once for each question; nobody else's time changes."""
        conversation = self.moderator.asking(number)
        needed = seat in conversation.awaited and not self.table.chairs[seat].stand_in
        if needed and seat not in self.table.extended:
            await self.ledger.write(entries.Extended(seat, number))
            self.moderator.look_at_the_clock()
            # In a window nobody else's time changes, and nobody may learn who is still thinking.
            self.people.tell(seat if conversation.waiting.kind == WINDOW else None)

    async def stand_in(self, seat: SeatId, stands_in: bool) -> None:
        """Let a bot play for this person, or let them play again."""
        if self.table.chairs[seat].stand_in != stands_in:
            await self.usher.change(entries.StoodIn(seat) if stands_in else entries.PersonCameBack(seat))

    async def hurry(self, seat: SeatId, how: Haste) -> None:
        """Let bots play faster for a person who is out, once only bots are left in the game."""
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
            self.moderator.look_at_the_clock()
            await self.moderator.play_on()
            self.people.tell()

    # --- what the clock does

    def time_is_up(self, setting: int, rang: float) -> None:
        """Decide for those whose time is over; called by the clock."""
        self.work(self.decide_for_the_absent(setting, rang))

    async def decide_for_the_absent(self, setting: int, rang: float) -> None:
        """Decide for everyone whose time is over, and play on."""
        if self.moderator.waits_for_a_person:
            # If the server was busy elsewhere, what came in time may not have been read yet.
            await asyncio.sleep(ON_THE_WAY + max(self.clock.now() - rang, 0.0))
        async with self.lock:
            conversation = self.moderator.conversation
            if conversation is None or setting != self.clock.settings:
                return  # The clock has been set again, or stopped, while this was waiting.
            self.clock.ringing = False
            try:
                late = await self.absentees.speak(conversation)
                await self.moderator.let_bots_think(conversation)
                self.moderator.move_for_bots(conversation)
                self.moderator.look_at_the_clock()
                await self.moderator.play_on()
                if late:
                    await self.requests.grant()
                    self.people.tell()
            except Exception:  # A full disk, for example. Whatever it is, the table must not stop forever.
                logger.exception("nobody could decide at a table", extra=about(self.table.id))
                self.clock.try_again()
