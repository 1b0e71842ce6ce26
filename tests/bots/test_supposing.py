"""What the greedy bot compares: the same luck, looked at from the same point, whichever answer is tried."""

from __future__ import annotations

import pytest

from lastcall import Game
from lastcall.bots.card_value import Worth
from lastcall.bots.rollout import Course
from lastcall.engine.seen.guess import silence
from tests.bots.test_sense import told


def after_each_answer(text: str, name: str, luck: int) -> list[Game]:
    """Where the imagined games end, one for each answer."""
    game, seat = told(text, name)
    silence(game, seat)
    course = Course(seat, Worth(game, seat), luck)
    ends = []
    for answer in game.choices:
        then = game.copy()
        course.run(then, answer)
        ends.append(then)
    return ends


@pytest.mark.parametrize("phase", ["discard", "action", "order", "drink"])
@pytest.mark.parametrize("name", ["Ann", "Ben"])
def test_every_answer_is_judged_with_as_much_drunk(name: str, phase: str) -> None:
    """With its last card played nobody asks a seat any more, and the game must not run on because of that."""
    text = f"seats: Ann, Ben, Cas\nphase: {phase}\n{name} holds exactly: Tip"
    ends = after_each_answer(text, name, 5)
    assert len(ends) > 1
    assert len({sum(len(seat.pile) for seat in end.seats) for end in ends}) == 1
    assert len({tuple(side.alcohol for side in end.sides) for end in ends}) == 1


@pytest.mark.parametrize("luck", range(0, 1009, 101))
def test_others_do_the_same_whatever_is_answered(luck: int) -> None:
    text = "seats: Ann, Ben, Cas, Dot\nphase: order\nBen holds: Tip"
    ends = after_each_answer(text, "Ben", luck)
    assert len({tuple(tuple(seat.pile) for seat in end.seats) for end in ends}) == 1


def test_whoever_passes_keeps_the_action() -> None:
    text = "seats: Ann, Ben\nAnn holds: Anvil | Tip\nBen has 10 Fortitude, 8 Alcohol"
    (passed, *played) = after_each_answer(text, "Ann", 5)
    assert all(end.outcome is not None and end.outcome.winners == (0,) for end in (passed, *played))
