"""What the server tells whoever looks after it: lines without names, cards, keys, addresses or ids of tables."""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import PurePath
from traceback import walk_tb
from types import TracebackType
from typing import Final

import msgspec

OURS: Final = "lastcall"
"""The logger whose messages are fixed sentences of ours. What else there is to say comes as one of the `FIELDS`."""
FIELDS: Final = ("table", "why", "times")
"""A table, by the beginning of the hash of its id; a reason, in words of ours; how often it has happened."""
SAFE: Final = "for_the_log"
"""What errors have whose words are about files and rows alone; of all others only the name is told."""
CONFIDENTIAL: Final = re.compile(r"[(<\[{'\":=\n]")
"""In a message of somebody else's program, what is told may begin here."""
MOST_ERRORS: Final = 8
"""So many errors that led to each other are told."""
A_MINUTE: Final = 60.0
LETTERS: Final = 8
JSON: Final = "--log-json"
"""The option of a process to write its lines as JSON."""

logger = logging.getLogger(OURS)
as_json = False
"""Whether this process writes JSON."""


def about(table: str) -> dict[str, str]:
    """What a line tells of a table. Whoever has the database can find it; whoever has the log cannot open it."""
    return {"table": hashlib.sha256(table.encode()).hexdigest()[:LETTERS]}


def write_lines(in_json: bool) -> None:
    """From now on, write what this process has to say to its standard error, as JSON or for people to read."""
    global as_json
    as_json = in_json
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if in_json else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.INFO)
    logging.captureWarnings(True)
    sys.excepthook = crashed


def crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """The process ends with an error."""
    if not isinstance(error, KeyboardInterrupt):
        logger.critical("the process has ended with an error", exc_info=(kind, error, trace))


class Seldom:
    """A line that is written at most once a minute, with how often there was a reason for it."""

    def __init__(self, message: str) -> None:
        self.message = message
        self.times = 0
        self.rests_until = 0.0

    def note(self) -> None:
        """There is a reason."""
        self.times += 1
        now = time.monotonic()
        if now >= self.rests_until:
            self.rests_until = now + A_MINUTE
            logger.warning(self.message, extra={"times": self.times})
            self.times = 0


# --- lines


class Failure(msgspec.Struct, omit_defaults=True):
    """An error, without what it says about anybody."""

    error: str
    trace: list[str]
    """Where it came from: the place that noticed it last."""


class LogLine(msgspec.Struct, omit_defaults=True):
    """One thing there is to say."""

    at: str
    level: str
    message: str
    table: str = ""
    why: str = ""
    times: int = 0
    errors: list[Failure] = []
    """What went wrong, and what had gone wrong before that led to it."""


def line_of(record: logging.LogRecord) -> LogLine:
    """What a record may tell."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    message = record.getMessage()
    if record.name != OURS:
        message = f"{record.name}: {CONFIDENTIAL.split(message, 1)[0].strip()}"
    line = LogLine(at, record.levelname.lower(), message)
    for field in FIELDS if record.name == OURS else ():
        if hasattr(record, field):
            setattr(line, field, getattr(record, field))
    if record.exc_info is not None and record.exc_info[1] is not None:
        line.errors = [failure(error) for error in islice(led_to(record.exc_info[1]), MOST_ERRORS)]
    return line


def led_to(error: BaseException) -> Iterator[BaseException]:
    """An error, and those that led to it."""
    found: list[BaseException] = [error]
    while found:
        one = found.pop(0)
        yield one
        before = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
        found += [] if before is None else [before]
        if isinstance(one, BaseExceptionGroup):
            found += one.exceptions


def failure(error: BaseException) -> Failure:
    """An error as a line tells it."""
    name = type(error).__name__
    trace = walk_tb(error.__traceback__)
    frames = [f"{place(frame.f_code.co_filename)}:{number} {frame.f_code.co_name}" for frame, number in trace]
    if getattr(error, SAFE, False):
        name += f": {error}"
    elif isinstance(error, OSError) and error.strerror:
        name += f": {error.strerror}"
    return Failure(name, frames)


def told(error: BaseException) -> str:
    """An error and where it was raised, in a few words."""
    one = failure(error)
    return f"{one.error} in {one.trace[-1]}" if one.trace else one.error


def place(file: str) -> str:
    """A file of a program, without where it is installed."""
    return "/".join(PurePath(file).parts[-3:])


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        return msgspec.json.encode(line_of(record)).decode()


class TextLines(logging.Formatter):
    """Lines for people to read."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line, and a few more if something went wrong."""
        line = line_of(record)
        text = f"{line.at[:19].replace('T', ' ')} {line.level}: {line.message}"
        text += f" ({line.times} times)" if line.times > 1 else ""
        text += f" (table {line.table})" if line.table else ""
        text += f": {line.why}" if line.why else ""
        for one in line.errors:
            text += "".join([f"\n  {one.error}", *(f"\n    {frame}" for frame in one.trace)])
        return text
