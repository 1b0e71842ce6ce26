"""The program of a worker process: reads jobs and answers them, until the server closes the pipe or is gone."""

from __future__ import annotations

import contextlib
import signal
import sys
from typing import BinaryIO

import msgspec

from lastcall.server import log
from lastcall.server.thinkers.pool import NUMBER
from lastcall.server.thinkers.thought import Job, Memory


def serve(jobs: BinaryIO, replies: BinaryIO) -> None:
    """Think about one job after the other."""
    memory = Memory()
    read = msgspec.json.Decoder(Job).decode
    while size := int.from_bytes(jobs.read(NUMBER), "big"):
        body = msgspec.json.encode(memory.reply(read(jobs.read(size))))
        replies.write(len(body).to_bytes(NUMBER, "big") + body)
        replies.flush()


if __name__ == "__main__":
    log.write_lines(log.JSON in sys.argv)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then closes the pipe.
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # If the server is gone, nobody reads this reply, or an error.
    with contextlib.suppress(ConnectionError):  # The server was killed before it had read everything.
        serve(sys.stdin.buffer, sys.stdout.buffer)
