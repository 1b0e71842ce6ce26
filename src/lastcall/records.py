"""A Record is a whole game: set-up, seed, answers. Replay, undo, bug report, persistence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from lastcall.engine.core.answers import are_spoken, speaker
from lastcall.engine.core.errors import NotOffered, Unreadable
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.log import told
from lastcall.fairness import Fairness, Statement
from lastcall.files import MIB, read_bytes
from lastcall.ids import SeatId
from lastcall.start import Setup, begin
from lastcall.voice.fact import LineKind

MOST_BYTES = 8 * MIB
"""A long game of thirteen has a tenth of it."""
MOST_ANSWERS = 100_000
MOST_LINES = 100_000
LONGEST_ANSWER = 16
Short = Annotated[str, Meta(max_length=40)]
Given = Annotated[Answer, Meta(max_length=LONGEST_ANSWER)]
"""An answer as files may have it."""


class NeverPlayed(Unreadable):
    """A record of a game that nobody can have played."""


class KeptLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log as spectators were told it. It can be read under any rules."""

    text: str
    rules: tuple[str, ...] = ()
    """The ids of the rules behind it."""
    kind: LineKind = "event"
    about: tuple[SeatId, ...] = ()
    """The seats it is about."""
    fact: msgspec.Raw = msgspec.Raw(b"{}")
    """What happened, as JSON: `what` names the sort of fact, the rest are its fields."""


def kept_lines(game: Game) -> list[KeptLine]:
    """The whole log of a game that has been listened to, to be kept."""
    facts = game.log or []
    return [
        KeptLine(line.text, line.rules, line.kind, line.about, msgspec.Raw(msgspec.json.encode(fact)))
        for fact, line in zip(facts, told(game, None), strict=True)
    ]


class Record(msgspec.Struct, kw_only=True):
    """Set-up and answers of a game, from its first question on."""

    rules_version: Short = RULES_VERSION
    """The rules it was played by; other rules refuse to replay it."""
    release: Short = ""
    """Of lastcall, if a table on a server wrote it."""
    table: str = ""
    """The id of that table."""
    setup: Setup
    """What was fixed before the game started, the seed included."""
    answers: Annotated[list[Given], Meta(max_length=MOST_ANSWERS)] = []
    """Every decision, in order."""
    seats: Annotated[list[int], Meta(max_length=MOST_ANSWERS)] = []
    """Who gave each answer, at a table; elsewhere it is not said."""
    fairness: Fairness | None = None
    """Where the seed comes from, at a table."""
    signed: Statement | None = None
    """What the house says about this game, signed when it was over."""
    told: Annotated[list[KeptLine], Meta(max_length=MOST_LINES)] = []
    """The log of a game that is over, so that it can be read when the rules have changed."""

    def add(self, answer: Answer) -> None:
        """One more decision."""
        self.answers.append(answer)

    def moments(self, listen: bool = False) -> Iterator[Game]:
        """The same game before each decision and at its end."""
        if self.seats and len(self.seats) != len(self.answers):
            raise NeverPlayed(
                f"This record has {len(self.answers)} answers, and {len(self.seats)} seats that gave them."
            )
        game = begin(self.setup, listen)
        yield game
        for number, answer in enumerate(self.answers, 1):
            seat = self.seats[number - 1] if self.seats else None
            if seat is not None and answer in game.choices and not is_asked(game, seat, answer):
                raise NeverPlayed(f"This record does not fit the rules at answer {number}: seat {seat} was not asked.")
            try:
                game.answer(answer)
            except NotOffered as error:
                raise NeverPlayed(f"This record does not fit the rules at answer {number}: {error}") from None
            yield game

    def replay(self, listen: bool = False) -> Game:
        """The game as it stood after the last answer."""
        *_, game = self.moments(listen)
        return game

    def to_json(self) -> str:
        """As text."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes, any_rules: bool = False) -> Record:
        """The record that `to_json` wrote; a part of one is refused, and one of other rules unless any will do."""
        try:
            made = msgspec.json.decode(text, type=_Version)
            if made.rules_version != RULES_VERSION and not any_rules:
                raise Unreadable(other_rules(made.rules_version, made.release))
            return msgspec.json.decode(text, type=cls)
        except msgspec.MsgspecError as error:
            raise Unreadable(f"This is not a record of a game, or only a part of one: {error}.") from None
        except RecursionError:
            raise Unreadable("This is not a record of a game: too many brackets inside each other.") from None

    def save(self, path: Path) -> None:
        """Write it to a file."""
        try:
            path.write_text(self.to_json() + "\n", encoding="utf-8")
        except OSError as error:
            raise Unreadable(f"{path}: cannot be written: {error.strerror}.") from None

    @classmethod
    def load(cls, path: Path, any_rules: bool = False) -> Record:
        """Read it from a file."""
        written = read_bytes(path, MOST_BYTES)
        try:
            return cls.from_json(written, any_rules)
        except Unreadable as error:
            raise Unreadable(f"{path}: {error}") from None


def is_asked(game: Game, seat: int, answer: Answer) -> bool:
    """Whether one of the answers that are offered is this seat's to give; some name who gives them."""
    return speaker(answer) == seat if are_spoken(game.choices) else seat in game.speakers()


class _Version(msgspec.Struct):
    """Just enough of a record to know whether the rest can be read."""

    rules_version: Short
    release: Short = ""


def other_rules(version: str, release: str) -> str:
    """Why these rules do not play a record, and what does."""
    by = f"lastcall {release}" if release else "the version of lastcall that wrote it"
    return (
        f"This record was made under rules version {version}; this is version {RULES_VERSION}. "
        f"Play it again or check it with {by}."
    )
