"""The log: one small tuple for each thing that happens, made only while somebody listens.

A tuple is the class that explains it, then numbers. It is written once; each reader is told what they may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.sentences import counted

if TYPE_CHECKING:
    from lastcall.engine.core.game import Game

Recorded = tuple[Any, ...]
"""A class of entries, then its numbers, the seat it is about first."""

LineKind = Literal["turn", "phase", "event"]


class Entry:
    """Something that has happened, as the log tells it. Each chapter declares its own."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules behind such a line."""

    kind: ClassVar[LineKind] = "event"

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.seat = numbers[0] if numbers else NOBODY
        self.more = numbers[1:]

    def about(self) -> tuple[int, ...]:
        """The seats it is about."""
        return (self.seat,) if self.seat >= 0 else ()

    def seen_by(self, game: Game, reader: int | None) -> Entry:
        """What this reader (None: a spectator) may know of it."""
        return self

    def tell(self, game: Game) -> str:
        """In words; called on what `seen_by` returns."""
        raise NotImplementedError

    def name(self, game: Game) -> str:
        """The name of the player it is about."""
        return game.names[self.seat] if self.seat >= 0 else "Nobody"

    def title(self, game: Game, at: int = 0) -> str:
        """The card that is one of its numbers."""
        return game.cards[self.more[at]].title

    def titles(self, game: Game) -> str:
        """All its numbers are cards."""
        return ", ".join(game.cards[card].title for card in self.more)


class BetweenTwo(Entry):
    """About two players; the second one is the first of `more`."""

    def about(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.numbers[:2] if seat >= 0)

    def other(self, game: Game) -> str:
        """The other one."""
        return game.names[self.more[0]]


class Hidden(Entry):
    """About cards that only one side sees; everybody else is told how many there are."""

    def seen_by(self, game: Game, reader: int | None) -> Entry:
        if reader is not None and game.ours[reader] >> self.seat & 1:
            return self  # TEAM-02
        return type(self)((self.seat, -len(self.more)))

    def cards(self, game: Game, one: str) -> str:
        """Which they are, or how many."""
        return counted(-self.more[0], one) if self.more and self.more[0] < 0 else self.titles(game)


def read(recorded: Recorded) -> Entry:
    """The entry that a tuple of the log stands for."""
    entry: Entry = recorded[0](recorded[1:])
    return entry
