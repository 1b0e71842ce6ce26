"""Every sentence of every fact can be told, in both persons, and nothing outside the templates makes one."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.facts import RESPOND
from lastcall.engine.game import Game
from lastcall.stories.position import position
from lastcall.stories.script import Story
from lastcall.voice.fact import SAID, UNSEEN, Branch, Fact, Seat, says
from lastcall.voice.sentences import third_person
from lastcall.voice.speaker import Voice, cast_of
from lastcall.voice.template import Fragment, Sentence, kinds_of, sentences

SOURCE = Path(__file__).parents[2] / "src" / "lastcall"
SHIPPED.all_decks()  # Every character's facts are declared.

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 1, -1),
    "payee": (1, 0, -2, -3, -4),
    "target": (0, 1, 1000),
    "named": (0, 1, 1000),
    "targets": ((0,), (1,), (0, 1)),
    "aim": ((), (0,), (1, 1)),
    "side": (0, 1),
    "team": ((0,), (1,), (0, 1)),
    "name": (0, 1, -1),
    "source": (-1, 0),
    "card": (0,),
    "title": (0,),
    "cards": ((0,), (0, 0)),
    "mixed": ((0,), (0, 0), ()),
    "hand": ((0,), ()),
    "hidden card": ((0,), (UNSEEN, UNSEEN)),
    "hidden Drink": ((0,), (UNSEEN,)),
    "track": (0, 1, 2, 3),
    "phase": (0, 1, 2, 3),
    "amount": (1, 2, 0, -1),
    "change": (1, -2, 0),
    "times": (1, 2, 3),
    "fact": (RESPOND,),
    "maybe": (RESPOND, None),
    "ended": (RESPOND,),
    "clauses": ((RESPOND,), (RESPOND, RESPOND)),
    "breath": ((RESPOND,),),
    "sentences": ((RESPOND, RESPOND),),
    "listing": ((RESPOND, RESPOND), ()),
}
PLAIN: dict[Any, tuple[Any, ...]] = {
    int: (1, 0, -1, 2, 3, 5),
    bool: (True, False),
    str: ("something", ""),
    tuple[str, ...]: ((),),
}
"""What a field may hold, by its kind, or by its type if it is said as it is."""


def values(cls: type[Fact]) -> list[list[Any]]:
    """For each field what it may hold."""
    types = {field: kind.__origin__ if hasattr(kind, "__metadata__") else kind for field, kind in hints(cls).items()}
    empty = {field for sentence in sentences(cls) for field in asked_for(sentence)}
    return [
        [value for value in (PLAIN[types[name]] if kind == "plain" else VALUES[kind]) if value != "" or name in empty]
        for name, kind in kinds_of(cls).items()
    ]


def asked_for(sentence: Sentence) -> set[str]:
    """The fields whose value decides what is said."""
    return {field for field, _ in sentence.when} | {piece.field for piece in sentence.pieces if piece.sort == "part"}


def hints(cls: type[Fact]) -> dict[str, Any]:
    """The annotation of each field."""
    return {name: kind for name, kind in get_type_hints(cls, include_extras=True).items() if name in kinds_of(cls)}


def holds(fact: Fact, sentence: Sentence) -> bool:
    """Whether this is how the fact is told, if no sentence before it is."""
    return all(
        wanted(getattr(fact, field)) if callable(wanted) else getattr(fact, field) == wanted
        for field, wanted in sentence.when
    )


def examples(cls: type[Fact]) -> Iterator[Fact]:
    """For each of its sentences some facts that are told by it; the option of a card needs a card and is left out."""
    found: dict[int, int] = {}
    told = sentences(cls)
    for fields in itertools.islice(itertools.product(*values(cls)), 20_000):
        fact = cls(*fields)
        number = next((number for number, sentence in enumerate(told) if holds(fact, sentence)), None)
        if number is not None and found.get(number, 0) < 12:
            found[number] = found.get(number, 0) + 1
            yield fact
    assert set(found) == set(range(len(told))), f"{cls.__name__}: never told: {set(range(len(told))) - set(found)}"


def two() -> Game:
    return position(Story("title: Two\nseats: Ann, Ben\n", 1))


ALL = [cls for cls in SAID if "option" not in kinds_of(cls).values() and cls.__module__.startswith("lastcall.")]


@pytest.mark.parametrize("cls", ALL, ids=lambda cls: cls.__name__)
def test_every_sentence_can_be_told_in_both_persons(cls: type[Fact]) -> None:
    game = two()
    verbs = set(verbs_of(cls))
    for fact in examples(cls):
        for reader in (0, 1, None):
            text = Voice(game, reader).sentence(fact)
            assert text, fact
            assert not re.search(r"[{}\[\]~^]|  | [.,;]", text), text
            assert text[0] == text[0].upper()
            for verb in verbs:
                assert not re.search(rf"\b[Yy]ou {third_person(verb)}\b", text), text
            if reader is None and cast_of(cls).about(game, fact):
                assert not re.search(r"\byou (?!would|must|have been)", text), text


def verbs_of(cls: type[Fact]) -> Iterator[str]:
    def within(pieces: tuple[Fragment, ...]) -> Iterator[str]:
        for piece in pieces:
            if piece.sort == "verb":
                yield piece.text
            yield from within(piece.yes + piece.no)

    for sentence in sentences(cls):
        yield from within(sentence.pieces)


def test_the_option_of_a_card_is_in_its_own_words() -> None:
    for cls in (cls for cls in SAID if "option" in kinds_of(cls).values()):
        assert {"who", "whose"} <= set(kinds_of(cls)), f"{cls.__name__}: whose card is it, and who chooses?"
    assert Branch(1, 0, 0, 2) == Branch(1, 0, 0, 2)


# --- templates that are wrong


@pytest.mark.parametrize(
    ("template", "complaint"),
    [
        ("{whom} lose~", "has no whom"),
        ("lose~ it", "nobody does lose~"),
        ("{who} lose~ card^", r"nothing counts card\^"),
        ("{who} [gold:pays", "a part does not end"),
        ("{who} [silver:pays]", "has no silver"),
    ],
)
def test_a_wrong_template_is_refused(template: str, complaint: str) -> None:
    wrong = msgspec.defstruct("Wrong", [("who", Seat), ("gold", str)], bases=(Fact,), frozen=True)
    assert issubclass(wrong, Fact)
    says(wrong, template)
    try:
        with pytest.raises(TypeError, match=complaint):
            sentences(wrong)
    finally:
        del SAID[wrong]


# --- nothing else makes sentences

ELSEWHERE = {
    # Names of things, and the words a card prints.
    "engine/core/answers.py": {"named"},
    "engine/core/cards.py": {"blank"},
    "engine/core/faces.py": {"in_prose", "printed"},
    "engine/core/machines.py": {"pieces"},
    "engine/core/outcome.py": {"__str__"},
    "engine/drinks/drink.py": {"name"},
    "engine/gambling/prizes.py": {"pieces"},
    "engine/seen/falls.py": {"harm"},
    "engine/seen/views.py": {"pieces", "seen_side"},
    "cards/characters/farai/brews.py": {"pieces"},
    "cards/characters/nerodia/petrification.py": {"pieces", "prepare"},
    "cards/characters/phyll/mix_ins.py": {"pieces"},
    "cards/characters/samantha/brawls.py": {"pieces"},
    "cards/characters/vlazlo/blood.py": {"pieces"},
    "language/keywords/collection.py": {"pieces"},
    "language/words/bargains.py": {"option_text"},
    "language/words/choices.py": {"for_reader", "option_text"},
    "language/words/responses.py": {"prepare"},
    # Answers as people type and click them.
    "engine/questions.py": {"refusal"},
}
"""For each file the functions that put words together, and are no template yet."""
READS = (
    "cards/deck.py",
    "cards/shelf.py",
    "cards/package.py",
    "language/compile.py",
    "language/reader.py",
    "language/suggestions.py",
)
"""They read what people have written, and tell them what is wrong with it."""


def test_sentences_are_templates() -> None:
    found = {
        (str(path.relative_to(SOURCE)), name)
        for part in ("engine", "cards", "language")
        for path in (SOURCE / part).rglob("*.py")
        if path.name not in ("facts.py", "changes.py", "template.py") and str(path.relative_to(SOURCE)) not in READS
        for name in wordy(path)
    }
    allowed = {(path, name) for path, names in ELSEWHERE.items() for name in names}
    assert not found - allowed, "make these templates, beside a fact"
    assert not allowed - found, "these are none any more"
    assert len(allowed) < 40


def wordy(path: Path) -> Iterator[str]:
    """The functions of a file that put words together; errors, assertions and reprs do not count."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name != "__repr__":
            quiet = {
                inner
                for node in ast.walk(function)
                if isinstance(node, (ast.Raise, ast.Assert))
                or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
                for inner in ast.walk(node)
            }
            for node in ast.walk(function):
                text = node.value if isinstance(node, ast.Constant) and node not in quiet else ""
                if isinstance(text, str) and " " in text and re.search(r"[A-Za-z]{2}", text):
                    yield function.name
                    break
