"""Build hook: the client becomes src/lastcall/_web before a wheel, an sdist or an editable install is made.

With LASTCALL_COMPILED=1 in the environment (`make compiled`) a wheel gets native modules too; see hatch_compile.py.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NATIVE = sysconfig.get_config_var("EXT_SUFFIX")
SHRUNK = 0.9
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client if it has changed since the last time."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build has to fetch beside what pyproject.toml names."""
        return ["mypy>=2.4,<3", "setuptools>=80,<90"] if compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before files are gathered."""
        build(Path(self.root))
        self.native = tempfile.TemporaryDirectory()
        if self.target_name == "wheel" and version == "standard" and compiled():
            folder = Path(self.native.name)
            compiler = [sys.executable, str(Path(self.root, "hatch_compile.py")), str(folder)]
            subprocess.run(compiler, check=True, stdout=sys.stderr)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(
                {str(path): path.relative_to(folder).as_posix() for path in sorted(folder.rglob(f"*{NATIVE}"))}
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the package is there."""
        self.native.cleanup()


def compiled() -> bool:
    """Whether somebody asks for native modules: never by default, for they need a C compiler."""
    return os.environ.get("LASTCALL_COMPILED") == "1"


def build(root: Path) -> None:
    """Build the client; what is built already stays, as in an sdist, which carries the pages too."""
    client, stamp = root / "client", root / "src" / "lastcall" / "_web" / ".stamp"
    digest = digest_of(client)
    if not stamp.is_file() or stamp.read_text() != digest:
        if not installed(client):
            npm(client, "ci")
        npm(client, "run", "build")
        pack(stamp.parent / "assets")
        stamp.write_text(digest)
    stamp.touch()  # make compares times


def pack(assets: Path) -> None:
    """Beside each file that shrinks lies a packed one, so that the server need not pack it for every visitor."""
    for path in sorted(assets.iterdir()):
        packed = gzip.compress(path.read_bytes(), mtime=0)
        if path.suffix != ".gz" and len(packed) < SHRUNK * path.stat().st_size:
            path.with_name(f"{path.name}.gz").write_bytes(packed)


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
