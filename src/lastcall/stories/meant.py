"""What was probably meant by a word nobody knows."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LIKE = 0.6


def nearest(word: str, known: Iterable[str], like: float = LIKE) -> str | None:
    """The known word that looks most like this one, whatever its case."""
    flat = {one.casefold(): one for one in known}
    found = difflib.get_close_matches(word.strip().casefold(), flat, 1, like)
    return flat[found[0]] if found else None


def hint(word: str, known: Iterable[str], like: float = LIKE) -> str:
    """The end of an error: the nearest word as a question, or nothing."""
    found = nearest(word, known, like)
    return f"; did you mean {found!r}?" if found is not None else ""
