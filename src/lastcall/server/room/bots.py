"""The bots of one table. They think elsewhere, and the table goes on meanwhile."""

from __future__ import annotations

import logging
import secrets
import time

from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer, Game
from lastcall.ids import SeatId
from lastcall.poll import DRINK_UP, PAUSE
from lastcall.server.log import about
from lastcall.server.meters import FAILED_THOUGHTS, THOUGHTS
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.people import People
from lastcall.server.room.table import STAND_IN, Table
from lastcall.server.thinkers.thought import NoThought, OnTheSpot, Thinkers, Thought

logger = logging.getLogger("lastcall")

AT_ONCE = ("random",)
"""Bots that decide so fast (far below 5 ms at any table) that they may do it on the loop."""
ON_THE_SPOT = OnTheSpot()
SEATS_AND_MORE = 100


class Bots:
    """The bots that sit at a table, and those that play for people."""

    def __init__(self, table: Table, people: People, thinkers: Thinkers = ON_THE_SPOT) -> None:
        self.table = table
        self.people = people
        self.thinkers = thinkers
        self.chance = secrets.randbits(128)
        """Their own random numbers, so that they reveal nothing about the game's."""

    def level(self, seat: SeatId) -> str:
        """How well the bot of this seat plays."""
        return self.table.chairs[seat].bot or STAND_IN

    def at_once(self, seat: SeatId) -> bool:
        """Whether the bot of this seat thinks on the spot."""
        return self.thinkers is ON_THE_SPOT or self.level(seat) in AT_ONCE

    async def thought(self, seat: SeatId, after: tuple[Answer, ...] = ()) -> Answer:
        """What the bot of this seat answers, now or after these answers; if it fails, the default answer."""
        game = self.table.game
        assert game is not None
        thinkers = ON_THE_SPOT if self.at_once(seat) else self.thinkers
        # Of its own for each decision, so that it can be thought again, and by another process than the last one.
        seed = self.chance + SEATS_AND_MORE * game.number + seat
        thought = Thought(self.table, seat, self.level(seat), seed, after)
        offered = after_these(game, after).answers_of(seat)
        began = time.monotonic()
        try:
            answer = await thinkers.decide(thought, self.people.households)
            THOUGHTS.note_since(began)
            if answer in offered:
                return answer
            logger.error("a bot answered what it was not offered", extra=about(self.table.id))
        except NoThought as failure:  # People want to play on, whatever it was.
            why = {**about(self.table.id), "why": str(failure)}
            logger.error("a bot failed and takes the default answer", extra=why)
        FAILED_THOUGHTS.add()
        return PASS if PASS in offered else offered[0]

    async def decision(self, conversation: Conversation, seat: SeatId) -> Answer:
        """What the bot of this seat answers, whatever is asked; in a pause, the move that comes next."""
        waiting = conversation.waiting
        chosen = await self.thought(seat)
        if waiting.kind != PAUSE or chosen != PASS:
            return chosen
        after = (PASS,) * len(waiting.order)
        ahead = after_these(conversation.game, after)
        moves = ahead.outcome is None and seat in ahead.speakers() and conversation.question(seat)
        return await self.thought(seat, after) if moves and moves.options[0].answer != DRINK_UP else DRINK_UP


def after_these(game: Game, answers: tuple[Answer, ...]) -> Game:
    """The game when these answers have been given."""
    if not answers:
        return game
    ahead = game.copy()
    for answer in answers:
        ahead.answer(answer)
    return ahead
