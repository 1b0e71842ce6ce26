"""A server in a process of its own, and what the system says about it. Linux only."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from lastcall.server.net.limits import Limits
from tests.server.pages import request
from tests.server.tables import free_port
from tests.waiting import PROCESSES, STUCK

PROGRAM = """
import sys, threading, uvicorn
from lastcall.server.app import create_app
from lastcall.server.metrics import Readers
from lastcall.server.net.connections import settings
from lastcall.server.store.sqlite import SqliteStore
from tests.server.processes import WIDE, end_with_parent
threading.Thread(target=end_with_parent, daemon=True).start()
app = create_app(SqliteStore(sys.argv[1]), WIDE, readers=Readers())
uvicorn.run(app, port=int(sys.argv[2]), backlog=8192, **settings(WIDE))
"""
WIDE = Limits(
    tables=100_000,
    tables_an_hour=10**9,
    bot_tables_of_one=10**6,
    sockets=10**6,
    sockets_of_one=10**6,
    connections_of_one=10**6,
    messages_a_second=1e6,
    messages_of_one=1e9,
    changes_a_second=1e9,
    changes_of_one=1e9,
    keys_an_hour=10**9,
    requests_a_second=1e9,
    requests_of_seat=1e9,
    requests_of_seats=1e9,
    all_paces=True,
)
"""All people have the same address here, and some are as fast as programs."""
A_TICK = 1 / os.sysconf("SC_CLK_TCK")
PARENT, USED, USED_BY_ENDED = 1, slice(11, 13), slice(13, 15)
"""Where `numbers_of` has the process that started this one, and the ticks this one and its ended children have used."""


def end_with_parent() -> None:
    """Stop this process when nobody is left who could stop it: then its standard input ends."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGINT)


def numbers_of(process: int | str) -> list[str]:
    """What the system says about a process, after its name."""
    return (PROCESSES / str(process) / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()


class Server:
    """A server on a database; it starts at once."""

    def __init__(
        self, database: Path, port: int = 0, profile: str = "", program: str = PROGRAM, given: tuple[str, ...] = ()
    ) -> None:
        self.port = port or free_port()
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        file = database.parent / "program.py"
        file.write_text(program, encoding="utf-8")
        command = [sys.executable, *watched, str(file), str(database), str(self.port), *given]
        paths = os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths})

    async def ready(self) -> float:
        """The seconds from its start to its first answer."""
        while True:
            try:
                await request(self.port, "/health")
                return time.monotonic() - self.began
            except OSError:
                assert self.process.poll() is None, "the server ended before it answered"
                await asyncio.sleep(0.01)

    @property
    def busy(self) -> float:
        """Seconds of processor time so far, without the processes in which bots think."""
        return sum(map(int, numbers_of(self.process.pid)[USED])) * A_TICK

    @property
    def thinking(self) -> float:
        """Seconds of processor time so far in the processes in which bots think, those that have ended included."""
        ended = sum(map(int, numbers_of(self.process.pid)[USED_BY_ENDED]))
        return (ended + sum(sum(map(int, numbers[USED])) for numbers in self.children())) * A_TICK

    def children(self) -> Iterator[list[str]]:
        """What the system says about each process this one has started."""
        for process in PROCESSES.glob("[0-9]*"):
            with contextlib.suppress(OSError):  # It has just ended.
                numbers = numbers_of(process.name)
                if numbers[PARENT] == str(self.process.pid):
                    yield numbers

    @property
    def memory(self) -> float:
        """KB in memory now."""
        return self.kilobytes("VmRSS")

    @property
    def most_memory(self) -> float:
        """KB in memory at most so far."""
        return self.kilobytes("VmHWM")

    def kilobytes(self, name: str) -> float:
        """What the system says under this name."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(name)))

    def stop(self) -> None:
        """As an operator does it."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(STUCK)
        finally:
            self.kill()

    def kill(self) -> None:
        """As a power cut does it, but for what the system itself still holds."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()
