"""A siege of a real server: `python -m tests.server.siege [--seconds N]`.

Honest people play whole games while others flood, stall, lie and push in, and while the server is killed now and then.
At the end it says what was promised and kept; exit 1 if a promise was broken. Everything stays on loopback, where each
party has an address of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import websockets

from lastcall.records import Record
from lastcall.server.log import JSON
from lastcall.server.net.lines import PING
from lastcall.verdict import verdict_on
from tests.server.processes import A_TICK
from tests.server.tables import Person, Served, free_port
from tests.server.test_attacks_flood import ENDLESS, WAITS_FOR_NO_ANSWER
from tests.server.test_lines import sent
from tests.server.test_play import check_frames
from tests.waiting import STUCK

COMMAND = [sys.executable, "-c", "from lastcall.cli import main; main()", "serve"]
BETWEEN_KILLS = 40.0
MOST_WORK = 0.25
"""Seconds of the server's processor time: of a hundred answers, ninety-nine must be confirmed sooner. By the clock it
depends on what else the machine does."""
STRANGERS, TABLES_OF_ONE = 5, 30
"""So many addresses play so many games with bots each."""
TOO_SLOW = "thought too long"
"""What the log says of a bot whose window closed before it was done."""
MOST_MEMORY = 400.0
"""Megabytes the server may take."""
HARMLESS = {"too_late", "not_asked", "not_offered", "no_request"}
"""Refusals that honest people meet, too."""
LOST = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, EOFError)
"""What anybody meets whose server is killed."""


class Siege:
    """The server, the clock, and what has been found out."""

    def __init__(self, seconds: float, folder: Path) -> None:
        self.port = free_port()
        self.served = Served(self.port)
        self.folder = folder
        self.until = time.monotonic() + seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.broken: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.waits: list[float] = []
        """By the clock, from an answer to its confirmation."""
        self.work: list[float] = []
        """The same in the server's processor time."""
        self.playing: Counter[int] = Counter()
        """The games of strangers with bots that are going on, by their number of seats."""
        self.most_playing = 0
        self.life = 0
        """How often the server has been started."""
        self.killing = False

    @property
    def over(self) -> bool:
        """Attackers go home; honest people finish their games."""
        return time.monotonic() >= self.until

    def breaks(self, promise: str) -> None:
        """Something happened that must not happen."""
        self.broken[promise] += 1

    async def start(self) -> None:
        """The server, on the same database as before."""
        with (self.folder / "errors").open("ab") as errors:
            self.process = subprocess.Popen(
                [*COMMAND, "--port", str(self.port), "--database", str(self.folder / "tables.db"), JSON],
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        begun = time.monotonic()
        while time.monotonic() - begun < STUCK:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.0.0.9", 0))
                writer.close()
                self.life += 1
                return
            if self.process.poll() is not None:
                raise RuntimeError("the server does not start")
            await asyncio.sleep(0.05)

    async def kill_now_and_then(self) -> None:
        """Without a warning."""
        while not self.over:
            await asyncio.sleep(min(BETWEEN_KILLS, max(0.0, self.until - time.monotonic())))
            assert self.process is not None
            if self.process.poll() is not None:
                self.breaks("the server never ends by itself")
            if not self.over:
                self.killing = True
                self.process.kill()
                self.process.wait()
                self.done["kills"] += 1
                await self.start()
                self.killing = False

    def memory(self) -> float:
        """Of the server and its workers, in megabytes."""
        assert self.process is not None
        return sum(kilobytes(one) for one in (self.process.pid, *children(self.process.pid))) / 1024

    def worked(self) -> float:
        """The processor time of the server, without its workers, in seconds."""
        assert self.process is not None
        with contextlib.suppress(OSError):
            after_name = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            return (int(after_name[11]) + int(after_name[12])) * A_TICK
        return 0.0

    def files(self) -> int:
        """How many files and sockets the server has open."""
        assert self.process is not None
        with contextlib.suppress(OSError):
            return len(os.listdir(f"/proc/{self.process.pid}/fd"))
        return 0


def kilobytes(process: int) -> int:
    """What a process has in memory."""
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0])
    return 0


