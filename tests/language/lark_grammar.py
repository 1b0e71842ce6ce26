"""The same templates as a Lark grammar: a second reader that finds every reading there is."""

from __future__ import annotations

import enum
import json
from typing import Any, NamedTuple

from lark import Lark, Token

from lastcall.engine.core.phrases import Phrase
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
    following,
    headless,
    is_order,
    item_of,
    named,
    objects,
    own,
    phrase,
    told,
    verb_at,
    you,
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

# What the rules for a phrase are called: c with its subject; without it, u in the singular, p in the plural and b in
# both; j without its verb, too; d for what somebody is made to do.


class Untold(NamedTuple):
    """A phrase that does not say whom it is about; that is found from left to right."""

    cls: type
    form: str
    children: tuple[Any, ...]


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

    def rule(self, kind: Kind, subject: type | str | None = None) -> str:
        """The name of the rule for a kind, made if need be; for subjects one for each number."""
        key = (kind, subject)
        if key in self.names:
            return self.names[key]
        name = self.names[key] = f"k{len(self.names)}"
        item = item_of(kind)
        if isinstance(kind, Tacit) and item is None:
            self.rules.append(f"?{name}: {self.rule(kind.kind)} | {self.rule(kind.kind, 'untold')}")
        elif item is not None:
            first, tail = self.rule(item), self.rule(item, "untold")
            start = f"({first} | {tail})" if isinstance(kind, Tacit) else first
            self.rules.append(f'{name}: {start} (" and " ({first} | {tail}))* -> many')
        elif subject == "untold":
            self.rules.append(f"?{name}: " + "\n  | ".join(self.untold(kind)))
        elif subject == "objective":
            found = []
            for cls in alternatives(kind):
                found += self.ways(cls, None) if not (cls.objective or cls.is_you) else []
                if cls.objective:
                    self.classes.append(cls)
                    found.append(f"{json.dumps(cls.objective)} -> c{len(self.classes) - 1}")
            self.rules.append(f"?{name}: " + "\n  | ".join(found))
        else:
            found = [text for cls in alternatives(kind) for text in self.ways(cls, subject)]
            self.rules.append(f"?{name}: " + "\n  | ".join(found) if found else f'{name}: "\x00"')
        return name

    def ways(self, cls: Any, subject: type | str | None) -> list[str]:
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
        if subject is not None and number_of(cls) is not subject:
            return []
        self.classes.append(cls)
        number = len(self.classes) - 1
        template = TEMPLATES[cls]
        agrees = any(piece.sort not in (LITERAL, HOLE) for piece in template)
        return [f"{self.sequence(cls, template, one)} -> c{number}" for one in (SUBJECTS if agrees else (None,))]

    def untold(self, kind: Kind) -> list[str]:
        """Every way to say a phrase without its subject."""
        found = []
        for cls in alternatives(kind):
            if not named(cls) and not about_you(cls):
                continue
            self.classes.append(cls)
            number = len(self.classes) - 1
            texts: dict[str, str] = {}
            for one in (Many, You, One) if named(cls) else (You,):
                said = self.sequence(cls, headless(cls), one)
                texts[said] = "b" if said in texts and one is One else "u" if one is One else "p"
            found += [f"{text} -> {form}{number}" for text, form in texts.items()]
            if named(cls):
                who = self.rule(HOLES[cls]["who"], "objective")
                found.append(f'"make " {who} " " {self.sequence(cls, headless(cls), Many)} -> d{number}')
                said = self.sequence(cls, objects(cls), One) if cls.joins is not Phrase.joins else ""
                found += [f"{said} -> j{number}"] if said and not any(f"{said} -> j" in one for one in found) else []
        return found

    def sequence(self, cls: type, template: tuple[TemplatePart, ...], subject: type | None) -> str:
        """A template, with its verbs in the number of the subject."""
        parts = []
        for at, piece in enumerate(template):
            if piece.sort == LITERAL:
                parts.append(json.dumps(piece.text))
            elif piece.sort == VERB:
                several = getattr(subject, "picks_count", 1) > 1
                parts.append(json.dumps(verb_at(template, at, getattr(subject, "plural", True), several)))
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
        return [value for combination in combinations for value in self.value(str(tree.data), combination)]

    def value(self, data: str, children: tuple[Any, ...]) -> list[Any]:
        """One node; nothing if nobody fits it."""
        if data == "many":
            return [children]
        if data == "number":
            return [int(children[0])]
        if data == "title":
            return [Title(children[0].strip('"'))]
        if data[0] == "m":
            return [self.members[int(data[1:])]]
        cls = self.classes[int(data[1:])]
        if data[0] != "c":
            return [Untold(cls, data[0], children)]
        return filled(cls, children, {})


def filled(cls: type, children: tuple[Any, ...], got: dict[str, Any]) -> list[Any]:
    """A phrase with these values in its holes, if whoever its parts do not name is somebody."""
    holes = [hole for hole in HOLES[cls] if hole not in got]
    for hole, child in zip(holes, children, strict=True):
        kind = HOLES[cls][hole]
        subject = told(kind, got.get("who")) if isinstance(kind, Tacit) else None
        if item_of(kind) is None:
            links = linked((child,), subject) if isinstance(kind, Tacit) else (child,)
            if links is None:
                return []
            got = {**got, hole: links[0]}
        else:
            links = linked(child, subject)
            if links is None:
                return []
            got = {**got, hole: links}
    return [phrase(cls, *got.values())]


def linked(values: tuple[Any, ...], subject: Subject | None) -> tuple[Any, ...] | None:
    """Phrases joined by "and", each about whoever it names or the one before it was about; None if that is nobody."""
    found: list[Any] = []
    for one in values:
        value: Any = one
        after = None
        if not isinstance(one, Untold):
            if subject is not None and subject.makes and not is_order(type(one)):
                return None
            after = following(one, None)
        elif one.form == "d":
            if subject is None or not subject.makes:
                return None
            made = filled(one.cls, one.children[1:], {"who": one.children[0]})
            if not made:
                return None
            value = made[0]
            again = value.who.again()
            after = Subject(again, True, value) if again is not None else None
        else:
            if subject is None or (one.form in "up" and subject.plural != (one.form == "p")):
                return None
            if not named(one.cls) and subject.who != you():
                return None
            cls = one.cls if one.form != "j" else type(subject.before)
            if one.form == "j" and (subject.before is None or type(subject.before).joins is Phrase.joins):
                return None
            made = filled(cls, one.children, {"who": subject.who} if named(cls) else {})
            if not made:
                return None
            value = made[0]
            if one.form == "j" and subject.before is not None and not value.joins(subject.before):
                return None
            after = following(value, subject)
        found.append(value)
        subject = after
    return tuple(found)


def number_of(cls: Any) -> type:
    """The number a person is spoken of in."""
    if getattr(cls, "is_you", False):
        return You
    if getattr(cls, "picks_count", 1) > 1:
        return Several
    return Many if getattr(cls, "plural", False) else One
