"""Known vulnerabilities in what we install, from the advisories of PyPI and npm: python -m tests.audit PIP-AUDIT.

Exit 0: none is known, 1: there are some, 2: no advisory source can be reached, so nothing is known.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-audit.lock", "requirements-fuzz.lock")
FOUND, NOT_REACHED = 1, 2


class Audit(NamedTuple):
    """What a source of advisories says about packages."""

    packages: int
    looked_up: int
    """How many of them it knows."""
    found: tuple[str, ...] = ()
    """Each vulnerability with its package."""


def of_python(report: str) -> Audit:
    """What pip-audit has printed as JSON; packages that its source does not have are skipped, and count as unknown."""
    rows = parsed(report).get("dependencies", [])
    known = [row for row in rows if "vulns" in row]
    found = [f"{row['name']} {row['version']}: {vuln['id']}" for row in known for vuln in row["vulns"]]
    return Audit(len(rows), len(known), tuple(found))


def of_npm(report: str, packages: int) -> Audit:
    """What `npm audit` has printed as JSON; without a report it prints why there is none."""
    data = parsed(report)
    if "auditReportVersion" not in data:
        return Audit(packages, 0)
    found = [f"{name}: {one['severity']}" for name, one in data["vulnerabilities"].items()]
    return Audit(packages, packages, tuple(found))


def parsed(report: str) -> dict[str, Any]:
    """A JSON object; an empty one for anything else."""
    try:
        data = json.loads(report)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def sentence(what: str, audit: Audit) -> str:
    """What is known, and no more."""
    if not audit.looked_up:
        return f"{what}: no advisory source can be reached, so nothing is known about them."
    looked_up = f"{audit.looked_up} of {audit.packages} looked up"
    if not audit.found:
        return f"{what}: {looked_up}, no known vulnerabilities."
    return "\n  ".join((f"{what}: {looked_up}, {len(audit.found)} known vulnerabilities:", *audit.found))


def exit_code(*audits: Audit) -> int:
    """One for all."""
    if any(audit.found for audit in audits):
        return FOUND
    return 0 if all(audit.looked_up for audit in audits) else NOT_REACHED


def printed_by(*command: str) -> str:
    """The standard output of a command, whatever its exit code."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def main(pip_audit: str) -> int:
    """Ask both sources about everything that our locks name."""
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    python = of_python(
        printed_by(pip_audit, "--disable-pip", "--require-hashes", "--progress-spinner", "off", "-f", "json", *locks)
    )
    modules = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    npm = of_npm(printed_by(sys.executable, "client/npm.py", "audit", "--json"), len(modules) - 1)
    print(sentence("Python packages", python))
    print(sentence("npm packages", npm))
    return exit_code(python, npm)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
