"""Dependencies point one way, and nothing above is known below."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "lastcall"
KNOWS = {
    "engine": {"engine"},
    "language": {"engine", "language"},
    "cards": {"engine", "language", "cards"},
    "start": {"engine", "cards"},
    "records": {"engine", "start"},
    "rules": {"engine", "rules"},
    "bots": {"engine", "bots"},
    "stories": {"engine", "language", "cards", "stories"},
    "lab": {"engine", "cards", "start", "bots", "lab"},
    "server": {"engine", "cards", "start", "records", "rules", "bots", "server"},
    "cli": {"server", "engine", "language", "cards", "start", "records", "rules", "bots", "stories", "lab", "cli"},
    "__init__": {"engine", "start", "records"},
}
"""What each part may import; nothing imports the command line."""


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    allowed = KNOWS[part_of(path)]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "lastcall" and len(parts) > 1:
                assert parts[1] in allowed, f"{path.relative_to(SOURCE)} must not import {name}"


def test_the_engine_names_no_character() -> None:
    from lastcall.cards import boxes

    for path in (SOURCE / "engine").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for row in boxes.roster():
            assert row["short"] not in text, f"{path.name} names {row['short']}"


def test_every_public_thing_has_a_docstring() -> None:
    """But for methods that say again what a base has said: there the base explains."""
    for path in modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        again = {
            method
            for cls in ast.walk(tree)
            if isinstance(cls, ast.ClassDef) and cls.bases
            for method in cls.body
            if isinstance(method, ast.FunctionDef)
        }
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
                nested = any(node in ast.walk(other) for other in ast.walk(tree) if is_function_around(other, node))
                assert ast.get_docstring(node) or nested or node in again, f"{path.name}: {node.name} has no docstring"


def is_function_around(other: ast.AST, node: ast.AST) -> bool:
    return isinstance(other, ast.FunctionDef) and other is not node


def test_docstrings_explain_instead_of_pointing_elsewhere() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                said = ast.get_docstring(node) or ""
                assert not said.startswith("See "), f"{path.name}: {node.name}"
