"""What a person at the table would expect of the greedy bot."""

from __future__ import annotations

import pytest

from lastcall import Game
from lastcall.bots import bot, decide
from lastcall.engine.signs import PASS
from lastcall.stories.running import position, read_step
from lastcall.stories.script import Story

CARDS = """
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Nudge (Action) = Another player loses 1 Fortitude.
card: Anvil (Action) = Another player loses 4 Fortitude.
card: Not Me (Sometimes) = Ignore a card that affects your Fortitude.
card: Hush (Sometimes) = Negate an Action card.
card: Spill (Sometimes) = Ignore a Drink.
card: Broth (Anytime) = You gain 2 Fortitude.
card: Sleeve (Cheating) = Take control of the Round.
drink: Dew = 0 Alcohol
drink: Ale = 1 Alcohol
drink: Fire = 5 Alcohol
"""


def told(text: str, name: str) -> tuple[Game, int]:
    """The game when this player has something to decide after the moves of a story."""
    story = Story(CARDS + text)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    seat = game.names.index(name)
    while game.asked != seat or len(game.choices) == 1:
        game.answer(PASS)
    return game, seat


def answers(text: str, name: str) -> set[str]:
    """What it says there, for several seeds: nothing here hangs on luck."""
    game, _ = told(text, name)
    question = game.question
    assert question is not None
    return {question.say(decide(bot("greedy", seed), game)) for seed in range(5)}


def test_it_defends_itself_against_a_heavy_blow() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Anvil\nBen holds: Not Me\n> Ann plays Anvil on Ben"
    assert answers(text, "Ben") == {"Not Me against Anvil"}


def test_it_does_not_waste_a_defence_on_a_trifle() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Nudge\nBen holds: Not Me\n> Ann plays Nudge on Ben"
    assert answers(text, "Ben") == {"pass"}


def test_it_defends_itself_even_against_a_trifle_when_that_would_be_the_end() -> None:
    text = (
        "seats: Ann, Ben, Cas\nAnn holds: Nudge\nBen holds: Not Me\nBen has 8 Fortitude, 7 Alcohol\n"
        "> Ann plays Nudge on Ben"
    )
    assert answers(text, "Ben") == {"Not Me against Nudge"}


def test_it_does_not_negate_what_does_not_concern_it() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Anvil\nCas holds: Hush\n> Ann plays Anvil on Ben"
    assert answers(text, "Cas") == {"pass"}


def test_it_never_negates_its_own_card() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Nudge | Hush\n> Ann plays Nudge on Ben"
    assert answers(text, "Ann") == {"pass"}


@pytest.mark.parametrize("drink", ["Dew", "Ale"])
def test_it_drinks_what_is_weak(drink: str) -> None:
    text = f"seats: Ann, Ben, Cas\nphase: drink\nAnn holds: Spill\nAnn's pile: {drink}"
    assert answers(text, "Ann") == {"pass"}


def test_it_spills_what_is_strong() -> None:
    text = "seats: Ann, Ben, Cas\nphase: drink\nAnn holds: Spill\nAnn's pile: Fire"
    assert answers(text, "Ann") == {"Spill on Ann's Drink"}


def test_it_strikes_whoever_that_puts_out() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Elbow\nCas has 10 Fortitude, 8 Alcohol"
    assert answers(text, "Ann") == {"Elbow on Cas"}


def test_it_strikes_the_leader_rather_than_one_who_is_behind() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Elbow\nBen has 14 Fortitude, 4 Alcohol, 4 Gold\nCas has 16 Gold"
    assert answers(text, "Ann") == {"Elbow on Cas"}


def test_it_keeps_a_meal_until_it_is_hungry() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Broth | Elbow"
    assert answers(text, "Ann") == {"pass"}


def test_it_bets_with_a_winning_hand() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Gambling? I'm in!\nBen holds: Winning Hand!\n> Ann plays Gambling? I'm in!"
    game, seat = told(text, "Ben")
    while "gambling turn" not in (game.question.prompt if game.question else ""):
        game.answer(PASS)
    assert game.asked == seat
    question = game.question
    assert question is not None
    assert question.say(decide(bot("greedy", 1), game)) == "Winning Hand!"


def test_it_orders_for_somebody_about_to_pass_out() -> None:
    text = "seats: Ann, Ben, Cas\nphase: order\nCas has 10 Fortitude, 7 Alcohol"
    assert answers(text, "Ann") == {"Cas"}


def test_it_throws_away_what_is_weak_and_keeps_what_is_strong() -> None:
    text = "seats: Ann, Ben, Cas\nphase: discard\nAnn holds: Nudge | Nudge | Not Me | Spill | Anvil | Hush | Elbow"
    assert answers(text, "Ann") == {"Nudge"}
