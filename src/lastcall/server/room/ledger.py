"""The ledger of a table: where its entries are written."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from lastcall.engine.game import Game
from lastcall.records import kept_lines
from lastcall.server.log import about
from lastcall.server.room.people import People
from lastcall.server.room.table import NOT_WRITTEN, Table, TableError
from lastcall.server.store import entries
from lastcall.server.store.entries import AnyEntry
from lastcall.server.store.store import Append, Store, StoreError, TableGone

logger = logging.getLogger("lastcall")

INSIDE = (entries.Said, *entries.WORDS)
"""What changes nothing in how the table is listed."""


class Ledger:
    """The only way to change a table in use."""

    def __init__(self, table: Table, people: People, store: Store) -> None:
        self.table = table
        self.people = people
        self.store = store
        self.put_away = False
        """The table is no longer in memory; it is read from the store when someone comes."""

    async def write(self, *changes: AnyEntry, beside: Sequence[Append] = ()) -> None:
        """Write changes, all or none, with what belongs to other tables `beside` them.

        They are tried out on a copy first, and durable before anyone is told.
        """
        if self.put_away:
            raise TableError("too_late", "Too late: the game has moved on.")
        at = time.time()
        ahead = self.table
        words = [entry for entry in changes if isinstance(entry, entries.WORDS)]
        private = len(words) == len(changes)
        if not private:
            ahead = ahead.copy()
            if ahead.game is not None:
                ahead.game.log = []
            for entry in changes:
                ahead.apply(entry, at)
            words += self.table.ended_words(ahead)
        if ahead.game is not None and ahead.game.outcome is not None and not ahead.outcome:
            changes = (*changes, self.ended(ahead.game))
        bodies = [entries.write(entry) for entry in changes if not isinstance(entry, entries.WORDS)]
        values = [entries.value(word) for word in words]
        try:
            await self.store.append(Append(self.table.id, self.table.seq, bodies, ahead.state, at, values), *beside)
        except TableGone:
            raise TableError("no_table", "This table was closed.") from None
        except StoreError as error:
            logger.exception("a table could not be written", extra=about(self.table.id))
            raise TableError("not_written", NOT_WRITTEN) from error
        for entry in changes:
            self.table.apply(entry, at)
        if not private:
            self.people.public = None
        if not all(isinstance(entry, INSIDE) for entry in changes):
            self.people.shown = None

    def ended(self, game: Game) -> entries.Ended:
        """The last entry of a game; this copy of it has only the last lines of the log."""
        before = self.table.game.log if self.table.game is not None else None
        game.log = [*(before or ()), *(game.log or ())]
        return entries.Ended(str(game.outcome), entries.packed_lines(kept_lines(game)))
