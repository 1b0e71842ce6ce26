"""What goes over the wire. The types of the client are made from these."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from lastcall.engine.core.faces import SeenCard
from lastcall.engine.core.pieces import AnyPiece
from lastcall.engine.core.things import SeenMatter
from lastcall.engine.seen.asked import SeenQuestion
from lastcall.engine.seen.falls import Fall
from lastcall.engine.seen.log import Told
from lastcall.engine.seen.views import HandCard, SeenEvents, SeenRound, SeenSeat, SeenSide, View
from lastcall.engine.seen.words import MatterWords
from lastcall.fairness import Fairness
from lastcall.orders import StandingOrders
from lastcall.server.pace import Haste
from lastcall.start import BOX

MOST_NAME = 24
MOST_BYTES = 4096
TOO_DEEP = "There are too many brackets inside each other."
Document = TypeVar("Document")


# --- from the client


class Message(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person does at a table."""


class Say(Message, frozen=True, tag="say"):
    """An answer to the question of this number."""

    number: int
    answer: tuple[int, ...]


class Announce(Message, frozen=True, tag="announce"):
    """Play this card of my hand (by the id the view shows) as soon as it is possible; no card: never mind."""

    card: int | None = None
    target: int | None = None
    """The player it should pick."""


class Order(Message, frozen=True, tag="order"):
    """From now on, ask me like this."""

    orders: StandingOrders


class MoreTime(Message, frozen=True, tag="more_time"):
    """I am thinking about the question of this number."""

    number: int


class StandIn(Message, frozen=True, tag="stand_in"):
    """Let a bot play for me until I am back."""


class ComeBack(Message, frozen=True, tag="come_back"):
    """I play again."""


class Pick(Message, frozen=True, tag="pick"):
    """I play this character; empty: none."""

    character: str
    seat: int | None = None
    """A bot's seat: the bot plays it."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """A bot takes this empty seat."""

    seat: int
    level: str


class MoveSeat(Message, frozen=True, tag="move_seat"):
    """Before the game: the one in this seat moves to another, and anyone there moves here."""

    seat: int
    to: int


class RandomTeams(Message, frozen=True, tag="random_teams"):
    """From the host, before the game: everyone gets a random seat, and so random teammates."""


class Unseat(Message, frozen=True, tag="unseat"):
    """From the host, before the game: the bot or the person leaves this seat."""

    seat: int
    ban: bool = False
    """The person may not come back."""


class Commit(Message, frozen=True, tag="commit"):
    """Before the deal: the hash of my part of the seed, sha256 of "SALT/VALUE"."""

    commitment: str


class Start(Message, frozen=True, tag="start"):
    """From the host: start; players without a character get one."""


class Open(Message, frozen=True, tag="open"):
    """In the deal: my part of the seed, and its salt; each 32 hexadecimal digits."""

    value: str
    salt: str


class Close(Message, frozen=True, tag="close"):
    """From the host, before the game: close the table."""


class Consent(Message, frozen=True, tag="consent"):
    """Whether somebody may take over from a bot."""

    request: int
    agrees: bool


class TakeRequests(Message, frozen=True, tag="take_requests"):
    """Whether people who watch may ask to take over from a bot; if not, the open requests are refused."""

    takes: bool


class Mute(Message, frozen=True, tag="mute"):
    """From the host: no to this request, and no more requests from that household at this table."""

    request: int


class Ban(Message, frozen=True, tag="ban"):
    """From the host: no to this request, and that household may neither sit nor watch at this table."""

    request: int


class Pardon(Message, frozen=True, tag="pardon"):
    """From the host: everybody who was refused, muted or banned may ask and watch again."""


class Leave(Message, frozen=True, tag="leave"):
    """I leave the table; in a running game a bot takes my seat."""


class Hurry(Message, frozen=True, tag="hurry"):
    """I am out, and so is everybody but the bots: let them play faster, straight to the end, or as before."""

    how: Haste


class PlayAgain(Message, frozen=True, tag="play_again"):
    """The same people at a new table."""


AnyMessage = (
    Say
    | Announce
    | Order
    | MoreTime
    | StandIn
    | ComeBack
    | Pick
    | SeatBot
    | MoveSeat
    | RandomTeams
    | Unseat
    | Commit
    | Start
    | Open
    | Close
    | Consent
    | TakeRequests
    | Mute
    | Ban
    | Pardon
    | Leave
    | Hurry
    | PlayAgain
)


# --- to the client


class ShownChair(msgspec.Struct, frozen=True):
    """A seat of the table."""

    name: str
    bot: str
    character: str
    person: bool
    stand_in: bool
    connected: bool
    boss: bool = False
    """The player here is a Boss, as far as the characters are known."""
    haste: Haste = ""
    """How fast they would like bots to play on, being out; it holds when all who are connected have asked."""


TableState = Literal["gathering", "dealing", "playing", "over", "old", "unreadable"]
"""dealing: the seed is being made. old: of another rules version, kept but not continued. unreadable: kept for the
operator."""


class ShownRequest(msgspec.Struct, frozen=True):
    """Somebody would like to take over from a bot."""

    number: int
    seat: int
    name: str
    agreed: tuple[int, ...]
    """The seats of those who have said yes."""


class ShownTable(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    name: str
    state: TableState
    pace: str
    public: bool
    quick_responses: bool
    """Only players with a reason to respond are asked; the timing does not reveal who that is."""
    drinks: str
    modules: tuple[str, ...]
    variant: str
    chairs: tuple[ShownChair, ...]
    sides: tuple[tuple[int, ...], ...]
    """Which seats play together, in seat order; one seat each where everybody plays alone."""
    free_characters: tuple[str, ...]
    host: int
    """The seat that may begin the game, remove somebody and close the table; -1: nobody's."""
    fairness: Fairness
    """Where the seed comes from, as far as it may be known."""
    seed: str
    """The seed itself, when the game is over: anybody can play the record again."""
    outcome: str
    """How the game ended, in words."""
    requests: tuple[ShownRequest, ...]
    rematch: str
    haste: Haste
    """How fast bots play among themselves when everybody else is out."""
    rules_version: str
    release: str
    """The release of lastcall that opened the table."""
    takes_requests: bool = True
    """Whether people who watch may ask to take over from a bot."""
    shut_out: bool = False
    """Somebody has been muted or banned; the host can pardon them."""


