"""Templates of sentences, read.

    {who}                 a field, said as its kind is said
    {who's}               your, Ann's
    {who:own}             your, their own
    {whose:yours}         your, and nothing to others; with the space after it
    {target:self}         yourself, Ann
    {target:themselves}   yourself, themselves
    {option:low}          without its capital letter
    {Who}                 with a capital letter, as at the beginning of a sentence
    {who} lose~           a verb that agrees with the person before it
    {cards} card^         a noun that agrees with the number before it
    {their}               your, or their: of the person before it
    [gold:part|else]      a part that stands there only if the field holds

Several sentences of one fact differ by `when`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple, get_type_hints

from lastcall.voice.fact import SAID, Fact, When
from lastcall.voice.sentences import third_person

PEOPLE: Final = ("seat", "target", "targets", "side", "team")
NUMBERS: Final = ("plain", "amount", "change")


class Fragment(NamedTuple):
    """A part of a template: literal text, a hole, a verb or an optional part."""

    sort: str
    """literal, verb, noun, part, or the kind of the hole; with its ending: "seat's", "target:self"."""
    field: str = ""
    text: str = ""
    other: str = ""
    """Of a verb: third person."""
    begins: bool = False
    """The hole stands where a sentence begins."""
    yes: tuple[Fragment, ...] = ()
    no: tuple[Fragment, ...] = ()


class Sentence(NamedTuple):
    """A template, and when it is the one."""

    pieces: tuple[Fragment, ...]
    when: tuple[tuple[str, When], ...]


KINDS: dict[type[Fact], Mapping[str, str]] = {}
TOKEN: Final = re.compile(r"\{(\w+)('s|:own|:self|:low|:yours|:themselves)?\}|(\w+)~|(\w+)\^|\[(\w+):|(\|)|(\])")


def sentences(cls: type[Fact]) -> tuple[Sentence, ...]:
    """All sentences of a fact."""
    kinds = KINDS[cls] = kinds_of(cls)
    found = []
    for template, when in SAID[cls]:
        if not when.keys() <= kinds.keys():
            raise TypeError(f"{cls.__name__} has not all of {', '.join(when)}")
        found.append(Sentence(Reading(cls, template, kinds).read(), tuple(when.items())))
    return tuple(found)


def kinds_of(cls: type[Fact]) -> dict[str, str]:
    """How each field is said, by its annotation."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: getattr(hints[name], "__metadata__", ("plain",))[0] for name in cls.__struct_fields__}


class Reading:
    """A template being read."""

    def __init__(self, cls: type[Fact], template: str, kinds: Mapping[str, str]) -> None:
        self.cls = cls
        self.template = template
        self.kinds = kinds
        self.at = 0
        self.subject = ""
        self.number = ""
        self.before = ""

    def read(self, inside: bool = False) -> tuple[Fragment, ...]:
        """To the end, or to the end of an optional part."""
        found: list[Fragment] = []
        while self.at < len(self.template):
            match = TOKEN.search(self.template, self.at)
            end = match.start() if match else len(self.template)
            if end > self.at:
                text = self.template[self.at : end]
                self.before += text
                found.append(Fragment("literal", text=text))
            if match is None:
                self.at = end
                break
            self.at = match.end()
            field, ending, verb, noun, opens, _, _ = match.groups()
            if field == "their":
                found.append(Fragment("their", self.subject))
            elif field:
                begins = field[0].isupper() or self.before.endswith((". ", "? ", "! "))
                field = field[0].lower() + field[1:]
                kind = self.kind(field)
                if kind in PEOPLE and not ending:
                    self.subject = field
                if kind in NUMBERS:
                    self.number = field
                begins = begins and kind not in NUMBERS
                found.append(Fragment(kind + (ending or ""), field, begins=begins))
                self.before = ""
            elif verb:
                if not self.subject:
                    raise TypeError(f"{self.cls.__name__}: nobody does {verb}~")
                found.append(Fragment("verb", self.subject, verb, third_person(verb)))
                self.before = ""
            elif noun:
                if not self.number:
                    raise TypeError(f"{self.cls.__name__}: nothing counts {noun}^")
                found.append(Fragment("noun", self.number, noun))
                self.before = ""
            elif opens:
                self.kind(opens)
                before = self.before
                yes = self.read(True)
                self.before = before
                no = self.read(True) if self.template[self.at - 1] == "|" else ()
                found.append(Fragment("part", opens, yes=yes, no=no))
            elif inside:
                return tuple(found)
            else:
                self.before = ""
                found.append(Fragment("literal", text=match[0]))
        if inside:
            raise TypeError(f"{self.cls.__name__}: a part does not end: {self.template}")
        return tuple(found)

    def kind(self, field: str) -> str:
        """How a field is said."""
        if field not in self.kinds:
            raise TypeError(f"{self.cls.__name__} has no {field}: {self.template}")
        return self.kinds[field]
