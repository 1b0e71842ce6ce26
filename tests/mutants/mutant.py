"""A mutant: the function it breaks, found by name wherever it lies, and the module with that function broken."""

from __future__ import annotations

import ast
import builtins
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from lastcall.rules import rules

MUTANTS = Path(__file__).resolve().parent / "mutants.toml"


class BadMutants(Exception):
    """The mutants cannot be tried: nothing can be said about the proofs."""


class Module(NamedTuple):
    """A module of the source, and the names that can be used in it."""

    path: Path
    """Relative to src/lastcall."""
    name: str
    """With its packages: lastcall.engine.turn."""
    text: str
    bound: set[str]
    """Every name that is imported, defined or assigned anywhere in it."""


class Spot(NamedTuple):
    """Where a function, class or constant is defined."""

    module: Module
    name: str
    """Qualified by its classes: Turn.go."""
    first: int
    """Its first line, that of its first decorator."""
    last: int

    def __str__(self) -> str:
        return f"{self.module.path}:{self.first}"

    def names(self) -> list[str]:
        """Whatever it can be called: Turn.go, turn.Turn.go, engine.turn.Turn.go, lastcall.engine.turn.Turn.go."""
        packages = self.module.name.split(".")
        return [".".join((*packages[start:], self.name)) for start in range(len(packages) + 1)]


class Source(NamedTuple):
    """Everything in src/lastcall that can be broken."""

    places: dict[str, list[Spot]]
    """By all their names; several places under one name: it is ambiguous."""
    modules: set[str]
    words: set[str]
    """Every identifier."""


@cache
def read_source(source: Path) -> Source:
    """All modules below this directory; read once, it must not change."""
    read = Source({}, set(), set())
    for path in sorted(source.rglob("*.py")):
        relative = path.relative_to(source)
        parts = relative.parent.parts if path.stem == "__init__" else (*relative.parent.parts, path.stem)
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        bound, used = identifiers(tree)
        module = Module(relative, ".".join(("lastcall", *parts)), text, bound)
        read.modules.add(module.name)
        read.words.update(bound, used)
        for name, node in defined(tree.body):
            place = Spot(module, name, first_line(node), node.end_lineno or node.lineno)
            for called in place.names():
                read.places.setdefault(called, []).append(place)
    return read


def defined(body: list[ast.stmt], outer: str = "") -> Iterator[tuple[str, ast.stmt]]:
    """The functions, classes and constants of a module or class; what a function holds belongs to the function."""
    for node in body:
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield outer + name, node
            case ast.ClassDef(name, body=inner):
                yield outer + name, node
                yield from defined(inner, f"{outer}{name}.")
            case ast.Assign(targets=targets):
                for name in sorted(identifiers(ast.Tuple(targets))[0]):
                    yield outer + name, node
            case ast.AnnAssign(target=ast.Name(name)):
                yield outer + name, node


def first_line(node: ast.stmt) -> int:
    """Decorators come before the line of a function or class."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])


def identifiers(tree: ast.AST) -> tuple[set[str], set[str]]:
    """The names this code gives to something, and those it only uses."""
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(name, ast.Load()) | ast.Attribute(attr=name):
                used.add(name)
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name) | ast.Name(name):
                bound.add(name)
            case ast.arg(name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.alias(name, other):
                bound.add(other or name.partition(".")[0])
    return bound, used


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule broken in one place."""

    rule: str
    function: str
    """Or a method (Phases.go), a class, a constant; with its module (heat.Heat.gain) only if the name is ambiguous."""
    old: str
    """A fragment that occurs exactly once in the function; any white space stands for any other."""
    new: str
    """What replaces it; further lines are indented from the line on which `old` begins."""
    breaks: str
    """What the mutant does wrong, in one sentence."""

    def __str__(self) -> str:
        return f"{self.rule}: {self.breaks}"

    def broken(self, source: Path) -> tuple[Path, str]:
        """The module below `source` that changes, and its text with the rule broken; raises BadMutants if it fails."""
        if self.rule not in rules():
            raise BadMutants(f"{self}: there is no such rule")
        place = self.place(source)
        lines = place.module.text.split("\n")
        whole = "\n".join(lines[place.first - 1 : place.last])
        found = list(re.finditer(r"\s+".join(map(re.escape, self.old.split())), whole))
        if len(found) != 1:
            raise BadMutants(f"{self}: {self.old!r} occurs {len(found)} times in {self.function} ({place}), not once")
        before, after = whole[: found[0].start()], whole[found[0].end() :]
        line = before.rpartition("\n")[2]
        margin = line[: len(line) - len(line.lstrip())]
        changed = before + self.new.replace("\n", "\n" + margin) + after
        lines[place.first - 1 : place.last] = [changed]
        try:
            tree = ast.parse(textwrap.dedent(changed))
            compile(tree, place.module.path, "exec", dont_inherit=True)
        except SyntaxError as error:
            raise BadMutants(f"{self}: the broken {place.module.path} is not Python: {error}") from None
        self.check_names(tree, place, read_source(source))
        return place.module.path, "\n".join(lines)

    def place(self, source: Path) -> Spot:
        """Where the function is, in whichever module."""
        places = read_source(source).places.get(self.function, [])
        if not places:
            raise BadMutants(f"{self}: there is no {self.function}")
        if len(places) > 1:
            raise BadMutants(f"{self}: {self.function} is ambiguous: {', '.join(map(str, places))}")
        return places[0]

    def check_names(self, changed: ast.AST, place: Spot, source: Source) -> None:
        """A name that has been moved or renamed would crash the mutant, and every crash counts as killed."""
        bound, _ = identifiers(changed)
        known = place.module.bound | bound | set(dir(builtins))
        for node in ast.walk(changed):
            match node:
                case ast.Name(name) if name not in known:
                    raise BadMutants(f"{self}: {place.module.path} does not know {name}")
                case ast.Attribute(attr=name) if name not in source.words:
                    raise BadMutants(f"{self}: nothing is called .{name}")
                case ast.ImportFrom(module=str(name), names=names):
                    for one in (f"{name}.{alias.name}" for alias in names if name.startswith("lastcall")):
                        if one not in source.places and one not in source.modules:
                            raise BadMutants(f"{self}: there is no {one}")


def read_mutants(source: Path, only: Iterable[str] = ()) -> list[Mutant]:
    """Every mutant, or those of some rules; all must fit the source."""
    try:
        data = tomllib.loads(MUTANTS.read_text(encoding="utf-8"))
        mutants = msgspec.convert(data["mutant"], list[Mutant])
    except (tomllib.TOMLDecodeError, KeyError, msgspec.ValidationError) as error:
        raise BadMutants(f"{MUTANTS.name} cannot be read: {error}") from None
    misfits = []
    for mutant in mutants:
        try:
            mutant.broken(source)
        except BadMutants as error:
            misfits.append(str(error))
    if misfits:
        raise BadMutants("\n".join(misfits))
    wanted = set(only)
    return [mutant for mutant in mutants if not wanted or mutant.rule in wanted]
