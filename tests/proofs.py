"""Naming the rules a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from lastcall.rules import rules

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*ids: str) -> Callable[[Test], Test]:
    """This test fails if one of these rules is broken."""
    unknown = [one for one in ids if one not in rules()]
    assert not unknown, f"no such rules: {unknown}"
    return pytest.mark.proves(*ids)
