"""What README and docs say is true: what they name exists, links lead somewhere, and nothing is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastcall.cards.shelf import SHIPPED
from lastcall.language.template import HOLE, OWN, TEMPLATES, VERB
from lastcall.rules import facts, rules
from lastcall.rules.coverage import exceptions
from tests.pages import PAGES, ROOT

CARD_LANGUAGE = (ROOT / "docs" / "card-language.md").read_text(encoding="utf-8")
DONE = (
    "SETUP TURN TYPES TIMING NEGATE CHANGE AFFECT REDIRECT LOSE GAMBLE DRINK SPLIT SELFSPLIT HOUSE CONTEST LIMIT BAR "
    "REMY SEA DUNGEON BOSS THB LACKEY BVB"
)


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


def test_functions_have_the_parameters_the_docs_give_them() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    found = 0
    for page in PAGES:
        for name, given in re.findall(
            r"`(?:[\w.]+\.)?([a-z_]+)\(([a-z_]+(?:, [a-z_]+)*)\)`", page.read_text(encoding="utf-8")
        ):
            known = [parameters(match) for text in sources for match in re.findall(rf"def {name}\(([^)]*)\)", text)]
            wanted = given.split(", ")
            assert wanted in [one[: len(wanted)] for one in known], f"{page.name} shows {name}({given})"
            found += 1
    assert found > 10


def parameters(written: str) -> list[str]:
    names = [one.split(":")[0].strip() for one in written.split(",")]
    return [name for name in names if name != "self"]


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
    for sentence, cls in sentences().items():
        assert f"`{sentence}`" in CARD_LANGUAGE, f"the reference lacks {sentence!r} ({cls.__name__})"


def test_every_phrase_of_the_reference_exists() -> None:
    known = sentences()
    reference = CARD_LANGUAGE.partition("## Reference")[2].partition("## Drinks and Events")[0]
    wordings = [
        one for row in re.findall(r"^\| (.*?) \| ", reference, re.MULTILINE) for one in re.findall("`(.+?)`", row)
    ]
    assert len(wordings) > len(known) / 2
    for wording in wordings:
        place = re.fullmatch(r"\{\w+\}|brings = .*", wording)
        assert place or wording in known, f"the reference has {wording!r}"


def sentences() -> dict[str, type]:
    """Every phrase as the reference writes it."""
    SHIPPED.all_decks()
    return {
        "".join(
            {HOLE: f"{{{piece.text}}}", VERB: f"{piece.text}~", OWN: "{their}"}.get(piece.sort, piece.text)
            for piece in template
        ): cls
        for cls, template in TEMPLATES.items()
    }
