"""Small functions for sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

THIRD_PERSON: Final = {"are": "is", "have": "has"}
"""Verbs that do not follow the rule."""
REMINDER: Final = re.compile(r"\s*\([^()]*\)$")
"""In parentheses at the end of a line of a card."""


def without_reminder(line: str) -> str:
    """A line of a card as far as it does something."""
    return REMINDER.sub("", line.strip())


def ended(text: str) -> str:
    """With a full stop, unless it ends in a mark of its own, perhaps inside a quotation."""
    return text if text.rstrip("”").endswith((".", "!", "?", "…")) else text + "."


def begun(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def lowered(text: str) -> str:
    """Without a capital letter."""
    return text[:1].lower() + text[1:]


def counted(number: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str], conjunction: str = "and") -> str:
    """Ann; Ann and Ben; Ann, Ben and Cat."""
    return f" {conjunction} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def quoted(title: str) -> str:
    """A title set apart from the sentence it stands in."""
    return f"“{title}”"


def third_person(verb: str) -> str:
    """Lose: loses; pass: passes; carry: carries."""
    if verb in THIRD_PERSON:
        return THIRD_PERSON[verb]
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def by_name(said: str, player: str) -> str:
    """Words of a card for somebody else than its player: "you" and "your" with the player's name."""
    # "You gain" speaks of what the player of the card does, "pays you" of what comes to them.
    said = re.sub(r"\b[Yy]ou ([a-z]+)", lambda match: f"{player} {third_person(match[1])}", said)
    return re.sub(r"\byour\b", f"{player}'s", re.sub(r"\byou\b", player, said))


def plain(text: str) -> str:
    """Case, quotation marks, curly apostrophes and final punctuation do not matter."""
    for mark in '“”"':
        text = text.replace(mark, "")
    return text.replace("’", "'").replace("‘", "'").strip().rstrip(".!?…").casefold()


def so_often(times: int) -> str:
    """After what happens to somebody: nothing if it happens once; " twice"; " 3 times"."""
    return "" if times == 1 else " twice" if times == 2 else f" {times} times"
