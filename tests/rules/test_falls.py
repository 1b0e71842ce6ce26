"""What somebody fell to, by whose doing, and in which place: as the log tells it to everybody."""

from __future__ import annotations

from lastcall import Game
from lastcall.engine.seen.falls import Fall, falls
from lastcall.engine.seen.reader import Reader
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story

THREE = "seats: A, B, C\n"
PUNCH = "card: Punch (Action) = Another player loses 3 Fortitude.\nA holds: Punch\n"


def told(text: str) -> Game:
    """A story, played to its end by somebody who listens."""
    story = Story(text, 1)
    game = position(story)
    game.log = []
    for step in story.steps:
        read_step(story, step)(game)
    return game


def turn_of(name: str) -> str:
    """Nothing more happens in it."""
    return f"> {name} ends the phase\n" * 3


def test_a_card_and_the_player_behind_it() -> None:
    game = told(THREE + PUNCH + "B has 3 Fortitude\n\n> A plays Punch on B\n= B is out: passed out\n")
    assert falls(game) == (Fall(1, 3, 1, "Punch", 0),)


def test_a_drink_is_nobodys_doing() -> None:
    game = told(
        THREE
        + "phase: drink\nA has 3 Fortitude\nA's pile: Dragon Breath Ale\n\n> A ends the phase\n= A is out: passed out\n"
    )
    assert falls(game) == (Fall(0, 3, 1, "Dragon Breath Ale"),)


def test_a_drink_counts_although_it_restores_as_much_as_it_takes() -> None:
    game = told(
        THREE
        + "phase: drink\nA has 18 Alcohol\nA's pile: Wizard's Brew\n\n> A ends the phase\n= A is out: passed out\n"
    )
    assert falls(game) == (Fall(0, 3, 1, "Wizard's Brew"),)


def test_who_drinks_along_falls_to_the_same_drink() -> None:
    pile = "A's pile: Round on the House!\ndrink deck: Dragon Breath Ale\n"
    game = told(THREE + "phase: drink\nB has 3 Fortitude\n" + pile + "\n> A ends the phase\n= B is out: passed out\n")
    assert falls(game) == (Fall(1, 3, 1, "Dragon Breath Ale"),)


def test_the_last_gold_goes_to_somebody() -> None:
    thief = "card: Thief (Action) = Another player pays you 1 Gold.\nA holds: Thief\nB has 1 Gold\n"
    assert falls(told(THREE + thief + "\n> A plays Thief on B\n= B is out: no Gold\n")) == (Fall(1, 3, 1, "Thief", 0),)


def test_who_drinks_too_much_and_then_pays_has_fallen_to_the_drink() -> None:
    contest = (
        "seats: Lucky, Farai, Phyll\nphase: drink\nFarai has 4 Fortitude, 9 Gold\nLucky's pile: Drinking Contest!\n"
    )
    drinks = "drink deck: Bottle of Rum | Dragon Breath Ale | Light Ale\n"
    game = told(contest + drinks + "\n> Lucky ends the phase\n= Farai is out: passed out\n")
    assert falls(game) == (Fall(1, 3, 1, "Dragon Breath Ale"),)


def test_those_who_fall_together_share_the_better_place() -> None:
    storm = "card: Storm (Action) = Each other player loses 3 Fortitude.\nA holds: Storm\n"
    game = told(
        "seats: A, B, C, D\n"
        + storm
        + "B has 3 Fortitude\nC has 2 Fortitude\n\n> A plays Storm\n= B is out: passed out\n"
    )
    assert [(fall.side, fall.place, fall.to) for fall in falls(game)] == [(1, 3, "Storm"), (2, 3, "Storm")]


def test_who_falls_later_has_the_better_place() -> None:
    game = told(
        THREE
        + PUNCH
        + "B holds: Punch\nC has 3 Fortitude\nA has 3 Fortitude\n\n"
        + "> A plays Punch on C\n"
        + turn_of("A")
        + "> B plays Punch on A\n= A is out: passed out\n"
    )
    assert [(fall.side, fall.place, fall.turn) for fall in falls(game)] == [(2, 3, 1), (0, 2, 2)]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_a_team_falls_as_one() -> None:
    teams = "seats: A, B, C, D, E, F\nteams: A + B, C + D, E + F\n"
    game = told(teams + PUNCH + "C has 3 Fortitude\n\n> A plays Punch on D\n= D is out: passed out\n")
    assert falls(game) == (Fall(1, 3, 1, "Punch", 0),)


def test_who_strikes_their_own_side_is_not_named() -> None:
    own = "card: Oops (Action) = You lose 3 Fortitude.\nA holds: Oops\nA has 3 Fortitude\n"
    assert falls(told(THREE + own + "\n> A plays Oops\n= A is out: passed out\n")) == (Fall(0, 3, 1, "Oops"),)


def test_a_reader_looks_through_the_log_once_for_each_fall() -> None:
    story = Story(THREE + PUNCH + "B has 3 Fortitude\n\n> A plays Punch on B\n= B is out: passed out\n", 1)
    game = position(story)
    game.log = []
    reader = Reader(game, None)
    assert reader.falls == ()
    for step in story.steps:
        read_step(story, step)(game)
    first = reader.falls
    assert [fall.to for fall in first] == ["Punch"]
    assert reader.falls is first
