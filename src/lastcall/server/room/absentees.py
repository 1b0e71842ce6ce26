"""People who let their time run out, and what is said for them."""

from __future__ import annotations

from lastcall.engine.core.codes import PASS
from lastcall.ids import SeatId
from lastcall.poll import WINDOW, last_chance
from lastcall.server.room.bots import Bots
from lastcall.server.room.clock import Clock
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.table import Table
from lastcall.server.store.entries import StoodIn

LAPSES = 2
"""After this many missed windows in a row a bot plays for a person."""


class Absentees:
    """Who has missed how many windows; nobody can freeze a table."""

    def __init__(self, table: Table, ledger: Ledger, clock: Clock, bots: Bots) -> None:
        self.table = table
        self.ledger = ledger
        self.clock = clock
        self.bots = bots
        self.lapses: dict[SeatId, int] = {}
        """How many windows in a row each person has missed."""

    async def speak(self, conversation: Conversation) -> bool:
        """Speak for everyone we wait for whose time is over; False if there is nobody."""
        late = [seat for seat in conversation.awaited if self.clock.is_over(conversation.waiting, seat)]
        for seat in late:
            if self.table.chairs[seat].by_hand:
                self.lapses[seat] = self.lapses.get(seat, 0) + 1
                gone = self.clock.is_gone(seat)
                first = conversation.waiting.kind == WINDOW and self.lapses[seat] < LAPSES
                if first and not last_chance(conversation.game, seat) and not gone:
                    conversation.hear(seat, PASS)  # Being slow once costs no cards; a bot might spend some.
                    continue
                await self.ledger.write(StoodIn(seat, gone))
            conversation.hear(seat, await self.bots.decision(conversation, seat))
        return bool(late)
