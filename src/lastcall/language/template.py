"""Two-way templates: each phrase is one class with one sentence, which reads the line and prints it back."""

from __future__ import annotations

import enum
import functools
import re
from typing import Any, NamedTuple, TypeVar

from lastcall.engine.core.phrases import Phrase
from lastcall.voice.sentences import begun, third_person

Kind = Any
"""What can stand in a hole: a phrase class, an Enum, int, Title, a tuple of those, or Several phrases."""

Said = TypeVar("Said", bound=Phrase)

LITERAL = "literal"
HOLE = "hole"
VERB = "verb"
"""`lose~`: agrees with the phrase in the hole `who`."""
OWN = "own"
"""`{their}`: "your" after "you", else "their"."""
NOUN = "noun"
"""`Pile^`: "Piles" after several players, each of whom has one."""


class TemplatePart(NamedTuple):
    """A part of a template."""

    sort: str
    text: str


class Title(str):
    """The title of a card: bare when it is plain words, else in double quotes."""

    __slots__ = ()

    def written(self) -> str:
        """As it stands in a line."""
        return str(self) if re.fullmatch(r"[A-Z][\w]*(?: [\w]+)*", self) else f'"{self}"'


class Several(NamedTuple):
    """One or more phrases of a kind, joined by "and"."""

    of: type


TEMPLATES: dict[type, tuple[TemplatePart, ...]] = {}
HOLES: dict[type, dict[str, Kind]] = {}
"""What may stand in each hole of a phrase."""


def says(cls: type[Phrase], sentence: str, /, **holes: Kind) -> None:
    """The sentence that means this class: {hole} for an argument, verb~ for a verb that agrees with {who}.

    A plain call after the class, not a decorator, so that the class can be compiled.
    """
    TEMPLATES[cls] = pieces(sentence)
    names = tuple(piece.text for piece in TEMPLATES[cls] if piece.sort == HOLE)
    if names != tuple(holes):
        raise TypeError(f"{cls.__name__} takes {', '.join(names) or 'nothing'}")
    HOLES[cls] = holes
    cls.holes = names


def phrase(cls: type[Said], *values: Any) -> Said:
    """A phrase with these values in its holes, in the order of its sentence."""
    made = cls()
    for hole, value in zip(cls.holes, values, strict=True):
        setattr(made, hole, value)
    made.prepare()
    return made


def pieces(sentence: str) -> tuple[TemplatePart, ...]:
    """The parts of a template."""
    found: list[TemplatePart] = []
    at = 0
    for match in re.finditer(r"\{(\w+)\}|(\w+)([~^])", sentence):
        if match.start() > at:
            found.append(TemplatePart(LITERAL, sentence[at : match.start()]))
        if match[2]:
            found.append(TemplatePart(VERB if match[3] == "~" else NOUN, match[2]))
        elif match[1] == "their":
            found.append(TemplatePart(OWN, ""))
        else:
            found.append(TemplatePart(HOLE, match[1]))
        at = match.end()
    if at < len(sentence):
        found.append(TemplatePart(LITERAL, sentence[at:]))
    return tuple(found)


def item_of(kind: Kind) -> Kind | None:
    """What a sequence of phrases consists of; None for anything else."""
    return kind.of if isinstance(kind, Several) else None


@functools.cache
def alternatives(kind: Kind) -> tuple[type, ...]:
    """The phrases that may stand for a kind: itself and its subclasses, as far as they have a sentence."""
    if isinstance(kind, tuple):
        return tuple(dict.fromkeys(one for part in kind for one in alternatives(part)))
    if kind is int or kind is Title or issubclass(kind, enum.Enum):
        return (kind,)
    found = [kind] if kind in TEMPLATES else []
    for sub in kind.__subclasses__():
        found += [one for one in alternatives(sub) if one not in found]
    return tuple(found)


def agreed(verb: str, who: object) -> str:
    """The verb in the number of its subject."""
    return verb if getattr(who, "plural", True) else third_person(verb)


def own(who: object) -> str:
    """Your pile, their pile."""
    return "your" if getattr(who, "is_you", False) else "their"


def counted(noun: str, who: object) -> str:
    """One pile, or one for each of several players."""
    return noun + "s" if getattr(who, "picks_count", 1) > 1 else noun


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
        elif piece.sort == NOUN:
            words.append(counted(piece.text, who))
        elif piece.sort == OWN:
            words.append(own(who))
        else:
            words.append(printed(getattr(value, piece.text)))
    return "".join(words)


def line(value: object) -> str:
    """The line that means a value."""
    return begun(printed(value))
