"""Hands that others see: open to all, or looked at by one."""

from __future__ import annotations

import random

import msgspec

from lastcall import Game
from lastcall.engine.core.codes import CHOOSE, DIVIDE_CARDS, PASS, PLAYED
from lastcall.engine.core.pieces import InPlay
from lastcall.engine.seen.guess import imagine
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves

CHECK = """
seats: Daareka, Bryn, Tara
Daareka holds: You might need a sanity check after this
Bryn holds: Heave! | You wanna play, huh?
"""
DIVIDE = """
seats: Daareka, Bryn, Tara
Daareka holds: Psionic vision
Daareka's deck: Stop thinking so loudly! | Winning Hand! | I raise! | Psionic vision | I raise!
"""
LOOK = """
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave! | You wanna play, huh?
"""


def titles(game: Game, reader: int | None, seat: int) -> list[str]:
    """What a reader sees of a hand."""
    return [card.title for card in game.view(reader).seats[seat].cards]


def play_on_bryn(text: str) -> Game:
    """Daareka plays her card on Bryn, and nobody answers."""
    game = position(Story(text))
    while not any(answer[0] == PLAYED for answer in game.choices):
        game.answer(PASS)
    game.answer(next(answer for answer in game.choices if answer[0] == PLAYED and answer[4] == 1))
    while game.matters and game.kind != CHOOSE:
        game.answer(PASS)
    return game


def to_turn(game: Game, turn: int) -> None:
    while game.turn.number < turn:
        game.answer(PASS if PASS in game.choices else game.choices[0])


@proves("CARD-076")
def test_an_open_hand_is_open_to_everybody_until_her_next_turn() -> None:
    game = play_on_bryn(CHECK)
    held = [game.cards[card].title for card in game.seats[1].hand]
    assert "Heave!" in held
    assert titles(game, 0, 1) == titles(game, 2, 1) == titles(game, None, 1) == held
    assert titles(game, 1, 1) == [], "one's own hand is shown elsewhere"
    assert titles(game, 0, 2) == []
    (piece,) = [one for one in game.view(2).pieces if isinstance(one, InPlay) and one.name == "Open hand"]
    assert (piece.seat, [card.title for card in piece.cards]) == (1, held)
    to_turn(game, 2)
    assert titles(game, 2, 1), "it stays open through the turns of others"
    to_turn(game, 3)
    assert titles(game, 0, 1) == titles(game, 2, 1) == []


@proves("CARD-076")
def test_a_hand_closes_when_the_one_who_opened_it_is_out() -> None:
    game = play_on_bryn(CHECK)
    game.sides[0].fortitude = 0
    game.unsettled = True
    to_turn(game, 1)
    assert not game.seats[0].present
    assert titles(game, 2, 1) == []


@proves("CARD-064")
def test_only_the_one_who_looks_sees_the_hand_and_only_while_looking() -> None:
    game = play_on_bryn(LOOK)
    assert game.kind == CHOOSE
    assert game.asked == 0
    assert "Heave!" in titles(game, 0, 1)
    assert titles(game, 2, 1) == titles(game, None, 1) == []
    assert game.question is not None
    assert "You wanna play, huh?" in game.question.prompt
    assert "You wanna play, huh?" not in game.question_for(2).prompt
    assert "Heave!" not in msgspec.json.encode(game.view(2)).decode()
    game.answer(PASS)
    assert titles(game, 0, 1) == []


@proves("CARD-064", "CARD-076")
def test_what_is_seen_stays_in_an_imagined_game_and_nothing_else_does() -> None:
    chance = random.Random(1)
    for text in (LOOK, CHECK):
        game = play_on_bryn(text)
        real = sorted(game.seats[1].hand)
        for _ in range(5):
            other = imagine(game, 0, chance)
            assert sorted(other.seats[1].hand) == real
            assert other.choices == game.choices
    game = play_on_bryn(LOOK)
    assert any(sorted(imagine(game, 2, chance).seats[1].hand) != real for _ in range(5))


@proves("CARD-066")
def test_a_division_names_the_cards_of_one_pile() -> None:
    game = position(Story(DIVIDE))
    while not any(answer[0] == PLAYED for answer in game.choices):
        game.answer(PASS)
    game.answer(next(answer for answer in game.choices if answer[0] == PLAYED and answer[4] == 1))
    while game.kind != DIVIDE_CARDS:
        game.answer(PASS)
    view = game.view(1)
    assert view.question is not None
    assert view.question.kind == "divide_cards"
    open_cards = {card.id: card.title for card in view.seats[0].discards}
    piles = [[open_cards[card] for card in option.cards] for option in view.question.options]
    assert piles[0] == ["Stop thinking so loudly!", "Winning Hand!", "I raise!", "Psionic vision"]
    assert sorted(map(len, piles)) == [1, 2, 2, 2, 3, 3, 3, 4]
    assert {pile[0] for pile in piles} == {"Stop thinking so loudly!"}
    game.answer(view.question.options[-1].answer)
    taking = game.view(0).question
    assert taking is not None
    assert [len(option.cards) for option in taking.options] == [1, 3]
