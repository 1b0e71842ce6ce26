"""What no story can say of Scarabs: teams, things in front of players, what is seen, and what bots make of it."""

from __future__ import annotations

import pytest

from lastcall import Game, Setup, begin, told
from lastcall.bots.evaluation import power
from lastcall.cards.characters.amundyr.scarabs import Scarabs
from lastcall.engine.core.codes import CHOOSE
from lastcall.engine.core.machines import own
from lastcall.engine.core.pieces import Counter, Tokens
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves
from tests.rules.sides import pairs


def scarabs(game: Game) -> Scarabs:
    machine = next(one for one in game.machines if isinstance(one, Scarabs))
    assert own(game, machine.owner, Scarabs) is machine
    return machine


def pass_until_turn(game: Game, turn: int) -> None:
    """Nobody plays anything."""
    while game.turn.number < turn and game.outcome is None:
        game.answer(next((answer for answer in game.choices if answer[-1] == 0), game.choices[0]))


@proves("TEAM-50")
def test_each_member_of_a_team_is_bitten_separately_in_an_order_the_team_chooses() -> None:
    setup = Setup(characters=("Bryn", "Tara", "Amundyr", "Remy"), seed=3)
    game = begin(setup, seating=pairs())
    game.log = []
    scarabs(game).held[:] = [2, 1, 0, 0]
    while not (game.kind == CHOOSE and game.question is not None and "Scarab" in game.question.prompt):
        game.answer(next((answer for answer in game.choices if answer[-1] == 0), game.choices[0]))
        assert game.turn.number == 0, "the turn does not end without the question"
    before = game.sides[0].fortitude
    assert game.question is not None
    assert game.question.seats == (0, 1)
    assert game.question.texts() == ["yourself", "Tara"]
    game.answer("Tara")
    pass_until_turn(game, 1)
    assert scarabs(game).held == [1, 0, 0, 0]
    assert game.sides[0].fortitude == before - 2
    bites = [line.text for line in told(game, None) if "crawls home" in line.text]
    assert bites == ["A Scarab bites Tara and crawls home", "A Scarab bites Bryn and crawls home"]


@proves("AMUNDYR-10")
def test_scarabs_given_back_after_she_is_out_leave_the_game() -> None:
    text = """
seats: Bryn, Amundyr, Tara
Amundyr has 1 Fortitude, 1 Alcohol
Bryn has 3 Scarabs
phase: drink
"""
    game = position(Story(text))
    pass_until_turn(game, 1)
    machine = scarabs(game)
    assert not game.seats[1].present
    assert machine.held == [2, 0, 0]
    assert machine.lost == 1
    machine.give(game, 2, 1)
    assert machine.held == [2, 0, 0], "nobody is there to give any"
    assert not any(isinstance(piece, Counter) for piece in machine.pieces(game)), "the supply has gone with her"


@proves("AMUNDYR-02")
def test_everybody_sees_who_has_how_many() -> None:
    game = position(Story("seats: Amundyr, Bryn, Tara\nBryn has 3 Scarabs\n"))
    for seat in (0, 1, 2, None):
        pieces = game.view(seat).pieces
        assert Tokens("Scarab", 1, 3) in pieces
        assert Counter("Scarabs left", 0, 9) in pieces


@pytest.mark.parametrize("number", [1, 4])
def test_a_bot_thinks_less_of_a_side_with_scarabs(number: int) -> None:
    game = position(Story("seats: Amundyr, Bryn, Tara\n"))
    before = power(game, 1)
    scarabs(game).give(game, 1, number)
    assert power(game, 1) < before
    assert power(game, 2) == before
