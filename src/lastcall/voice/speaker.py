"""A voice tells facts to one reader, who is "you" in them; and only what this reader may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from lastcall.ids import CardId, SeatId, TargetId
from lastcall.voice.english import TELLERS, teller
from lastcall.voice.fact import UNSEEN, Branch, Fact
from lastcall.voice.sentences import counted, listed, so_often
from lastcall.voice.template import kinds_of

OWNER: Final = "who"
"""The field with the seat whose side sees what is hidden."""


CHASER: Final = " with a Chaser"
"""Ends the title of a Drink that is followed by another, which is said right after it."""
CONSTANT: Final = {"plain", "track", "phase", "amount", "change", "times"}
"""Kinds of fields that are said in the same words to everybody."""
NAMING: Final = {"seat", "payee", "target", "team", "aim"}
"""Kinds of fields that name players: to these a line says "you"."""


class Titled(Protocol):
    """A card, as far as sentences care."""

    @property
    def title(self) -> str:
        """Bare."""

    def in_prose(self) -> str:
        """Set apart from the sentence it stands in."""

    def option_text(self, branch: Branch, player: str, mine: bool) -> str:
        """What it offers: what its player is called, and whether it is told to whoever chooses."""


class Members(Protocol):
    """A side."""

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """Who plays on it."""


class Company(Protocol):
    """The game, as far as sentences care: who sits there, and what lies on the table."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of the seats."""

    @property
    def cards(self) -> Sequence[Titled]:
        """By their numbers."""

    @property
    def ours(self) -> tuple[int, ...]:
        """For each seat the seats of its side, as a bit set."""

    def name_of(self, target: TargetId) -> str:
        """A player, or a thing in front of one."""

    def side_of(self, seat: SeatId) -> Members:
        """Who shares a mat with this seat."""


class Voice:
    """Tells facts to one seat; None: to a spectator, or to nobody in particular."""

    __slots__ = ("cards", "company", "name_of", "names", "reader")

    def __init__(self, company: Company, reader: SeatId | None) -> None:
        self.company = company
        self.names = company.names
        self.cards = company.cards
        self.name_of = company.name_of
        self.reader = reader

    def sentence(self, fact: Fact) -> str:
        """As a line or a prompt."""
        text = self.phrase(fact)
        return text[:1].upper() + text[1:]

    def phrase(self, fact: Fact) -> str:
        """Inside a sentence, or as an option."""
        return (TELLERS.get(type(fact)) or teller(type(fact)))(self, fact)

    # --- what stands in holes

    def target(self, target: TargetId) -> str:
        """A player, or a thing in front of one."""
        return "you" if target == self.reader else self.name_of(target)

    def targets(self, targets: Sequence[TargetId]) -> str:
        """The reader first."""
        return listed([self.target(one) for one in sorted(targets, key=lambda one: one != self.reader)])

    def aim(self, targets: Sequence[TargetId], who: SeatId) -> str:
        """After "plays a card": " on you and Ann", " on themselves"; a card that picks two may pick one for both."""
        often = Counter(targets)
        if len(often) == 1 < len(targets):
            all_of_them = "both" if len(targets) == 2 else f"all {len(targets)}"
            return f" and {'pick' if who == self.reader else 'picks'} {self.picked(targets[0], who)} for {all_of_them}"
        return f" on {listed([self.picked(one, who) + so_often(times) for one, times in often.items()])}"

    def picked(self, target: TargetId, who: SeatId) -> str:
        """Somebody whom this player picks, perhaps themselves."""
        if target == who:
            return "yourself" if who == self.reader else "themselves"
        return self.target(target)

    def side(self, seat: SeatId) -> str:
        """Everybody on the side of this seat; to each of them, you."""
        members = self.company.side_of(seat).seats
        return "you" if self.reader in members else listed([self.names[one] for one in members])

    def sides(self, seat: SeatId) -> str:
        """Your; Ann and Ben's."""
        said = self.side(seat)
        return "your" if said == "you" else f"{said}'s"

    def is_plural(self, seat: SeatId) -> bool:
        """Whether a side takes the verb as "you" does."""
        members = self.company.side_of(seat).seats
        return len(members) > 1 or self.reader in members

    def team(self, seats: tuple[SeatId, ...]) -> str:
        """Those who do something together; to each of them, you."""
        return "you" if self.reader in seats else listed([self.names[one] for one in seats])

    def option(self, branch: Branch, who: SeatId, whose: SeatId) -> str:
        """What somebody has chosen of somebody's card."""
        return self.cards[branch.card].option_text(branch, self.target(whose), who == self.reader)

    def hidden(self, cards: Sequence[CardId], one: str) -> str:
        """Which they are, or how many."""
        return counted(len(cards), one) if UNSEEN in cards else self.titles(cards)

    def titles(self, cards: Sequence[CardId]) -> str:
        """One after the other."""
        return ", ".join([self.cards[card].in_prose() for card in cards])

    def mixed(self, cards: Sequence[CardId]) -> str:
        """The cards of one Drink: Light Ale + Wine. An Event among them is set apart; none: just a Drink."""
        titles = [self.cards[card].in_prose() for card in cards]
        return " + ".join([*(title.removesuffix(CHASER) for title in titles[:-1]), *titles[-1:]]) or "a Drink"

    def clauses(self, facts: Sequence[Fact]) -> str:
        """You would lose 1 Gold; Ann would lose 2 Fortitude."""
        return "; ".join([self.phrase(fact) for fact in facts])

    def breath(self, facts: Sequence[Fact]) -> str:
        """Would lose 2 Fortitude and 1 Gold; would lose 2 Fortitude and pay Ann 1 Gold."""
        words = [self.phrase(fact).split() for fact in facts]
        same = 0
        while all(one[same] == words[0][same] and not one[same].isdigit() for one in words):
            same += 1
        return f"{' '.join(words[0][:same])} {listed([' '.join(one[same:]) for one in words])}".strip()


