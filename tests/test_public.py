"""What `lastcall` promises: every name is documented, attribute by attribute, and typed without gaps."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import lastcall
from tests.pages import ROOT

PROMISED = {name: getattr(lastcall, name) for name in lastcall.__all__}
CLASSES = {name: thing for name, thing in PROMISED.items() if inspect.isclass(thing)}

USER = """
from pathlib import Path
from random import Random
from typing import ClassVar

from lastcall import (
    SHIPPED, Answer, Bot, Game, NotOffered, Outcome, Question, Record, Setup, Sight, Told, View, begin, bot, decide,
    new_game, packed, told,
)


class Mine:
    looks: ClassVar[bool] = True

    def choose(self, sight: Sight) -> Answer:
        ahead: Game = sight.imagine(Random(1))
        ahead.answer(sight.answers[0])
        view: View = sight.view
        return sight.answers[view.seat + sight.number - sight.seat]


def play(setup: Setup, path: Path) -> Outcome | None:
    record = Record(setup=packed(setup))
    game = begin(record.setup, listen=True)
    bots: list[Bot] = [Mine(), bot("greedy", 1)]
    question: Question | None = game.question
    while question is not None:
        answer = decide(bots[question.seat], game)
        try:
            game.answer(answer, number=question.number)
        except NotOffered as error:
            print(error, question.texts(), question.prompt)
        record.add(answer)
        question = game.question
    lines: tuple[Told, ...] = told(game, None) + told(game, 1, since=2)
    print(game.view(0).seat, game.question_for(1).seat, game.answers_of(0), game.why_not(0, 3), decide(Mine(), game, 1))
    print(lines[0].text, lines[0].rules, lines[0].about, Game.from_json(game.to_json(), SHIPPED).outcome)
    record.save(path)
    return game.copy().outcome


print(play(Setup(characters=("Oda", "Pell")), Path("x.json")), new_game(["Oda", "Pell"]).names)
"""


@pytest.mark.parametrize("name", CLASSES)
def test_every_attribute_of_what_is_promised_is_documented(name: str) -> None:
    cls = CLASSES[name]
    assert cls.__doc__
    tree = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(tree, ast.ClassDef)
    fields = [
        (node.target.id, after)
        for node, after in zip(tree.body, [*tree.body[1:], None], strict=True)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    for field, after in fields:
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        assert told or field.startswith("_"), f"{name}.{field} has no docstring"


def test_every_promise_is_shown() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in PROMISED:
        assert f"`{name}" in page or f"import {name}" in page or f" {name}" in page, f"library.md does not show {name}"


def test_users_see_no_gap_in_the_types(tmp_path: Path) -> None:
    assert resources.files("lastcall").joinpath("py.typed").is_file()
    done = type_checked(tmp_path, USER)
    assert done.returncode == 0, done.stdout + done.stderr


MIXED_UP = """
from lastcall import Game
from lastcall.engine.core.codes import INN, NO_CARD, NOBODY
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.play.losses import track_of


def wrong(game: Game, play: Play, packet: Packet) -> None:
    game.side_of(play.card)
    game.packet(play.seat)
    game.side_of(packet.payee)
    play.they = play.targets[0]
    packet.thing = NOBODY
    packet.victim = INN
    track_of(game, play.seat, play.seat)
    print(play.part == NO_CARD, play.seat == play.card)
"""


def test_no_number_of_a_game_is_taken_for_another(tmp_path: Path) -> None:
    """A seat is not a card, a payee may be no player, and there are three sorts of nothing."""
    done = type_checked(tmp_path, MIXED_UP)
    for line, text in enumerate(MIXED_UP.splitlines(), 1):
        if text.startswith("    "):
            assert f"user.py:{line}: error" in done.stdout, (
                f"nobody objects to {text.strip()}\n{done.stdout}{done.stderr}"
            )


def type_checked(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """What mypy says to the code of a user."""
    (folder / "user.py").write_text(code, encoding="utf-8")
    options = ["--strict", "--disallow-any-expr", "--disallow-any-explicit", "--cache-dir", str(ROOT / ".mypy_cache")]
    return subprocess.run(
        [sys.executable, "-m", "mypy", *options, "--config-file", "", "user.py"],
        cwd=folder,
        capture_output=True,
        text=True,
    )
