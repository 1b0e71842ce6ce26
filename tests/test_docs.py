"""What README and docs show is true: examples run, card lines are read, commands exist, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from lastcall.cards import shelf
from lastcall.cards.deck import read_character
from lastcall.cli.app import app
from lastcall.language.reader import read_line
from lastcall.language.template import HOLE, NOUN, OWN, TEMPLATES, VERB
from lastcall.language.words.lines import Line
from lastcall.rules import facts, rules
from lastcall.rules.coverage import exceptions
from lastcall.voice.sentences import without_reminder

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
DONE = (
    "SETUP TURN TYPES TIMING NEGATE CHANGE AFFECT REDIRECT LOSE GAMBLE DRINK SPLIT SELFSPLIT HOUSE CONTEST LIMIT BAR "
    "REMY SEA DUNGEON BOSS THB LACKEY BVB"
)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for block in blocks(ROOT / "README.md", "python"):
        assert ">>>" in block
        runner.run(parser.get_doctest(block, {}, "README", "README.md", 0))
    assert runner.summarize().failed == 0
    assert runner.summarize().attempted >= 4


def test_the_python_of_the_card_language_runs() -> None:
    """In a process of its own: what it adds to the language must not stay."""
    page = ROOT / "docs" / "card-language.md"
    cards = [card for block in blocks(page, "toml") if "name =" not in block for card in tomllib.loads(block)["card"]]
    code = [
        "from __future__ import annotations",
        *blocks(page, "python"),
        "from lastcall.language.compile import compile_card",
        f"for card in {cards!r}: compile_card(card)",
        "assert compile_card(dict(title='Skim', type='Anytime', text='Take all but 2 Gold from the pot.'))"
        ".uses[0].effects == (phrase(Skim, 2),)",
    ]
    subprocess.run([sys.executable, "-c", "\n".join(code)], check=True)


def test_every_path_in_the_docs_exists() -> None:
    roots = [
        ROOT,
        *(ROOT / "src" / "lastcall" / part for part in ("", "engine", "cards", "cards/characters", "language")),
    ]
    for page in PAGES:
        for path in re.findall(r"`([\w/.-]+/[\w.-]+\.(?:py|toml|ts|story))`", page.read_text(encoding="utf-8")):
            assert "NAME" in path or any((root / path).exists() for root in roots), f"{page.name} names {path}"


def test_every_name_in_the_concepts_exists() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "client" / "src").rglob("*.ts")]
    known = set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in sources)))
    page = (ROOT / "docs" / "concepts.md").read_text(encoding="utf-8")
    for name in re.findall(r"`(?!make )([A-Za-z_][\w.]*)(?:\([^`]*\))?`", page):
        if not name.endswith((".py", ".ts", ".toml")):
            assert set(name.split(".")) <= known, f"concepts.md names {name}"


def test_every_card_line_of_the_docs_can_be_read() -> None:
    lines = [line for page in PAGES for block in blocks(page, "card") for line in block.splitlines()]
    assert len(lines) > 10
    for line in lines:
        bare = without_reminder(line)
        if bare and bare != "OR":
            read_line(Line, bare)


def test_the_deck_of_the_docs_is_a_deck() -> None:
    decks = [block for block in blocks(ROOT / "docs" / "card-language.md", "toml") if "name =" in block]
    assert decks
    for block in decks:
        if "alcohol" not in block:
            assert len(read_character(block, "the docs", shelf.common())) == tomllib.loads(block).get("size", 40)


def test_the_commands_of_the_docs_exist() -> None:
    known = {command.name for command in app.registered_commands}
    for page in PAGES:
        for command in re.findall(r"^lastcall (\w+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert command in known, f"{page.name} shows lastcall {command}"


def test_make_targets_of_the_docs_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make (\w+)`", page.read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name} shows make {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_every_rule_id_in_the_docs_exists() -> None:
    known = {*rules(), *facts()}
    for page in PAGES:
        for found in re.findall(r"\b([A-Z]{3,}-\d{2,3})\b", page.read_text(encoding="utf-8")):
            assert found in known or found.startswith("SHAKE"), f"{page.name} names {found}"


def test_every_open_rule_of_what_is_done_stands_in_the_docs() -> None:
    page = (ROOT / "docs" / "open-rules.md").read_text(encoding="utf-8")
    waiting = exceptions().waiting
    for rule in rules().values():
        if rule.decision and rule.group in DONE.split() and rule.id not in waiting:
            assert f"| {rule.id} |" in page, f"{rule.id} is open and not listed"


def test_every_phrase_stands_in_the_reference() -> None:
    shelf.all_decks()
    page = (ROOT / "docs" / "card-language.md").read_text(encoding="utf-8")
    for cls, template in TEMPLATES.items():
        sentence = "".join(
            {HOLE: f"{{{piece.text}}}", VERB: f"{piece.text}~", NOUN: f"{piece.text}^", OWN: "{their}"}.get(
                piece.sort, piece.text
            )
            for piece in template
        )
        assert f"`{sentence}`" in page, f"the reference lacks {sentence!r} ({cls.__name__})"
