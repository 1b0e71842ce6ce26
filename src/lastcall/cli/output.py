"""What commands print: text for people on stdout, one JSON document where asked, progress and errors on stderr."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

CHECK_FAILED = 1
BAD_INPUT = 2

console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)


def print_json(value: Any) -> None:
    """Exactly one JSON document."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
    sys.stdout.write(text + "\n")