class Nobody:
    """A company without anybody in it."""

    names = ()
    cards = ()
    ours = ()

    def name_of(self, target: TargetId) -> str:
        """There is nobody to name."""
        raise LookupError(target)

    def side_of(self, seat: SeatId) -> Members:
        """There are no sides."""
        raise LookupError(seat)


ANYBODYS: Final = Voice(Nobody(), None)


def phrase(fact: Fact) -> str:
    """In words that name nobody."""
    return ANYBODYS.phrase(fact)


class Cast(NamedTuple):
    """Whom facts of one class are about, and what only one side sees of them."""

    about: Callable[[Company, Any], tuple[SeatId, ...]]
    """The seats it says "you" to."""
    hidden: str
    """The field that only one side sees; empty: none."""
    is_constant: bool
    """It names neither players nor cards, so it reads the same for everybody in any game."""


CASTS: dict[type[Fact], Cast] = {}


def cast_of(cls: type[Fact]) -> Cast:
    """Worked out once for each class."""
    if cls not in CASTS:
        kinds = kinds_of(cls)
        hidden = next((name for name, kind in kinds.items() if kind.startswith("hidden")), "")
        CASTS[cls] = Cast(whom(kinds), hidden, CONSTANT.issuperset(kinds.values()))
    return CASTS[cls]


def whom(kinds: Mapping[str, str]) -> Callable[[Company, Any], tuple[SeatId, ...]]:
    """What finds the seats in fields of these kinds. It runs for every line of the log: nothing is looked up twice."""
    named = [(name, kind in ("team", "aim")) for name, kind in kinds.items() if kind in NAMING]
    for name in [name for name, kind in kinds.items() if kind == "side"]:
        return lambda company, fact: company.side_of(getattr(fact, name)).seats
    if not named:
        return lambda company, fact: ()
    if len(named) == 1 and not named[0][1]:
        one = named[0][0]
        return lambda company, fact: (seat,) if 0 <= (seat := getattr(fact, one)) < len(company.names) else ()

    def seats(company: Company, fact: Any) -> tuple[SeatId, ...]:
        found: list[SeatId] = []
        for name, several in named:
            value = getattr(fact, name)
            found += value if several else (value,)
        return tuple([seat for seat in dict.fromkeys(found) if 0 <= seat < len(company.names)])

    return seats


def is_let_in(company: Company, fact: Fact, reader: SeatId | None) -> bool:
    """TEAM-02: whether this reader may know what only one side sees of a fact."""
    return reader is not None and bool(company.ours[reader] >> getattr(fact, OWNER) & 1)


def shown(company: Company, fact: Fact, reader: SeatId | None) -> Fact:
    """What of a fact this reader may know; the same fact, if all of it."""
    hidden = cast_of(type(fact)).hidden
    if not hidden or is_let_in(company, fact, reader):
        return fact
    return msgspec.structs.replace(fact, **{hidden: (UNSEEN,) * len(getattr(fact, hidden))})
