"""The words of what lies in the middle of the table, for one reader.

They stand beside the view and not in it, because everybody shares one public view. What is not about a reader is told
once, for spectators, and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from lastcall.engine.core.facts import CameTo, ComesTo
from lastcall.engine.core.middle import Middle, crowd
from lastcall.engine.gambling.facts import NOBODY_IN, ONLY_CHEATING, InControl, StillIn
from lastcall.ids import SEATS, SeatId, TargetId
from lastcall.voice.fact import Fact
from lastcall.voice.speaker import Voice
from lastcall.voice.template import kinds_of

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class DueWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that is coming, or has come."""

    text: str
    mine: bool = False
    """It is the reader's own."""
    gain: bool = False


class MatterWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said about one thing in the middle of the table."""

    heading: str
    answers: str = ""
    """What it answers."""
    picks: str = ""
    """Whom or what it picks."""
    notes: tuple[str, ...] = ()
    """Who Ignores it, who takes part."""
    due: tuple[DueWords, ...] = ()
    """The reader's own changes first."""
    drinks: tuple[str, ...] = ()
    """For each of its Drinks what it does to whom."""


class Shared(NamedTuple):
    """What is said about one thing: as facts, and as spectators read them."""

    middle: Middle
    words: MatterWords
    seats: int
    """Bit set of the players to whom any of it says "you"."""


class MiddleTable(NamedTuple):
    """Everything that is said about the middle, worked out once for each moment."""

    matters: dict[int, Shared]
    words: dict[int, MatterWords]
    """For spectators."""
    seats: int
    """Bit set of the players to whom any of them says "you"."""
    round: tuple[Fact, ...]
    gambling: tuple[str, ...]
    """For spectators."""
    gamblers: int
    """Bit set of the players to whom the Round says "you"."""


NOTHING: Final = MiddleTable({}, {}, 0, (), (), 0)


# --- for everybody


def shared(game: Game, before: MiddleTable = NOTHING) -> MiddleTable:
    """The words of the middle for spectators; what was said a moment before and still holds is not told again."""
    if not game.matters and game.round is None:
        return NOTHING
    voice = Voice(game, None)
    matters: dict[int, Shared] = {}
    seats = gamblers = 0
    for number, matter in game.matters.items():
        middle = matter.middle(game)
        if middle is not None:
            one = before.matters.get(number)
            if one is None or one.middle != middle:
                one = Shared(middle, told(voice, middle), concerned(game, middle))
            matters[number] = one
            seats |= one.seats
    words = {number: one.words for number, one in matters.items()}
    this = of_round(game)
    if this == before.round:
        return MiddleTable(matters, words, seats, before.round, before.gambling, before.gamblers)
    for fact in this:
        gamblers |= addressed(game, fact)
    return MiddleTable(matters, words, seats, this, tuple([voice.sentence(fact) for fact in this]), gamblers)


def of_round(game: Game) -> tuple[Fact, ...]:
    """Who is in control of the Round and who is still in it; nothing without a Round."""
    this = game.round
    if this is None:
        return ()
    inside = tuple([seat for seat in SEATS[: game.size] if this.inside >> seat & 1])
    who: Fact = StillIn(inside) if inside else NOBODY_IN
    return (InControl(this.control), who, ONLY_CHEATING) if this.cheating_only else (InControl(this.control), who)


def told(voice: Voice, middle: Middle) -> MatterWords:
    """A matter for spectators."""
    heading, answers, picks, notes, due, drinks = middle
    return MatterWords(
        voice.sentence(heading),
        voice.phrase(answers) if answers is not None else "",
        voice.phrase(picks) if picks is not None else "",
        tuple([voice.sentence(fact) for fact in notes]) if notes else (),
        tuple([DueWords(voice.sentence(fact), False, fact.amount < 0) for fact in due]) if due else (),
        tuple([voice.sentence(fact) for fact in drinks]) if drinks else (),
    )


def concerned(game: Game, middle: Middle) -> int:
    """Bit set of the players to whom any of it says "you"."""
    heading, answers, picks, notes, due, drinks = middle
    seats = addressed(game, heading)
    if answers is not None:
        seats |= addressed(game, answers)
    if picks is not None:
        seats |= addressed(game, picks)
    for fact in (*notes, *due, *drinks):
        seats |= addressed(game, fact)
    return seats


# --- for one reader


