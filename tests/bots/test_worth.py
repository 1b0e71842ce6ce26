"""What lies about is worth something: machines say how much and to whom, and the greedy bot goes by it."""

from __future__ import annotations

import random

import pytest

from lastcall import begin
from lastcall.bots import bot, decide
from lastcall.bots.card_value import Worth
from lastcall.bots.evaluation import power
from lastcall.bots.rollout import appeal
from lastcall.cards.machinery import MACHINERY
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import PASS, THINGS
from lastcall.engine.core.machines import Machine
from lastcall.engine.seen.guess import imagine
from lastcall.ids import SEATS
from lastcall.start import Setup
from lastcall.stories.run import position
from lastcall.stories.script import Story
from tests.bots.test_sense import answers, told


def powers(text: str) -> list[float]:
    """How strong everybody is in a position."""
    game = position(Story(f"{text}\n"))
    return [power(game, side) for side in range(len(game.sides))]


@pytest.mark.parametrize("name", MACHINERY)
def test_every_machine_says_what_it_is_worth(name: str) -> None:
    assert MACHINERY[name].worth is not Machine.worth


@pytest.mark.parametrize(
    ("seats", "having", "seat", "better"),
    [
        ("Remy, Bryn, Tara", "Bryn has 1 Mark", 1, False),
        ("Remy, Bryn, Tara", "Bryn has 1 Mark", 0, True),
        ("Lucky, Bryn, Tara", "Lucky has 2 Heat", 0, False),
        ("Samantha, Bryn, Tara", "Samantha has 3 Brawls", 0, True),
        ("Farai, Bryn, Tara", "Farai's brew: Wine\nFarai has 1 Progress Token", 0, True),
        ("Nerodia, Bryn, Tara", "Bryn has 2 Petrified cards", 0, True),
        ("Phyll, Bryn, Tara", "Phyll's front: Splash of Ogre Syrup", 0, True),
        ("Vlazlo, Bryn, Tara", "Vlazlo has 4 Blood", 0, True),
        ("Amundyr, Bryn, Tara", "Bryn has 2 Scarabs", 1, False),
        ("Torglesnarf, Bryn, Tara", "Torglesnarf's front: Grunt the Brawler", 0, True),
    ],
)
def test_tokens_and_pieces_make_somebody_stronger_or_weaker(seats: str, having: str, seat: int, better: bool) -> None:
    before = powers(f"seats: {seats}")
    after = powers(f"seats: {seats}\n{having}")
    assert (after[seat] > before[seat]) if better else (after[seat] < before[seat])


def test_a_mark_is_worth_nothing_once_nobody_can_use_it() -> None:
    game = position(Story("seats: Remy, Bryn, Tara\nBryn has 1 Mark\n"))
    marked = power(game, 1)
    game.seats[0].present = False
    game.close_ranks()
    assert power(game, 1) > marked


def test_a_brew_is_worth_the_more_the_nearer_it_is() -> None:
    far, near, elsewhere = (
        powers(f"seats: Farai, Bryn\ndeck of Beer: Saint's Day Double\nFarai's brew: {brew}\nFarai has {tokens}")[0]
        for brew, tokens in (
            ("Beer", "1 Progress Token on the Beer"),
            ("Beer", "2 Progress Tokens on the Beer"),
            ("Wine", "2 Progress Tokens on the Beer"),
        )
    )
    assert far < near
    assert elsewhere < near


def test_it_marks_whoever_starts_a_fight() -> None:
    holding = "Ann holds: Elbow\nRemy holds: Infighting? Not on my watch!"
    text = f"seats: Ann, Ben, Remy, Dot\n{holding}\n> Ann plays Elbow on Ben"
    assert answers(text, "Remy") == {"“Infighting? Not on my watch!” after Ben lost 2 Fortitude"}


def test_it_hits_back() -> None:
    text = "seats: Ann, Ben, Cas, Dot\nAnn holds: Elbow\nBen holds: Tit for Tat\n> Ann plays Elbow on Ben"
    assert answers(text, "Ben") == {"“Tit for Tat” after losing 2 Fortitude"}


