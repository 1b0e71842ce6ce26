"""DRINK, SPLIT, SELFSPLIT, HOUSE: serve, one common window, drink together, put the cards away."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine.core.codes import (
    ALCOHOL,
    CHOOSE,
    DRINK_SERVED,
    FORTITUDE,
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
    TRACK_NAMES,
)
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Drink, Packet, Play, Served
from lastcall.engine.drinks.cellar import discard_drink, pour, pour_drink
from lastcall.engine.drinks.changes import bounce, can_bounce, lose_stake, split
from lastcall.engine.drinks.dialing import Dialing
from lastcall.engine.drinks.sips import Sipping
from lastcall.engine.play import plays, window
from lastcall.engine.play.losses import Changed, change, charge, gain_gold, gained, settle_price
from lastcall.engine.table.hands import Kept, Studying, draw

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
        game.note(Sobered, seat)
        return
    card = pile.pop()
    definition = game.cards[card]
    if definition.event:
        plays.play_card(game, seat, (PLAYED, card, 0, NOBODY, NOBODY))  # DRINK-07
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

    def __init__(self, below: Frame | None, seats: tuple[int, ...]) -> None:
        self.below = below
        self.seats = seats

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
    if drink.dial:
        served.dialing = True
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
    if game.served(me).dialing:
        game.stack = Dialing(Serving(game.stack, me, first, PRICE, 0), me)
        return
    if game.owed:
        game.stack = Serving(game.stack, me, first, PRICE, 0)
        settle_price(game)
        return
    game.stack = Serving(game.stack, me, first, FIRST_WINDOW, 0)
    window.window(game, me, window.open_bits(game, DRINK_SERVED | MY_DRINK), first)


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

    def go(self, game: Game) -> None:
        """TIMING-06, SELFSPLIT-01 to SELFSPLIT-03: window, sharing, a second window, all drink."""
        if self.stage == PRICE and game.owed:
            game.stack = self
            settle_price(game)
        elif self.stage == PRICE:
            game.stack = Serving(self.below, self.me, self.first, FIRST_WINDOW, 0)
            window.window(game, self.me, window.open_bits(game, DRINK_SERVED | MY_DRINK), self.first)
        elif not self.offer_bounce(game) and (self.stage == DRINKING or not self.share(game)):
            self.drink(game)

    def offer_bounce(self, game: Game) -> bool:
        """CARD-002: whoever is going to drink it, once each. True: somebody is asked."""
        for at, number in enumerate(game.served(self.me).drinks):
            drink = game.drink(number)
            if drink.bounces and can_bounce(game, drink):
                game.stack = Serving(self.below, self.me, self.first, self.stage, at)
                game.ask(drink.drinker, CHOOSE, [(OPTION_CHOSEN, 0), (OPTION_CHOSEN, 1)])
                return True
        return False

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
            window.window(game, self.me, window.open_bits(game, DRINK_SERVED | MY_DRINK), self.first)
            return True
        return False

    def took(self, game: Game, answer: Answer) -> None:
        """SELFSPLIT-04: shared, or not."""
        served = game.served(self.me)
        number = served.drinks[self.at]
        drink = game.drink(number)
        if answer[0] == OPTION_CHOSEN:
            self.bounce(game, number, answer[1] == 1)
            return
        drink.shareable = False
        stage = self.stage
        if answer[0] != PASSED:
            split(game, number, answer[1])
            stage = SHARED
        game.stack = Serving(self.below, self.me, self.first, stage, 0)

    def bounce(self, game: Game, number: int, on: bool) -> None:
        """CARD-002: 1 Gold on it, and it goes to the left, where everybody may respond anew."""
        if not on:
            game.drink(number).declined = game.drink(number).drinker
            game.stack = Serving(self.below, self.me, self.first, self.stage, 0)
            return
        bounce(game, number)
        game.stack = Serving(self.below, self.me, self.first, FIRST_WINDOW, 0)
        window.window(game, self.me, window.open_bits(game, DRINK_SERVED | MY_DRINK), self.first)

    def option(self, game: Game, number: int) -> str:
        """CARD-002."""
        drink = game.drink(game.served(self.me).drinks[self.at])
        return f"put 1 Gold on it and pass it to {game.names[game.around(drink.drinker)[1]]}" if number else "drink it"

    def drink(self, game: Game) -> None:
        """TIMING-13: all Drinks are applied together; then what they draw and discard, then the cards go away."""
        served = game.served(self.me)
        seats = game.seats
        sippers: list[Drink] = []
        gains: list[Packet] = []
        dues: list[Packet] = []
        for number in served.drinks:
            drink = game.drink(number)
            if drink.ignored or not seats[drink.drinker].present:
                lose_stake(game, drink)
            else:
                gold = swallow(game, drink)
                if gold > 0:
                    gains.append(Packet(NOBODY, NOBODY, drink.drinker, GOLD, -gold, INN, -1, False, -gold))
                for payee, gold in drink.dues:
                    if payee != drink.drinker and seats[payee].present:
                        dues.append(Packet(NOBODY, payee, drink.drinker, GOLD, gold, payee))
                if drink.draws or drink.discards or drink.studies:
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
            if drink.studies:
                game.stack = Studying(game.stack, drink.drinker, drink.studies, ())
            if drink.discards:
                game.stack = Sipping(game.stack, drink.drinker, drink.draws, drink.discards)
            else:
                draw(game, drink.drinker, drink.draws)
        if dues:
            charge(game, dues, self.first)
        if gains:
            gained(game, gains, self.first)


def swallow(game: Game, drink: Drink) -> int:
    """TURN-11, DRINK-23: Alcohol Content and Fortitude, up or down; and Gold, its own or left on it: how much."""
    alcohol, fortitude = drink.alcohol, drink.fortitude
    for trait, more_alcohol, more_fortitude in drink.kin:
        if trait in game.traits[drink.drinker]:
            alcohol += more_alcohol
            fortitude += more_fortitude
    change(game, drink.drinker, alcohol, fortitude)
    if game.log is not None:
        game.log.append((Drank, drink.drinker, alcohol, fortitude))
    if drink.gold:
        gain_gold(game, drink.drinker, drink.gold)
    if not drink.stake:
        return drink.gold
    stake, drink.stake = drink.stake, 0
    game.side_of(drink.drinker).gold += stake
    game.note(Changed, drink.drinker, GOLD, stake)
    return drink.gold + stake


class Clearing(Frame):
    """Drinks that are done: their physical cards are disposed of."""

    def __init__(self, below: Frame | None, me: int) -> None:
        self.below = below
        self.me = me

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
                game.seats[keeper].mask = game.union = -1
                game.note(Kept, keeper, card)
        drink.cards = ()


def forget(game: Game, me: int) -> None:
    """The matter is closed."""
    for number in game.served(me).drinks:
        del game.matters[number]
    del game.matters[me]


# --- as the log tells it


class Drank(Entry):
    """A Drink drunk: Alcohol Content and Fortitude."""

    rules = ("TURN-11", "TIMING-13")

    def tell(self, game: Game) -> str:
        alcohol, fortitude = self.more
        both = [f"{n:+d} {TRACK_NAMES[t]}" for t, n in ((ALCOHOL, alcohol), (FORTITUDE, fortitude)) if n]
        return f"{self.name(game)} drinks: {' and '.join(both) or 'nothing happens'}"


class Sobered(Entry):
    """Nothing to drink."""

    rules = ("TURN-12",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} has no Drink and sobers up"
