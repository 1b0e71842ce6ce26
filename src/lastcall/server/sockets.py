"""One socket per page: messages in, news out. Whatever comes in, the table is unharmed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.faces import seen_id
from lastcall.fairness import Sealed
from lastcall.ids import SeatId
from lastcall.server import wire
from lastcall.server.door import visitor_of
from lastcall.server.house import House
from lastcall.server.log import about
from lastcall.server.meters import REFUSALS, SHOWN
from lastcall.server.net.connections import HANDSHAKE
from lastcall.server.net.crowd import Caller
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.lines import TOO_MANY, SocketLine
from lastcall.server.room.people import Visitor, Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import NOT_WRITTEN, TableError, Wish
from lastcall.server.shown.news import news as news_for
from lastcall.server.store.store import StoreError

DONE = 1000
FAILED = 1011

logger = logging.getLogger("lastcall")


async def table_socket(websocket: WebSocket) -> None:
    """Connect a page to a table, with a seat or as a spectator."""
    try:
        await websocket.accept()
        page = await page_of(websocket)
        if page is not None:
            websocket.scope["extensions"][HANDSHAKE].hand_over(page)
    except (WebSocketDisconnect, RuntimeError):
        pass  # The page is gone.


async def page_of(websocket: WebSocket) -> Page | None:
    """The page for this socket; None if it was refused and told why."""
    keeper: Doorkeeper = websocket.app.state.doorkeeper
    house: House = websocket.app.state.house
    visitor = visitor_of(websocket)
    caller: Caller = websocket.scope["extensions"][HANDSHAKE].caller
    try:
        room = await house.find(websocket.path_params["room"], visitor.household)
        seat = room.table.seat_of(visitor.keys)
        if seat is None:
            room.requests.strangers.admit(visitor)
        if seat is None and room.people.spectators >= keeper.limits.spectators:
            raise TableError("full_table", "This table has too many spectators. Try again later.")
        page = Page(house, room, keeper, caller, seat, visitor)
        if not keeper.crowd.open_page(caller, page.address, page.seat):
            raise TableError("too_many", "Too many pages are open. Close some, or try again later.")
    except TableError as error:
        REFUSALS.add(error.code)
        await websocket.send_text(wire.write_news(wire.Problem(error.code, str(error))).decode())
        await websocket.close()
        return None
    return page


class Page(SocketLine):
    """A page that looks at a table."""

    __slots__ = ("address", "allowance", "caller", "due", "excess", "house", "keeper", "room", "watcher")

    most = wire.MOST_BYTES

    def __init__(
        self,
        house: House,
        room: Room,
        keeper: Doorkeeper,
        caller: Caller,
        seat: SeatId | None,
        visitor: Visitor,
    ) -> None:
        super().__init__()
        self.house = house
        self.room = room
        self.keeper = keeper
        self.caller = caller
        self.address = visitor.household
        self.allowance = keeper.page_messages.new()
        """What it may send while it has no seat."""
        self.excess = 0.0
        """For how many seconds it has been slowed down without a break."""
        self.watcher = Watcher(seat, self.wake, visitor)
        self.due = False
        """There is news it has not been told."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.room.enter(self.watcher)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.room.go_away(self.watcher)
        self.watcher.wake = lambda: None  # Break the reference cycle that would keep the table in memory.

    def begin(self, work: Coroutine[object, object, None]) -> None:
        self.room.work(work)

    def wake(self) -> None:
        """Send news soon; what arrives in the same instant is sent together."""
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.tell)

    def ready(self) -> None:
        if self.due:
            self.tell()

    def tell(self) -> None:
        """Send the newest state; a slow connection skips those in between."""
        if self.full or not self.due:
            return
        self.due = False
        if self.closing:
            return
        if self.house.rooms.get(self.room.table.id) is not self.room:
            self.problem("no_table", "This table was closed.")
            self.close(DONE)
            return
        if self.caller.key != (self.seat or self.address):
            self.keeper.crowd.place(self.caller, self.address, self.seat)  # They have sat down, moved or stood up.
        try:
            if self.watcher.seat is None:
                self.room.requests.strangers.admit(self.watcher.visitor)
            self.send(news_for(self.room, self.watcher))
        except TableError as error:
            self.problem(error.code, str(error))
            self.close(DONE)
        except Exception:  # A page that gets no more news must not look as if it did.
            logger.exception("a table cannot be shown", extra=about(self.room.table.id))
            self.close(FAILED, "the table cannot be shown")

    def problem(self, code: str, message: str) -> None:
        """Tell the page why something was not done."""
        REFUSALS.add(code)
        self.send(wire.write_news(wire.Problem(code, message)))

    @property
    def seat(self) -> tuple[str, SeatId] | None:
        """Whose quota it uses; None if it has no seat."""
        return None if self.watcher.seat is None else (self.room.table.id, self.watcher.seat)

    def count(self) -> float:
        """Slow down a page that sends too much; without a seat it is closed if it goes on."""
        if self.seat is not None:
            return self.keeper.messages.take(self.seat, self.address)
        own = self.keeper.page_messages.take(self.allowance)
        self.excess = self.excess + own if own else 0.0
        if self.excess > self.keeper.limits.excess and not self.closing:
            self.problem("too_many", "Too many messages; slow down.")
            self.close(TOO_MANY, "too many messages")
        return max(own, self.keeper.stranger_messages.take(self.address))

    async def hear(self, message: bytes) -> None:
        began = time.monotonic()
        try:
            wanted = wire.read_message(message)
            if self.seat is not None and changes_mind(self.room, self.watcher, wanted):
                wait = self.keeper.changes.take(self.seat, self.address)
                if wait:
                    await asyncio.sleep(wait)
            async with self.room.lock:
                moves = self.room.moderator.moves
                await do(self.house, self.room, self.watcher, wanted)
                if isinstance(wanted, wire.Say) and moves != self.room.moderator.moves:
                    # After all pages: they have asked for the same turn of the loop.
                    asyncio.get_running_loop().call_soon(SHOWN.note_since, began)
        except msgspec.MsgspecError:
            self.problem("unreadable", "The server did not understand that message. Reload the page.")
        except TableError as error:
            self.problem(error.code, str(error))
        except UnknownName as error:
            self.problem("unknown", str(error))
        except StoreError:
            self.problem("not_written", NOT_WRITTEN)
        except Exception:
            logger.exception("a table could not do what a page asked for", extra=about(self.room.table.id))
            self.close(FAILED, "that went wrong")


