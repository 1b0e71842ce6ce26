"""What happens in games, and how often: lines of the log, questions, phrases of the cards played, and what sides do.

Hardly any happening is listed by hand, only those of `sides.py`. Whatever the log can tell, whatever can be asked and
whatever stands on a card must occur, as long as it belongs to the tables played. `ONLY_WITH` says what a few of them
need besides: if one is missing there, it is reported because it never happens, and if one is wrong, because it happens
all the same.
"""

from __future__ import annotations

import enum
import functools
import re
from collections import Counter
from collections.abc import Iterator

from lastcall import Game
from lastcall.cards.characters.amundyr.facts import BittenByScarab
from lastcall.cards.characters.amundyr.scarabs import Bites
from lastcall.cards.characters.farai.facts import BrewEmpty
from lastcall.cards.characters.torglesnarf.minions import Minions
from lastcall.engine.core.cards import Card
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.machines import Deciding, Machine
from lastcall.engine.core.phrases import Phrase
from lastcall.engine.drinks.dare import Giving
from lastcall.engine.drinks.facts import DrinkNegated, Looked, NoDrinkLeft, Revealed, ShuffledBack, UntouchedByDrink
from lastcall.engine.drinks.orders import HandingOut
from lastcall.engine.events.event_deck import EventDeck
from lastcall.engine.events.facts import CounterOff, CountersOn, EventsShuffled
from lastcall.engine.gambling.facts import GotThing, RoundGoesOn, Staked
from lastcall.engine.gambling.pot import Claiming
from lastcall.engine.gambling.prizes import Prizes
from lastcall.engine.game import Answer
from lastcall.engine.play.auction import Bidding
from lastcall.engine.play.chain import Window
from lastcall.engine.play.champions import Naming
from lastcall.engine.play.crawl import Crawl
from lastcall.engine.play.facts import (
    Borrowed,
    Championed,
    Closed,
    Crawled,
    Decided,
    Divided,
    Lessened,
    LookedAtHand,
    MadeBid,
    NobodyBid,
    NoChoice,
    NoCrawl,
    OpenedHand,
    PickedNext,
    PlayedCard,
    Redirected,
    RedirectedToThing,
    RevealedBid,
    Struck,
    TossedForAll,
    Untouched,
    WonBid,
)
from lastcall.engine.play.insight import Dividing, Looking, NextVictim, TakingPile
from lastcall.engine.play.joint_toss import Helping
from lastcall.engine.play.secret_bids import SecretBidding
from lastcall.engine.table.facts import BarredFromPlay, DrankPotion, FellAsleep, NoneToDraw
from lastcall.language import template
from lastcall.language.keywords.bounce import Bouncing
from lastcall.language.keywords.coin import Coin
from lastcall.language.keywords.collection import Collecting
from lastcall.language.keywords.dial import Undecided
from lastcall.language.keywords.facts import Bounced, Dialed, PutUnder, StakeToInn, Tossed
from lastcall.language.keywords.static_effects import Lessening
from lastcall.language.template import HOLE, OWN, TEMPLATES
from lastcall.language.words.blood_money import AntingFortitude
from lastcall.language.words.champions import BorrowChampion
from lastcall.language.words.changes import Redirect
from lastcall.language.words.choices import Auction, SecretAuction
from lastcall.language.words.drinks import Gift, NegateDrink
from lastcall.language.words.facts import Lowered, NothingToSpill, Spilled, Unmoved
from lastcall.language.words.joint_toss import JointToss
from lastcall.language.words.minds import BorrowHand, Divide, OpenHand, TurnHelper
from lastcall.language.words.orders import OrderSeen, ShuffleBack, SpillDrink
from lastcall.language.words.people import Person
from lastcall.language.words.responses import LowerNumbers
from lastcall.language.words.rounds import CardIntoPot, TakeHalf
from lastcall.language.words.stare import IgnoreActions
from lastcall.language.words.turns import Bar, Sleep
from lastcall.voice.fact import Noted
from tests.laws import sides
from tests.laws.sides import Team

Happening = tuple[type, str]
"""A class, and for a phrase the words in its holes: an auction of Gold is not one of Fortitude."""

