"""What a person at the table would expect of the greedy bot."""

from __future__ import annotations

import pytest

from lastcall import Game
from lastcall.bots import bot, decide
from lastcall.engine.core.answers import unspoken
from lastcall.engine.core.codes import ACTION_PHASE, PASS
from lastcall.stories.run import position, read_step
from lastcall.stories.script import Story

CARDS = """
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Nudge (Action) = Another player loses 1 Fortitude.
card: Anvil (Action) = Another player loses 4 Fortitude.
card: Not Me (Sometimes) = Ignore a card that affects your Fortitude.
card: Hush (Sometimes) = Negate an Action card.
card: Spill (Sometimes) = Ignore a Drink.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Spare Me (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.
card: Tip (Anytime) = A player pays 1 Gold to the Inn.
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
    """What it says there, for several seeds: nothing here hangs on luck. Whoever passes says "pass"."""
    game, _ = told(text, name)
    question = game.question
    assert question is not None
    decided = {decide(bot("greedy", seed), game) for seed in range(5)}
    return {"pass" if unspoken(answer) == PASS else question.say(answer) for answer in decided}


def test_it_defends_itself_against_a_heavy_blow() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Anvil\nBen holds: Not Me\n> Ann plays Anvil on Ben"
    assert answers(text, "Ben") == {"“Not Me” against “Anvil”"}


def test_it_does_not_waste_a_defence_on_a_trifle() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Nudge\nBen holds: Not Me\n> Ann plays Nudge on Ben"
    assert answers(text, "Ben") == {"pass"}


def test_it_defends_itself_even_against_a_trifle_when_that_would_be_the_end() -> None:
    text = (
        "seats: Ann, Ben, Cas\nAnn holds: Nudge\nBen holds: Not Me\nBen has 8 Fortitude, 7 Alcohol\n"
        "> Ann plays Nudge on Ben"
    )
    assert answers(text, "Ben") == {"“Not Me” against “Nudge”"}


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
    assert answers(text, "Ann") == {"“Spill” on your Drink"}


def test_it_strikes_whoever_that_puts_out() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Elbow\nCas has 10 Fortitude, 8 Alcohol"
    assert answers(text, "Ann") == {"“Elbow” on Cas"}


def test_it_strikes_the_leader_rather_than_one_who_is_behind() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Elbow\nBen has 14 Fortitude, 4 Alcohol, 4 Gold\nCas has 16 Gold"
    assert answers(text, "Ann") == {"“Elbow” on Cas"}


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


@pytest.mark.parametrize("phase", ["discard", "action", "order"])
def test_it_never_makes_only_itself_pay(phase: str) -> None:
    """Not even when the game is won anyway and everything looks the same."""
    text = f"seats: Ann, Ben\nphase: {phase}\nAnn holds: Tip | Anvil\nBen has 10 Fortitude, 8 Alcohol"
    assert "“Tip” on yourself" not in answers(text, "Ann")


@pytest.mark.parametrize("phase", ["discard", "action"])
def test_it_does_not_meddle_when_its_next_card_wins(phase: str) -> None:
    """Playing a card first gains nothing: the Action is there either way."""
    text = f"seats: Ann, Ben\nphase: {phase}\nAnn holds: Anvil | Tip\nBen has 10 Fortitude, 8 Alcohol"
    assert answers(text, "Ann") == {"pass"}


def test_it_keeps_a_full_hand_of_good_cards() -> None:
    """Whoever discards nothing still has an Action."""
    text = (
        "seats: Ann, Ben, Cas\nphase: discard\nAnn holds: Not Me | Spill | Hush | Spare Me | Sleeve | Anvil | Elbow\n"
        "Ben has 10 Fortitude, 7 Alcohol"
    )
    assert answers(text, "Ann") == {"pass"}


def test_it_keeps_what_hits_back() -> None:
    """It does as much as an Action, and leaves room for one."""
    text = (
        "seats: Ann, Ben, Cas, Dot\nphase: discard\n"
        "Ann holds: Elbow | Not Me | Spill | Tit for Tat | Sleeve | Winning Hand! | Anvil"
    )
    assert "Tit for Tat" not in answers(text, "Ann")


@pytest.mark.parametrize("more", ["", " | Not Me", " | Not Me | Spare Me | Hush"])
def test_it_pays_a_single_gold_rather_than_waste_a_defence(more: str) -> None:
    text = f"seats: Ann, Ben, Cas\nAnn holds: Tip\nBen holds: Spare Me{more}\n> Ann plays Tip on Ben"
    assert answers(text, "Ben") == {"pass"}


def test_it_saves_its_last_gold() -> None:
    text = "seats: Ann, Ben, Cas\nAnn holds: Tip\nBen holds: Spare Me\nBen has 1 Gold\n> Ann plays Tip on Ben"
    assert answers(text, "Ben") == {"“Spare Me” against “Tip”"}


BIDDING = "seats: Ann, Ben, Cas\nphase: end\nsea deck: The Good Hammock\nsea counters: 1\n"


def test_it_does_not_bid_for_what_only_others_need() -> None:
    text = BIDDING + "Ann has 14 Fortitude, 4 Alcohol\n> Ann chooses bid 1 Gold"
    assert answers(text, "Ben") == {"pass"}


def test_it_bids_for_what_it_needs() -> None:
    text = BIDDING + "Ben has 12 Fortitude, 8 Alcohol\n> Ann chooses bid 1 Gold"
    assert "pass" not in answers(text, "Ben")


@pytest.mark.parametrize(
    "goons",
    [
        "In a Round of Gambling, the Round ends and you take the pot.",
        "In a Round of Gambling, take 3 Gold from the pot.",
        "When another player wins a Round of Gambling, take the pot instead.",
    ],
)
@pytest.mark.parametrize("full", [True, False])
def test_it_takes_a_full_pot_and_leaves_an_empty_one(goons: str, full: bool) -> None:
    names = ["Ann", "Ben", "Cas", "Dot", "Eve", "Flo"]
    free = [] if full else [f"> {name} plays Free" for name in names]
    story = Story(
        "\n".join(
            (
                f"seats: {', '.join(names)}",
                f"card: Goons (Sometimes) = {goons}",
                "card: Free (Sometimes) = When you must ante, pay nothing instead.",
                *(f"{name} holds: Free" for name in names if name not in ("Ann", "Cas")),
                "Ann holds: Gambling? I'm in! | Free",
                "Cas holds exactly: Goons | Free",
                "> Ann plays Gambling? I'm in!",
                *free,
            )
        )
    )
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    said: list[str] = []
    while game.turn.phase == ACTION_PHASE and not any("Goons" in one for one in said):
        if game.asked == 2 and len(game.choices) > 1:
            said += [game.question_for(2).say(decide(bot("greedy", seed), game)) for seed in range(5)]
        game.answer(PASS)
    assert len(said) >= 5
    assert any("Goons" in one for one in said) == full
