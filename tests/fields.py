"""The lines that say each field of the engine's hot objects again, written from one declaration: make fields.

Objects that decisions and copies make all the time have no constructor (see `made_by` in core/declared.py). Their class
lists each field once:

    matter: int
    among: tuple[int, ...]  # = ()
    windows: int  # starts as -1

`# =` is the default where the function that makes one may be told otherwise; `# starts as` is what every new one has.
From this come `__slots__`, the function that makes one, its `copy`, and functions that copy several at once. They are
written in place, because CPython calls a method faster than anything that would look the fields up, and mypyc compiles
them as they stand.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ENGINE: Final = Path(__file__).resolve().parent.parent / "src" / "lastcall" / "engine"
LINK: Final = "below"
"""The field that a frame has from its base: its link to the next one."""

COPIED: Final = {
    r"list\[(int|\w+Id)\]": "{0}[:]",
    r"list\[Seat\]": "copied_seats({0})",
    r"list\[Side\]": "copied_sides({0})",
    r"list\[DrinkDeck\]": "[deck.copy() for deck in {0}]",
    r"tuple\[EventDeck, \.\.\.\]": "tuple([deck.copy() for deck in {0}]) if {0} else ()",
    r"tuple\[Machine, \.\.\.\]": "tuple([machine.copy() for machine in {0}]) if {0} else ()",
    r"dict\[(int|\w+Id), Matter\]": "{{number: matter.copy() for number, matter in {0}.items()}} if {0} else {{}}",
    r"Turn": "{0}.copy()",
    r"(Round|Crawl|Prizes) \| None": "None if {0} is None else {0}.copy()",
    r"list\[Noted\] \| None": "None",
}
"""How fields of such types are copied; all others are shared, because nobody changes what is in them."""


class Field(NamedTuple):
    """One field, as its class declares it."""

    name: str
    type: str
    default: str = ""
    start: str = ""

    def copy_of(self, whose: str) -> str:
        """Python for a copy of its value."""
        value = f"{whose}.{self.name}"
        return next((how.format(value) for sort, how in COPIED.items() if re.fullmatch(sort, self.type)), value)


class Change(NamedTuple):
    """Lines to put in the place of others, counted from 1; the last one included."""

    first: int
    last: int
    lines: list[str]


def written(source: str) -> str:
    """The source of a module with everything that follows from its fields written anew."""
    lines = source.splitlines()
    tree = ast.parse(source)
    makers = {made: node for node in tree.body if isinstance(node, ast.FunctionDef) and (made := made_in(node.body))}
    changes: list[Change] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in makers:
            fields = fields_of(node, lines)
            changes += in_class(node, makers[node.name], fields)
            changes += [maker(makers[node.name], node, fields), *several(tree, node, fields)]
    for change in sorted(changes, reverse=True):
        lines[change.first - 1 : change.last] = change.lines
    return formatted("\n".join(lines) + "\n") if changes else source


def made_in(body: list[ast.stmt]) -> str:
    """The class of which these statements make a new object without a constructor: new = Play()."""
    for statement in body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "new":
            if isinstance(statement.value, ast.Call) and not statement.value.args:
                return ast.unparse(statement.value.func)
    return ""


def fields_of(node: ast.ClassDef, lines: list[str]) -> list[Field]:
    """What a class declares, in its order; a frame begins with its link."""
    found = [Field(LINK, "Frame | None")] if [ast.unparse(base) for base in node.bases] == ["Frame"] else []
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and statement.value is None:
            assert statement.end_lineno is not None
            said = re.search(r"# (= |starts as )(.+)$", lines[statement.end_lineno - 1])
            sort, value = said.groups() if said else ("", "")
            name, type_ = ast.unparse(statement.target), ast.unparse(statement.annotation)
            found.append(Field(name, type_, *(("", value) if sort == "starts as " else (value, ""))))
    return found


def inherited(node: ast.ClassDef) -> set[str]:
    """Fields that have a slot in the base."""
    return {LINK, *(["packets"] if any(ast.unparse(base) == "Carrier" for base in node.bases) else [])}


def in_class(node: ast.ClassDef, made_by: ast.FunctionDef, fields: list[Field]) -> Iterator[Change]:
    """What is written inside the class."""
    for statement in node.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__slots__":
            names = sorted(field.name for field in fields if field.name not in inherited(node))
            yield replaced(statement, [f"    __slots__ = {tuple(names)!r}"])
        elif isinstance(statement, ast.FunctionDef) and statement.name == "copy":
            start = [f"    def copy(self) -> {node.name}:", *documented(statement, 8)]
            if any(field.start for field in fields):
                yield replaced(statement, [*start, *assignments(node.name, fields, "self", 8), "        return new"])
            else:
                copies = ", ".join(field.copy_of("self") for field in fields)
                yield replaced(statement, [*start, f"        return {made_by.name}({copies})"])


def maker(function: ast.FunctionDef, node: ast.ClassDef, fields: list[Field]) -> Change:
    """The function that makes a new one."""
    told = [field for field in fields if not field.start]
    parameters = [f"{one.name}: {one.type}" + (f" = {one.default}" if one.default else "") for one in told]
    lines = [f"def {function.name}({', '.join(parameters)}) -> {node.name}:", *documented(function, 4)]
    lines.append(f"    new = {node.name}()")
    lines += [f"    new.{field.name} = {field.start or field.name}" for field in fields]
    return replaced(function, [*lines, "    return new"])


def several(tree: ast.Module, node: ast.ClassDef, fields: list[Field]) -> Iterator[Change]:
    """Functions that copy a list of them: in a loop, `new = Side()`."""
    for function in tree.body:
        loops = [one for one in getattr(function, "body", []) if isinstance(one, ast.For)]
        if isinstance(function, ast.FunctionDef) and loops and made_in(loops[0].body) == node.name:
            each = ast.unparse(loops[0].target)
            added = [one for one in loops[0].body if isinstance(one, ast.Expr)]
            first, last = loops[0].body[0], loops[0].body[-1]
            assert last.end_lineno is not None
            lines = [*assignments(node.name, fields, each, 8), *(f"        {ast.unparse(one)}" for one in added)]
            yield Change(first.lineno, last.end_lineno, lines)


def assignments(name: str, fields: list[Field], whose: str, indent: int) -> list[str]:
    """A copy, field by field."""
    lines = [f"new = {name}()", *(f"new.{field.name} = {field.copy_of(whose)}" for field in fields)]
    return [" " * indent + line for line in lines]


def documented(function: ast.FunctionDef, indent: int) -> list[str]:
    """Its docstring, which is written by hand."""
    text = ast.get_docstring(function)
    return [f'{" " * indent}"""{text}"""'] if text is not None else []


def replaced(node: ast.stmt, lines: list[str]) -> Change:
    """The whole statement."""
    assert node.end_lineno is not None
    return Change(node.lineno, node.end_lineno, lines)


def formatted(source: str) -> str:
    """As the rest of the program looks."""
    ruff = [sys.executable, "-m", "ruff"]
    sorted_ = subprocess.run([*ruff, "check", "-q", "--fix-only", "-"], input=source, capture_output=True, text=True)
    return subprocess.run(
        [*ruff, "format", "-q", "--line-length", "120", "-"],
        input=sorted_.stdout,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def modules() -> Iterator[Path]:
    """The modules that declare such fields."""
    for path in sorted(ENGINE.rglob("*.py")):
        if "    new = " in path.read_text():
            yield path


def main() -> None:
    """Write them all."""
    for path in modules():
        before = path.read_text()
        after = written(before)
        if after != before:
            path.write_text(after)
            print(f"{path.relative_to(ENGINE)}: written anew")


if __name__ == "__main__":
    main()
