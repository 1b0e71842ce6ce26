"""The line to a page after its handshake: frames in, frames out (RFC 6455). Nothing runs while a line is quiet.

A line costs about a fifth of the memory of a general WebSocket connection, and less time for each message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, NamedTuple, cast

from lastcall.server.meters import PAUSES

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN: Final = 0x80
CONTROL: Final = 8
"""Frames of this kind and above are about the line itself."""
MOST_CONTROL: Final = 125
WRONG: Final = 1002
TOO_MANY: Final = 1008
TOO_LARGE: Final = 1009
RESTART: Final = 1012
PATIENCE: Final = 20.0
"""Seconds between two checks that the page is still there."""
FAREWELL: Final = 3.0
"""Seconds for the page to close its end."""
WAITING: Final = 8
"""How many messages may wait before we stop reading."""
UNREAD: Final = 1 << 20
"""A page that has left this many bytes unread is gone."""
READ: Final = 1 << 14
"""How many bytes are read at once: so many may wait in memory while a line rests."""


class BadFrame(Exception):
    """A malformed or oversized frame, or one too many: the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class WebSocketFrame(NamedTuple):
    """A frame as it came."""

    last: bool
    """It is the last frame of its message."""
    kind: int
    content: bytes


def take_frame(buffer: bytearray, most: int) -> WebSocketFrame | None:
    """Take the first frame from what has arrived; None if it is not complete yet."""
    if len(buffer) < 2:
        return None
    first, size, start = buffer[0], buffer[1] & 0x7F, 2
    kind, last = first & 0x0F, bool(first & FIN)
    if first & 0x70 or not buffer[1] & 0x80 or kind not in (MORE, TEXT, BYTES, CLOSE, PING, PONG):
        raise BadFrame(WRONG)  # No extension was agreed upon, and pages mask what they send.
    if kind >= CONTROL and (size > MOST_CONTROL or not last):
        raise BadFrame(WRONG)
    if size > MOST_CONTROL:
        start = 4 if size == 126 else 10
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[2:start], "big")
    if size > most:
        raise BadFrame(TOO_LARGE)
    end = start + 4 + size
    if len(buffer) < end:
        return None
    content = unmasked(buffer[start + 4 : end], buffer[start : start + 4])
    del buffer[:end]
    return WebSocketFrame(last, kind, content)


def unmasked(content: bytearray, mask: bytearray) -> bytes:
    """The content with its mask removed."""
    size = len(content)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def framed(content: bytes, kind: int = TEXT) -> bytes:
    """A whole message in one frame."""
    size = len(content)
    if size <= MOST_CONTROL:
        return bytes((FIN | kind, size)) + content
    if size < 1 << 16:
        return bytes((FIN | kind, 126)) + size.to_bytes(2, "big") + content
    return bytes((FIN | kind, 127)) + size.to_bytes(8, "big") + content


