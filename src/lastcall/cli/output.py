"""What commands print: text for people on stdout, one JSON document where asked, progress and errors on stderr."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

from lastcall.voice.signs import visible

CHECK_FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
"""As shells say it."""
LONGEST = 1500
"""So much of what a file says is repeated in an error."""


class Screen(Console):
    """Prints what files say as text, whatever signs they have in it."""

    def print(self, *objects: Any, **how: Any) -> None:
        """Print these."""
        super().print(*(visible(one) if isinstance(one, str) else one for one in objects), **how)


# On a screen lines break between words; in a file or a pipe a line stays a line.
console = Screen(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
errors = Screen(stderr=True, highlight=False, emoji=False, soft_wrap=not sys.stderr.isatty())


def print_json(value: Any) -> None:
    """Exactly one JSON document."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
    sys.stdout.write(text + "\n")


def shortened(text: str) -> str:
    """An error without the middle of what it repeats of a file."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"