def changes_mind(room: Room, watcher: Watcher, wanted: wire.AnyMessage) -> bool:
    """Whether this message may write something without moving the game on; nobody needs that often.

    What people say to a request is not counted: others decide how often they have to.
    """
    if isinstance(wanted, wire.Consent | wire.Mute | wire.Ban):
        return False
    return not isinstance(wanted, wire.Say) or watcher.seat in room.table.spoken


async def do(house: House, room: Room, watcher: Watcher, wanted: wire.AnyMessage) -> None:
    """Do at the table what a page asks for. mypy fails while a message has no case here."""
    seat = watcher.seat
    if seat is None:
        raise TableError("no_seat", "You're watching. Take a seat to play.")
    match wanted:
        # In the game.
        case wire.Say():
            await room.say(seat, wanted.number, wanted.answer)
        case wire.Announce():
            await room.announce(seat, wish_of(room, seat, wanted))
        case wire.Order():
            await room.order(seat, wanted.orders)
        case wire.MoreTime():
            await room.more_time(seat, wanted.number)
        case wire.StandIn():
            await room.stand_in(seat, True)
        case wire.ComeBack():
            await room.stand_in(seat, False)
        case wire.Consent():
            await room.requests.answer(seat, wanted.request, wanted.agrees)
        case wire.TakeRequests():
            room.requests.take(wanted.takes)
        case wire.Mute():
            house.hosted(room, seat)
            room.requests.mute(wanted.request)
        case wire.Ban():
            house.hosted(room, seat)
            room.requests.ban(wanted.request)
        case wire.Pardon():
            house.hosted(room, seat)
            room.requests.pardon()
        case wire.Hurry():
            await room.hurry(seat, wanted.how)
        case wire.Leave():
            await room.leave(seat)
        # Before it begins, or when it is over.
        case wire.Pick():
            await house.pick(room, seat, wanted.character, wanted.seat)
        case wire.SeatBot():
            await house.seat_bot(room, wanted.seat, wanted.level)
        case wire.MoveSeat():
            await house.move_seat(room, wanted.seat, wanted.to, seat)
        case wire.RandomTeams():
            await house.random_teams(room, seat)
        case wire.Unseat():
            await house.unseat(room, wanted.seat, seat, wanted.ban)
        case wire.Commit():
            house.commit(room, seat, wanted.commitment)
        case wire.Start():
            await house.start(room, seat, watcher.visitor.household)
        case wire.Open():
            await house.open_up(room, seat, Sealed(wanted.value, wanted.salt))
        case wire.Close():
            await house.close_table(room, seat)
        case wire.PlayAgain():
            await house.again(room)
        case _:
            assert_never(wanted)


def wish_of(room: Room, seat: SeatId, wanted: wire.Announce) -> Wish | None:
    """The announced card of their own hand; None if they take it back."""
    game = room.table.game
    if wanted.card is None or game is None:
        return None
    card = next((card for card in game.seats[seat].playable(game) if seen_id(game, card) == wanted.card), None)
    if card is None:
        raise TableError("not_held", "You no longer have that card.")
    return Wish(card, wanted.target)