def children(process: int) -> list[int]:
    """Those a process has started."""
    with contextlib.suppress(OSError):
        found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
        return [*map(int, found.split())]
    return []


class Guest(Person):
    """Somebody at an address of their own."""

    def __init__(self, siege: Siege, address: str, name: str = "") -> None:
        super().__init__(siege.served, name)
        self.siege = siege
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=siege.served.address, timeout=30, transport=transport)

    async def connect(self, room: str, **headers: str) -> None:
        """Look at a table."""
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.served.port}/ws/tables/{room}",
            additional_headers={**({"Cookie": cookies} if cookies else {}), **headers},
            open_timeout=30,
            close_timeout=1,
            ping_interval=None,
            local_addr=(self.address, 0),
        )


# --- honest people


class Game:
    """One game of honest people."""

    def __init__(self, siege: Siege, address: str, people: int, bots: int, chance: random.Random) -> None:
        self.siege = siege
        self.seats = people + bots
        self.bots = bots
        self.players = [Honest(self, address, f"Player {letter}", chance) for letter in "ABCDEF"[:people]]
        self.eve = Honest(self, address, "", chance)
        self.room = ""
        self.highest = -1
        """The furthest anybody has seen the game."""
        self.refused: set[tuple[int, int]] = set()
        """The requests for a seat that somebody has refused, with the life of the server they were made in."""

    async def run(self) -> None:
        """From an empty table to the record."""
        self.room = await self.insist(self.open)
        for player in self.players[1:]:
            await self.insist(functools.partial(player.sit, self.room))
        await asyncio.gather(*(player.play() for player in (*self.players, self.eve)))
        await self.insist(self.check)
        self.siege.done["honest games"] += 1
        for player in (*self.players, self.eve):
            with contextlib.suppress(*LOST):
                await player.leave()

    async def open(self) -> str:
        choices = {"level": "greedy", "pace": "brisk", "quick_responses": False}
        return await self.players[0].open_table(seats=self.seats, bots=self.bots, **choices)

    async def insist(self, what: Callable[[], Awaitable[Any]]) -> Any:
        """Again and again while the server is being killed."""
        begun = time.monotonic()
        while True:
            life = self.siege.life
            try:
                return await what()
            except LOST:
                if not self.siege.killing and life == self.siege.life:
                    self.siege.breaks("honest requests are answered")
                if time.monotonic() - begun > STUCK:
                    raise
                await asyncio.sleep(0.2)

    async def check(self) -> None:
        """What can be told when it is over."""
        response = await self.players[0].http.get(f"/api/tables/{self.room}/record")
        if response.status_code != 200:
            self.siege.breaks(f"everybody can have the record of their game ({response.text})")
            return
        record = Record.from_json(response.content)
        assert record.fairness is not None
        if verdict_on(record).wrong:
            self.siege.breaks("every record verifies")
        opened = {one.commitment for one in record.fairness.contributions if one.opened}
        for player in self.players:
            if player.sealed is None or player.sealed.commitment not in opened:
                self.siege.breaks("everybody's part is in the seed")
        try:
            check_frames(*self.players, self.eve)
        except AssertionError as error:
            self.siege.breaks(f"nobody is sent a card of another hand ({error})")


