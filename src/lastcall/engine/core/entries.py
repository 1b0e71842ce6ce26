"""The log: one small tuple for each thing that happens, made only while somebody listens.

A tuple is the class that explains it, then numbers. It is written once; each reader is told what they may know.
Methods that raise NotImplementedError are abstract, in plain classes: see frames.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from lastcall.engine.core.address import all_do, called, does, whose
from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.sentences import begun, counted

if TYPE_CHECKING:
    from lastcall.engine.game import Game

Recorded = tuple[Any, ...]
"""A class of entries, then its numbers, the seat it is about first."""

LineKind = Literal["turn", "phase", "event", "answer"]


class Entry:
    """Something that has happened, as the log tells it. Each chapter declares its own."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules behind such a line; `cites` may pick among several."""

    kind: ClassVar[LineKind] = "event"

    def __init__(self, numbers: tuple[int, ...], reader: int | None = None) -> None:
        self.numbers = numbers
        self.seat = numbers[0] if numbers else NOBODY
        self.more = numbers[1:]
        self.reader = reader
        """The seat it is told to; None: a spectator."""

    def about(self, game: Game) -> tuple[int, ...]:
        """The seats it is about; to them it says "you"."""
        return (self.seat,) if self.seat >= 0 else ()

    def cites(self, game: Game) -> tuple[str, ...]:
        """The rules behind this line."""
        return self.rules

    def is_personal(self, game: Game) -> bool:
        """Whether its reader is told it in other words than a spectator."""
        return self.reader is not None and self.reader in self.about(game)

    def told(self, game: Game) -> str:
        """In words, and only what its reader may know."""
        return self.tell(game)

    def tell(self, game: Game) -> str:
        """In words."""
        raise NotImplementedError

    # --- words for `tell`

    def is_mine(self) -> bool:
        """Whether its reader is the player it is about."""
        return self.seat == self.reader

    def does(self, game: Game, verb: str) -> str:
        """You lose; Ann loses."""
        return does(game, self.seat, self.reader, verb)

    def whose(self, game: Game) -> str:
        """At the beginning: Your; Ann's."""
        return begun(whose(game, self.seat, self.reader))

    def called(self, game: Game, seat: int) -> str:
        """Inside the sentence: you; Ann."""
        return called(game, seat, self.reader)

    def title(self, game: Game, at: int = 0) -> str:
        """The card that is one of its numbers."""
        return game.cards[self.more[at]].in_prose()

    def titles(self, game: Game) -> str:
        """All its numbers are cards."""
        return ", ".join(game.cards[card].in_prose() for card in self.more)


class OfSide(Entry):
    """About a whole side: "you" to each of its members."""

    def about(self, game: Game) -> tuple[int, ...]:
        return game.side_of(self.seat).seats

    def side_does(self, game: Game, verb: str) -> str:
        """You pass; Ann passes; Ann and Ben pass."""
        seats = self.about(game)
        return f"You {verb}" if self.reader in seats else all_do(game, seats, self.reader, verb)

    def sides(self, game: Game) -> str:
        """Inside the sentence: your; Ann's; Ann and Ben's."""
        return "your" if self.reader in self.about(game) else f"{game.side_name(self.seat)}'s"


class BetweenTwo(Entry):
    """About two players; the second one is the first of `more`."""

    def about(self, game: Game) -> tuple[int, ...]:
        return tuple(seat for seat in self.numbers[:2] if seat >= 0)

    def other(self, game: Game) -> str:
        """The other one, inside the sentence: you; Ann."""
        return self.called(game, self.more[0])


class Hidden(Entry):
    """About cards that only one side sees; everybody else is told how many there are."""

    def is_personal(self, game: Game) -> bool:
        """TEAM-02."""
        return self.reader is not None and bool(game.ours[self.reader] >> self.seat & 1)

    def told(self, game: Game) -> str:
        if self.is_personal(game):
            return self.tell(game)
        return type(self)((self.seat, -len(self.more)), self.reader).tell(game)

    def cards(self, game: Game, one: str) -> str:
        """Which they are, or how many."""
        return counted(-self.more[0], one) if self.more and self.more[0] < 0 else self.titles(game)


def read(recorded: Recorded, reader: int | None) -> Entry:
    """The entry that a tuple of the log stands for, for this reader (None: a spectator)."""
    entry: Entry = recorded[0](recorded[1:], reader)
    return entry
