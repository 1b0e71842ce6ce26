"""A few strange inputs; `make soak-input` tries more."""

from __future__ import annotations

import pytest

from tests.inputs.properties import PROPERTIES


@pytest.mark.parametrize("name", PROPERTIES)
def test_it_holds_for_strange_inputs(name: str) -> None:
    PROPERTIES[name]()