class Honest(Guest):
    """Plays as a person does, only faster; notices whatever should not happen."""

    def __init__(self, game: Game, address: str, name: str, chance: random.Random) -> None:
        super().__init__(game.siege, address, name)
        self.game = game
        self.chance = chance
        self.said: set[int] = set()
        """The questions whose answer was shown as said."""
        self.asked: tuple[int, float, float] | None = None
        """The question that was answered last, when, and how long the server had worked by then."""
        self.opened: set[str] = set()
        self.committed: Any = None
        """The connection over which it was committed to something last."""
        self.started = 0.0

    async def play(self) -> None:
        """Until the game is over, whatever happens to the connection."""
        lost = time.monotonic()
        while True:
            life = self.siege.life
            try:
                seen = self.game.highest
                await self.connect(self.game.room)
                self.state, self.asked = {}, None
                await self.hear()
                self.after_a_break(seen)
                while not self.over():
                    lost = time.monotonic()
                    await self.act()
                    await self.hear()
                    self.notice()
                return
            except LOST as error:
                if not self.siege.killing and life == self.siege.life:
                    self.siege.breaks(f"honest pages stay open ({type(error).__name__})")
                if time.monotonic() - lost > STUCK:
                    self.siege.breaks("honest people finish their games")
                    return
                await asyncio.sleep(0.2)

    def over(self) -> bool:
        """The game has ended."""
        return bool(self.state) and self.state["table"]["state"] == "over"

    def after_a_break(self, seen: int) -> None:
        """Nothing that was told to anybody is forgotten; `seen`: how far it had been told before this page came."""
        if self.frames:
            # The whole log comes again; only its last line is about this moment.
            state = self.frames[-1][1]
            state = {**state, "log": state["log"][-1:]}
            self.frames[-1] = (json.dumps(state), state)
        if not self.state or self.state["view"] is None:
            if seen >= 0:
                self.siege.breaks("a game that was seen to begin has begun")
            return
        if self.state["view"]["number"] < seen:
            self.siege.breaks("no move that was seen is lost")
        prompt = self.state["prompt"]
        if prompt and prompt["number"] in self.said and not prompt["said"]:
            self.siege.breaks("what was shown as said is said")
        self.notice()

    def notice(self) -> None:
        """What the newest state tells."""
        while self.problems:
            code = self.problems.pop()["code"]
            if code not in HARMLESS and (code, self.siege.killing) != ("not_written", True):
                self.siege.breaks(f"honest people are not refused ({code})")
        if not self.state or self.state["view"] is None:
            return
        number, prompt = self.state["view"]["number"], self.state["prompt"]
        self.game.highest = max(self.game.highest, number)
        if prompt and prompt["said"]:
            self.said.add(prompt["number"])
        if self.asked is not None and (number > self.asked[0] or (prompt and prompt["said"])):
            _, when, worked = self.asked
            self.siege.waits.append(time.monotonic() - when)
            self.siege.work.append(self.siege.worked() - worked)
            self.asked = None
        chairs = self.state["table"]["chairs"]
        if any(chair["person"] and chair["stand_in"] for chair in chairs):
            self.siege.breaks("no bot plays for whoever is punctual")
        if sum(chair["person"] for chair in chairs) != len(self.game.players):
            self.siege.breaks("nobody sits down without consent")

    async def act(self) -> None:
        """Whatever a person would do now."""
        table, prompt = self.state["table"], self.state["prompt"]
        if not self.name:
            return
        if table["state"] == "gathering":
            await self.gather(table)
        elif table["state"] == "dealing":
            if self.sealed is not None and self.sealed.commitment not in self.opened:
                self.opened.add(self.sealed.commitment)
                await self.do("open", value=self.sealed.value, salt=self.sealed.salt)
        for request in table["requests"]:
            if (self.siege.life, request["number"]) not in self.game.refused:
                self.game.refused.add((self.siege.life, request["number"]))
                self.siege.done["seats refused"] += 1
                await self.do("consent", request=request["number"], agrees=False)
        if prompt and not prompt["said"] and (self.asked is None or self.asked[0] != prompt["number"]):
            await asyncio.sleep(self.chance.uniform(0.05, 0.25))
            usual = prompt["options"][prompt["default"]]
            option = self.chance.choice(prompt["options"]) if self.chance.random() < 0.6 else usual
            self.asked = (prompt["number"], time.monotonic(), self.siege.worked())
            await self.do("say", number=prompt["number"], answer=option["answer"])

    async def gather(self, table: dict[str, Any]) -> None:
        """Put something into the seed; the host begins when all have."""
        parts = {one["commitment"] for one in table["fairness"]["contributions"]}
        mine = self.sealed is not None and self.sealed.commitment in parts
        if not mine and (self.committed != self.socket):
            self.committed = self.socket
            await self.commit()
        here = [chair for chair in table["chairs"] if chair["person"] and chair["connected"]]
        ready = len(here) == len(parts) == len(self.game.players)
        if ready and self is self.game.players[0] and time.monotonic() - self.started > 1:
            self.started = time.monotonic()
            await self.do("start")


