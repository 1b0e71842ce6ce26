"""All tables of a server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import time
from collections.abc import Iterator, Sequence
from importlib import metadata

from lastcall.bots.levels import NAMES as BOTS
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.seen.log import Told
from lastcall.engine.setup import FEWEST_SEATS, MOST_SEATS
from lastcall.fairness import Contribution, Sealed, Statement, is_commitment, is_written, seal, seed_of
from lastcall.ids import SEATS, SeatId
from lastcall.records import Record
from lastcall.server.chronicle import Chronicle, chronicle
from lastcall.server.games import Games
from lastcall.server.keys import hashed
from lastcall.server.log import about
from lastcall.server.names import alike, clean
from lastcall.server.net.limits import Limits
from lastcall.server.pace import PACES
from lastcall.server.reading import TableReader
from lastcall.server.room.bots import ON_THE_SPOT
from lastcall.server.room.clock import TRY_AGAIN
from lastcall.server.room.deal import Dealing
from lastcall.server.room.people import SOMEBODY, Visitor
from lastcall.server.room.requests import SeatRequest
from lastcall.server.room.room import Room
from lastcall.server.room.table import STAND_IN, Table, TableError
from lastcall.server.store import entries
from lastcall.server.store.store import UNKNOWN, Append, Store, StoreError, StoreUnavailable
from lastcall.server.thinkers.pool import Pool
from lastcall.server.thinkers.thought import Thinkers
from lastcall.server.wire import NewTable, ShownGame
from lastcall.signatures import Signer, new_secret
from lastcall.start import Setup, check
from lastcall.variants import bosses_of, check_cast, sides_of
from lastcall.voice.sentences import listed

DAY = 24 * 60 * 60.0
HOUR = 60 * 60.0
BETWEEN_TIDYING = HOUR / 6
OPENING = 5.0
"""How many seconds people have to open what they have committed to."""
IDLE_IN_MEMORY = 200
REST = 4.0
"""How long the search for damage rests after each step, as a multiple of the step."""
SHUFFLES = 40
"""How many random seatings are tried to find one that fits."""

PROCESSES = hasattr(socket, "AF_UNIX")
"""Whether bots can think in processes of their own."""

logger = logging.getLogger("lastcall")


class House:
    """Opens tables, restores them after a restart, and removes those nobody comes back to."""

    def __init__(self, store: Store, limits: Limits | None = None, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.signer = Signer(store.secret("signing", new_secret))
        self.rooms: dict[str, Room] = {}
        self.arrivals = 0
        """How many tables have come into memory."""
        self.unreadable: dict[str, bool] = {}
        """Tables that are kept for the operator, and whether they are listed publicly."""
        self.games = Games()
        self.pool = Pool()
        self.thinkers: Thinkers = thinkers or (self.pool if PROCESSES else ON_THE_SPOT)
        self.reader = TableReader()
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.awake = False
        """Every table that is not over has been woken, as far as it can be read."""
        self.tidied = time.monotonic()

    # --- finding tables

    async def wake_up(self) -> None:
        """Wake every table that is not over, one after the other; games go on where they stopped."""
        asleep = [one.id for one in self.store.tables() if one.state != "over"]
        while asleep:
            asleep = [room for room in asleep if not await self.woken(room)]
            if asleep:
                await asyncio.sleep(TRY_AGAIN)
        self.awake = True
        await self.look_for_damage()

    async def look_for_damage(self) -> None:
        """Check everything that is stored, in a thread, and never for more than a part of the time."""
        steps = self.store.check()
        found: str | None = ""
        while found is not None:
            began = time.monotonic()
            try:
                found = await asyncio.to_thread(next, steps, None)
            except StoreError:
                logger.exception("the search for damage has failed")
                return
            if found in self.rooms:  # It was read before it was damaged, and is in memory as it should be.
                logger.error("a table is damaged; it can be played until the server stops", extra=about(found))
            elif found and found not in self.unreadable:
                logger.error("a table is damaged; it is kept for the operator", extra=about(found))
                self.unreadable[found] = self.is_public(found)
            await asyncio.sleep(REST * (time.monotonic() - began))

    async def woken(self, room: str) -> bool:
        """Wake a table; False if it cannot be read now and may be later."""
        await asyncio.sleep(0)
        try:
            found = await self.find(room)
        except TableError as error:
            return error.code != "not_read"
        if self.store.state_of(room) == UNKNOWN:
            await self.store.set_state(room, found.table.state)
        return True

    async def find(self, room: str, household: str = "") -> Room:
        """A table by its id; one that is not in memory is read from the store, when it is the turn of the household."""
        if room in self.rooms:
            return self.rooms[room]
        if room in self.unreadable:
            raise TableError("unreadable_table", "This table is damaged and can't be opened. Its data is kept.")
        if room not in self.waking:
            try:
                there = self.store.state_of(room) is not None
            except StoreError:
                raise TableError("not_read", "The server can't load this table right now. Try again.") from None
            if not there:
                raise TableError("no_table", "There is no such table. It may have been removed.")
            self.waking[room] = asyncio.create_task(self.wake(room, household))
        else:
            self.reader.also(household, room)
        return await asyncio.shield(self.waking[room])

    async def wake(self, room: str, household: str) -> Room:
        """Read a table and go on with its game. If it is damaged, it is set aside, and the others go on."""
        try:
            table = await self.reader.read(household, room, lambda: self.read(room))
            one = Room(table, self.store, thinkers=self.thinkers)
            async with one.lock:
                await one.moderator.play_on()
        except TableError:
            raise
        except StoreUnavailable as error:  # The store is at fault, not the table.
            logger.exception("a table cannot be read now", extra=about(room))
            raise TableError("not_read", "The server can't load this table right now. Try again.") from error
        except Exception:  # Whatever is wrong, only this table is affected.
            logger.exception("a table could not be read; it is kept for the operator", extra=about(room))
            self.unreadable[room] = self.is_public(room)
            raise TableError(
                "unreadable_table", "This table is damaged and can't be opened. Its data is kept."
            ) from None
        finally:
            del self.waking[room]
        if one.idle:
            self.make_room()
        return self.take_in(one)

    def take_in(self, room: Room) -> Room:
        """Keep a table in memory, and list it among the games of its people."""
        self.rooms[room.table.id] = room
        room.number = self.arrivals
        self.arrivals += 1
        room.usher.seated = self.games.seat
        self.games.seat(room.table)
        return room

    def read(self, room: str) -> Table:
        """Read a table; in a thread, because a long game takes a while."""
        return Table.replay(room, self.store.entries(room), self.store.values(room))

    def is_public(self, room: str) -> bool:
        """Whether a table that cannot be read was public; if that is unknown, it was not."""
        try:
            opened = entries.opening(self.store.first(room))
        except StoreError:
            return False
        return opened is not None and opened.public

    def make_room(self) -> None:
        """Drop idle tables from memory; they can be read again at any time."""
        idle = [name for name, room in self.rooms.items() if room.idle]
        for name in idle[: max(0, len(idle) - IDLE_IN_MEMORY)]:
            away = self.rooms.pop(name)
            away.ledger.put_away = True
            self.games.put_away(away)

    async def close(self) -> None:
        """Stop every table, and close the store when everything is written."""
        while True:
            for room in self.rooms.values():
                room.clock.stop()  # Whatever is stopped now may have set it, and it may have begun something new.
            begun = (*self.waking.values(), *(task for room in self.rooms.values() for task in room.at_work))
            working = [task for task in begun if not task.done()]
            if not working:
                break
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
        await self.pool.close()
        await self.reader.close()
        await self.store.finish()

    def listed(self) -> Iterator[tuple[int, Room | str]]:
        """Public tables with falling numbers: those people can join or watch, the newest first, then damaged ones."""
        for room in reversed(self.rooms.values()):
            if room.table.opened.public and not room.table.finished:
                yield room.number, room
        for number, (name, public) in enumerate(self.unreadable.items(), 1):
            if public:
                yield -number, name

    def games_of(self, keys: Sequence[str]) -> list[ShownGame]:
        """The games of the browser with these hashed keys that are not over."""
        return self.games.of(keys, self.rooms)

    def plays(self, key: str) -> bool:
        """Whether this hashed key opens a seat in a game that is not over; before all tables are woken, any may."""
        return not self.awake or self.games.plays(key, self.rooms)

    # --- keeping tidy

    async def keep_tidy(self) -> None:
        """Tidy again and again while the server runs."""
        while True:
            await asyncio.sleep(BETWEEN_TIDYING)
            try:
                await self.tidy(time.monotonic() - self.tidied)
            except StoreError:
                logger.exception("old tables could not be removed")

    async def tidy(self, passed: float) -> None:
        """Tables age only while the server runs and nobody watches, so a wrong clock cannot remove them.

        A game that has started is never removed before it is over.
        """
        self.tidied = time.monotonic()
        watched = {name for name, room in self.rooms.items() if room.people.watchers}
        kept = [one for one in self.store.tables() if one.id not in watched and one.id not in self.unreadable]
        self.make_room()
        self.games.tidy(self.rooms.values())
        await self.store.add_idle([one.id for one in kept], passed)
        for one in kept:
            longest = self.limits.keep_empty if one.state == "gathering" else self.limits.keep
            here = self.rooms.get(one.id)
            looked_at = here is not None and here.people.watchers
            if one.idle + passed >= longest and one.state not in ("playing", UNKNOWN) and not looked_at:
                await self.forget(one.id, longest)

    async def forget(self, room: str, idle: float = 0.0) -> None:
        """Remove a table for good, unless it has been used in the meantime."""
        if not await self.store.forget(room, idle):
            return
        here = self.rooms.pop(room, None)
        if here is not None:
            here.clock.stop()
            here.people.tell()

    # --- tables

    def record(self, table: Table) -> Record:
        """The record of a game that is over, for `lastcall replay` and `lastcall verify`."""
        if not table.finished or table.setup is None:
            raise TableError("not_over", "This game isn't over yet.")
        answers: list[entries.Answered] = []
        told, over_at = b"", 0.0
        for at, body in self.store.entries(table.id):
            entry = entries.read(body)
            if isinstance(entry, entries.Said):
                answers += entry.answers
                over_at = at
            elif isinstance(entry, entries.Ended):
                told = entry.told
        fairness = table.fairness
        return Record(
            table=table.id,
            rules_version=table.opened.rules_version,
            release=table.opened.release,
            setup=table.setup,
            answers=[answer for _, answer in answers],
            seats=[seat for seat, _ in answers],
            fairness=fairness,
            signed=self.signer.sign(Statement(table.id, fairness.commitment, int(over_at), fairness.chain)),
            told=entries.unpacked_lines(told),
        )

    async def told(self, room: Room, household: str = "") -> list[Told]:
        """The log of a game that is over as spectators were told it, under whatever rules."""
        record = await self.reader.read(household, f"{room.table.id} told", lambda: self.record(room.table))
        return [Told(line.text, line.rules, line.about, line.kind) for line in record.told]

    async def written_record(self, room: Room, household: str = "") -> bytes:
        """The record as a file, written once while the table is in memory."""
        if not room.record:
            name = f"{room.table.id} record"
            room.record = await self.reader.read(household, name, lambda: written(self.record(room.table)))
        return room.record

    async def chronicle(self, room: Room, household: str = "") -> Chronicle:
        """The story of a game that is over, worked out once while the table is in memory."""
        if room.table.state != "over":
            raise TableError("not_over", "This game isn't over yet.")
        if room.chronicle is None:
            name = f"{room.table.id} chronicle"
            room.chronicle = await self.reader.read(household, name, lambda: chronicle(self.record(room.table)))
        return room.chronicle

    async def open(self, new: NewTable, *sitting: entries.AnyEntry) -> Room:
        """Open a new table with those who sit there from the start; unknown choices are refused by name."""
        table, batch = self.prepared(new, *sitting)
        await self.store.append(batch)
        return self.take_in(Room(table, self.store, thinkers=self.thinkers))

    def prepared(self, new: NewTable, *sitting: entries.AnyEntry) -> tuple[Table, Append]:
        """A new table, and what has to be written for it to exist."""
        check_new(new, self.limits.all_paces)
        self.make_room()
        if len(self.rooms) >= self.limits.tables:
            raise TableError("full_house", "The server is full. Try again later.")
        room_id = secrets.token_urlsafe(9)
        at = time.time()
        house = seal()
        opened = entries.Opened(
            clean(new.name) or "A table by the fire",
            new.seats,
            new.pace,
            new.public,
            new.drinks,
            new.modules,
            new.variant,
            new.teams,
            release=metadata.version("lastcall"),
            quick_responses=new.quick_responses,
            house=house,
            statement=self.signer.sign(Statement(room_id, house.commitment, int(at))),
        )
        last_first = SEATS[: new.seats][::-1]
        bots = [entries.BotSat(seat, new.level or STAND_IN) for seat in last_first[: new.bots]]
        everything = (opened, *sitting, *bots)
        table = Table.begun(room_id, opened)
        for entry in everything[1:]:
            table.apply(entry, at)
        return table, Append(table.id, 0, [entries.write(entry) for entry in everything], table.state, at)

    # --- who sits where

    def named(self, table: Table | None, player: str) -> str:
        """This player's name, cleaned; refused if it is empty or taken at this table."""
        name = clean(player)
        if not name:
            raise TableError("no_name", "Please enter a name.")
        if table is not None and any(chair.person and alike(chair.name, name) for chair in table.chairs):
            raise TableError("name_taken", f"The name {name} is taken here. Choose another one.")
        return name

    async def sit(
        self, room: Room, player: str, key: str, seat: int | None, visitor: Visitor = SOMEBODY
    ) -> SeatId | None:
        """Take a seat with a new key; the same key gets it again. None if the people at the table are asked first."""
        table = room.table
        mine = table.seat_of((hashed(key),))
        if mine is not None:
            return mine
        room.requests.strangers.admit(visitor)
        if table.state == "old":
            raise TableError(
                "old_table", "This table was played under older rules. You can look at it, but not continue it."
            )
        name = self.named(table, player)
        free = [one for one in table.seats if not table.chairs[one].taken]
        if table.setup is not None:
            return await self.ask_to_sit(room, name, key, seat, visitor)
        if room.dealing is not None:
            raise TableError("started", "The cards are being dealt.")
        if seat is not None and seat not in free:
            raise TableError("seat_taken", "That seat is taken.")
        if not free:
            raise TableError("full_table", "All seats are taken. You can watch.")
        chosen = free[0] if seat is None else SeatId(seat)
        await room.usher.change(entries.Sat(chosen, name, hashed(key)))
        room.people.sit_down(chosen, hashed(key))
        return chosen

    async def ask_to_sit(self, room: Room, name: str, key: str, seat: int | None, visitor: Visitor) -> SeatId | None:
        """Ask to take over from a bot in a running game; None if the people at the table are asked first."""
        table = room.table
        bots = [one for one in table.seats if table.chairs[one].bot]
        free = [one for one in bots if table.may_sit(visitor.keys, one)]
        if bots and not free:
            raise TableError("seen_a_hand", "You have seen another hand in this game, so you can only watch.")
        if not free or not table.running:
            raise TableError("full_table", "All seats are taken. You can watch.")
        if seat is not None and seat not in free:
            raise TableError("seat_taken", "That seat is taken.")
        chosen = free[0] if seat is None else SeatId(seat)
        return chosen if await room.requests.make(SeatRequest(chosen, name, hashed(key), visitor)) else None

    def gathering(self, room: Room) -> Table:
        """This room's table; refused if its game has begun."""
        if room.table.state != "gathering" or room.dealing is not None:
            raise TableError("started", "The game has already started.")
        return room.table

    def hosted(self, room: Room, seat: SeatId) -> None:
        """Refuse what only the host may do, the person who has sat there longest."""
        if room.people.host != seat:
            host = room.table.chairs[room.people.host].name
            raise TableError("not_the_host", f"Only {host} can do that.")

    async def pick(self, room: Room, seat: SeatId, character: str, bot: int | None = None) -> None:
        """SETUP-02: each character once, except regulars; players may also pick for a bot."""
        table = self.gathering(room)
        if bot is not None:
            if not 0 <= bot < len(table.chairs) or not table.chairs[bot].bot:
                raise TableError("not_a_bot", "There is no bot in that seat.")
            seat = SeatId(bot)
        if character:
            known = table.shelf.character(character)
            others = [chair.character for number, chair in enumerate(table.chairs) if number != seat]
            if known.key in others and not known.regular:
                raise TableError("character_taken", f"{known.short} is taken. Choose another character.")
            character = known.key
            everybody = [chair.character for chair in table.chairs]
            everybody[seat] = character
            try:
                check_cast(table.opened.variant, table.opened.teams, everybody, table.shelf)
            except UnknownName as error:
                raise TableError("not_allowed", str(error)) from None
        if table.chairs[seat].character != character:
            await room.usher.change(entries.CharacterPicked(seat, character))

    async def seat_bot(self, room: Room, seat: int, level: str) -> None:
        """Put a bot into an empty seat."""
        table = self.gathering(room)
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
            raise TableError("seat_taken", "That seat is taken.")
        if level not in BOTS:
            raise TableError("no_bot", f"There is no such bot. Choose from: {', '.join(BOTS)}.")
        await room.usher.change(entries.BotSat(SeatId(seat), level))

    async def move_seat(self, room: Room, seat: int, to: int, by: SeatId) -> None:
        """TEAM-01: move a person or bot to another seat; only the host can move other people."""
        table = self.gathering(room)
        size = len(table.chairs)
        if not (0 <= seat < size and 0 <= to < size and table.chairs[seat].taken):
            raise TableError("no_seat", "Nobody sits there.")
        if any(table.chairs[one].person and one != by for one in (seat, to)):
            self.hosted(room, by)
        order = list(table.seats)
        order[seat], order[to] = order[to], order[seat]
        await self.reseat(room, tuple(order))

    async def random_teams(self, room: Room, by: SeatId) -> None:
        """Draw lots for the seats, so that as few as possible have to choose another character."""
        table = self.gathering(room)
        self.hosted(room, by)
        chance = secrets.SystemRandom()
        orders = [tuple(chance.sample(table.seats, len(table.seats))) for _ in range(SHUFFLES)]
        await self.reseat(room, min(orders, key=lambda order: len(misfits(table, order))))

    async def reseat(self, room: Room, order: tuple[SeatId, ...]) -> None:
        """Change who sits where; a player whose character cannot be the Boss there has to choose again."""
        again = [entries.CharacterPicked(seat, "") for seat in misfits(room.table, order)]
        await room.usher.change(entries.Reseated(order), *again)

    async def unseat(self, room: Room, seat: int, by: SeatId, ban: bool = False) -> None:
        """Remove a bot or a person before the game, and keep the person out if they are banned; host only."""
        table = self.gathering(room)
        self.hosted(room, by)
        if not 0 <= seat < len(table.chairs) or not table.chairs[seat].taken or seat == by:
            raise TableError("nobody_there", "There is nobody in that seat to remove.")
        if ban:
            room.requests.strangers.ban(*room.people.traces(SeatId(seat)))
        await room.usher.change(entries.PersonLeft(SeatId(seat)))

    async def close_table(self, room: Room, by: SeatId) -> None:
        """Close a table whose game has not begun; host only."""
        self.gathering(room)
        self.hosted(room, by)
        await self.forget(room.table.id)

    # --- the deal

    def commit(self, room: Room, seat: SeatId, commitment: str) -> None:
        """Take a browser's part of the seed, hidden in a hash; it can be replaced until the deal."""
        self.gathering(room)
        if not is_commitment(commitment):
            raise TableError("no_commitment", "A commitment must be 64 hexadecimal digits.")
        if room.people.commitments.get(seat) != commitment:
            room.people.commitments[seat] = commitment
            room.people.tell()

    async def start(self, room: Room, by: SeatId, household: str = "") -> None:
        """Start the deal: players without a character get one, and everyone opens what they committed to."""
        table = self.gathering(room)
        self.hosted(room, by)
        if has_bots(table) and household and self.bot_tables_of(household) >= self.limits.bot_tables_of_one:
            raise TableError(
                "too_many", "Too many games with bots are being played from your address. Finish one first."
            )
        characters = cast(table)
        contributions = tuple(
            Contribution(seat, table.chairs[seat].name, commitment)
            for seat, commitment in sorted(room.people.commitments.items())
            if table.chairs[seat].person and room.people.connected(seat)
        )
        loop = asyncio.get_running_loop()
        until = loop.time() + OPENING
        room.dealing = Dealing(characters, contributions, until)
        if not await self.dealt(room):
            loop.call_at(until, lambda: room.work(self.deal_without(room, until)))
            room.people.tell()

    def bot_tables_of(self, household: str) -> int:
        """How many games with bots are being played by people of this household."""
        busy = [room for room in self.rooms.values() if room.table.running and household in room.people.households]
        return sum(has_bots(room.table) for room in busy)

    async def open_up(self, room: Room, seat: SeatId, sealed: Sealed) -> None:
        """Take what a browser had committed to."""
        if room.dealing is None:
            raise TableError("not_dealing", "No cards are being dealt right now.")
        opened = room.dealing.opened(seat, sealed) if is_written(sealed.value) and is_written(sealed.salt) else None
        if opened is None:
            raise TableError("not_committed", "That does not match this browser's commitment.")
        room.dealing = opened
        if not await self.dealt(room):
            room.people.tell()

    async def deal_without(self, room: Room, until: float) -> None:
        """Deal without those who have not opened; the record names them."""
        async with room.lock:
            if room.dealing is not None and room.dealing.until == until:
                with contextlib.suppress(TableError):  # Everyone sees that it has not started.
                    await self.deal(room, room.dealing)

    async def dealt(self, room: Room) -> bool:
        """Deal if we wait for nobody; False if we do."""
        if room.dealing is None or not room.dealing.complete:
            return False
        await self.deal(room, room.dealing)
        return True

    async def deal(self, room: Room, dealing: Dealing) -> None:
        """Put bots into empty seats and begin the game, in one transaction."""
        table = room.table
        empty = [entries.BotSat(seat, STAND_IN) for seat in table.seats if not table.chairs[seat].taken]
        house = table.opened.house
        seed = seed_of(house.value, dealing.contributions) if house is not None else secrets.randbits(128)
        try:
            await room.ledger.write(*empty, entries.Started(dealing.characters, seed, dealing.contributions))
        finally:  # What was opened cannot be used again: if it could not be saved, people commit again.
            room.dealing = None
            room.people.commitments.clear()
            room.people.tell()
        await room.usher.change()

    async def again(self, room: Room) -> None:
        """Open a new table for the same people, bots and characters, even while only bots still play at this one."""
        table = room.table
        ended = table.state in ("over", "old")
        if not ended and not (table.running and room.people.still_in() is None):
            raise TableError("not_over", "This game isn't over yet.")
        if table.rematch:
            return
        opened = table.opened
        sitting: list[entries.AnyEntry] = []
        for seat, chair in zip(table.seats, table.chairs, strict=True):
            if chair.person:
                sitting.append(entries.Sat(seat, chair.name, chair.key))
            elif chair.bot:
                sitting.append(entries.BotSat(seat, chair.bot if chair.bot in BOTS else STAND_IN))
            if table.readable and chair.taken:
                sitting.append(entries.CharacterPicked(seat, chair.character))
        wanted = NewTable(
            name=opened.name,
            seats=opened.seats,
            pace=opened.pace,
            public=opened.public,
            quick_responses=opened.quick_responses,
            drinks=opened.drinks,
            modules=opened.modules,
            variant=opened.variant,
            teams=opened.teams,
        )
        new, batch = self.prepared(wanted, *sitting)
        await room.ledger.write(entries.Rematch(new.id), beside=[batch])
        next_room = self.take_in(Room(new, self.store, thinkers=self.thinkers))
        next_room.requests.strangers = room.requests.strangers
        await room.usher.change()