class MiddleSaid(NamedTuple):
    """What one reader is told about the middle."""

    table: MiddleTable
    words: dict[int, MatterWords]
    """By the ids of the matters."""
    gambling: tuple[str, ...]


SILENCE: Final = MiddleSaid(NOTHING, NOTHING.words, NOTHING.gambling)


def said(game: Game, reader: SeatId | None, table: MiddleTable, before: MiddleSaid = SILENCE) -> MiddleSaid:
    """The words of the middle for one reader; `before` is what they were told a moment ago."""
    words, gambling = table.words, table.gambling
    if reader is None or not (table.seats | table.gamblers) >> reader & 1:
        return MiddleSaid(table, words, gambling)
    voice = Voice(game, reader)
    if table.seats >> reader & 1:
        words = {}
        for number, one in table.matters.items():
            if not one.seats >> reader & 1:
                words[number] = one.words
            elif before.table.matters.get(number) is one:
                words[number] = before.words[number]
            else:
                words[number] = own(game, voice, reader, one)
    if table.gamblers >> reader & 1:
        same = before.table.round is table.round
        gambling = before.gambling if same else tuple([voice.sentence(fact) for fact in table.round])
    return MiddleSaid(table, words, gambling)


def own(game: Game, voice: Voice, reader: SeatId, one: Shared) -> MatterWords:
    """A matter for a reader it is about: their own changes first, and the Drinks of others as everybody reads them."""
    heading, answers, picks, notes, due, drinks = one.middle
    mine: list[DueWords] = []
    others: list[DueWords] = []
    for fact in due:
        who = fact.who
        if reader in who:
            mine.append(DueWords(voice.sentence(only(fact, (reader,))), True, fact.amount < 0))
            who = tuple([target for target in who if target != reader])
        if who:
            others.append(DueWords(voice.sentence(only(fact, who)), False, fact.amount < 0))
    return MatterWords(
        voice.sentence(heading),
        voice.phrase(answers) if answers is not None else "",
        voice.phrase(picks) if picks is not None else "",
        tuple([voice.sentence(fact) for fact in notes]) if notes else (),
        (*mine, *others),
        tuple(
            [
                voice.sentence(fact) if addressed(game, fact) >> reader & 1 else text
                for fact, text in zip(drinks, one.words.drinks, strict=True)
            ]
        )
        if drinks
        else (),
    )


def only(fact: ComesTo, who: tuple[TargetId, ...]) -> ComesTo:
    """The same change for some of those it comes to."""
    if who == fact.who:
        return fact
    made = CameTo if type(fact) is CameTo else ComesTo
    return made(who, crowd(who), fact.amount, fact.track, fact.to, fact.pays, fact.by_inn, fact.times)


# --- to whom a fact says "you"

ONE: Final = {"seat", "payee", "target"}
MANY: Final = {"targets", "team", "aim"}
NESTED: Final = {"fact", "maybe", "ended"}
SEVERAL: Final = {"clauses", "breath", "sentences", "listing"}

Finder = Callable[["Game", Any], int]
FINDERS: dict[type[Fact], Finder] = {}


def addressed(game: Game, fact: Fact) -> int:
    """Bit set of the players to whom a fact, or one inside it, says "you"."""
    finder = FINDERS.get(type(fact))
    if finder is None:
        finder = FINDERS[type(fact)] = finder_of(type(fact))
    return finder(game, fact)


def finder_of(cls: type[Fact]) -> Finder:
    """What finds them in facts of this class; made once."""
    kinds = kinds_of(cls)
    one = [name for name, kind in kinds.items() if kind in ONE]
    many = [name for name, kind in kinds.items() if kind in MANY]
    sides = [name for name, kind in kinds.items() if kind == "side"]
    nested = [name for name, kind in kinds.items() if kind in NESTED]
    several = [name for name, kind in kinds.items() if kind in SEVERAL]

    def find(game: Game, fact: Any) -> int:
        found = [getattr(fact, name) for name in one]
        for name in many:
            found += getattr(fact, name)
        for name in sides:
            found += game.side_of(getattr(fact, name)).seats
        bits = 0
        for seat in found:
            if 0 <= seat < game.size:
                bits |= 1 << seat
        for name in nested:
            inner = getattr(fact, name)
            bits |= addressed(game, inner) if inner is not None else 0
        for name in several:
            for inner in getattr(fact, name):
                bits |= addressed(game, inner)
        return bits

    return find
