"""Requests to take over from a bot, and whether the people at the table agree."""

from __future__ import annotations

from typing import NamedTuple

from lastcall.ids import SeatId
from lastcall.server.names import alike
from lastcall.server.room.people import People, Visitor
from lastcall.server.room.strangers import Strangers
from lastcall.server.room.table import Table, TableError
from lastcall.server.room.usher import Usher
from lastcall.server.store.entries import Sat


class SeatRequest(NamedTuple):
    """A request to take over from a bot."""

    seat: SeatId
    name: str
    key: str
    """The hash of the key that will open the seat."""
    visitor: Visitor
    """Who asks."""
    agreed: frozenset[SeatId] = frozenset()
    """The seats of those who have agreed."""


class SeatRequests:
    """The requests at one table."""

    def __init__(self, table: Table, people: People, usher: Usher) -> None:
        self.table = table
        self.people = people
        self.usher = usher
        self.strangers = Strangers()
        self.made: dict[int, SeatRequest] = {}
        """Requests nobody has refused, by number."""
        self.count = 0
        """How many there have been."""

    @property
    def open(self) -> dict[int, SeatRequest]:
        """The requests people can still agree to; none when the game is over."""
        return self.made if self.table.running else {}

    async def make(self, request: SeatRequest) -> bool:
        """Ask the people at the table. True if the seat is theirs at once, because no people sit there."""
        if not any(chair.person for chair in self.table.chairs):
            await self.seat(request)
            return True
        if any(one.key == request.key for one in self.made.values()):
            return False  # The page did not hear that it had asked.
        self.strangers.hear(request.visitor)
        if any(one.visitor.household == request.visitor.household for one in self.made.values()):
            raise TableError("asked_already", "Somebody at your address is asking already. Wait for the answer.")
        if len(self.made) >= len(self.table.chairs):
            raise TableError("too_many_requests", "Too many people are asking for a seat here. Try again later.")
        self.count += 1
        self.made[self.count] = request
        self.people.tell()
        return False

    async def answer(self, seat: SeatId, number: int, agrees: bool) -> None:
        """Agree to a request or refuse it; a single no ends it."""
        if not agrees:
            self.refuse(number)
        elif seat not in self.asked(number).agreed:
            request = self.asked(number)
            self.made[number] = request._replace(agreed=request.agreed | {seat})
            await self.grant()
            self.people.tell()

    def asked(self, number: int) -> SeatRequest:
        """The request of this number, if it is open."""
        request = self.open.get(number)
        if request is None:
            raise TableError("no_request", "That request has already been answered.")
        return request

    def refuse(self, number: int) -> SeatRequest:
        """Refuse a request. Whoever asked waits before they can ask again; whoever refuses pays nothing."""
        request = self.asked(number)
        del self.made[number]
        self.strangers.refuse(request.visitor)
        self.people.tell()
        return request

    def mute(self, number: int) -> None:
        """Refuse a request, and hear no more of this household."""
        self.strangers.mute(self.refuse(number).visitor)
        self.people.tell()

    def ban(self, number: int) -> None:
        """Refuse a request, and keep this household away from the table."""
        request = self.refuse(number)
        self.strangers.ban(request.visitor.household, request.key)
        self.people.tell()

    def take(self, takes: bool) -> None:
        """Take requests, or no more of them; those that are open are refused."""
        if self.strangers.may_ask != takes:
            self.strangers.may_ask = takes
            if not takes:
                for number in [*self.open]:
                    self.refuse(number)
            self.people.tell()

    def pardon(self) -> None:
        """Let everyone ask and watch again."""
        self.strangers.pardon()
        self.people.tell()

    def withdraw(self, visitor: Visitor) -> None:
        """Drop the request of a browser that has got a seat in another way."""
        for number in [number for number, one in self.made.items() if one.key in visitor.keys]:
            del self.made[number]
            self.people.tell()

    async def grant(self) -> None:
        """Seat everyone whose request is granted."""
        while (request := self.granted()) is not None:
            await self.seat(request)

    async def seat(self, request: SeatRequest) -> None:
        """Let them take over from the bot."""
        self.strangers.pauses.pop(request.visitor.household, None)
        await self.usher.change(Sat(request.seat, request.name, request.key))
        self.people.sit_down(request.seat, request.key)
        self.people.tell()

    def granted(self) -> SeatRequest | None:
        """Take a request off the list that everyone who has a say, and at least one person, has agreed to."""
        for number, request in [*self.open.items()]:
            if request.agreed and all(seat in request.agreed for seat in self.table.people() if self.has_a_say(seat)):
                del self.made[number]
                if self.can_sit(request):
                    return request
        return None

    def has_a_say(self, seat: SeatId) -> bool:
        """Whether the person of this seat has to agree: if they are here, or play themselves when they look in."""
        game = self.table.game
        plays = game is not None and game.seats[seat].present and not self.table.chairs[seat].stand_in
        return plays or self.people.connected(seat)

    def can_sit(self, request: SeatRequest) -> bool:
        """Whether the seat can still be taken: others, or they themselves, may have sat down since."""
        chairs = self.table.chairs
        keys = (request.key, *request.visitor.keys)
        there = any(chair.key in keys or (chair.person and alike(chair.name, request.name)) for chair in chairs)
        return bool(chairs[request.seat].bot) and self.table.may_sit(keys, request.seat) and not there
