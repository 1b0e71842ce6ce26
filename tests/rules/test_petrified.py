"""NERODIA: what lies in the Petrification Pile is seen by nobody, and in no order that anybody chose."""

from __future__ import annotations

import random
from itertools import permutations

import msgspec
import pytest

from lastcall import Game, new_game, told
from lastcall.cards.characters.nerodia.petrification import GlarePaid, PetrificationPile
from lastcall.engine.core.codes import GIVE_UP_CARD, PASS, PLAY_ACTION
from lastcall.engine.core.faces import seen_id
from lastcall.engine.core.machines import own
from lastcall.engine.core.pieces import Pile
from lastcall.engine.seen.guess import imagine
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves

PIT = "Which one of you called this place a sssnake pit?!"
MANAGER = "I AM THE MANAGERRR!"
CONTEST = "Staring Contest? Your funeral"
FACE = "If you keep making that face, it's gonna freeze that way"
GIVEN = {"Bryn": "Heave!", "Tara": "The wind says fold.", "Whitehawk": "Mind the boom!"}


def pile_of(game: Game) -> PetrificationPile:
    pile = own(game, 0, PetrificationPile)
    assert pile is not None
    return pile


def titles(game: Game) -> list[str]:
    """The pile from the bottom to the top."""
    return [game.cards[card].title for card in pile_of(game).stone]


def at_table(*lines: str, seed: int = 0) -> Game:
    """Nerodia may play an Action card; everybody else holds one card that has a name."""
    held = [f"{name} holds: {title}" for name, title in GIVEN.items()]
    text = "\n".join(["seats: Nerodia, Bryn, Tara, Whitehawk", *held, *lines]) + "\n"
    game = position(Story(text))
    game.seed = seed
    game.log = []
    while game.kind != PLAY_ACTION:
        game.answer(PASS)
    return game


def give(game: Game) -> None:
    """Everybody who must Petrify gives the first card; nobody answers anything."""
    while game.kind == GIVE_UP_CARD or (PASS in game.choices and game.matters):
        game.answer(PASS if PASS in game.choices else game.choices[0])


def seen_by(game: Game, seat: int | None) -> str:
    """A view as it goes over the wire."""
    return msgspec.json.encode(game.view(seat)).decode()


def assert_unseen(game: Game) -> None:
    """No card of the pile, and none that pays for a Glare, is in anybody's view."""
    for seat in (*range(game.size), None):
        text = seen_by(game, seat)
        for card in pile_of(game).cards():
            assert str(seen_id(game, card)) not in text, f"{seat} sees {game.cards[card].title}"


# --- nobody looks (NERODIA-02)


@proves("NERODIA-02")
def test_a_petrified_card_leaves_every_view_its_owners_too() -> None:
    game = at_table(f"Nerodia holds: {PIT}")
    for seat, title in enumerate(GIVEN.values(), 1):
        assert title in seen_by(game, seat), "in the hand its owner sees it"
        assert str(seen_id(game, game.seats[seat].hand[0])) in seen_by(game, seat), "under this id"
    game.answer(PIT)
    give(game)
    assert sorted(titles(game)) == sorted(GIVEN.values())
    assert_unseen(game)
    for seat in (*range(game.size), None):
        text = seen_by(game, seat)
        assert not [title for title in GIVEN.values() if title in text]
        lines = [line.text for line in told(game, seat)]
        assert ("You Petrify 1 card" if seat == 1 else "Bryn Petrifies 1 card") in lines
        assert not [line for line in lines for title in GIVEN.values() if title in line]
        assert Pile("Petrification Pile", 0, 3) in game.view(seat).pieces, "how many is known to everybody"


@proves("NERODIA-02")
def test_a_card_that_was_given_is_unseen_while_others_still_choose_theirs() -> None:
    game = at_table(f"Nerodia holds: {PIT}")
    game.answer(PIT)
    while game.kind != GIVE_UP_CARD:
        game.answer(PASS)
    game.answer(game.choices[0])
    assert game.kind == GIVE_UP_CARD
    assert game.asked == 2
    assert titles(game) == ["Heave!"]
    assert_unseen(game)


