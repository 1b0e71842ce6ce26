"""Bots think beside the event loop, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lastcall.bots import Bot, decide
from lastcall.engine.core.game import Answer, Game

AT_ONCE: Final = ("random",)
"""Bots that decide so fast (far below 5 ms at any table) that they may do it on the loop."""
LONGEST: Final = 3.0
"""Seconds; then the seat takes the default answer."""
THINKERS: Final = ThreadPoolExecutor(2, "bot")


async def decided(level: str, bot: Bot, game: Game, seat: int) -> Answer:
    """What a bot answers; TimeoutError if it takes too long."""
    if level in AT_ONCE:
        return decide(bot, game, seat)
    loop = asyncio.get_running_loop()
    # It thinks about a copy: a late thought must not meet a game that has gone on.
    async with asyncio.timeout(LONGEST):
        return await loop.run_in_executor(THINKERS, decide, bot, game.copy(), seat)
