"""The unfinished games of each browser. Its pages list them, so closing a page loses nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from lastcall.ids import SeatId
from lastcall.server.room.room import Room
from lastcall.server.room.table import Table
from lastcall.server.shown.state import show_prompt, show_waiting
from lastcall.server.wire import ShownGame

MOST: Final = 30
"""The most games that are listed, the newest first."""


class Games:
    """The games of each browser, by the hash of its key; nobody sees those of another."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, None]] = {}
        """The ids of tables in memory where each key has, or once had, a seat; the newest last."""
        self.asleep: dict[str, dict[str, ShownGame]] = {}
        """Games of tables that are only on disk, by key and table; nothing happens there until someone comes."""

    def seat(self, table: Table) -> None:
        """List a table where someone has sat down, or that has come into memory again."""
        for key in keys_of(table):
            self.tables.setdefault(key, {})[table.id] = None
            asleep = self.asleep.get(key, {})
            asleep.pop(table.id, None)
            if not asleep:
                self.asleep.pop(key, None)

    def knows(self, key: str) -> bool:
        """Whether the browser with this hashed key has a seat, or had one a moment ago."""
        return key in self.tables or key in self.asleep

    def put_away(self, room: Room) -> None:
        """Keep what people are told about a table that leaves memory."""
        for seat in room.table.people():
            game = show_game(room, seat)
            if game is not None:
                self.asleep.setdefault(room.table.chairs[seat].key, {})[room.table.id] = game

    def tidy(self, rooms: Iterable[Room]) -> None:
        """Forget seats that were given up and tables that are gone."""
        self.tables.clear()
        for room in rooms:
            self.seat(room.table)

    def plays(self, key: str, rooms: Mapping[str, Room]) -> bool:
        """Whether this hashed key opens a seat in a game that is not over."""
        return key in self.asleep or any(not room.table.finished for room, _ in self.seats(key, rooms))

    def seats(self, key: str, rooms: Mapping[str, Room]) -> list[tuple[Room, SeatId]]:
        """The seats in memory that this hashed key opens."""
        here = [rooms[table] for table in self.tables.get(key, {}) if table in rooms]
        return [(room, seat) for room in here for seat in seats_of(room, key)]

    def of(self, keys: Sequence[str], rooms: Mapping[str, Room]) -> list[ShownGame]:
        """The games of the browser with these hashed keys: those that wait for it first, then the newest."""
        asleep = [game for key in keys for game in self.asleep.get(key, {}).values()]
        awake = [show_game(room, seat) for key in keys for room, seat in self.seats(key, rooms)]
        found = [*asleep, *(game for game in awake if game is not None)]
        found.reverse()
        return sorted(found, key=is_for_later)[:MOST]


def keys_of(table: Table) -> list[str]:
    """The hashes of the keys of everyone who sits there."""
    return [chair.key for chair in table.chairs if chair.key]


def seats_of(room: Room, key: str) -> list[SeatId]:
    """Where the person with this key sits."""
    return [seat for seat in room.table.seats if room.table.chairs[seat].key == key]


def is_for_later(game: ShownGame) -> bool:
    """Whether others have to do something first."""
    return not game.yours


def show_game(room: Room, seat: SeatId) -> ShownGame | None:
    """A table as listed for its player in this seat; None if there is nothing to come back to."""
    table = room.table
    chair = table.chairs[seat]
    game = table.game
    out = game is not None and not game.seats[seat].present
    if table.finished or not table.readable or (out and table.rematch):
        return None
    waits_for: tuple[str, ...] = ()
    if game is None:
        host = room.people.host
        yours, waits_for = host == seat, (table.chairs[host].name,)
    else:
        prompt, waiting = show_prompt(room, seat), show_waiting(room, seat)
        asked = prompt is not None and not prompt.said and waiting is not None and seat in waiting.seats
        yours = asked and not chair.stand_in and not out
        if waiting is not None and waiting.kind == "direct":
            waits_for = tuple(game.names[one] for one in waiting.seats)
    return ShownGame(
        id=table.id,
        name=table.opened.name,
        state="dealing" if room.dealing is not None else table.state,
        character=chair.character,
        yours=yours,
        waits_for=waits_for,
        stand_in=chair.stand_in,
        out=out,
        players=tuple(one.name for one in table.chairs if one.person and one is not chair),
        characters=tuple(one.character for one in table.chairs if one.character),
        modules=table.opened.modules,
        variant=table.opened.variant,
    )
