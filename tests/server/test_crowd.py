"""Who finds room when everything is full, and who has to go."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from lastcall.server.net import files as files_module
from lastcall.server.net.crowd import FOR_STRANGERS, Caller, Crowd
from lastcall.server.net.files import fitted
from lastcall.server.net.limits import Limits
from tests.server.attackers import at_server, look_until
from tests.server.pages import HEAD_END
from tests.server.tables import PLAIN, Person, Served, free_port
from tests.waiting import STUCK, Patience


class Line(asyncio.Transport):
    """A connection that only remembers whether it was closed."""

    closed = False

    def abort(self) -> None:
        self.closed = True


class Callers:
    """Connections to a crowd, and which of them are still there."""

    def __init__(self, **limits: int) -> None:
        self.crowd = Crowd(Limits(**limits))
        self.lines: dict[Caller, Line] = {}

    def come(self, household: str, counted: bool = True) -> Caller:
        """A new connection."""
        line = Line()
        caller = self.crowd.come(line, household, counted)
        self.lines[caller] = line
        return caller

    def page(self, household: str, seat: tuple[str, int] | None = None) -> Caller | None:
        """A page; None if there was no room for it."""
        caller = self.come(household)
        if self.crowd.open_page(caller, household, seat):
            return caller
        self.crowd.go(caller)
        return None

    def there(self, *callers: Caller | None) -> list[bool]:
        """Whether each is still connected."""
        return [one is not None and not self.lines[one].closed for one in callers]


def test_the_newest_finds_room_where_most_are_and_the_quietest_goes() -> None:
    everyone = Callers(sockets=10)
    few = [everyone.come("few") for _ in range(3)]
    many = [everyone.come("many") for _ in range(7)]
    everyone.crowd.touch(many[0])
    newest = everyone.come("new")
    assert all(everyone.there(newest, *few))
    assert everyone.there(*many) == [True, False, *[True] * 5]
    assert everyone.crowd.size == 10
    for caller in (*few, *many, newest):
        everyone.crowd.go(caller)
        everyone.crowd.go(caller)
    assert everyone.crowd.size == 0
    assert not everyone.crowd.asking.members


def test_one_address_has_so_many_connections_and_a_seat_is_none_of_them() -> None:
    everyone = Callers(connections_of_one=4)
    seat = everyone.page("here", ("table", 0))
    held = [everyone.come("here") for _ in range(6)]
    assert everyone.there(*held) == [False, False, True, True, True, True]
    late = everyone.page("here", ("table", 1))
    assert all(everyone.there(seat, late)), "whatever the others do who share their address"
    assert sum(everyone.there(*held)) == 3
    assert all(everyone.there(*[everyone.come("proxy", counted=False) for _ in range(9)]))


def test_pages_of_strangers_leave_room_for_seats() -> None:
    everyone = Callers(sockets=40)
    most = int(FOR_STRANGERS * 40)
    alone = everyone.page("alone")
    crowd = [everyone.page(f"{number % 3}") for number in range(most + 10)]
    assert all(everyone.there(alone))
    assert everyone.crowd.watching.total == most
    assert sum(everyone.there(*crowd)) == most - 1
    assert all(everyone.there(*[everyone.page("player", ("table", number)) for number in range(9)]))
    another = everyone.page("another")
    assert all(everyone.there(alone, another)), "whoever has one page takes it from those who have many"
    assert everyone.crowd.size <= 40


def test_a_crowd_of_single_pages_does_not_push_each_other_out() -> None:
    everyone = Callers(sockets=40)
    most = int(FOR_STRANGERS * 40)
    first = [everyone.page(f"{number}") for number in range(most)]
    assert everyone.page("late") is None
    assert all(everyone.there(*first))
    assert all(everyone.there(everyone.page("player", ("table", 0))))


def test_a_seat_with_many_pages_loses_the_oldest() -> None:
    everyone = Callers(sockets_of_seat=3)
    pages = [everyone.page("here", ("table", 0)) for _ in range(5)]
    assert everyone.there(*pages) == [False, False, True, True, True]
    assert all(everyone.there(everyone.page("here", ("table", 1))))


def test_requests_find_room_however_many_have_seats() -> None:
    everyone = Callers(sockets=100)
    pages = [everyone.page(f"{number}", ("table", number)) for number in range(120)]
    assert sum(everyone.there(*pages)) == 95
    assert all(everyone.there(everyone.come("operator"), everyone.come("operator")))


def test_whoever_sits_down_or_stands_up_is_counted_there() -> None:
    everyone = Callers()
    page = everyone.page("here")
    assert page is not None
    for seat in (("table", 0), ("table", 1), None, ("table", 2)):
        everyone.crowd.place(page, "here", seat)
        assert everyone.crowd.watching.total == (seat is None)
        assert [*everyone.crowd.seats.members] == ([seat] if seat else [])
        assert everyone.crowd.seated == ({"here": 1} if seat else {})
    everyone.crowd.go(page)
    everyone.crowd.place(page, "here", None)
    assert everyone.crowd.size == 0, "whoever is gone is gone"


def test_a_page_is_counted_where_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    crowds: list[Crowd] = []
    begin = Crowd.__init__

    def remembered(self: Crowd, limits: Limits) -> None:
        begin(self, limits)
        crowds.append(self)

    monkeypatch.setattr(Crowd, "__init__", remembered)

    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=3)
        await ben.connect(room)
        await ben.until(lambda state: state["seat"] == -1)
        (crowd,) = crowds
        assert (crowd.watching.total, crowd.seats.total) == (1, 0)
        await ben.sit(room)
        await ben.socket.close()
        await ben.connect(room)  # With the key of the seat.
        await ben.until(lambda state: state["seat"] == 1)
        assert (crowd.watching.total, [*crowd.seats.members]) == (0, [(room, 1)])
        await ben.do("leave")
        await ben.until(lambda state: state["seat"] == -1)
        assert (crowd.watching.total, crowd.seats.total) == (1, 0)

    at_server(test)


# --- a server with few files

FEW = 300
LIMITED = f'ulimit -Sn 64 && ulimit -Hn {FEW} && exec "$@"'
COMMAND = [sys.executable, "-c", "from lastcall.cli import main; main()", "serve"]
SILENT = (
    "GET /ws/tables/{room} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextlib.contextmanager
def small_server(folder: Path) -> Iterator[tuple[Served, subprocess.Popen[bytes]]]:
    """A server that may open few files."""
    port = free_port()
    arguments = ["--port", str(port), "--database", str(folder / "tables.db")]
    process = subprocess.Popen(["sh", "-c", LIMITED, "sh", *COMMAND, *arguments], stdout=subprocess.DEVNULL)
    try:
        yield Served(port), process
    finally:
        process.kill()
        process.wait()


@contextlib.asynccontextmanager
async def silence(served: Served, *beginnings: bytes) -> AsyncIterator[None]:
    """Far more connections than there is room for, of six addresses, that say one of these and nothing else."""
    held = []
    try:
        for number in range(FEW + 90):
            here = (f"127.0.0.{10 + number % 6}", 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=here)
            held.append(writer)
            sent = beginnings[number % len(beginnings)]
            writer.write(sent)
            if sent:
                with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                    await reader.readuntil(HEAD_END)
        yield
    finally:
        for writer in held:
            writer.transport.abort()


@pytest.mark.skipif(sys.platform != "linux", reason="every address of loopback is there only on Linux")
def test_silent_strangers_shut_out_nobody(tmp_path: Path) -> None:
    """Six addresses with silent pages shut out everybody, the players too."""

    async def open_house(served: Served, process: subprocess.Popen[bytes]) -> None:
        patience = Patience("the server to open")
        async with httpx.AsyncClient(base_url=served.address, verify=PLAIN) as http:
            while True:
                patience.check()
                assert process.poll() is None
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def test(served: Served, process: subprocess.Popen[bytes]) -> None:
        await open_house(served, process)
        allowed = Path(f"/proc/{process.pid}/limits").read_text(encoding="ascii").split("Max open files")[1].split()
        assert allowed[:2] == [str(FEW), str(FEW)], "it has asked for all it can get"
        ann, ben, zoe = Person(served, "Ann"), Person(served, "Ben"), Person(served, "Zoe")
        room = await ann.open_table(seats=3, pace="relaxed")
        await ben.sit(room)
        await ann.connect(room)
        await ann.until(lambda state: True)
        rooms = [await ann.open_table(pace="relaxed") for _ in range(4)]  # Each has so many spectators, and no more.
        for beginnings, picked in (([SILENT.format(room=one).encode() for one in rooms], "Bryn"), ([b""], "Tara")):
            async with silence(served, *beginnings):
                async with asyncio.timeout(STUCK):
                    assert (await Person(served).http.get("/health")).status_code == 200
                    await ben.connect(room)
                    await ben.until(lambda state: state["table"]["chairs"][1]["connected"])
                    assert await zoe.sit(room) == 2
                    await ann.do("pick", character=picked)
                    await ann.until(lambda state, picked=picked: state["table"]["chairs"][0]["character"] == picked)
                await ben.socket.close()
            await look_until(lambda: files(process) < FEW // 4, "the silent ones to be gone", lambda: files(process))
        for person in served.people:
            await person.leave()

    with small_server(tmp_path) as (served, process):
        asyncio.run(test(served, process))


def files(process: subprocess.Popen[bytes]) -> int:
    """How many files a process has open."""
    return len([*Path(f"/proc/{process.pid}/fd").iterdir()])


@pytest.mark.parametrize(("files", "sockets"), [(300, 225), (1024, 768), (10_000, 7696), (50_000, 20_000)])
def test_there_are_never_more_connections_than_files(files: int, sockets: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files_module, "raised", lambda wanted: min(wanted, files))
    assert fitted(Limits()).sockets == sockets
    assert fitted(Limits(sockets=100)).sockets == 100
