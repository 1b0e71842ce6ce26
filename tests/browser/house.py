"""A real `lastcall serve` for browsers to visit, which can be killed at any moment and opened again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from lastcall.cli.play import is_open
from lastcall.server.app import pages
from tests.server.tables import free_port
from tests.waiting import wait_until

PROGRAM = """
import sys
from pathlib import Path
from lastcall.cli.serve import open_house
from lastcall.server.pace import DAY, PACES
PACES["patient"] = PACES["patient"]._replace(window=DAY, decision=DAY)
limits = ("requests_a_second=1000", "requests_of_seat=1000", "requests_of_seats=1000")
open_house("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), wanted=limits, all_paces=True)
"""
COMMAND = [sys.executable, "-c", PROGRAM]
"""As `lastcall serve` does it, but for browsers that keep no files and so ask for all of them again and again, for the
paces that no form offers, and for people who are waited for as long as it takes: the time of every table runs from when
the house opens, and a busy machine needs long until its test begins."""
DATABASE = "tables.db"
"""The file of a house's folder in which its tables are."""


class House:
    """A server in a process of its own, with its tables in a folder."""

    def __init__(self, folder: Path) -> None:
        assert (pages() / "index.html").is_file(), "The pages have not been built: run make test."
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / DATABASE
        self.kills = 0
        """How often it was killed: pages that live through it may complain about the network."""
        self.process: subprocess.Popen[bytes] | None = None
        self.restart()

    def restart(self) -> None:
        """Open, at the same address and with the same tables; nothing happens if it is open."""
        if self.process is not None and self.process.poll() is None:
            return
        self.process = subprocess.Popen([*COMMAND, str(self.port), str(self.database)], stdout=subprocess.DEVNULL)
        wait_until(self.is_open, "the house to open")

    def is_open(self) -> bool:
        """Whether people can come in."""
        assert self.process is not None
        assert self.process.poll() is None, "the house has closed before it was open"
        return is_open(self.port)

    def kill(self) -> None:
        """Lights out, as with kill -9: nothing is said to anybody, nothing is written any more."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.kills += 1
