"""Every card a player may read: on the table, in front of people, on Shelves and boards, in hand, in discard piles."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.faces import SeenCard
from lastcall.engine.core.pieces import Board, InPlay, Pile
from lastcall.engine.seen.views import View
from lastcall.voice.sentences import plain

DISCARDS = "discards"
YOUR_HAND = "your hand"


class FaceUp(NamedTuple):
    """A card that can be read, and where it lies."""

    card: SeenCard
    where: str


def face_up(view: View) -> list[FaceUp]:
    """What lies open on the table or in one's hand; of the discard piles nothing."""
    names = [seat.name for seat in view.seats]
    found: list[FaceUp] = []
    for matter in view.table:
        if matter.card is not None:
            found.append(FaceUp(matter.card, "on the table"))
        for drink in matter.drinks:
            found += lying(drink.cards, f"{names[drink.drinker]}'s Drink")
    found += lying(view.looking_at, "seen by you alone")
    for piece in view.pieces:
        where = f"{names[piece.seat]}'s {piece.name}" if piece.seat >= 0 else piece.name
        if isinstance(piece, Board):
            for spot in piece.places:
                if spot.card is not None:
                    own = plain(spot.card.title) == plain(spot.name)
                    found.append(FaceUp(spot.card, where if own else f"{where}, {spot.name}"))
        elif isinstance(piece, (Pile, InPlay)):
            found += lying(piece.cards, where)
    for seat in view.seats:
        found += lying(seat.front, f"in front of {seat.name}")
        found += lying(seat.cards, f"{seat.name}'s hand")
    found += [FaceUp(held.card, "in front of you" if held.in_front else YOUR_HAND) for held in view.hand]
    return list({one.card.id: one for one in reversed(found)}.values())[::-1]


def discarded(view: View) -> list[FaceUp]:
    """The discard piles, the latest card of each first."""
    found = lying(view.drink_discards[::-1], f"Drink {DISCARDS}")
    for deck in view.event_decks:
        found += lying(deck.discards[::-1], f"{deck.name} {DISCARDS}")
    for seat in view.seats:
        found += lying(seat.discards[::-1], f"{seat.name}'s {DISCARDS}")
    return found


def lying(cards: Iterable[SeenCard], where: str) -> list[FaceUp]:
    """All of them in one place."""
    return [FaceUp(card, where) for card in cards]


def look(view: View, name: str) -> list[FaceUp]:
    """The cards meant by a title, by where they lie or by part of a title; no title of a place twice."""
    wanted = plain(name)
    open_cards, piles = face_up(view), discarded(view)
    everything = open_cards + piles
    places = piles if DISCARDS in wanted else open_cards
    found = (
        [one for one in everything if plain(one.card.title) == wanted]
        or [one for one in places if wanted in plain(one.where)]
        or [one for one in everything if wanted in plain(one.card.title)]
    )
    if not found:
        near = difflib.get_close_matches(name, [one.card.title for one in everything], 1, 0.5)
        hint = f" Did you mean {near[0]!r}?" if near else " Type look to see what there is."
        raise UnknownName(f"No face-up card is called {name!r}.{hint}")
    return list({(one.card.title, one.where): one for one in found}.values())
