"""Two-way templates: each phrase is one class with one sentence, which reads the line and prints it back."""

from __future__ import annotations

import enum
import functools
import re
from typing import Any, Final, NamedTuple, TypeVar

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
YOU = "you "
NO_VERBS: Final = frozenset(["each", "if", "only", "the", "whoever", "you", "your"])
"""What a phrase begins with that is no order."""


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


class Tacit(NamedTuple):
    """Phrases after words that have named their subject already: "you may draw a card"."""

    kind: Kind
    who: type[Phrase] | None = None
    """Whom they are about; if not told here, whoever chooses, by the hole `who`."""
    plural: bool = True
    makes: bool = False
    """Others may be made to do something: "make each other player draw a card"."""


class Subject(NamedTuple):
    """Whom a phrase is about if it does not say so: "and gains 1 Gold"."""

    who: Phrase
    plural: bool
    before: Phrase | None = None
    """The phrase before it; its verb need not be repeated either: "loses 1 Gold and 2 Fortitude"."""
    makes: bool = False


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
    for match in re.finditer(r"\{(\w+)\}|(\w+)~", sentence):
        if match.start() > at:
            found.append(TemplatePart(LITERAL, sentence[at : match.start()]))
        if match[2]:
            found.append(TemplatePart(VERB, match[2]))
        elif match[1] == "their":
            found.append(TemplatePart(OWN, ""))
        else:
            found.append(TemplatePart(HOLE, match[1]))
        at = match.end()
    if at < len(sentence):
        found.append(TemplatePart(LITERAL, sentence[at:]))
    return tuple(found)


def bare(kind: Kind) -> Kind:
    """What stands in a hole, whether or not it says whom it is about."""
    return kind.kind if isinstance(kind, Tacit) else kind


def item_of(kind: Kind) -> Kind | None:
    """What a sequence of phrases consists of; None for anything else."""
    kind = bare(kind)
    return kind.of if isinstance(kind, Several) else None


@functools.cache
def alternatives(kind: Kind) -> tuple[type, ...]:
    """The phrases that may stand for a kind: itself and its subclasses, as far as they have a sentence."""
    kind = bare(kind)
    if isinstance(kind, tuple):
        return tuple(dict.fromkeys(one for part in kind for one in alternatives(part)))
    if kind is int or kind is Title or issubclass(kind, enum.Enum):
        return (kind,)
    found = [kind] if kind in TEMPLATES else []
    for sub in kind.__subclasses__():
        found += [one for one in alternatives(sub) if one not in found]
    return tuple(found)


# --- whom a phrase is about


@functools.cache
def you() -> Phrase:
    """Whoever plays the card, whom orders are given to."""
    found: Phrase = next(cls() for cls in TEMPLATES if getattr(cls, "is_you", False))
    return found


def named(cls: type) -> bool:
    """Whether a phrase names whom it is about in its hole `who`: "{who} gain~ 1 Gold"."""
    return TEMPLATES[cls][0] == TemplatePart(HOLE, "who")


def about_you(cls: type) -> bool:
    """Whether a phrase is about whoever plays the card, in so many words: "you gain 1 Heat"."""
    first = TEMPLATES[cls][0]
    return first.sort == LITERAL and first.text.startswith(YOU)


def is_order(cls: type) -> bool:
    """Whether it is told to whoever plays the card: "negate an Action card"."""
    first = TEMPLATES[cls][0]
    return first.sort == LITERAL and first.text.split()[0] not in NO_VERBS


def subject_of(value: Phrase) -> Phrase | None:
    """Whom a phrase names first."""
    if named(type(value)):
        who: Phrase = value.who  # type: ignore[attr-defined]
        return who
    return you() if about_you(type(value)) else None


def headless(cls: type) -> tuple[TemplatePart, ...]:
    """A template without its subject."""
    first, *rest = TEMPLATES[cls]
    return unspaced(
        (TemplatePart(LITERAL, first.text.removeprefix(YOU)), *rest) if first.sort == LITERAL else tuple(rest)
    )


