"""The bot that plays on in its mind: like the greedy one in all that matters, and stronger."""

from __future__ import annotations

import random

import pytest

from lastcall import Game, begin
from lastcall.bots import bot, decide
from lastcall.bots.levels import LEVELS
from lastcall.bots.search import SearchBot
from lastcall.bots.temperament import TEMPERAMENTS
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.outlook import Outlook, outlook
from lastcall.start import MODULES, Setup
from lastcall.variants import BOSS_BATTLE, TWO_HEADED_DRAGON
from tests.bots.test_sense import told
from tests.laws.laws import random_characters

SOME = 60
THINKING = 0.3
"""The part of the decisions that it thinks about."""
THINKERS = [*(level for level in LEVELS if level != "random"), *(f"sharp-{temper}" for temper in TEMPERAMENTS)]


def table(seed: int, variant: str = "individual") -> Game:
    characters = (
        ("Vlazlo", "Tara", "Lucky", "Remy") if variant == BOSS_BATTLE else random_characters(random.Random(seed), 4)
    )
    modules = MODULES if variant == "individual" else ()
    return begin(Setup(characters=characters, seed=seed, first="random", modules=modules, variant=variant))


@pytest.mark.parametrize("variant", ["individual", TWO_HEADED_DRAGON, BOSS_BATTLE])
@pytest.mark.parametrize("level", THINKERS)
def test_hidden_cards_make_no_difference_to_anybody(level: str, variant: str) -> None:
    chance = random.Random(level + variant)
    game = table(3, variant)
    player = bot(level, 5)
    for _ in range(SOME):
        if game.outcome is not None:
            break
        answer = chance.choice(game.choices)
        if len(game.choices) > 1 and chance.random() < THINKING:
            before = game.to_json()
            answer = decide(player, game)
            assert answer in game.choices
            assert game.to_json() == before, "thinking changes nothing"
            assert decide(bot(level, 5), imagine(game, game.asked, chance)) == answer
        game.answer(answer)


def test_whoever_interrupts_it_gets_the_best_answer_so_far() -> None:
    game, _ = told("seats: Ann, Ben, Cas\nAnn holds: Anvil\nBen holds: Not Me\n> Ann plays Anvil on Ben", "Ben")
    asked: list[int] = []

    def after(times: int) -> SearchBot:
        return SearchBot(1, playouts=10**9, interrupted=lambda: asked.append(0) or len(asked) >= times)

    assert decide(after(1), game) == decide(bot("greedy", 1), game), "nothing has been played out"
    asked.clear()
    decide(after(50), game)
    assert len(asked) == 50


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_is_silly(level: str) -> None:
    """Last chances, deadly blows and harming oneself: how well or how wildly a bot plays makes no difference there."""
    blow = "Ann holds: Anvil\n> Ann plays Anvil on Ben"
    silly = {
        f"seats: Ann, Ben, Cas\nBen has 4 Fortitude, 2 Alcohol\nBen holds: Not Me\n{blow}": "Ben",
        f"seats: Ann, Ben, Cas\nBen has 5 Fortitude, 2 Alcohol\nBen holds: Broth\n{blow}": "Ben",
        "seats: Ann, Ben\nphase: drink\nAnn has 4 Fortitude, 2 Alcohol\nAnn holds: Spill\nAnn's pile: Fire": "Ann",
    }
    for text, name in silly.items():
        for seed in range(3):
            game, seat = told(text, name)
            turn = game.turn.number
            while game.outcome is None and game.turn.number == turn:
                game.answer(decide(bot(level, seed), game) if game.asked == seat else game.choices[0])
            assert game.seats[seat].present, text


def test_what_is_coming_is_told_by_track() -> None:
    game, seat = told("seats: Ann, Ben\nAnn holds: Anvil\nBen holds: Not Me\n> Ann plays Anvil on Ben", "Ben")
    assert game.stack is not None
    matter = game.stack.answered()
    assert outlook(game, seat, matter) == Outlook(-4, 0, 0)
    assert outlook(game, seat, matter).points == 4
    assert outlook(game, 0, matter) == Outlook(0, 0, 0), "nothing is coming to whoever played it"
