"""Which rules are proved: read from what the last test run wrote down."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import msgspec

from lastcall.engine.core.errors import Unreadable
from lastcall.rules.catalogue import rules

STATUSES = ("proved", "unproved", "waiting", "out of scope")
PROOFS = Path(".lastcall") / "proofs.json"
"""Written by the tests: for each rule, the tests and stories that name it and passed."""


class Proof(msgspec.Struct, frozen=True):
    """How far a rule is proved."""

    status: str
    by: list[str]
    reason: str | None = None


class Exceptions(msgspec.Struct, frozen=True):
    """Rules that wait for content, and rules we never need."""

    waiting: dict[str, str]
    out_of_scope: dict[str, str]


def exceptions() -> Exceptions:
    """From the file beside the catalogue."""
    text = resources.files("lastcall.rules").joinpath("exceptions.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Exceptions)


def checkout(start: Path) -> Path | None:
    """The checkout of this project that a folder lies in."""
    for folder in (start, *start.parents):
        project = folder / "pyproject.toml"
        if project.is_file() and b'name = "lastcall"' in project.read_bytes():
            return folder
    return None


def passed_proofs() -> dict[str, list[str]]:
    """What the last test run of this checkout wrote down."""
    folder = checkout(Path.cwd())
    if folder is None:
        raise Unreadable("The proofs of the rules are written by the tests: run this in a checkout of lastcall.")
    try:
        return msgspec.json.decode((folder / PROOFS).read_bytes(), type=dict[str, list[str]])
    except OSError:
        raise Unreadable("No test run has written its proofs in this checkout yet: run make test first.") from None
    except msgspec.MsgspecError:
        raise Unreadable(f"{folder / PROOFS} is damaged: run make test again.") from None


def coverage() -> dict[str, Proof]:
    """The status of every rule."""
    proofs = passed_proofs()
    except_for = exceptions()
    found = {}
    for rule_id in rules():
        by = proofs.get(rule_id, [])
        if rule_id in except_for.out_of_scope:
            found[rule_id] = Proof("out of scope", by, except_for.out_of_scope[rule_id])
        elif by:
            found[rule_id] = Proof("proved", by)
        elif rule_id in except_for.waiting:
            found[rule_id] = Proof("waiting", [], except_for.waiting[rule_id])
        else:
            found[rule_id] = Proof("unproved", [])
    return found
