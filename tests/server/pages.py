"""Pages that cost next to nothing: raw sockets, and of all that is told only what a person needs to answer."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import UNSET, UnsetType

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEAD_END = b"\r\n\r\n"


class Option(msgspec.Struct):
    answer: tuple[int, ...]


class Prompt(msgspec.Struct):
    number: int
    said: bool
    options: tuple[Option, ...]


class Waiting(msgspec.Struct):
    kind: str


class Table(msgspec.Struct):
    state: str


class View(msgspec.Struct):
    number: int


class Own(msgspec.Struct):
    prompt: Prompt | UnsetType | None = UNSET
    said: bool | UnsetType = UNSET
    waiting: Waiting | UnsetType | None = UNSET


class Public(msgspec.Struct):
    table: Table | UnsetType = UNSET
    number: int | UnsetType = UNSET


class News(msgspec.Struct):
    """Whatever the server says: a state, a change, a problem. Everything else in it is skipped."""

    kind: str = msgspec.field(name="is")
    prompt: Prompt | None = None
    table: Table | None = None
    view: View | None = None
    waiting: Waiting | None = None
    own: Own | None = None
    public: Public | None = None
    code: str = ""


read_news = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


class Page(asyncio.Protocol):
    """A WebSocket. What it hears it hands to `hear`."""

    def __init__(self, port: int, room: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.open = False
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET /ws/tables/{room} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        at = 0
        if not self.open:
            end = buffer.find(HEAD_END)
            if end < 0:
                return
            assert b" 101 " in buffer[:20], bytes(buffer[:end])
            self.open = True
            at = end + len(HEAD_END)
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            kind, said = buffer[at] & 15, bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.hear(said)
            elif kind == PING:
                self.send(said, PONG)
        del buffer[:at]

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """A short message; a mask of zeros is a mask."""
        size = len(text)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + bytes(4) + text)

    def close(self) -> None:
        """The page is closed, whatever was on its way."""
        if self.transport is not None:
            self.transport.close()


async def request(port: int, path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
    """A request of the lobby, a POST if it has a body: what was answered, and the cookie that came with it."""
    content = b"" if body is None else write(body)
    head = (
        f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Length: {len(content)}\r\n{f'Cookie: {cookie}' + chr(13) + chr(10) if cookie else ''}\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode() + content)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(HEAD_END)
    status = top.split(b" ", 2)[1]
    assert status in (b"200", b"201"), answer
    given = [line for line in top.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
    return rest, given[0].split(":", 1)[1].split(";")[0].strip() if given else cookie
