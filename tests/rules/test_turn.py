"""TURN: what a story cannot tell."""

from __future__ import annotations

from lastcall import Game, told
from lastcall.engine.core.codes import CARD_CHOSEN, DISCARD_CARDS, ORDER_DRINK, PLAY_ACTION
from tests.proofs import proves
from tests.rules.tables import table


def until(game: Game, kind: int) -> Game:
    """Decline everything until such a question."""
    while game.kind != kind:
        game.answer((0,) if (0,) in game.choices else game.choices[0])
    return game


@proves("TURN-09")
def test_an_ordered_drink_is_seen_by_nobody() -> None:
    game = until(table(first=0, listen=True), ORDER_DRINK)
    top = game.cards[game.drink_decks[0].deck[game.drink_decks[0].left - 1]]
    start = len(game.log or ())
    game.answer("Oda")
    assert game.cards[game.seats[2].pile[-1]] is top
    for seat in (0, 2, None):
        lines = [line.text for line in told(game, seat, start)]
        who, whom = "You order" if seat == 0 else "Brannoc orders", "you" if seat == 2 else "Oda"
        assert f"{who} a Drink for {whom}" in lines
        assert not any(top.title in line for line in lines)
        assert game.view(seat).seats[2].pile == 2


@proves("SETUP-04")
def test_a_card_held_by_somebody_else_goes_to_the_pile_of_its_owner() -> None:
    game = table(first=0, ask="all")
    mine = game.seats[0].hand
    borrowed = next(c for c in range(40, 80) if game.cards[c].title == "It fell off a cart. Onto your foot!")
    other = game.seats[1]
    if borrowed in other.hand:
        other.hand.remove(borrowed)
    else:
        other.deck = tuple(card for card in other.deck if card != borrowed)
        other.left -= 1
    mine.append(borrowed)
    game.seats[0].windows = game.windows = -1
    until(game, PLAY_ACTION)
    game.answer("It fell off a cart. Onto your foot! on Oda")
    until(game, ORDER_DRINK)
    assert borrowed in other.discards
    assert borrowed not in game.seats[0].discards


@proves("TURN-04")
def test_drawing_from_nothing_at_all_draws_nothing() -> None:
    game = table(first=0)
    place = game.seats[0]
    place.deck, place.left, place.discards = (), 0, []
    place.hand = place.hand[:3]
    until(game, ORDER_DRINK)
    assert len(place.hand) <= 3


@proves("SETUP-04", "TYPES-08")
def test_a_borrowed_card_that_is_discarded_goes_to_its_owner_too() -> None:
    game = table(first=0, ask="all")
    borrowed = game.seats[1].hand.pop()
    game.seats[0].hand.append(borrowed)
    game.seats[0].windows = game.seats[1].windows = game.windows = -1
    until(game, DISCARD_CARDS)
    game.answer((CARD_CHOSEN, borrowed))
    assert game.seats[1].discards == [borrowed]
    assert game.seats[0].discards == []