async def honest_people(siege: Siege, address: str, people: int, bots: int, games: list[Game]) -> None:
    """One game after the other, as long as the siege lasts; the last one is finished."""
    number = 0
    while not siege.over:
        number += 1
        games.append(Game(siege, address, people, bots, random.Random(f"{address} {number}")))
        try:
            await games[-1].run()
        except Exception as error:
            siege.breaks(f"honest people finish their games ({error!r})")
            return


# --- attackers


async def flood_of_tables(siege: Siege, eve: Guest, rooms: list[str]) -> None:
    """As many tables as possible."""
    response = await eve.post("/api/tables", {"player": "Eve", "seats": 13, "bots": 12, "public": True})
    siege.done["tables opened" if response.status_code == 201 else "tables refused"] += 1
    if response.status_code == 201:
        rooms.append(response.json()["id"])


async def game_with_bots(siege: Siege, address: str, seats: int) -> None:
    """One game after the other with bots in all seats, also in one's own, as long as the siege lasts."""
    eve = Guest(siege, address, "Eve")
    room = ""
    while not siege.over:
        try:
            if not room:
                choices = {"player": "Eve", "seats": seats, "bots": seats - 1, "level": "greedy", "pace": "brisk"}
                response = await eve.post("/api/tables", choices)
                room = response.json()["id"] if response.status_code == 201 else ""
                siege.done["games with bots begun" if room else "games with bots refused"] += 1
            if room and await bots_play(siege, eve, room, seats):
                room = ""
        except LOST:
            pass
        await asyncio.sleep(0.5)
    with contextlib.suppress(*LOST):
        await eve.leave()


async def bots_play(siege: Siege, eve: Guest, room: str, seats: int) -> bool:
    """Look on until the game is over; False if the siege is over before."""
    await eve.connect(room)
    siege.playing[seats] += 1
    siege.most_playing = max(siege.most_playing, siege.playing.total())
    try:
        eve.state = {}
        state = (await eve.hear())["table"]["state"]
        if state == "gathering":
            await eve.do("start")
        await eve.do("stand_in")
        while not siege.over:
            news = await asyncio.wait_for(eve.socket.recv(), STUCK)
            if '"state":"over"' in (news if isinstance(news, str) else news.decode()):
                return True
        return False
    finally:
        siege.playing[seats] -= 1
        eve.socket.transport.abort()


async def flood_of_requests(siege: Siege, eve: Guest, room: str) -> None:
    """What costs the house most."""
    table = f"/api/tables/{room}"
    paths = (f"{table}/told", f"{table}/record", f"{table}/chronicle", table)
    for path in (*paths, "/api/tables", "/api/choices", "/health", "/api/cards"):
        response = await eve.http.get(path)
        siege.done["requests answered" if response.status_code < 400 else "requests refused"] += 1


async def half_requests(siege: Siege, eve: Guest) -> None:
    """Beginnings without an end, a hundred at a time."""
    beginnings = (
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n{",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nContent-Length: 3\r\n\r\n",
    )
    held = []
    for number in range(100):
        with contextlib.suppress(OSError):
            pair = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=(eve.address, 0))
            pair[1].write(beginnings[number % len(beginnings)])
            held.append(pair)
            siege.done["half requests"] += 1
    await asyncio.sleep(12)
    ended = 0
    for reader, writer in held:
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(reader.read(), 0.01)
            ended += 1
        writer.close()
    siege.done["half requests ended by the house"] += ended


