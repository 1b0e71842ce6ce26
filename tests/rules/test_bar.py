"""BAR: more Drinks than one deck holds."""

from __future__ import annotations

from lastcall import Game
from lastcall.cards import package
from lastcall.engine.core.codes import DRINK, DRINK_EVENT, ORDER_DRINK
from lastcall.engine.drinks.cellar import take_drink
from tests.proofs import proves
from tests.rules.tables import table


def drain(game: Game, cards: int) -> None:
    """Take and discard so many."""
    for _ in range(cards):
        card = take_drink(game)
        game.homes[card].put_away(game, card)


@proves("BAR-01")
def test_the_top_30_of_everything_are_the_first_drink_deck() -> None:
    game = table(3, drinks="all", seed=8)
    cellar = game.drink_decks[0]
    piles = [card for seat in game.seats for card in seat.pile]
    assert cellar.left + len(piles) == 30
    assert cellar.bar_left == 60
    everything = [*cellar.deck[: cellar.left], *cellar.bar[: cellar.bar_left], *piles]
    assert len(set(everything)) == 90
    shuffled = [{game.cards[card].deck for card in part} for part in (cellar.deck, cellar.bar[:60])]
    assert shuffled == [set(package.DRINK_DECKS)] * 2, "all boxes are shuffled together"


@proves("BAR-02", "BAR-06")
def test_an_exhausted_deck_costs_a_gold_and_the_next_30_follow() -> None:
    game = table(3, drinks="all", first=0)
    cellar = game.drink_decks[0]
    drain(game, cellar.left - 1)
    following = cellar.bar[cellar.bar_left - 30 : cellar.bar_left]
    while game.kind != ORDER_DRINK:
        game.answer((0,))
    game.answer(game.choices[0])
    assert set(cellar.deck) == set(following)
    assert cellar.left == 30
    assert cellar.bar_left == 30
    assert cellar.shuffles == 0, "the discards stay where they are"
    assert len(cellar.discards) == 26
    while game.owed or game.matters:
        game.answer((0,))
    assert [side.gold for side in game.sides] == [9, 9, 9]
    assert game.inn == 3


@proves("BAR-03", "BAR-06")
def test_only_an_exhausted_bar_deck_takes_the_discards() -> None:
    game = table(3, drinks="all")
    cellar = game.drink_decks[0]
    drain(game, 27 + 30)
    assert (cellar.left, cellar.bar_left, len(cellar.discards)) == (30, 0, 56 + 1)
    drain(game, 29)
    last = take_drink(game)
    assert game.owed == 3
    assert cellar.shuffles == 1
    assert cellar.left == 30
    assert cellar.bar_left == 87 - 1 - 30
    assert last not in (*cellar.deck, *cellar.bar[: cellar.bar_left]), "what is in use is not shuffled in"


@proves("BAR-03")
def test_with_fewer_than_30_left_the_deck_is_what_there_is() -> None:
    game = table(3, drinks="rdi4", modules=["bar"])
    cellar = game.drink_decks[0]
    drain(game, 26)
    take_drink(game)
    assert cellar.left == 26
    assert cellar.bar_left == 0


@proves("BAR-04")
def test_only_drink_deck_cards_are_in_the_bar_deck() -> None:
    game = table(4, drinks="all")
    for card, definition in enumerate(game.cards):
        if game.homes[card].seat < 0:
            assert definition.deck in package.DRINK_DECKS
            assert definition.types & (DRINK | DRINK_EVENT)


@proves("BAR-06")
def test_without_the_bar_deck_the_discards_are_the_new_deck() -> None:
    game = table(3)
    cellar = game.drink_decks[0]
    drain(game, 26)
    take_drink(game)
    assert cellar.shuffles == 1
    assert cellar.discards == []
    assert cellar.left == 26