class SocketLine(asyncio.BufferedProtocol):
    """A line to a page. Its messages are handled in order, one at a time."""

    __slots__ = (
        "buffer",
        "busy",
        "closing",
        "full",
        "gone",
        "heard",
        "incoming",
        "message",
        "resting",
        "timer",
        "transport",
        "waiting",
    )

    most = 1 << 12
    """The most bytes in a message."""

    def __init__(self) -> None:
        self.incoming = bytearray()
        """Where the next bytes are put."""
        self.buffer = bytearray()
        """What has arrived and was not taken yet."""
        self.resting: asyncio.TimerHandle | None = None
        """While nothing is read, because the page has sent too much."""
        self.message: bytes | None = None
        """The first frames of an incomplete message."""
        self.waiting: list[bytes] = []
        """Messages not handled yet."""
        self.busy = False
        """Whether they are being handled."""
        self.full = False
        """The page reads more slowly than we send."""
        self.closing = False
        self.heard = True
        """Something has arrived since the last check."""
        self.timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport | None = None
        self.gone: list[Callable[[], None]] = []
        """Called when the line is gone."""

    async def hear(self, message: bytes) -> None:
        """Handle a message."""
        raise NotImplementedError

    def count(self) -> float:
        """Count one more frame, of whatever kind; the seconds for which nothing is read after it."""
        raise NotImplementedError

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Start this as a task."""
        raise NotImplementedError

    def ready(self) -> None:
        """There is room for news again."""
        raise NotImplementedError

    # --- out

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Send something, unless the line is closed."""
        if self.closing or self.transport is None or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            self.transport.write(framed(content, kind))

    def close(self, code: int, reason: str = "") -> None:
        """Send the reason, and wait briefly for the page to close."""
        if not self.closing and self.transport is not None:
            self.send(code.to_bytes(2, "big") + reason.encode(), CLOSE)
            self.closing = True
            self.set_timer(FAREWELL, self.transport.close)

    def shutdown(self) -> None:
        """The server shuts down."""
        self.close(RESTART)
        if self.transport is not None:
            self.transport.close()

    # --- in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.set_timer(PATIENCE, self.look_whether_they_are_there)
        self.ready()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        self.transport = None
        for timer in (self.timer, self.resting):
            if timer is not None:
                timer.cancel()
        for tell in self.gone:
            tell()
        self.gone.clear()

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        self.ready()

    def get_buffer(self, sizehint: int) -> bytearray:
        self.incoming = bytearray(READ)
        return self.incoming

    def buffer_updated(self, nbytes: int) -> None:
        data, self.incoming = self.incoming[:nbytes], bytearray()
        self.receive(data)

    def receive(self, data: bytes | bytearray) -> None:
        """Something has arrived."""
        self.heard = True
        self.buffer += data
        self.read()

    def read(self) -> None:
        """Take the frames that have arrived, as far as the line may."""
        try:
            while self.may_read and (frame := take_frame(self.buffer, self.most)):
                self.take(frame)
        except BadFrame as bad:
            self.buffer.clear()
            self.close(bad.code)
        transport = self.transport
        if transport is not None and not transport.is_closing() and self.may_read != transport.is_reading():
            (transport.resume_reading if self.may_read else transport.pause_reading)()

    @property
    def may_read(self) -> bool:
        """Whether more is read now."""
        return self.resting is None and len(self.waiting) < WAITING

    def rest(self, seconds: float) -> None:
        """Read nothing for so long."""
        PAUSES.add()
        self.resting = asyncio.get_running_loop().call_later(seconds, self.rested)

    def rested(self) -> None:
        """Read on."""
        self.resting = None
        self.read()

    def take(self, frame: WebSocketFrame) -> None:
        """Handle a whole frame."""
        seconds = self.count()
        if seconds > 0:
            self.rest(seconds)
        if frame.kind == CLOSE:
            self.close(int.from_bytes(frame.content[:2], "big") if len(frame.content) >= 2 else 1000)
            if self.transport is not None:
                self.transport.close()
        elif frame.kind == PING:
            if not self.full:
                self.send(frame.content, PONG)
        elif frame.kind != PONG:
            if (frame.kind == MORE) != (self.message is not None):
                raise BadFrame(WRONG)  # One message begins in the middle of another, or nothing has begun.
            message = (self.message or b"") + frame.content
            if len(message) > self.most:
                raise BadFrame(TOO_LARGE)
            self.message = None if frame.last else message
            if frame.last and not self.closing:
                self.put(message)

    def put(self, message: bytes) -> None:
        """Queue a message to be handled after those before it."""
        self.waiting.append(message)
        if not self.busy:
            self.busy = True
            self.begin(self.hear_all())

    async def hear_all(self) -> None:
        """Handle the waiting messages in order, even if the line has broken since."""
        while self.waiting:
            message = self.waiting.pop(0)
            await self.hear(message)
        self.busy = False
        self.read()

    # --- time

    def set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        """Set the timer; there is only one at a time."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, then)

    def look_whether_they_are_there(self) -> None:
        """Ask the page for a sign of life; close the line if it gave none."""
        if self.transport is None:
            return
        if not self.heard and self.may_read:
            self.transport.abort()
            return
        self.heard = False
        self.send(b"", PING)
        self.set_timer(PATIENCE, self.look_whether_they_are_there)
