"""The log as each reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.core.entries import LineKind, read

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Told(msgspec.Struct, frozen=True):
    """A line of the log, with the rules behind it."""

    text: str
    rules: tuple[str, ...]
    about: tuple[int, ...] = ()
    """The seats it is about."""
    kind: LineKind = "event"


def told(game: Game, reader: int | None, since: int = 0, public: Sequence[Told] = ()) -> tuple[Told, ...]:
    """The log as this seat (None: a spectator) may read it; `public`: the same lines for spectators, if known."""
    lines: list[Told] = []
    for number, recorded in enumerate((game.log or [])[since:]):
        entry = read(recorded, reader)
        if number < len(public) and not entry.is_personal(game):
            lines.append(public[number])
        else:
            lines.append(Told(entry.told(game), entry.cites(game), entry.about(game), entry.kind))
    return tuple(lines)
