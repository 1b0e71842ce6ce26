"""Fields of hot objects are declared once; everything that repeats them is written from that."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fields import modules, written

DECLARED = '''"""A module."""

from __future__ import annotations


class Coaster(Declared):
    """Something to put a Drink on."""

    __slots__ = ("wet",)

    wet: bool
    stains: list[int]
    owner: int  # = -1
    """Whose it is."""
    dried: int  # starts as 0

    def copy(self) -> Coaster:
        """Another one."""
        return new_coaster(self.wet)

    def is_dry(self) -> bool:
        return not self.wet


def new_coaster(wet: bool) -> Coaster:
    """A coaster."""
    new = Coaster()
    new.wet = wet
    return new


made_by(Coaster, new_coaster)
'''

WRITTEN = '''"""A module."""

from __future__ import annotations


class Coaster(Declared):
    """Something to put a Drink on."""

    __slots__ = ("dried", "owner", "stains", "wet")

    wet: bool
    stains: list[int]
    owner: int  # = -1
    """Whose it is."""
    dried: int  # starts as 0

    def copy(self) -> Coaster:
        """Another one."""
        new = Coaster()
        new.wet = self.wet
        new.stains = self.stains[:]
        new.owner = self.owner
        new.dried = self.dried
        return new

    def is_dry(self) -> bool:
        return not self.wet


def new_coaster(wet: bool, stains: list[int], owner: int = -1) -> Coaster:
    """A coaster."""
    new = Coaster()
    new.wet = wet
    new.stains = stains
    new.owner = owner
    new.dried = 0
    return new


made_by(Coaster, new_coaster)
'''


def test_a_new_field_is_written_wherever_it_belongs() -> None:
    assert written(DECLARED) == WRITTEN


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: path.stem)
def test_nothing_differs_from_what_is_declared(path: Path) -> None:
    source = path.read_text()
    assert written(source) == source, "run `make fields`"
