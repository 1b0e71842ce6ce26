"""Compile the engine and the words of cards to native modules: python hatch_compile.py FOLDER.

Only `make compiled` and a test get here, by the hook in hatch_build.py. It needs a C compiler and the headers of
Python. The same source runs interpreted, and plays the same games.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

COMPILED = ("bots", "engine", "language/words", "language/keywords", "cards/characters")

INTERPRETED = {
    "engine/core/changes.py",
    "engine/core/errors.py",
    "engine/core/library.py",
    "engine/core/middle.py",
    "engine/storage.py",
    "engine/core/version.py",
    "engine/core/faces.py",
    "engine/seen/log.py",
    "engine/seen/staged.py",
    "engine/seen/words.py",
    "engine/core/pieces.py",
    "engine/core/things.py",
    "engine/seen/views.py",
}
"""Not on the hot path, as no facts.py is: msgspec reads annotations there, and native classes have none."""

OPTIMIZATION = os.environ.get("LASTCALL_OPTIMIZATION", "3")
"""0 to 3: the tests want the build sooner rather than faster."""

QUICKER = ["-Wno-misleading-indentation"] if os.name == "posix" else []
"""In one file of half a million lines, which nobody indents by hand, gcc spends most of its time on this warning."""

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "lastcall"
KEPT = ROOT / ".lastcall" / "compiled"
"""An archive of native modules for each of the last builds."""
MOST_KEPT = 2
A_DAY = 24 * 60 * 60


def modules(package: Path) -> list[str]:
    """What is compiled, as paths from the folder of the package."""
    found = [path for part in COMPILED for path in sorted((package / part).rglob("*.py"))]
    return [
        str(path.relative_to(package.parent))
        for path in found
        if path.name not in ("__init__.py", "facts.py") and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def native(folder: Path) -> list[Path]:
    """The native modules in a folder."""
    return sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


# --- what a build is made of


def digest() -> str:
    """Changes whenever anything changes that the native modules are made of."""
    found = hashlib.sha256()
    tools = [sys.version, sysconfig.get_platform(), metadata.version("mypy"), metadata.version("setuptools")]
    wishes = [OPTIMIZATION, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))]
    found.update("\0".join([*tools, *wishes]).encode())
    for path in (Path(__file__).resolve(), *sources()):
        found.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """The compiled modules and all that they import from the package: a type there may change the native code here."""
    found: set[Path] = set()
    waiting = [PACKAGE.parent / module for module in modules(PACKAGE)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    return sorted(found)


def imported(path: Path) -> Iterator[Path]:
    """The files of the package a module names in its imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = PACKAGE.parent.joinpath(*name.split("."))
            yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


# --- what is kept


def compile_into(folder: Path) -> None:
    """Put native modules into a folder, as they were built last time if nothing has changed since."""
    kept = KEPT / f"{digest()}.zip"
    if not taken(kept, folder):
        build(folder)
        keep(folder, kept)


def taken(kept: Path, folder: Path) -> bool:
    """Unpack what is kept, if it is."""
    try:
        os.utime(kept)  # What is used counts as new.
        with zipfile.ZipFile(kept) as archive:
            archive.extractall(folder)
    except FileNotFoundError:
        return False
    return True


def keep(folder: Path, kept: Path) -> None:
    """Keep the native modules of a folder. An archive has its name only once it is complete, whoever dies meanwhile."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.NamedTemporaryFile(dir=kept.parent, suffix=".part", delete=False) as part,
        zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
    ):
        for path in native(folder):
            archive.write(path, path.relative_to(folder))
    os.replace(part.name, kept)
    tidy(kept.parent)


def tidy(folder: Path) -> None:
    """Remove all but the last archives, and what was left half-written long ago."""
    with contextlib.suppress(FileNotFoundError):  # Somebody else tidies.
        newest_first = sorted(folder.glob("*.zip"), key=lambda path: -path.stat().st_mtime)
        forgotten = [part for part in folder.glob("*.part") if part.stat().st_mtime < time.time() - A_DAY]
        for old in (*newest_first[MOST_KEPT:], *forgotten):
            old.unlink()


# --- building


def build(folder: Path) -> None:
    """Make a copy of the package with native modules beside the source of each."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.copytree(PACKAGE, folder / "lastcall", ignore=shutil.ignore_patterns("__pycache__", "_web", "*.so"))
    os.chdir(folder)
    extensions = mypycify(
        ["--strict", *modules(folder / "lastcall")],
        opt_level=OPTIMIZATION,
        debug_level="0",
        group_name="lastcall",
        target_dir="build",
    )
    for extension in extensions:
        extension.extra_compile_args += QUICKER
    setup(name="lastcall", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
    shutil.rmtree("build")


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
