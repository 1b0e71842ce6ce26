"""Drinks on the table, apart from the physical cards they are made of (DRINK-13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from lastcall.engine.core.codes import A_DRINK, ALCOHOL, FORTITUDE, GOLD, NO_MATTER, NOBODY
from lastcall.engine.core.declared import made_by
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.facts import LET_IT_HAPPEN, NO_ANSWER
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Matter
from lastcall.engine.core.middle import Middle, crowd
from lastcall.engine.core.things import SeenDrink, SeenMatter
from lastcall.engine.drinks.facts import (
    DRINK_IT,
    NO_DRINK_WORKS,
    NOBODY_DRINKS,
    AboutToDrink,
    Adds,
    AnswersDrink,
    Content,
    Discards,
    Draws,
    Drinking,
    DrinksIt,
    GetsFrom,
    IgnoresIt,
    LiesOnIt,
    ManyDrink,
    OnDrink,
    PaysFor,
    TheyDrink,
)
from lastcall.ids import CardId, MatterId, SeatId, TrackId
from lastcall.voice.fact import Fact
from lastcall.voice.sentences import begun
from lastcall.voice.speaker import Voice

if TYPE_CHECKING:
    from lastcall.engine.core.frames import Frame
    from lastcall.engine.game import Game

Sort = TypeVar("Sort", bound=Keyword)


class Drink(Matter):
    """One Drink, whatever physical cards it is made of (DRINK-13)."""

    __slots__ = (
        "alcohol",
        "cards",
        "discards",
        "draws",
        "drinker",
        "fortitude",
        "gold",
        "ignored",
        "keywords",
        "origin",
        "revealer",
        "serving",
        "shareable",
        "split_off",
        "unsplittable",
    )

    drinker: SeatId
    serving: MatterId  # = NO_MATTER
    alcohol: int  # = 0
    fortitude: int  # = 0
    draws: tuple[int, ...]  # = ()
    """How many cards its drinker draws, for each effect that says so (DRINK-15)."""
    discards: tuple[int, ...]  # = ()
    """How many cards its drinker discards, for each effect that says so."""
    gold: int  # = 0
    shareable: bool  # = False
    """Its drinker may split it by its own text (SELFSPLIT-02)."""
    unsplittable: bool  # = False
    """No card may split it (SPLIT-09)."""
    cards: tuple[CardId, ...]  # = ()
    """The physical cards, held by the Drink that was revealed; halves and copies hold none."""
    origin: MatterId  # = NO_MATTER
    """The Drink that holds the physical cards."""
    revealer: SeatId  # = NOBODY
    """Who revealed it; NOBODY for the half somebody else was given."""
    split_off: int  # = 0
    """The Alcohol Content that splits have taken from it."""
    ignored: bool  # = False
    keywords: tuple[Keyword, ...]  # = ()
    """What it has besides its numbers."""

    def is_for(self, seat: SeatId) -> bool:
        return self.drinker == seat

    def copy(self) -> Drink:
        return new_drink(
            self.drinker,
            self.serving,
            self.alcohol,
            self.fortitude,
            self.draws,
            self.discards,
            self.gold,
            self.shareable,
            self.unsplittable,
            self.cards,
            self.origin,
            self.revealer,
            self.split_off,
            self.ignored,
            self.keywords,
        )

    # --- keywords

    def keyword(self, sort: type[Sort]) -> Sort | None:
        """The keyword of this sort that it has."""
        return next((one for one in self.keywords if isinstance(one, sort)), None)

    def put_keyword(self, keyword: Keyword) -> None:
        """Replace the keyword of the same sort, or add this one."""
        at = next((n for n, one in enumerate(self.keywords) if type(one) is type(keyword)), len(self.keywords))
        self.keywords = (*self.keywords[:at], keyword, *self.keywords[at + 1 :])

    def change_keywords(self, change: Callable[[Keyword], Keyword | None]) -> None:
        """Something has happened to the Drink: each keyword reacts to it."""
        if self.keywords:
            changed = [change(keyword) for keyword in self.keywords]
            self.keywords = tuple([keyword for keyword in changed if keyword is not None])

    def for_drinker(self, game: Game, seat: SeatId) -> tuple[int, int]:
        """Alcohol Content and Fortitude that this seat would take: in Contests, in Dares, and when it is drunk."""
        alcohol, fortitude = self.alcohol, self.fortitude
        for keyword in self.keywords:
            more_alcohol, more_fortitude = keyword.for_drinker(game, seat)
            alcohol += more_alcohol
            fortitude += more_fortitude
        return alcohol, fortitude

    def worth(self, game: Game) -> int:
        """CONTEST-11, CONTEST-12, CONTEST-19: in a Contest, to its revealer; what splits took from it still counts."""
        return self.for_drinker(game, self.revealer)[0] + self.split_off if self.revealer >= 0 else 0

    def stake(self) -> int:
        """The Gold lying on it."""
        return sum(keyword.gold() for keyword in self.keywords)

    def clear_away(self, game: Game) -> None:
        game.inn += self.stake()

    # --- as people see it

    def name(self, game: Game) -> str:
        """Wine with Mead; an Event among them is set apart."""
        return " with ".join(game.cards[card].in_prose() for card in self.made_of(game)) or "a Drink"

    def made_of(self, game: Game) -> tuple[CardId, ...]:
        """The physical cards, whoever holds them."""
        origin = game.matters.get(self.origin)
        return origin.cards if type(origin) is Drink else ()

    def text(self, game: Game) -> str:
        """Wine with Mead (+5)."""
        return f"{self.name(game)} ({self.for_drinker(game, self.drinker)[0]:+d})"

    def content(self, game: Game) -> Content:
        """All that it does to its drinker: +5 Alcohol Content, -1 Fortitude, draw 2 cards."""
        alcohol, fortitude = self.for_drinker(game, self.drinker)
        numbers: tuple[tuple[int, TrackId], ...] = ((alcohol, ALCOHOL), (fortitude, FORTITUDE), (self.gold, GOLD))
        parts: list[Fact] = [Adds(number, track) for number, track in numbers if number]
        parts += [Draws(cards) for cards in self.draws]
        parts += [Discards(cards) for cards in self.discards]
        parts += [keyword.acts for keyword in self.keywords if keyword.acts is not None]
        for due in [packet for keyword in self.keywords for packet in keyword.dues(game, self)]:
            if game.ours[self.drinker] >> due.victim & 1:
                parts.append(PaysFor(due.payee, due.amount))
            else:
                parts.append(GetsFrom(due.amount, due.victim))
        stake = self.stake()
        if stake:
            parts.append(LiesOnIt(stake))
        return Content(tuple(parts))

    def as_object(self, game: Game, by: SeatId) -> Fact:
        return OnDrink(self.drinker, self.made_of(game) if self.cards else (), self.drinker == by)

    def described(self, game: Game) -> tuple[str, ...]:
        """What it has besides its numbers, in words for everybody."""
        voice = Voice(game, None)
        facts = [keyword.described(game, self) for keyword in self.keywords]
        return tuple([voice.phrase(fact) for fact in facts if fact is not None])

    def answered(self, game: Game) -> Fact | None:
        return AnswersDrink(self.drinker)

    def told(self, game: Game) -> Fact:
        """What it does to whom, or that it does nothing."""
        made_of = self.made_of(game)
        return IgnoresIt(self.drinker, made_of) if self.ignored else DrinksIt(self.drinker, made_of, self.content(game))

    def shown(self, game: Game, number: MatterId) -> SeenDrink:
        """A revealed Drink is public: what it has for whoever is going to drink it."""
        alcohol, fortitude = self.for_drinker(game, self.drinker)
        return SeenDrink(
            number,
            self.drinker,
            alcohol,
            fortitude,
            sum(self.draws),
            sum(self.discards),
            self.gold,
            self.ignored,
            seen_cards(game, self.cards),
            self.described(game) if self.keywords else (),
            begun(Voice(game, None).mixed(self.made_of(game))),
        )


def new_drink(
    drinker: SeatId,
    serving: MatterId = NO_MATTER,
    alcohol: int = 0,
    fortitude: int = 0,
    draws: tuple[int, ...] = (),
    discards: tuple[int, ...] = (),
    gold: int = 0,
    shareable: bool = False,
    unsplittable: bool = False,
    cards: tuple[CardId, ...] = (),
    origin: MatterId = NO_MATTER,
    revealer: SeatId = NOBODY,
    split_off: int = 0,
    ignored: bool = False,
    keywords: tuple[Keyword, ...] = (),
) -> Drink:
    """A Drink before what its cards do is added up, unless more is said of it."""
    new = Drink()
    new.drinker = drinker
    new.serving = serving
    new.alcohol = alcohol
    new.fortitude = fortitude
    new.draws = draws
    new.discards = discards
    new.gold = gold
    new.shareable = shareable
    new.unsplittable = unsplittable
    new.cards = cards
    new.origin = origin
    new.revealer = revealer
    new.split_off = split_off
    new.ignored = ignored
    new.keywords = keywords
    return new


made_by(Drink, new_drink)


class Served(Matter):
    """Drinks drunk together (TIMING-06)."""

    __slots__ = ("awaited", "common", "drinks", "special")

    drinks: list[MatterId]
    awaited: bool  # = False
    """A frame below still reads it and will remove it."""
    common: bool  # = False
    """One Drink was copied for all: no single controller (HOUSE-07)."""
    special: bool  # = False
    """Some of them were poured with keywords, or may be shared."""

    def copy(self) -> Served:
        return new_served(self.drinks[:], self.awaited, self.common, self.special)

    def unfinished(self) -> bool:
        return True

    def parts(self, number: MatterId, about: int) -> Sequence[MatterId]:
        return self.drinks if about == A_DRINK else ()

    def concerned(self, game: Game) -> int:
        seats = 0
        for number in self.drinks:
            drink = game.matters[number]
            assert type(drink) is Drink
            seats |= game.ours[drink.drinker]
            if drink.keywords:
                for keyword in drink.keywords:
                    seats |= keyword.touches(game, drink)
        return seats

    def situation(self, game: Game, reader: SeatId, below: Frame | None) -> Fact:
        waiting = [drink for drink in map(game.drink, self.drinks) if not drink.ignored]
        if not waiting:
            return NO_DRINK_WORKS
        # What everybody else drinks is seen on the table.
        told = [drink for drink in waiting if game.ours[reader] >> drink.drinker & 1] or waiting
        if told is waiting and len(told) > 1:
            return ManyDrink(len(told))
        drinks = [AboutToDrink(drink.drinker, drink.made_of(game), drink.content(game)) for drink in told]
        return drinks[0] if len(drinks) == 1 else Drinking(tuple(drinks))

    def passing(self, game: Game, reader: SeatId) -> Fact:
        waiting = [drink.drinker for drink in map(game.drink, self.drinks) if not drink.ignored]
        return DRINK_IT if reader in waiting else LET_IT_HAPPEN if waiting else NO_ANSWER

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        drinks = tuple(game.drink(drink).shown(game, drink) for drink in self.drinks)
        return SeenMatter(number, "drinks", drinks[0].drinker if drinks else NOBODY, drinks=drinks)

    def middle(self, game: Game) -> Middle | None:
        drinks = [game.drink(drink) for drink in self.drinks]
        drinkers = tuple(dict.fromkeys([drink.drinker for drink in drinks]))
        heading = TheyDrink(drinkers, crowd(drinkers)) if drinkers else NOBODY_DRINKS
        return Middle(heading, drinks=tuple([drink.told(game) for drink in drinks]))


def new_served(drinks: list[MatterId], awaited: bool = False, common: bool = False, special: bool = False) -> Served:
    """Drinks that are served together."""
    new = Served()
    new.drinks = drinks
    new.awaited = awaited
    new.common = common
    new.special = special
    return new


made_by(Served, new_served)
