"""TURN, DRINK: ordering Drinks for other players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from lastcall.engine.core.answers import Answer, chooses_card, heard, picked_card, picked_seat, speaker, unspoken
from lastcall.engine.core.codes import NO_CARD, ORDER_DRINK, PICK_DRINK, SEAT_CHOSEN
from lastcall.engine.core.declared import made_by
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Matter
from lastcall.engine.core.middle import Middle
from lastcall.engine.core.things import SeenMatter
from lastcall.engine.drinks.cellar import any_to_order, take_drink, take_ordered
from lastcall.engine.drinks.facts import (
    GotDrink,
    Looked,
    LooksAt,
    NoDrinkLeft,
    Ordered,
    WhichDrinkNext,
    WhoGetsDrink,
    WhoGetsThis,
)
from lastcall.engine.play.crawl import close, has_run_dry
from lastcall.engine.play.payments import settle_price
from lastcall.engine.table.hands import different
from lastcall.engine.table.potions import said_by
from lastcall.engine.table.seats import GONE
from lastcall.engine.table.who import with_members
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Tray(Matter):
    """Drinks taken off the Drink Deck that their orderer alone has looked at."""

    def __init__(self, seat: SeatId, cards: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def copy(self) -> Tray:
        return Tray(self.seat, self.cards)

    def unfinished(self) -> bool:
        return True

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        return SeenMatter(number, "tray", self.seat, hidden=len(self.cards))

    def middle(self, game: Game) -> Middle | None:
        return Middle(LooksAt(self.seat, len(self.cards)))


def order(game: Game, seat: SeatId, drinks: int) -> None:
    """TURN-09, DRINK-18: each Drink goes to any other player the orderer chooses."""
    others = game.rivals[seat]
    if game.turn.looks and game.turn.side >> seat & 1:
        order_seen(game, seat, drinks)
    elif drinks > 0 and others and (game.drink_decks[0].left or any_to_order(game)):
        here = game.stack = new_ordering(game.stack, seat, drinks)
        game.ask(seat, ORDER_DRINK, here.choices(game, seat))
    elif drinks > 0 and others:
        game.note(NoDrinkLeft)


def orderers(game: Game, seat: SeatId) -> tuple[SeatId, ...]:
    """TEAM-16, TEAM-37: this seat, and its teammates but for those whose turn has ended."""
    return tuple(one for one in with_members(game, seat) if one == seat or not game.seats[one].away & GONE)


@lru_cache(maxsize=1024)
def one_each(seats: tuple[SeatId, ...]) -> list[Answer]:
    """An answer for each seat; nobody changes the choices of a question, so games share them."""
    return [(SEAT_CHOSEN, seat) for seat in seats]


class Ordering(Frame):
    """Drinks still to be ordered, one question each."""

    __slots__ = ("drinks", "seat")

    seat: SeatId
    drinks: int

    def go(self, game: Game) -> None:
        """The next one; LOSE-15: not if the orderer has lost in the meantime."""
        if game.seats[self.seat].present:
            order(game, self.seat, self.drinks)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        to_whom = one_each(game.rivals[seat])
        return said_by(game, self.speakers(game), to_whom) if len(game.sides) < game.size else to_whom

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        return orderers(game, self.seat)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        left = orders_left(game, self.seat)
        return WhoGetsDrink(left, left > 1)

    def took(self, game: Game, answer: Answer) -> None:
        """TURN-09: the top card, unseen, face down on top of that pile; CRAWL-14: whoever says it has ordered it."""
        if self.drinks > 1:
            game.stack = new_ordering(self.below, self.seat, self.drinks - 1)
        seat, said = heard(answer, self.seat)
        order_for(game, seat, (picked_seat(said),))


def new_ordering(below: Frame | None, seat: SeatId, drinks: int) -> Ordering:
    """As many Drinks as a seat still has to order."""
    new = Ordering()
    new.below = below
    new.seat = seat
    new.drinks = drinks
    return new


made_by(Ordering, new_ordering)


def orders_left(game: Game, seat: SeatId) -> int:
    """TURN-09, BOSS-13: Drinks this seat's side has still to order, for cards and in its turn."""
    ours = game.ours[seat]
    left = game.turn.orders if ours >> game.turn.active & 1 else 0
    frame = game.stack
    while frame is not None:
        left += frame.drinks if type(frame) is Ordering and ours >> frame.seat & 1 else 0
        frame = frame.below
    return left


def order_for(game: Game, seat: SeatId, others: Sequence[SeatId]) -> None:
    """TURN-09, TURN-13, DRINK-02: unseen, on top, one each; a new Drink Deck is paid for at once."""
    for number, other in enumerate(others, 1):
        card = take_drink(game) if game.crawl is None else take_ordered(game)
        if card >= 0:
            game.seats[other].pile.append(card)
            if game.log is not None:
                game.log.append(Ordered(seat, other))
            if game.crawl is not None and has_run_dry(game):
                if number < len(others):
                    game.stack = OrderingFor(game.stack, seat, tuple(others[number:]))
                close(game, seat)
                return
        else:
            game.note(NoDrinkLeft)
    if game.owed:
        settle_price(game)


