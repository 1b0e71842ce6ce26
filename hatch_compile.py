"""Compile the engine and the words of cards to native modules: python hatch_compile.py FOLDER.

Only `make compiled` gets here, by the hook in hatch_build.py. It needs a C compiler and the headers of Python. The same
source runs interpreted, and plays the same games.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

COMPILED = ("engine", "language/words", "language/keywords", "cards/characters")

INTERPRETED = {
    "engine/core/changes.py",
    "engine/core/errors.py",
    "engine/core/library.py",
    "engine/storage.py",
    "engine/core/version.py",
    "engine/core/faces.py",
    "engine/seen/log.py",
    "engine/core/pieces.py",
    "engine/core/things.py",
    "engine/seen/views.py",
}
"""Not on the hot path, as no facts.py is: msgspec reads annotations there, and native classes have none."""

OPTIMIZATION = os.environ.get("LASTCALL_OPTIMIZATION", "3")
"""0 to 3: the tests want the build sooner rather than faster."""

QUICKER = ["-Wno-misleading-indentation"] if os.name == "posix" else []
"""In one file of half a million lines, which nobody indents by hand, gcc spends most of its time on this warning."""


def modules(package: Path) -> list[str]:
    """What is compiled, as paths from the folder of the package."""
    found = [path for part in COMPILED for path in sorted((package / part).rglob("*.py"))]
    return [
        str(path.relative_to(package.parent))
        for path in found
        if path.name not in ("__init__.py", "facts.py") and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def compile_into(folder: Path) -> None:
    """A copy of the package with native modules beside the source of each."""
    from mypyc.build import mypycify
    from setuptools import setup

    source = Path(__file__).resolve().parent / "src" / "lastcall"
    shutil.copytree(source, folder / "lastcall", ignore=shutil.ignore_patterns("__pycache__", "_web", "*.so"))
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
