"""The names of people. Others see them, so they must not deceive or disturb anyone."""

from __future__ import annotations

import unicodedata

from lastcall.server.wire import MOST_NAME

ACCENTS = 2
"""This many marks on one letter are allowed; more would overlap the lines above."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800") | {
    chr(code) for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)
}
"""Letters, marks and signs that show nothing."""
ALIKE = str.maketrans(
    "01i" + "авеікмнорстухѕј" + "αβεζηικμνορτυχ",
    "oll" + "abelkmhopctyxsj" + "abezhlkmnoptyx",
)
"""Letters that look like others, in the small form."""


def clean(name: str) -> str:
    """One line, not too long, without invisible, control or bidirectional characters."""
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or letter in BLANK:
            continue  # Invisible characters do not separate accents.
        accents = accents + 1 if kind == "M" else 0
        if accents > ACCENTS or (kind == "M" and not kept):
            continue
        kept.append(" " if kind == "Z" else letter)
    return " ".join("".join(kept).split())[:MOST_NAME].strip()


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """A name without case, accents, spaces and lookalikes; the name itself if nothing else is in it."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum()) or name
