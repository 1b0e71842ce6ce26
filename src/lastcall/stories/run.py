"""Telling a story: set the position up, make the moves, check what must be true."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from lastcall.engine.core.codes import CHAMPION, DISCARD_CARDS, GIVE_UP_CARD, PLAY_ACTION, RESPOND
from lastcall.engine.core.errors import NotOffered, Unreadable
from lastcall.engine.game import Game
from lastcall.engine.seen.log import told
from lastcall.files import KIB, read_text
from lastcall.stories import moves
from lastcall.stories.checks import read_check
from lastcall.stories.defaults import is_quiet
from lastcall.stories.failed import Failed, StoryError
from lastcall.stories.parts import Step
from lastcall.stories.position import position
from lastcall.stories.script import Story, read_stories

MOST_BYTES = 256 * KIB
"""The longest file of stories has 18 KB."""


class Result(msgspec.Struct):
    """How a story went."""

    file: str
    title: str
    ok: bool
    line: int
    message: str
    proves: tuple[str, ...]
    example: str
    unreadable: bool = False
    log: tuple[str, ...] = ()


def run_story(text: str, file: str = "", first_line: int = 1) -> Result:
    """Read and tell one story."""
    story: Story | None = None
    line = first_line
    game: Game | None = None
    try:
        story = Story(text, first_line, Path(file).parent)
        steps = [(step.line, read_step(story, step)) for step in story.steps]
        game = position(story)
        for number, step in steps:
            line = number
            step(game)
        message = ""
    except StoryError as error:
        title = story.title if story is not None else title_of(text)
        return Result(file, title, False, error.line, str(error), (), "", True)
    except (Failed, NotOffered) as error:
        message = str(error)
        if story is not None and game is not None and "'> " not in message:
            message += nothing_yet(story, game, line) or still_to_decide(story, game, line)
    except Exception as error:
        # One story must not take the others down with it; the program is wrong, and says where.
        message = f"the program is wrong: {error!r}"
    assert story is not None
    log = tuple(line.text for line in told(game, None)) if game is not None else ()
    return Result(file, story.title, not message, line, message, story.proves, story.example, False, log)


def read_step(story: Story, step: Step) -> Callable[[Game], None]:
    """A move or a check, read before anything is played."""
    try:
        if step.mark == ">":
            return moves.read(story, step.text)
        return read_check(story, step.mark, step.text)
    except Failed as error:
        raise StoryError(step.line, str(error)) from None


def nothing_yet(story: Story, game: Game, line: int) -> str:
    """A hint for a check that no move stands before: it looks at the position."""
    if any(step.mark == ">" and step.line < line for step in story.steps) or not is_quiet(game):
        return ""
    if not is_check(story, line):
        return ""
    name = game.names[game.turn.active]
    move = f"{name} drinks" if story.phase == "drink" else f"{name} ends the phase"
    return f" (nothing has happened yet; '> {move}' goes on)"


def still_to_decide(story: Story, game: Game, line: int) -> str:
    """A hint for a check that comes before a decision on which the rest waits."""
    question = game.question
    if question is None or not is_check(story, line):
        return ""
    names = [game.names[seat] for seat in question.seats]
    if game.kind == CHAMPION:
        return f" ({' or '.join(names)} has yet to be named Champion: '> {names[0]} champions')"
    if game.kind == GIVE_UP_CARD:
        verb = "discards" if "discard" in question.prompt.casefold() else "chooses"
        return f" ({names[0]} has yet to choose a card: '> {names[0]} {verb} TITLE')"
    if game.kind == DISCARD_CARDS:
        return f" ({' and '.join(names)} may still discard, and nobody has drawn: '> {names[0]} ends the phase')"
    if game.kind in (RESPOND, PLAY_ACTION):
        return ""
    return f" ({names[0]} still has to choose: {question.prompt})"


def is_check(story: Story, line: int) -> bool:
    """Whether this line is a check."""
    return any(step.mark == "=" and step.line == line for step in story.steps)


def title_of(text: str) -> str:
    """The title of a story that cannot be read."""
    for line in text.splitlines():
        if line.startswith("title:"):
            return line[6:].strip()
    return ""


def run_file(path: Path) -> list[Result]:
    """Every story of a file."""
    try:
        text = read_text(path, MOST_BYTES)
    except Unreadable as error:
        return [Result(str(path), "", False, 1, str(error), (), "", True)]
    return [run_story(part, str(path), line) for line, part in read_stories(text)]
