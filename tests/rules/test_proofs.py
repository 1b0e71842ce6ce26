"""No rule is forgotten: every one that concerns us is named by a test or a story."""

from __future__ import annotations

import re
from pathlib import Path

from lastcall.rules import rules
from lastcall.rules.coverage import exceptions

TESTS = Path(__file__).parent.parent
IN_STORIES = re.compile(r"^proves:(.*)$", re.MULTILINE)
IN_TESTS = re.compile(r"\bproves\(([^)]*)\)")
ID = re.compile(r"[A-Z]+-\d+")


def named() -> set[str]:
    """Every rule that some test or story claims to prove."""
    stories = [text for path in TESTS.rglob("*.story") for text in IN_STORIES.findall(path.read_text(encoding="utf-8"))]
    tests = [text for path in TESTS.rglob("*.py") for text in IN_TESTS.findall(path.read_text(encoding="utf-8"))]
    return {rule for text in (*stories, *tests) for rule in ID.findall(text)}


def test_every_rule_is_named_by_a_test_or_a_story() -> None:
    except_for = exceptions()
    forgotten = rules().keys() - named() - except_for.out_of_scope.keys() - except_for.waiting.keys()
    assert not forgotten
