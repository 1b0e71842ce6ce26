"""Whatever file a command is given, it ends within seconds, in one sentence and with exit code 2: never a traceback."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.cli.hostile import ANYTHING, DECKS, FORGED, LARGE, RECORDS, STORIES, STORY, Writes, honest, text
from tests.cli.test_commands import BAD_INPUT, CHECK_FAILED, lastcall

SECONDS = 10.0
"""Of processor time; most take a few thousandths."""
LONGEST = 2_000
"""So many characters are more than any sentence needs."""

CASES: list[tuple[tuple[str, ...], str, str, Writes]] = [
    *((("replay",), "game.json", name, writes) for name, writes in {**ANYTHING, **RECORDS}.items()),
    *((("verify",), "game.json", name, writes) for name, writes in {**ANYTHING, **RECORDS, **FORGED}.items()),
    *((("cards", "check"), "moss.toml", name, writes) for name, writes in ANYTHING.items()),
    *((("cards", "check"), "moss.toml", name, text(deck)) for name, deck in DECKS.items()),
    *((("story",), "mine.story", name, writes) for name, writes in {**ANYTHING, **STORIES}.items()),
]


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("command", "file", "writes"),
    [pytest.param(command, file, writes, id=f"{'-'.join(command)}-{name}") for command, file, name, writes in CASES],
)
def test_a_hostile_file_is_refused(tmp_path: Path, command: tuple[str, ...], file: str, writes: Writes) -> None:
    writes(tmp_path / file)
    begun = time.process_time()
    done = lastcall(*command, str(tmp_path / file))
    spent = time.process_time() - begun
    refusals = (CHECK_FAILED, BAD_INPUT) if command == ("verify",) else (BAD_INPUT,)
    assert done.returncode in refusals, done.stdout[-LONGEST:] + done.stderr[-LONGEST:]
    said = done.stdout + done.stderr
    assert 0 < len(said) < LONGEST, said[:LONGEST]
    assert "\x1b" not in said
    assert "\x07" not in said
    assert spent < SECONDS


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", LARGE)
def test_the_largest_file_is_read_within_seconds(tmp_path: Path, name: str) -> None:
    command, file, written = LARGE[name]
    (tmp_path / file).write_text(written, encoding="utf-8")
    begun = time.process_time()
    done = lastcall(*command, str(tmp_path / file))
    assert "larger than" not in done.stdout + done.stderr
    assert "program is wrong" not in done.stdout
    assert time.process_time() - begun < SECONDS


def test_what_a_browser_saw_is_read_with_the_same_care(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(honest(), encoding="utf-8")
    for name, writes in ANYTHING.items():
        seen = tmp_path / name.replace(" ", "-")
        writes(seen)
        done = lastcall("verify", str(record), "--seen", str(seen))
        assert done.returncode == BAD_INPUT, name
        assert str(seen) in done.stderr, name


def test_a_pipe_in_a_folder_of_stories_hangs_nothing(tmp_path: Path) -> None:
    (tmp_path / "good.story").write_text(STORY, encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.story")
    os.mkfifo(tmp_path / "deck.toml")
    (tmp_path / "deck.story").write_text("title: x\nseats: Ann as deck.toml, Ben\n", encoding="utf-8")
    done = lastcall("story", str(tmp_path))
    assert done.returncode == BAD_INPUT
    assert done.stdout.count("no file but a device or a pipe") == 2
    assert f"ok {tmp_path / 'good.story'}: A hit hurts" in done.stdout
