"""The line to a page: frames in, frames out, and whatever comes instead of a frame."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from lastcall.server.house import House
from lastcall.server.net.connections import Handshake
from lastcall.server.net.doorkeeper import Doorkeeper
from lastcall.server.net.limits import Limits
from lastcall.server.net.lines import BYTES, CLOSE, MORE, PING, PONG, TEXT, UNREAD, BadFrame, framed, take_frame
from lastcall.server.room.people import Visitor
from lastcall.server.sockets import Page
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.wire import NewTable
from tests.server.pages import HEAD_END
from tests.server.tables import Person, Served, serving
from tests.waiting import STUCK


def sent(content: bytes, kind: int = TEXT, last: bool = True, mask: bytes = b"\x01\x7f\x80\xfe") -> bytes:
    """A frame as a page sends it."""
    size = len(content)
    if size < 126:
        length = bytes((128 | size,))
    else:
        length = bytes((254,)) + size.to_bytes(2, "big") if size < 1 << 16 else bytes((255,)) + size.to_bytes(8, "big")
    return bytes((128 * last | kind,)) + length + mask + bytes(c ^ mask[n % 4] for n, c in enumerate(content))


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 4096, 65535, 65536, 70000])
def test_a_frame_is_read_when_it_is_whole(size: int) -> None:
    content = os.urandom(size)
    whole = sent(content, BYTES) + b"next"
    buffer = bytearray()
    for number in range(0, len(whole) - 4, 97):
        assert take_frame(buffer, 1 << 20) is None
        buffer += whole[number : number + 97]
    buffer[:] = whole
    frame = take_frame(buffer, 1 << 20)
    assert frame == (True, BYTES, content)
    assert buffer == b"next"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x01a", 1002),  # Not masked.
        (b"\xc1\x80\x00\x00\x00\x00", 1002),  # An extension nobody has agreed upon.
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # No such kind.
        (b"\x09\x80\x00\x00\x00\x00", 1002),  # A part of a ping.
        (b"\x89\xfe\x00\x7e\x00\x00\x00\x00", 1002),  # A large ping.
        (b"\x81\xfe\x10\x01", 1009),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1009),
    ],
)
def test_what_is_no_frame_is_refused_before_it_has_come_in_full(wrong: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        take_frame(bytearray(wrong), 4096)
    assert refused.value.code == code


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_what_is_said_is_one_frame(size: int) -> None:
    import websockets.frames
    import websockets.streams

    stream = websockets.streams.StreamReader()
    stream.feed_data(framed(b"x" * size))
    reading = websockets.frames.Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(reading)
    assert bytes(read.value.value.data) == b"x" * size


class Wire:
    """A page that sends bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        async with asyncio.timeout(STUCK):
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return kind & 15, await self.reader.readexactly(size)

    async def next_of(self, kind: int) -> bytes:
        """The next one of this kind."""
        while True:
            found, content = await self.frame()
            if found == kind:
                return content

    async def problem(self) -> str:
        """The code of the next problem."""
        while True:
            news: dict[str, Any] = msgspec.json.decode(await self.next_of(TEXT))
            if news["is"] == "problem":
                code: str = news["code"]
                return code


