"""What builds and tests use is pinned by hash, and what is known about it can be asked."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from importlib import metadata
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.audit import FOUND, LOCKS, NOT_REACHED, Audit, exit_code, of_npm, of_python, sentence
from tests.pages import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, set[str]]:
    """Each package of a lock with its versions: one, unless they differ from one Python to the next."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, version in PINNED.findall((ROOT / lock).read_text(encoding="utf-8")):
        found[name].add(version)
    return found


WANTED = [
    *((LOCKS[0], one) for one in PROJECT["build-system"]["requires"]),
    *((LOCKS[0], one) for one in PROJECT["project"]["dependencies"]),
    *((LOCKS[0], one) for one in PROJECT["dependency-groups"]["dev"]),
    *((LOCKS[1], one) for one in PROJECT["dependency-groups"]["audit"]),
    *((LOCKS[2], one) for one in PROJECT["dependency-groups"]["fuzz"]),
]


@pytest.mark.parametrize(("lock", "wanted"), WANTED, ids=[f"{lock}-{wanted}" for lock, wanted in WANTED])
def test_what_is_required_is_pinned(lock: str, wanted: str) -> None:
    requirement = Requirement(wanted)
    found = pins(lock)[requirement.name]
    assert any(map(requirement.specifier.contains, found)), f"{wanted} is not in {lock}: run make lock"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash_and_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    for pin in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in pin, pin
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)


def test_make_installs_nothing_that_is_not_pinned() -> None:
    """The package itself is built by what the lock has installed, without fetching anything."""
    installs = [line for line in MAKEFILE.splitlines() if "pip install" in line]
    assert len(installs) >= 3
    for line in installs:
        assert "--require-hashes" in line or "--no-deps --no-build-isolation" in line, line


def test_what_builds_the_package_is_what_the_lock_names() -> None:
    found = pins(LOCKS[0])
    for name in ("hatchling", "editables", "packaging", "pathspec", "pluggy", "trove-classifiers", "pip"):
        assert metadata.version(name) in found[name], f"{name} is not the one of the lock"


# --- advisories


def test_packages_nobody_knows_are_not_called_safe() -> None:
    skipped = {"name": "msgspec", "skip_reason": "Dependency not found on PyPI"}
    safe = {"name": "rich", "version": "15.0", "vulns": []}
    bad = {"name": "typer", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": []}]}
    assert of_python(json.dumps({"dependencies": [skipped]})) == Audit(1, 0)
    assert of_python(json.dumps({"dependencies": [skipped, safe]})) == Audit(2, 1)
    assert of_python(json.dumps({"dependencies": [safe, bad]})) == Audit(2, 2, ("typer 1.0: PYSEC-1",))
    for nothing in ("", "no JSON", "[]", "{}"):
        assert of_python(nothing) == Audit(0, 0)


def test_a_registry_without_advisories_is_not_called_safe() -> None:
    assert of_npm(json.dumps({"message": "405 Method Not Allowed", "error": {}}), 7) == Audit(7, 0)
    report = {"auditReportVersion": 2, "vulnerabilities": {"vite": {"severity": "high"}}}
    assert of_npm(json.dumps(report), 7) == Audit(7, 7, ("vite: high",))
    assert of_npm(json.dumps({**report, "vulnerabilities": {}}), 7) == Audit(7, 7)


def test_an_audit_says_what_it_knows_in_one_sentence() -> None:
    unknown, safe, bad = Audit(7, 0), Audit(7, 6), Audit(7, 7, ("vite: high",))
    assert sentence("npm packages", unknown) == (
        "npm packages: no advisory source can be reached, so nothing is known about them."
    )
    assert sentence("npm packages", safe) == "npm packages: 6 of 7 looked up, no known vulnerabilities."
    assert "vite: high" in sentence("npm packages", bad)
    assert (exit_code(safe, safe), exit_code(safe, unknown), exit_code(bad, unknown)) == (0, NOT_REACHED, FOUND)
