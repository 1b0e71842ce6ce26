"""Game: everything true at one moment, hidden or not. Changed only through `answer`, copied by `copy`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVarTuple

from lastcall.engine.core import chance
from lastcall.engine.core.answers import Answer, are_spoken, drinks_potion, heard, speaker, unspoken
from lastcall.engine.core.cards import Card, WhyNot
from lastcall.engine.core.codes import ANY, NOBODY, STATIC, THINGS
from lastcall.engine.core.errors import NotOffered, OldQuestion, ProgramError
from lastcall.engine.core.faces import Faces
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.homes import Home
from lastcall.engine.core.library import Library
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.matters import Batch, Matter, Packet, Play
from lastcall.engine.core.outcome import Outcome
from lastcall.engine.drinks.cellar import DrinkDeck
from lastcall.engine.drinks.drink import Drink, Served
from lastcall.engine.events.event_deck import EventDeck
from lastcall.engine.gambling.prizes import Prizes
from lastcall.engine.gambling.round import Round, Win
from lastcall.engine.play.chain import take_potion
from lastcall.engine.play.crawl import Crawl
from lastcall.engine.play.legal import why_not
from lastcall.engine.questions import Question
from lastcall.engine.seen.views import View, view
from lastcall.engine.storage import from_json, to_json
from lastcall.engine.table.seating import Seating
from lastcall.engine.table.seats import UNMOVED, UNTOUCHED, Seat, Side, copied_seats, copied_sides
from lastcall.engine.turn import Turn
from lastcall.ids import SEATS, CardId, MatterId, SeatId, TargetId, ThingId
from lastcall.voice.fact import Noted
from lastcall.voice.sentences import listed

Fields = TypeVarTuple("Fields")

STEPS: Final = range(20_000)
"""No decision of the rules leads further than this without a question."""


@lru_cache(maxsize=256)
def learnt(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[int, ...], bool]:
    """What games with the same cards share: the cards, the windows of each, and whether some may come to lie about."""
    lasting = any(card.lasting or card.remains or card.types & STATIC for card in cards)
    return cards, tuple([card.bits for card in cards]), lasting


class Shuffle:
    """A pile that was shuffled, and the shuffle before it."""

    __slots__ = ("before", "pile")

    def __init__(self, pile: Sequence[CardId], before: Shuffle | None) -> None:
        self.pile = pile
        self.before = before


class Game:
    """Everything true at one moment."""

    __slots__ = (
        "asked",
        "asks_all",
        "card_windows",
        "cards",
        "chance",
        "choices",
        "circles",
        "counted",
        "counted_to",
        "crawl",
        "drink_decks",
        "event_decks",
        "faces",
        "homes",
        "inn",
        "kind",
        "kinds",
        "lasting",
        "log",
        "machines",
        "matters",
        "names",
        "number",
        "ours",
        "outcome",
        "owed",
        "plays",
        "potions",
        "prizes",
        "rivals",
        "round",
        "seating",
        "seats",
        "seed",
        "serial",
        "shielded",
        "shuffles",
        "sides",
        "size",
        "stack",
        "turn",
        "unmoved",
        "unsettled",
        "windows",
    )

    cards: tuple[Card, ...]
    """Definition of every physical card, by its number; shared by copies."""
    homes: tuple[Home, ...]
    """Where each physical card belongs; shared by copies."""
    names: tuple[str, ...]
    """What each seat is called: the short name of its character, numbered where one sits twice."""
    kinds: tuple[tuple[str, ...], ...]
    """What each seat's character is, as far as Drinks care ("Vampire")."""
    seating: Seating
    """Who plays with whom, and the numbers of the variant; shared by copies."""
    seats: list[Seat]
    """What each player has for themselves: hand, deck, discards, Drink Me! Pile."""
    sides: list[Side]
    """What those have in common who share a mat: Fortitude, Alcohol Content, Gold."""
    drink_decks: list[DrinkDeck]
    """The Drink Deck; in a Pub Crawl one for each tavern, the Inn's first."""
    turn: Turn
    """Whose turn it is, and how far it has come."""
    seed: int
    """Everything chance does follows from it."""
    asks_all: bool
    """ask="all": stop at every seat a window allows."""
    size: int  # starts as len(seats)
    """How many seats there are, whoever is still in the game."""
    event_decks: tuple[EventDeck, ...]  # starts as ()
    """In the order in which they are dealt with at the end of a turn (TURN-16)."""
    machines: tuple[Machine, ...]  # starts as ()
    """What characters bring along besides their decks."""
    circles: tuple[tuple[SeatId, ...], ...]  # starts as ()
    """For each seat: everybody still in the game, in turn order from there."""
    rivals: tuple[tuple[SeatId, ...], ...]  # starts as ()
    """LOSE-15: for each seat every opponent still in the game, in turn order."""
    card_windows: tuple[int, ...]  # starts as ()
    """For each physical card the windows it belongs to; shared by copies."""
    lasting: bool  # starts as False
    """Some card of this table may come to lie in front of its player as a thing that can be picked."""
    ours: tuple[int, ...]  # starts as ()
    """For each seat: the seats of its side, itself included, as a bit set; who is "you" rests on it."""
    windows: int  # starts as -1
    """The windows some card in some hand belongs to; -1: not known."""
    shielded: int  # starts as 0
    """Bit set of the seats that Ignore all effects (NEGATE-18)."""
    unmoved: int  # starts as 0
    """Bit set of the seats that Ignore Action cards (CARD-068)."""
    shuffles: Shuffle | None  # starts as None
    """Every pile that was shuffled, the latest first, linked so that copies share them: see `times_shuffled`."""
    counted: bytes  # starts as bytes(len(cards))
    """How often each card was shuffled, modulo 256, up to `counted_to`."""
    counted_to: Shuffle | None  # starts as None
    """The latest shuffle that `counted` includes."""
    faces: Faces | None  # starts as None
    """The cards that views have shown; shared by copies."""
    inn: int  # starts as 0
    """A balance that may fall below 0 (LIMIT-03)."""
    chance: int  # starts as 0
    """How often chance has been asked."""
    stack: Frame | None  # starts as None
    """What has to wait, the next to go on first."""
    asked: SeatId  # starts as NOBODY
    """Who must decide; NOBODY while the rules run."""
    kind: int  # starts as 0
    """What sort of question is pending: see `KIND_NAMES` (core/codes.py)."""
    choices: list[Answer]  # starts as []
    """Every answer the rules allow to the pending question."""
    number: int  # starts as 0
    """Counts the questions; an answer to an old number is refused."""
    matters: dict[MatterId, Matter]  # starts as {}
    """What lies on the table by its id, the oldest first: whatever is being resolved."""
    serial: int  # starts as 0
    """The id of the latest matter."""
    round: Round | None  # starts as None
    """The Round of Gambling that is running, if any."""
    crawl: Crawl | None  # starts as None
    """Where the party is, in a Pub Crawl."""
    prizes: Prizes | None  # starts as None
    """The Prizes that can be won, if there are any."""
    plays: int  # starts as 0
    """How many cards have been played: LOSE-13 looks whether it grew."""
    potions: bool  # starts as False
    """Some side has a Potion (TEAM-07)."""
    unsettled: bool  # starts as False
    """Since the last quiet point some side may have come into danger, or somebody must Crawl."""
    owed: int  # starts as 0
    """New Drink Decks not yet paid for (DRINK-01)."""
    outcome: Outcome | None  # starts as None
    """How the game ended; None while it goes on."""
    log: list[Noted] | None  # starts as None
    """What happens is written down only while somebody listens."""

    # --- deciding

    @property
    def question(self) -> Question | None:
        """The one pending decision; None when the game is over."""
        return Question(self, self.asked, self.choices) if self.outcome is None else None

    def question_for(self, seat: int) -> Question:
        """The pending question as this seat is asked it, with the answers that are its own to give."""
        return Question(self, SeatId(seat), self.answers_of(seat))

    def answers_of(self, seat: int) -> list[Answer]:
        """What a seat may answer now: the one that is asked, or another one that may respond in the same window."""
        if are_spoken(self.choices):
            return [answer for answer in self.choices if speaker(answer) == seat]
        asked = seat == self.asked or self.stack is None or seat in self.speakers()
        return self.choices if asked or self.stack is None else self.stack.choices(self, SeatId(seat))

    def speakers(self) -> tuple[SeatId, ...]:
        """Who may answer the pending question."""
        return self.stack.speakers(self) if self.stack is not None else ()

    def answer(self, answer: Answer | Sequence[int] | str, number: int | None = None) -> None:
        """Decide the pending question; refused, and nothing changed, if it is not among the answers offered."""
        if number is not None and number != self.number:
            raise OldQuestion(f"That answers question {number}; question {self.number} is being asked now.")
        if answer not in self.choices:
            answer = self._understood(answer)
        top = self.stack
        if top is None:
            raise NotOffered("The game is over: nothing is asked any more.")
        seat = self.asked
        self.stack = top.below
        self.asked = NOBODY
        if self.potions and drinks_potion(unspoken(answer)):
            take_potion(self, top, *heard(answer, seat))
        else:
            top.took(self, answer)
        if self.asked < 0:
            self.run()

    def _understood(self, answer: object) -> Answer:
        if self.outcome is not None:
            raise NotOffered("The game is over: nothing is asked any more.")
        question = self.question
        assert question is not None
        return question.understand(answer)

    def run(self) -> None:
        """Take frame after frame off the stack until somebody must decide or the game is over."""
        for _ in STEPS:
            top = self.stack
            if top is None:
                return
            self.stack = top.below
            top.go(self)
            if self.asked >= 0:
                return
        raise ProgramError(f"The rules run in a circle: {', '.join(self.frame_names())}")

    def ask(self, seat: SeatId, kind: int, choices: list[Answer]) -> None:
        """Wait for this seat; the frame that takes the answer is on top."""
        self.asked = seat
        self.kind = kind
        self.choices = choices
        self.number += 1

    def interrupted(self, here: Frame) -> bool:
        """Whether something else has to come first: a frame on top of this one, or a question."""
        return self.stack is not here or self.asked >= 0

    def frame_names(self) -> list[str]:
        """The stack from the top, by name: for error messages."""
        names = []
        frame = self.stack
        while frame is not None:
            names.append(type(frame).__name__)
            frame = frame.below
        return names

    @property
    def quiet(self) -> bool:
        """Whether nothing lies on the table and no Round is on."""
        return not self.matters and self.round is None

    def share(self, seat: SeatId) -> float:
        """The part of the win that a seat's side has: sides that lose together share it (LOSE-11). 0 before the end."""
        outcome = self.outcome
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len({self.seats[one].side for one in outcome.winners})

    # --- seats

    def side_of(self, seat: SeatId) -> Side:
        """The mat this seat plays on."""
        return self.sides[self.seats[seat].side]

    def around(self, first: SeatId) -> tuple[SeatId, ...]:
        """Everybody still in the game, in turn order from `first`."""
        return self.circles[first]

    def things(self, seat: SeatId) -> list[ThingId]:
        """What lies in front of players and can be picked by this seat in a player's place."""
        return [
            THINGS + card  # type: ignore[misc]
            for machine in self.machines
            for card in machine.targets(self, seat)
        ]

    def name_of(self, target: TargetId) -> str:
        """A player, or a thing in front of one."""
        return self.names[target] if target < THINGS else self.cards[target - THINGS].title

    def answers_for(self, target: TargetId) -> SeatId:
        """The seat itself, or the one the thing lies in front of; NOBODY: it has gone."""
        if target < THINGS:
            return target  # type: ignore[return-value]
        return next((seat for seat in SEATS[: self.size] if target - THINGS in self.seats[seat].front), NOBODY)

    def side_name(self, seat: SeatId) -> str:
        """The names of all who share this seat's mat."""
        return listed([self.names[one] for one in self.side_of(seat).seats])

    def count_potions(self) -> None:
        """TEAM-07: the number of sides that have one has changed."""
        self.potions = any(side.potions for side in self.sides)
        self.windows = -1
        for place in self.seats:
            place.windows = -1

    def learn_cards(self) -> None:
        """What is looked up all the time about the cards there are."""
        self.cards, self.card_windows, lasting = learnt(self.cards)
        self.lasting = lasting or any(count > 1 for actions, _ in self.seating.actions for count in actions)
        self.count_potions()

    def close_ranks(self) -> None:
        """Who is left has changed: work out the circles again."""
        seats = self.seats
        if not self.ours:
            bits = [sum([1 << seat for seat in side.seats]) for side in self.sides]
            self.ours = tuple([bits[place.side] for place in seats])
        here = tuple([seat for seat in SEATS[: len(seats)] if seats[seat].present])
        circles = []
        rivals = []
        at = 0
        for place in seats:
            circle = here[at:] + here[:at]
            circles.append(circle)
            rivals.append(tuple([seat for seat in circle if seats[seat].side != place.side]))
            if place.present:
                at += 1
        self.circles = tuple(circles)
        self.rivals = tuple(rivals)

    def shield(self, seat: SeatId, away: int) -> None:
        """NEGATE-18, CARD-068: from now on this seat Ignores such effects, or no longer does."""
        self.seats[seat].away = away
        self.shielded = sum(1 << one for one, place in enumerate(self.seats) if place.away & UNTOUCHED)
        self.unmoved = sum(1 << one for one, place in enumerate(self.seats) if place.away & UNMOVED)

    def all_windows(self) -> int:
        """The windows some card in some hand belongs to; who is always asked might as well hold an Anytime card."""
        all = 0
        belongs = self.card_windows
        for seat in self.seats:
            windows = seat.windows
            if windows < 0:
                windows = 0
                for card in seat.hand:
                    windows |= belongs[card]
                for card in seat.front:
                    windows |= belongs[card]
                if self.asks_all or (self.potions and self.sides[seat.side].potions):
                    windows |= ANY
                seat.windows = windows
            all |= windows
        self.windows = all
        return all

    def windows_of(self, seat: Seat) -> int:
        """The windows some card in this hand, or before this seat, belongs to."""
        if seat.windows < 0:
            self.all_windows()
        return seat.windows

    # --- what is being resolved

    def add(self, matter: Matter) -> MatterId:
        """Put a matter on the table; its id."""
        number: MatterId
        self.serial = number = self.serial + 1  # type: ignore[assignment]
        self.matters[number] = matter
        return number

    def play(self, number: MatterId) -> Play:
        """The Play of this id."""
        matter = self.matters[number]
        assert type(matter) is Play
        return matter

    def packet(self, number: MatterId) -> Packet:
        """The Packet of this id."""
        matter = self.matters[number]
        assert type(matter) is Packet
        return matter

    def drink(self, number: MatterId) -> Drink:
        """The Drink of this id."""
        matter = self.matters[number]
        assert type(matter) is Drink
        return matter

    def served(self, number: MatterId) -> Served:
        """The Drinks served together under this id."""
        matter = self.matters[number]
        assert type(matter) is Served
        return matter

    def win(self, number: MatterId) -> Win:
        """The won Round of this id."""
        matter = self.matters[number]
        assert type(matter) is Win
        return matter

    def batch(self, number: MatterId) -> Batch:
        """The Batch of this id."""
        matter = self.matters[number]
        assert type(matter) is Batch
        return matter

    # --- chance

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.chance += 1
        return chance.roll(self.seed, self.chance, sides)

    def shuffled(self, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """The cards in a new order; nobody knows any more which is which."""
        self.shuffles = Shuffle(cards, self.shuffles)
        self.chance += 1
        return chance.shuffle(self.seed, self.chance, cards)

    def times_shuffled(self) -> bytes:
        """How often each card was shuffled, modulo 256: its id in views changes with it. Counted when a view asks."""
        if self.shuffles is not self.counted_to:
            counts = bytearray(self.counted)
            shuffle = self.shuffles
            while shuffle is not None and shuffle is not self.counted_to:
                for card in shuffle.pile:
                    counts[card] = (counts[card] + 1) & 255
                shuffle = shuffle.before
            self.counted = bytes(counts)
            self.counted_to = self.shuffles
        return self.counted

    def start_counting_at(self, counts: bytes) -> None:
        """Start from these counts and forget the shuffles before."""
        self.shuffles = self.counted_to = None
        self.counted = counts

    # --- telling

    def note(self, fact: Callable[[*Fields], Noted], *fields: *Fields) -> None:
        """Write down what happened, if somebody listens: nothing is made if nobody does."""
        if self.log is not None:
            self.log.append(fact(*fields))

    def why_not(self, seat: int, card: int) -> tuple[WhyNot, ...]:
        """Why this seat cannot play this card now; empty when it can."""
        return why_not(self, SeatId(seat), CardId(card))

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        return view(self, None if seat is None else SeatId(seat))

    # --- copies and plain data

    def copy(self) -> Game:
        """An independent game at this decision; it keeps no log."""
        new = Game()
        new.cards = self.cards
        new.homes = self.homes
        new.names = self.names
        new.kinds = self.kinds
        new.seating = self.seating
        new.seats = copied_seats(self.seats)
        new.sides = copied_sides(self.sides)
        new.drink_decks = [deck.copy() for deck in self.drink_decks]
        new.turn = self.turn.copy()
        new.seed = self.seed
        new.asks_all = self.asks_all
        new.size = self.size
        new.event_decks = tuple([deck.copy() for deck in self.event_decks]) if self.event_decks else ()
        new.machines = tuple([machine.copy() for machine in self.machines]) if self.machines else ()
        new.circles = self.circles
        new.rivals = self.rivals
        new.card_windows = self.card_windows
        new.lasting = self.lasting
        new.ours = self.ours
        new.windows = self.windows
        new.shielded = self.shielded
        new.unmoved = self.unmoved
        new.shuffles = self.shuffles
        new.counted = self.counted
        new.counted_to = self.counted_to
        new.faces = self.faces
        new.inn = self.inn
        new.chance = self.chance
        new.stack = self.stack
        new.asked = self.asked
        new.kind = self.kind
        new.choices = self.choices
        new.number = self.number
        new.matters = {number: matter.copy() for number, matter in self.matters.items()} if self.matters else {}
        new.serial = self.serial
        new.round = None if self.round is None else self.round.copy()
        new.crawl = None if self.crawl is None else self.crawl.copy()
        new.prizes = None if self.prizes is None else self.prizes.copy()
        new.plays = self.plays
        new.potions = self.potions
        new.unsettled = self.unsettled
        new.owed = self.owed
        new.outcome = self.outcome
        new.log = None
        return new

    def to_json(self) -> str:
        """The whole game as text."""
        return to_json(self)

    @classmethod
    def from_json(cls, text: str, library: Library) -> Game:
        """The game that `to_json` wrote; its cards are looked up in this library."""
        return from_json(text, bare_game, library)

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<Game of {names}: turn {self.turn.number + 1}, {self.outcome or self.question}>"


def bare_game(
    cards: tuple[Card, ...],
    homes: tuple[Home, ...],
    names: tuple[str, ...],
    kinds: tuple[tuple[str, ...], ...],
    seating: Seating,
    seats: list[Seat],
    sides: list[Side],
    drink_decks: list[DrinkDeck],
    turn: Turn,
    seed: int,
    asks_all: bool,
) -> Game:
    """A game before anything has happened."""
    new = Game()
    new.cards = cards
    new.homes = homes
    new.names = names
    new.kinds = kinds
    new.seating = seating
    new.seats = seats
    new.sides = sides
    new.drink_decks = drink_decks
    new.turn = turn
    new.seed = seed
    new.asks_all = asks_all
    new.size = len(seats)
    new.event_decks = ()
    new.machines = ()
    new.circles = ()
    new.rivals = ()
    new.card_windows = ()
    new.lasting = False
    new.ours = ()
    new.windows = -1
    new.shielded = 0
    new.unmoved = 0
    new.shuffles = None
    new.counted = bytes(len(cards))
    new.counted_to = None
    new.faces = None
    new.inn = 0
    new.chance = 0
    new.stack = None
    new.asked = NOBODY
    new.kind = 0
    new.choices = []
    new.number = 0
    new.matters = {}
    new.serial = 0
    new.round = None
    new.crawl = None
    new.prizes = None
    new.plays = 0
    new.potions = False
    new.unsettled = False
    new.owed = 0
    new.outcome = None
    new.log = None
    return new


__all__ = ["Answer", "Frame", "Game"]