async def opened(served: Served, room: str) -> Wire:
    """After the handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        f"GET /ws/tables/{room} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(HEAD_END)
    return Wire(reader, writer)


def at_a_table(test: Callable[[Wire, Served, str], Awaitable[None]], **limits: Any) -> None:
    """With a spectator at a table."""

    async def run() -> None:
        async with serving(**limits) as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2)
            wire = await opened(served, room)
            await test(wire, served, room)
            wire.writer.close()
            await ann.leave()

    asyncio.run(run())


def test_messages_come_in_pieces_with_pings_between() -> None:
    async def test(wire: Wire, served: Served, room: str) -> None:
        whole = sent(b'{"do":', last=False) + sent(b"are you there", PING) + sent(b'"start"}', MORE)
        for byte in whole:
            wire.writer.write(bytes((byte,)))
            await wire.writer.drain()
        assert await wire.next_of(PONG) == b"are you there"
        assert await wire.problem() == "no_seat"
        wire.writer.write(sent(b'{"do":"start"}', BYTES) + sent(b"\xff\xfe"))
        assert await wire.problem() == "no_seat"
        assert await wire.problem() == "unreadable"

    at_a_table(test)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (sent(b"{", last=False) + sent(b"{"), 1002),  # A message in the middle of another.
        (sent(b"}", MORE), 1002),  # The end of nothing.
        (sent(b"x" * 4000, last=False) + sent(b"x" * 4000, MORE), 1009),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
        (sent((4001).to_bytes(2, "big"), CLOSE), 4001),  # Whoever hangs up is answered.
    ],
)
def test_a_line_is_closed_with_a_reason(wrong: bytes, code: int) -> None:
    async def test(wire: Wire, served: Served, room: str) -> None:
        wire.writer.write(wrong)
        assert int.from_bytes((await wire.next_of(CLOSE))[:2], "big") == code
        if code != 4001:
            wire.writer.write(sent(b"", CLOSE))
        assert await wire.reader.read() == b"", "nothing comes after it"
        again = await opened(served, room)
        assert (await again.frame())[0] == TEXT
        again.writer.close()

    at_a_table(test)


def test_pages_that_have_gone_are_not_counted() -> None:
    async def test(wire: Wire, served: Served, room: str) -> None:
        for _ in range(12):
            page = await opened(served, room)
            await page.frame()
            page.writer.write(sent(b"", CLOSE))
            await page.reader.read()
            page.writer.close()
            await page.writer.wait_closed()

    at_a_table(test, connections_of_one=6, sockets_of_one=4)


class Recorded(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []
        self.unread = 0
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.frames.append(bytes(data))

    def is_reading(self) -> bool:
        return True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.unread


async def recorded(house: House) -> tuple[Page, Recorded]:
    """A page that looks on at a new table."""
    room = await house.open(NewTable(seats=4))
    keeper, transport = Doorkeeper(Limits()), Recorded()
    caller = keeper.crowd.come(transport, "here")
    assert keeper.crowd.open_page(caller, "here", None)
    page = Page(house, room, keeper, caller, None, Visitor("here"))
    page.gone.append(lambda: keeper.crowd.go(caller))
    page.connection_made(transport)
    await asyncio.sleep(0)
    assert len(transport.frames) == 1
    return page, transport


def test_whoever_talks_and_never_reads_is_sent_away() -> None:
    """What they were told filled the memory: every refusal waited for them."""

    async def test() -> None:
        house = House(SqliteStore())
        page, transport = await recorded(house)
        transport.unread = UNREAD + 1
        page.receive(sent(b"nonsense"))
        await asyncio.gather(*page.room.at_work)
        assert transport.aborted
        assert len(transport.frames) == 1, "nothing more is kept for them"
        page.connection_lost(None)
        await house.close()

    asyncio.run(test())


def test_a_slow_page_skips_what_lies_between() -> None:
    async def test() -> None:
        house = House(SqliteStore())
        page, transport = await recorded(house)
        room, keeper = page.room, page.keeper
        page.pause_writing()
        for seat in range(3):
            await house.sit(room, f"Player {seat}", f"key {seat}", seat)
            await asyncio.sleep(0)
        assert len(transport.frames) == 1, "nobody reads"
        page.resume_writing()
        assert len(transport.frames) == 2
        assert b"Player 0" in transport.frames[1]
        assert b"Player 2" in transport.frames[1]
        page.connection_lost(None)
        assert not room.people.watchers
        assert not keeper.crowd.size
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_line_keeps_nothing_of_its_handshake(loop: str) -> None:
    """It takes more memory than all else a page needs."""
    factory = pytest.importorskip(loop).new_event_loop

    async def test() -> None:
        async with serving() as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2)
            await ann.connect(room)
            await ann.until(lambda state: True)
            gc.collect()
            found = gc.get_objects()
            assert [one for one in found if isinstance(one, Page)]
            assert not [one for one in found if isinstance(one, Handshake)]

    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(test())
