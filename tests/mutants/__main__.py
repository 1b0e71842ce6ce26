"""Break rules on purpose, one at a time, and report the mutants no proof notices: python -m tests.mutants."""

from __future__ import annotations

import argparse
import compileall
import os
import py_compile
import queue
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import lastcall
from lastcall.stories import read_stories, run_story
from tests.mutants.mutant import BadMutants, Mutant, read_mutants

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "lastcall"
STORIES = ROOT / "tests" / "stories"
TESTS = [str(ROOT / "tests" / folder) for folder in ("rules", "server", "cli")]
PROVES = re.compile(r"^proves:(.*)$", re.MULTILINE)

COMPILED = ("__pycache__", "*.so", "*.pyd")
"""Never copied from the working tree: they would be taken instead of the broken source."""
SECONDS = 60
"""A broken rule may let the game run in a circle: then the mutant counts as killed."""
SECONDS_UNBROKEN = 600
WRONG_COPY = 3
"""How a subprocess ends that has imported another lastcall than the broken one."""


class Proof(msgspec.Struct, frozen=True):
    """A story or test that names rules, and how it went."""

    name: str
    rules: tuple[str, ...]
    ok: bool
    message: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """What became of a mutant."""

    mutant: Mutant
    killed_by: str
    """Empty: it survived."""

    def __str__(self) -> str:
        return f"killed {self.mutant} (by {self.killed_by})" if self.killed_by else f"SURVIVED {self.mutant}"


# --- in the subprocess: the proofs of some rules, against the lastcall that was put before it


def prove(wanted: set[str], copy: Path, report: Path, stop: bool) -> int:
    """Try every proof of these rules (with `stop`: until one fails) and write down how they went."""
    if copy.resolve() not in Path(lastcall.__file__).resolve().parents:
        print(f"{lastcall.__file__} was imported, which is not in {copy}", file=sys.stderr)
        return WRONG_COPY
    proofs = tell_stories(wanted, stop)
    if not stop or all(proof.ok for proof in proofs):
        proofs += run_tests(wanted, stop)
    report.write_bytes(msgspec.json.encode(proofs))
    return 0


def tell_stories(wanted: set[str], stop: bool) -> list[Proof]:
    """The stories that prove one of these rules."""
    proofs: list[Proof] = []
    for path in sorted(STORIES.rglob("*.story")):
        for line, text in read_stories(path.read_text(encoding="utf-8")):
            named = story_proves(text)
            if wanted.isdisjoint(named):
                continue
            proofs.append(tell_story(text, str(path.relative_to(ROOT)), line, named))
            if stop and not proofs[-1].ok:
                return proofs
    return proofs


def story_proves(text: str) -> tuple[str, ...]:
    """The rules a story names, read without the engine: it may be too broken to read the rest."""
    match = PROVES.search(text)
    return tuple(one.strip() for one in match[1].split(",")) if match else ()


def tell_story(text: str, file: str, line: int, named: tuple[str, ...]) -> Proof:
    """One story; an exception is a failure too."""
    try:
        result = run_story(text, file, line)
    except Exception as error:
        return Proof(f"{file}:{line}", named, False, f"crash, {type(error).__name__}: {error}")
    return Proof(f"{file}:{line if result.ok else result.line}", named, result.ok, result.message)


def run_tests(wanted: set[str], stop: bool) -> list[Proof]:
    """The Python tests that prove one of these rules."""
    proving = Proving(wanted)
    options = ["-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", *TESTS]
    pytest.main([*options, "-x"] if stop else options, plugins=[proving])
    return proving.proofs


class Proving:
    """A pytest plugin: only the tests that prove one of these rules, and how they went."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.named: dict[str, tuple[str, ...]] = {}
        self.proofs: list[Proof] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the proofs."""
        for item in items:
            ids = tuple(one for mark in item.iter_markers("proves") for one in mark.args)
            if not self.wanted.isdisjoint(ids):
                self.named[item.nodeid] = ids
        items[:] = [item for item in items if item.nodeid in self.named]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that cannot even be loaded have failed, whatever they prove."""
        if report.failed:
            self.proofs.append(Proof(report.nodeid, tuple(sorted(self.wanted)), False, "crash, cannot be loaded"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Passed means called and passed; a failure may come before or after."""
        if report.failed or (report.passed and report.when == "call"):
            self.proofs.append(Proof(report.nodeid, self.named[report.nodeid], report.passed))


# --- in the main process: break, try, report


