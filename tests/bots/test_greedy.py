"""The greedy bot: always legal, always the same, never looking at hidden cards, and stronger than chance."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

from lastcall import Answer, Game, begin, new_game
from lastcall.bots import Sight, bot, decide
from lastcall.bots.levels import NAMES
from lastcall.bots.temperament import TEMPERAMENTS
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.seen.guess import imagine
from lastcall.lab.arena import compare
from lastcall.lab.plan import plan_of
from lastcall.start import MODULES, Setup
from tests.laws.fuzz import random_decks, random_events
from tests.laws.laws import random_characters

SOME = 120
"""Decisions of each game that are played."""
THINKING = 0.5
"""The part of them that it thinks about: the others take the game into positions it would not come into by itself."""


def table(seed: int, seats: int, ask: str) -> Game:
    """Any characters, all modules."""
    characters = random_characters(random.Random(seed), seats)
    return begin(Setup(characters=characters, seed=seed, first="random", ask=ask, modules=MODULES))


@pytest.mark.parametrize("ask", ["able", "all"])
@pytest.mark.parametrize("seats", range(2, 14))
def test_it_always_gives_an_answer_that_is_offered(seats: int, ask: str) -> None:
    game = table(seats, seats, ask)
    chance = random.Random(seats)
    player = bot("greedy", 5)
    decisions = 0
    while game.outcome is None and decisions < SOME:
        decisions += len(game.choices) > 1
        answer = chance.choice(game.choices)
        if len(game.choices) > 1 and chance.random() < THINKING:
            before = game.to_json()
            answer = decide(player, game)
            assert answer in game.choices
            assert game.to_json() == before, "thinking changes nothing"
        game.answer(answer)


@pytest.mark.parametrize("seed", range(12))
def test_it_can_play_any_cards(seed: int) -> None:
    """Made of the phrases by chance: no card is known to it, so none can be unknown."""
    chance = random.Random(seed)
    people = random_decks(chance, 3)
    sea = random_events(chance)
    names = tuple(deck.name for deck in people)
    game = begin(Setup(characters=names, seed=seed, modules=(sea.name,), decks=(*people, sea)))
    for _ in range(2 * SOME):
        if game.outcome is None:
            thinks = chance.random() < THINKING
            game.answer(decide(bot("greedy", seed), game) if thinks else chance.choice(game.choices))


@pytest.mark.parametrize("modules", [(), ("sea",)])
def test_the_same_seed_plays_the_same_game(modules: tuple[str, ...]) -> None:
    games = []
    for _ in range(2):
        game = begin(Setup(characters=("Ilka", "Tara", "Bryn"), seed=4, modules=modules))
        players = [bot("greedy", seat) for seat in range(game.size)]
        for _ in range(SOME):
            if game.outcome is None:
                game.answer(decide(players[game.asked], game))
        games.append(game.to_json())
    assert games[0] == games[1]


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_make_no_difference_to_it(seed: int) -> None:
    chance = random.Random(seed)
    game = table(seed, 4, "able")
    for _ in range(SOME):
        if game.outcome is not None:
            break
        answer = chance.choice(game.choices)
        if chance.random() < THINKING:
            answer = decide(bot("greedy", seed), game)
            assert decide(bot("greedy", seed), imagine(game, game.asked, chance)) == answer
        game.answer(answer)


def test_where_nothing_is_to_decide_it_does_not_think() -> None:
    class Asleep:
        """Whoever asks it is caught."""

        looks: ClassVar = True

        def choose(self, sight: Sight) -> Answer:
            raise AssertionError("it was asked although there was one answer only")

    game = new_game(["Brannoc", "Ilka"], seed=1, ask="all")
    chance = random.Random(1)
    while len(game.choices) > 1:
        game.answer(chance.choice(game.choices))
    assert decide(Asleep(), game) == game.choices[0]


def test_bots_are_found_by_name() -> None:
    assert NAMES == ("random", "tipsy", "steady", "sharp", "legend", "greedy", "search")
    for name in (*NAMES, *(f"sharp-{temper}" for temper in TEMPERAMENTS)):
        bot(name, 1)
    for name in ("drunk", "sharp-drunk", "sharp-", "-calm"):
        with pytest.raises(UnknownName):
            bot(name)


@pytest.mark.parametrize("modules", [(), ("sea",)])
def test_it_beats_chance(modules: tuple[str, ...]) -> None:
    """`lastcall arena greedy random` measures it: about 76 % against three random players (chance: 25 %)."""
    plan = plan_of(("greedy", "random"), 160, Setup(characters=(), first="random", modules=modules))
    found = compare([plan], clear=0.3)[0]
    assert found.verdict == "above", found
