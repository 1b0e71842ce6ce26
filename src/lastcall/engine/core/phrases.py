"""What the lines of cards are made of. Two phrases that say the same are equal."""

from __future__ import annotations

from typing import ClassVar


class Phrase:
    """A piece of a line. The card language fills its holes; the engine acts on it."""

    holes: ClassVar[tuple[str, ...]] = ()
    """The attributes that its sentence names, in the order of the sentence."""

    def prepare(self) -> None:
        """Work out once, when its holes are filled, what every play would otherwise work out again."""

    def parts(self) -> tuple[object, ...]:
        """What it consists of: the values in its holes, or whatever it was made of."""
        return tuple([getattr(self, hole) for hole in type(self).holes])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Phrase) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self), self.parts()))

    def __repr__(self) -> str:
        shown = ", ".join([f"{hole}={getattr(self, hole)!r}" for hole in type(self).holes])
        return f"{type(self).__name__}({shown})"
