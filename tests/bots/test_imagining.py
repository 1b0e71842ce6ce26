"""An imagined game cannot be told from the real one, and tells nothing about it."""

from __future__ import annotations

import gc
import random
import types
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import msgspec
import pytest

from lastcall import Game, begin, new_game
from lastcall.bots import decide
from lastcall.bots.bot import Sight
from lastcall.engine.core.codes import PASS
from lastcall.engine.core.errors import ProgramError
from lastcall.engine.drinks.cellar import deck_of
from lastcall.engine.game import Answer
from lastcall.engine.play.chain import Window
from lastcall.engine.play.legal import pass_or_play
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.views import View
from tests.laws.laws import MOST_DECISIONS, cards_everywhere, gold_everywhere, random_setup


def moments(seed: int, often: float = 0.12) -> Iterator[Game]:
    """Some moments of a random game at any table: the fewer the more people sit there, as each has to be looked at."""
    chance = random.Random(seed)
    game = begin(random_setup(chance, seed))
    while game.outcome is None:
        if chance.random() < often / game.size:
            yield game.copy()
        game.answer(chance.choice(game.choices))


def without_ids(view: View) -> object:
    """Ids are made of the seed, and an imagined game has a seed of its own: whoever knew the seed would know all."""
    plain = msgspec.to_builtins(view)
    for option in plain["question"]["options"] if plain["question"] is not None else ():
        option["cards"], option["thing"] = len(option["cards"]), option["thing"] >= 0
    waiting: list[object] = [plain]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            one.pop("id", None)
            waiting += one.values()
        elif isinstance(one, (list, tuple)):
            waiting += one
    return plain


@pytest.mark.parametrize("seed", range(20))
def test_the_view_is_the_same(seed: int) -> None:
    chance = random.Random(seed)
    for game in moments(seed):
        before = game.to_json()
        for seat in (*range(game.size), None):
            other = imagine(game, seat, chance)
            assert without_ids(other.view(seat)) == without_ids(game.view(seat))
        assert game.to_json() == before, "imagining changes nothing"


@pytest.mark.parametrize("seed", range(20))
def test_games_that_cannot_be_told_apart_are_imagined_alike(seed: int) -> None:
    chance = random.Random(seed)
    for game in moments(seed):
        for seat in (*range(game.size), None):
            twin = imagine(game, seat, chance)
            for number in range(2):
                first = imagine(game, seat, random.Random(number))
                second = imagine(twin, seat, random.Random(number))
                assert first.to_json() == second.to_json(), "an imagined game tells something hidden"


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_game_plays_on_by_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    for game in moments(seed, 0.06):
        seat = game.asked if chance.random() < 0.7 else chance.randrange(game.size)
        other = imagine(game, seat, chance)
        gold, cards = gold_everywhere(game), cards_everywhere(game)
        assert (gold_everywhere(other), cards_everywhere(other)) == (gold, cards)
        if seat == game.asked:
            assert other.choices == game.choices
        decisions = 0
        while other.outcome is None:
            other.answer(chance.choice(other.choices))
            assert gold_everywhere(other) == gold
            decisions += 1
            assert decisions < MOST_DECISIONS
        assert cards_everywhere(other) == cards
        assert not other.matters


def test_every_hidden_card_is_as_likely_as_any_other() -> None:
    game = new_game(["Brannoc", "Ilka", "Oda", "Pell"], seed=3)
    chance = random.Random(1)
    hands: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    times = 2000
    for _ in range(times):
        other = imagine(game, 0, chance)
        hands.update(other.seats[1].hand)
        tops[other.seats[2].pile[-1]] += 1
    deck = [card for card, home in enumerate(game.homes) if home.seat == 1]
    part = times * 7 / len(deck)
    assert set(hands) == set(deck)
    assert all(abs(hands[card] - part) < 0.3 * part for card in deck)
    assert len(tops) == sum(1 for card in range(len(game.cards)) if deck_of(game, card) == 0)


def test_a_seat_of_a_window_that_stands_elsewhere_can_be_imagined() -> None:
    """A table asks several seats at once (TIMING-07)."""
    game = new_game(["Brannoc", "Ilka", "Oda", "Pell"], seed=3, ask="all")
    while type(game.stack) is not Window:
        game.answer(game.choices[0])
    for seat in range(game.size):
        asked = game.copy()
        asked.asked = seat
        asked.choices = pass_or_play(asked, seat, game.stack.matter, game.stack.bits)
        assert asked.choices[0] == PASS
        other = imagine(asked, seat, random.Random(1))
        top = other.stack
        assert type(top) is Window
        assert other.circles[top.first][top.at] == other.asked == seat
        for answer in other.choices:
            other.copy().answer(answer)


class Nosy:
    """A bot that keeps what it was given."""

    looks: ClassVar = True

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, sight: Sight) -> Answer:
        self.sights.append(sight)
        return sight.answers[-1]


def test_a_sight_does_not_hold_the_game() -> None:
    """Not even for somebody who looks where they should not: from it no way leads to the game or its seed."""
    game = new_game(["Brannoc", "Ilka", "Oda", "Pell"], seed=3_141_592_653)
    bot = Nosy()
    while not bot.sights:
        game.answer(decide(bot, game))
    (sight,) = bot.sights
    seen: set[int] = set()
    waiting: list[object] = [getattr(sight, name) for name in Sight.__slots__]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, type):
            continue
        seen.add(id(one))
        assert one is not game
        assert one != game.seed
        waiting += gc.get_referents(one) if not isinstance(one, (str, int, float, types.ModuleType)) else ()
    hands = [place.hand for place in game.seats]
    imagined = sight.imagine(random.Random(1))
    assert [place.hand for place in imagined.seats] != hands


def test_a_bot_that_does_not_look_sees_nothing() -> None:
    with pytest.raises(ProgramError, match="does not look"):
        _ = Sight(0, [PASS], 1, None).view
