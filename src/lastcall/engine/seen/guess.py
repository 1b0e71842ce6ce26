"""Games that a seat cannot tell from the real one: everything hidden from it is dealt again.

An imagined game is a fair sample of what the seat sees now, and tells nothing about the real arrangement: hidden cards
are put in order before they are shuffled, and what merely counts or caches them is forgotten. Its seed is new as well,
because anyone who knows the seed knows every shuffle. Ids of cards in views are made of the seed, so they alone differ
between the two views; within the imagined game they serve as well as any others.

Known gap: only what the view shows is remembered. A player who has counted the Drinks that went by, or has looked at
one before handing it out, could know more.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from lastcall.engine.core.codes import ANY, AS_ACTION, GAMBLING_TURN
from lastcall.engine.core.machines import Machine
from lastcall.engine.drinks.cellar import deck_of
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.seen.views import sees_hand
from lastcall.ids import SEATS, CardId, MatterId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game

MULTIPLIER: Final = 1664525
INCREMENT: Final = 1013904223
MASK: Final = 0x3FFFFFFF
"""Products of numbers below 2 ** 30 stay small for native code, too."""

Anything = TypeVar("Anything")


class Imagination:
    """What a seat (None: a spectator) may know of a game, from which games can be dealt that look the same to it.

    It is made once for a decision: what is hidden is found and put in order then, so that each game costs little more
    than a copy. It cannot hold the real game: its own is the first one that was dealt.
    """

    def __init__(self, game: Game, viewer: SeatId | None, asks: SeatId | None = None) -> None:
        base = game.copy()
        if asks is not None and asks != game.asked and game.stack is not None:
            base.choices = game.answers_of(asks)
            base.asked = asks
        base.chance = 0
        base.start_counting_at(bytes(len(game.cards)))
        self.base = base
        self.viewer = viewer
        self.ours = game.ours[viewer] if viewer is not None else 0
        """Who sees what this seat sees in its hand, as a bit set."""
        self.hands = [HiddenHand(base, seat, viewer) for seat in SEATS[: base.size]]
        self.drinks = [HiddenDrinks(base, number, self.ours) for number in range(len(base.drink_decks))]
        self.base = self.deal(Random(0))

    def deal(self, chance: Random) -> Game:
        """A game this seat cannot tell from the real one; it asks whoever is asked, or the seat this was made for."""
        new = self.base.copy()
        new.seed = chance.getrandbits(64)
        dealer = Dealer(chance)
        for hand in self.hands:
            hand.deal(new, dealer)
        for drinks in self.drinks:
            drinks.deal(new, dealer)
        for deck in new.event_decks:
            deck.deck = tuple(dealer.mixed(sorted(deck.deck[: deck.left])))
        for machine in new.machines:
            machine.shuffle(dealer.in_order)
        if new.outcome is None:
            self.ask_anew(new, dealer)
        return new

    def ask_anew(self, game: Game, dealer: Dealer) -> None:
        """Make the pending question fit the new cards of the seat that is asked, even if it need not be asked now."""
        seat = game.asked
        top = game.stack
        if top is None:
            return
        top = game.stack = top.asking(game, seat).imagined(game, self.ours, dealer.below)
        if not self.ours >> seat & 1:
            top = game.stack = top.redealt(game)
            game.choices = top.choices(game, seat)


class Dealer:
    """The chance by which one game is imagined: a linear congruence, whose lower bits are left out. It keeps no secret,
    so it may be quick.
    """

    def __init__(self, chance: Random) -> None:
        self.state = chance.getrandbits(30)

    def below(self, sides: int) -> int:
        """A number below this one."""
        self.state = self.state * MULTIPLIER + INCREMENT & MASK
        return (self.state >> 8) * sides >> 22

    def mixed(self, cards: list[CardId]) -> list[CardId]:
        """Cards that are in order, in a random one."""
        deck = cards[:]
        self.state = mix(deck, self.state)
        return deck

    def in_order(self, cards: Sequence[CardId]) -> list[CardId]:
        """Cards in a random order that does not depend on the one they had."""
        return self.mixed(sorted(cards))


def mix(deck: list[Anything], state: int) -> int:
    """Dealer it (Fisher and Yates); the new state of chance. Native code is quicker where it need not look inside."""
    for last in range(len(deck) - 1, 0, -1):
        state = state * MULTIPLIER + INCREMENT & MASK
        other = (state >> 8) * (last + 1) >> 22
        moved = deck[last]
        deck[last] = deck[other]
        deck[other] = moved
    return state


class HiddenHand:
    """SETUP-11, TEAM-02: of one player's cards, all that are in the deck, in the hand unless it is seen, or face down
    elsewhere.
    """

    def __init__(self, game: Game, seat: SeatId, viewer: SeatId | None) -> None:
        place = game.seats[seat]
        self.seat = seat
        self.known = seat == viewer
        """The player who gave cards away knows them, but not in what order they lie."""
        self.seen = self.known or sees_hand(game, seat, viewer)
        self.away = [
            (number, pile, at)
            for number, machine in enumerate(game.machines)
            for pile, cards in enumerate(machine.hidden())
            for at, card in enumerate(cards)
            if game.homes[card].seat == seat
        ]
        """Where their cards lie face down, by machine and pile."""
        gone = [game.machines[number].hidden()[pile][at] for number, pile, at in self.away]
        deck = place.deck[: place.left]
        self.cards = sorted([*deck, *([] if self.seen else place.hand), *([] if self.known else gone)])
        keeping = [one for one in game.machines if type(one).never_in_hand is not Machine.never_in_hand]
        self.elsewhere = {card for one in keeping for card in self.cards if one.never_in_hand(game, card)}
        """What cannot be in the hand."""
        same = len({game.cards[card].back for card in self.cards}) < 2
        self.plain = same and not self.away and not self.elsewhere

    def deal(self, game: Game, dealer: Dealer) -> None:
        """The hand, what lies face down elsewhere, and the deck."""
        place = game.seats[self.seat]
        hidden = dealer.mixed(self.cards)
        if not self.plain:
            self.deal_alike(game, hidden, dealer)
        elif self.seen:
            place.deck = tuple(hidden)
        else:
            place.deal_hand(game, hidden[place.left :])
            place.deck = tuple(hidden[: place.left])

    def deal_alike(self, game: Game, hidden: list[CardId], dealer: Dealer) -> None:
        """Everybody sees backs: each card is replaced by one that has the same."""
        place = game.seats[self.seat]
        piles = [machine.hidden() for machine in game.machines]
        gone = [piles[number][pile][at] for number, pile, at in self.away]
        if self.known:
            place.deck = tuple(hidden)
            gone = alike(game, gone[::-1], dealer.in_order(gone))[::-1]
        else:
            if self.elsewhere:
                hidden.sort(key=lambda card: card not in self.elsewhere)
            gone = alike(game, gone, hidden)
            if not self.seen:
                place.deal_hand(game, alike(game, place.hand[::-1], hidden)[::-1])
            place.deck = tuple(dealer.in_order(hidden) if self.elsewhere else hidden)
        for (number, pile, at), card in zip(self.away, gone, strict=True):
            piles[number][pile][at] = card


def alike(game: Game, seen: Sequence[CardId], hidden: list[CardId]) -> list[CardId]:
    """For each of these a hidden card with the same back, which everybody sees; it is taken out of the hidden ones."""
    backs = [game.cards[card].back for card in hidden]
    found = []
    for card in seen:
        at = len(backs) - 1
        while backs[at] != game.cards[card].back:
            at -= 1
        del backs[at]
        found.append(hidden.pop(at))
    return found


class HiddenDrinks:
    """TURN-09, BAR-01: nobody knows what is in a Drink Deck, a Bar Deck or a Drink Me! Pile; a tray, only its side."""

    def __init__(self, game: Game, number: int, ours: int) -> None:
        cellar = game.drink_decks[number]
        self.number = number
        self.piles = [
            (seat, at)
            for seat in SEATS[: game.size]
            for at, card in enumerate(game.seats[seat].pile)
            if deck_of(game, card) == number
        ]
        trays = [tray for tray in game.matters.items() if type(tray[1]) is Tray and not ours >> tray[1].seat & 1]
        self.trays: list[tuple[MatterId, int]] = []
        hidden = [*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left]]
        hidden += [game.seats[seat].pile[at] for seat, at in self.piles]
        for matter, tray in trays:
            assert type(tray) is Tray
            for at, card in enumerate(tray.cards):
                if deck_of(game, card) == number:
                    self.trays.append((matter, at))
                    hidden.append(card)
        self.cards = sorted(hidden)

    def deal(self, game: Game, dealer: Dealer) -> None:
        """The piles, the trays, the Drink Deck and the Bar Deck."""
        hidden = dealer.mixed(self.cards)
        for seat, at in self.piles:
            game.seats[seat].pile[at] = hidden.pop()
        for matter, at in self.trays:
            tray = game.matters[matter]
            assert type(tray) is Tray
            tray.cards = (*tray.cards[:at], hidden.pop(), *tray.cards[at + 1 :])
        cellar = game.drink_decks[self.number]
        cellar.deck = tuple(hidden[: cellar.left])
        cellar.bar = tuple(hidden[cellar.left :])


def imagine(game: Game, viewer: SeatId | None, chance: Random, asks: SeatId | None = None) -> Game:
    """One game that has the same view for this seat (None: a spectator), its hidden part by chance."""
    return Imagination(game, viewer, asks).deal(chance)


def silence(game: Game, seat: SeatId) -> None:
    """From now on nobody responds in this imagined game: windows look at the masks of hands, and find nobody to ask.

    Answers to answers are many and change little; looking at them all would cost most of the time. The seat's own
    Anytime cards stay, for a last chance, and its own Actions: a mask is remade whenever the hand changes, so without
    them whoever kept all cards would lose an Action that whoever played or discarded one still had.
    """
    for number, place in enumerate(game.seats):
        own = GAMBLING_TURN | AS_ACTION | ANY if number == seat else GAMBLING_TURN
        place.windows = game.windows_of(place) & own
    game.windows = -1
    game.asks_all = False
