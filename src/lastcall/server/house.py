"""All tables of a server."""

from __future__ import annotations

import asyncio
import secrets
import time

from lastcall.bots.levels import NAMES as BOTS
from lastcall.cards import boxes
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.table.setup import FEWEST_SEATS, MOST_SEATS
from lastcall.records import Record
from lastcall.server import entries
from lastcall.server.log import Log
from lastcall.server.pace import PACES
from lastcall.server.room import Room
from lastcall.server.table import STAND_IN, Table, TableError, hashed
from lastcall.server.wire import MOST_NAME, NewTable
from lastcall.start import Setup, check

MOST_ROOMS = 5000
DAY = 24 * 60 * 60.0
BETWEEN_TIDYING = DAY / 24


class House:
    """Opens tables, finds them again after a restart, and clears away what nobody comes back to."""

    def __init__(self, log: Log, keep: float = 30 * DAY) -> None:
        self.log = log
        self.keep = keep
        self.rooms: dict[str, Room] = {}

    async def wake_up(self) -> None:
        """Every table as its log tells it; games go on where they stopped."""
        await self.tidy()
        for room, _ in self.log.rooms():
            self.rooms[room] = Room(Table.replay(room, self.log.entries(room)), self.log)
        for one in self.rooms.values():
            async with one.lock:
                await one.go_on()

    async def close(self) -> None:
        """Every table stands still, and what was said last is on the disk."""
        working = [task for room in self.rooms.values() for task in room.at_work]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for room in self.rooms.values():
            room.stop_clock()
        await self.log.finish()

    async def keep_tidy(self) -> None:
        """Now and then, as long as the house is open."""
        while True:
            await asyncio.sleep(BETWEEN_TIDYING)
            await self.tidy()

    async def tidy(self) -> None:
        """Tables nobody has touched for so long, and nobody looks at."""
        for room, at in self.log.rooms():
            here = self.rooms.get(room)
            if at < time.time() - self.keep and not (here is not None and here.watchers):
                await self.log.forget(room)
                self.rooms.pop(room, None)
                if here is not None:
                    here.stop_clock()

    def find(self, room: str) -> Room:
        """A table by its id."""
        if room not in self.rooms:
            raise TableError("no_table", "There is no such table. Perhaps it was cleared away.")
        return self.rooms[room]

    def listed(self) -> list[Room]:
        """Public tables that people can join or watch, the newest first."""
        found = [room for room in self.rooms.values() if room.table.opened.public and room.table.state != "over"]
        return found[::-1]

    def record(self, room: Room) -> Record:
        """A game as its answers, when nothing about it is secret any more; `lastcall replay` tells it again."""
        table = room.table
        if table.state != "over" or table.setup is None:
            raise TableError("not_over", "This game is not over yet.")
        said = [entry for entry in map(entries.read, self.log.entries(table.id)) if isinstance(entry, entries.Said)]
        answers = [answer for entry in said for _, answer in entry.answers]
        return Record(rules_version=table.opened.rules_version, setup=table.setup, answers=answers)

    async def open(self, new: NewTable) -> Room:
        """A new table; refused by name where something does not exist."""
        check_new(new)
        if len(self.rooms) >= MOST_ROOMS:
            raise TableError("full_house", "The house is full. Please come back later.")
        room_id = secrets.token_urlsafe(9)
        name = clean(new.name) or "A table by the fire"
        opened = entries.Opened(name, new.seats, new.pace, new.public, new.drinks, new.modules, new.variant)
        await self.log.append(room_id, 0, entries.write(opened))
        room = Room(Table.replay(room_id, [entries.write(opened)]), self.log)
        self.rooms[room_id] = room
        bots = [entries.BotSat(new.seats - 1 - number, new.level or STAND_IN) for number in range(new.bots)]
        await room.change(*bots)
        return room

    # --- who sits where, before the game

    async def sit(self, room: Room, player: str, key: str, seat: int | None) -> int:
        """Take a seat; the same key gets the same seat again."""
        table = room.table
        mine = table.seat_of(key)
        if mine is not None:
            return mine
        name = clean(player)
        if not name:
            raise TableError("no_name", "Please say what the others shall call you.")
        if table.state == "old":
            raise TableError("old_table", "This table was played by older rules; it can be read, but not continued.")
        free = [number for number, chair in enumerate(table.chairs) if not chair.person and not chair.bot]
        if not free and table.setup is not None:
            # Whoever comes later may take over from a bot.
            free = [number for number, chair in enumerate(table.chairs) if chair.bot]
        if seat is not None and seat not in free:
            raise TableError("seat_taken", "Somebody sits there already.")
        if not free:
            raise TableError("full_table", "All seats are taken; you can watch.")
        chosen = free[0] if seat is None else seat
        await room.change(entries.Sat(chosen, name, hashed(key)))
        return chosen

    async def pick(self, room: Room, seat: int, character: str, bot: int | None = None) -> None:
        """SETUP-02: one of each, but regulars; somebody may pick for a bot, too."""
        table = room.table
        if bot is not None:
            if not 0 <= bot < len(table.chairs) or not table.chairs[bot].bot:
                raise TableError("not_a_bot", "No bot sits there.")
            seat = bot
        if table.setup is not None:
            raise TableError("started", "The game has begun.")
        if character:
            known = boxes.character(character) if not character.endswith(".toml") else None
            if known is None:
                raise TableError("no_character", "There is no such character.")
            others = [chair.character for number, chair in enumerate(table.chairs) if number != seat]
            if known.short in others and not known.regular:
                raise TableError("character_taken", f"Somebody plays {known.short} already.")
            character = known.short
        await room.change(entries.Picked(seat, character))

    async def seat_bot(self, room: Room, seat: int, level: str) -> None:
        """A bot takes an empty seat."""
        if not 0 <= seat < len(room.table.chairs) or room.table.chairs[seat].taken or room.table.setup is not None:
            raise TableError("seat_taken", "That seat is not free.")
        if level not in BOTS:
            raise TableError("no_bot", f"There is no such bot; there are: {', '.join(BOTS)}.")
        await room.change(entries.BotSat(seat, level))

    async def unseat(self, room: Room, seat: int) -> None:
        """The bot leaves its seat."""
        if room.table.setup is not None or not 0 <= seat < len(room.table.chairs) or not room.table.chairs[seat].bot:
            raise TableError("not_a_bot", "No bot sits there.")
        await room.change(entries.Left(seat))

    async def start(self, room: Room) -> None:
        """Empty seats go to bots, and whoever has no character gets one."""
        table = room.table
        if table.state != "gathering":
            raise TableError("started", "The game has begun already.")
        empty = [entries.BotSat(n, STAND_IN) for n, chair in enumerate(table.chairs) if not chair.taken]
        chance = secrets.SystemRandom()
        characters = [chair.character for chair in table.chairs]
        regulars = [deck.short for deck in boxes.characters() if deck.regular]
        for number, character in enumerate(characters):
            if not character:
                unpicked = [one for one in table.free_characters() if one not in characters]
                characters[number] = chance.choice(unpicked or regulars)
        await room.change(*empty, entries.Started(tuple(characters), secrets.randbits(63)))

    async def again(self, room: Room) -> None:
        """The same people and bots at a new table."""
        table = room.table
        if table.state != "over":
            raise TableError("not_over", "This game is not over yet.")
        if table.rematch:
            return
        opened = table.opened
        new = await self.open(
            NewTable(
                name=opened.name,
                seats=opened.seats,
                pace=opened.pace,
                public=opened.public,
                drinks=opened.drinks,
                modules=opened.modules,
                variant=opened.variant,
            )
        )
        sitting: list[entries.AnyEntry] = []
        for number, chair in enumerate(table.chairs):
            if chair.person:
                sitting.append(entries.Sat(number, chair.name, chair.key))
            elif chair.bot:
                sitting.append(entries.BotSat(number, chair.bot))
        await new.change(*sitting)
        await room.change(entries.Rematch(new.table.id))


def clean(name: str) -> str:
    """A name as it can be shown: one line, not too long."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:MOST_NAME]


def check_new(new: NewTable) -> None:
    """SETUP-13: what a table can be made of."""
    if new.pace not in PACES:
        raise TableError("no_pace", f"There is no such pace; there are: {', '.join(PACES)}.")
    if new.level and new.level not in BOTS:
        raise TableError("no_bot", f"There is no such bot; there are: {', '.join(BOTS)}.")
    if not FEWEST_SEATS <= new.seats <= MOST_SEATS:
        raise TableError("seats", f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats, not {new.seats}.")
    if not 0 <= new.bots < new.seats:
        raise TableError("bots", "At least one seat is for a person.")
    anybody = tuple(deck.short for deck in boxes.characters() if deck.regular) * new.seats
    try:
        check(Setup(characters=anybody[: new.seats], drinks=new.drinks, modules=new.modules, variant=new.variant), [])
    except UnknownName as error:
        raise TableError("no_such_choice", str(error)) from None
