"""LIMIT, REDIRECT: several shares of one loss that can be bought off."""

from __future__ import annotations

import pytest

from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.proofs import proves

TABLE = """
title: Two shares for Cleo
seats: Ann, Ben, Cleo
Cleo has {gold} Gold
Ann holds: Toll
Ben holds: Not Me
card: Toll (Action) = {text}
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Toll
> Ben plays Not Me on Cleo
> Cleo chooses {first}
"""


@proves("LIMIT-06", "REDIRECT-07")
@pytest.mark.parametrize(("gold", "options"), [(3, 1), (4, 2)])
def test_gold_spent_on_one_share_is_not_offered_for_another(gold: int, options: int) -> None:
    text = "Each other player loses 2 Fortitude or pays 2 Gold to the Inn."
    assert offered(text, gold, "pay 2 Gold") == ["Lose 2 Fortitude", "Pay 2 Gold to the Inn"][:options]


@proves("LIMIT-06", "CARD-010")
@pytest.mark.parametrize(("gold", "options"), [(2, 1), (3, 2), (9, 3)])
def test_gold_spent_on_one_share_does_not_lower_another(gold: int, options: int) -> None:
    text = "Each other player loses 2 Fortitude, 1 less for each Gold they pay to the Inn."
    all_options = ["Pay nothing", "Pay 1 Gold and lose 1 less", "Pay 2 Gold and lose 2 less"]
    assert offered(text, gold, "pay 2 Gold") == all_options[:options]


def offered(text: str, gold: int, first: str) -> list[str]:
    """What Cleo can choose for the second share."""
    story = Story(TABLE.format(text=text, gold=gold, first=first), 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    while game.asked != 2:
        game.answer(game.choices[0])
    question = game.question
    assert question is not None
    return question.texts()
