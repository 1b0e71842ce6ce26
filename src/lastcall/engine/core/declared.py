"""What a stored game is made of: objects whose constructor takes everything that has to be stored."""

from __future__ import annotations

import inspect
from typing import Final

from lastcall.engine.core.errors import ProgramError


class Declared:
    """Its constructor's parameters are its fields: stored in their order, and shown with their names in a repr."""

    __slots__ = ()

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields_of(type(self)))
        return f"{type(self).__name__}({shown})"


LINK: Final = "below"
"""A frame's link to the next one: the stack is stored as a list, and shown frame by frame."""


_fields: dict[type[Declared], tuple[str, ...]] = {}


def fields_of(cls: type[Declared]) -> tuple[str, ...]:
    """The names of its fields, in the order its constructor takes them."""
    if cls not in _fields:
        _fields[cls] = tuple(name for name in inspect.signature(cls).parameters if name != LINK)
    return _fields[cls]


def declared() -> dict[str, type[Declared]]:
    """Everything that can be stored, by the name of its class; two of one name are refused."""
    found: dict[str, type[Declared]] = {}
    waiting: list[type[Declared]] = [Declared]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            if found.setdefault(cls.__name__, cls) is not cls:
                raise ProgramError(f"{cls} and {found[cls.__name__]} both declare {cls.__name__}")
            waiting.append(cls)
    return found
