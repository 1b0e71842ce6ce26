"""Why a bot decides as it does, in words that come from what it has compared."""

from __future__ import annotations

import random

import pytest

from lastcall.bots.advice import advise
from lastcall.bots.facts import HARDLY_MATTERS, CostsThem, KeepsAhead, KeepsCard, PutsOut, StaysIn
from lastcall.engine.seen.guess import imagine
from lastcall.voice.fact import Fact
from lastcall.voice.speaker import Voice
from tests.bots.test_search import table
from tests.bots.test_sense import told

BLOW = "Ann holds: Anvil\n> Ann plays Anvil on Ben"


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        (f"seats: Ann, Ben, Cas\nBen has 4 Fortitude, 2 Alcohol\nBen holds: Not Me\n{BLOW}", "Ben", StaysIn),
        (f"seats: Ann, Ben, Cas\nBen has 9 Fortitude, 2 Alcohol\nBen holds: Not Me\n{BLOW}", "Ben", KeepsAhead),
        ("seats: Ann, Ben, Cas\nAnn holds: Anvil\nCas has 5 Fortitude, 1 Alcohol", "Ann", PutsOut),
        ("seats: Ann, Ben, Cas\nAnn holds: Elbow\nCas has 9 Fortitude, 2 Alcohol", "Ann", CostsThem),
    ],
)
def test_the_reason_is_what_makes_the_difference(text: str, name: str, reason: type[Fact]) -> None:
    game, seat = told(text, name)
    assert any(isinstance(fact, reason) for fact in advise(game, seat).why)


def test_reasons_are_sentences_about_what_was_compared() -> None:
    game, seat = told(f"seats: Ann, Ben, Cas\nBen has 9 Fortitude, 2 Alcohol\nBen holds: Not Me\n{BLOW}", "Ben")
    (first, *_) = advise(game, seat).why
    assert Voice(game, 1).phrase(first) == "it keeps you 6 ahead of passing out, not 2"
    assert Voice(game, 0).phrase(first) == "it keeps Ben 6 ahead of passing out, not 2"


def test_whoever_keeps_a_card_says_so() -> None:
    game, seat = told("seats: Ann, Ben, Cas\nBen holds: Spare Me\nAnn holds: Nudge\n> Ann plays Nudge on Ben", "Ben")
    assert all(isinstance(fact, KeepsCard) or fact == HARDLY_MATTERS for fact in advise(game, seat).why)


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_make_no_difference_to_reasons(seed: int) -> None:
    chance = random.Random(seed)
    game = table(seed)
    for _ in range(60):
        if game.outcome is not None:
            break
        if len(game.choices) > 1 and chance.random() < 0.2:
            advice = advise(game, game.asked)
            assert len(advice.why) in (1, 2)
            assert advise(imagine(game, game.asked, chance), game.asked) == advice
        game.answer(chance.choice(game.choices))
