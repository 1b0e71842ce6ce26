"""Every mutant still fits the source, and finds its function wherever that is moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.mutant import BadMutants, Mutant, read_mutants

SOURCE = Path(__file__).parent.parent / "src" / "lastcall"
DRINK = '''
from lastcall.other import sober, spill


class Cup:
    """Something to drink from."""

    full = True

    @property
    def drink(self):
        """Empty it."""
        if self.full:
            self.full = (
                False
            )
        return sober(self)
'''


def broken(source: Path, function: str, old: str, new: str) -> str:
    path, text = Mutant("TURN-01", function, old, new, "A test").broken(source)
    assert path == Path("inn", "cup.py")
    return text


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "inn").mkdir()
    (tmp_path / "inn" / "cup.py").write_text(DRINK, encoding="utf-8")
    (tmp_path / "other.py").write_text("def sober(it): ...\n\n\ndef spill(it): ...\n", encoding="utf-8")
    return tmp_path


def test_every_mutant_finds_its_place_once_and_is_python() -> None:
    assert len(read_mutants(SOURCE)) > 300


@pytest.mark.parametrize("name", ["Cup.drink", "cup.Cup.drink", "inn.cup.Cup.drink", "Cup"])
def test_a_function_is_found_by_its_name(source: Path, name: str) -> None:
    assert broken(source, name, "sober(self)", "None") == DRINK.replace("sober(self)", "None")


def test_line_breaks_and_indentation_do_not_matter(source: Path) -> None:
    text = broken(source, "Cup.drink", "self.full = ( False )", "if spill:\n    spill(self)")
    assert "        if self.full:\n            if spill:\n                spill(self)\n" in text
    assert "self.full = " not in text


@pytest.mark.parametrize(
    ("function", "old", "new", "complaint"),
    [
        ("Cup.spill", "full", "empty", "there is no Cup.spill"),
        ("Cup.drink", "self.full", "True", r"occurs 2 times in Cup.drink \(inn/cup.py:10\)"),
        ("Cup.drink", "return", "return return", "is not Python"),
        ("Cup.drink", "sober(self)", "stagger(self)", "cup.py does not know stagger"),
        ("Cup.drink", "sober(self)", "self.empty", "nothing is called .empty"),
        ("Cup.full", "True", "None; from lastcall.cup import Cup", "there is no lastcall.cup.Cup"),
    ],
)
def test_what_does_not_fit_is_refused(source: Path, function: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadMutants, match=complaint):
        broken(source, function, old, new)


def test_an_ambiguous_name_needs_its_module(source: Path) -> None:
    (source / "other.py").write_text(DRINK, encoding="utf-8")
    with pytest.raises(BadMutants, match=r"Cup.full is ambiguous: inn/cup.py:8, other.py:8"):
        broken(source, "Cup.full", "True", "False")
    assert "full = False" in broken(source, "cup.Cup.full", "True", "False")
