"""Reads a line of a card: every phrase that could stand at a place is tried, and exactly one reading must remain."""

from __future__ import annotations

import difflib
import enum
import functools
import re
from typing import Any

from lastcall.engine.core.errors import Unreadable
from lastcall.language.suggestions import suggestion
from lastcall.language.template import (
    HOLE,
    HOLES,
    LITERAL,
    NOUN,
    TEMPLATES,
    VERB,
    Kind,
    TemplatePart,
    Title,
    agreed,
    alternatives,
    counted,
    item_of,
    line,
    own,
    phrase,
)

Found = list[tuple[Any, int]]
"""Values and where each ends."""

WORD = re.compile(r"[\w'!-]+|\S")
NUMBER = re.compile(r"\d{1,4}(?!\d)")
TITLE = re.compile(r'"([^"]+)"|([A-Z]\w*(?: \w+)*)')
MOST_EXPECTED = 8
MOST_WORDS = 6
"""How much of a phrase an error names."""


class CardTextError(Unreadable):
    """A line that cannot be read, or can be read in more than one way."""


@functools.cache
def first_words(kind: Kind) -> dict[str, tuple[type, ...]]:
    """Which alternatives of a kind may begin with a word; under "" those that may begin with anything."""
    index: dict[str, list[type]] = {}
    for cls in alternatives(kind):
        for word in beginnings(cls):
            index.setdefault(word, []).append(cls)
    anything = index.get("", [])
    return {word: tuple(classes + (anything if word else [])) for word, classes in index.items()} | {
        "": tuple(anything)
    }


@functools.cache
def beginnings(cls: Kind) -> frozenset[str]:
    """The words a phrase may begin with."""
    if cls is int or cls is Title:
        return frozenset([""])
    if issubclass(cls, enum.Enum):
        return frozenset(first_word(str(member.value)) for member in cls)
    first = TEMPLATES[cls][0]
    if first.sort == LITERAL:
        return frozenset([first_word(first.text)])
    kind: Kind = HOLES[cls][first.text]
    kind = item_of(kind) or kind
    return frozenset(word for one in alternatives(kind) for word in beginnings(one))


def first_word(text: str) -> str:
    """The word at the beginning of a text."""
    match = WORD.match(text)
    return match[0] if match else ""


