"""Plans played by any executor, in batches of deals: the rows are the same whoever plays them."""

from __future__ import annotations

import contextlib
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import active_children, get_context

import msgspec

from lastcall.lab.plan import Plan
from lastcall.lab.rows import Timed, play

Deal = list[Timed]
"""The games of one deal, in the order of their rotations."""

read = msgspec.msgpack.Decoder(list[Deal]).decode
write = msgspec.msgpack.Encoder().encode
read_plan = lru_cache(maxsize=100)(msgspec.json.Decoder(Plan).decode)


def cores() -> int:
    """As many workers as this machine has cores."""
    return os.cpu_count() or 1


def run(
    plan: Plan,
    executor: Executor | None = None,
    batch: int = 1,
    ahead: int = 4,
) -> Generator[Deal, None, None]:
    """The deals of a plan in their order, so many batches `ahead` of whoever reads them.

    Without an executor they are played in this process, when they are wanted.
    """
    if executor is None:
        for deal in range(plan.deals):
            yield play_deal(plan, deal)
        return
    encoded = msgspec.json.encode(plan)
    waiting: deque[Future[bytes]] = deque()
    try:
        for first in range(0, plan.deals, batch):
            waiting.append(executor.submit(play_batch, encoded, first, min(first + batch, plan.deals)))
            while len(waiting) >= ahead:
                yield from read(waiting.popleft().result())
        while waiting:
            yield from read(waiting.popleft().result())
    finally:
        for future in waiting:
            future.cancel()


def play_batch(plan: bytes, first: int, last: int) -> bytes:
    """What a worker does: a plan and numbers go in, rows come out."""
    wanted = read_plan(plan)
    return write([play_deal(wanted, deal) for deal in range(first, last)])


def play_deal(plan: Plan, deal: int) -> Deal:
    """A deal as often as it is played."""
    return [play(plan, deal, rotation) for rotation in range(plan.rotations)]


@contextlib.contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """So many processes; none for one job. In the end nobody waits for what they are still playing."""
    if jobs == 1:
        yield None
        return
    before = set(active_children())
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        with without_interrupts():
            for _ in range(jobs):
                executor.submit(int)
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.kill()


def ignore_interrupts() -> None:
    """Ctrl+C reaches every process of a terminal; the one that started the workers ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """Hold Ctrl+C back while processes start: they inherit that, and are not interrupted before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows has nothing to inherit.
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
