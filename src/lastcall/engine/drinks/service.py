"""DRINK, SPLIT, SELFSPLIT, HOUSE: serve, one common window, drink together, put the cards away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, picked_seat
from lastcall.engine.core.codes import (
    DRINK_EVENT,
    DRINK_SERVED,
    GOLD,
    MY_DRINK,
    NO_MATTER,
    NOBODY,
    PASS,
    PLAYED,
    SEAT_CHOSEN,
    SHARE_DRINK,
)
from lastcall.engine.core.declared import made_by
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Packet, Play, gift
from lastcall.engine.drinks.cellar import pour, pour_drink
from lastcall.engine.drinks.changes import split
from lastcall.engine.drinks.drink import Drink, Served, new_served
from lastcall.engine.drinks.facts import KEEP_IT, Drank, Sobered, SplitIt, UntouchedByDrink
from lastcall.engine.drinks.sips import Sipping
from lastcall.engine.play.chain import gained, open_window, play_card
from lastcall.engine.play.facts import Changed
from lastcall.engine.play.losses import change, gain_gold
from lastcall.engine.play.payments import charge, settle_price
from lastcall.engine.table.facts import Kept
from lastcall.engine.table.hands import draw
from lastcall.ids import MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

PRICE: Final = 0
FIRST_WINDOW: Final = 1
SHARING: Final = 2
SHARED: Final = 3
DRINKING: Final = 4


def drink_from_pile(game: Game, seat: SeatId) -> None:
    """TURN-10, TURN-12, DRINK-22: the top of the Drink Me! Pile; with an empty one, sober up."""
    pile = game.seats[seat].pile
    if not pile:
        side = game.side_of(seat)
        sobered = 0
        if side.alcohol > 0:
            sobered = 1
            side.alcohol -= 1
        game.note(Sobered, seat, sobered)
        return
    card = pile.pop()
    definition = game.cards[card]
    if definition.event:
        play_card(game, seat, (PLAYED, card, 0, NO_MATTER, NOBODY))  # DRINK-07
        return
    served = new_served([])
    id = game.add(served)
    set_before(game, id, served, pour(game, seat, card, pile))
    serve(game, id, seat)


def drink_from_piles(game: Game, seats: Sequence[SeatId]) -> None:
    """TIMING-06: those who turn up Drinks drink them together; Events, and empty piles, come one after the other."""
    if len(seats) == 1:
        drink_from_pile(game, seats[0])
        return
    served = new_served([])
    id = game.add(served)
    others = []
    for seat in seats:
        pile = game.seats[seat].pile
        if pile and not game.cards[pile[-1]].event:
            set_before(game, id, served, pour(game, seat, pile.pop(), pile))
        else:
            others.append(seat)
    if others:
        game.stack = Queueing(game.stack, tuple(others))
    if served.drinks:
        serve(game, id, seats[0])
    else:
        del game.matters[id]


class Queueing(Frame):
    """Seats that drink one after the other."""

    def __init__(self, below: Frame | None, seats: tuple[SeatId, ...]) -> None:
        self.below = below
        self.seats = seats

    def go(self, game: Game) -> None:
        """DRINK-22: whoever is next."""
        if len(self.seats) > 1:
            game.stack = Queueing(self.below, self.seats[1:])
        drink_from_pile(game, self.seats[0])


def set_before(game: Game, id: MatterId, served: Served, drink: Drink) -> MatterId:
    """Put a Drink on the table before its drinker; its id."""
    number = game.add(drink)
    drink.serving = id
    drink.origin = number
    served.drinks.append(number)
    if drink.keywords or drink.shareable:
        served.special = True
    return number


def toast(game: Game, play: Play, seats: Sequence[SeatId], each: int = 1) -> None:
    """TIMING-06: everybody reveals a Drink from the Drink Deck, then one common window, then all drink."""
    served = new_served([])
    id = game.add(served)
    for seat in seats:
        for _ in range(each):
            drink = pour_drink(game, seat)
            if drink is not None:
                forbid_sharing(game, play, drink)
                set_before(game, id, served, drink)
    serve(game, id, play.seat)


def forbid_sharing(game: Game, play: Play, drink: Drink) -> None:
    """SELFSPLIT-05: a Drink that comes from a Drink Event is not shared; from any other Event it may be."""
    if game.cards[play.card].types & DRINK_EVENT:
        drink.shareable = False


def on_the_house(game: Game, play: Play, seats: list[SeatId]) -> None:
    """HOUSE-01, HOUSE-02, HOUSE-07: one Drink, copied for each at once, before anyone may respond."""
    drink = pour_drink(game, play.seat)
    if drink is None:
        settle_price(game)
        return
    served = new_served([], False, True)
    id = game.add(served)
    hand_out(game, id, served, drink, seats)
    serve(game, id, play.seat)


def hand_out(game: Game, id: MatterId, served: Served, drink: Drink, seats: Sequence[SeatId]) -> None:
    """HOUSE-02, HOUSE-05: each of these seats has an independent copy; the first also holds the physical cards."""
    drink.shareable = False
    first = NO_MATTER
    for seat in seats:
        copy = drink if first == NO_MATTER else drink.copy()
        copy.drinker = seat
        copy.ignored = bool(game.shielded >> seat & 1)
        number = set_before(game, id, served, copy)
        if first == NO_MATTER:
            first = number
        else:
            copy.cards = ()
            copy.origin = first


def serve(game: Game, served: MatterId, first: SeatId) -> None:
    """DRINK-12, CONTEST-17: a new Drink Deck is paid for before anyone responds to what was revealed."""
    below = game.stack
    if game.owed or game.served(served).special:
        game.stack = new_serving(below, served, first, PRICE, 0)
        if decide_first(game, served):
            return
        if game.owed:
            settle_price(game)
            return
    game.stack = new_serving(below, served, first, FIRST_WINDOW, 0)
    open_window(game, served, DRINK_SERVED | MY_DRINK, first)


def decide_first(game: Game, served: MatterId) -> bool:
    """What has to be decided about Drinks before anyone responds to them. True: somebody is going to be asked."""
    for number in game.served(served).drinks:
        for keyword in game.drink(number).keywords:
            if keyword.revealed(game, served):
                return True
    return False


class Serving(Frame):
    """Drinks on the table: windows, sharing, drinking."""

    __slots__ = ("at", "first", "served", "stage")

    served: MatterId
    first: SeatId
    stage: int
    at: int
    """The next Drink whose drinker may share it."""

    def go(self, game: Game) -> None:
        """TIMING-06, SELFSPLIT-01 to SELFSPLIT-03: window, sharing, a second window, all drink."""
        if self.stage == PRICE and game.owed:
            game.stack = self
            settle_price(game)
        elif self.stage == PRICE:
            game.stack = new_serving(self.below, self.served, self.first, FIRST_WINDOW, 0)
            open_window(game, self.served, DRINK_SERVED | MY_DRINK, self.first)
        else:
            served = game.served(self.served)
            if not (
                served.special and (self.offer(game) or (self.stage != DRINKING and self.share(game, served.drinks)))
            ):
                self.drink(game, served)

    def offer(self, game: Game) -> bool:
        """What a Drink offers to whoever is going to drink it. True: somebody is asked."""
        for number in game.served(self.served).drinks:
            drink = game.drink(number)
            for keyword in drink.keywords:
                game.stack = self
                if keyword.offered(game, self.served, number, drink):
                    return True
        game.stack = self.below
        return False

    def share(self, game: Game, drinks: list[MatterId]) -> bool:
        """SELFSPLIT-02, SELFSPLIT-07: whoever is going to drink it decides. True: somebody is asked."""
        for at in range(self.at, len(drinks)):
            drink = game.drink(drinks[at])
            if drink.shareable and not drink.ignored and game.rivals[drink.drinker]:
                here = game.stack = new_serving(self.below, self.served, self.first, max(self.stage, SHARING), at)
                game.ask(drink.drinker, SHARE_DRINK, here.choices(game, drink.drinker))
                return True
        if self.stage == SHARED:
            game.stack = new_serving(self.below, self.served, self.first, DRINKING, 0)
            open_window(game, self.served, DRINK_SERVED | MY_DRINK, self.first)
            return True
        return False

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return [PASS, *((SEAT_CHOSEN, other) for other in game.rivals[seat])]

    def took(self, game: Game, answer: Answer) -> None:
        """SELFSPLIT-04: shared, or not."""
        number = game.served(self.served).drinks[self.at]
        game.drink(number).shareable = False
        stage = self.stage
        if answer != PASS:
            split(game, number, picked_seat(answer))
            stage = SHARED
        game.stack = new_serving(self.below, self.served, self.first, stage, 0)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        drink = game.drink(game.served(self.served).drinks[self.at])
        return SplitIt(drink.made_of(game), drink.content(game))

    def passing(self, game: Game, reader: SeatId) -> Fact:
        return KEEP_IT

    def served_again(self) -> Serving:
        """A Drink has gone to somebody else, and everybody may respond again."""
        return new_serving(self.below, self.served, self.first, PRICE, 0)

    def drink(self, game: Game, served: Served) -> None:
        """TIMING-13: all Drinks are applied together; then what they draw and discard, then the cards go away."""
        drunk: list[Drink] = []
        gains: list[Packet] = []
        dues: list[Packet] = []
        for number in served.drinks:
            drink = game.matters[number]
            assert type(drink) is Drink
            if drink.ignored:
                note_undrunk(game, drink)
                drink.change_keywords(lambda keyword: keyword.wasted(game))
            else:
                gold = swallow(game, drink)
                if gold > 0:
                    gains.append(gift(drink.drinker, gold))
                for keyword in drink.keywords:
                    dues += keyword.dues(game, drink)
                if drink.draws or drink.discards or (drink.keywords and acting(drink)):
                    drunk.append(drink)
        game.stack = self.below
        if served.awaited:
            put_cards_away(game, served)
        elif drunk:
            game.stack = Clearing(self.below, self.served)
        else:
            put_cards_away(game, served)
            forget(game, self.served, served)
        for drink in reversed(drunk):
            acts = acting(drink)
            if drink.discards or acts:
                game.stack = Sipping(
                    game.stack, drink.drinker, (*drink.draws, *(-cards for cards in drink.discards)), acts
                )
            else:
                draw(game, drink.drinker, sum(drink.draws))
        if dues:
            charge(game, dues, self.first)
        if gains:
            gained(game, gains, self.first)


def new_serving(below: Frame | None, served: MatterId, first: SeatId, stage: int, at: int) -> Serving:
    """Drinks on the table at one of the stages of serving them."""
    new = Serving()
    new.below = below
    new.served = served
    new.first = first
    new.stage = stage
    new.at = at
    return new


made_by(Serving, new_serving)


def note_undrunk(game: Game, drink: Drink) -> None:
    """Why nobody drinks it, unless a card has said so already."""
    if game.shielded >> drink.drinker & 1:
        game.note(UntouchedByDrink, drink.drinker)


def acting(drink: Drink) -> tuple[Keyword, ...]:
    """What its drinker has to do besides drawing and discarding."""
    return tuple([keyword for keyword in drink.keywords if keyword.acts is not None]) if drink.keywords else ()


def swallow(game: Game, drink: Drink) -> int:
    """TURN-11, DRINK-23: Alcohol Content and Fortitude, up or down; and Gold, its own or left on it: how much."""
    alcohol, fortitude = drink.alcohol, drink.fortitude
    if drink.keywords:
        alcohol, fortitude = drink.for_drinker(game, drink.drinker)
    change(game, drink.drinker, alcohol, fortitude)
    if game.log is not None:
        more = bool(drink.gold or drink.draws or drink.discards or drink.keywords)
        game.log.append(Drank(drink.drinker, alcohol, fortitude, tuple(drink.made_of(game)), more))
    if drink.gold:
        gain_gold(game, drink.drinker, drink.gold)
    stake = drink.stake() if drink.keywords else 0
    if stake:
        game.side_of(drink.drinker).gold += stake
        game.note(Changed, drink.drinker, GOLD, stake)
        drink.change_keywords(lambda keyword: None if keyword.gold() else keyword)
    return drink.gold + stake


class Clearing(Frame):
    """Drinks that are done: their physical cards are disposed of."""

    def __init__(self, below: Frame | None, served: MatterId) -> None:
        self.below = below
        self.served = served

    def go(self, game: Game) -> None:
        """DRINK-19: put away all cards of the Drinks that are done."""
        served = game.served(self.served)
        put_cards_away(game, served)
        forget(game, self.served, served)


def put_cards_away(game: Game, served: Served) -> None:
    """DRINK-16, DRINK-17, DRINK-19, HOUSE-07, SPLIT-10: a kept card goes to the first eligible drinker."""
    for number in served.drinks:
        drink = game.matters[number]
        assert type(drink) is Drink
        for card in drink.cards:
            keeper = NOBODY
            keywords = game.cards[card].keywords
            if keywords and any_stays(keywords):
                eligible = {
                    one.drinker
                    for one in map(game.drink, served.drinks)
                    if one.origin == number
                    and not one.ignored
                    and any_stays(one.keywords)
                    and game.seats[one.drinker].present
                }
                first = game.turn.active if served.common else drink.drinker
                keeper = next((seat for seat in game.around(first) if seat in eligible), NOBODY)
            if keeper == NOBODY:
                game.homes[card].put_away(game, card)
            else:
                game.seats[keeper].lay_in_front(game, card)
                game.note(Kept, keeper, card)
        drink.cards = ()


def any_stays(keywords: tuple[Keyword, ...]) -> bool:
    """DRINK-16: among what a card or a Drink has is that it stays."""
    return bool(keywords) and any(keyword.stays() for keyword in keywords)


def forget(game: Game, id: MatterId, served: Served) -> None:
    """The matter is closed."""
    for number in served.drinks:
        del game.matters[number]
    del game.matters[id]
