"""A conversation: one question of the game, put to everyone it concerns at once, and what they have said so far.

Asking must not tell (TIMING-15): who was not asked, and who has spoken already, is known only here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from lastcall.engine.core.answers import played
from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.ids import SeatId
from lastcall.orders import StandingOrders
from lastcall.poll import (
    DIRECT,
    DRINK_UP,
    PAUSE,
    QUIET,
    WINDOW,
    Pending,
    followed,
    foregone,
    is_play,
    plays,
    prompt,
    shows_a_hand,
    to_choose_from,
)
from lastcall.server.room.people import People
from lastcall.server.room.table import Table
from lastcall.server.store.entries import Answered
from lastcall.server.wire import ShownPrompt


class Conversation:
    """Begins with a question and ends when the game gets its answers."""

    def __init__(self, table: Table, people: People, game: Game, waiting: Pending) -> None:
        self.table = table
        self.people = people
        self.game = game
        self.waiting = waiting
        """What the table waits for."""
        self.said: dict[SeatId, Answer] = dict(table.spoken)
        """What has been said so far, in that order: by people (also on disk), bots, wishes and orders."""
        self.thinking: dict[tuple[SeatId, bool], asyncio.Task[None]] = {}
        """The bots that are still thinking, about their own move or (False) about what others do."""
        self.thoughts: dict[tuple[SeatId, bool], Answer] = {}
        """What they have decided, in the same way."""
        self.unasked: set[SeatId] = set()
        """The seats the table has answered for, because they had no reason to be asked."""
        self.questions: dict[SeatId, SeenQuestion | None] = {}
        """What each seat is asked, as far as it has been worked out."""
        self.prompts: dict[SeatId, ShownPrompt | None] = {}
        """The same questions as pages show them to seats that have not answered."""

    # --- who is asked what

    def question(self, seat: SeatId) -> SeenQuestion | None:
        """What this seat is asked; None if it is asked nothing."""
        if seat not in self.questions:
            self.questions[seat] = prompt(self.game, self.waiting, seat)
        return self.questions[seat]

    def offers(self, seat: SeatId, answer: Answer) -> bool:
        """Whether this seat may answer that."""
        asked = self.question(seat)
        return asked is not None and any(option.answer == answer for option in asked.options)

    def has_a_choice(self, seat: SeatId) -> bool:
        """Whether this seat has more than one answer to choose from."""
        asked = self.question(seat)
        return asked is not None and len(to_choose_from(self.waiting, asked)) > 1

    # --- what is said

    def hear(self, seat: SeatId, answer: Answer) -> None:
        """Note what this seat says, or what is said for it."""
        self.said[seat] = answer
        self.unasked.discard(seat)

    def end(self) -> None:
        """Stop listening: what anybody still thinks no longer matters."""
        for task in self.thinking.values():
            task.cancel()

    def reconsider(self, seat: SeatId) -> None:
        """Take back what a wish or an order has said for this seat; what the person has said stays."""
        if seat not in self.table.spoken:
            self.said.pop(seat, None)
            self.unasked.discard(seat)

    def speak_for_people(self) -> None:
        """Say what follows from wishes, standing orders and questions with one answer, without using hidden cards."""
        waiting = self.waiting
        for seat in self.silent(bots=False):
            wished = self.wished(seat) if waiting.kind != DIRECT else None
            if wished is not None:
                self.said[seat] = wished
            elif waiting.kind == WINDOW:
                orders = self.table.orders.get(seat, StandingOrders())
                if orders.decline(self.game, seat, self.unnoticed(seat)):
                    self.said[seat] = PASS
                    self.unasked.add(seat)
            elif (only := self.only_answer(seat)) is not None:
                self.said[seat] = only
                self.unasked.add(seat)

    def wished(self, seat: SeatId) -> Answer | None:
        """What this seat has announced, if it can be played now."""
        wish = self.table.wishes.get(seat)
        if wish is None:
            return None
        game = self.game
        wanted = game.cards[wish.card]
        fitting = [
            answer
            for answer in plays(game, seat)
            if (play := played(answer)) and game.cards[play.card] is wanted and wish.target in (None, play.target)
        ]
        return fitting[0] if len(fitting) == 1 or (fitting and wish.target is not None) else None

    def only_answer(self, seat: SeatId) -> Answer | None:
        """The answer to a question that has only one; None if it has more, or if not asking would reveal something."""
        waiting, asked = self.waiting, self.question(seat)
        if asked is None:
            return None
        known = foregone(self.game, waiting, asked)
        options = to_choose_from(waiting, asked)
        if known is not None or len(options) > 1 or shows_a_hand(self.game, seat):
            return known
        if waiting.kind == PAUSE and any(map(self.has_a_choice, waiting.seats)):
            return None  # A teammate may still want to play something before the side moves.
        return options[0].answer if self.unnoticed(seat) else None

    def unnoticed(self, seat: SeatId) -> bool:
        """Whether nobody can tell from the timing that this seat was not asked."""
        return self.table.opened.quick_responses or self.people.alone(seat)

    # --- who is waited for

    @property
    def awaited(self) -> list[SeatId]:
        """The seats that still have to answer."""
        return [seat for seat in self.waiting.seats if seat not in self.said]

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person who plays themselves still has to answer."""
        return any(self.table.chairs[seat].by_hand for seat in self.awaited)

    def silent(self, bots: bool) -> list[SeatId]:
        """The seats of bots, or of people who play themselves, that could speak and have not."""
        chairs = self.table.chairs
        could = self.waiting.seats if self.waiting.kind == DIRECT else self.waiting.order or self.waiting.seats
        seats = [seat for seat in could if seat not in self.said]
        return [seat for seat in seats if bool(chairs[seat].bot or chairs[seat].stand_in) == bots]

    # --- what follows from what is said; it may include an answer that is not written yet

    def complete(self, said: Mapping[SeatId, Answer]) -> bool:
        """Whether play goes on: everyone we wait for has spoken, or a card is played in a quiet moment."""
        waiting = self.waiting
        needed = all if waiting.kind == WINDOW else any
        if waiting.kind == QUIET or needed(seat in said for seat in waiting.seats):
            return True
        if waiting.kind == DIRECT:
            return any(seat in said for seat in waiting.order)
        return waiting.kind == PAUSE and any(is_play(self.game, seat, answer) for seat, answer in said.items())

    def seems_unasked(self, said: Mapping[SeatId, Answer], masks: bool) -> bool:
        """Whether everyone who has spoken was not asked or, where timing is masked, might not have been."""
        spoken = [seat for seat in self.waiting.seats if seat in said]
        seems = [seat in self.unasked or (masks and self.might_be_unasked(seat, said[seat])) for seat in spoken]
        return bool(spoken) and all(seems)

    def might_be_unasked(self, seat: SeatId, answer: Answer) -> bool:
        """Whether a player with other cards might have had no choice; the number of cards is public."""
        asked = self.question(seat)
        return answer in (PASS, DRINK_UP) and asked is not None and asked.kind != "discard_cards"

    def answers(self, said: Mapping[SeatId, Answer]) -> tuple[Answered, ...]:
        """The answers to give the game, in the order it asks."""
        return tuple(followed(self.game, self.waiting, said))
