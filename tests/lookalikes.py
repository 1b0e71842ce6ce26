"""Which signs look like which: writes the table that names are compared with.

`python -m tests.lookalikes confusables.txt` takes Unicode's own file, https://www.unicode.org/Public/security/latest/.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from lastcall.server.names import TABLE

SOURCE = Path("src/lastcall/server") / TABLE


def letters(text: str) -> str:
    """What is left of a text in a skeleton."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if sign.isalnum())


def text_of(codes: str) -> str:
    """The signs with these numbers."""
    return "".join(chr(int(code, 16)) for code in codes.split())


def codes_of(text: str) -> str:
    """The numbers of these signs."""
    return " ".join(f"{ord(sign):X}" for sign in text)


def written(lines: Iterable[str]) -> str:
    """The table: what is seen, then every sign that is taken for it."""
    told = [line for line in lines if line.startswith(("# ©", "# Version", "# For terms"))]
    found: dict[str, str] = {}
    for line in lines:
        sign, _, rest = line.partition("#")[0].partition(";")
        if rest:
            one, seen = text_of(sign), unicodedata.normalize("NFKD", text_of(rest.partition(";")[0]))
            # A skeleton is made of decomposed letters: what is decomposed, or looks like no letter, is never asked for.
            if unicodedata.normalize("NFKD", one) == one and letters(seen) not in ("", letters(one)):
                found[seen] = found.get(seen, "") + one
    head = ["# Signs that are taken for others, from Unicode's confusables.txt by tests/lookalikes.py.", *told]
    return "\n".join([*head, *(f"{codes_of(seen)};{codes_of(signs)}" for seen, signs in sorted(found.items()))]) + "\n"


if __name__ == "__main__":
    SOURCE.write_text(written(Path(sys.argv[1]).read_text(encoding="utf-8-sig").splitlines()), encoding="utf-8")
