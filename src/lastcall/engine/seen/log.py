"""The log as each reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lastcall.engine.seen.staged import STAGES, AnyStaged
from lastcall.ids import SeatId
from lastcall.voice.fact import LineKind
from lastcall.voice.speaker import Voice, cast_of, is_let_in, shown

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log, with the rules behind it."""

    text: str
    """In words, for this reader."""
    rules: tuple[str, ...]
    """The ids of the rules behind it."""
    about: tuple[SeatId, ...] = ()
    """The seats it is about."""
    kind: LineKind = "event"
    """A new turn, a new phase, an answer to something on the table, or anything else."""
    staged: AnyStaged | None = None
    """What a page shows large for a moment; most lines have none."""


def told(game: Game, reader: int | None, since: int = 0, public: Sequence[Told] = ()) -> tuple[Told, ...]:
    """The log as this seat (None: a spectator) may read it; `public`: the same lines for spectators, if known."""
    lines: list[Told] = []
    seat = None if reader is None else SeatId(reader)
    voice = Voice(game, seat)
    for number, fact in enumerate((game.log or [])[since:]):
        cast = cast_of(type(fact))
        seats = cast.about(game, fact)
        personal = seat in seats or (cast.hidden != "" and is_let_in(game, fact, seat))
        if number < len(public) and not personal:
            lines.append(public[number])
        else:
            stage = STAGES.get(type(fact))
            staged = stage(voice, game, fact) if stage is not None else None
            lines.append(Told(voice.sentence(shown(game, fact, seat)), fact.cites(), seats, fact.kind, staged))
    return tuple(lines)
