"""Dependencies point one way, and nothing above is known below."""

from __future__ import annotations

import ast
import gc
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tests
from lastcall.engine.core.errors import ProgramError

SOURCE = Path(__file__).parent.parent / "src" / "lastcall"
KNOWS = {
    "ids": set(),
    "voice": {"ids", "voice"},
    "engine": {"ids", "voice", "engine"},
    "language": {"ids", "voice", "engine", "language"},
    "files": {"engine"},
    "cards": {"ids", "voice", "engine", "files", "language", "cards"},
    "variants": {"ids", "voice", "engine", "cards"},
    "start": {"ids", "voice", "engine", "cards", "variants"},
    "fairness": set(),
    "records": {"ids", "voice", "engine", "files", "start", "fairness"},
    "signatures": {"fairness"},
    "verdict": {"engine", "fairness", "records", "signatures"},
    "rules": {"voice", "engine", "rules"},
    "bots": {"ids", "voice", "engine", "bots"},
    "poll": {"ids", "voice", "engine"},
    "orders": {"ids", "voice", "engine", "poll"},
    "stories": {"ids", "voice", "engine", "files", "language", "cards", "variants", "start", "stories"},
    "lab": {"ids", "voice", "engine", "cards", "variants", "start", "bots", "lab"},
    "server": {
        "ids",
        "voice",
        "engine",
        "cards",
        "variants",
        "start",
        "records",
        "rules",
        "bots",
        "poll",
        "orders",
        "fairness",
        "signatures",
        "server",
    },
    "cli": {
        "ids",
        "server",
        "variants",
        "fairness",
        "files",
        "signatures",
        "verdict",
        "voice",
        "engine",
        "language",
        "cards",
        "start",
        "records",
        "rules",
        "bots",
        "poll",
        "orders",
        "stories",
        "lab",
        "cli",
    },
    "__init__": {"voice", "engine", "cards", "start", "records", "bots"},
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
    """Neither by name nor by the rules that are about one of them."""
    from lastcall.cards import package
    from lastcall.rules import rules

    groups = {rule.group for rule in rules().values()}
    names = [row["short"] for row in package.roster()]
    own = {group for group in groups if any(name.upper().startswith(group) for name in names)}
    assert own >= {"REMY", "FARAI", "LUCKY", "NERODIA", "PHYLL", "SAMANTHA"}
    for path in (SOURCE / "engine").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in names:
            assert name not in text, f"{path.name} names {name}"
        for group in own:
            assert not re.search(rf"\b{group}-\d", text), f"{path.name} names a rule of {group}"


def imports_of(path: Path) -> set[str]:
    """The modules of lastcall a module really imports, at its top or inside a function; not for types alone."""
    found: set[str] = set()

    def look(node: ast.AST) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lastcall"):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if is_module(inner) else str(node.module))
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names if alias.name.startswith("lastcall"))
        for child in ast.iter_child_nodes(node):
            look(child)

    look(ast.parse(path.read_text(encoding="utf-8")))
    return found


