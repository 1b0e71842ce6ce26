"""A table as its entries tell it: who sits where, and the game. Everything here follows from the entries alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, assert_never

from lastcall.bots.levels import ALIASES, USUAL
from lastcall.cards.shelf import SHIPPED, Shelf
from lastcall.engine.core.answers import picked_card, plays_card
from lastcall.engine.core.codes import DISCARD_CARDS, PLAY_ACTION
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.game import Answer, Game
from lastcall.fairness import Contribution, Fairness, linked
from lastcall.ids import SEATS, CardId, SeatId
from lastcall.orders import StandingOrders
from lastcall.server.store import entries
from lastcall.server.store.entries import AnyEntry
from lastcall.server.thinkers.thought import written
from lastcall.server.wire import TableState
from lastcall.start import Setup, begin
from lastcall.variants import bosses_of, sides_of

STAND_IN = USUAL
"""The best bot there is plays for people who are away."""

EACH_FOR_THEMSELVES = (DISCARD_CARDS, PLAY_ACTION)
"""Of a side's questions, those in which a member takes nothing out of another one's hands."""

NOT_WRITTEN = "The server couldn't save that. Try again."


class TableError(ValueError):
    """Something that cannot be done at this table: a stable code for programs, a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class Chair:
    """A seat of the table, before and during the game."""

    name: str = ""
    """Empty if nobody sits here."""
    key: str = ""
    """The hash of the key of the person who sits here."""
    bot: str = ""
    """The level of the bot that sits here."""
    character: str = ""
    stand_in: bool = False
    """A bot plays for the person."""
    away: bool = False
    """The bot plays only until they reconnect."""
    since: int = 0
    """The number of the entry with which they sat down."""

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return bool(self.key)

    @property
    def by_hand(self) -> bool:
        """Whether a person sits here and plays themselves."""
        return self.person and not self.stand_in

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return bool(self.key or self.bot)


class Word(NamedTuple):
    """What one member has decided for a side."""

    number: int
    turn: int
    seat: SeatId
    question: str
    answer: str