class LineReader:
    """One line being read; remembers what it has found at each place and how far it got."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.known: dict[tuple[Kind, int], Found] = {}
        self.furthest = 0
        self.expected: set[str] = set()

    def stopped(self, at: int, wanted: str) -> None:
        """Reading failed here: one of these words was expected."""
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        if at == self.furthest and wanted.strip():
            self.expected.add(wanted.strip())

    def read(self, kind: Kind, at: int) -> Found:
        """Every value of this kind that the text spells from this place on."""
        key = (kind, at)
        if key not in self.known:
            self.known[key] = self.one(kind, at) if item_of(kind) is None else self.sequence(kind, at)
        return self.known[key]

    def sequence(self, kind: Kind, at: int) -> Found:
        """One or more, joined by "and"."""
        item = item_of(kind)
        found: Found = []
        for value, end in self.read(item, at):
            found.append(((value,), end))
            if self.text.startswith(" and ", end):
                found += [((value, *rest), last) for rest, last in self.read(kind, end + 5)]
            else:
                self.stopped(end, "and")
        return found

    def one(self, kind: Kind, at: int) -> Found:
        """A phrase, a number, a title or one of a few words."""
        found: Found = []
        index = first_words(kind)
        candidates = index.get(first_word(self.text[at:]), index[""])
        if not candidates:
            for cls in alternatives(kind):
                for start in starts(cls):
                    self.stopped(at, start)
        for cls in candidates:
            if cls is int:
                if match := NUMBER.match(self.text, at):
                    found.append((int(match[0]), match.end()))
                else:
                    self.stopped(at, "a number")
            elif cls is Title:
                if match := TITLE.match(self.text, at):
                    found.append((Title(match[1] or match[2]), match.end()))
                else:
                    self.stopped(at, "a title")
            elif issubclass(cls, enum.Enum):
                for member in cls:
                    end = self.literal(str(member.value), at)
                    if end >= 0:
                        found.append((member, end))
            else:
                found += self.fill(cls, TEMPLATES[cls], 0, {}, at)
        return found

    def fill(self, cls: type, template: tuple[TemplatePart, ...], i: int, got: dict[str, Any], at: int) -> Found:
        """The rest of a template from its i-th piece on."""
        if i == len(template):
            return [(phrase(cls, *got.values()), at)]
        piece = template[i]
        if piece.sort == HOLE:
            found: Found = []
            for value, end in self.read(HOLES[cls][piece.text], at):
                found += self.fill(cls, template, i + 1, {**got, piece.text: value}, end)
            return found
        words = piece.text
        if piece.sort == VERB:
            words = agreed(words, got.get("who"))
        elif piece.sort == NOUN:
            words = counted(words, got.get("who"))
        elif piece.sort != LITERAL:
            words = own(got.get("who"))
        end = self.literal(words, at)
        return self.fill(cls, template, i + 1, got, end) if end >= 0 else []

    def literal(self, words: str, at: int) -> int:
        """Where these words end, or -1; on the way the caret moves to the first word that differs."""
        end = at + len(words)
        if self.text.startswith(words, at) and not (words[-1:].isalnum() and self.text[end : end + 1].isalnum()):
            return end
        here = at
        rest = words
        while match := re.match(r"\s*(?:[\w'!-]+|[^\w\s])", rest):
            if not self.text.startswith(match[0], here) or (
                match[0][-1].isalnum() and self.text[here + len(match[0]) : here + len(match[0]) + 1].isalnum()
            ):
                break
            here += len(match[0])
            rest = rest[match.end() :]
        while rest.startswith(" ") and self.text[here : here + 1] == " ":
            here, rest = here + 1, rest[1:]
        self.stopped(here, rest)
        return -1


def starts(cls: Kind) -> tuple[str, ...]:
    """How a phrase begins, for the list of what was expected."""
    if cls is int:
        return ("a number",)
    if cls is Title:
        return ("a title",)
    if issubclass(cls, enum.Enum):
        return tuple(str(member.value) for member in cls)
    first = TEMPLATES[cls][0]
    if first.sort == LITERAL:
        return (first.text.strip(),)
    kind: Kind = HOLES[cls][first.text]
    kind = item_of(kind) or kind
    return tuple(start for one in alternatives(kind) for start in starts(one))


def read_line(kind: Kind, text: str) -> Any:
    """The one value this line means; one that cannot be read is answered with the line that was probably meant."""
    reader = LineReader(text[:1].lower() + text[1:])
    found = readings(reader, kind, text)
    if len(found) > 1:
        said = " / ".join(repr(value) for value in found)
        raise CardTextError(f"this line can be read in {len(found)} ways\n    {text}\n    {said}")
    if not found:
        for _, end in reader.read(kind, 0):
            reader.stopped(end, "the end of the line")
        raise CardTextError(unreadable(text, reader, suggestion(text, functools.partial(reads, kind))))
    if line(found[0]) != text:
        raise CardTextError(f"this line must be written as it prints\n    {text}\n    {line(found[0])}")
    return found[0]


def readings(reader: LineReader, kind: Kind, text: str) -> list[Any]:
    """Every value the whole line spells."""
    return list(dict.fromkeys(value for value, end in reader.read(kind, 0) if end == len(text)))


def reads(kind: Kind, text: str) -> bool:
    """Whether a line can be read as it stands."""
    found = readings(LineReader(text[:1].lower() + text[1:]), kind, text)
    return len(found) == 1 and line(found[0]) == text


def unreadable(text: str, reader: LineReader, meant: str) -> str:
    """The line, a caret under the word that stops it, what could stand there, and what was probably meant."""
    at = reader.furthest
    word = first_word(text[at:].lstrip())
    wanted = sorted({shortened(one) for one in reader.expected}, key=lambda one: (-likeness(word, one), one))
    shown = ", ".join(wanted[:MOST_EXPECTED]) + (", ..." if len(wanted) > MOST_EXPECTED else "")
    hint = ""
    if meant:
        hint = f"\n    {meant}"
    elif wanted and word and likeness(word, wanted[0]) > 0.7:
        hint = f"; did you mean {wanted[0]!r}?"
    one_of = "expected one of: " if len(wanted) > 1 else "expected: "
    return f"cannot read this line\n    {text}\n    {' ' * at}^ {one_of}{shown or 'nothing more'}{hint}"


def shortened(phrase: str) -> str:
    """The beginning of a long phrase: the list of what could stand somewhere is read at a glance."""
    words = phrase.split(" ")
    return phrase if len(words) <= MOST_WORDS else " ".join(words[:MOST_WORDS]) + " ..."


def likeness(word: str, phrase: str) -> float:
    """How much a word looks like the beginning of a phrase."""
    return difflib.SequenceMatcher(None, word.casefold(), first_word(phrase).casefold()).ratio() if word else 0.0
