"""The names of people. Others see them, so they must not deceive or disturb anyone."""

from __future__ import annotations

import functools
import unicodedata
from importlib import resources

from lastcall.server.wire import MOST_NAME

ACCENTS = 2
"""This many marks on one letter are allowed; more would overlap the lines above."""

LOOKED_AT = 200
"""So many signs of a name are looked at: one can stand for eighteen, and most of them may show nothing."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800") | {
    chr(code) for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)
}
"""Letters, marks and signs that show nothing."""
TABLE = "lookalikes.txt"
"""Signs that look like others, by their numbers: Unicode's confusables (UTS 39), as far as they look like letters."""


def clean(name: str) -> str:
    """One line, not too long, without invisible, control or bidirectional characters."""
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFKC", name[:LOOKED_AT]):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or letter in BLANK:
            continue  # Invisible characters do not separate accents.
        accents = accents + 1 if kind == "M" else 0
        if accents > ACCENTS or (kind == "M" and not kept):
            continue
        kept.append(" " if kind == "Z" else letter)
    return " ".join("".join(kept).split())[:MOST_NAME].strip()


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other, as they are written, in small or in capital letters."""
    return not skeletons(one).isdisjoint(skeletons(other))


def skeletons(name: str) -> set[str]:
    """The skeletons of a name; a capital letter may look like another one than the small letter does."""
    return {skeleton(form) for form in (name, name.casefold(), name.upper())}


def skeleton(name: str) -> str:
    """What is seen of a name (UTS 39), without case, accents, spaces and signs; with them if nothing else is in it."""
    seen = unicodedata.normalize("NFKD", name).translate(lookalikes()).casefold()
    letters = "".join(letter for letter in unicodedata.normalize("NFKD", seen) if letter.isalnum())
    return letters or "".join(seen.split())


@functools.cache
def lookalikes() -> dict[int, str]:
    """What each sign that looks like another is taken for."""
    found: dict[int, str] = {}
    for line in resources.files("lastcall.server").joinpath(TABLE).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            seen, _, signs = line.partition(";")
            text = "".join(chr(int(code, 16)) for code in seen.split())
            found.update(dict.fromkeys((int(code, 16) for code in signs.split()), text))
    return found
