"""Every story comes true, and what it proves counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcall.rules import rules
from lastcall.stories import read_stories, run_story
from lastcall.stories.script import Story

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def told() -> list[object]:
    found = []
    for path in sorted(HERE.rglob("*.story")):
        for line, text in read_stories(path.read_text(encoding="utf-8")):
            story = Story(text, line, path.parent)
            name = f"{path.relative_to(HERE)}:{line}"
            found.append(pytest.param(path, line, text, id=name, marks=[pytest.mark.proves(*story.proves)]))
    return found


@pytest.mark.parametrize(("path", "line", "text"), told())
def test_the_story_comes_true(path: Path, line: int, text: str) -> None:
    result = run_story(text, str(path.relative_to(ROOT)), line)
    assert result.ok, f"{result.file}:{result.line}: {result.title}: {result.message}"
    assert result.title, "a story needs a title"
    unknown = [one for one in result.proves if one not in rules()]
    assert not unknown, f"{result.file} proves rules that do not exist: {unknown}"
