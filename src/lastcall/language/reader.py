"""Reads a line of a card: every phrase that could stand at a place is tried, and exactly one reading must remain."""

from __future__ import annotations

import difflib
import enum
import functools
import re
from typing import Any

from lastcall.engine.core.errors import Unreadable
from lastcall.engine.core.phrases import Phrase
from lastcall.language.suggestions import suggestion
from lastcall.language.template import (
    HOLE,
    HOLES,
    LITERAL,
    TEMPLATES,
    VERB,
    Kind,
    Subject,
    Tacit,
    TemplatePart,
    Title,
    about_you,
    alternatives,
    bare,
    following,
    headless,
    is_order,
    is_several,
    item_of,
    line,
    named,
    objects,
    own,
    phrase,
    told,
    verb_at,
    you,
)

Found = list[tuple[Any, int]]
"""Values and where each ends."""

WORD = re.compile(r"[\w'!-]+|\S")
NUMBER = re.compile(r"\d{1,4}(?!\d)")
TITLE = re.compile(r'"([^"]+)"|([A-Z]\w*(?: \w+)*)')
MAKE = "make "
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


@functools.cache
def tacit_words(kind: Kind, plural: bool, yours: bool) -> dict[str, tuple[type, ...]]:
    """Which alternatives of a kind may begin with a word if they leave out whom they are about."""
    index: dict[str, list[type]] = {}
    for cls in alternatives(kind):
        if named(cls) or (yours and about_you(cls)):
            first = headless(cls)[0]
            word = verb_at(headless(cls), 0, plural, False) if first.sort == VERB else first_word(first.text)
            index.setdefault(word, []).append(cls)
    return {word: tuple(classes) for word, classes in index.items()}


def first_word(text: str) -> str:
    """The word at the beginning of a text."""
    match = WORD.match(text)
    return match[0] if match else ""


class LineReader:
    """One line being read; remembers what it has found at each place and how far it got."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.known: dict[tuple[Kind, int, Subject | None], Found] = {}
        self.furthest = 0
        self.expected: set[str] = set()

    def stopped(self, at: int, wanted: str) -> None:
        """Reading failed here: one of these words was expected."""
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        if at == self.furthest and wanted.strip():
            self.expected.add(wanted.strip())

    def read(self, kind: Kind, at: int, subject: Subject | None = None) -> Found:
        """Every value of this kind that the text spells from this place on; whom it is about may be known already."""
        key = (kind, at, subject)
        if key not in self.known:
            read = self.one if item_of(kind) is None else self.sequence
            self.known[key] = read(kind, at, subject)
        return self.known[key]

    def sequence(self, kind: Kind, at: int, subject: Subject | None) -> Found:
        """One or more, joined by "and"."""
        found: Found = []
        for value, end, after in self.link(item_of(kind), at, subject):
            found.append(((value,), end))
            if self.text.startswith(" and ", end):
                found += [((value, *rest), last) for rest, last in self.read(kind, end + 5, after)]
            else:
                self.stopped(end, "and")
        return found

    def one(self, kind: Kind, at: int, subject: Subject | None) -> Found:
        """A phrase, a number, a title or one of a few words."""
        if subject is not None:
            return [(value, end) for value, end, _ in self.link(kind, at, subject)]
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

    def link(self, kind: Kind, at: int, subject: Subject | None) -> list[tuple[Any, int, Subject | None]]:
        """One phrase, where it ends, and whom the next one is about if it does not say so."""
        found: list[tuple[Any, int, Subject | None]] = []
        if subject is None or not subject.makes:
            found += [(value, end, following(value, None)) for value, end in self.read(kind, at)]
        else:
            found += self.offered(kind, at)
        if subject is None:
            return found
        index = tacit_words(kind, subject.plural, subject.who == you())
        word = first_word(self.text[at:])
        if word not in index:
            for one in index:
                self.stopped(at, one)
        for cls in index.get(word, ()):
            got = {"who": subject.who} if named(cls) else {}
            for value, end in self.fill(cls, headless(cls), 0, got, at, subject.plural):
                found.append((value, end, following(value, subject)))
        before = subject.before
        if before is not None and type(before).joins is not Phrase.joins:
            for value, end in self.fill(type(before), objects(type(before)), 0, {"who": subject.who}, at):
                if value.joins(before):
                    found.append((value, end, following(value, subject)))
        return found

    def offered(self, kind: Kind, at: int) -> list[tuple[Any, int, Subject | None]]:
        """What may follow "you may": an order, or what others are made to do."""
        found: list[tuple[Any, int, Subject | None]] = []
        for value, end in self.read(kind, at):
            if is_order(type(value)):
                found.append((value, end, following(value, None)))
        if not self.text.startswith(MAKE, at):
            self.stopped(at, MAKE)
            return found
        for cls in alternatives(kind):
            if named(cls):
                for who, end in self.made(HOLES[cls]["who"], at + len(MAKE)):
                    for value, last in self.fill(cls, headless(cls), 0, {"who": who}, end, True):
                        again = who.again()
                        after = Subject(again, True, value) if again is not None else None
                        found.append((value, last, after))
        return found

    def made(self, kind: Kind, at: int) -> Found:
        """Somebody as the object of "make", and the space after it."""
        found: Found = []
        cls: Kind
        for cls in alternatives(kind):
            people: Found = []
            if cls.objective:
                end = self.literal(cls.objective, at)
                people = [(phrase(cls), end)] if end >= 0 else []
            elif not cls.is_you:
                people = self.fill(cls, TEMPLATES[cls], 0, {}, at)
            found += [(who, end + 1) for who, end in people if self.text.startswith(" ", end)]
        return found

    def fill(
        self,
        cls: type,
        template: tuple[TemplatePart, ...],
        i: int,
        got: dict[str, Any],
        at: int,
        plural: bool | None = None,
    ) -> Found:
        """The rest of a template from its i-th piece on; in this number if it leaves out whom it is about."""
        if i == len(template):
            return [(phrase(cls, *got.values()), at)]
        piece = template[i]
        who = got.get("who")
        if piece.sort == HOLE:
            found: Found = []
            kind = HOLES[cls][piece.text]
            subject = told(kind, who) if isinstance(kind, Tacit) else None
            for value, end in self.read(bare(kind), at, subject):
                found += self.fill(cls, template, i + 1, {**got, piece.text: value}, end, plural)
            return found
        words = piece.text
        if piece.sort == VERB:
            many = getattr(who, "plural", True) if plural is None else plural
            words = verb_at(template, i, many, is_several(who))
        elif piece.sort != LITERAL:
            words = own(who)
        end = self.literal(words, at)
        return self.fill(cls, template, i + 1, got, end, plural) if end >= 0 else []

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


@functools.cache
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
        raise CardTextError(unreadable(text, reader, suggestion(text, functools.partial(as_printed, kind))))
    if line(found[0]) != text:
        raise CardTextError(f"this line must be written as it prints\n    {text}\n    {line(found[0])}")
    return found[0]


def readings(reader: LineReader, kind: Kind, text: str) -> list[Any]:
    """Every value the whole line spells."""
    return list(dict.fromkeys(value for value, end in reader.read(kind, 0) if end == len(text)))


def as_printed(kind: Kind, text: str) -> str:
    """A line as it must be written; empty if it cannot be read."""
    found = readings(LineReader(text[:1].lower() + text[1:]), kind, text)
    return line(found[0]) if len(found) == 1 else ""


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
