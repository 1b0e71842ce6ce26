"""A Record is a whole game: set-up, seed, answers. Replay, undo, bug report, persistence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from lastcall.engine.core.errors import NotOffered, Unreadable
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.core.version import RULES_VERSION
from lastcall.start import Setup, begin


class Record(msgspec.Struct, kw_only=True):
    """Set-up and answers of a game, from its first question on."""

    rules_version: str = RULES_VERSION
    setup: Setup
    answers: list[Answer] = []

    def add(self, answer: Answer) -> None:
        """One more decision."""
        self.answers.append(answer)

    def moments(self, listen: bool = False) -> Iterator[Game]:
        """The same game before each decision and at its end."""
        game = begin(self.setup, listen)
        yield game
        for number, answer in enumerate(self.answers, 1):
            try:
                game.answer(answer)
            except NotOffered as error:
                raise Unreadable(f"This record does not fit the rules at answer {number}: {error}") from None
            yield game

    def replay(self, listen: bool = False) -> Game:
        """The game as it stood after the last answer."""
        *_, game = self.moments(listen)
        return game

    def to_json(self) -> str:
        """As text."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record that `to_json` wrote; another rules version or a part of one is refused."""
        try:
            version = msgspec.json.decode(text, type=_Version).rules_version
            if version != RULES_VERSION:
                raise Unreadable(
                    f"This record was made under rules version {version}; this is version {RULES_VERSION}. "
                    "Play it with the version of lastcall that wrote it."
                )
            return msgspec.json.decode(text, type=cls)
        except msgspec.MsgspecError as error:
            raise Unreadable(f"This is not a record of a game, or only a part of one: {error}.") from None

    def save(self, path: Path) -> None:
        """Write it to a file."""
        try:
            path.write_text(self.to_json() + "\n", encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{path}: cannot be written: {error.strerror}.") from None

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read it from a file."""
        try:
            return cls.from_json(path.read_bytes())
        except OSError as error:
            raise Unreadable(f"{path}: cannot be read: {error.strerror}.") from None
        except Unreadable as error:
            raise Unreadable(f"{path}: {error}") from None


class _Version(msgspec.Struct):
    """Just enough of a record to know whether the rest can be read."""

    rules_version: str
