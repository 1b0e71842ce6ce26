"""Files that somebody gives us: regular ones only, and none that is larger than what it should hold ever is."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from lastcall.engine.core.errors import Unreadable

KIB = 1024
MIB = 1024 * KIB
# A pipe without a writer would never open, and a terminal would become ours.
OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def read_bytes(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes."""
    try:
        file = os.open(path, OPENING)
    except (OSError, ValueError) as error:  # No file can have a name with a zero in it.
        reason = error.strerror if isinstance(error, OSError) else "no file can be called that"
        raise Unreadable(f"{path}: cannot be read: {reason}.") from None
    try:
        sort = os.fstat(file).st_mode
        if not stat.S_ISREG(sort):
            what = "a folder" if stat.S_ISDIR(sort) else "no file but a device or a pipe"
            raise Unreadable(f"{path}: cannot be read: it is {what}.")
        with os.fdopen(file, "rb", closefd=False) as opened:
            found = opened.read(most + 1)
    except OSError as error:
        raise Unreadable(f"{path}: cannot be read: {error.strerror}.") from None
    finally:
        os.close(file)
    if len(found) > most:
        raise Unreadable(f"{path}: cannot be read: it is larger than {in_words(most)}.")
    return found


def read_text(path: Path, most: int) -> str:
    """The same as text."""
    try:
        return read_bytes(path, most).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: cannot be read: it is not text.") from None


def in_words(size: int) -> str:
    """A size for people."""
    return f"{size // MIB} MB" if size >= MIB else f"{size // KIB} KB"