async def body_without_end(siege: Siege, eve: Guest) -> None:
    """Until somebody says stop."""
    reader, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=(eve.address, 0))
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    sent = 0
    try:
        while sent < 20_000_000 and not writer.is_closing():
            writer.write(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
            await asyncio.wait_for(writer.drain(), 1)
            sent += 0x4000
            await asyncio.sleep(0)
            if reader.at_eof() or b"\r\n" in getattr(reader, "_buffer", b""):
                break
    finally:
        writer.close()
    siege.done["endless bodies"] += 1
    if sent >= 20_000_000:
        siege.breaks("a body is cut off")


async def head_without_end(siege: Siege, eve: Guest, chance: random.Random) -> None:
    """Whatever can come before a body, between its parts and after it, as much as fits through."""
    first, more = chance.choice([*ENDLESS.values(), (b"", WAITS_FOR_NO_ANSWER)])
    _, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=(eve.address, 0))
    writer.write(first)
    written = 0
    try:
        while written < 50_000_000 and not writer.is_closing():
            writer.write(more)
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0)
            written += len(more)
    finally:
        writer.close()
        siege.done["endless heads"] += 1
    if written >= 50_000_000:
        siege.breaks("a head is cut off")


async def frames_that_say_nothing(siege: Siege, eve: Guest, room: str) -> None:
    """Pings, as many as fit through."""
    await eve.connect(room)
    pings = sent(b"", PING) * 10_000
    begun = time.monotonic()
    while not eve.socket.transport.is_closing():
        eve.socket.transport.write(pings)
        siege.done["thousands of pings"] += 10
        await asyncio.sleep(0.01)
        if time.monotonic() - begun > STUCK:
            siege.breaks("a flood of pings is cut off")
            break
    siege.done["floods cut off"] += 1
    eve.socket.transport.abort()


async def reconnects(siege: Siege, eve: Guest, room: str) -> None:
    """In and out, as often as possible, sometimes without a word, sometimes without ever reading."""
    try:
        await eve.connect(room)
        siege.done["pages opened"] += 1
        if random.random() < 0.3:
            await eve.hear()
        if random.random() < 0.1:
            eve.socket.transport.pause_reading()
            await asyncio.sleep(random.uniform(0, 3))
    except websockets.InvalidStatus:
        siege.done["pages refused"] += 1
    if eve.socket is not None:
        eve.socket.transport.abort()
    await asyncio.sleep(0.01)


MESSAGES: tuple[dict[str, Any], ...] = (
    {"do": "say", "number": 1, "answer": [0]},
    {"do": "announce", "card": 3, "target": 2},
    {"do": "order", "orders": {"quiet_until_turn": 5}},
    {"do": "more_time", "number": 2},
    {"do": "stand_in"},
    {"do": "come_back"},
    {"do": "pick", "character": "/etc/passwd.TOML"},
    {"do": "seat_bot", "seat": 3, "level": "greedy"},
    {"do": "unseat", "seat": 0},
    {"do": "commit", "commitment": "0" * 64},
    {"do": "start"},
    {"do": "open", "value": "0" * 32, "salt": "0" * 32},
    {"do": "consent", "request": 1, "agrees": True},
    {"do": "play_again"},
)


def garbage(chance: random.Random) -> str | bytes:
    """Nearly a message, or nothing like one."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    text = msgspec.json.encode(chance.choice(MESSAGES)).decode()
    if kind == 1:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice('{}[]",:0eE-\\\u202e\U0001f409') + text[at + 1 :]
    elif kind == 2:
        text = text.replace("0", str(chance.choice((-1, 99, 2**40, 2**70)))).replace("3", "-7")
    return text


async def garbage_frames(siege: Siege, eve: Guest, room: str, chance: random.Random) -> None:
    """Whatever can be sent over a socket."""
    try:
        await eve.connect(room)
    except websockets.InvalidStatus:
        siege.done["pages refused"] += 1
        await asyncio.sleep(0.05)
        return
    try:
        for _ in range(60):
            await eve.socket.send(garbage(chance))
            siege.done["garbage frames"] += 1
            await asyncio.sleep(chance.choice((0, 0.1)))
    except websockets.ConnectionClosed:
        siege.done["floods cut off"] += 1
    eve.socket.transport.abort()


async def pushing_in(siege: Siege, eve: Guest, room: str, chance: random.Random) -> None:
    """To a seat at somebody else's table: by asking, with forged keys, by links that are none."""
    eve.http.cookies.clear()
    key = chance.choice(("", "lastcall=chosen", "lastcall=a.b", f"lastcall={'x' * 43}.{'0' * 32}"))
    name = chance.choice(("Eve", "Player A", "PLAYER\u200b a", "\u202eEve", "x" * 500))
    for path, body in (
        ("sit", {"player": name, "seat": chance.randrange(4)}),
        ("link", {}),
        (f"move/{chance.randbytes(8).hex()}", {}),
    ):
        content = json.dumps(body)
        headers = {"Cookie": key} if key else {}
        response = await eve.http.post(f"/api/tables/{room}/{path}", content=content, headers=headers)
        siege.done["seats asked for"] += 1
        if response.status_code == 200:
            siege.breaks("nobody takes a seat of others")
        if response.status_code >= 500:
            siege.breaks(f"odd requests are refused, not failed ({response.status_code})")