@proves("NERODIA-02", "NERODIA-10", "NERODIA-14")
def test_cards_that_pay_for_a_glare_come_back_unseen() -> None:
    game = at_table(f"Nerodia holds: {FACE}", "Bryn has 1 Petrified card")
    (stone,) = pile_of(game).stone
    game.answer(f"{FACE} with Glare 1 on Tara")
    assert pile_of(game).stone == []
    assert pile_of(game).spent == [stone]
    assert_unseen(game)
    assert Pile("Paid for a Glare", 0, 1) in game.view(None).pieces
    give(game)
    assert stone in game.seats[1].hand
    assert pile_of(game).spent == []
    for seat in (0, 2, 3, None):
        assert "Heave!" not in seen_by(game, seat), "only its owner sees what came back"
        lines = [line.text for line in told(game, seat)]
        assert "Bryn gets back 1 card" in lines
        assert not [line for line in lines if "Heave!" in line]
    assert "Heave!" in seen_by(game, 1)


@proves("NERODIA-02")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_of_a_whole_game_shows_a_petrified_card(seed: int) -> None:
    game = new_game(["Nerodia", "Bryn", "Tara"], seed=seed)
    chance = random.Random(seed)
    looked = 0
    while game.outcome is None:
        if list(pile_of(game).cards()):
            assert_unseen(game)
            looked += 1
        game.answer(chance.choice(game.choices))
    assert looked > 20, "the pile was not always empty"


# --- no order (NERODIA-03)


def order_after(seed: int, *lines: str, play: str) -> tuple[str, ...]:
    game = at_table(*lines, seed=seed)
    game.answer(play)
    give(game)
    return tuple(titles(game))


@proves("NERODIA-03")
def test_cards_of_several_players_lie_in_random_order() -> None:
    orders = {order_after(seed, f"Nerodia holds: {PIT}", play=PIT) for seed in range(60)}
    assert orders == set(permutations(GIVEN.values()))


@proves("NERODIA-03")
def test_cards_of_one_player_lie_in_random_order() -> None:
    two = "Bryn holds exactly: Heave! | You two look lonely."
    orders = {order_after(seed, f"Nerodia holds: {CONTEST}", two, play=f"{CONTEST} on Bryn") for seed in range(20)}
    assert orders == set(permutations(["Heave!", "You two look lonely."]))


@proves("NERODIA-01", "NERODIA-03")
def test_what_was_stone_before_stays_on_top_in_its_order() -> None:
    old = "Bryn holds: You two look lonely. | Sleep well, matey. | Heave!"
    orders = {order_after(s, f"Nerodia holds: {PIT}", old, "Bryn has 2 Petrified cards", play=PIT) for s in range(20)}
    assert {order[3:] for order in orders} == {("Sleep well, matey.", "You two look lonely.")}
    assert len({order[:3] for order in orders}) > 1


# --- what a Glare costs (NERODIA-11)


@proves("NERODIA-11")
@pytest.mark.parametrize(("stone", "offered"), [(1, False), (2, True)])
def test_a_card_that_will_petrify_three_offers_its_glare_only_for_older_stone(stone: int, offered: bool) -> None:
    game = at_table(f"Nerodia holds: {MANAGER}", f"Tara has {stone} Petrified cards")
    assert game.question is not None
    texts = game.question.texts()
    assert MANAGER in texts
    assert (f"“{MANAGER}” with Glare 2" in texts) == offered
    refusal = GlarePaid(2).refuses(game, 0)
    assert (refusal is None) == offered
    assert refusal is None or refusal.cites() == ("NERODIA-11",)


@proves("NERODIA-02")
def test_whoever_imagines_the_table_does_not_know_what_lies_in_the_pile() -> None:
    game = at_table("Nerodia holds: " + PIT)
    game.answer(PIT)
    give(game)
    real = pile_of(game).stone
    assert len(real) == 3
    chance = random.Random(1)
    imagined = [pile_of(imagine(game, 0, chance)).stone for _ in range(60)]
    assert len({tuple(stone) for stone in imagined}) > 30, "an imagined pile is a guess"
    for stone in imagined:
        owners = sorted(game.homes[card].seat for card in stone)
        assert owners == sorted(game.homes[card].seat for card in real), "whose cards they are, everybody has seen"
    for stone in (pile_of(imagine(game, 1, chance)).stone for _ in range(20)):
        mine = [card for card in stone if game.homes[card].seat == 1]
        assert mine == [card for card in real if game.homes[card].seat == 1], "who gave a card away knows it"
