"""The moderator of a table: puts each question of the game, and moves the game on when it is answered."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Coroutine, Mapping

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer
from lastcall.ids import SeatId
from lastcall.poll import QUIET, WINDOW, Pending, pending, plays
from lastcall.server.log import Seldom, about
from lastcall.server.meters import LATE_THOUGHTS
from lastcall.server.room.bots import Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.people import People
from lastcall.server.room.table import Table, TableError
from lastcall.server.room.tasks import Tasks
from lastcall.server.store import entries
from lastcall.server.store.entries import Answered, AnyEntry

logger = logging.getLogger("lastcall")

TOO_LATE = Seldom("bots thought too long, and passed")


class Moderator:
    """Leads one conversation after the other until the game is over."""

    def __init__(
        self, table: Table, people: People, ledger: Ledger, clock: Clock, bots: Bots, lock: asyncio.Lock, tasks: Tasks
    ) -> None:
        self.lock = lock
        self.tasks = tasks
        self.table = table
        self.people = people
        self.ledger = ledger
        self.clock = clock
        self.bots = bots
        self.conversation: Conversation | None = None
        """About the pending question; None if nothing is asked."""
        self.moved = False
        """The game has gone on since people were last told."""
        self.moves = 0
        """How often it has gone on since the table came into memory."""

    def asking(self, number: int) -> Conversation:
        """The conversation about the question of this number; refused if it is over."""
        if self.table.game is None:
            raise TableError("not_playing", "No game is running at this table.")
        if self.conversation is None or self.conversation.waiting.number != number:
            raise TableError("too_late", "Too late: the game has moved on.")
        return self.conversation

    # --- the game goes on

    async def play_on(self) -> None:
        """Go on; if that cannot be written now, try again a little later."""
        try:
            await self.go_on()
        except TableError:
            self.clock.try_again()
        if self.moved:
            # Only now: a question that bots or orders answer at once is not shown for the blink of an eye.
            self.tell_of_the_move()

    async def go_on(self) -> None:
        """Play until we have to wait for someone."""
        while self.table.running:
            conversation = self.converse()
            conversation.speak_for_people()
            if not self.sleeps:
                await self.let_bots_think(conversation)
                self.speak_for_bots(conversation)
            answers = self.answers(conversation, conversation.said)
            if answers is None:
                return
            await self.move(answers)
        self.conversation = None
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

    # --- bots

    def has_the_move(self, waiting: Pending, seat: SeatId) -> bool:
        """Whether it is for this bot to decide what comes next, rather than to say something about it."""
        decides = waiting.kind != WINDOW and seat in waiting.seats
        return decides and not self.clock.leaves_it_to_people(waiting, seat)

    async def let_bots_think(self, conversation: Conversation) -> None:
        """Let all bots that could say something think about it at once, while the table goes on.

        In a quiet moment nobody is asked, so bots are not asked either: how long it lasts would tell what they hold.
        """
        waiting = conversation.waiting
        if waiting.kind == QUIET:
            return
        silent = conversation.silent(bots=True)
        movers = [seat for seat in silent if self.has_the_move(waiting, seat)]
        for seat in movers[:1]:
            await self.think(conversation, seat, True)
        for seat in silent:
            if seat not in movers and plays(conversation.game, seat):
                await self.think(conversation, seat, False)
            elif waiting.kind == WINDOW:
                conversation.hear(seat, PASS)

    async def think(self, conversation: Conversation, seat: SeatId, moves: bool) -> None:
        """Let a bot think about its move, or about what others do; on the spot, or while the table goes on."""
        what = seat, moves
        if what in conversation.thoughts or what in conversation.thinking:
            return
        thought = self.bots.decision(conversation, seat) if moves else self.bots.thought(seat)
        if self.bots.at_once(seat):
            conversation.thoughts[what] = await thought
        else:
            conversation.thinking[what] = self.tasks.begin(self.listen(conversation, what, thought))

    async def listen(
        self, conversation: Conversation, what: tuple[SeatId, bool], thought: Coroutine[None, None, Answer]
    ) -> None:
        """Wait for what a bot thinks, and go on."""
        answer = await thought
        async with self.lock:
            if conversation is not self.conversation:
                return
            del conversation.thinking[what]
            conversation.thoughts[what] = answer
            try:
                if not self.sleeps:
                    self.move_for_bots(conversation)
                self.look_at_the_clock()
                await self.play_on()
            except Exception:  # Whatever it is, the table must not stop forever.
                logger.exception("a table could not go on", extra=about(self.table.id))
                self.clock.try_again()

    def speak_for_bots(self, conversation: Conversation) -> None:
        """Say what bots have to say about what others do."""
        for seat in conversation.silent(bots=True):
            answer = conversation.thoughts.get((seat, False))
            if answer is not None and (answer != PASS or conversation.waiting.kind == WINDOW):
                conversation.hear(seat, answer)

    def move_for_bots(self, conversation: Conversation) -> None:
        """Say what bots have decided to do, once they seem to have thought long enough."""
        if conversation.thinking and self.clock.waits_for_bots:
            return
        for seat in conversation.silent(bots=True):
            answer = conversation.thoughts.get((seat, True))
            if answer is not None and self.clock.is_over(conversation.waiting, seat):
                conversation.hear(seat, answer)

    # --- when the game moves

    async def reconsider(self, seat: SeatId) -> None:
        """Let changed wishes and orders speak for this seat again."""
        if self.conversation is not None:
            self.conversation.reconsider(seat)
        await self.play_on()
        self.people.tell(seat)

    def answers(self, conversation: Conversation, said: Mapping[SeatId, Answer]) -> tuple[Answered, ...] | None:
        """The answers to give the game now; None while we wait for someone, or hold them back for a moment."""
        waiting = conversation.waiting
        late: list[SeatId] = []
        if waiting.kind == WINDOW and not self.clock.waits_for_bots:
            late = [seat for seat in conversation.silent(bots=True) if (seat, False) in conversation.thinking]
            said = {**said, **dict.fromkeys(late, PASS)}
        if not conversation.complete(said):
            return None
        if waiting.kind != QUIET:
            held = self.held_until(conversation, said)
            if not self.clock.has_come(held):
                self.wait_until(held)
                return None
        for _ in late:  # If we waited for it, the length of the window would tell what it holds.
            LATE_THOUGHTS.add()
            TOO_LATE.note()
        return conversation.answers(said)

    def held_until(self, conversation: Conversation, said: Mapping[SeatId, Answer]) -> float:
        """When the answers take effect: late enough for people to follow, and to hide who was not asked."""
        clock = self.clock
        masked = conversation.waiting.kind == WINDOW or conversation.seems_unasked(said, clock.masks)
        return clock.masked if masked else clock.asked_at

    async def move(self, answers: tuple[Answered, ...], *before: AnyEntry) -> None:
        """Write these answers and give them to the game."""
        back = [entry.seat for entry in before if isinstance(entry, entries.PersonCameBack)]
        bots = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in and seat not in back)
        await self.ledger.write(*before, entries.Said(answers, bots))
        if self.conversation is not None:
            self.conversation.end()
        self.conversation = None
        self.moved = True
        self.moves += 1

    def tell_of_the_move(self) -> None:
        """Show everyone that the game has moved on."""
        self.moved = False
        self.people.wake()

    # --- for how long we wait

    def look_at_the_clock(self) -> None:
        """Set the clock again, after seats have gone to bots or back to people, or bots have been hurried."""
        self.clock.hurry(self.people.haste)
        conversation = self.conversation
        if conversation is None or conversation.waiting.kind == QUIET:
            return
        deadlines = [
            self.clock.deadline(conversation.waiting, seat)
            for seat in conversation.awaited
            if (seat, False) not in conversation.thinking
        ]
        moment = min(deadlines, default=self.clock.masked)
        # Once a bot's time has come, there is nothing to ring for: its thought comes when it comes.
        self.wait_until(math.inf if conversation.thinking and self.clock.has_come(moment) else moment)

    def wait_until(self, moment: float) -> None:
        """Let bots decide at that moment for anyone who has not. While the table sleeps, it never comes."""
        if moment == math.inf or self.sleeps:
            self.clock.stop()
        else:
            self.clock.set(moment)

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
