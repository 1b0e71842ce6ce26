"""Waiting for progress, not for the clock: a busy machine is slow, but it moves."""

from __future__ import annotations

import time
from collections.abc import Callable

STUCK = 90.0
"""Seconds without any change before a test gives up. As long as something moves, only pytest's own timeout ends it."""
A_WHOLE_GAME = 1800
"""Seconds for pytest's own timeout where a whole game is played on a machine that may be busy."""
A_LOOK = 0.02
"""Seconds between two looks."""


class Patience:
    """Lasts as long as something moves."""

    def __init__(
        self, what: str, moves: Callable[[], object] = lambda: None, last: Callable[[], object] = lambda: "nothing"
    ) -> None:
        self.what = what
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
        if time.monotonic() - self.since >= STUCK:
            raise AssertionError(f"{self.what}: nothing has moved for {STUCK:g} seconds; last: {self.last()}")


def wait_until(wanted: Callable[[], bool], what: str, moves: Callable[[], object] = lambda: None) -> None:
    """Look again and again until it is so."""
    patience = Patience(what, moves)
    while not wanted():
        patience.check()
        time.sleep(A_LOOK)
