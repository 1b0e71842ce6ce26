"""Drinks: changing them, drinking them, ordering them; and the Drink Events."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Effect, Moment, No
from lastcall.engine.core.codes import A_DRINK, DRINK_SERVED, MY_DRINK
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL, CALLS_OTHERS, Phrase
from lastcall.engine.drinks import changes, contest, dare, service
from lastcall.engine.drinks.cellar import any_drink_left
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId, TargetId
from lastcall.language.template import says
from lastcall.language.words.facts import (
    DRINK_IGNORED_ALREADY,
    NO_DRINK_REVEALED,
    NOT_DRINKING,
    NOT_SPLITTABLE,
    NOT_TO_TEAMMATE,
    NOT_YOUR_DRINK,
    ONLY_ITS_DRINKER,
    HalfTo,
    PassTo,
)
from lastcall.language.words.nouns import Cards, Drinks
from lastcall.language.words.people import WHO, WHOM, Person, They, affected, is_chooser
from lastcall.voice.fact import Fact


class It(Phrase):
    """The Drink named before on the same line."""


says(It, "it")


class ADrink(Moment):
    """A Drink about to be drunk."""

    about = A_DRINK
    bits = DRINK_SERVED
    no = NO_DRINK_REVEALED

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return DRINK_IGNORED_ALREADY if game.drink(part).ignored else None

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever is going to drink it."""
        return game.drink(part).drinker


class AnyDrink(ADrink):
    """Anybody's."""


says(AnyDrink, "a Drink")


class YourDrink(ADrink):
    """The one you are going to drink."""

    bits = MY_DRINK
    no = NOT_YOUR_DRINK

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        drink = game.drink(part)
        if not game.ours[seat] >> drink.drinker & 1:
            return self.no
        return DRINK_IGNORED_ALREADY if drink.ignored else None


says(YourDrink, "your Drink")


DRINK: Final = (It, ADrink)
"""A Drink as the object of a verb."""


class DrinkChange(Effect):
    """CHANGE-01: it changes the effects of a Drink."""

    waits = False
    changes_drink = True
    answers = A_DRINK
    beside = "AFFECT-03"


class Strengthen(DrinkChange):
    """Raise it."""

    amount: int
    drink: It | ADrink

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11: add the Alcohol Content, which also counts in a Contest."""
        changes.strengthen(game, play.part, self.amount)


says(Strengthen, "add {amount} Alcohol Content to {drink}", amount=int, drink=DRINK)


class Weaken(DrinkChange):
    """Lower it, below 0 if need be (DRINK-23)."""

    amount: int
    drink: It | ADrink

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11: remove the Alcohol Content, which also counts in a Contest."""
        changes.strengthen(game, play.part, -self.amount)


says(Weaken, "remove {amount} Alcohol Content from {drink}", amount=int, drink=DRINK)


class LowerTo(DrinkChange):
    """To this much; never up."""

    drink: It | ADrink
    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11: lower the Alcohol Content, which also counts in a Contest."""
        changes.lower_to(game, play.part, self.amount)


says(LowerTo, "lower the Alcohol Content of {drink} to {amount}", drink=DRINK, amount=int)


class LowerDrink(DrinkChange):
    """CARD-008: lower every number on a Drink."""

    drink: It | ADrink
    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01, CONTEST-11: lower the numbers; the lower Alcohol Content also counts in a Contest."""
        changes.lower_numbers(game, play.part, self.amount)


says(LowerDrink, "reduce every number on {drink} by {amount}", drink=DRINK, amount=int)


class Replace(DrinkChange):
    """CARD-005: nothing of its own effects is left; Gold lying on it goes to the Inn."""

    drink: It | ADrink
    amount: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01: replace everything the Drink does."""
        changes.replace(game, play.part, self.amount)


says(Replace, "replace what {drink} does with {amount} Alcohol Content", drink=DRINK, amount=int)


class AsFortitude(DrinkChange):
    """As much as it would have given Alcohol Content."""

    drink: It | ADrink

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01: turn the Alcohol Content of the Drink into Fortitude."""
        changes.turn_into_fortitude(game, play.part)