def copy_source(directory: Path) -> Path:
    """The source as it is now, in a private directory.

    It is compiled there once, so that each mutant only compiles its broken file: what is compiled is trusted only as
    long as it fits the text it was made of, not by the time of a file.
    """
    copy = directory / "lastcall"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns(*COMPILED))
    compileall.compile_dir(copy, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
    return copy


def fresh_copy(source: Path, directory: Path) -> Path:
    """That copy once more, to be broken."""
    copy = directory / "lastcall"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(source, copy)
    return copy


def run_proofs(directory: Path, wanted: set[str], stop: bool, seconds: int) -> list[Proof]:
    """All proofs of these rules against the copy in this directory; without a report: one that failed."""
    report = directory / "report.json"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "tests.mutants", "--prove", str(directory), str(report), *sorted(wanted)]
    environment = {**os.environ, "PYTHONPATH": str(directory), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [*command, "--stop"] if stop else command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return [Proof(f"a timeout of {seconds} s", tuple(wanted), False)]
    if done.returncode == WRONG_COPY:
        raise BadMutants(done.stderr.strip())
    if done.returncode != 0 or not report.is_file():
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        return [Proof("a crash", tuple(wanted), False, last)]
    return msgspec.json.decode(report.read_bytes(), type=list[Proof])


def check_unbroken(directory: Path, mutants: list[Mutant]) -> None:
    """Every rule to be broken has a proof, and all its proofs pass while it is whole."""
    wanted = {mutant.rule for mutant in mutants}
    proofs = run_proofs(directory, wanted, False, SECONDS_UNBROKEN)
    failed = [f"{proof.name}: {proof.message}" for proof in proofs if not proof.ok]
    if failed:
        raise BadMutants("these proofs fail on the unbroken code:\n" + "\n".join(failed))
    unproved = wanted - {one for proof in proofs for one in proof.rules}
    if unproved:
        raise BadMutants(f"rules without a proof: {', '.join(sorted(unproved))}")


def try_mutant(mutant: Mutant, source: Path, directories: queue.SimpleQueue[Path]) -> Verdict:
    """Break the rule in a private copy and try its proofs."""
    directory = directories.get()
    try:
        path, text = mutant.broken(source)
        (fresh_copy(source, directory) / path).write_text(text, encoding="utf-8")
        failed = [proof for proof in run_proofs(directory, {mutant.rule}, True, SECONDS) if not proof.ok]
    finally:
        directories.put(directory)
    if not failed:
        return Verdict(mutant, "")
    how = failed[0].message if failed[0].message.startswith("crash") or failed[0].name == "a crash" else ""
    return Verdict(mutant, f"{failed[0].name}, {how}" if how else failed[0].name)


def try_all(mutants: list[Mutant], source: Path, scratch: Path, progress: Progress) -> list[Verdict]:
    """On all cores; the verdicts in the order of the mutants."""
    workers = os.cpu_count() or 1
    directories: queue.SimpleQueue[Path] = queue.SimpleQueue()
    for number in range(workers):
        directory = scratch / str(number)
        directory.mkdir()
        directories.put(directory)
    task = progress.add_task("mutants", total=len(mutants))
    with ThreadPoolExecutor(workers) as pool:
        waiting = [pool.submit(try_mutant, mutant, source, directories) for mutant in mutants]
        try:
            for one in as_completed(waiting):
                one.result()
                progress.advance(task)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [one.result() for one in waiting]


def hunt(only: Iterable[str]) -> int:
    """Try the mutants; 0: all were killed, 1: some survived."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    scratch = tempfile.TemporaryDirectory(prefix="lastcall-mutants-")
    with scratch as place, Progress(*columns, console=Console(stderr=True)) as progress:
        # One copy for the whole run: the source may be edited meanwhile.
        source = copy_source(Path(place))
        mutants = read_mutants(source, only)
        unbroken = progress.add_task("unbroken code", total=1)
        check_unbroken(Path(place), mutants)
        progress.advance(unbroken)
        verdicts = try_all(mutants, source, Path(place), progress)
    survivors = [verdict for verdict in verdicts if not verdict.killed_by]
    for verdict in verdicts:
        print(verdict)
    left = f"{len(survivors)} SURVIVED" if survivors else "no survivors"
    print(f"{len(verdicts)} mutants, {len(verdicts) - len(survivors)} killed, {left}")
    return 1 if survivors else 0


def main() -> int:
    """0: all were killed; 1: some survived; 2: the mutants do not fit the source or its proofs."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only the mutants of these rules")
    parser.add_argument("--prove", nargs=2, type=Path, metavar=("COPY", "REPORT"), help=argparse.SUPPRESS)
    parser.add_argument("--stop", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.prove:
        copy, report = options.prove
        return prove(set(options.rules), copy, report, options.stop)
    try:
        return hunt(options.rules)
    except BadMutants as error:
        print(f"error: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