PARTS = (EventDeck, Crawl, Prizes)
"""Chapters of the engine that a table may have or not; what is declared beside one of them happens only with it."""

ONLY_WITH: dict[tuple[type, ...], tuple[type, ...]] = {
    # No card demands an ante of 2 Gold; only teams choose whom a Scarab bites.
    (): (AntingFortitude, Bites),
    (Auction,): (Bidding, MadeBid, NobodyBid, WonBid),
    (Bar,): (BarredFromPlay,),
    (Bouncing,): (Bounced, StakeToInn),
    (Coin,): (Tossed,),
    (Collecting,): (PutUnder,),
    (Crawl,): (Closed, Crawled, NoCrawl),
    (Undecided,): (Dialed,),
    (EventDeck,): (CounterOff, CountersOn, EventsShuffled),
    (IgnoreActions,): (Unmoved,),
    (BorrowChampion,): (Borrowed,),
    (BorrowHand, TurnHelper): (LookedAtHand, Looking),
    (CardIntoPot, Prizes): (GotThing, Staked),
    (Divide,): (Divided, Dividing, TakingPile),
    (Gift,): (Giving,),
    (JointToss,): (Decided, Helping, TossedForAll),
    (Lessening,): (Lessened,),
    (LowerNumbers,): (Lowered,),
    (Minions,): (RedirectedToThing, Struck),
    (NegateDrink,): (DrinkNegated,),
    (OpenHand,): (OpenedHand,),
    (OrderSeen,): (HandingOut, Looked),
    (Redirect,): (Redirected,),
    (SecretAuction,): (RevealedBid, SecretBidding),
    (ShuffleBack,): (ShuffledBack,),
    (Sleep,): (FellAsleep, UntouchedByDrink),
    (Sleep, IgnoreActions): (Untouched,),
    (SpillDrink,): (NothingToSpill, Spilled),
    (TakeHalf,): (Claiming,),
    (Team,): (Bites, Championed, DrankPotion, Naming),
    (TurnHelper,): (NextVictim, PickedNext),
}
"""What happens only if one of these is at a table, where something of the same module is not enough."""

RARE = (BrewEmpty, EventsShuffled, NoChoice, NoDrinkLeft, NoneToDraw, RoundGoesOn)
"""Random games are over too soon for these, so that only stories have to tell them."""

WITH = {happening: needed for needed, happenings in ONLY_WITH.items() for happening in happenings}


class Happenings:
    """How often each thing has happened, and what was there to make it happen."""

    def __init__(self) -> None:
        self.counts: Counter[Happening] = Counter()
        self.phrases: set[Happening] = set()
        """What the cards say."""
        self.there: set[type] = set()
        """All sorts of phrases, inside others too, and of parts of a table."""

    def ask(self, game: Game, answer: Answer) -> None:
        """A question and the answer to it; a response is a question about whatever has opened its window."""
        frame = game.stack
        if type(frame) is Window:
            frame = frame.below
        asking = game.machines[frame.machine] if type(frame) is Deciding else frame
        self.counts[type(asking), ""] += 1
        if sides.has_teams(game):
            for happening in sides.seen_in(game, answer):
                self.counts[happening, ""] += 1

    def end(self, game: Game) -> None:
        """The game is over, and its log complete."""
        assert game.log is not None
        for sort, number in Counter([type(fact) for fact in game.log]).items():
            self.counts[sort, ""] += number
        played = [(fact.card, fact.use) for fact in game.log if isinstance(fact, PlayedCard)]
        played += [(fact.card, 0) for fact in game.log if isinstance(fact, BittenByScarab)]
        for (card, use), number in Counter(played).items():
            for phrase in said(game.cards[card], use):
                self.counts[phrase] += number
        for fact in game.log:
            if isinstance(fact, (Revealed, GotThing)):
                for card in fact.cards if isinstance(fact, Revealed) else (fact.card,):
                    self.counts.update(printed(game.cards[card]))
        for one in set(game.cards):
            self.phrases.update(*(said(one, use) for use in range(len(one.uses))), printed(one))
            self.there |= sorts(one)
        parts = (*game.machines, *game.event_decks, game.crawl, game.prizes)
        self.there.update(type(part) for part in parts if part is not None)
        self.there.update(sides.parts_of(game))

    def add(self, other: Happenings) -> None:
        """Those of another game."""
        self.counts += other.counts
        self.phrases |= other.phrases
        self.there |= other.there

    def never(self) -> list[Happening]:
        """What could have happened at these tables, and did not."""
        return sorted((one for one in self.possible() - self.counts.keys() if one[0] not in RARE), key=named)

    def unforeseen(self) -> list[Happening]:
        """What has happened although nothing at these tables gives occasion to it."""
        return sorted((one for one in self.counts.keys() - self.possible() if one[0] in kinds()), key=named)

    def possible(self) -> set[Happening]:
        """What these tables gave occasion to."""
        modules = {cls.__module__ for cls in self.there}
        modules |= {f"{module.rpartition('.')[0]}.facts" for module in modules}
        found = set(self.phrases)
        for cls in kinds():
            if (is_common(cls.__module__) or cls.__module__ in modules) and (
                cls not in WITH or not self.there.isdisjoint(WITH[cls])
            ):
                found.add((cls, ""))
        return found | {(cls, "") for cls in sides.ALL if cls.needs in self.there}


