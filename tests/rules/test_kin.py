"""DRINK, SPLIT: Drinks that suit some drinkers better than others."""

from __future__ import annotations

from lastcall.engine.core.game import Game
from lastcall.engine.drinks.cellar import pour
from lastcall.engine.drinks.changes import halve
from lastcall.engine.drinks.serving import swallow
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
        halve(drink)
        swallow(game, drink)
        side = game.side_of(seat)
        assert (side.alcohol, side.fortitude) == (alcohol, fortitude)
