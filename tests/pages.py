"""README and docs as the tests read them: pages, and the examples that stand in them."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")),
    *sorted((ROOT / "docs").glob("*.md")),
]
FENCED = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """An example: what stands between two lines of backquotes."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def examples(page: Path) -> list[Block]:
    """Everything shown on a page, from the top."""
    written = page.read_text(encoding="utf-8")
    return [
        Block(page.name, written.count("\n", 0, match.start()) + 1, match[2], textwrap.dedent(match[3]))
        for match in FENCED.finditer(written)
    ]


EXAMPLES = [block for page in PAGES for block in examples(page)]


def shown(language: str, page: str = "") -> list[Block]:
    """The examples in a language, of one page or of all."""
    return [block for block in EXAMPLES if block.language == language and page in ("", block.page)]