async def odd_heads(siege: Siege, eve: Guest, chance: random.Random) -> None:
    """Headers and paths nobody needs."""
    host = chance.choice(("", "[", "a b", "[::1", "a" * 500, "a:1:2", "a", "[::::]", "é", "localhost", "evil.example"))
    path = chance.choice(
        ("/", "/assets/%00", "/assets/..%2f..%2fx", "/api/tables/%00", "/ws/tables/x", "/%ff", "/" * 50)
    )
    more = chance.choice(
        ("Origin: [", "Cookie: lastcall=\xff", "Origin: " + "x" * 2000, "Accept-Encoding: gzip", "X: y")
    )
    method = chance.choice(("GET", "POST", "PUT", "HEAD", "BREW"))
    reader, writer = await asyncio.open_connection("127.0.0.1", siege.port, local_addr=(eve.address, 0))
    try:
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\nConnection: close\r\n\r\n".encode("latin-1")
        )
        line = await asyncio.wait_for(reader.readline(), 30)
        siege.done["odd requests"] += 1
        if line[9:10] == b"5" and line[9:12] != b"503" and b"501" not in line:
            siege.breaks(f"odd requests are refused, not failed ({host!r} {path} {more[:20]} {line!r})")
    finally:
        writer.close()


async def attacker(siege: Siege, address: str, attack: Callable[[Guest], Awaitable[None]]) -> None:
    """The same attack again and again."""
    eve = Guest(siege, address, "Eve")
    while not siege.over:
        try:
            await attack(eve)
        except LOST:
            await asyncio.sleep(0.05)
        except (RuntimeError, AssertionError, ValueError):
            siege.done["attacks that got confused"] += 1
        await asyncio.sleep(0.002)
    with contextlib.suppress(*LOST):
        await eve.leave()


# --- all of it


async def besiege(seconds: float, folder: Path) -> Siege:
    """A server, and everything that happens to it."""
    siege = Siege(seconds, folder)
    await siege.start()
    try:
        await all_at_once(siege)
    finally:
        assert siege.process is not None
        siege.process.kill()
        siege.process.wait()
    return siege