says(AsFortitude, "{drink} gives Fortitude instead of Alcohol Content", drink=DRINK)


class LetsDraw(DrinkChange):
    """An effect added to the Drink, and split with it (SPLIT-04)."""

    drink: It | ADrink
    cards: Cards

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01: make drawing cards a part of the Drink."""
        drink = game.drink(play.part)
        drink.draws = (*drink.draws, self.cards.number)


says(LetsDraw, "whoever drinks {drink} draws {cards}", drink=DRINK, cards=Cards)


class DrinkSharing(DrinkChange):
    """A Drink goes, or goes in part, to somebody else."""

    nobody = ONLY_ITS_DRINKER

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        """SPLIT-07, TEAM-18: not to whoever is going to drink it anyway; what is to be drunk by a side leaves it."""
        drinker = game.drink(part).drinker
        return target != drinker and not (mine(game, seat, drinker) and mine(game, seat, target))

    def why(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> No:
        """TEAM-18: what stands in the way of a teammate."""
        return self.nobody if target == game.drink(part).drinker else NOT_TO_TEAMMATE


def receivers(game: Game, play: Play, whom: Person) -> list[SeatId]:
    """NEGATE-02, NEGATE-18: whoever Ignores everything still gets the Drink, and Ignores that."""
    ignored = play.ignored & ~game.shielded
    return [seat for seat in whom.seats(game, play) if not ignored >> seat & 1]


class PassDrink(DrinkSharing):
    """DRINK-20: somebody else drinks it."""

    drink: It | ADrink
    whom: Person

    def shares(self, target: TargetId) -> Fact:
        return PassTo(target)

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not to somebody who Ignores the card."""
        for seat in receivers(game, play, self.whom):
            changes.pass_drink(game, play.part, seat)


says(PassDrink, "pass {drink} to {whom}", drink=DRINK, whom=WHOM)


class SplitDrink(DrinkSharing):
    """SPLIT-01: somebody else drinks half of it."""

    drink: It | ADrink
    whom: Person

    def shares(self, target: TargetId) -> Fact:
        return HalfTo(target)

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """SPLIT-09: some Drinks cannot be split."""
        return NOT_SPLITTABLE if game.drink(part).unsplittable else None

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not with somebody who Ignores the card."""
        for seat in receivers(game, play, self.whom):
            changes.split(game, play.part, seat)


says(SplitDrink, "split {drink} with {whom}", drink=DRINK, whom=WHOM)


class KeepHalf(SplitDrink):
    """SPLIT-08: a split whose other half vanishes."""

    drink: It | ADrink

    def do(self, game: Game, play: Play, step: int) -> None:
        changes.halve(game, game.drink(play.part), False)


says(KeepHalf, "keep half of {drink}, rounded down", drink=DRINK)


def touched(game: Game, drink: Drink, seat: SeatId) -> bool:
    """NEGATE-05: somebody else will drink it, but it affects this seat as well."""
    return any(keyword.touches(game, drink) >> seat & 1 for keyword in drink.keywords)


class DrinkForYou(Moment):
    """A Drink that would affect you."""

    about = A_DRINK
    bits = MY_DRINK
    no = NOT_DRINKING

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """NEGATE-05: the Drink must affect you, and not be Ignored already."""
        drink = game.drink(part)
        if not game.ours[seat] >> drink.drinker & 1 and not touched(game, drink, seat):
            return self.no
        return DRINK_IGNORED_ALREADY if drink.ignored else None

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever is going to drink it."""
        return game.drink(part).drinker


says(DrinkForYou, "a Drink")


