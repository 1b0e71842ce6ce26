"""Bots think beside the event loop, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lastcall.bots import Bot, bot, decide
from lastcall.engine.core.codes import PASS
from lastcall.engine.game import Answer, Game
from lastcall.ids import SeatId
from lastcall.poll import DRINK_UP, PAUSE, afterwards, plays
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.people import People
from lastcall.server.room.table import STAND_IN, Table

logger = logging.getLogger("lastcall")

AT_ONCE: Final = ("random",)
"""Bots that decide so fast (far below 5 ms at any table) that they may do it on the loop."""
LONGEST: Final = 3.0
"""How many seconds a bot may think before its seat takes the default answer."""
THINKERS: Final = ThreadPoolExecutor(2, "bot")
HASTY: Final = ThreadPoolExecutor(1, "hasty bot")
"""The one thread for games whose bots are hurried, so that they take no time from the others."""


async def decided(level: str, bot: Bot, game: Game, seat: SeatId, thinkers: ThreadPoolExecutor = THINKERS) -> Answer:
    """What a bot answers; TimeoutError if it takes too long."""
    if level in AT_ONCE:
        return decide(bot, game, seat)
    loop = asyncio.get_running_loop()
    # It gets a copy: a late answer must not touch a game that has moved on.
    async with asyncio.timeout(LONGEST):
        return await loop.run_in_executor(thinkers, decide, bot, game.copy(), seat)


class Bots:
    """The bots of one table: those that sit there, and those that play for people."""

    def __init__(self, table: Table, people: People) -> None:
        self.table = table
        self.people = people
        self.chance = secrets.randbits(128)
        """Their own random numbers, so that they reveal nothing about the game's."""
        self.playing: dict[SeatId, Bot] = {}

    @property
    def hasty(self) -> bool:
        """Whether they are hurried, so that people do not watch each of their moves."""
        return bool(self.people.haste)

    def of(self, seat: SeatId) -> Bot:
        """The bot that plays this seat."""
        if seat not in self.playing:
            self.playing[seat] = bot(self.level(seat), self.chance + seat)
        return self.playing[seat]

    def level(self, seat: SeatId) -> str:
        """How well it plays."""
        return self.table.chairs[seat].bot or STAND_IN

    def forget(self, seat: SeatId) -> None:
        """Forget the bot of this seat, where someone else sits now."""
        self.playing.pop(seat, None)

    async def thought(self, seat: SeatId, game: Game) -> Answer:
        """What the bot of this seat answers; if it fails or is too slow, the default answer, so the table goes on."""
        answers = game.answers_of(seat)
        try:
            answer = await decided(self.level(seat), self.of(seat), game, seat, HASTY if self.hasty else THINKERS)
            if answer in answers:
                return answer
            logger.error("a bot answered what it was not offered at table %s", self.table.id)
        except Exception:  # Whatever it is, people want to play on; the log of the server says what it was.
            logger.exception("a bot failed at table %s", self.table.id)
        return PASS if PASS in answers else answers[0]

    async def response(self, game: Game, seat: SeatId) -> Answer:
        """What the bot of this seat answers in a window; it passes at once if it has nothing to play there."""
        return await self.thought(seat, game) if plays(game, seat) else PASS

    async def decision(self, conversation: Conversation, seat: SeatId) -> Answer:
        """What the bot of this seat answers, whatever is asked; in a pause, the move that comes next."""
        game, waiting = conversation.game, conversation.waiting
        chosen = await self.thought(seat, game)
        if waiting.kind != PAUSE or chosen != PASS:
            return chosen
        ahead = afterwards(game, waiting.order)
        moves = ahead.outcome is None and seat in ahead.speakers() and conversation.question(seat)
        if moves and moves.options[0].answer != DRINK_UP:
            return await self.thought(seat, ahead)
        return DRINK_UP
