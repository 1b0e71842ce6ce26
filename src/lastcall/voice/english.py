"""English: how each kind of field is said, and the sentences of a fact as one Python function, written when first told.

A template becomes a format with conditional expressions: telling a fact is one call, and one more for each list in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lastcall.voice.fact import Fact
from lastcall.voice.sentences import begun, ended, lowered, so_often
from lastcall.voice.template import KINDS, Fragment, sentences

if TYPE_CHECKING:
    from lastcall.voice.speaker import Voice

TRACK_NAMES: Final = ("Fortitude", "Alcohol Content", "Gold", "Fortitude")
"""The tracks of a mat, and the Fortitude of a thing in front of somebody."""
PHASE_NAMES: Final = ("Discard and Draw", "Action", "Order a Drink", "Drink", "End of Turn")
SET_UP: Final = "Set-up"
"""Before the first phase of the game."""

Teller = Callable[["Voice", Fact], str]

HOLES: Final = {
    "seat": "'you' if {0} == v.reader else v.names[{0}] if {0} >= 0 else 'nobody'",
    "seat's": "'your' if {0} == v.reader else v.names[{0}] + \"'s\"",
    "seat:own": "'your' if {0} == v.reader else 'their own'",
    "seat:self": "'yourself' if {0} == v.reader else v.names[{0}]",
    "seat:yours": "'your ' if {0} == v.reader else ''",
    "payee": "'the Inn' if {0} < 0 else 'you' if {0} == v.reader else v.names[{0}]",
    "target": "'you' if {0} == v.reader else v.name_of({0})",
    "target:own": "'your' if {0} == v.reader else 'their own'",
    "target:self": "'yourself' if {0} == v.reader else v.name_of({0})",
    "target:themselves": "'yourself' if {0} == v.reader else 'themselves'",
    "target's": "'your' if {0} == v.reader else v.name_of({0}) + \"'s\"",
    "targets": "v.target({0}[0]) if len({0}) == 1 else v.targets({0})",
    "side": "v.side({0})",
    "side's": "v.sides({0})",
    "team": "v.team({0})",
    "name": "v.names[{0}]",
    "aim": "v.aim({0}, f.who) if {0} else ''",
    "card": "v.cards[{0}].in_prose()",
    "title": "v.cards[{0}].title",
    "cards": "v.titles({0})",
    "mixed": "v.mixed({0})",
    "hand": "v.titles({0}) or 'no card'",
    "hidden card": "v.hidden({0}, 'card')",
    "hidden Drink": "v.hidden({0}, 'Drink')",
    "track": "TRACK_NAMES[{0}]",
    "phase": "PHASE_NAMES[{0}]",
    "amount": "({0} if {0} >= 0 else -{0})",
    "change": "('%+d' % {0}).replace('-', '−')",
    "times": "so_often({0})",
    "option": "v.option({0}, f.who, f.whose)",
    "option:low": "lowered(v.option({0}, f.who, f.whose))",
    "plain": "{0}",
    "fact": "v.phrase({0})",
    "maybe": "v.phrase({0})",
    "ended": "ended(v.phrase({0}))",
    "clauses": "v.phrase({0}[0]) if len({0}) == 1 else v.clauses({0})",
    "sentences": "' '.join([v.sentence(one) for one in {0}])",
    "listing": "', '.join([v.phrase(one) for one in {0}])",
    "breath": "v.phrase({0}[0]) if len({0}) == 1 else v.breath({0})",
}
"""How a hole is filled: Python, with the field in the place of {0}."""

WORDS: Final = {
    "TRACK_NAMES": TRACK_NAMES,
    "PHASE_NAMES": PHASE_NAMES,
    "so_often": so_often,
    "maybe": "v.phrase({0})",
    "ended": ended,
    "begun": begun,
    "lowered": lowered,
}
"""What that Python may use."""

ENDS_ITSELF: Final = ("card", "title", "fact", "maybe", "option", "hand")
"""What may end in a mark of its own: a full stop after it is swallowed then."""

TELLERS: dict[type[Fact], Teller] = {}


def teller(cls: type[Fact]) -> Teller:
    """What tells such a fact; made once."""
    names: dict[str, Any] = dict(WORDS)
    lines = ["def tell(v, f):"]
    for number, (pieces, when) in enumerate(sentences(cls)):
        tests = []
        for field, wanted in when:
            if callable(wanted):
                names[f"{field}_{number}"] = wanted
                tests.append(f"{field}_{number}(f.{field})")
            else:
                tests.append(f"f.{field} == {wanted!r}")
        said = f"    return {written(cls, pieces)}"
        lines += [f"    if {' and '.join(tests)}:", "    " + said] if tests else [said]
    lines.append("    raise LookupError(f)")
    # Templates are part of the program: nobody outside it writes one.
    exec(compile("\n".join(lines), f"<sentences of {cls.__name__}>", "exec"), names)
    TELLERS[cls] = names["tell"]
    return TELLERS[cls]


def written(cls: type[Fact], pieces: tuple[Fragment, ...]) -> str:
    """Python that makes these words: a format, and what stands in it."""
    words = before = ""
    holes: list[str] = []
    for piece in pieces:
        field = f"f.{piece.field}"
        if piece.sort == "literal":
            text = piece.text
            if text[0] == "." and words.endswith("%s") and before in ENDS_ITSELF:
                holes[-1] = f"ended({holes[-1]})"
                text = text[1:]
            words += text.replace("%", "%%")
        else:
            words += "%s"
            holes.append(hole(cls, piece, field))
        before = piece.sort
    return f"{words!r} % ({', '.join(holes)},)" if holes else repr(words.replace("%%", "%"))


def hole(cls: type[Fact], piece: Fragment, field: str) -> str:
    """Python for what stands in a hole."""
    if piece.sort == "verb":
        return f"{piece.text!r} if {are_many(cls, piece.field)} else {piece.other!r}"
    if piece.sort == "noun":
        return f"{piece.text!r} if {field} == 1 else {piece.text + 's'!r}"
    if piece.sort == "their":
        return f"'your' if {is_reader(cls, piece.field)} else 'their'"
    if piece.sort == "part":
        return f"{written(cls, piece.yes)} if {field} and {field} != -1 else {written(cls, piece.no)}"
    word = HOLES[piece.sort].format(field)
    return f"begun({word})" if piece.begins else word


def is_reader(cls: type[Fact], field: str) -> str:
    """Whether a subject is "you", alone or among others."""
    kind = KINDS[cls][field]
    if kind == "team":
        return f"v.reader in f.{field}"
    return f"v.side(f.{field}) == 'you'" if kind == "side" else f"f.{field} == v.reader"


def are_many(cls: type[Fact], field: str) -> str:
    """Whether a subject takes the verb as "you" does."""
    kind = KINDS[cls][field]
    if kind == "targets":
        return f"len(f.{field}) > 1 or f.{field}[0] == v.reader"
    if kind == "team":
        return f"len(f.{field}) > 1 or v.reader in f.{field}"
    return f"v.is_plural(f.{field})" if kind == "side" else f"f.{field} == v.reader"