class ShownTables(msgspec.Struct, frozen=True):
    """GET /api/tables: a page of public tables."""

    tables: tuple[ShownTable, ...]
    next: int | None
    """Ask for what comes after them with `before` and this number; null if that is all."""


class ShownGame(msgspec.Struct, frozen=True):
    """GET /api/games: a table where this browser has a seat, and what it waits for."""

    id: str
    name: str
    state: TableState
    character: str
    """Yours."""
    yours: bool
    """It waits for you: to answer, or to start the game."""
    waits_for: tuple[str, ...]
    """Who it waits for; empty: anyone can respond, or nobody has to."""
    stand_in: bool
    """A bot plays for you."""
    out: bool
    """You are out of the game."""
    players: tuple[str, ...]
    """The other people there."""
    characters: tuple[str, ...]
    """All characters at the table."""
    modules: tuple[str, ...]
    variant: str


class ShownPrompt(SeenQuestion, frozen=True):
    """What the seat is asked, and what only a room knows about it."""

    default: int
    """Which option the quick key means."""
    said: bool
    """The seat has answered already; the others have not."""
    grave: bool = False
    """Passing here means being out of the game: a page asks twice."""


class ShownWord(msgspec.Struct, frozen=True):
    """What a teammate has decided for the side."""

    number: int
    """Of the question."""
    seat: int
    """Who has answered it."""
    question: str
    answer: str
    """Both in words."""


class ShownWaiting(msgspec.Struct, frozen=True):
    """What the table waits for, as everybody may know it."""

    kind: Literal["direct", "window"]
    seats: tuple[int, ...]
    seconds: float
    """Until a bot decides; below 0: nobody is waited for."""
    given: float = -1.0
    """How many seconds there were when the waiting began."""


class State(msgspec.Struct, frozen=True, tag_field="is", tag="state"):
    """Everything one connection may know at this moment."""

    table: ShownTable
    seat: int
    """-1: a spectator."""
    view: View | None = None
    prompt: ShownPrompt | None = None
    waiting: ShownWaiting | None = None
    announced: int = -1
    """The card in your own hand that will be played as soon as possible."""
    answered: ShownWord | None = None
    """What a teammate has just decided for your side, in this turn."""
    orders: StandingOrders = StandingOrders()
    log_from: int = 0
    """The number of the first line in `log`."""
    log: tuple[Told, ...] = ()
    falls: tuple[Fall, ...] = ()
    """Who is out of the game and what they fell to, in that order."""
    words: dict[int, MatterWords] = {}
    """What is said to you about everything on the view's `table`, by its id."""
    gambling: tuple[str, ...] = ()
    """What is said to you about the Round; empty without one."""


class PublicChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new for everybody, since the state before."""

    table: ShownTable | UnsetType = UNSET
    number: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    active: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    orders: int | UnsetType = UNSET
    sides: tuple[SeenSide, ...] | UnsetType = UNSET
    seats: dict[int, SeenSeat] | UnsetType = UNSET
    """Only those that are new, by their numbers."""
    stack: tuple[SeenMatter, ...] | UnsetType = UNSET
    """What the view calls its table."""
    round: SeenRound | UnsetType | None = UNSET
    inn: int | UnsetType = UNSET
    drink_deck: int | UnsetType = UNSET
    drink_discards: tuple[SeenCard, ...] | UnsetType = UNSET
    event_decks: tuple[SeenEvents, ...] | UnsetType = UNSET
    pieces: tuple[AnyPiece, ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    tie: bool | UnsetType = UNSET
    falls: tuple[Fall, ...] | UnsetType = UNSET
    """Of the state."""


class OwnChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new for this connection, since the state before."""

    hand: tuple[HandCard, ...] | UnsetType = UNSET
    looking_at: tuple[SeenCard, ...] | UnsetType = UNSET
    hands: dict[int, tuple[SeenCard, ...]] | UnsetType = UNSET
    """Of teammates, by their seats; after a seat was changed by `PublicChange.seats` they are said again."""
    prompt: ShownPrompt | UnsetType | None = UNSET
    said: bool | UnsetType = UNSET
    """Of the prompt, if nothing else of it is new."""
    waiting: ShownWaiting | UnsetType | None = UNSET
    announced: int | UnsetType = UNSET
    answered: ShownWord | UnsetType | None = UNSET
    orders: StandingOrders | UnsetType = UNSET
    log_from: int | UnsetType = UNSET
    log: tuple[Told, ...] | UnsetType = UNSET
    words: dict[int, MatterWords] | UnsetType = UNSET
    """Only those that are new; what is no longer on the table has none."""
    gambling: tuple[str, ...] | UnsetType = UNSET


class Change(msgspec.Struct, frozen=True, tag_field="is", tag="change"):
    """What is new since the last state or change; whatever it does not name is as it was."""

    public: PublicChange
    own: OwnChange


class Problem(msgspec.Struct, frozen=True, tag_field="is", tag="problem"):
    """Something that was not done, and why."""

    code: str
    message: str


AnyNews = State | Change | Problem
_messages = msgspec.json.Decoder(AnyMessage)
write_news = msgspec.json.Encoder().encode


def read_message(text: bytes) -> AnyMessage:
    """A message of a page; MsgspecError if it is none."""
    try:
        message: AnyMessage = _messages.decode(text)
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None
    return message


def read_document(text: bytes, kind: type[Document]) -> Document:
    """What a request brings; MsgspecError if it is something else."""
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    name: str = ""
    seats: int = 4
    pace: str = "relaxed"
    public: bool = False
    quick_responses: bool = True
    drinks: str = BOX
    modules: tuple[str, ...] = ()
    variant: str = "individual"
    teams: tuple[tuple[int, ...], ...] = ()
    """Which seats play together; none: neighbours, and in a Boss Battle the first seat is the Boss's."""
    bots: int = 0
    """This many seats go to bots at once."""
    level: str = ""
    """How well they play; empty: as well as they can."""
    player: str = ""
    """The name of the person who creates it."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/sit."""

    player: str
    seat: int | None = None
    """None: any free one."""
    once: str = ""
    """32 random hexadecimal digits: if the answer is lost, asking again with the same ones gets the same seat."""


class Choice(msgspec.Struct, frozen=True):
    """Something a table can be made of."""

    name: str
    """As messages name it."""
    title: str
    """As people call it."""
    about: str = ""


class Character(Choice, frozen=True):
    """Somebody to play."""

    box: str = ""
    """Where they come from: "RDI 4", "house"."""
    regular: bool = False
    """May sit at a table several times."""
    boss: bool = False
    """Has Boss Cards, and can be a Boss."""


class Variant(Choice, frozen=True):
    """Who plays with whom."""

    seats: tuple[int, ...] = ()
    """How many can play it."""
    teams: bool = False
    """People play together."""


class Choices(msgspec.Struct, frozen=True):
    """GET /api/choices: what a table can be made of."""

    characters: tuple[Character, ...]
    drinks: tuple[Choice, ...]
    modules: tuple[Choice, ...]
    variants: tuple[Variant, ...]
    paces: tuple[Choice, ...]
    bots: tuple[Choice, ...]
    """From the weakest to the strongest."""
    usual_bot: str
    """The one that plays unless somebody chooses."""
    fewest_seats: int
    most_seats: int
    public: str = ""
    """Where people open this server, such as https://tavern.example.org; empty: wherever this page was opened."""
