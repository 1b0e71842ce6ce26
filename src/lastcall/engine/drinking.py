"""DRINK, SPLIT, SELFSPLIT, HOUSE: serve, one common window, drink together, put the cards away."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine import events, playing
from lastcall.engine import window as timing
from lastcall.engine.affect import change, gain_gold, gained, price_of_drinks, settle_price
from lastcall.engine.cellar import discard_drink, pour, pour_drink
from lastcall.engine.game import Answer, Frame, Game
from lastcall.engine.hands import GivingUp, draw
from lastcall.engine.matters import Drink, Packet, Play, Served
from lastcall.engine.mixing import split
from lastcall.engine.signs import (
    CHOOSE,
    DRINK_SERVED,
    GOLD,
    INN,
    MY_DRINK,
    NOBODY,
    OPTION_CHOSEN,
    PASS,
    PASSED,
    PLAYED,
    SEAT_CHOSEN,
    SHARE_DRINK,
)

PRICE = 0
FIRST_WINDOW = 1
SHARING = 2
SHARED = 3
DRINKING = 4


def drink_from_pile(game: Game, seat: int) -> None:
    """TURN-10, TURN-12, DRINK-22: the top of the Drink Me! Pile; with an empty one, sober up."""
    pile = game.seats[seat].pile
    if not pile:
        side = game.side_of(seat)
        if side.alcohol > 0:
            side.alcohol -= 1
        game.note(events.SOBERED, seat)
        return
    card = pile.pop()
    definition = game.cards[card]
    if definition.event:
        playing.play_card(game, seat, (PLAYED, card, 0, NOBODY, NOBODY))  # DRINK-07
        return
    served = Served([])
    me = game.add(served)
    set_before(game, me, served, pour(game, seat, card, pile))
    serve(game, me, seat)


def drink_from_piles(game: Game, seats: Sequence[int]) -> None:
    """TIMING-06: those who turn up Drinks drink them together; Events, and empty piles, come one after the other."""
    if len(seats) == 1:
        drink_from_pile(game, seats[0])
        return
    served = Served([])
    me = game.add(served)
    others = []
    for seat in seats:
        pile = game.seats[seat].pile
        if pile and not game.cards[pile[-1]].event:
            set_before(game, me, served, pour(game, seat, pile.pop(), pile))
        else:
            others.append(seat)
    if others:
        game.stack = Queueing(game.stack, tuple(others))
    if served.drinks:
        serve(game, me, seats[0])
    else:
        del game.matters[me]


class Queueing(Frame):
    """Seats that drink one after the other."""

    __slots__ = ("seats",)

    def __init__(self, below: Frame | None, seats: tuple[int, ...]) -> None:
        self.below = below
        self.seats = seats

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.seats,)

    def go(self, game: Game) -> None:
        """DRINK-22: whoever is next."""
        if len(self.seats) > 1:
            game.stack = Queueing(self.below, self.seats[1:])
        drink_from_pile(game, self.seats[0])


def set_before(game: Game, me: int, served: Served, drink: Drink) -> int:
    """Put a Drink on the table before its drinker; its id."""
    number = game.add(drink)
    drink.serving = me
    drink.origin = number
    served.drinks.append(number)
    return number


def toast(game: Game, play: Play, seats: Sequence[int], each: int = 1) -> None:
    """TIMING-06: everybody reveals a Drink from the Drink Deck, then one common window, then all drink."""
    served = Served([])
    me = game.add(served)
    for seat in seats:
        for _ in range(each):
            drink = pour_drink(game, seat)
            if drink is not None:
                # SELFSPLIT-05: Drinks that come from an Event are not shared.
                drink.shareable = drink.shareable and not game.cards[play.card].event
                set_before(game, me, served, drink)
    serve(game, me, play.seat)


def on_the_house(game: Game, play: Play, seats: list[int]) -> None:
    """HOUSE-01, HOUSE-02, HOUSE-07: one Drink, copied for each at once, before anyone may respond."""
    drink = pour_drink(game, play.seat)
    if drink is None:
        settle_price(game)
        return
    drink.shareable = False  # HOUSE-05
    served = Served([], False, True)
    me = game.add(served)
    hand_out(game, me, served, drink, seats)
    serve(game, me, play.seat)


def hand_out(game: Game, me: int, served: Served, drink: Drink, seats: Sequence[int]) -> None:
    """HOUSE-02: each of these seats has an independent copy; the first also holds the physical cards."""
    first = NOBODY
    for seat in seats:
        copy = drink if first == NOBODY else drink.copy()
        copy.drinker = copy.revealer = seat
        copy.ignored = bool(game.shielded >> seat & 1)
        number = set_before(game, me, served, copy)
        if first == NOBODY:
            first = number
        else:
            copy.cards = ()
            copy.origin = first


def serve(game: Game, me: int, first: int) -> None:
    """DRINK-12, CONTEST-17: a new Drink Deck is paid for before anyone responds to what was revealed."""
    if game.owed:
        game.stack = Serving(game.stack, me, first, PRICE, 0)
        price_of_drinks(game)
        return
    game.stack = Serving(game.stack, me, first, FIRST_WINDOW, 0)
    timing.window(game, me, timing.open_bits(game, DRINK_SERVED | MY_DRINK), first)


class Serving(Frame):
    """Drinks on the table: windows, sharing, drinking."""

    __slots__ = ("at", "first", "me", "stage")

    def __init__(self, below: Frame | None, me: int, first: int, stage: int, at: int) -> None:
        self.below = below
        self.me = me
        self.first = first
        self.stage = stage
        self.at = at
        """The next Drink whose drinker may share it."""

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.me, self.first, self.stage, self.at)

    def go(self, game: Game) -> None:
        """TIMING-06, SELFSPLIT-01 to SELFSPLIT-03: window, sharing, a second window, all drink."""
        if self.stage == PRICE:
            game.stack = Serving(self.below, self.me, self.first, FIRST_WINDOW, 0)
            timing.window(game, self.me, timing.open_bits(game, DRINK_SERVED | MY_DRINK), self.first)
        elif self.stage == DRINKING or not self.share(game):
            self.drink(game)

    def share(self, game: Game) -> bool:
        """SELFSPLIT-02, SELFSPLIT-07: whoever is going to drink it decides. True: somebody is asked."""
        drinks = game.served(self.me).drinks
        for at in range(self.at, len(drinks)):
            drink = game.drink(drinks[at])
            if drink.shareable and not drink.ignored:
                others = game.others(drink.drinker)
                if others:
                    game.stack = Serving(self.below, self.me, self.first, max(self.stage, SHARING), at)
                    game.ask(drink.drinker, SHARE_DRINK, [PASS, *((SEAT_CHOSEN, q) for q in others)])
                    return True
        if self.stage == SHARED:
            game.stack = Serving(self.below, self.me, self.first, DRINKING, 0)
            timing.window(game, self.me, timing.open_bits(game, DRINK_SERVED | MY_DRINK), self.first)
            return True
        return False

    def took(self, game: Game, answer: Answer) -> None:
        """SELFSPLIT-04: shared, or not."""
        served = game.served(self.me)
        number = served.drinks[self.at]
        drink = game.drink(number)
        drink.shareable = False
        stage = self.stage
        if answer[0] != PASSED:
            split(game, number, answer[1])
            stage = SHARED
        game.stack = Serving(self.below, self.me, self.first, stage, 0)

    def drink(self, game: Game) -> None:
        """TIMING-13: all Drinks are applied together; then what they draw and discard, then the cards go away."""
        served = game.served(self.me)
        seats = game.seats
        sippers: list[Drink] = []
        gains: list[Packet] = []
        for number in served.drinks:
            drink = game.drink(number)
            if not drink.ignored and seats[drink.drinker].present:
                swallow(game, drink)
                if drink.gold > 0:
                    gains.append(Packet(NOBODY, NOBODY, drink.drinker, GOLD, -drink.gold, INN, -1, False, -drink.gold))
                if drink.draws or drink.discards:
                    sippers.append(drink)
        if served.kept:
            put_cards_away(game, served)
            game.stack = self.below
        elif sippers:
            game.stack = Clearing(self.below, self.me)
        else:
            put_cards_away(game, served)
            forget(game, self.me)
            game.stack = self.below
        for drink in reversed(sippers):
            if drink.discards:
                game.stack = Sipping(game.stack, drink.drinker, drink.draws, drink.discards)
            else:
                draw(game, drink.drinker, drink.draws)
        if gains:
            gained(game, gains, self.first)


def swallow(game: Game, drink: Drink) -> None:
    """TURN-11, DRINK-23: Alcohol Content and Fortitude, up or down; Gold if the Drink gives any."""
    alcohol, fortitude = drink.alcohol, drink.fortitude
    for trait, more_alcohol, more_fortitude in drink.kin:
        if trait in game.traits[drink.drinker]:
            alcohol += more_alcohol
            fortitude += more_fortitude
    change(game, drink.drinker, alcohol, fortitude)
    if game.log is not None:
        game.log.append((events.DRANK, drink.drinker, alcohol, fortitude))
    if drink.gold:
        gain_gold(game, drink.drinker, drink.gold)


class Sipping(Frame):
    """DRINK-15: a Drink that draws and discards; its drinker chooses what comes first."""

    __slots__ = ("discards", "draws", "seat")

    def __init__(self, below: Frame | None, seat: int, draws: int, discards: int) -> None:
        self.below = below
        self.seat = seat
        self.draws = draws
        self.discards = discards

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.seat, self.draws, self.discards)

    def go(self, game: Game) -> None:
        """Ask for the order, if there is one to choose."""
        if self.draws:
            game.stack = self
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, 0), (OPTION_CHOSEN, 1)])
        else:
            game.stack = GivingUp(self.below, self.seat, self.discards)

    def took(self, game: Game, answer: Answer) -> None:
        """Each is finished before the next begins."""
        if answer[1] == 0:
            draw(game, self.seat, self.draws)
            game.stack = GivingUp(self.below, self.seat, self.discards)
        else:
            game.stack = GivingUp(Drawing(self.below, self.seat, self.draws), self.seat, self.discards)


class Drawing(Frame):
    """Cards to draw once what lies above is finished."""

    __slots__ = ("draws", "seat")

    def __init__(self, below: Frame | None, seat: int, draws: int) -> None:
        self.below = below
        self.seat = seat
        self.draws = draws

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.seat, self.draws)

    def go(self, game: Game) -> None:
        """TURN-04."""
        draw(game, self.seat, self.draws)


class Clearing(Frame):
    """Drinks that are done: their physical cards are disposed of."""

    __slots__ = ("me",)

    def __init__(self, below: Frame | None, me: int) -> None:
        self.below = below
        self.me = me

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.me,)

    def go(self, game: Game) -> None:
        """DRINK-19."""
        put_cards_away(game, game.served(self.me))
        forget(game, self.me)


def put_cards_away(game: Game, served: Served) -> None:
    """DRINK-16, DRINK-17, DRINK-19, HOUSE-07, SPLIT-10: a kept card goes to the first eligible drinker."""
    for number in served.drinks:
        drink = game.drink(number)
        for card in drink.cards:
            keeper = NOBODY
            if game.cards[card].kept:
                eligible = {
                    d.drinker
                    for d in map(game.drink, served.drinks)
                    if d.origin == number and not d.ignored and game.seats[d.drinker].present
                }
                first = game.active if served.common else drink.drinker
                keeper = next((q for q in game.around(first) if q in eligible), NOBODY)
            if keeper == NOBODY:
                discard_drink(game, card)
            else:
                game.seats[keeper].front.append(card)
                game.note(events.KEPT, keeper, card)
        drink.cards = ()


def forget(game: Game, me: int) -> None:
    """The matter is closed."""
    for number in game.served(me).drinks:
        del game.matters[number]
    del game.matters[me]
