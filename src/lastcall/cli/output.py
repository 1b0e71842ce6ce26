"""What commands print: text for people on stdout, one JSON document where asked, progress and errors on stderr."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

CHECK_FAILED = 1
BAD_INPUT = 2

# On a screen lines break between words; in a file or a pipe a line stays a line.
console = Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
errors = Console(stderr=True, highlight=False, emoji=False, soft_wrap=not sys.stderr.isatty())


def print_json(value: Any) -> None:
    """Exactly one JSON document."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
    sys.stdout.write(text + "\n")
