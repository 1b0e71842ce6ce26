"""What `make operations` counts does not depend on the run."""

from __future__ import annotations

import pytest

from lastcall.lab.bench import FOUR
from tests.laws import operations


def test_operations_are_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "GAMES", 1)
    first, again = operations.count(FOUR), operations.count(FOUR)
    assert first.per_decision == again.per_decision > 0
    assert first.decisions == again.decisions
