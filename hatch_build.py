"""Build hook: the client becomes src/lastcall/_web before a wheel, an sdist or an editable install is made."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client if it has changed since the last time."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before files are gathered."""
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the client; what is built already stays, as in an sdist, which carries the pages too."""
    client, stamp = root / "client", root / "src" / "lastcall" / "_web" / ".stamp"
    digest = digest_of(client)
    if not stamp.is_file() or stamp.read_text() != digest:
        if not installed(client):
            npm(client, "ci")
        npm(client, "run", "build")
        stamp.write_text(digest)
    stamp.touch()  # make compares times


def digest_of(client: Path) -> str:
    """Changes whenever anything changes that the pages are made of."""
    digest = hashlib.sha256()
    for path in sources(client):
        digest.update(path.relative_to(client).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(client: Path) -> Iterator[Path]:
    """Every file the pages are made of."""
    yield from (client / name for name in SOURCES)
    yield from sorted(path for path in (client / "src").rglob("*") if path.is_file())


def installed(client: Path) -> bool:
    """Whether the client's packages are those of its lock."""
    mark = client / "node_modules" / ".package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= (client / "package-lock.json").stat().st_mtime


def npm(client: Path, *arguments: str) -> None:
    """Run npm; what it says goes where a build's messages belong."""
    subprocess.run([sys.executable, str(client / "npm.py"), *arguments], check=True, stdout=sys.stderr)


if __name__ == "__main__":
    build(Path(__file__).resolve().parent)
