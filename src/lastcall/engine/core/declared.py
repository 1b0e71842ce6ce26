"""What a stored game is made of: objects whose constructor, or the function that makes them, names their fields."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakSet

from lastcall.engine.core.errors import ProgramError


class Declared:
    """The parameters of what makes it are its fields: stored in their order, and shown with their names in a repr."""

    __slots__ = ()

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields_of(type(self)))
        return f"{type(self).__name__}({shown})"


LINK: Final = "below"
"""A frame's link to the next one: the stack is stored as a list, and shown frame by frame."""


_makers: dict[type[Declared], Callable[..., Any]] = {}
_fields: dict[type[Declared], tuple[str, ...]] = {}


def made_by(cls: type[Declared], maker: Callable[..., Any]) -> None:
    """Objects of this class have no constructor; this function makes them and sets every field.

    For what is made all the time, by decisions and by copies: CPython 3.11 takes more than twice as long to call a
    constructor that is written in Python.
    """
    _makers[cls] = maker


def maker_of(cls: type[Declared]) -> Callable[..., Any]:
    """What makes objects of this class: a function, or the class itself."""
    return _makers.get(cls, cls)


def fields_of(cls: type[Declared]) -> tuple[str, ...]:
    """The names of its fields, in the order in which its maker takes them."""
    if cls not in _fields:
        _fields[cls] = tuple(name for name in inspect.signature(maker_of(cls)).parameters if name != LINK)
    return _fields[cls]


def declared() -> dict[str, type[Declared]]:
    """Everything that can be stored, by the name of its class; two of one name are refused."""
    found: dict[str, type[Declared]] = {}
    waiting: list[type[Declared]] = [Declared]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            if found.setdefault(cls.__name__, cls) is not cls:
                raise ProgramError(f"{cls} and {found[cls.__name__]} both declare {cls.__name__}")
            if cls not in _checked:
                check(cls)
                _checked.add(cls)
            waiting.append(cls)
    return found


_checked: Final[WeakSet[type[Declared]]] = WeakSet()


def check(cls: type[Declared]) -> None:
    """Refuse a field that hides a method: whoever calls the method would find the value, or call it for ever."""
    for name in inspect.signature(maker_of(cls)).parameters:
        if callable(getattr(cls, name, None)):
            raise ProgramError(
                f"{cls.__name__} has a field called {name}, which is a method of its base; rename the field"
            )
