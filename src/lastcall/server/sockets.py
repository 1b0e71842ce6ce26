"""One socket per page: messages in, news out. Whatever comes in, the table is unharmed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall.engine.core.errors import UnknownName
from lastcall.engine.seen.faces import seen_id
from lastcall.fairness import Sealed
from lastcall.server import wire
from lastcall.server.headers import same_origin
from lastcall.server.house import House
from lastcall.server.keys import Keys
from lastcall.server.limits import Allowance, Doorkeeper, household
from lastcall.server.room import Room, Watcher
from lastcall.server.table import NOT_WRITTEN, TableError, Wish, hashed
from lastcall.server.telling import news as news_for

TOO_MANY = 1008
TOO_LARGE = 1009
FAILED = 1011

logger = logging.getLogger("lastcall")


def address_of(connection: HTTPConnection) -> str:
    """Who is counted as one."""
    return household(connection.client.host if connection.client is not None else "")


async def table_socket(websocket: WebSocket) -> None:
    """A page that looks at a table, from a seat or as a spectator."""
    keeper: Doorkeeper = websocket.app.state.doorkeeper
    address = address_of(websocket)
    if not same_origin(websocket):
        await websocket.close(TOO_MANY, "foreign origin")
        return
    if not keeper.requests.take(address) or not keeper.enter(address):
        await websocket.close(TOO_MANY, "too many pages")
        return
    try:
        await websocket.accept()
        await look_at_table(websocket, keeper, address)
    except (WebSocketDisconnect, RuntimeError):
        pass  # The page is gone.
    finally:
        keeper.go(address)


async def look_at_table(websocket: WebSocket, keeper: Doorkeeper, address: str) -> None:
    """From the first word to the last."""
    house: House = websocket.app.state.house
    keys: Keys = websocket.app.state.keys
    try:
        room = await house.find(websocket.path_params["room"])
        key = keys.of(websocket)
        seat = room.table.seat_of(key) if key else None
        if seat is None and sum(one.seat is None for one in room.watchers) >= keeper.limits.spectators:
            raise TableError("full_table", "Too many people look on at this table. Please come back later.")
    except TableError as error:
        await problem(websocket, error.code, str(error))
        await websocket.close()
        return
    news = asyncio.Event()
    watcher = Watcher(seat, news.set, hashed(key) if key else "")
    room.enter(watcher)
    sender = asyncio.create_task(send_news(websocket, house, room, watcher, news))
    try:
        await hear(websocket, house, room, watcher, address)
    finally:
        room.go_away(watcher)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def send_news(websocket: WebSocket, house: House, room: Room, watcher: Watcher, news: asyncio.Event) -> None:
    """The newest state whenever there is one; a slow connection skips what lies between."""
    try:
        while True:
            await news.wait()
            news.clear()
            if house.rooms.get(room.table.id) is not room:
                await problem(websocket, "no_table", "This table was closed.")
                await websocket.close()
                return
            await websocket.send_text(news_for(room, watcher).decode())
    except (WebSocketDisconnect, RuntimeError):
        raise  # The page is gone.
    except Exception:  # A page that is told nothing any more must not look as if it were.
        logger.exception("table %s cannot be shown", room.table.id)
        await websocket.close(FAILED, "the table cannot be shown")


async def hear(websocket: WebSocket, house: House, room: Room, watcher: Watcher, address: str) -> None:
    """Message after message, until the connection ends."""
    keeper: Doorkeeper = websocket.app.state.doorkeeper
    allowance = Allowance(keeper.limits.messages_a_second)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        if len(text) > wire.MOST_BYTES:
            await websocket.close(TOO_LARGE, "too large")
            return
        if not (allowance.take() and keeper.messages.take(address)):
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
        except sqlite3.Error:
            await problem(websocket, "not_written", NOT_WRITTEN)


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
        await room.more_time(seat, wanted.number)
    elif isinstance(wanted, wire.StandIn):
        await room.stand_in(seat, True)
    elif isinstance(wanted, wire.ComeBack):
        await room.stand_in(seat, False)
    elif isinstance(wanted, wire.Consent):
        await room.consent(seat, wanted.request, wanted.agrees)
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
        await house.unseat(room, wanted.seat, seat)
    elif isinstance(wanted, wire.Commit):
        house.commit(room, seat, wanted.commitment)
    elif isinstance(wanted, wire.Start):
        await house.start(room, seat)
    elif isinstance(wanted, wire.Open):
        await house.open_up(room, seat, Sealed(wanted.value, wanted.salt))
    elif isinstance(wanted, wire.Close):
        await house.close_table(room, seat)
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
