"""What pages show large: a closed set of facts beside the log, with no number of a card in them."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

from lastcall import Game, begin, new_game
from lastcall.engine.core.codes import NO_GOLD, PASSED_OUT
from lastcall.engine.gambling.facts import TookPot, WonRound
from lastcall.engine.play.facts import Negated
from lastcall.engine.seen.log import Told, told
from lastcall.engine.seen.staged import STAGES, AnyStaged
from lastcall.engine.table.facts import GameOver, IsOut, TurnBegan
from lastcall.start import line_up
from lastcall.stories.position import position
from lastcall.stories.script import Story
from lastcall.voice.fact import Noted
from tests.laws.trace import named_setup
from tests.rules.sides import pair_table


def lines(game: Game, fact: Noted, *readers: int | None) -> list[Told]:
    """How a fact is told to each of them."""
    game.log = [fact]
    return [told(game, reader)[0] for reader in readers]


def staged(game: Game, fact: Noted, reader: int | None = None) -> dict[str, Any]:
    """What is staged of it, as it goes over the wire."""
    return as_sent(lines(game, fact, reader)[0])


def as_sent(line: Told) -> dict[str, Any]:
    """What is staged of a line, read back."""
    shown: dict[str, Any] | None = msgspec.json.decode(msgspec.json.encode(line.staged))
    return shown or {}


def two() -> Game:
    return position(Story("title: Two\nseats: Ann, Ben\n", 1))


def test_a_turn_is_that_of_a_whole_side() -> None:
    assert staged(two(), TurnBegan(1)) == {"what": "TurnBegan", "who": [1]}
    game = pair_table({})
    assert staged(game, TurnBegan(0), 1) == {"what": "TurnBegan", "who": [0, 1]}
    assert [line.text for line in lines(game, TurnBegan(0), 0, 1)] == ["Your turn", "Your turn"]


def test_a_whole_side_is_out_together() -> None:
    game = pair_table({})
    assert staged(game, IsOut(0, PASSED_OUT)) == {"what": "IsOut", "who": [0, 1], "out": "passed out"}
    assert staged(game, IsOut(0, NO_GOLD)) == {"what": "IsOut", "who": [0, 1], "out": "no Gold"}
    assert lines(game, IsOut(0, PASSED_OUT), 1)[0].text == "You pass out"


def test_a_won_round_tells_its_pot_to_each_reader() -> None:
    game = two()
    won = {"what": "WonRound", "who": 0, "gold": 4}
    assert staged(game, WonRound(0, 4)) == {**won, "words": "Ann wins the pot: 4 Gold"}
    assert staged(game, WonRound(0, 4), 0) == {**won, "words": "You win the pot: 4 Gold"}
    assert staged(game, WonRound(0, 0), 1) == {**won, "gold": 0, "words": "Ann wins the Round"}


def test_a_pot_is_staged_again_if_somebody_else_takes_it() -> None:
    game = two()
    assert lines(game, TookPot(1, 4), None)[0].staged is None
    assert staged(game, TookPot(1, 4, won=False)) == {"what": "TookPot", "who": 1, "gold": 4}


def test_a_negated_card_has_its_title_and_no_number() -> None:
    game = two()
    card = game.seats[1].hand[0]
    assert staged(game, Negated(1, card)) == {"what": "Negated", "who": 1, "card": game.cards[card].title}


def test_the_end_is_told_to_winners_and_to_everybody_else() -> None:
    game = two()
    end = GameOver((1,), False)
    assert staged(game, end) == {
        "what": "GameOver",
        "who": [1],
        "tie": False,
        "words": "Ben is the last one standing",
    }
    assert staged(game, end, 1)["words"] == "You are the last one standing"
    assert staged(game, GameOver((0, 1), True), 1)["words"] == "It's a tie"
    team = GameOver((0, 1), False)
    assert staged(pair_table({}), team)["words"] == "Ann and Ben are the last ones standing"
    assert staged(pair_table({}), team, 0)["words"] == "You are the last ones standing"


def test_the_set_is_closed() -> None:
    assert {one.__struct_config__.tag for one in get_args(AnyStaged)} == {fact.__name__ for fact in STAGES}


# --- in whole games

ALLOWED = {
    "TurnBegan": {"who": list},
    "IsOut": {"who": list, "out": str},
    "WonRound": {"who": int, "gold": int, "words": str},
    "TookPot": {"who": int, "gold": int},
    "Negated": {"who": int, "card": str},
    "GameOver": {"who": list, "tie": bool, "words": str},
}
"""Everything that may go out, by its type: an int is a seat or Gold."""


@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_is_staged_holds_a_card_number_or_a_hidden_title(seed: int) -> None:
    """A title is staged only if the line names it to everybody, and seats are seats of this table."""
    chance = random.Random(seed)
    game = begin(named_setup(chance, seed), listen=True)
    heard = 0
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
        fresh = told(game, None, heard)
        heard += len(fresh)
        for line in fresh:
            if line.staged is not None:
                sound(game, line.text, as_sent(line))
    for seat in range(game.size):
        for own, public in zip(told(game, seat), told(game, None), strict=True):
            assert kind(own) == kind(public), "everybody is staged the same"


def kind(line: Told) -> dict[str, Any]:
    """What is staged, without its words."""
    return {name: value for name, value in as_sent(line).items() if name != "words"}


def sound(game: Game, text: str, shown: dict[str, Any]) -> None:
    """Whether only this goes out, and it is public."""
    allowed = ALLOWED[shown.pop("what")]
    assert {name: type(value) for name, value in shown.items()} == allowed
    seats = shown["who"] if isinstance(shown["who"], list) else [shown["who"]]
    assert all(0 <= seat < game.size for seat in seats)
    if "card" in shown:
        assert shown["card"] in text, "everybody reads this title in the line itself"


@pytest.mark.parametrize("seed", range(3))
def test_lines_that_are_shared_are_the_same_for_everybody_they_are_not_about(seed: int) -> None:
    game = new_game(line_up(4, seed), seed=seed, listen=True)
    chance = random.Random(seed)
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
    public = told(game, None)
    for seat in range(game.size):
        for own, line in zip(told(game, seat, 0, public), public, strict=True):
            assert own is line or seat in own.about or own.text != line.text
            if line.staged is not None and seat not in line.about:
                assert own is line, "told once, and shared"
