"""The log as each reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.core.entries import LineKind, read

if TYPE_CHECKING:
    from lastcall.engine.core.game import Game


class Told(msgspec.Struct, frozen=True):
    """A line of the log, with the rules behind it."""

    text: str
    rules: tuple[str, ...]
    about: tuple[int, ...] = ()
    """The seats it is about."""
    kind: LineKind = "event"


def told(game: Game, reader: int | None, since: int = 0) -> tuple[Told, ...]:
    """The log as this seat (None: a spectator) may read it."""
    entries = [read(recorded) for recorded in (game.log or [])[since:]]
    return tuple(
        Told(entry.seen_by(game, reader).tell(game), entry.rules, entry.about(), entry.kind) for entry in entries
    )
