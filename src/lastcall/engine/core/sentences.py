"""Small functions for sentences."""

from __future__ import annotations


def ended(text: str) -> str:
    """With a full stop, unless it ends in a mark of its own."""
    return text if text.endswith((".", "!", "?", "…")) else text + "."


def counted(number: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def plain(text: str) -> str:
    """Case, curly quotes and final punctuation do not matter."""
    return (
        text.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"').strip().rstrip(".!?…").casefold()
    )
