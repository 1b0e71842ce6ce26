"""The compiled build plays the same games as the interpreted one, and every story comes true in it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from importlib import metadata
from pathlib import Path

import hatch_compile
import pytest

from tests.waiting import output_of, processor_time, wait_until

ROOT = Path(__file__).parent.parent
GAMES = 30

STORIES = """
from pathlib import Path
from lastcall import SHIPPED, Game, new_game
from lastcall.engine import game as compiled
from lastcall.language.words import changes
from lastcall.stories import run_file

for module in (compiled, changes):
    assert not module.__file__.endswith(".py"), module.__file__
told = 0
for path in sorted(Path("tests/stories").rglob("*.story")):
    print(path, flush=True)
    for result in run_file(path):
        assert result.ok, f"{result.file}:{result.line}: {result.title}: {result.message}"
        told += 1
assert told > 2000
game = new_game(["Vlazlo", "Torglesnarf", "Farai", "Remy"], seed=1, modules=("sea", "crawl"))
while game.outcome is None:
    stored = game.to_json()
    assert Game.from_json(stored, SHIPPED).to_json() == stored
    for _ in range(20):
        if game.outcome is None:
            game.answer(game.choices[-1])
"""

TRACES = f"""
from tests.laws.trace import trace

for seed in range({GAMES}):
    print(seed, *trace(1, seed), flush=True)
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
@pytest.mark.timeout(0)  # It may take as long as it moves.
def test_the_compiled_build_plays_the_same_games(tmp_path: Path) -> None:
    # Not optimised, which takes a third of the time to build: it must be right, not fast.
    wanted = os.environ | {"LASTCALL_COMPILED": "1", "LASTCALL_OPTIMIZATION": "0"}
    python("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path), environment=wanted, silent=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    site = tmp_path / "site"
    python("-m", "pip", "install", "-q", "--no-deps", "--target", str(site), str(wheel), silent=True)
    python("-c", STORIES, environment=path_to(site))
    traces = python("-c", TRACES, environment=path_to(site))
    assert len(traces.splitlines()) == GAMES
    assert traces == python("-c", TRACES, environment=path_to(ROOT / "src"))


def python(*arguments: str, environment: dict[str, str] | None = None, silent: bool = False) -> str:
    return output_of([sys.executable, *arguments], ROOT, environment or dict(os.environ), silent)


def path_to(package: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}


# --- what a build is made of, and what is kept of it


def test_a_build_depends_on_what_is_compiled_and_on_what_that_imports() -> None:
    found = {path.relative_to(hatch_compile.PACKAGE).as_posix() for path in hatch_compile.sources()}
    assert {"engine/game.py", "bots/greedy.py", "language/words/changes.py", "cards/characters/lucky/heat.py"} <= found
    assert {"engine/core/errors.py", "language/template.py"} <= found, "interpreted, but imported"
    assert not {path for path in found if path.startswith(("cli", "lab", "server", "stories"))}


def test_another_source_is_another_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "lastcall"
    shutil.copytree(hatch_compile.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "_web", "*.so"))
    shutil.copy(hatch_compile.__file__, tmp_path)
    for name, value in {"ROOT": tmp_path, "PACKAGE": package, "__file__": str(tmp_path / "hatch_compile.py")}.items():
        monkeypatch.setattr(hatch_compile, name, value)
    found = [hatch_compile.digest()]
    for path in ("hatch_compile.py", "src/lastcall/engine/game.py", "src/lastcall/language/words/new.py"):
        with (tmp_path / path).open("a", encoding="utf-8") as changed:
            changed.write("\n# changed\n")
        found.append(hatch_compile.digest())
    assert len(set(found)) == len(found)
    (package / "cli" / "play.py").unlink()
    assert hatch_compile.digest() == found[-1]


def test_how_and_with_what_it_is_built_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_compile, "sources", list)
    found = [hatch_compile.digest()]
    for name in ("CC", "CFLAGS", "LDFLAGS"):
        monkeypatch.setenv(name, "another")
        found.append(hatch_compile.digest())
    monkeypatch.setattr(hatch_compile, "OPTIMIZATION", "another")
    found.append(hatch_compile.digest())
    monkeypatch.setattr(sys, "version", "another")
    found.append(hatch_compile.digest())
    version = metadata.version
    for package in ("mypy", "setuptools"):
        monkeypatch.setattr(
            metadata, "version", lambda name, package=package: "0" if name == package else version(name)
        )
        found.append(hatch_compile.digest())
    assert len(set(found)) == len(found)