def written(record: Record) -> bytes:
    """A record as a file."""
    return (record.to_json() + "\n").encode()


def has_bots(table: Table) -> bool:
    """Whether bots play here: in seats of their own or for people, and those that will take the empty seats."""
    return not all(chair.by_hand for chair in table.chairs)


def cast(table: Table) -> tuple[str, ...]:
    """SETUP-02: who plays which character; those who have not picked get a random one."""
    chance = secrets.SystemRandom()
    characters = [chair.character for chair in table.chairs]
    shelf = table.shelf
    regulars = [deck.key for deck in shelf.characters() if deck.regular]
    bosses = table.bosses
    for seat in sorted(range(len(characters)), key=lambda seat: not bosses >> seat & 1):
        if not characters[seat]:
            able = shelf.boss_names() if bosses >> seat & 1 else shelf.names()
            unpicked = [one for one in table.free_characters() if one in able and one not in characters]
            if not unpicked and bosses >> seat & 1:
                raise TableError("no_boss", f"{listed(able)} are taken, and nobody else can be a Boss.")
            characters[seat] = chance.choice(unpicked or regulars)
    return tuple(characters)


def misfits(table: Table, order: tuple[SeatId, ...]) -> list[SeatId]:
    """The seats whose players would be Bosses in this order, but have a character that cannot be one."""
    characters = [table.chairs[seat].character for seat in order]
    bosses = bosses_of(table.opened.variant, table.sides, characters, table.shelf)
    able = ("", *table.shelf.boss_names())
    return [seat for seat in table.seats if bosses >> seat & 1 and characters[seat] not in able]


def check_new(new: NewTable, all_paces: bool) -> None:
    """SETUP-13: refuse a table with choices that do not exist or do not go together."""
    paces = [name for name, pace in PACES.items() if pace.offered or all_paces]
    if new.pace not in paces:
        raise TableError("no_pace", f"There is no such pace. Choose from: {', '.join(paces)}.")
    if new.level and new.level not in BOTS:
        raise TableError("no_bot", f"There is no such bot. Choose from: {', '.join(BOTS)}.")
    if not FEWEST_SEATS <= new.seats <= MOST_SEATS:
        raise TableError("seats", f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats, not {new.seats}.")
    if not 0 <= new.bots < new.seats:
        raise TableError("bots", "At least one seat must be for a person.")
    if len(set(new.modules)) < len(new.modules):
        raise TableError("no_such_choice", "Each module can be chosen only once.")
    anybody = tuple(deck.key for deck in SHIPPED.characters() if deck.regular) * new.seats
    try:
        check(Setup(characters=anybody[: new.seats], drinks=new.drinks, modules=new.modules), [])
        sides_of(new.variant, new.teams, new.seats, SHIPPED)
    except UnknownName as error:
        raise TableError("no_such_choice", str(error)) from None
