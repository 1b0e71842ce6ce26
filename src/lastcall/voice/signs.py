"""Signs that move a cursor, change colours or turn lines around instead of being shown."""

from __future__ import annotations

import re
from typing import Final

HIDDEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but for tab and line feed, what turns the direction of writing, and halves of characters."""
INSTEAD: Final = "\ufffd"


def has_hidden(text: str) -> bool:
    """Whether a text does something to the screen that shows it."""
    return HIDDEN.search(text) is not None


def visible(text: str) -> str:
    """The text with a sign in the place of each of them."""
    return HIDDEN.sub(INSTEAD, text)
