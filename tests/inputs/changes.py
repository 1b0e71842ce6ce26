"""Small changes to something that can be read, as an attacker or an accident makes them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

NUMBERS = st.one_of(
    st.integers(-3, 20), st.sampled_from([2**31, 2**63, -(2**63), 2**64, 10**30, 10**400]), st.integers()
)
WORDS = st.one_of(
    st.sampled_from(
        ["", "0", "a" * 64, "0" * 32, "random", "all", "Oda", "moss.toml", "../x.toml", "\x1b[2J", "é", "\0"]
    ),
    st.text(max_size=20),
)
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), WORDS)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORDS, inner, max_size=4)),
    max_leaves=8,
)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every list or object of a document with each of its keys."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        one = waiting.pop()
        keys = list(one) if isinstance(one, dict) else list(range(len(one))) if isinstance(one, list) else []
        for key in keys:
            found.append((one, key))
            waiting.append(one[key])
    return found


@st.composite
def changed_json(draw: Callable[..., Any], documents: st.SearchStrategy[str]) -> bytes:
    """A JSON document with some values replaced, moved, removed or said twice, or with another text."""
    text: str = draw(documents)
    if draw(st.integers(0, 4)) == 0:
        return changed_text(draw, text).encode("utf-8", "surrogatepass")
    data = copy.deepcopy(json.loads(text))
    for _ in range(draw(st.integers(1, 3))):
        there = places(data)
        if not there:
            break
        parent, key = there[draw(st.integers(0, len(there) - 1))]
        how = draw(st.sampled_from(["replace", "replace", "nudge", "move", "remove", "repeat"]))
        if how == "replace":
            parent[key] = draw(VALUES)
        elif how == "nudge" and type(parent[key]) is int:
            parent[key] += draw(st.sampled_from([-1, 1, 2]))
        elif how == "move":
            other, at = there[draw(st.integers(0, len(there) - 1))]
            parent[key] = copy.deepcopy(other[at])
        elif how == "remove":
            del parent[key]
        elif how == "repeat" and isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
    return json.dumps(data).encode()


def changed_text(draw: Callable[..., Any], text: str) -> str:
    """A text with some pieces replaced, moved, removed or said twice."""
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        whole = draw(st.booleans()) and len(lines) > 1
        parts = lines if whole else list(text)
        if not parts:
            break
        first = draw(st.integers(0, len(parts) - 1))
        last = min(len(parts), first + draw(st.integers(1, 3 if whole else 12)))
        piece = parts[first:last]
        how = draw(st.sampled_from(["replace", "remove", "repeat", "move"]))
        if how == "replace":
            parts[first:last] = [draw(WORDS) if draw(st.booleans()) else str(draw(NUMBERS))]
        elif how == "remove":
            del parts[first:last]
        elif how == "repeat":
            parts[first:first] = piece * draw(st.integers(1, 3))
        else:
            del parts[first:last]
            at = draw(st.integers(0, len(parts)))
            parts[at:at] = piece
        text = ("\n" if whole else "").join(parts)
    return text


@st.composite
def changed_texts(draw: Callable[..., Any], documents: st.SearchStrategy[str]) -> str:
    """One of these texts with some changes."""
    return changed_text(draw, draw(documents))