@functools.cache
def kinds() -> frozenset[type]:
    """Whatever the log tells, and whatever asks. A base class is none; a window counts for what has opened it."""
    asking = filter(asks, (*leaves(Frame), *leaves(Machine)))
    return frozenset([*leaves(Noted), PlayedCard, *asking]) - {Window, Deciding}


def leaves(base: type[object]) -> Iterator[type]:
    """Its subclasses that have none themselves; those of tests do not count."""
    for cls in base.__subclasses__():
        if cls.__subclasses__():
            yield from leaves(cls)
        elif cls.__module__.startswith("lastcall."):
            yield cls


def asks(cls: type) -> bool:
    """Whether such a frame or machine asks somebody something, itself or in a quiet window."""
    if issubclass(cls, (Machine, Decision)):
        return cls.options not in (Machine.options, Decision.options)
    return issubclass(cls, Frame) and (
        cls.choices is not Frame.choices or cls.quiet_situation is not Frame.quiet_situation
    )


@functools.cache
def is_common(module: str) -> bool:
    """Whether it is a chapter of the rules that every game has."""
    return module.startswith("lastcall.engine.") and module not in {cls.__module__ for cls in PARTS}


# --- phrases


@functools.cache
def said(card: Card, number: int) -> tuple[Happening, ...]:
    """What a card says when it is played for one of its uses."""
    use = card.uses[number]
    phrases = (use.moment, *([] if use.cost is None else [use.cost]), *use.effects)
    return (*((type(phrase), words(phrase)) for phrase in phrases), *printed(card))


@functools.cache
def printed(card: Card) -> tuple[Happening, ...]:
    """What it says besides."""
    return tuple((type(keyword), "") for keyword in card.keywords)


@functools.cache
def sorts(card: Card) -> frozenset[type]:
    """All the sorts of phrases a card is made of."""
    found: set[type] = {type(keyword) for keyword in card.keywords}
    waiting: list[object] = [part for use in card.uses for part in (use.moment, use.cost, *use.effects)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif isinstance(part, Phrase):
            found.add(type(part))
            waiting += part.parts()
    return frozenset(found)


def words(phrase: Phrase) -> str:
    """What fills its holes, if it is one of a few: whom it means, which track, which sort of card."""
    few = (part for part in phrase.parts() if isinstance(part, (enum.Enum, Person)))
    return ", ".join(map(template.printed, few))


# --- in words


def named(happening: Happening) -> str:
    """The class, and what it is: a sentence of the card language, or the first line of its docstring."""
    cls, chosen = happening
    if cls in TEMPLATES:
        text = "".join("…" if piece.sort in (HOLE, OWN) else piece.text for piece in TEMPLATES[cls])
    else:
        text = re.sub(r"^(?:[A-Z]+-\d+(?:, | to )?)+(?:: |\.)", "", (cls.__doc__ or "").split("\n")[0])
    return f"{cls.__name__}{f' ({chosen})' if chosen else ''}: {text}"
