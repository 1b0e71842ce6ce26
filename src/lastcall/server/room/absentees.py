"""People who let their time run out, and what is said for them."""

from __future__ import annotations

from lastcall.engine.core.codes import PASS
from lastcall.ids import SeatId
from lastcall.poll import WINDOW, Pending, last_chance
from lastcall.server.room.clock import Clock
from lastcall.server.room.conversation import Conversation
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.table import Table
from lastcall.server.store.entries import StoodIn

LAPSES = 2
"""After this many missed windows in a row a bot plays for a person."""


class Absentees:
    """Who has missed how many windows; nobody can freeze a table."""

    def __init__(self, table: Table, ledger: Ledger, clock: Clock) -> None:
        self.table = table
        self.ledger = ledger
        self.clock = clock
        self.lapses: dict[SeatId, int] = {}
        """How many windows in a row each person has missed."""

    async def speak(self, conversation: Conversation) -> bool:
        """Pass for the people whose time is over, or let bots play for them; False if nobody's is."""
        waiting = conversation.waiting
        late = [seat for seat in conversation.awaited if self.is_late(waiting, seat)]
        for seat in late:
            self.lapses[seat] = self.lapses.get(seat, 0) + 1
            gone = self.clock.is_gone(seat)
            first = waiting.kind == WINDOW and self.lapses[seat] < LAPSES
            if first and not last_chance(conversation.game, seat) and not gone:
                conversation.hear(seat, PASS)  # Being slow once costs no cards; a bot might spend some.
            else:
                await self.ledger.write(StoodIn(seat, gone))
                self.clock.give_bots_time()
        return bool(late)

    def is_late(self, waiting: Pending, seat: SeatId) -> bool:
        """Whether a person plays this seat themselves, and their time is over."""
        return self.table.chairs[seat].by_hand and self.clock.is_over(waiting, seat)
