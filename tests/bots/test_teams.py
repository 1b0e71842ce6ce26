"""What a partner would expect of the greedy bot."""

from __future__ import annotations

import pytest

from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import care, judge, power
from lastcall.bots.greedy import likelier
from lastcall.bots.rollout import Course
from lastcall.engine.core.answers import drinks_potion
from lastcall.engine.core.codes import PASS, RESPOND
from lastcall.stories.run import position
from lastcall.stories.script import Story
from tests.bots.test_sense import answers, told

PAIRS = "seats: Ann, Ben, Cas, Dot\nteams: Ann + Ben, Cas + Dot\nturn: 3\nAnn has 0 Potions\nCas has 0 Potions\n"


@pytest.mark.parametrize("victim", ["yourself", "Ben"])
def test_it_never_considers_making_its_own_side_pay(victim: str) -> None:
    game, seat = told(PAIRS + "phase: order\nAnn holds: Tip", "Ann")
    question = game.question_for(seat)
    said = {question.say(answer) for answer in likelier(game, game.answers_of(seat), Worth(game, seat))}
    assert f"“Tip” on {victim}" not in said
    assert "“Tip” on Cas" in said


def test_it_does_not_negate_what_its_partner_plays() -> None:
    game, seat = told(PAIRS + "Ann holds: Anvil\nBen holds: Hush\n> Ann plays Anvil on Cas", "Ben")
    assert [answer for answer in likelier(game, game.answers_of(seat), Worth(game, seat)) if answer != PASS] == []


def test_it_defends_its_partner() -> None:
    text = PAIRS + "Ann holds: Anvil\nDot holds: Not Me\nCas has 12 Fortitude, 4 Alcohol\n> Ann plays Anvil on Cas"
    assert answers(text, "Dot") == {"“Not Me” against “Anvil”"}


def test_it_plays_the_better_of_two_actions_in_a_shared_turn() -> None:
    text = PAIRS + "Ann holds exactly: Nudge | Anvil\nCas has 12 Fortitude, 8 Alcohol"
    assert {said.split(" on ")[0] for said in answers(text, "Ann")} == {"Ann: “Anvil”"}


def test_it_keeps_a_full_hand_of_good_cards_in_a_shared_turn() -> None:
    """To pass is the answer everything else is measured by, whoever says it."""
    hand = "Not Me | Spill | Hush | Spare Me | Sleeve | Anvil | Elbow"
    text = PAIRS + f"phase: discard\nAnn holds exactly: {hand}\nBen holds exactly: {hand}"
    assert answers(text, "Ann") == {"pass"}


def test_it_sends_whoever_has_the_cards_into_a_round() -> None:
    text = PAIRS + (
        "Ann holds exactly: Gambling? I'm in!\nCas holds exactly: Nudge | Elbow\n"
        "Dot holds exactly: Winning Hand! | Winning Hand! | Winning Hand!\n> Ann plays Gambling? I'm in!"
    )
    assert answers(text, "Cas") == {"Cas: Dot"}


@pytest.mark.parametrize("phase", ["discard", "action", "order", "drink"])
def test_it_keeps_its_potions_while_it_is_well(phase: str) -> None:
    text = f"{PAIRS}phase: {phase}\nAnn has 12 Fortitude, 3 Alcohol, 2 Potions\nAnn's pile: Ale\nBen's pile: Ale"
    assert not any("Potion" in said for said in answers(text, "Ann"))


def test_it_drinks_a_potion_when_one_blow_could_be_the_end() -> None:
    text = PAIRS + "phase: action\nAnn has 10 Fortitude, 8 Alcohol, 1 Potion"
    assert all("Potion" in said and "Gold" not in said for said in answers(text, "Ann"))


def test_it_drinks_a_potion_for_its_last_gold() -> None:
    text = PAIRS + "phase: order\nAnn has 18 Fortitude, 1 Gold, 2 Potions"
    assert all("Potion" in said and "Gold" in said for said in answers(text, "Ann"))


@pytest.mark.parametrize(("weak", "drunk"), [("3 Fortitude, 4 Alcohol", "Fortitude"), ("0 Gold", "Gold")])
def test_it_does_not_lose_with_a_potion_left(weak: str, drunk: str) -> None:
    text = f"seats: Ann, Ben, Cas, Dot\nteams: Ann, Ben + Cas + Dot\nturn: 3\nphase: order\nBen has {weak}, 3 Potions"
    assert all("Potion" in said and drunk in said for said in answers(text, "Ben"))


def test_somebody_with_a_potion_left_is_not_out_yet() -> None:
    """In a game it imagines, where nobody responds."""
    text = "seats: Ann, Ben, Cas, Dot\nteams: Ann + Ben, Cas + Dot\nCas has 5 Fortitude, 4 Alcohol, 1 Potion\n"
    game = position(Story(text))
    worth = Worth(game, 0)
    winning = judge(game, 0, worth)[0]
    game.side_of(2).alcohol = 5
    assert winning < judge(game, 0, worth)[0] < 0
    game.side_of(2).potions = 0
    without = power(game, 1)
    game.side_of(2).potions = 1
    assert power(game, 1) > 2 * without


def test_what_a_partner_is_about_to_drink_counts_like_its_own() -> None:
    text = "seats: Ann, Ben, Cas, Dot\nteams: Ann + Ben, Cas + Dot\ndrink: Fire = 5 Alcohol\nAnn has 10 Fortitude\n"
    assert care(position(Story(text + "Ben's pile: Fire\n")), 0) > care(position(Story(text)), 0)


def test_a_boss_has_use_for_several_actions() -> None:
    cards = "card: Elbow (Action) = Another player loses 2 Fortitude.\nseats: Ann, Ben, Cas, Dot\n"
    more = "Ann holds exactly: Elbow | Elbow\n"
    alone = position(Story(cards + "teams: Ann + Ben, Cas + Dot\n" + more))
    boss = position(Story(cards + "teams: Ann, Ben + Cas + Dot\n" + more))
    gains = []
    for game in (alone, boss):
        worth = Worth(game, 0)
        hand = game.seats[0].hand
        gains.append(worth.hand(hand) - worth.hand(hand[:1]))
    assert gains[0] < gains[1]


def test_a_boss_it_imagines_orders_and_drinks_no_potion_instead() -> None:
    """Where the Boss is the strongest of all, a Potion would look like the best one to order for."""
    text = "seats: Ann, Ben, Cas\nteams: Ann, Ben + Cas\nturn: 3\nphase: order\n"
    game = position(Story(text + "Ann has 19 Fortitude\nBen has 9 Fortitude\n"))
    while game.kind == RESPOND:
        game.answer(PASS)
    assert any(drinks_potion(answer) for answer in game.choices)
    assert not drinks_potion(Course(0, Worth(game, 0), 0).simply(game))
