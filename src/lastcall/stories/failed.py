"""What goes wrong in a story: a line that cannot be read, a move that is not offered, a check that does not hold."""

from __future__ import annotations

from lastcall.engine.core.errors import Unreadable


class StoryError(Unreadable):
    """A line of a story that cannot be read."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Failed(Exception):
    """A move that was not offered, or a check that does not hold."""
