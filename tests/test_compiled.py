"""The compiled build plays the same games as the interpreted one, and every story comes true in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.laws.trace import trace

ROOT = Path(__file__).parent.parent
GAMES = 30

PLAY = f"""
from pathlib import Path
from lastcall import Game, new_game
from lastcall.engine import game as compiled
from lastcall.language.words import changes
from lastcall.stories import run_file
from tests.laws.trace import trace

for module in (compiled, changes):
    assert not module.__file__.endswith(".py"), module.__file__
results = [result for path in sorted(Path("tests/stories").rglob("*.story")) for result in run_file(path)]
assert len(results) > 2000
for result in results:
    assert result.ok, f"{{result.file}}:{{result.line}}: {{result.title}}: {{result.message}}"
game = new_game(["Vlazlo", "Torglesnarf", "Farai", "Remy"], seed=1, modules=("sea", "crawl"))
while game.outcome is None:
    stored = game.to_json()
    assert Game.from_json(stored).to_json() == stored
    for _ in range(20):
        if game.outcome is None:
            game.answer(game.choices[-1])
print(*trace({GAMES}))
"""


def missing() -> str:
    """What a compiled build would need and this machine lacks; empty: nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if shutil.which(compiler) is None:
        return f"there is no C compiler: {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed"
    return ""


@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.timeout(1200)
def test_the_compiled_build_plays_the_same_games(tmp_path: Path) -> None:
    # Not optimised, which takes half the time to build: it must be right, not fast.
    wanted = os.environ | {"LASTCALL_COMPILED": "1", "LASTCALL_OPTIMIZATION": "0"}
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), environment=wanted)
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    run("-m", "pip", "install", "-q", "--no-deps", "--target", str(tmp_path / "site"), str(wheel))
    elsewhere = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path / "site"), str(ROOT)])}
    said = run("-c", PLAY, environment=elsewhere)
    assert said.split() == [str(one) for one in trace(GAMES)]


def run(*arguments: str, environment: dict[str, str] | None = None) -> str:
    """What a Python process prints; if it fails, all that it said."""
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
