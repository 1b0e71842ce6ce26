"""What the lines of cards are made of. Two phrases that say the same are equal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

CALLS_OTHERS: Final = 1
CALLS_ALL: Final = 2


class Phrase:
    """A piece of a line. The card language fills its holes; the engine acts on it."""

    calls: ClassVar[int] = 0
    """Whether it calls on everybody, or on everybody else: where sides have several members, Champions may answer."""

    holes: ClassVar[tuple[str, ...]] = ()
    """The attributes that its sentence names, in the order of the sentence."""

    shares_subject: ClassVar[bool] = True
    """Whether what follows "and" may leave out whom it is about; not after a choice, whose end would be unclear."""

    def prepare(self) -> None:
        """Work out once, when its holes are filled, what every play needs."""

    def joins(self, before: Phrase) -> bool:
        """Whether it need not repeat the verb of the phrase before it: "loses 1 Gold and 2 Fortitude"."""
        return False

    def again(self) -> Phrase | None:
        """Of a person: who is meant if the next phrase names nobody. None: it has to name somebody."""
        return None

    def chooser(self) -> Phrase:
        """Of a person: what the options call whoever chooses."""
        return self

    def parts(self) -> tuple[object, ...]:
        """What it consists of: the values in its holes, or what it was made of."""
        return tuple([getattr(self, hole) for hole in type(self).holes])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Phrase) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self), self.parts()))

    def __repr__(self) -> str:
        shown = ", ".join([f"{hole}={getattr(self, hole)!r}" for hole in type(self).holes])
        return f"{type(self).__name__}({shown})"


def calls_of(parts: Iterable[object]) -> int:
    """Whom these pieces call on, including the pieces inside them."""
    most = 0
    for part in parts:
        if isinstance(part, Phrase):
            most = max(most, part.calls, calls_of(part.parts()))
        elif isinstance(part, (tuple, list)):
            most = max(most, calls_of(part))
    return most
