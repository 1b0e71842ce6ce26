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
from typing import TYPE_CHECKING

from lastcall.engine.core.codes import ANY, AS_ACTION, GAMBLING_TURN
from lastcall.engine.core.machines import Machine
from lastcall.engine.drinks.cellar import deck_of
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.seen.views import sees_hand
from lastcall.ids import SEATS, CardId, SeatId

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def imagine(game: Game, viewer: SeatId | None, chance: Random, asks: SeatId | None = None) -> Game:
    """A game with the same view for this seat (None: a spectator), its hidden part by chance.

    It asks whoever is asked, or another seat that may respond in the same window.
    """
    new = game.copy()
    if asks is not None and asks != game.asked and game.stack is not None:
        new.choices = game.answers_of(asks)
        new.asked = asks
    new.seed = chance.getrandbits(64)
    new.chance = 0
    new.start_counting_at(bytes(len(game.cards)))
    deal_hands(new, viewer, chance)
    for number in range(len(new.drink_decks)):
        deal_drinks(new, number, viewer, chance)
    for deck in new.event_decks:
        deck.deck = tuple(mixed(deck.deck[: deck.left], chance))
    for machine in new.machines:
        machine.shuffle(lambda cards: mixed(cards, chance))
    if new.outcome is None:
        ask_anew(new, viewer, chance)
    return new


def mixed(hidden: Sequence[CardId], chance: Random) -> list[CardId]:
    """In a random order that does not depend on the one they had."""
    cards = sorted(hidden)
    draw = chance.random
    cards.sort(key=lambda _: draw())
    return cards


def side_of(game: Game, viewer: SeatId | None) -> int:
    """Who sees what this seat sees in its hand, as a bit set."""
    return game.ours[viewer] if viewer is not None else 0


def deal_hands(game: Game, viewer: SeatId | None, chance: Random) -> None:
    """SETUP-11, TEAM-02: hands of others, and all Character Decks; the hands one sees stay. What lies face down
    elsewhere, too.
    """
    piles = [pile for machine in game.machines for pile in machine.hidden()]
    keeping = [one for one in game.machines if type(one).never_in_hand is not Machine.never_in_hand]
    for seat in SEATS[: game.size]:
        place = game.seats[seat]
        left = place.left
        away = [(pile, at) for pile in piles for at, card in enumerate(pile) if game.homes[card].seat == seat]
        gone = [pile[at] for pile, at in away]
        if seat == viewer:
            # The player who gave them away knows them, but not in what order they lie.
            place.deck = tuple(mixed(place.deck[:left], chance))
            gone = alike(game, gone[::-1], mixed(gone, chance))[::-1]
        else:
            seen = sees_hand(game, seat, viewer)
            held = [] if seen else place.hand
            hidden = mixed([*place.deck[:left], *held, *gone], chance)
            elsewhere = [card for one in keeping for card in hidden if one.never_in_hand(game, card)]
            if elsewhere:
                hidden.sort(key=lambda card: card not in elsewhere)
            gone = alike(game, gone, hidden)
            if not seen:
                place.deal_hand(game, alike(game, held[::-1], hidden)[::-1])
            place.deck = tuple(mixed(hidden, chance) if elsewhere else hidden)
        for (pile, at), card in zip(away, gone, strict=True):
            pile[at] = card


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


def deal_drinks(game: Game, number: int, viewer: SeatId | None, chance: Random) -> None:
    """TURN-09, BAR-01: nobody knows what is in a Drink Deck, a Bar Deck or a Drink Me! Pile; a tray, only its side."""
    ours = side_of(game, viewer)
    cellar = game.drink_decks[number]
    piles = [place.pile for place in game.seats]
    hidden = [*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left]]
    hidden += [card for pile in piles for card in pile if deck_of(game, card) == number]
    trays = [tray for tray in game.matters.values() if type(tray) is Tray and not ours >> tray.seat & 1]
    hidden += [card for tray in trays for card in tray.cards if deck_of(game, card) == number]
    hidden = mixed(hidden, chance)
    for pile in piles:
        for at, card in enumerate(pile):
            if deck_of(game, card) == number:
                pile[at] = hidden.pop()
    for tray in trays:
        tray.cards = tuple(hidden.pop() if deck_of(game, card) == number else card for card in tray.cards)
    cellar.deck = tuple(hidden[: cellar.left])
    cellar.bar = tuple(hidden[cellar.left :])


def ask_anew(game: Game, viewer: SeatId | None, chance: Random) -> None:
    """Make the pending question fit the new cards of the seat that is asked, even if it need not be asked now."""
    seat = game.asked
    top = game.stack
    if top is None:
        return
    top = game.stack = top.asking(game, seat).imagined(game, side_of(game, viewer), chance.randrange)
    if not side_of(game, viewer) >> seat & 1:
        top = game.stack = top.redealt(game)
        game.choices = top.choices(game, seat)


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