class Wish(NamedTuple):
    """A card to be played as soon as it is possible."""

    card: CardId
    target: int | None


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
    changes: int = 0
    """How many of them people can make as often as they like."""
    rematch: str = ""
    readable: bool = True
    """Whether it has this rules version; other tables are listed but cannot be continued."""
    contributions: tuple[Contribution, ...] = ()
    """What the players put into the seed."""
    outcome: str = ""
    """How the game ended, in words."""
    chain: str = ""
    """A hash chain of all answers so far."""
    transcript: str = ""
    """All answers so far, for those who think about the game elsewhere."""
    asked_at: float = 0.0
    """When the pending question was put, in wall-clock time."""
    spoken: dict[SeatId, Answer] = field(default_factory=dict)
    """What people have said to the pending question."""
    extended: set[SeatId] = field(default_factory=set)
    """Who has asked for more time for it."""
    word: Word | None = None
    """The last answer that a player gave for their side."""
    wishes: dict[SeatId, Wish] = field(default_factory=dict)
    orders: dict[SeatId, StandingOrders] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    """Whose hand each person has seen in this game, by the hash of their key: a bit set of seats."""

    @classmethod
    def replay(cls, room: str, log: Iterable[tuple[float, bytes]], words: Iterable[bytes] = ()) -> Table:
        """The table of these entries, each with the time it was written, and of what its people said last."""
        rows = iter(log)
        _, first = next(rows, (0.0, b""))
        opened = entries.opening(first)
        if opened is None:
            raise ValueError("the entries do not begin with the opening of a table")
        table = cls.begun(room, opened)
        for number, (at, body) in enumerate(rows, 2):
            table.apply(entries.read(body), at)
            table.seq = number  # Also in old tables, which have words among their entries.
        table.recall(entries.read(body) for body in words)
        return table

    @classmethod
    def begun(cls, room: str, opened: entries.Opened) -> Table:
        """A table with nobody at it."""
        table = cls(room, opened, [Chair() for _ in range(opened.seats)], seq=1)
        table.readable = opened.rules_version == RULES_VERSION
        return table

    def copy(self) -> Table:
        """A copy; changing it does not change the table."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            game=self.game.copy() if self.game is not None else None,
            spoken=dict(self.spoken),
            extended=set(self.extended),
            wishes=dict(self.wishes),
            orders=dict(self.orders),
            seen=dict(self.seen),
        )

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Add one entry, written at this time. mypy fails while an entry has no case here."""
        if not isinstance(entry, entries.WORDS):
            self.seq += 1
        if isinstance(entry, entries.CHANGES):
            self.changes += 1
        match entry:
            case entries.Said():
                self.answer(entry, at)
            case entries.Spoke():
                self.spoken[entry.seat] = entry.answer
            case entries.Sat():
                self.sit(entry)
            case entries.BotSat():
                self.chairs[entry.seat] = Chair(
                    bot=ALIASES.get(entry.level, entry.level), character=self.chairs[entry.seat].character
                )
            case entries.PersonLeft():
                self.leave(entry.seat)
            case entries.CharacterPicked():
                if entry.character and self.readable:
                    self.shelf.character(entry.character)
                self.chairs[entry.seat].character = entry.character
            case entries.Reseated():
                self.chairs = [self.chairs[seat] for seat in entry.order]
            case entries.Started():
                self.start(entry, at)
            case entries.StoodIn():
                self.chairs[entry.seat].stand_in, self.chairs[entry.seat].away = True, entry.away
            case entries.PersonCameBack():
                self.chairs[entry.seat].stand_in = self.chairs[entry.seat].away = False
            case entries.Wished():
                self.wishes.pop(entry.seat, None)
                if entry.card is not None:
                    self.wishes[entry.seat] = Wish(entry.card, entry.target)
            case entries.OrdersGiven():
                self.orders.pop(entry.seat, None)
                if entry.orders != StandingOrders():
                    self.orders[entry.seat] = entry.orders
            case entries.Extended():
                self.extended.add(entry.seat)
            case entries.Ended():
                self.outcome = entry.outcome
            case entries.Rematch():
                self.rematch = entry.table
            case entries.Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(entry)

    def recall(self, words: Iterable[AnyEntry]) -> None:
        """Add what people said last, unless it was about a question that has been answered."""
        number = self.game.number if self.game is not None and self.running else -1
        spoken: list[entries.Spoke] = []
        for word in words:
            match word:
                case entries.Spoke():
                    spoken.append(word)
                case entries.Extended(number=asked) if asked != number:
                    pass
                case entries.Extended() | entries.Wished() | entries.OrdersGiven():
                    self.apply(word, self.asked_at)
                case _:
                    raise ValueError("an entry among the words")
        for word in sorted(spoken, key=lambda word: word.place):
            if word.number == number:
                self.apply(word, self.asked_at)

    def ended_words(self, ahead: Table) -> list[entries.AnyWord]:
        """What replaces the words of this table that no longer count in what it becomes."""
        wishes = [entries.Wished(seat) for seat in self.wishes if seat not in ahead.wishes]
        orders = [entries.OrdersGiven(seat, StandingOrders()) for seat in self.orders if seat not in ahead.orders]
        return [*wishes, *orders]

    def spoke(self, seat: SeatId, answer: Answer) -> entries.Spoke:
        """What a seat says to the pending question, in the place of what it had said before."""
        assert self.game is not None
        before = [*self.spoken]
        place = before.index(seat) if seat in before else len(before)
        return entries.Spoke(seat, self.game.number, answer, place)

    def answer(self, entry: entries.Said, at: float) -> None:
        """Give these answers to the game."""
        for seat, answer in entry.answers:
            self.chain = linked(self.chain, seat, answer)
        self.transcript += written([answer for _, answer in entry.answers])
        self.asked_at = at
        self.spoken.clear()
        self.extended.clear()
        if not self.readable:
            return
        game = self.game
        if game is None:
            raise ValueError("an answer before the game")
        for seat, answer in entry.answers:
            wish = self.wishes.get(seat)
            if wish is not None and plays_card(answer) and game.cards[picked_card(answer)] is game.cards[wish.card]:
                del self.wishes[seat]  # It comes true now.
            if len(game.speakers()) > 1 and game.kind not in EACH_FOR_THEMSELVES:
                asked = game.question_for(seat)
                self.word = Word(game.number, game.turn.number, seat, asked.prompt, asked.say(answer, named=True))
            game.answer(answer)
        for seat, wish in [*self.wishes.items()]:
            if wish.card not in game.seats[seat].playable(game):
                del self.wishes[seat]

    def sit(self, entry: entries.Sat) -> None:
        """A person takes a seat, with the character that was picked for it."""
        old = self.chairs[entry.seat]
        moved = old.person and old.name == entry.name  # The same person moves to another device.
        since = old.since if moved else self.seq
        self.chairs[entry.seat] = Chair(entry.name, entry.key, character=old.character, since=since)
        if self.setup is not None:
            self.saw(entry.seat)

    def leave(self, seat: SeatId) -> None:
        """Empty a seat and drop the person's orders and wishes; in a running game a bot takes over."""
        chair = self.chairs[seat]
        chair.name = chair.key = ""
        chair.stand_in = chair.away = False
        self.orders.pop(seat, None)
        self.wishes.pop(seat, None)
        if self.setup is None:
            chair.bot = chair.character = ""
        else:
            chair.bot = STAND_IN

    def start(self, entry: entries.Started, at: float) -> None:
        """Deal the game."""
        opened = self.opened
        self.setup = Setup(
            characters=entry.characters,
            seed=entry.seed,
            first="random",
            drinks=opened.drinks,
            ask="all",
            modules=opened.modules,
            variant=opened.variant,
            teams=opened.teams,
            decks=entry.decks,
        )
        self.contributions = entry.contributions
        self.asked_at = at
        for seat, chair, character in zip(self.seats, self.chairs, entry.characters, strict=True):
            chair.character = character
            self.saw(seat)
        if self.readable:
            if entry.decks:
                raise UnknownName("Tables take no house decks yet: only decks of the package can be played here.")
            self.game = begin(self.setup, listen=True)

    # --- what can be said of it

    @property
    def shelf(self) -> Shelf:
        """The decks that can be played here; house decks would join them here, and in `start`."""
        return SHIPPED

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """All its seats, whoever sits there."""
        return SEATS[: len(self.chairs)]

    def saw(self, seat: SeatId) -> None:
        """Note that the person in this seat has seen its hand."""
        key = self.chairs[seat].key
        if key:
            self.seen[key] = self.seen.get(key, 0) | 1 << seat

    def may_sit(self, keys: Iterable[str], seat: SeatId) -> bool:
        """Whether the person with these hashed keys may sit here: not if they have seen a hand of another side."""
        ours = self.game.ours[seat] if self.game is not None else 1 << seat
        return not any(self.seen.get(key, 0) & ~ours for key in keys)

    def seat_of(self, keys: Collection[str]) -> SeatId | None:
        """The seat that one of these hashed keys opens."""
        return next((seat for seat in self.seats if self.chairs[seat].key in keys), None)

    def people(self) -> list[SeatId]:
        """The seats of people, those who have sat here longest first."""
        return sorted((seat for seat in self.seats if self.chairs[seat].person), key=self.sitting_since)

    def sitting_since(self, seat: SeatId) -> int:
        """The number of the entry with which the person in this seat sat down."""
        return self.chairs[seat].since

    @cached_property
    def sides(self) -> tuple[tuple[SeatId, ...], ...]:
        """Which seats play together; unknown (empty) at a table of another rules version.

        It never changes. It is kept here, not in one cache for all tables, because strangers write what it is made of.
        """
        return sides_of(self.opened.variant, self.opened.teams, len(self.chairs), self.shelf) if self.readable else ()

    @property
    def bosses(self) -> int:
        """Bit set of the seats of Bosses, as far as the characters are known."""
        return bosses_of(self.opened.variant, self.sides, [chair.character for chair in self.chairs], self.shelf)

    @property
    def running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.game is not None and self.game.outcome is None

    @property
    def state(self) -> TableState:
        """How far the game is."""
        if not self.readable:
            return "old"
        if self.setup is None:
            return "gathering"
        return "playing" if self.running else "over"

    @property
    def finished(self) -> bool:
        """Whether its game has no secrets left."""
        return self.setup is not None and (self.state == "over" or bool(self.outcome))

    @property
    def fairness(self) -> Fairness:
        """Where the seed comes from, as far as everyone may know now."""
        house = self.opened.house
        open_now = self.finished and house is not None
        return Fairness(
            house.commitment if house is not None else "",
            self.contributions,
            house if open_now else None,
            self.chain if self.finished else "",
            self.opened.statement,
        )

    def free_characters(self) -> list[str]:
        """SETUP-02: the characters nobody plays yet, and regulars, who may sit several times."""
        taken = {chair.character for chair in self.chairs}
        return [deck.key for deck in self.shelf.characters() if deck.regular or deck.key not in taken]
