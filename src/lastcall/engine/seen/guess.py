"""Games that a seat cannot tell from the real one: everything hidden from it is dealt anew.

An imagined game is a fair sample of what the seat sees now, and tells nothing about the real arrangement: hidden cards
are put in order before they are shuffled, and what merely counts or caches them is forgotten. Its seed is new as well,
because whoever knows the seed knows every shuffle. Ids of cards in views are made of the seed, so they alone differ
between the two views; within the imagined game they serve as well as any others.

Known gap: only what the view shows is remembered. Who has counted the Drinks that went by, or has looked at one before
handing it out, could know more.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lastcall.engine.core.codes import (
    AS_ACTION,
    DISCARD_CARDS,
    GAMBLE,
    GAMBLING_TURN,
    GIVE_UP_CARD,
    MIX_IN,
    NOBODY,
    PASS,
    PICK_DRINK,
    PLAY_ACTION,
    RESPOND,
)
from lastcall.engine.core.game import Game
from lastcall.engine.core.matters import Tray
from lastcall.engine.drinks.orders import HandingOut, tray_of
from lastcall.engine.play.window import Window, pass_or_play
from lastcall.engine.table.hands import GivingUp, different, of_types
from lastcall.engine.table.seats import GONE


def imagine(game: Game, viewer: int | None, chance: Random) -> Game:
    """An independent game with the same view for this seat (None: a spectator), its hidden part by chance."""
    new = game.copy()
    new.seed = chance.getrandbits(64)
    new.chance = 0
    new.hidden = bytes(len(game.cards))
    new.union = -1
    deal_hands(new, viewer, chance)
    for number in range(len(new.drink_decks)):
        deal_drinks(new, number, viewer, chance)
    for deck in new.event_decks:
        deck.deck = tuple(mixed(deck.deck[: deck.left], chance))
    for machine in new.machines:
        machine.shuffle(lambda cards: mixed(cards, chance))
    if new.outcome is None:
        ask_anew(new, viewer)
    return new


def mixed(hidden: Sequence[int], chance: Random) -> list[int]:
    """In an order that does not depend on the one they had."""
    cards = sorted(hidden)
    draw = chance.random
    cards.sort(key=lambda _: draw())
    return cards


def deal_hands(game: Game, viewer: int | None, chance: Random) -> None:
    """SETUP-11: hands of others, and all Character Decks; one's own hand stays. What lies face down elsewhere, too."""
    piles = [pile for machine in game.machines for pile in machine.hidden()]
    for seat, place in enumerate(game.seats):
        left = place.left
        place.mask = -1
        away = [(pile, at) for pile in piles for at, card in enumerate(pile) if game.owner[card] == seat]
        gone = [pile[at] for pile, at in away]
        if seat == viewer:
            # Whoever gave them away knows them, but not in what order they lie.
            place.deck = tuple(mixed(place.deck[:left], chance))
            gone = mixed(gone, chance)
        else:
            hidden = mixed([*place.deck[:left], *place.hand, *gone], chance)
            shelved = any(game.cards[card].types & MIX_IN for card in hidden)
            if shelved:
                # PHYLL-03: what waits before its player is never in a hand.
                hidden.sort(key=lambda card: not game.cards[card].types & MIX_IN)
            gone = [hidden.pop() for _ in gone]
            place.hand = hidden[left:]
            place.deck = tuple(mixed(hidden[:left], chance) if shelved else hidden[:left])
        for (pile, at), card in zip(away, gone, strict=True):
            pile[at] = card


def deal_drinks(game: Game, number: int, viewer: int | None, chance: Random) -> None:
    """TURN-09, BAR-01: nobody knows what is in a Drink Deck, a Bar Deck or a Drink Me! Pile; a tray, only its seat."""
    cellar = game.drink_decks[number]
    mine = -1 - number
    owner = game.owner
    piles = [place.pile for place in game.seats]
    hidden = [*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left]]
    hidden += [card for pile in piles for card in pile if owner[card] == mine]
    trays = [tray for tray in game.matters.values() if type(tray) is Tray and tray.seat != viewer]
    hidden += [card for tray in trays for card in tray.cards if owner[card] == mine]
    hidden = mixed(hidden, chance)
    for pile in piles:
        for at, card in enumerate(pile):
            if owner[card] == mine:
                pile[at] = hidden.pop()
    for tray in trays:
        tray.cards = tuple(hidden.pop() if owner[card] == mine else card for card in tray.cards)
    cellar.deck = tuple(hidden[: cellar.left])
    cellar.bar = tuple(hidden[cellar.left :])


def ask_anew(game: Game, viewer: int | None) -> None:
    """The pending question fits the new cards of whoever is asked, though perhaps they would not have been asked."""
    seat = game.asked
    top = game.stack
    if type(top) is Window and game.circles[top.first][top.at] != seat:
        # A table asks several seats at once: the window stands at the one that is looking.
        at = game.circles[top.first].index(seat)
        top = game.stack = Window(top.below, top.matter, top.bits, top.first, at, top.count)
    if seat == viewer:
        return
    place = game.seats[seat]
    if type(top) is HandingOut and top.card >= 0:
        game.stack = HandingOut(top.below, top.me, tray_of(game, top.me).cards[0])
    if game.kind == RESPOND:
        assert type(top) is Window
        game.choices = pass_or_play(game, seat, top.matter, top.bits)
    elif game.kind == GAMBLE and not place.away & GONE:
        game.choices = pass_or_play(game, seat, NOBODY, GAMBLING_TURN)
    elif game.kind == PLAY_ACTION:
        game.choices = pass_or_play(game, seat, NOBODY, AS_ACTION)
    elif game.kind == DISCARD_CARDS:
        game.choices = different(game, place.hand, [PASS])
    elif game.kind == GIVE_UP_CARD:
        types = top.types if type(top) is GivingUp else -1
        game.choices = different(game, of_types(game, seat, types), [])
    elif game.kind == PICK_DRINK and type(top) is HandingOut:
        game.choices = different(game, tray_of(game, top.me).cards, [])
