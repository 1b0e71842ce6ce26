"""Which rules are proved comes from the run: the ids named by tests and stories that passed."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent
PROOFS = ROOT / ".lastcall" / "proofs.json"
found: dict[str, set[str]] = defaultdict(set)

settings.register_profile(
    "lastcall", deadline=None, max_examples=25, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastcall")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-proofs", action="store_true", help="write down which rules this run proves")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*ids): the rules this test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # What is given the longest time comes first: no worker is left with a whole game when all the others are done.
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)
    for item in items:
        ids = [one for mark in item.iter_markers("proves") for one in mark.args]
        if ids:
            item.user_properties.append(("proves", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for name, ids in report.user_properties:
            if name == "proves":
                for one in ids:
                    found[one].add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    is_worker = hasattr(session.config, "workerinput")
    if session.config.getoption("--write-proofs") and not is_worker:
        PROOFS.parent.mkdir(exist_ok=True)
        proofs = {one: sorted(by) for one, by in sorted(found.items())}
        PROOFS.write_text(json.dumps(proofs, indent=1) + "\n", encoding="utf-8")