class IgnoreDrink(DrinkChange):
    """NEGATE-05, NEGATE-13: only a Drink that would affect you."""

    drink: DrinkForYou

    def do(self, game: Game, play: Play, step: int) -> None:
        """CARD-053: who Ignores what somebody else drinks is spared alone."""
        drink = game.drink(play.part)
        if mine(game, play.seat, drink.drinker):
            changes.ignore_drink(game, play.part)
        else:
            drink.change_keywords(lambda keyword: keyword.spared(game, play.seat))


says(IgnoreDrink, "ignore {drink}", drink=DrinkForYou)


class NegateDrink(DrinkChange):
    """CHANGE-01: anybody's Drink has no effect at all."""

    drink: ADrink

    def do(self, game: Game, play: Play, step: int) -> None:
        changes.negate_drink(game, play.part)


says(NegateDrink, "negate {drink}", drink=ADrink)


# --- drinking


class DrinkFromPile(Effect):
    """DRINK-21, DRINK-22: at once, on top of whatever is going on."""

    who: Person

    def prepare(self) -> None:
        """Those who choose it for themselves drink together."""
        self.together = isinstance(self.who, They)

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-02: not a change of a Drink."""
        service.drink_from_piles(game, affected(game, play, self.who))

    def do_together(self, game: Game, play: Play, seats: tuple[SeatId, ...]) -> None:
        """TIMING-06: the players drink at the same time."""
        service.drink_from_piles(game, seats)


says(DrinkFromPile, "{who} take~ a Drink from {their} pile", who=WHO)


class DrinkFromDeck(Effect):
    """TIMING-06: a toast; Drink Events turned up are discarded and replaced."""

    who: Person
    drinks: Drinks

    def prepare(self) -> None:
        """Those who choose it for themselves drink together."""
        self.together = isinstance(self.who, They)

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: not if there is nothing left to drink."""
        return any_drink_left(game)

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        service.toast(game, play, affected(game, play, self.who), self.drinks.number)

    def do_together(self, game: Game, play: Play, seats: tuple[SeatId, ...]) -> None:
        """CARD-043: all who chose it reveal, then one window, then they drink."""
        service.toast(game, play, seats, self.drinks.number)


says(DrinkFromDeck, "{who} drink~ {drinks} from the Drink Deck", who=WHO, drinks=Drinks)


class DrinkCopies(Effect):
    """HOUSE-01, HOUSE-02: a copy of one revealed Drink for each."""

    who: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """HOUSE-08: not for those who Ignore the Event; a revealer among them still reveals the Drink."""
        seats = affected(game, play, self.who)
        if seats:
            service.on_the_house(game, play, seats)


says(DrinkCopies, "{who} drink~ a copy of the same Drink from the Drink Deck", who=WHO)


class StartContest(Effect):
    """CONTEST-01: start a Drinking Contest."""

    calls = CALLS_ALL

    def do(self, game: Game, play: Play, step: int) -> None:
        contest.start_contest(game, play)


says(StartContest, "start a Drinking Contest")


class Dare(Effect):
    """CARD-027 to CARD-029: reveal two Drinks: the weaker one for you, the stronger one for all others."""

    calls = CALLS_OTHERS

    def do(self, game: Game, play: Play, step: int) -> None:
        if not play.ignored >> play.seat & 1:
            dare.dare(game, play)


says(
    Dare,
    "reveal two Drinks from the Drink Deck: you drink the weaker one, "
    "and each other player drinks a copy of the stronger one",
)


class Gift(Effect):
    """CRAWL-24, CRAWL-27: reveal two Drinks: another player drinks one of them, the other is shuffled back."""

    whom: Person

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: nothing is revealed for somebody who Ignores the card."""
        for seat in affected(game, play, self.whom):
            dare.gift(game, play, seat)


says(
    Gift,
    "reveal two Drinks from the Drink Deck: {whom} drinks the one you choose, and the other is shuffled back",
    whom=WHOM,
)
