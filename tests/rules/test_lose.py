"""LOSE: what a story cannot tell."""

from __future__ import annotations

from lastcall.engine.drinks.cellar import FromDrinkDeck, new_drink_deck
from lastcall.engine.play.defeat import remove
from tests.proofs import proves
from tests.rules.tables import table


@proves("LOSE-08")
def test_a_losers_drinks_go_to_the_decks_they_came_from() -> None:
    game = table(3)
    cellar = game.drink_decks[0]
    other = cellar.deck[cellar.left - 1]
    cellar.left -= 1
    homes = list(game.homes)
    homes[other] = FromDrinkDeck(1)
    game.homes = tuple(homes)
    game.drink_decks.append(new_drink_deck((), 0, []))
    mine = game.seats[1].pile[0]
    game.seats[1].pile.append(other)
    remove(game, 1)
    assert game.drink_decks[0].discards == [mine]
    assert game.drink_decks[1].discards == [other]
    assert game.seats[1].pile == []
