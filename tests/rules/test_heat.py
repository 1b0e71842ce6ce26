"""What no story can say of Heat: which penalties are offered."""

from __future__ import annotations

import pytest

from lastcall.engine.core.codes import CHOOSE, PLAYED
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves

SOLD = """
seats: Lucky, Bryn, Tara
Lucky has {gold} Gold, {fortitude} Fortitude, {alcohol} Alcohol, 2 Heat
Lucky holds: Sell to the Captain
card: Sell to the Captain (Action) = You gain 1 Heat.
"""


def offered(gold: int, fortitude: int, alcohol: int) -> list[str]:
    """The ways in which Lucky may settle the third Heat."""
    game = position(Story(SOLD.format(gold=gold, fortitude=fortitude, alcohol=alcohol)))
    while game.kind != CHOOSE:
        game.answer(next((answer for answer in game.choices if answer[0] == PLAYED), game.choices[0]))
    assert game.question is not None
    return [game.question.say(answer) for answer in game.choices]


@proves("LUCKY-05")
@pytest.mark.parametrize("gold", [2, 3, 10])
def test_with_2_gold_or_more_paying_is_offered(gold: int) -> None:
    assert offered(gold, 20, 0) == ["gain 2 Alcohol Content", "pay 2 Gold to the Inn", "lose 2 Fortitude"]


@proves("LUCKY-05", "LIMIT-06")
def test_with_1_gold_paying_is_not_offered() -> None:
    assert offered(1, 20, 0) == ["gain 2 Alcohol Content", "lose 2 Fortitude"]


@proves("LUCKY-05", "LIMIT-04")
@pytest.mark.parametrize(("fortitude", "alcohol"), [(1, 0), (20, 19)])
def test_the_tracks_are_offered_even_if_they_cannot_move_that_far(fortitude: int, alcohol: int) -> None:
    assert offered(1, fortitude, alcohol) == ["gain 2 Alcohol Content", "lose 2 Fortitude"]
