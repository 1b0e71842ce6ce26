"""GAMBLE: what players read while antes are due."""

from __future__ import annotations

from lastcall import Game
from lastcall.stories.position import position
from lastcall.stories.running import read_step
from lastcall.stories.script import Story
from tests.proofs import proves

TABLE = """
title: A Round of three
seats: Ann, Ben, Cat
card: Back Door (Sometimes) = When you must ante, leave the Round instead.
card: Slate (Sometimes) = When you must ante, the Inn pays instead.
card: Eviction (Anytime) = In a Round of Gambling, another player in the Round leaves the Round.
card: Sneer (Sometimes) = When another player makes you lose Gold, they lose 1 Fortitude.
Ann holds: Gambling? I'm in!
Ben holds: Back Door | Slate
Cat holds: Eviction | Sneer

> Ann plays Gambling? I'm in!
"""


def told_to(moves: str) -> tuple[Game, list[str]]:
    """The game after these moves, and what it asks each of the three."""
    story = Story(TABLE + moves, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    return game, [game.question_for(seat).prompt for seat in range(3)]


@proves("GAMBLE-15", "GAMBLE-16")
def test_whoever_leaves_is_not_told_to_ante() -> None:
    _, before = told_to("> Ann antes")
    assert before == ["You must ante 1 Gold. Respond?"] * 3
    _, after = told_to("> Ben plays Back Door\n> Ben declines\n> Cat declines\n> Ann declines")
    assert after == [
        "You must ante 1 Gold. Respond?",
        "Ann and Cat must ante 1 Gold. Respond?",
        "You must ante 1 Gold. Respond?",
    ]


@proves("GAMBLE-15")
def test_whoever_is_forced_out_is_not_told_to_ante() -> None:
    _, prompts = told_to("> Ann antes\n> Cat plays Eviction on Ben\n> Cat declines\n> Ann declines\n> Ben declines")
    assert prompts[1] == "Ann and Cat must ante 1 Gold. Respond?"


@proves("GAMBLE-23")
def test_whoever_lets_the_inn_pay_is_not_told_to_ante() -> None:
    _, prompts = told_to("> Ben plays Slate\n> Ben declines\n> Cat declines\n> Ann declines")
    assert prompts[1] == "Ann and Cat must ante 1 Gold. Respond?"


@proves("GAMBLE-15", "AFFECT-07")
def test_whoever_has_left_has_not_paid_nothing() -> None:
    """The window after the antes: nobody is told of 0 Gold."""
    game, _ = told_to("> Ben plays Back Door\n> Cat antes")
    while game.round is not None and game.round.pot == 0:
        game.answer(game.choices[0])
    prompts = [game.question_for(seat).prompt for seat in range(3)]
    assert prompts == [
        "You have paid 1 Gold. Respond?",
        "The others have paid. Respond?",
        "You have paid 1 Gold. Respond?",
    ]


@proves("AFFECT-06")
def test_the_reason_against_ignoring_a_raise_is_the_round() -> None:
    story = Story(RAISE, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    ear = next(card for card in game.seats[2].hand if game.cards[card].title == "Deaf Ear")
    assert [no.text for no in game.why_not(2, ear)] == ["A Round of Gambling and its antes cannot be Ignored"]


RAISE = """
title: A raise
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Cat holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Gambling? I'm in!
> Ben plays I raise!
> Ben declines
"""