class Workshop:
    """A checkout in which building takes no time."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.kept = folder / "kept"
        self.built = 0
        self.source = "one"
        monkeypatch.setattr(hatch_compile, "KEPT", self.kept)
        monkeypatch.setattr(hatch_compile, "digest", lambda: self.source)
        monkeypatch.setattr(hatch_compile, "build", self.build)

    def build(self, folder: Path) -> None:
        self.built += 1
        for name in (f"{self.source}{sysconfig.get_config_var('EXT_SUFFIX')}", "source.py"):
            (folder / "lastcall").mkdir(exist_ok=True)
            (folder / "lastcall" / name).write_text(self.source, encoding="utf-8")

    def compile(self, source: str) -> list[str]:
        """What the hook puts into a wheel."""
        self.source = source
        folder = self.folder / f"{time.monotonic_ns()}"
        folder.mkdir()
        hatch_compile.compile_into(folder)
        return [path.read_text(encoding="utf-8") for path in hatch_compile.native(folder)]

    def archives(self) -> set[str]:
        return {path.name for path in self.kept.iterdir()}


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_what_is_kept_is_not_built_again(workshop: Workshop) -> None:
    assert workshop.compile("one") == ["one"]
    assert workshop.compile("one") == ["one"]
    assert workshop.built == 1
    assert workshop.compile("two") == ["two"]
    assert workshop.built == 2


def test_the_last_two_builds_are_kept(workshop: Workshop) -> None:
    for source in ("one", "two", "one", "three"):
        workshop.compile(source)
        time.sleep(0.01)  # The clock of files is coarse.
    assert workshop.archives() == {"one.zip", "three.zip"}, "the one used last stays"


def test_a_build_that_dies_leaves_nothing_that_could_be_taken(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Died(BaseException):
        pass

    def die(*_: object) -> None:
        raise Died

    with monkeypatch.context() as dying:
        dying.setattr(os, "replace", die)
        with pytest.raises(Died):
            workshop.compile("one")
    (part,) = workshop.archives()
    assert part.endswith(".part")
    assert workshop.compile("one") == ["one"]
    assert workshop.built == 2
    assert workshop.archives() == {part, "one.zip"}, "somebody else may be writing it"
    os.utime(workshop.kept / part, (0, 0))
    workshop.compile("two")
    assert workshop.archives() == {"one.zip", "two.zip"}


def test_two_may_build_at_once(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def build_beside_another(folder: Path) -> None:
        monkeypatch.setattr(hatch_compile, "build", workshop.build)
        assert workshop.compile("one") == ["one"]
        workshop.build(folder)

    monkeypatch.setattr(hatch_compile, "build", build_beside_another)
    assert workshop.compile("one") == ["one"]
    assert workshop.built == 2
    assert workshop.archives() == {"one.zip"}


# --- watching a process


def test_processor_time_grows_while_a_child_of_the_process_computes() -> None:
    loop = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'while True: pass'])"
    with subprocess.Popen([sys.executable, "-c", loop], start_new_session=True) as process:
        try:
            before = processor_time(process.pid)
            wait_until(lambda: processor_time(process.pid) != before, "processor time")
        finally:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize(
    ("code", "silent"), [("import time; time.sleep(600)", True), ("while True: pass", False)], ids=["waits", "loops"]
)
def test_a_process_that_is_stuck_is_killed(monkeypatch: pytest.MonkeyPatch, code: str, silent: bool) -> None:
    killed: list[int] = []
    kill = os.killpg

    def note_and_kill(group: int, sign: int) -> None:
        killed.append(group)
        kill(group, sign)

    monkeypatch.setattr(os, "killpg", note_and_kill)
    with pytest.raises(AssertionError, match="nothing has moved for 1 seconds"):
        output_of([sys.executable, "-c", code], ROOT, silent=silent, stuck=1)
    (group,) = killed
    with pytest.raises(ProcessLookupError):
        kill(group, 0)


def test_a_process_that_fails_says_why() -> None:
    with pytest.raises(AssertionError, match="ValueError: why"):
        output_of([sys.executable, "-c", "print('said', flush=True); raise ValueError('why')"], ROOT)