def test_a_card_is_worth_more_for_what_it_hands_out() -> None:
    cards = "card: Elbow (Action) = Another player loses 2 Fortitude.\n"
    cards += "card: Inky Elbow (Action) = Another player loses 2 Fortitude and becomes marked.\n"
    cards += "card: Hot Elbow (Action) = Another player loses 2 Fortitude. / You gain 1 Heat.\n"
    game = position(Story(cards + "seats: Remy, Lucky\nRemy holds exactly: Elbow | Inky Elbow | Hot Elbow\n"))
    worth = Worth(game, 0)
    plain, inky, hot = (worth.of(card) for card in game.seats[0].hand)
    assert hot < plain < inky


def test_it_mixes_what_waits_on_the_shelf_into_a_rivals_drink() -> None:
    text = "seats: Ann, Phyll, Cas\nphase: drink\nPhyll's front: Splash of Ogre Syrup\nAnn's pile: Ale"
    assert answers(text, "Phyll") == {"“Splash of Ogre Syrup” on Ann's Drink"}


def test_it_keeps_no_mix_in_for_a_better_drink() -> None:
    text = "seats: Ann, Phyll, Cas, Dot\nphase: drink\nPhyll's front: Pixie-Spun Candy Floss\nAnn's pile: Ale"
    assert answers(text, "Phyll") == {"“Pixie-Spun Candy Floss” on Ann's Drink"}


def test_it_takes_no_heat_for_a_trifle() -> None:
    cards = "card: Hot Nudge (Action) = Another player loses 1 Fortitude. / You gain 2 Heat.\n"
    text = cards + "seats: Lucky, Ben, Cas\nLucky holds: Hot Nudge"
    assert answers(text, "Lucky") == {"pass"}


def test_it_hands_out_scarabs() -> None:
    text = "seats: Amundyr, Ben, Cas\nAmundyr holds: Sorry about the mess"
    assert {said.split(" on ")[0] for said in answers(text, "Amundyr")} == {"“Sorry about the mess”"}


def test_it_hires_a_minion_rather_than_strike_a_small_blow() -> None:
    text = "seats: Torglesnarf, Ben, Cas\nTorglesnarf holds: Grunt the Brawler | Nudge"
    assert answers(text, "Torglesnarf") == {"Grunt the Brawler"}


def test_it_lets_its_minions_act() -> None:
    text = "seats: Torglesnarf, Ben, Cas\nTorglesnarf's front: Skiv the Royal Tax Collector"
    assert "pass" not in answers(text, "Torglesnarf")


def test_it_buys_claws_with_blood() -> None:
    text = "seats: Vlazlo, Ben, Cas\nphase: discard\nVlazlo has 6 Blood\nVlazlo holds exactly: Nudge | Nudge"
    game, _ = told(text, "Vlazlo")
    while "Buy a form card" not in (game.question.prompt if game.question else ""):
        game.answer(PASS)
    question = game.question
    assert question is not None
    assert "Buy nothing" not in {question.say(decide(bot("greedy", seed), game)) for seed in range(5)}


def test_a_thing_can_be_picked_in_a_game_it_imagines() -> None:
    game = position(Story("seats: Bryn, Torglesnarf, Tara\nTorglesnarf's front: Grunt the Brawler\n"))
    thing = game.things(0)[0]
    assert thing >= THINGS
    assert appeal(game, thing) <= appeal(game, 1)


@pytest.mark.parametrize("name", MACHINERY)
def test_what_machines_measure_has_names_and_tells_nothing_hidden(name: str) -> None:
    """As numbers a bot can learn from: the same for everybody who looks, however hidden cards lie."""
    owner = next(deck.short for deck in SHIPPED.characters() if name in deck.brings)
    others = [one for one in ("Remy", "Bryn", "Tara") if one != owner]
    chance = random.Random(name)
    game = begin(Setup(characters=(owner, *others[:2]), seed=7, modules=("sea",)))
    seen = set()
    for _ in range(400):
        if game.outcome is not None:
            break
        (machine,) = (one for one in game.machines if one.name == name)
        for seat in SEATS[: game.size]:
            numbers = machine.measured(game, seat)
            assert len(numbers) == len(machine.measures()) == len(set(machine.measures()))
            seen.add(numbers)
        if chance.random() < 0.1:
            other = imagine(game, game.asked, chance)
            there = next(one for one in other.machines if one.name == name)
            assert [there.measured(other, seat) for seat in SEATS[: game.size]] == [
                machine.measured(game, seat) for seat in SEATS[: game.size]
            ]
        game.answer(chance.choice(game.choices))
    assert len(seen) > 1, "something has been counted"
