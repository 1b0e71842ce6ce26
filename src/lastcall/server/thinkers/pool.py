"""The worker processes in which bots think: as many as there are cores, each with one thought at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence

import msgspec

from lastcall.engine.game import Answer
from lastcall.server import log
from lastcall.server.meters import LOST_WORKERS
from lastcall.server.queue import FairQueue
from lastcall.server.thinkers.thought import Job, NoThought, Reply, Thought, written

HUNG = 20.0
"""A worker that says nothing for this many seconds is replaced."""
TRIES = 3
"""How many workers may be lost over a thought before it is given up."""
BETWEEN_STARTS = 1.0
"""Seconds to wait if no process can be started."""
KEPT = 300
"""The most games a worker remembers."""
NUMBER = 4
"""Bytes of the length before each message."""

logger = logging.getLogger("lastcall")
write = msgspec.json.Encoder().encode
read_reply = msgspec.json.Decoder(Reply).decode


class WorkerLost(Exception):
    """The process has ended, or says nothing."""


class Waiting:
    """A thought that waits for a worker."""

    __slots__ = ("answer", "lost", "thought")

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.lost = 0
        """How many workers were lost over it."""


class Pool:
    """Starts its processes when the first bot thinks, and replaces those that are killed or hang."""

    def __init__(self, size: int = 0) -> None:
        self.size = size or os.cpu_count() or 1
        self.queue: FairQueue[Waiting] = FairQueue()
        self.at_work: list[asyncio.Task[None]] = []
        self.workers: dict[int, Worker] = {}
        """The processes, by their id."""

    async def decide(self, thought: Thought, households: Sequence[str]) -> Answer:
        """What the bot answers, when its turn comes; who no longer wants to know just stops waiting."""
        if not self.at_work:
            self.at_work = [asyncio.create_task(self.work()) for _ in range(self.size)]
        waiting = Waiting(thought)
        self.queue.put(self.queue.shortest(households), waiting)
        return await waiting.answer

    async def work(self) -> None:
        """Give one thought after the other to a worker; a new one if it is lost."""
        worker: Worker | None = None
        try:
            while True:
                household, waiting = await self.queue.take()
                if waiting.answer.done():
                    continue
                try:
                    if worker is None:
                        worker = await self.started()
                    reply = await worker.reply(waiting.thought)
                except WorkerLost as lost:
                    if worker is not None:
                        self.workers.pop(worker.process.pid, None)
                        worker = None
                    waiting.lost += 1
                    LOST_WORKERS.add()
                    logger.warning("a process in which bots think was lost and is replaced", extra={"why": str(lost)})
                    if waiting.lost < TRIES:
                        self.queue.put(household, waiting)
                        continue
                    reply = Reply(failed=str(lost))
                if waiting.answer.done():
                    continue
                if reply.failed:
                    waiting.answer.set_exception(NoThought(reply.failed))
                else:
                    waiting.answer.set_result(reply.answer)
        finally:
            if worker is not None:
                worker.end()

    async def started(self) -> Worker:
        """A new worker."""
        try:
            worker = await start()
        except OSError as error:
            await asyncio.sleep(BETWEEN_STARTS)
            raise WorkerLost(f"it could not be started: {error.strerror}") from error
        self.workers[worker.process.pid] = worker
        return worker

    async def close(self) -> None:
        """Stop all workers."""
        for task in self.at_work:
            task.cancel()
        await asyncio.gather(*self.at_work, return_exceptions=True)
        self.workers.clear()


async def start() -> Worker:
    """Start a process that listens at the other end of a socket; when the server is gone, it reads that and ends."""
    # Not asyncio's own subprocesses: under uvloop they sometimes never hear from each other.
    ours, theirs = socket.socketpair()
    with theirs:
        program = [sys.executable, "-m", "lastcall.server.thinkers.worker", *([log.JSON] if log.as_json else [])]
        process = subprocess.Popen(program, stdin=theirs.fileno(), stdout=theirs.fileno())
    return Worker(process, *await asyncio.open_unix_connection(sock=ours))


class Worker:
    """One process, and what it knows."""

    def __init__(
        self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process = process
        self.reader = reader
        self.writer = writer
        self.heard: dict[str, int] = {}
        """How much of each table's transcript it has, the table that was thought about last at the end."""

    async def reply(self, thought: Thought) -> Reply:
        """What it says; if it is lost over it, it is ended."""
        try:
            async with asyncio.timeout(HUNG):
                return await self.asked(self.job(thought))
        except TimeoutError:
            self.end()
            raise WorkerLost(f"it said nothing for {HUNG:.0f} seconds") from None
        except (OSError, asyncio.IncompleteReadError):
            self.end()
            raise WorkerLost("it ended") from None

    async def asked(self, job: Job) -> Reply:
        """Send it a job and read what it replies."""
        body = write(job)
        self.writer.write(len(body).to_bytes(NUMBER, "big") + body)
        await self.writer.drain()
        size = int.from_bytes(await self.reader.readexactly(NUMBER), "big")
        reply = read_reply(await self.reader.readexactly(size))
        if reply.failed:
            self.heard.pop(job.table, None)  # It has forgotten the game.
        return reply

    def job(self, thought: Thought) -> Job:
        """The thought, without what it knows already."""
        table = thought.table
        heard = self.heard.pop(table.id, None)
        self.heard[table.id] = len(table.transcript)
        forget = next(iter(self.heard)) if len(self.heard) > KEPT else ""
        self.heard.pop(forget, None)
        return Job(
            table.id,
            thought.seat,
            thought.level,
            thought.seed,
            table.setup if heard is None else None,
            table.transcript[heard or 0 :],
            written(thought.after),
            forget,
        )

    def end(self) -> None:
        """End the process."""
        self.writer.close()
        self.process.kill()
        threading.Thread(target=self.process.wait, daemon=True).start()  # It may take a moment, even now.