async def all_at_once(siege: Siege) -> None:
    """Honest people and attackers."""
    before = siege.memory()
    games: list[Game] = []
    rooms: list[str] = ["none"]
    chance = random.Random(1)

    def target() -> str:
        playing = [game.room for game in games[-4:] if game.room]
        return chance.choice(playing) if playing and chance.random() < 0.7 else chance.choice(rooms)

    def begun() -> str:
        return next((game.room for game in games[::-1] if game.highest >= 0), "none")

    attacks: list[Callable[[Guest], Awaitable[None]]] = [
        lambda eve: flood_of_tables(siege, eve, rooms),
        lambda eve: flood_of_requests(siege, eve, target()),
        lambda eve: half_requests(siege, eve),
        lambda eve: body_without_end(siege, eve),
        lambda eve: head_without_end(siege, eve, chance),
        lambda eve: frames_that_say_nothing(siege, eve, target()),
        lambda eve: reconnects(siege, eve, target()),
        lambda eve: garbage_frames(siege, eve, target(), chance),
        lambda eve: garbage_frames(siege, eve, chance.choice(rooms), chance),
        lambda eve: pushing_in(siege, eve, begun(), chance),
        lambda eve: odd_heads(siege, eve, chance),
    ]
    tables = [(3, 0), (3, 0), (4, 0), (2, 1)]
    strangers = (
        game_with_bots(siege, f"127.0.0.{150 + stranger}", 4 + 9 * number // (TABLES_OF_ONE - 1))
        for stranger in range(STRANGERS)
        for number in range(TABLES_OF_ONE)
    )
    await asyncio.gather(
        siege.kill_now_and_then(),
        *strangers,
        *(honest_people(siege, f"127.0.0.{20 + at}", *size, games) for at, size in enumerate(tables)),
        *(attacker(siege, f"127.0.0.{100 + at}", attack) for at, attack in enumerate(attacks)),
    )
    await judge(siege, before, {game.room for game in games})


async def judge(siege: Siege, before: float, honest: set[str]) -> None:
    """When the dust has settled."""
    await asyncio.sleep(20)  # Longer than anything half-sent may stay.
    ann = Guest(siege, "127.0.0.9")
    health = (await ann.http.get("/health")).json()
    await ann.leave()
    if not health["ok"] or health["unreadable"]:
        siege.breaks("the house is healthy and can read every table")
    memory, files = siege.memory(), siege.files()
    if memory > MOST_MEMORY:
        siege.breaks("memory is bounded")
    if files > 60:
        siege.breaks("attackers' connections are closed")
    errors = (siege.folder / "errors").read_text(encoding="utf-8", errors="replace")
    if '"errors":' in errors or "Traceback" in errors:
        siege.breaks("nothing fails inside the server")
        (Path(tempfile.gettempdir()) / "siege-errors.txt").write_text(errors, encoding="utf-8")
    slow = [line for line in errors.splitlines() if TOO_SLOW in line]
    late = sum(any(room in line for room in honest) for line in slow)
    waits, work = sorted(siege.waits) or [STUCK], sorted(siege.work) or [STUCK]
    if work[len(work) * 99 // 100] > MOST_WORK:
        siege.breaks("honest answers are confirmed soon")
    if late * 100 > len(waits):
        siege.breaks("bots at honest tables have time to think")
    if siege.most_playing < STRANGERS * TABLES_OF_ONE:
        siege.breaks("the siege is as large as it should be")
    if not siege.done["honest games"]:
        siege.breaks("honest people finish their games")
    print(
        f"  honest: {siege.done.pop('honest games', 0)} whole games, {len(waits)} answers confirmed in "
        f"{1000 * waits[len(waits) // 2]:.0f} ms (half), {1000 * waits[len(waits) * 99 // 100]:.0f} ms (99 of 100), "
        f"{1000 * waits[-1]:.0f} ms (all), and {1000 * work[len(work) * 99 // 100]:.0f} ms of the server's processor "
        f"time (99 of 100); {late} decisions of bots out of time"
    )
    print(f"  strangers: {siege.most_playing} games with bots at once, {len(slow) - late} decisions out of time")
    print(
        f"  server: {siege.done.pop('kills', 0)} kills, {before:.0f} MB at first, {memory:.0f} MB at last, "
        f"{files} files open, {health['tables']} tables"
    )
    print(f"  attacks: {', '.join(f'{count} {what}' for what, count in sorted(siege.done.items()))}")
    assert siege.process is not None
    siege.process.terminate()
    if siege.process.wait(STUCK) not in (0, -15):
        siege.breaks("the server stops when it is told to")


def main() -> None:
    """Say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    seconds = parser.parse_args().seconds
    begun = time.monotonic()
    print(f"A siege of {seconds:.0f} seconds, then the games are finished.", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        siege = asyncio.run(besiege(seconds, Path(folder)))
    for promise, times in siege.broken.items():
        print(f"  BROKEN, {times} times: {promise}")
    print(f"{'Broken' if siege.broken else 'All promises kept'}, after {time.monotonic() - begun:.0f} seconds.")
    sys.exit(1 if siege.broken else 0)


if __name__ == "__main__":
    main()