def is_module(name: str) -> bool:
    path = SOURCE.parent / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {module_name(path): imports_of(path) for path in modules()}
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, f"a circle: {' -> '.join((*trail[trail.index(name) :], name))}"
        if name not in done:
            for other in graph.get(name, ()):
                if other != name:
                    visit(other, (*trail, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def test_only_one_module_names_the_database() -> None:
    """All others speak of a store, so a second one needs one more file."""
    naming = {
        module_name(path)
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "sqlite3" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "sqlite3")
    }
    opening = {module_name(path) for path in modules() if "lastcall.server.store.sqlite" in imports_of(path)}
    assert naming == {"lastcall.server.store.database"}
    assert opening == {"lastcall.cli.serve"}


LAYERS = {
    "engine": (
        ("core",),
        ("table",),
        ("play",),
        ("drinks", "gambling", "events"),
        ("turn",),
        ("seen",),
        ("questions", "storage"),
        ("game",),
        ("setup",),
    ),
    "cards": (("characters",), ("machinery",), ("deck",), ("package",), ("shelf",), ("lists",), ("twins",)),
    "server": (
        ("meters", "log", "queue"),
        ("pace", "chronicle", "keys", "net", "store", "thinkers"),
        ("wire", "books"),
        ("names", "choices", "schema"),
        ("room",),
        ("shown", "reading"),
        ("games",),
        ("house",),
        ("door",),
        ("sockets", "metrics"),
        ("app",),
    ),
}
"""The folders and modules of a package, from the bottom up: each imports only from itself and from what is below."""


@pytest.mark.parametrize("package", LAYERS)
def test_folders_import_only_what_is_below(package: str) -> None:
    height = {name: at for at, layer in enumerate(LAYERS[package]) for name in layer}
    for path in sorted((SOURCE / package).rglob("*.py")):
        own = part_within(package, module_name(path))
        for other in imports_of(path):
            theirs = part_within(package, other)
            if own and theirs and theirs != own:
                assert height[theirs] < height[own], f"{package}/{own} must not import {other}"


def part_within(package: str, module: str) -> str:
    """The folder or module of a package that a module belongs to; empty: it lies elsewhere."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["lastcall", package] and len(parts) > 2 else ""


def test_no_two_things_are_stored_under_one_name() -> None:
    from lastcall.cards.shelf import SHIPPED
    from lastcall.engine.core.declared import Declared, declared, fields_of

    SHIPPED.all_decks()
    known = declared()
    assert {"Window", "Phases", "Drink", "Turn", "Marks", "Bouncing"} <= set(known)
    for cls in known.values():
        assert fields_of(cls) is not None

    class Window(Declared):
        """A second one of this name."""

    try:
        with pytest.raises(ProgramError, match="both declare Window"):
            declared()
    finally:
        del Window
        gc.collect()


HIDES = """
from lastcall.engine.core.declared import declared
from lastcall.engine.core.keywords import Keyword

class Nosy(Keyword):
    def __init__(self, described: int) -> None:
        self.number = described

declared()
"""


def test_a_field_that_hides_a_method_is_refused() -> None:
    """In a process of its own: the class would be declared for all other tests, too."""
    done = subprocess.run([sys.executable, "-c", HIDES], capture_output=True, text=True)
    assert "ProgramError: Nosy has a field called described, which is a method of its base" in done.stderr


def test_every_slot_is_stored_unless_it_can_be_worked_out() -> None:
    from lastcall.cards.shelf import SHIPPED
    from lastcall.engine.core.declared import LINK, declared, fields_of

    SHIPPED.all_decks()
    unstored = {
        (cls.__name__, slot)
        for cls in declared().values()
        if not cls.__subclasses__()
        for base in cls.__mro__
        for slot in vars(base).get("__slots__", ())
        if slot != LINK and slot not in fields_of(cls)
    }
    assert unstored == {("Seat", "windows")}


SEATS = {"seat", "victim", "drinker", "payee", "source", "active", "viewer", "reader", "asked", "owner", "winner"}
"""What a seat is called where one is compared with another."""

SAME_SEAT = {
    # Not "you": one seat is meant, whoever its teammates are.
    "drinks/changes.py": {"split", "pass_drink"},  # A Drink stays where it is.
    "drinks/drink.py": {"is_for", "passing"},  # A Static Effect helps nobody else; who drinks, drinks it.
    # Who pays for a card; what happens to the reader in particular.
    "core/matters.py": {"owes", "situation", "asks", "paid_situation", "is_for"},
    "questions.py": {"on_what"},  # Several Drinks of one drinker.
    "game.py": {"answers_of"},
    # Who sits in a Round, and who takes the pot.
    "gambling/round.py": {"leave", "demand_antes", "middle", "offers", "pay", "situation"},
    "play/negation.py": {"ignore", "is_victim"},  # Whose card it is: that very player, no teammate.
    "play/champions.py": {"candidates"},  # Who plays the card, and their teammates.
    "play/losses.py": {"spared", "redirect_all", "all_to_thing"},  # The part of one member.
    "play/insight.py": {"shows"},  # One hand, not a teammate's.
    "seen/views.py": None,
    "seen/guess.py": None,
    "table/who.py": None,
    "play/defeat.py": {"remove", "quiet_situation"},
}
"""For each file of the engine the functions that may compare two seats (None: any), with the reason."""


def test_who_is_you_is_said_in_one_place() -> None:
    """A comparison of two seats that means "you" belongs into table/who.py."""
    found = []
    for folder in ("engine", "language", "cards"):
        for path in (SOURCE / folder).rglob("*.py"):
            name = str(path.relative_to(SOURCE / folder))
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for function in ast.walk(tree):
                if not isinstance(function, ast.FunctionDef):
                    continue
                allowed = SAME_SEAT.get(name, set()) if folder == "engine" else WORDS_SAME_SEAT.get(name, set())
                if allowed is None or function.name in allowed:
                    continue
                for node in ast.walk(function):
                    if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
                        if all(seatlike(side) for side in (node.left, *node.comparators)):
                            found.append(f"{folder}/{name}: {function.name}: {ast.unparse(node)}")
    assert not found, "compare these through table/who.py:\n" + "\n".join(found)


WORDS_SAME_SEAT: dict[str, set[str] | None] = {
    "keywords/bounce.py": {"offered", "described"},  # Who has declined already.
    "words/aftermath.py": {"fits", "hit"},  # Who caused what: the very same seat.
    "words/changes.py": {"coming_to"},  # One's own part first; teammates through who.stands_in.
    "words/rounds.py": {"do"},  # The seat that is in control.
    "characters/samantha/brawls.py": {"phase_begins"},
    "characters/nerodia/petrification.py": {"tokens"},  # Whose cards they are.
}


def seatlike(node: ast.AST) -> bool:
    return (isinstance(node, ast.Name) and node.id in SEATS) or (isinstance(node, ast.Attribute) and node.attr in SEATS)


SAME_NAME = {
    "Change": "an effect of a card, and what is new on the wire, which pages know by this name",
    "Choice": "an effect of a card, and something a table can be made of, which pages know by this name",
    "Rule": "of the catalogue, and as pages read it, which know it by this name",
    "Shelf": "where decks are found, and Phyll's, which stored games know by this name",
}
"""Two things of one name, and why they keep it."""


def test_no_two_classes_share_a_name() -> None:
    """One word, one thing: who searches for a class finds it."""
    found: dict[str, list[str]] = {}
    for path in modules():
        for name in re.findall(r"^class (\w+)", path.read_text(), re.MULTILINE):
            found.setdefault(name, []).append(str(path.relative_to(SOURCE)))
    assert {name: where for name, where in found.items() if len(where) > 1 and name not in SAME_NAME} == {}


def test_answers_are_read_by_name() -> None:
    """Only core/answers.py knows at which place of an answer something stands."""
    by_place = re.compile(r"\b(answer|said|choice)\[\d|unspoken\([^()]*\)\[|_, .* = answer\b")
    found = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in modules()
        for line in path.read_text().splitlines()
        if by_place.search(line) and "said[0] if said else" not in line
    ]
    assert [line for line in found if not line.startswith("engine/core/answers.py")] == [
        # Every play comes through here.
        "engine/play/chain.py: _, card, number, part, target = answer  # type: ignore[assignment]"
    ]


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
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        nested = {inner for function in functions for inner in ast.walk(function) if inner is not function}
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
                told = ast.get_docstring(node) or node in nested or node in again
                assert told, f"{path.name}: {node.name} has no docstring"


def test_docstrings_explain_instead_of_pointing_elsewhere() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                said = ast.get_docstring(node) or ""
                assert not said.startswith("See "), f"{path.name}: {node.name}"


def test_no_docstring_consists_of_rule_ids_alone() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                said = ast.get_docstring(node) or "-"
                clause = re.sub(r"\b[A-Z]+-\d+\b|\b(?:to|and)\b|[\s,.:]", "", said)
                assert clause, f"{path.name}:{node.body[0].lineno}: {said} says nothing about what the rules are for"


def test_what_only_make_runs_can_be_loaded() -> None:
    """Such as the siege of `make attack`, which no other test would miss."""
    for module in pkgutil.walk_packages(tests.__path__, "tests."):
        importlib.import_module(module.name)
