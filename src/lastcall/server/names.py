"""What people call themselves: shown to others, so nothing in it may deceive or disturb them."""

from __future__ import annotations

import unicodedata

from lastcall.server.wire import MOST_NAME

ACCENTS = 2
"""So many marks on one letter are a name; more are a scrawl over the lines above."""


def clean(name: str) -> str:
    """One line, not too long, without invisible, control or bidirectional characters."""
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind[0] == "M" else 0
        if accents > ACCENTS or kind[0] == "C" or (kind[0] == "M" and not kept):
            continue
        kept.append(" " if kind[0] == "Z" else letter)
    return " ".join("".join(kept).split())[:MOST_NAME].strip()


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """A name without case, accents and spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
