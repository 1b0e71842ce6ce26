"""A table in use: what people, bots and the clock say becomes entries of its log, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine, Mapping

from lastcall.engine.core.codes import PASS, PLAYED
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.orders import StandingOrders
from lastcall.poll import (
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
from lastcall.server.chronicle import Chronicle
from lastcall.server.pace import PACES, Haste, Pace, hurried
from lastcall.server.room.bots import Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.deal import Dealing
from lastcall.server.room.people import Asked, People, Watcher
from lastcall.server.room.table import NOT_WRITTEN, Table, TableError, Wish
from lastcall.server.store import entries
from lastcall.server.store.entries import Answered, AnyEntry
from lastcall.server.store.store import Store, StoreError, TableGone
from lastcall.server.wire import ShownPrompt

logger = logging.getLogger("lastcall")

TRY_AGAIN = 2.0
"""Seconds until a table that could not write tries again."""

ON_THE_WAY = 0.25
"""A table still listens this many seconds after the deadline: what was sent in time counts, even if it is read late."""

LAPSES = 2
"""After this many missed windows in a row a bot plays for somebody."""


class Room:
    """A table in use."""

    def __init__(self, table: Table, store: Store, pace: Pace | None = None) -> None:
        self.table = table
        self.store = store
        self.lock = asyncio.Lock()
        self.people = People(table)
        self.pace = pace or PACES[table.opened.pace]
        self.clock = Clock(table, self.people, self.pace)
        self.bots = Bots(table)
        self.waiting: Pending | None = None
        self.said: dict[int, Answer] = {}
        """What has been said to the question: by people (that is on the disk), and by bots, wishes and orders."""
        self.unasked: set[int] = set()
        """Those of them the table has answered for, because they had no reason to be asked."""
        self.questions: dict[int, SeenQuestion | None] = {}
        """What each seat is asked, as far as somebody wanted to know; of the question that is waited for."""
        self.prompts: dict[int, ShownPrompt | None] = {}
        """The same as it is shown to a seat that has not answered yet."""
        self.lapses: dict[int, int] = {}
        """How many windows in a row each person has missed."""
        self.moved = False
        """The game has gone on since people were last told."""
        self.dealing: Dealing | None = None
        """While the seed is being made."""
        self.commitments: dict[int, str] = {}
        """What people have committed to before the deal, by their seats."""
        self.chronicle: Chronicle | None = None
        """The story of the game when it is over; None: nobody has asked for it."""
        self.record = b""
        """The record of the game when it is over, as a file; empty: nobody has asked for it."""
        self.at_work: set[asyncio.Task[None]] = set()
        self.seated: Callable[[Room], None] = lambda room: None
        """Told when somebody has sat down."""
        self.put_away = False
        """The server keeps it only on disk, and reads it from there when somebody comes."""

    @property
    def idle(self) -> bool:
        """Nobody is there, nothing happens, and everything worth knowing is in the log."""
        busy = self.people.watchers or self.clock.runs or self.at_work or self.lock.locked() or self.dealing
        return not busy and self.table.state != "gathering"

    # --- people

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table now."""
        first = not self.people.watchers
        self.people.enter(watcher)
        if first or watcher.seat is not None:
            self.look_at_the_clock()  # It may have stood still.
        self.people.greet(watcher)
        if watcher.seat is not None and self.table.chairs[watcher.seat].away:
            self.work(self.come_back(watcher.seat))

    async def come_back(self, seat: int) -> None:
        """A person who had lost their connection plays again."""
        async with self.lock:
            if self.table.chairs[seat].away and self.people.connected(seat):
                await self.stand_in(seat, False)

    def go_away(self, watcher: Watcher) -> None:
        """They have closed the page or lost the connection; their seat stays theirs."""
        self.people.go(watcher)
        self.people.greet(watcher)
        self.look_at_the_clock()
        if self.people.requests:
            self.work(self.count_again())

    async def leave(self, seat: int) -> None:
        """The seat is given up."""
        await self.change(entries.Left(seat))
        await self.grant()

    def stand_up(self, seat: int) -> None:
        """Nothing of the person who sat there stays with the seat."""
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
        """Something about the table itself."""
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
        self.unasked.discard(seat)
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
            self.unasked.discard(seat)
        await self.play_on()
        self.people.tell(seat)

    async def more_time(self, seat: int, number: int) -> None:
        """Once for each question; nobody else's time gets longer or shorter by it."""
        waiting, _ = self.asking(number)
        needed = seat in waiting.seats and seat not in self.said and not self.table.chairs[seat].stand_in
        if needed and seat not in self.table.extended:
            await self.write(entries.Extended(seat, number))
            self.look_at_the_clock()
            # In a window nobody else's time changes, and nobody may learn who is still thinking.
            self.people.tell(seat if waiting.kind == WINDOW else None)

    async def stand_in(self, seat: int, stands_in: bool) -> None:
        """A bot plays for somebody, or they are back."""
        if self.table.chairs[seat].stand_in != stands_in:
            await self.change(entries.StoodIn(seat) if stands_in else entries.CameBack(seat))

    async def hurry(self, seat: int, how: Haste) -> None:
        """Whoever is out need not watch bots play among themselves; while a person is in, nobody is hurried."""
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
        self.people.ask(asked)
        self.people.tell()
        return False

    async def consent(self, seat: int, number: int, agrees: bool) -> None:
        """When all who have a say have said yes, the seat is theirs."""
        self.people.consent(seat, number, agrees)
        await self.grant()
        self.people.tell()

    async def count_again(self) -> None:
        """Somebody whose consent was missing has gone."""
        async with self.lock:
            await self.grant()
            self.people.tell()

    async def grant(self) -> None:
        """Everyone whose request is granted sits down."""
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
            self.tell_of_the_move()

    def tell_of_the_move(self) -> None:
        """Show everyone that the game has moved on."""
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
                self.questions, self.prompts, self.unasked = {}, {}, set()
                if waiting.kind != QUIET:
                    self.clock.start(waiting)
                    self.look_at_the_clock()
            self.speak_for_people(game, waiting)
            if self.moved and waiting.kind == WINDOW and self.clock.masks:
                self.tell_of_the_move()  # Shown before bots think, so that it does not depend on how long they do.
            await self.speak_for_bots(game, waiting)
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
        if waiting.kind != QUIET:
            held = self.held_until(waiting, said, by_hand)
            if not self.clock.has_come(held):
                self.wait_until(held)
                return None
        return tuple(followed(game, waiting, said))

    def held_until(self, waiting: Pending, said: Mapping[int, Answer], by_hand: bool) -> float:
        """When the answers take effect: late enough for people to follow, and to hide who was not asked."""
        clock = self.clock
        if waiting.kind == WINDOW:
            return clock.asked_at if not clock.masks and (by_hand or self.table.spoken) else clock.masked
        spoken = [seat for seat in waiting.seats if seat in said]
        seems_unasked = [seat in self.unasked or (clock.masks and self.might_be_unasked(seat, said)) for seat in spoken]
        return clock.masked if spoken and all(seems_unasked) else clock.asked_at

    def might_be_unasked(self, seat: int, said: Mapping[int, Answer]) -> bool:
        """Whether a player with other cards might have had no choice; the number of cards is public."""
        asked = self.question(seat)
        return said[seat] in (PASS, DRINK_UP) and asked is not None and asked.kind != "discard_cards"

    async def move(self, answers: tuple[Answered, ...], *before: AnyEntry) -> None:
        """The game goes on by these answers."""
        back = [entry.seat for entry in before if isinstance(entry, entries.CameBack)]
        bots = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in and seat not in back)
        await self.write(*before, entries.Said(answers, bots))
        self.waiting = None
        self.moved = True

    def silent(self, waiting: Pending, bots: bool) -> list[int]:
        """The seats of bots, or of people who play themselves, for which nothing has been said."""
        chairs = self.table.chairs
        seats = [seat for seat in waiting.order or waiting.seats if seat not in self.said]
        return [seat for seat in seats if bool(chairs[seat].bot or chairs[seat].stand_in) == bots]

    def speak_for_people(self, game: Game, waiting: Pending) -> None:
        """Wishes, standing orders, and questions with one answer; none of them uses what the seat cannot see."""
        for seat in self.silent(waiting, bots=False):
            wished = self.wished(game, seat) if waiting.kind != DIRECT else None
            if wished is not None:
                self.said[seat] = wished
            elif waiting.kind == WINDOW:
                orders = self.table.orders.get(seat, StandingOrders())
                if orders.decline(game, seat, self.unnoticed(seat)):
                    self.said[seat] = PASS
                    self.unasked.add(seat)
            elif (only := self.only_answer(waiting, seat)) is not None:
                self.said[seat] = only
                self.unasked.add(seat)

    async def speak_for_bots(self, game: Game, waiting: Pending) -> None:
        """A bot's answer in a window, or a card in somebody else's quiet moment."""
        for seat in self.silent(waiting, bots=True):
            if seat not in waiting.seats or waiting.kind == WINDOW or self.clock.leaves_it_to_people(waiting, seat):
                await self.bot_in_window(game, waiting, seat)

    def unnoticed(self, seat: int) -> bool:
        """Whether nobody can tell from the timing that a seat was not asked."""
        return self.table.opened.quick_responses or self.people.alone(seat)

    def only_answer(self, waiting: Pending, seat: int) -> Answer | None:
        """The answer to a question that has only one; None if it has more, or if not asking would reveal something."""
        asked = self.question(seat)
        if asked is None or len(asked.options) > 1:
            return None
        if waiting.kind == PAUSE and any(self.has_a_choice(one) for one in waiting.seats):
            return None  # A teammate may still want to play something before the side moves.
        known = waiting.kind == DIRECT and asked.kind == "pick_player"
        return asked.options[0].answer if known or self.unnoticed(seat) else None

    def has_a_choice(self, seat: int) -> bool:
        """Whether this seat is asked, and could answer one thing or another."""
        asked = self.question(seat)
        return asked is not None and len(asked.options) > 1

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
        """The seat to move may have gone to a bot, or back to a person; and bots may be in more or less of a hurry."""
        waiting = self.waiting
        haste = self.people.haste
        self.clock.hurry(hurried(self.pace, haste))
        self.bots.hasty = bool(haste)
        if waiting is not None and waiting.kind != QUIET:
            silent = [seat for seat in waiting.seats if seat not in self.said]
            self.wait_until(min((self.clock.deadline(waiting, seat) for seat in silent), default=self.clock.masked))

    def wait_until(self, moment: float) -> None:
        """At that moment a bot decides for anyone who has not. While the table is asleep it never comes."""
        if moment == math.inf or self.sleeps:
            self.clock.stop()
        else:
            self.clock.set(moment, self.time_is_up)

    @property
    def sleeps(self) -> bool:
        """Nobody is waited for and nobody watches; or the only person who plays here is away."""
        people = self.table.people()
        if self.people.haste == "end":
            return False  # Asked for and left: the game is brought to its end.
        if len(people) == 1 and not self.table.chairs[people[0]].stand_in:
            return not self.people.connected(people[0])
        return not self.people.watchers and not self.waits_for_a_person()

    def waits_for_a_person(self) -> bool:
        """Whether somebody who plays themselves has still to say something."""
        waiting = self.waiting
        return waiting is not None and any(self.clock.by_hand(seat) and seat not in self.said for seat in waiting.seats)

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
            # If the server was busy elsewhere, what came in time may not have been read yet.
            await asyncio.sleep(ON_THE_WAY + max(self.clock.now() - rang, 0.0))
        async with self.lock:
            waiting, game = self.waiting, self.table.game
            if waiting is None or game is None or setting != self.clock.settings:
                return  # The clock has been set again, or stopped, while this was waiting.
            self.clock.ringing = False
            try:
                await self.decide_for(game, waiting)
            except Exception:  # A full disk, for example. Whatever it is, the table must not stop forever.
                logger.exception("nobody could decide at table %s", self.table.id)
                self.clock.set(self.clock.now() + TRY_AGAIN, self.time_is_up)

    async def decide_for(self, game: Game, waiting: Pending) -> None:
        """Whoever is waited for, silent and out of time is spoken for."""
        late = [seat for seat in waiting.seats if seat not in self.said and self.clock.is_over(waiting, seat)]
        for seat in late:
            chair = self.table.chairs[seat]
            if chair.person and not chair.stand_in:
                self.lapses[seat] = self.lapses.get(seat, 0) + 1
                gone = self.clock.is_gone(seat)
                forgiven = waiting.kind == WINDOW and self.lapses[seat] < LAPSES and not last_chance(game, seat)
                if forgiven and not gone:
                    self.said[seat] = PASS  # Whoever is slow once does not find their cards spent by a bot.
                    continue
                await self.write(entries.StoodIn(seat, gone))
            self.said[seat] = await self.bot_decides(game, waiting, seat)
        self.look_at_the_clock()
        await self.play_on()
        if late:
            await self.grant()
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
