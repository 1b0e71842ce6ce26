"""What a bot is asked to think about, and how a worker process is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from lastcall.bots import bot, decide
from lastcall.engine.game import Answer, Game
from lastcall.ids import SeatId
from lastcall.server.log import told
from lastcall.start import Setup, begin


class PlayedGame(Protocol):
    """A game that is being played at a table."""

    id: str
    game: Game | None
    setup: Setup | None
    transcript: str
    """All answers so far (`written`)."""


class Thought(NamedTuple):
    """One decision of a bot."""

    table: PlayedGame
    seat: SeatId
    level: str
    seed: int
    """The same seed decides the same, so that a decision can be thought again."""
    after: tuple[Answer, ...] = ()
    """Answers to come before the decision: it is about the move that follows a pause."""

    def decided(self) -> Answer:
        """Decide it here and now."""
        assert self.table.game is not None
        return decided(self.table.game.copy(), self.after, self.level, self.seed, self.seat)


class Thinkers(Protocol):
    """Whoever thinks for the bots of a server."""

    async def decide(self, thought: Thought, households: Sequence[str]) -> Answer:
        """What the bot answers; NoThought if nobody could think it. The table is asked for by these households."""


class NoThought(Exception):
    """A decision that failed, or that stopped every process that tried it."""


class OnTheSpot:
    """Thinks on the event loop: for bots that decide at once, and for tests in which time stands still meanwhile."""

    async def decide(self, thought: Thought, households: Sequence[str]) -> Answer:
        try:
            return thought.decided()
        except Exception as error:
            raise NoThought(told(error)) from error


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thought as a worker process is told it; what the worker knows of the game already is left out."""

    table: str
    seat: int
    level: str
    seed: int
    setup: Setup | None = None
    """None if the worker has this game already."""
    answers: str = ""
    """Those the worker has not heard yet."""
    after: str = ""
    forget: str = ""
    """A table whose game the worker need not keep any longer."""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker process answers."""

    answer: Answer = ()
    failed: str = ""
    """Why there is no answer, for the log."""


class Memory:
    """The games a worker process knows."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}

    def reply(self, job: Job) -> Reply:
        """Think about it; whatever goes wrong, the next job is not affected."""
        self.games.pop(job.forget, None)
        try:
            if job.setup is not None:
                self.games[job.table] = begin(job.setup)
            game = self.games[job.table]
            for answer in read(job.answers):
                game.answer(answer)
            return Reply(decided(game.copy(), read(job.after), job.level, job.seed, SeatId(job.seat)))
        except Exception as error:  # The server says what becomes of it.
            self.games.pop(job.table, None)
            return Reply(failed=told(error))


def decided(game: Game, after: Sequence[Answer], level: str, seed: int, seat: SeatId) -> Answer:
    """What a bot of this level answers in this game, once these answers have been given."""
    for answer in after:
        game.answer(answer)
    return decide(bot(level, seed), game, seat)


def written(answers: Sequence[Answer]) -> str:
    """Answers as a text; texts of answers can be joined."""
    return "".join([f"{','.join(map(str, answer))};" for answer in answers])


def read(answers: str) -> list[Answer]:
    """The answers of such a text."""
    return [tuple(map(int, one.split(","))) for one in answers.split(";")[:-1]]
