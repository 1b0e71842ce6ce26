"""One socket per page: messages in, news out. Whatever comes in, the table is unharmed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall.engine.core.errors import UnknownName
from lastcall.engine.seen.faces import seen_id
from lastcall.server import entries, wire
from lastcall.server.house import House
from lastcall.server.room import Room, Watcher, Wish
from lastcall.server.showing import show
from lastcall.server.table import TableError

COOKIE = "lastcall"
IN_ONE_GO = 3.0
"""So many seconds' worth of messages may come in one go."""
TOO_MANY = 1008
TOO_LARGE = 1009
FAILED = 1011

logger = logging.getLogger("lastcall")


def same_origin(connection: HTTPConnection) -> bool:
    """Pages of other sites may not speak for somebody at a table; programs name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Allowance:
    """How much somebody may still send: it grows with time."""

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        self.at_once = IN_ONE_GO * a_second
        self.left = self.at_once
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.a_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


async def table_socket(websocket: WebSocket) -> None:
    """A page that looks at a table, from a seat or as a spectator."""
    house: House = websocket.app.state.house
    if not same_origin(websocket):
        await websocket.close(TOO_MANY, "foreign origin")
        return
    await websocket.accept()
    try:
        room = house.find(websocket.path_params["room"])
    except TableError as error:
        await problem(websocket, error.code, str(error))
        await websocket.close()
        return
    news = asyncio.Event()
    watcher = Watcher(room.table.seat_of(websocket.cookies.get(COOKIE, "")), news.set)
    room.enter(watcher)
    sender = asyncio.create_task(send_news(websocket, room, watcher, news))
    try:
        await hear(websocket, house, room, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.go_away(watcher)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def send_news(websocket: WebSocket, room: Room, watcher: Watcher, news: asyncio.Event) -> None:
    """The newest state whenever there is one; a slow connection skips what lies between."""
    try:
        while True:
            await news.wait()
            news.clear()
            await websocket.send_text(wire.write_news(show(room, watcher)).decode())
    except (WebSocketDisconnect, RuntimeError):
        raise  # The page is gone.
    except Exception:  # A page that is told nothing any more must not look as if it were.
        logger.exception("table %s cannot be shown", room.table.id)
        await websocket.close(FAILED, "the table cannot be shown")


async def hear(websocket: WebSocket, house: House, room: Room, watcher: Watcher) -> None:
    """Message after message, until the connection ends."""
    allowance = Allowance(websocket.app.state.messages_a_second)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        if len(text) > wire.MOST_BYTES:
            await websocket.close(TOO_LARGE, "too large")
            return
        if not allowance.take():
            await problem(websocket, "too_many", "Slowly, please: that was too much at once.")
            await websocket.close(TOO_MANY, "too many messages")
            return
        try:
            wanted = wire.read_message(text)
            async with room.lock:
                await do(house, room, watcher, wanted)
        except msgspec.MsgspecError:
            await problem(websocket, "unreadable", "The table did not understand that.")
        except TableError as error:
            await problem(websocket, error.code, str(error))
        except UnknownName as error:
            await problem(websocket, "unknown", str(error))


async def problem(websocket: WebSocket, code: str, message: str) -> None:
    """Tell somebody why something was not done."""
    await websocket.send_text(wire.write_news(wire.Problem(code, message)).decode())


async def do(house: House, room: Room, watcher: Watcher, wanted: wire.AnyMessage) -> None:
    """What somebody wants, done at the table."""
    seat = watcher.seat
    if seat is None:
        raise TableError("no_seat", "You are watching. Take a seat to play.")
    if isinstance(wanted, wire.Say):
        await room.say(seat, wanted.number, wanted.answer)
    elif isinstance(wanted, wire.Announce):
        await room.announce(seat, wish_of(room, seat, wanted))
    elif isinstance(wanted, wire.Order):
        await room.order(seat, wanted.orders)
    elif isinstance(wanted, wire.MoreTime):
        room.more_time(seat, wanted.number)
    elif isinstance(wanted, wire.StandIn):
        await room.change(entries.StoodIn(seat))
    elif isinstance(wanted, wire.ComeBack):
        await room.change(entries.CameBack(seat))
    elif isinstance(wanted, wire.Leave):
        await room.leave(seat)
    else:
        await do_before_and_after(house, room, seat, wanted)


async def do_before_and_after(house: House, room: Room, seat: int, wanted: wire.AnyMessage) -> None:
    """What is done before the game begins, or when it is over."""
    if isinstance(wanted, wire.Pick):
        await house.pick(room, seat, wanted.character, wanted.seat)
    elif isinstance(wanted, wire.SeatBot):
        await house.seat_bot(room, wanted.seat, wanted.level)
    elif isinstance(wanted, wire.Unseat):
        await house.unseat(room, wanted.seat)
    elif isinstance(wanted, wire.Start):
        await house.start(room)
    elif isinstance(wanted, wire.PlayAgain):
        await house.again(room)


def wish_of(room: Room, seat: int, wanted: wire.Announce) -> Wish | None:
    """The card of the own hand that is meant."""
    game = room.table.game
    if wanted.card is None or game is None:
        return None
    card = next((card for card in game.seats[seat].playable() if seen_id(game, card) == wanted.card), None)
    if card is None:
        raise TableError("not_held", "You do not hold that card any more.")
    return Wish(card, wanted.target)
