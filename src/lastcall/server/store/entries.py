"""What a table is: its entries, in order. Each is written durably before anyone is told what follows from it."""

from __future__ import annotations

import zlib

import msgspec

from lastcall.cards.deck import HouseDeck
from lastcall.engine.core.version import RULES_VERSION
from lastcall.fairness import Contribution, Sealed, Statement
from lastcall.ids import CardId, SeatId
from lastcall.orders import StandingOrders
from lastcall.records import KeptLine
from lastcall.server.store.store import Value

Answered = tuple[SeatId, tuple[int, ...]]
"""A seat and what it answered."""


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One line of a table's log."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table has been opened."""

    name: str
    seats: int
    pace: str
    public: bool = True
    """Whether it is listed for everybody, rather than joined by link only."""
    drinks: str = "rdi4"
    """What an old log leaves out is rdi4; a new table says what it wants (`NewTable`)."""
    modules: tuple[str, ...] = ()
    variant: str = "individual"
    teams: tuple[tuple[int, ...], ...] = ()
    """Which seats play together; empty if the variant decides."""
    rules_version: str = RULES_VERSION
    release: str = ""
    """The release of lastcall that opened the table."""
    quick_responses: bool = False
    """Only players with a reason to respond are asked; off at tables opened before this option existed."""
    house: Sealed | None = None
    """The server's part of the seed; nobody is shown it before the game is over."""
    statement: Statement | None = None
    """What the server has signed about it."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person has taken a seat; the key to it is known to them alone, the log keeps its hash."""

    seat: SeatId
    name: str
    key: str


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot has taken a seat."""

    seat: SeatId
    level: str


class PersonLeft(Entry, frozen=True, tag="left"):
    """A seat is empty again; in a running game a bot plays it."""

    seat: SeatId


class CharacterPicked(Entry, frozen=True, tag="picked"):
    """A seat has a character, or none again if it is empty."""

    seat: SeatId
    character: str


class Reseated(Entry, frozen=True, tag="reseated"):
    """Before the game: who sits where now, by the seats they had before."""

    order: tuple[SeatId, ...]


class Started(Entry, frozen=True, tag="started"):
    """The game has begun."""

    characters: tuple[str, ...]
    seed: int
    contributions: tuple[Contribution, ...] = ()
    """What the players put into the seed."""
    decks: tuple[HouseDeck, ...] = ()
    """The house decks of the set-up; no table takes any yet (`Table.start`)."""


class Said(Entry, frozen=True, tag="said"):
    """What seats have answered, in the order the game asked them; `stand_in` if a bot answered for them."""

    answers: tuple[Answered, ...]
    stand_in: tuple[SeatId, ...] = ()


class Spoke(Entry, frozen=True, tag="spoke"):
    """What one seat has answered to the question of this number, while we wait for others."""

    seat: SeatId
    number: int
    answer: tuple[int, ...]
    place: int = 0
    """How many had spoken before."""


class Wished(Entry, frozen=True, tag="wished"):
    """A card to be played as soon as possible; without a card, the wish is taken back."""

    seat: SeatId
    card: CardId | None = None
    target: int | None = None


class OrdersGiven(Entry, frozen=True, tag="ordered"):
    """When a seat wants to be asked."""

    seat: SeatId
    orders: StandingOrders


class Extended(Entry, frozen=True, tag="extended"):
    """A seat has asked for more time for the question of this number."""

    seat: SeatId
    number: int


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over: who has won and what was told, in words that need no rules."""

    outcome: str
    told: bytes = b""
    """The log (`packed_lines`); empty at tables that ended before it was kept."""


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for this person from now on, because they asked for it or their time ran out."""

    seat: SeatId
    away: bool = False
    """They had lost their connection, and play again as soon as they reconnect."""


class PersonCameBack(Entry, frozen=True, tag="came_back"):
    """The person plays again."""

    seat: SeatId


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | PersonLeft
    | CharacterPicked
    | Reseated
    | Started
    | Said
    | Spoke
    | Wished
    | OrdersGiven
    | Extended
    | StoodIn
    | PersonCameBack
    | Ended
    | Rematch
)
AnyWord = Spoke | Wished | OrdersGiven | Extended
WORDS = (Spoke, Wished, OrdersGiven, Extended)
"""What people say apart from moves: only they see it, and it changes no game. Only the last of each kind counts, so it
is stored as a value of the seat, in place of the one before. Old tables have it among their entries."""
CHANGES = (Sat, BotSat, PersonLeft, CharacterPicked, Reseated, StoodIn, PersonCameBack)
"""What people can do again and again without moving the game on."""
read = msgspec.json.Decoder(AnyEntry).decode
write = msgspec.json.Encoder().encode


def value(word: AnyWord) -> Value:
    """How a word is stored."""
    return Value(word.seat, str(word.__struct_config__.tag), write(word))


def packed_lines(lines: list[KeptLine]) -> bytes:
    """A log, compressed: the same words come again and again."""
    return zlib.compress(msgspec.json.encode(lines))


def unpacked_lines(packed: bytes) -> list[KeptLine]:
    """The inverse of `packed_lines`."""
    return msgspec.json.decode(zlib.decompress(packed), type=list[KeptLine]) if packed else []


def opening(body: bytes) -> Opened | None:
    """The first entry of a table; None if it is missing or damaged."""
    try:
        entry = read(body)
    except msgspec.MsgspecError:
        return None
    return entry if isinstance(entry, Opened) else None
