"""Two-way templates: each phrase is one class with one sentence, which reads the line and prints it back."""

from __future__ import annotations

import enum
import functools
import re
import typing
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, dataclass_transform

Kind = Any
"""What can stand in a hole: a phrase class, an Enum, int, Title, or tuple[phrase, ...]."""

Class = TypeVar("Class", bound=type)

LITERAL = "literal"
HOLE = "hole"
VERB = "verb"
"""`lose~`: agrees with the phrase in the hole `who`."""
OWN = "own"
"""`{their}`: "your" after "you", else "their"."""


class Piece(NamedTuple):
    """A part of a template."""

    sort: str
    text: str


class Title(str):
    """The title of a card: bare when it is plain words, else in double quotes."""

    __slots__ = ()

    def written(self) -> str:
        """As it stands in a line."""
        return str(self) if re.fullmatch(r"[A-Z][\w]*(?: [\w]+)*", self) else f'"{self}"'


TEMPLATES: dict[type, tuple[Piece, ...]] = {}


@dataclass_transform(frozen_default=True)
def says(sentence: str) -> Callable[[Class], Class]:
    """The sentence that means this class: {hole} for an argument, verb~ for a verb that agrees with {who}."""

    def mark(cls: Class) -> Class:
        TEMPLATES[cls] = pieces(sentence)
        holes = tuple(piece.text for piece in TEMPLATES[cls] if piece.sort == HOLE)
        # What a phrase works out once from its arguments, so that playing does not.
        prepare: Callable[[Any], None] | None = getattr(cls, "prepare", None)

        def __init__(self: Any, *values: Any, **named: Any) -> None:
            named.update(zip(holes, values, strict=False))
            if set(named) != set(holes):
                raise TypeError(f"{cls.__name__} takes {', '.join(holes) or 'nothing'}")
            self.__dict__.update(named)
            if prepare is not None:
                prepare(self)

        def __eq__(self: Any, other: object) -> bool:
            return type(self) is type(other) and self.__dict__ == other.__dict__

        def __hash__(self: Any) -> int:
            return hash((cls, *(self.__dict__[hole] for hole in holes)))

        def __repr__(self: Any) -> str:
            return f"{cls.__name__}({', '.join(f'{hole}={self.__dict__[hole]!r}' for hole in holes)})"

        for method in (__init__, __eq__, __hash__, __repr__):
            setattr(cls, method.__name__, method)
        return cls

    return mark


def pieces(sentence: str) -> tuple[Piece, ...]:
    """The parts of a template."""
    found: list[Piece] = []
    at = 0
    for match in re.finditer(r"\{(\w+)\}|(\w+)~", sentence):
        if match.start() > at:
            found.append(Piece(LITERAL, sentence[at : match.start()]))
        if match[2]:
            found.append(Piece(VERB, match[2]))
        elif match[1] == "their":
            found.append(Piece(OWN, ""))
        else:
            found.append(Piece(HOLE, match[1]))
        at = match.end()
    if at < len(sentence):
        found.append(Piece(LITERAL, sentence[at:]))
    return tuple(found)


@functools.cache
def holes_of(cls: type) -> dict[str, Kind]:
    """What may stand in each hole of a phrase."""
    hints = typing.get_type_hints(cls)
    return {piece.text: hints[piece.text] for piece in TEMPLATES[cls] if piece.sort == HOLE}


def item_of(kind: Kind) -> Kind | None:
    """What a sequence of phrases consists of; None for anything else."""
    return typing.get_args(kind)[0] if getattr(kind, "__origin__", None) is tuple else None


@functools.cache
def alternatives(kind: Kind) -> tuple[type, ...]:
    """The phrases that may stand for a kind: itself and its subclasses, as far as they have a sentence."""
    if kind is int or kind is Title or issubclass(kind, enum.Enum):
        return (kind,)
    found = [kind] if kind in TEMPLATES else []
    for sub in kind.__subclasses__():
        found += [one for one in alternatives(sub) if one not in found]
    return tuple(found)


def agreed(verb: str, who: object) -> str:
    """The verb in the number of its subject."""
    if getattr(who, "plural", True):
        return verb
    if verb == "have":
        return "has"
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def own(who: object) -> str:
    """Your pile, their pile."""
    return "your" if getattr(who, "is_you", False) else "their"


def printed(value: object) -> str:
    """The words that mean a value, without capital letter."""
    if isinstance(value, tuple):
        return " and ".join(map(printed, value))
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, Title):
        return value.written()
    if type(value) not in TEMPLATES:
        return str(value)
    who = getattr(value, "who", None)
    words = []
    for piece in TEMPLATES[type(value)]:
        if piece.sort == LITERAL:
            words.append(piece.text)
        elif piece.sort == VERB:
            words.append(agreed(piece.text, who))
        elif piece.sort == OWN:
            words.append(own(who))
        else:
            words.append(printed(getattr(value, piece.text)))
    return "".join(words)


def line(value: object) -> str:
    """The line that means a value."""
    text = printed(value)
    return text[:1].upper() + text[1:]
