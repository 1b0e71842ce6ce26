"""Records, stored games, and what is refused."""

from __future__ import annotations

import json
import random

import pytest

from lastcall import SHIPPED, Game, NotOffered, OldQuestion, Record, Setup, Unreadable, begin
from lastcall.engine.core.codes import PLAY_ACTION
from lastcall.engine.core.version import RULES_VERSION
from tests.rules.tables import FOUR, table

SETUP = Setup(characters=FOUR, seed=11)


def played(decisions: int) -> tuple[Record, Game]:
    chance = random.Random(5)
    game = begin(SETUP)
    record = Record(setup=SETUP, answers=[])
    for _ in range(decisions):
        answer = chance.choice(game.choices)
        game.answer(answer)
        record.add(answer)
    return record, game


def test_a_record_is_the_whole_game() -> None:
    record, game = played(120)
    assert Record.from_json(record.to_json()).replay().to_json() == game.to_json()
    assert len(list(record.moments())) == 121


def test_a_record_of_another_rules_version_is_refused() -> None:
    data = json.loads(played(3)[0].to_json())
    data["rules_version"] = "0"
    with pytest.raises(Unreadable, match="rules version 0"):
        Record.from_json(json.dumps(data))


def test_a_truncated_record_is_refused() -> None:
    text = played(30)[0].to_json()
    for end in (0, 10, len(text) // 2, len(text) - 1):
        with pytest.raises(Unreadable, match="part of one"):
            Record.from_json(text[:end])


def test_a_record_that_does_not_fit_the_rules_is_refused() -> None:
    record, _ = played(10)
    record.answers[4] = (9, 9, 9)
    with pytest.raises(Unreadable, match="answer 5"):
        record.replay()


def test_a_stored_game_of_another_version_or_a_part_of_one_is_refused() -> None:
    text = table().to_json()
    with pytest.raises(Unreadable, match="rules version"):
        Game.from_json(text.replace(f'"rules_version":"{RULES_VERSION}"', '"rules_version":"0"'), SHIPPED)
    with pytest.raises(Unreadable, match="part of one"):
        Game.from_json(text[:200], SHIPPED)
    with pytest.raises(Unreadable, match="damaged"):
        Game.from_json(text.replace('"Phases"', '"Faces"'), SHIPPED)


def test_an_answer_not_offered_changes_nothing_and_says_what_is() -> None:
    game = table(first=0, ask="all")
    before = game.to_json()
    with pytest.raises(NotOffered, match="Offered: pass"):
        game.answer("dance on the table")
    with pytest.raises(OldQuestion, match="question 1 is being asked"):
        game.answer((0,), number=0)
    assert game.to_json() == before
    game.answer("pass", number=1)


def test_a_card_that_cannot_be_played_is_refused_with_the_reason() -> None:
    game = table(first=0, ask="all")
    while game.kind != PLAY_ACTION:
        game.answer((0,))
    game.seats[0].hand = [card for card in range(40) if game.cards[card].title == "I raise!"]
    with pytest.raises(NotOffered, match="No Round of Gambling is running"):
        game.answer("I raise!")


def test_after_the_end_nothing_is_asked() -> None:
    game = table(2, seed=3)
    chance = random.Random(1)
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
    assert game.question is None
    with pytest.raises(NotOffered, match="over"):
        game.answer((0,))
    assert "won" in str(game.outcome) or "tie" in str(game.outcome)
