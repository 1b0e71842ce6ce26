"""The lock beside a database: which process has it open, and what that process wrote last."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lastcall.server.store.store import StoreTaken, StoreUnavailable

NOTE, LONGEST_NOTE = 128, 384
"""Where the note begins, and how many bytes it has."""


class Lock:
    """A lock on a file beside the database, held by the process whose number is in it."""

    def __init__(self, database: str | Path) -> None:
        # By its real path, because a file may have several names.
        self.path = Path(f"{Path(database).resolve()}.lock")
        try:
            self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreUnavailable(f"{self.path}: {error.strerror}") from None
        try:
            take(self.file)
        except OSError:
            owner = os.read(self.file, 32).decode("ascii", "replace").strip("\0 ") or "unknown"
            os.close(self.file)
            raise StoreTaken(f"another server has it open (process {owner})") from None
        put(self.file, 0, str(os.getpid()).encode().ljust(32))

    def noted(self) -> bytes:
        """The note of whoever wrote last, also if that process was killed; empty if there is none."""
        os.lseek(self.file, NOTE, os.SEEK_SET)
        return os.read(self.file, LONGEST_NOTE).strip(b"\0 ")

    def note(self, what: bytes) -> None:
        """Replace the note. It survives a kill, because the system has it; a power cut may lose it."""
        put(self.file, NOTE, what[:LONGEST_NOTE].ljust(LONGEST_NOTE))

    def release(self) -> None:
        """Let another process have it."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


if sys.platform == "win32":
    import msvcrt

    BEHIND = 64
    """Where the locked byte is; other processes may read the number before it."""

    def take(file: int) -> None:
        """Lock an open file, or raise OSError."""
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    def put(file: int, place: int, what: bytes) -> None:
        """Write at this place of a file."""
        os.lseek(file, place, os.SEEK_SET)
        os.write(file, what)
else:
    import fcntl

    def take(file: int) -> None:
        """Lock an open file, or raise OSError."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def put(file: int, place: int, what: bytes) -> None:
        """Write at this place of a file."""
        os.pwrite(file, what, place)