def objects(cls: type) -> tuple[TemplatePart, ...]:
    """A template without subject and verb: "{who} lose~ {amount} {track}" leaves what is lost."""
    verb = next(at for at, piece in enumerate(TEMPLATES[cls]) if piece.sort == VERB)
    return unspaced(TEMPLATES[cls][verb + 1 :])


def unspaced(template: tuple[TemplatePart, ...]) -> tuple[TemplatePart, ...]:
    """Without the space before its first word."""
    text = template[0].text.removeprefix(" ")
    return (TemplatePart(template[0].sort, text), *template[1:]) if text else template[1:]


def told(hole: Tacit, who: Phrase | None) -> Subject:
    """Whom the phrases in a hole are about."""
    if hole.who is None:
        assert who is not None
        return Subject(who.chooser(), hole.plural)
    return Subject(hole.who(), hole.plural, makes=hole.makes)


def following(value: Phrase, tacit: Subject | None) -> Subject | None:
    """Whom the next phrase is about if it does not say so; this one left it to the subject before, or did not."""
    if not value.shares_subject:
        return None
    if tacit is not None:
        return Subject(tacit.who, tacit.plural, value)
    who = subject_of(value)
    if who is not None:
        again = who.again()
        return Subject(again, getattr(who, "plural", True), value) if again is not None else None
    return Subject(you(), True, value) if is_order(type(value)) else None


# --- printing


def agreed(verb: str, who: object) -> str:
    """The verb in the number of its subject."""
    return verb if getattr(who, "plural", True) else third_person(verb)


def verb_at(template: tuple[TemplatePart, ...], at: int, plural: bool, several: bool) -> str:
    """A verb in the number of its subject; of several players it is said that each of them does it."""
    verb = template[at].text if plural else third_person(template[at].text)
    first = all(piece.sort != VERB for piece in template[:at])
    return f"each {verb}" if several and first else verb


def own(who: object) -> str:
    """Your pile, their pile."""
    return "your" if getattr(who, "is_you", False) else "their"


def is_several(who: object) -> bool:
    """Two or more players who were picked."""
    return getattr(who, "picks_count", 1) > 1


def printed(value: object, subject: Subject | None = None) -> str:
    """The words that mean a value, without capital letter; without its subject if that need not be said."""
    if isinstance(value, tuple):
        words = []
        for one in value:
            said, subject = spoken(one, subject)
            words.append(said)
        return " and ".join(words)
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, Title):
        return value.written()
    if type(value) not in TEMPLATES:
        return str(value)
    assert isinstance(value, Phrase)
    return spoken(value, subject)[0]


def spoken(value: Phrase, subject: Subject | None) -> tuple[str, Subject | None]:
    """The words that mean a phrase, and whom the next one is about if it does not say so."""
    if type(value) not in TEMPLATES:
        return str(value), None
    who = subject_of(value)
    if subject is not None and who is not None:
        if who == subject.who:
            joined = subject.before is not None and value.joins(subject.before)
            template = objects(type(value)) if joined else headless(type(value))
            return put(value, template, subject.plural), following(value, subject)
        if subject.makes and named(type(value)):
            again = who.again()
            words = f"make {objective(who)} {put(value, headless(type(value)), True)}"
            return words, Subject(again, True, value) if again is not None else None
    return put(value, TEMPLATES[type(value)], getattr(who, "plural", True)), following(value, None)


def put(value: Phrase, template: tuple[TemplatePart, ...], plural: bool) -> str:
    """A template with the values of this phrase."""
    who = getattr(value, "who", None)
    words = []
    for at, piece in enumerate(template):
        if piece.sort == LITERAL:
            words.append(piece.text)
        elif piece.sort == VERB:
            words.append(verb_at(template, at, plural, is_several(who)))
        elif piece.sort == OWN:
            words.append(own(who))
        else:
            hole = HOLES[type(value)][piece.text]
            subject = told(hole, who) if isinstance(hole, Tacit) else None
            words.append(printed(getattr(value, piece.text), subject))
    return "".join(words)


def objective(who: Phrase) -> str:
    """Somebody as the object: "them" for "they"."""
    return getattr(who, "objective", "") or printed(who)


def line(value: object) -> str:
    """The line that means a value."""
    return begun(printed(value))
