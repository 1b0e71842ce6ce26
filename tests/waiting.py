"""Waiting for progress, not for the clock: a busy machine is slow, but it moves."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

STUCK = 90.0
"""Seconds without any change before a test gives up. As long as something moves, only pytest's own timeout ends it."""
STUCK_FOR_LONG = 600.0
"""The same where one step may take long, such as a build."""
A_WHOLE_GAME = 1800
"""Seconds for pytest's own timeout where a whole game is played on a machine that may be busy."""
A_LOOK = 0.02
"""Seconds between two looks."""
A_LOOK_AT_PROCESSES = 1.0
"""The same where a look is not cheap."""
PROCESSES = Path("/proc")
"""Where Linux tells about them."""


class Patience:
    """Lasts as long as something moves."""

    def __init__(
        self,
        what: str,
        moves: Callable[[], object] = lambda: None,
        last: Callable[[], object] = lambda: "nothing",
        stuck: float = STUCK,
    ) -> None:
        self.what = what
        self.stuck = stuck
        self.moves = moves
        """Whatever changes while there is progress."""
        self.last = last
        """What was known last, for whoever reads why the test failed."""
        self.seen = moves()
        self.since = time.monotonic()

    def check(self) -> None:
        """Fail if nothing has moved for too long."""
        now = self.moves()
        if now != self.seen:
            self.seen, self.since = now, time.monotonic()
        if time.monotonic() - self.since >= self.stuck:
            raise AssertionError(f"{self.what}: nothing has moved for {self.stuck:g} seconds; last: {self.last()}")


def wait_until(wanted: Callable[[], bool], what: str, moves: Callable[[], object] = lambda: None) -> None:
    """Look again and again until it is so."""
    patience = Patience(what, moves)
    while not wanted():
        patience.check()
        time.sleep(A_LOOK)


def output_of(
    command: list[str],
    folder: Path,
    environment: Mapping[str, str] = os.environ,
    silent: bool = False,
    stuck: float = STUCK_FOR_LONG,
) -> str:
    """All that a process says until it ends well. It may take any time, as long as it says something.

    A silent one need only compute. What has stopped moving is killed, with all the processes it has started.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:

        def moves() -> object:
            return os.fstat(said.fileno()).st_size, processor_time(process.pid) if silent else None

        def everything() -> str:
            said.seek(0)
            return said.read()

        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=said, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            patience = Patience(" ".join(command), moves, everything, stuck)
            while True:
                try:
                    process.wait(A_LOOK_AT_PROCESSES)
                    break
                except subprocess.TimeoutExpired:
                    patience.check()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        assert process.returncode == 0, everything()
        return everything()


def processor_time(group: int) -> object:
    """What grows as long as any process of this group computes."""
    if (PROCESSES / "self" / "stat").exists():
        return sum(ticks(stat, group) for stat in PROCESSES.glob("[0-9]*/stat"))
    rows = subprocess.run(["ps", "-A", "-o", "pgid=,pid=,time="], capture_output=True, text=True, check=True).stdout
    return [row for row in rows.splitlines() if row.split()[0] == str(group)]


def ticks(stat: Path, group: int) -> int:
    """The processor time of a process of this group and of its children that have ended."""
    try:
        fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:  # It has just ended.
        return 0
    return sum(map(int, fields[11:15])) if int(fields[2]) == group else 0
