"""The moderator of a table: puts each question of the game, and moves the game on when it is answered."""

from __future__ import annotations

import math
from collections.abc import Mapping

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer
from lastcall.ids import SeatId
from lastcall.poll import DIRECT, QUIET, WINDOW, pending
from lastcall.server.room.bots import Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.people import People
from lastcall.server.room.table import Table, TableError
from lastcall.server.store import entries
from lastcall.server.store.entries import Answered, AnyEntry


class Moderator:
    """Leads one conversation after the other until the game is over."""

    def __init__(self, table: Table, people: People, ledger: Ledger, clock: Clock, bots: Bots) -> None:
        self.table = table
        self.people = people
        self.ledger = ledger
        self.clock = clock
        self.bots = bots
        self.conversation: Conversation | None = None
        """About the pending question; None if nothing is asked."""
        self.moved = False
        """The game has gone on since people were last told."""

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
            if self.moved and conversation.waiting.kind == WINDOW and self.clock.masks:
                self.tell_of_the_move()  # Shown before bots think, so that it does not depend on how long they do.
            await self.speak_for_bots(conversation)
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

    async def reconsider(self, seat: SeatId) -> None:
        """Let changed wishes and orders speak for this seat again."""
        if self.conversation is not None:
            self.conversation.reconsider(seat)
        await self.play_on()
        self.people.tell(seat)

    def answers(
        self, conversation: Conversation, said: Mapping[SeatId, Answer], by_hand: bool = False
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

    def held_until(self, conversation: Conversation, said: Mapping[SeatId, Answer], by_hand: bool) -> float:
        """When the answers take effect: late enough for people to follow, and to hide who was not asked."""
        clock = self.clock
        if conversation.waiting.kind == WINDOW:
            return clock.asked_at if not clock.masks and (by_hand or self.table.spoken) else clock.masked
        return clock.masked if conversation.seems_unasked(said, clock.masks) else clock.asked_at

    async def move(self, answers: tuple[Answered, ...], *before: AnyEntry) -> None:
        """Write these answers and give them to the game."""
        back = [entry.seat for entry in before if isinstance(entry, entries.PersonCameBack)]
        bots = tuple(seat for seat, _ in answers if self.table.chairs[seat].stand_in and seat not in back)
        await self.ledger.write(*before, entries.Said(answers, bots))
        self.conversation = None
        self.moved = True

    def tell_of_the_move(self) -> None:
        """Show everyone that the game has moved on."""
        self.moved = False
        self.people.wake()

    # --- for how long we wait

    def look_at_the_clock(self) -> None:
        """Set the clock again, after seats have gone to bots or back to people, or bots have been hurried."""
        self.clock.hurry(self.people.haste)
        conversation = self.conversation
        if conversation is not None and conversation.waiting.kind != QUIET:
            deadlines = [self.clock.deadline(conversation.waiting, seat) for seat in conversation.awaited]
            self.wait_until(min(deadlines, default=self.clock.masked))

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
