"""TURN, DRINK: ordering Drinks for other players."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine.core.codes import CARD_CHOSEN, NOBODY, ORDER_DRINK, PICK_DRINK, SEAT_CHOSEN
from lastcall.engine.core.entries import BetweenTwo, Entry, Hidden
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Tray
from lastcall.engine.drinks.cellar import any_to_order, take_drink, take_ordered
from lastcall.engine.events import crawl as crawling
from lastcall.engine.play.losses import settle_price
from lastcall.engine.table.hands import different


def order(game: Game, seat: int, drinks: int) -> None:
    """TURN-09, DRINK-18: each Drink to any other player, as the orderer likes."""
    others = game.others(seat)
    if game.watchful and seat == game.active:
        order_seen(game, seat, drinks)
    elif drinks > 0 and others and any_to_order(game):
        game.stack = Ordering(game.stack, seat, drinks)
        game.ask(seat, ORDER_DRINK, [(SEAT_CHOSEN, q) for q in others])


class Ordering(Frame):
    """Drinks still to be ordered, one question each."""

    __slots__ = ("drinks", "seat")

    def __init__(self, below: Frame | None, seat: int, drinks: int) -> None:
        self.below = below
        self.seat = seat
        self.drinks = drinks

    def go(self, game: Game) -> None:
        """The next one; LOSE-15: not if a Round on the way has been too much."""
        if game.seats[self.seat].present:
            order(game, self.seat, self.drinks)

    def took(self, game: Game, answer: Answer) -> None:
        """TURN-09: the top card, unseen, face down on top of that pile."""
        if self.drinks > 1:
            game.stack = Ordering(self.below, self.seat, self.drinks - 1)
        order_for(game, self.seat, answer[1:])


def order_for(game: Game, seat: int, others: Sequence[int]) -> None:
    """TURN-09, TURN-13, DRINK-02: unseen, on top, one each; a new Drink Deck is paid for at once."""
    for number, other in enumerate(others, 1):
        card = take_drink(game) if game.crawl is None else take_ordered(game)
        if card >= 0:
            game.seats[other].pile.append(card)
            if game.log is not None:
                game.log.append((Ordered, seat, other))
            if game.crawl is not None and crawling.has_run_dry(game):
                if number < len(others):
                    game.stack = OrderingFor(game.stack, seat, tuple(others[number:]))
                crawling.close(game, seat)
                return
    settle_price(game)


class OrderingFor(Frame):
    """CRAWL-15: a tavern Closed in the middle; the rest is ordered where the party is now."""

    def __init__(self, below: Frame | None, seat: int, others: tuple[int, ...]) -> None:
        self.below = below
        self.seat = seat
        self.others = others

    def go(self, game: Game) -> None:
        """LOSE-15: by somebody, and for those, who are still there."""
        if game.seats[self.seat].present:
            order_for(game, self.seat, [other for other in self.others if game.seats[other].present])


def deliver(game: Game, seats: Sequence[int]) -> None:
    """TURN-13: nobody orders them; unseen, on top, one each."""
    for seat in seats:
        card = take_drink(game)
        if card >= 0:
            game.seats[seat].pile.append(card)
            game.note(GotDrink, seat)
    settle_price(game)


def order_seen(game: Game, seat: int, drinks: int) -> None:
    """All Drinks the seat orders in this phase are taken first, looked at, and then handed out as it likes."""
    game.watchful = True
    number = drinks + game.orders
    game.orders = 0
    if game.others(seat):
        Gathering(game.stack, game.add(Tray(seat, ())), number).go(game)


class Gathering(Frame):
    """CRAWL-26: all of them first, Closing and Crawling on the way; then they are looked at."""

    def __init__(self, below: Frame | None, me: int, left: int) -> None:
        self.below = below
        self.me = me
        self.left = left

    def go(self, game: Game) -> None:
        """As many as there are (DRINK-05)."""
        tray = tray_of(game, self.me)
        for left in range(self.left - 1, -1, -1):
            card = take_ordered(game)
            if card >= 0:
                tray.cards = (*tray.cards, card)
                if game.crawl is not None and crawling.has_run_dry(game):
                    game.stack = Gathering(self.below, self.me, left)
                    crawling.close(game, tray.seat)
                    return
        if game.log is not None and tray.cards:
            game.log.append((Looked, tray.seat, *tray.cards))
        game.stack = HandingOut(self.below, self.me, NOBODY)
        settle_price(game)


def tray_of(game: Game, number: int) -> Tray:
    """The Drinks looked at under this id."""
    matter = game.matters[number]
    assert type(matter) is Tray
    return matter


class HandingOut(Frame):
    """Drinks that have been looked at: which one next, and to whom."""

    def __init__(self, below: Frame | None, me: int, card: int) -> None:
        self.below = below
        self.me = me
        self.card = card
        """The one that has been picked; NOBODY: none yet."""

    def go(self, game: Game) -> None:
        """One at a time."""
        tray = tray_of(game, self.me)
        if not tray.cards:
            del game.matters[self.me]
            return
        if self.card < 0 and len(tray.cards) > 1:
            game.stack = self
            game.ask(tray.seat, PICK_DRINK, different(game, tray.cards, []))
            return
        card = self.card if self.card >= 0 else tray.cards[0]
        game.stack = HandingOut(self.below, self.me, card)
        game.ask(tray.seat, ORDER_DRINK, [(SEAT_CHOSEN, q) for q in game.others(tray.seat)])

    def took(self, game: Game, answer: Answer) -> None:
        """TURN-13: on top of that pile."""
        if answer[0] == CARD_CHOSEN:
            game.stack = HandingOut(self.below, self.me, answer[1])
            return
        tray = tray_of(game, self.me)
        left = list(tray.cards)
        left.remove(self.card)
        tray.cards = tuple(left)
        game.seats[answer[1]].pile.append(self.card)
        game.note(Ordered, tray.seat, answer[1])
        game.stack = HandingOut(self.below, self.me, NOBODY)


# --- as the log tells it


class Ordered(BetweenTwo):
    """A Drink ordered."""

    rules = ("TURN-09",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} orders a Drink for {self.other(game)}"


class GotDrink(Entry):
    """A Drink that nobody ordered."""

    rules = ("TURN-13",)

    def tell(self, game: Game) -> str:
        return f"A Drink comes to {self.name(game)}"


class Looked(Hidden):
    """Drinks looked at before they are handed out."""

    rules = ("TURN-09",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} looks at {self.cards(game, 'Drink')}"
