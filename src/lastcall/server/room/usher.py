"""The usher of a table: changes who sits where and who plays for them, and what moves along with that."""

from __future__ import annotations

from collections.abc import Callable

from lastcall.ids import SeatId
from lastcall.server.room.absentees import Absentees
from lastcall.server.room.ledger import Ledger
from lastcall.server.room.moderator import Moderator
from lastcall.server.room.people import People
from lastcall.server.room.table import Table, TableError
from lastcall.server.store import entries
from lastcall.server.store.entries import AnyEntry

MOST_CHANGES = 10_000
"""How often a table can change apart from the moves of its game; nobody needs a hundredth of it."""
ALWAYS = (entries.PersonLeft, entries.PersonCameBack)
"""What is possible even then, so that nobody is kept at a table, or away from their seat. The game goes on as ever."""


class Usher:
    """Makes every change of the table itself, before and during the game."""

    def __init__(
        self, table: Table, people: People, ledger: Ledger, moderator: Moderator, absentees: Absentees
    ) -> None:
        self.table = table
        self.people = people
        self.ledger = ledger
        self.moderator = moderator
        self.absentees = absentees
        self.seated: Callable[[Table], None] = lambda table: None
        """Called when someone has sat down."""

    async def change(self, *changes: AnyEntry) -> None:
        """Write a change of the table itself, and play on."""
        clock = self.moderator.clock
        untimed = clock.untimed
        if changes:
            if self.table.changes >= MOST_CHANGES and not all(isinstance(entry, ALWAYS) for entry in changes):
                raise TableError("too_many_changes", "This table has changed too often. Open a new one.")
            await self.ledger.write(*changes)
        if untimed and not clock.untimed:
            clock.renew()  # In a solo game there was no time limit until now.
        for entry in changes:
            if isinstance(entry, entries.Sat | entries.BotSat | entries.PersonLeft):
                self.stand_up(entry.seat)
            elif isinstance(entry, entries.Reseated):
                self.people.reseat(entry.order)
        self.seated(self.table)
        self.moderator.look_at_the_clock()
        await self.moderator.play_on()
        self.people.tell()

    def stand_up(self, seat: SeatId) -> None:
        """Forget everything about the person who sat here."""
        self.absentees.lapses.pop(seat, None)
        self.people.stand_up(seat)
