"""DRINK, SPLIT: Drinks that suit some drinkers better than others."""

from __future__ import annotations

from lastcall.engine.drinks.cellar import pour
from lastcall.engine.drinks.changes import halve, lower_to, pass_drink, split
from lastcall.engine.drinks.drink import Drink, new_served
from lastcall.engine.drinks.service import set_before, swallow
from lastcall.engine.game import Game
from tests.proofs import proves
from tests.rules.tables import table


def troll_table() -> tuple[Game, int, int]:
    """A table where Brannoc is a Troll; Wine with a Chaser, and Troll Swill."""
    game = table(3)
    game.kinds = (("Troll",), (), ())
    wine = next(c for c, card in enumerate(game.cards) if card.title == "Wine with a Chaser")
    swill = next(c for c, card in enumerate(game.cards) if card.title == "Troll Swill")
    return game, wine, swill


@proves("DRINK-09")
def test_kin_is_added_up_over_chasers() -> None:
    game, wine, swill = troll_table()
    for seat, alcohol, fortitude in ((0, 4, 20), (1, 3, 19)):
        swallow(game, pour(game, seat, wine, [swill]))
        side = game.side_of(seat)
        assert (side.alcohol, side.fortitude) == (alcohol, fortitude)


@proves("SPLIT-04")
def test_kin_is_halved_with_the_rest() -> None:
    game, wine, swill = troll_table()
    for seat, alcohol, fortitude in ((0, 2, 20), (1, 2, 19)):
        drink = pour(game, seat, wine, [swill])
        halve(game, drink)
        swallow(game, drink)
        side = game.side_of(seat)
        assert (side.alcohol, side.fortitude) == (alcohol, fortitude)


def served_to(game: Game, seat: int, card: int, chaser: int) -> tuple[int, Drink]:
    """Wine with a Chaser of Troll Swill, on the table before this seat."""
    served = new_served([])
    drink = pour(game, seat, card, [chaser])
    return set_before(game, game.add(served), served, drink), drink


@proves("CONTEST-05", "CONTEST-12", "CONTEST-19")
def test_in_a_contest_it_counts_what_it_has_for_its_revealer() -> None:
    game, wine, swill = troll_table()
    for seat, worth in ((0, 4), (1, 3)):
        number, drink = served_to(game, seat, wine, swill)
        assert drink.worth(game) == worth
        split(game, number, 2)
        assert drink.worth(game) == worth
        pass_drink(game, number, 1 - seat)
        assert drink.worth(game) == worth


@proves("CONTEST-11")
def test_lowered_to_a_number_it_has_no_more_for_anybody() -> None:
    game, wine, swill = troll_table()
    for most, troll, other in ((1, 1, 1), (3, 3, 3), (4, 4, 3), (5, 4, 3)):
        number, drink = served_to(game, 0, wine, swill)
        lower_to(game, number, most)
        assert drink.worth(game) == troll
        assert drink.for_drinker(game, 1)[0] == other


@proves("DRINK-09")
def test_everybody_reads_what_it_has_for_its_drinker() -> None:
    game, wine, swill = troll_table()
    for seat, alcohol, fortitude in ((0, 4, 0), (1, 3, -1)):
        number, drink = served_to(game, seat, wine, swill)
        assert f"({alcohol:+d})" in drink.text(game)
        shown = drink.shown(game, number)
        assert (shown.alcohol, shown.fortitude) == (alcohol, fortitude)


@proves("CONTEST-05")
def test_a_troll_wins_a_contest_with_troll_swill() -> None:
    game = table(3, ask="all")
    game.kinds = (("Troll",), (), ())
    contest, swill, *ales = (
        next(c for c, card in enumerate(game.cards) if card.title == title and game.homes[c].name(game) == "Drinks")
        for title in ("Drinking Contest!", "Troll Swill", "Light Ale", "Dark Ale")
    )
    assert game.turn.active == 0
    cellar = game.drink_decks[0]
    top = (*ales, swill, contest)  # The Contest is what gets ordered.
    cellar.deck = (*(card for card in cellar.deck[: cellar.left] if card not in top), *top)
    cellar.left = len(cellar.deck)
    game.seats[0].pile = [contest]
    while game.side_of(0).gold == 10:
        game.answer(game.choices[0])
    assert [side.gold for side in game.sides] == [12, 9, 9]