class OrderingFor(Frame):
    """CRAWL-15: a tavern Closed in the middle; the rest is ordered where the party is now."""

    def __init__(self, below: Frame | None, seat: SeatId, others: tuple[SeatId, ...]) -> None:
        self.below = below
        self.seat = seat
        self.others = others

    def go(self, game: Game) -> None:
        """LOSE-15: by somebody, and for those, who are still there."""
        if game.seats[self.seat].present:
            others = [other for other in self.others if game.seats[other].present]
            order_for(game, self.seat, others)


def deliver(game: Game, seats: Sequence[SeatId]) -> None:
    """TURN-13: nobody orders them; unseen, on top, one each."""
    for seat in seats:
        card = take_drink(game)
        if card >= 0:
            game.seats[seat].pile.append(card)
            game.note(GotDrink, seat)
        else:
            game.note(NoDrinkLeft)
    settle_price(game)


def order_seen(game: Game, seat: SeatId, drinks: int) -> None:
    """All Drinks the seat orders in this phase are taken first, looked at, and then handed out one by one."""
    game.turn.looks = True
    number = drinks + game.turn.orders
    game.turn.orders = 0
    if game.rivals[seat]:
        Gathering(game.stack, game.add(Tray(seat, ())), number).go(game)


class Gathering(Frame):
    """CRAWL-26: all of them first, Closing and Crawling on the way; then they are looked at."""

    def __init__(self, below: Frame | None, tray: MatterId, left: int) -> None:
        self.below = below
        self.tray = tray
        self.left = left

    def go(self, game: Game) -> None:
        """As many as there are (DRINK-05)."""
        tray = tray_of(game, self.tray)
        for left in range(self.left - 1, -1, -1):
            card = take_ordered(game)
            if card >= 0:
                tray.cards = (*tray.cards, card)
                if game.crawl is not None and has_run_dry(game):
                    game.stack = Gathering(self.below, self.tray, left)
                    close(game, tray.seat)
                    return
        if game.log is not None and tray.cards:
            game.log.append(Looked(tray.seat, tuple(tray.cards)))
        game.stack = HandingOut(self.below, self.tray, NO_CARD)
        settle_price(game)


def tray_of(game: Game, number: MatterId) -> Tray:
    """The Drinks looked at under this id."""
    matter = game.matters[number]
    assert type(matter) is Tray
    return matter


class HandingOut(Frame):
    """Drinks that have been looked at: which one next, and to whom."""

    def __init__(self, below: Frame | None, tray: MatterId, card: CardId) -> None:
        self.below = below
        self.tray = tray
        self.card = card
        """The one that has been picked; NO_CARD: none yet."""

    def go(self, game: Game) -> None:
        """One at a time."""
        tray = tray_of(game, self.tray)
        if not tray.cards:
            del game.matters[self.tray]
            return
        if self.card < 0 and len(tray.cards) > 1:
            game.stack = self
            game.ask(tray.seat, PICK_DRINK, self.choices(game, tray.seat))
            return
        here = game.stack = HandingOut(self.below, self.tray, self.card if self.card >= 0 else tray.cards[0])
        game.ask(tray.seat, ORDER_DRINK, here.choices(game, tray.seat))

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        moves = one_each(game.rivals[seat])
        if self.card < 0:
            moves = different(game, tray_of(game, self.tray).cards, [])
        return said_by(game, self.speakers(game), moves) if len(game.sides) < game.size else moves

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        """TEAM-71: the player who ordered and their teammates may hand out these Drinks."""
        return orderers(game, tray_of(game, self.tray).seat)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        if self.card < 0:
            return WhichDrinkNext(len(tray_of(game, self.tray).cards))
        return WhoGetsThis(self.card)

    def redealt(self, game: Game) -> Frame:
        return self if self.card < 0 else HandingOut(self.below, self.tray, tray_of(game, self.tray).cards[0])

    def took(self, game: Game, answer: Answer) -> None:
        """TURN-13: on top of that pile."""
        said = unspoken(answer)
        if chooses_card(said):
            game.stack = HandingOut(self.below, self.tray, picked_card(said))
            return
        tray = tray_of(game, self.tray)
        left = list(tray.cards)
        left.remove(self.card)
        tray.cards = tuple(left)
        game.seats[picked_seat(said)].pile.append(self.card)
        game.note(Ordered, speaker(answer, tray.seat), picked_seat(said))
        game.stack = HandingOut(self.below, self.tray, NO_CARD)
