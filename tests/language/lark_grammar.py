"""The same templates as a Lark grammar: a second reader that finds every reading there is."""

from __future__ import annotations

import enum
import json
from typing import Any

from lark import Lark, Token

from lastcall.language.template import (
    HOLE,
    HOLES,
    LITERAL,
    NOUN,
    TEMPLATES,
    VERB,
    Kind,
    Title,
    agreed,
    alternatives,
    counted,
    item_of,
    own,
    phrase,
)


class One:
    """A subject in the singular."""

    plural = False
    is_you = False


class Many:
    """A subject in the plural."""

    plural = True
    is_you = False


class Several:
    """Several players, each for themselves."""

    plural = True
    is_you = False
    picks_count = 2


class You:
    """The player of the card."""

    plural = True
    is_you = True


SUBJECTS = (One, Many, Several, You)


class Grammar:
    """A Lark grammar made from the templates, and the values its trees mean."""

    def __init__(self, start: Kind) -> None:
        self.names: dict[Any, str] = {}
        self.rules: list[str] = []
        self.classes: list[type] = []
        self.members: list[enum.Enum] = []
        first = self.rule(start)
        text = f"start: {first}\n" + "\n".join(self.rules)
        text += '\nNUMBER: /\\d+/\nTITLE: /"[^"]+"/ | /[A-Z]\\w*(?: \\w+)*/\n'
        self.lark = Lark(text, parser="earley", lexer="dynamic_complete", ambiguity="explicit")

    def rule(self, kind: Kind, subject: type | None = None) -> str:
        """The name of the rule for a kind, made if need be; for subjects one for each number."""
        key = (kind, subject)
        if key in self.names:
            return self.names[key]
        name = self.names[key] = f"k{len(self.names)}"
        item = item_of(kind)
        if item is not None:
            one = self.rule(item)
            self.rules.append(f'{name}: {one} (" and " {one})* -> many')
        else:
            found = [text for cls in alternatives(kind) for text in self.ways(cls, subject)]
            self.rules.append(f"?{name}: " + "\n  | ".join(found) if found else f'{name}: "\x00"')
        return name

    def ways(self, cls: Any, subject: type | None) -> list[str]:
        """Every way to say a class."""
        if cls is int:
            return ["NUMBER -> number"]
        if cls is Title:
            return ["TITLE -> title"]
        if issubclass(cls, enum.Enum):
            found = []
            for member in cls:
                self.members.append(member)
                found.append(f"{json.dumps(member.value)} -> m{len(self.members) - 1}")
            return found
        if subject is not None and subject_of(cls) is not subject:
            return []
        self.classes.append(cls)
        number = len(self.classes) - 1
        template = TEMPLATES[cls]
        agrees = any(piece.sort not in (LITERAL, HOLE) for piece in template)
        return [f"{self.sequence(cls, one)} -> c{number}" for one in (SUBJECTS if agrees else (None,))]

    def sequence(self, cls: type, subject: type | None) -> str:
        """A template, with its verbs in the number of the subject."""
        parts = []
        for piece in TEMPLATES[cls]:
            if piece.sort == LITERAL:
                parts.append(json.dumps(piece.text))
            elif piece.sort == VERB:
                parts.append(json.dumps(agreed(piece.text, subject)))
            elif piece.sort == NOUN:
                parts.append(json.dumps(counted(piece.text, subject)))
            elif piece.sort == HOLE:
                kind = HOLES[cls][piece.text]
                parts.append(self.rule(kind, subject if piece.text == "who" else None))
            else:
                parts.append(json.dumps(own(subject)))
        return " ".join(parts)

    def readings(self, line: str) -> list[Any]:
        """Every value a line may mean."""
        tree = self.lark.parse(line[:1].lower() + line[1:])
        return list(dict.fromkeys(self.values(tree.children[0])))

    def values(self, tree: Any) -> list[Any]:
        """The values of a tree; several where it is ambiguous."""
        if isinstance(tree, Token):
            return [str(tree)]
        if tree.data == "_ambig":
            return [value for child in tree.children for value in self.values(child)]
        combinations: list[tuple[Any, ...]] = [()]
        for child in tree.children:
            combinations = [(*before, value) for before in combinations for value in self.values(child)]
        return [self.value(str(tree.data), combination) for combination in combinations]

    def value(self, data: str, children: tuple[Any, ...]) -> Any:
        """One node."""
        if data == "many":
            return children
        if data == "number":
            return int(children[0])
        if data == "title":
            return Title(children[0].strip('"'))
        if data[0] == "m":
            return self.members[int(data[1:])]
        cls = self.classes[int(data[1:])]
        return phrase(cls, *children)


def subject_of(cls: Any) -> type:
    """The number a person is spoken of in."""
    if getattr(cls, "is_you", False):
        return You
    if getattr(cls, "picks_count", 1) > 1:
        return Several
    return Many if getattr(cls, "plural", False) else One
