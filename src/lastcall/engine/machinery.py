"""What a character brings along beside its deck: state of its own, shown at the table as pieces.

Methods that raise NotImplementedError are abstract: every class that is used says them anew. The bases are plain
classes, not `abc` ones, because the engine must stay compilable and calls them on its hot path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from lastcall.engine.library import library
from lastcall.engine.pieces import AnyPiece, Counter, Tokens

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Machine:
    """The components of a character: one object per table, whoever of its seats brings them."""

    __slots__ = ("owners",)

    name: ClassVar[str] = ""
    """As decks ask for it, and as stored games find it."""

    token: ClassVar[str] = ""
    """What one of its tokens is called."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules behind its lines in the log."""

    def __init__(self, owners: int) -> None:
        self.owners = owners
        """Bit set of the seats that bring it."""

    def copy(self) -> Machine:
        """An independent twin."""
        raise NotImplementedError

    def tokens(self, seat: int) -> int:
        """How many of its tokens lie before a seat."""
        raise NotImplementedError

    def put(self, game: Game, seat: int, tokens: int) -> bool:
        """As many as a story says; False: they cannot lie there."""
        raise NotImplementedError

    def supply(self, game: Game) -> int:
        """How many are left with their owner."""
        raise NotImplementedError

    def tell(self, game: Game, seat: int) -> str:
        """The line of the log when a seat gets a token."""
        return f"{game.names[seat]} gets a {self.token}"

    def pieces(self, game: Game) -> list[AnyPiece]:
        """All of it lies open on the table."""
        owner = next(seat for seat in range(game.size) if self.owners >> seat & 1)
        found: list[AnyPiece] = [Counter(f"{self.token}s left", owner, self.supply(game))]
        for seat in range(game.size):
            tokens = self.tokens(seat)
            if tokens:
                found.append(Tokens(self.token, seat, tokens))
        return found


def assemble(brings: Sequence[tuple[str, ...]]) -> tuple[Machine, ...]:
    """SETUP-12: what the characters of a table bring along, by the names their decks give."""
    owners: dict[str, int] = {}
    for seat, names in enumerate(brings):
        for name in names:
            owners[name] = owners.get(name, 0) | 1 << seat
    return tuple(library().machine(name)(bits) for name, bits in owners.items())
