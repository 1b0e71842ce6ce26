"""A table as its log tells it: who sits where, and the game. Everything here follows from the entries alone."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from lastcall.bots.levels import NAMES as BOTS
from lastcall.cards import boxes
from lastcall.engine.core.game import Game
from lastcall.engine.core.version import RULES_VERSION
from lastcall.server import entries
from lastcall.server.entries import AnyEntry
from lastcall.server.wire import TableState
from lastcall.start import Setup, begin

STAND_IN = BOTS[-1]
"""The best bot there is plays for people who are away."""


class TableError(ValueError):
    """Something that cannot be done at this table: a stable code for programs, a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class Chair:
    """A seat of the table, before and during the game."""

    name: str = ""
    """Empty: nobody sits here."""
    key: str = ""
    """The hash of the key of the person who sits here."""
    bot: str = ""
    """The level of the bot that sits here."""
    character: str = ""
    stand_in: bool = False
    """A bot plays for the person."""

    @property
    def person(self) -> bool:
        """A person sits here."""
        return bool(self.key)

    @property
    def taken(self) -> bool:
        """Somebody sits here."""
        return bool(self.key or self.bot)


def hashed(key: str) -> str:
    """What the log keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass
class Table:
    """What the entries so far add up to."""

    id: str
    opened: entries.Opened
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    setup: Setup | None = None
    seq: int = 0
    """How many entries there are."""
    rematch: str = ""
    readable: bool = True
    """Played by the rules of this version; another one's can be listed, but not continued."""

    @classmethod
    def replay(cls, room: str, log: list[bytes]) -> Table:
        """The table of a log."""
        first, *rest = (entries.read(body) for body in log)
        assert isinstance(first, entries.Opened)
        table = cls(room, first, [Chair() for _ in range(first.seats)], seq=1)
        table.readable = first.rules_version == RULES_VERSION
        for entry in rest:
            table.apply(entry)
        return table

    def apply(self, entry: AnyEntry) -> None:
        """One more entry; it has been checked before it was written."""
        self.seq += 1
        if isinstance(entry, entries.Said):
            if self.readable:
                assert self.game is not None
                for _, answer in entry.answers:
                    self.game.answer(answer)
        elif isinstance(entry, entries.Sat):
            self.chairs[entry.seat] = Chair(entry.name, entry.key, character=self.chairs[entry.seat].character)
        elif isinstance(entry, entries.BotSat):
            self.chairs[entry.seat] = Chair(bot=entry.level, character=self.chairs[entry.seat].character)
        elif isinstance(entry, entries.Left):
            self.leave(self.chairs[entry.seat])
        elif isinstance(entry, entries.Picked):
            self.chairs[entry.seat].character = entry.character
        elif isinstance(entry, entries.Started):
            self.start(entry)
        elif isinstance(entry, entries.StoodIn):
            self.chairs[entry.seat].stand_in = True
        elif isinstance(entry, entries.CameBack):
            self.chairs[entry.seat].stand_in = False
        elif isinstance(entry, entries.Rematch):
            self.rematch = entry.table

    def leave(self, chair: Chair) -> None:
        """In a running game a bot takes over."""
        chair.name = chair.key = ""
        chair.stand_in = False
        if self.setup is None:
            chair.bot = chair.character = ""
        else:
            chair.bot = STAND_IN

    def start(self, entry: entries.Started) -> None:
        """The set-up is complete."""
        opened = self.opened
        self.setup = Setup(
            characters=entry.characters,
            seed=entry.seed,
            first="random",
            drinks=opened.drinks,
            ask="all",
            modules=opened.modules,
            variant=opened.variant,
        )
        for chair, character in zip(self.chairs, entry.characters, strict=True):
            chair.character = character
        if self.readable:
            self.game = begin(self.setup, listen=True)

    # --- what can be said of it

    def seat_of(self, key: str) -> int | None:
        """The seat this key opens."""
        wanted = hashed(key)
        return next((number for number, chair in enumerate(self.chairs) if chair.key == wanted), None)

    @property
    def running(self) -> bool:
        """The game has begun and is not over."""
        return self.game is not None and self.game.outcome is None

    @property
    def state(self) -> TableState:
        """How far it is."""
        if not self.readable:
            return "old"
        if self.setup is None:
            return "gathering"
        return "playing" if self.running else "over"

    @property
    def commitment(self) -> str:
        """The hash of the seed, published when the game begins, so that nobody has to trust the house."""
        return hashlib.sha256(str(self.setup.seed).encode()).hexdigest() if self.setup is not None else ""

    def free_characters(self) -> list[str]:
        """SETUP-02: whom nobody plays yet; regulars may sit several times."""
        taken = {chair.character for chair in self.chairs}
        return [deck.short for deck in boxes.characters() if deck.regular or deck.short not in taken]
