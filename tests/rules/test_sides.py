"""Sides of several seats: what the engine says about "you", a teammate and another player."""

from __future__ import annotations

import random

import pytest

from lastcall import Game, Setup, begin, told
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import ACTION_PHASE, DISCARD_CARDS, ORDER_DRINK, PLAY_ACTION, RESPOND, WHO_DRINKS
from lastcall.engine.core.machines import Machine
from lastcall.engine.table.seating import Seating
from lastcall.engine.table.who import blow, everybody, everybody_else, mine, stands_in, to_the_left
from lastcall.engine.turn import end_this_turn
from lastcall.poll import DIRECT, Pending, followed, pending
from tests.laws.laws import cards_everywhere, gold_everywhere
from tests.proofs import proves
from tests.rules.sides import NAMES, card, pair_table, pairs, table_of, to_actions

STORM = card("Each other player loses 3 Fortitude.", title="Storm")
PUNCH = card("Another player loses 3 Fortitude.", title="Punch")
SHIELD = card("When you would lose Fortitude, reduce the loss by 4.", "Sometimes", "Shield")
PADDING = card("When you would lose Fortitude, reduce the loss to 1.", "Sometimes", "Padding")
DODGE = card("Ignore a card that affects your Fortitude.", "Sometimes", "Dodge")
REVENGE = card("When another player makes you lose Fortitude, they lose 2 Fortitude.", "Sometimes", "Revenge")
TOLL = card("Each other player pays you 2 Gold.", title="Toll")
HOUSE = card("When you must pay Gold, the Inn pays instead.", "Sometimes", "House")
MINE = card("In your Action Phase, you gain 1 Fortitude.", "Sometimes", "Mine")
THEIRS = card("In another player's Action Phase, you gain 1 Fortitude.", "Sometimes", "Theirs")
TWO_PUNCHES = card("Two other players each lose 2 Fortitude.", title="Two Punches")
GALE = card("Each other player loses 1 Fortitude.\nEach other player discards a card at random.", title="Gale")
DOCTOR = card("Add 2 Alcohol Content to a Drink.", "Sometimes", "Doctor")
HAND_ON = card("Pass a Drink to a player.", "Sometimes", "Hand On")
SPILL = card("Ignore a Drink.", "Sometimes", "Spill")
SHARE = card("Split a Drink with a player.", "Sometimes", "Share")


def fortitude(game: Game) -> tuple[int, ...]:
    return tuple(side.fortitude for side in game.sides)


def to_drinks(game: Game) -> Game:
    """Nobody discards or plays anything, and both Drinks go to Cat."""
    while game.kind != WHO_DRINKS and game.turn.number == 0:
        game.answer(next((answer for answer in game.choices if answer[-1] == 0), game.choices[0]))
    return game


@proves("TEAM-12", "TEAM-14", "TEAM-16", "TURN-14")
def test_a_side_takes_one_turn_together() -> None:
    game = pair_table({0: [PUNCH], 1: [PUNCH]})
    assert game.kind == DISCARD_CARDS
    question = game.question
    assert question is not None
    assert question.seats == (0, 1), "both decide about their discards"
    game.answer("Ben: done")
    question = game.question
    assert question is not None
    assert question.seats == (0,), "Ann is still to say"
    assert question.texts()[0] == "keep all", "and needs no name to say it"
    game.answer("Ann: done")
    assert game.kind == PLAY_ACTION
    game.answer("Ben: Punch on Cat")
    assert fortitude(game) == (20, 17)
    question = game.question
    assert question is not None
    assert question.seats == (0,), "Ben has had his Action"
    game.answer("Ann: Punch on Dan")
    assert fortitude(game) == (20, 14), "one mat for both"
    assert game.kind == ORDER_DRINK
    question = game.question
    assert question is not None
    assert question.seats == (0, 1), "either orders for the side"
    assert game.question_for(1).texts() == ["Cat", "Dan"], "never for a teammate"
    game.answer("Cat")
    game.answer("Cat")
    assert game.kind == WHO_DRINKS
    game.answer("Ben")
    assert game.turn.seats == (2, 3), "Ann drank last, and the turn passed to the other side"


@proves("TEAM-14")
def test_each_of_a_side_is_asked_for_their_own_answers() -> None:
    game = pair_table({0: [PUNCH], 1: [STORM]})
    to_actions(game)
    assert pending(game) == Pending(DIRECT, game.number, (0, 1), ())
    first = game.question_for(0).texts()
    assert first == ["skip my Action", "“Punch” on Cat", "“Punch” on Dan", "let Ben act first"]
    assert game.question_for(1).texts() == ["skip my Action", "Storm", "let Ann act first"], (
        "in words that need no name"
    )
    spoken = game.question_for(1).answers[1]
    assert followed(game, Pending(DIRECT, game.number, (0, 1), ()), {1: spoken}) == [(1, spoken)]
    game.answer(spoken)
    assert fortitude(game) == (20, 14)


@proves("TEAM-14")
def test_who_declines_leaves_the_action_to_the_other() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH]}))
    game.answer("Ann: pass")
    assert game.kind == PLAY_ACTION
    assert {answer[1] for answer in game.choices} == {1}


@proves("TEAM-14")
def test_a_pass_is_final_when_all_have_passed() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH]}))
    game.answer("Ann: pass")
    game.answer("Ben: Punch on Cat")
    assert game.kind == PLAY_ACTION, "a teammate has acted since"
    assert game.speakers() == (0,)
    game.answer("Ann: Punch on Cat")
    assert fortitude(game) == (20, 14)

    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH]}))
    game.answer("Ann: pass")
    game.answer("Ben: pass")
    assert game.kind == ORDER_DRINK


@proves("TEAM-14")
def test_you_first_is_no_pass_and_can_be_said_once() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH]}))
    assert game.question_for(0).prompt == "Play one Action card, or let Ben act first."
    game.answer("Ann: let Ben act first")
    assert game.speakers() == (1,), "now Ben says whether he acts"
    assert "let Ann act first" not in game.question_for(1).texts(), "they cannot both wait"
    game.answer("Ben: pass")
    assert game.speakers() == (0,), "asked once more"
    assert game.question_for(0).texts() == ["skip my Action", "“Punch” on Cat", "“Punch” on Dan"]
    assert game.question_for(0).prompt == "Play one Action card."
    game.answer("Ann: Punch on Cat")
    assert game.speakers() == (1,), "and Ben may still follow"
    game.answer("Ben: pass")
    assert game.kind == ORDER_DRINK
    assert fortitude(game) == (20, 17)


@proves("TEAM-13")
def test_nobody_draws_before_all_are_done_discarding() -> None:
    game = pair_table()
    game.answer(next(answer for answer in game.choices if answer[1] == 0 and answer[-1] != 0))
    game.answer("Ann: done")
    assert [len(game.seats[seat].hand) for seat in (0, 1)] == [6, 7], "Ann waits for Ben"
    game.answer(next(answer for answer in game.choices if answer[-1] != 0))
    assert [len(game.seats[seat].hand) for seat in (0, 1)] == [6, 6]
    game.answer("Ben: done")
    assert [len(game.seats[seat].hand) for seat in (0, 1)] == [7, 7]


@proves("TEAM-17")
def test_each_drinks_in_turn_from_their_own_pile() -> None:
    game = to_drinks(pair_table({2: [DOCTOR, DOCTOR]}))
    question = game.question
    assert question is not None
    assert question.texts() == ["yourself", "Ben"]
    game.answer("Ben")
    assert game.kind == RESPOND
    assert [len(game.seats[seat].pile) for seat in (0, 1)] == [1, 0], "Ann reveals nothing yet"
    game.answer(game.choices[1])
    game.answer("pass")
    assert game.kind == RESPOND
    assert [len(game.seats[seat].pile) for seat in (0, 1)] == [0, 0], "now she does"
    assert game.sides[0].alcohol == 2, "and Ben has drunk"


@proves("TEAM-18")
@pytest.mark.parametrize(("how", "name"), [(HAND_ON, "Hand On"), (SHARE, "Share")])
def test_a_drink_goes_to_no_teammate(how: Card, name: str) -> None:
    game = to_drinks(pair_table({1: [how], 2: [how]}))
    game.answer("Ben")
    question = game.question
    assert question is not None
    assert game.asked == 1
    assert [text.startswith(f"“{name}”") for text in question.texts()[1:]] == [True, True]
    assert {answer[-1] for answer in game.choices[1:]} == {2, 3}
    assert {answer[-1] for answer in game.answers_of(2)[1:]} == {0, 2, 3}, "only an opponent may decide otherwise"


@proves("TEAM-10")
def test_a_teammates_drink_is_ignored_for_them() -> None:
    game = to_drinks(pair_table({0: [SPILL], 2: [SPILL]}))
    game.answer("Ben")
    assert (game.kind, game.asked) == (RESPOND, 0)
    assert [len(game.seats[seat].pile) for seat in (0, 1)] == [1, 0], "it is Ben's"
    assert len(game.choices) == 2
    assert len(game.answers_of(2)) == 1, "no opponent's"
    game.answer(game.choices[1])
    assert game.turn.seats == (2, 3)
    assert [len(game.seats[seat].pile) for seat in (0, 1)] == [0, 0]


@proves("TEAM-31")
def test_an_effect_on_each_other_player_hits_every_member() -> None:
    game = to_actions(pair_table({0: [STORM]}))
    game.answer("Ann: Storm")
    assert fortitude(game) == (20, 14)


@proves("TEAM-32", "NEGATE-04")
@pytest.mark.parametrize(("holder", "answer", "left"), [(2, SHIELD, 18), (3, SHIELD, 18), (2, PADDING, 19)])
def test_one_reduction_works_on_what_a_card_takes_from_a_side(holder: int, answer: object, left: int) -> None:
    assert answer in (SHIELD, PADDING)
    held = SHIELD if answer is SHIELD else PADDING
    game = to_actions(pair_table({0: [STORM], holder: [held]}))
    game.answer("Ann: Storm")
    assert game.kind == RESPOND
    assert game.asked == holder
    plays = [one for one in game.choices if one[0] == 1]
    assert len(plays) == 1, "offered once for the whole side"
    game.answer(plays[0])
    assert fortitude(game) == (20, left)


@proves("TEAM-32", "NEGATE-02")
def test_one_ignore_covers_a_side() -> None:
    game = to_actions(pair_table({0: [STORM], 3: [DODGE]}))
    game.answer("Ann: Storm")
    game.answer(game.choices[1])
    assert fortitude(game) == (20, 20)


@proves("TEAM-32")
def test_a_reduction_spares_nobody_what_is_not_shared() -> None:
    game = to_actions(pair_table({0: [GALE], 2: [SHIELD]}))
    game.answer("Ann: Gale")
    assert game.asked == 2
    game.answer(game.choices[1])
    assert fortitude(game) == (20, 20)
    assert [len(game.seats[seat].hand) for seat in (2, 3)] == [5, 6], "and Cat has played a card"


@proves("TEAM-32")
def test_a_third_member_defends_once_for_the_two_that_are_hit() -> None:
    sides = ((0,), (1, 2, 3))
    seating = Seating(sides, 10, (7,) * 4, (((1,), (1,)), ((1, 1, 1), (1, 1, 1))), ((1, 1), (2, 2)), (0, 0))
    game = to_actions(table_of(NAMES, seating, {0: [TWO_PUNCHES], 3: [SHIELD]}))
    game.answer("Two Punches on Ben")
    game.answer("Cat")
    assert game.asked == 3
    assert len(game.choices) == 2, "pass, or one Shield for both"
    game.answer(game.choices[1])
    assert fortitude(game) == (20, 20)


@proves("TEAM-10")
def test_a_defence_serves_a_teammate() -> None:
    game = to_actions(pair_table({0: [PUNCH], 3: [SHIELD]}))
    game.answer("Ann: Punch on Cat")
    assert game.asked == 3
    game.answer(game.choices[1])
    assert fortitude(game) == (20, 20)


@proves("TEAM-10")
def test_nobody_defends_the_other_side_or_hits_back_at_a_teammate() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [SHIELD, DODGE, REVENGE]}))
    game.answer("Ann: Punch on Cat")
    assert game.kind != RESPOND, "Ben has no part in it"


@proves("TEAM-10", "TEAM-32")
def test_a_hit_back_for_a_teammate_is_offered_once() -> None:
    game = to_actions(pair_table({0: [STORM], 3: [REVENGE]}))
    game.answer("Ann: Storm")
    assert game.asked == 3
    assert len([one for one in game.choices if one[0] == 1]) == 1
    game.answer(game.choices[1])
    assert fortitude(game) == (18, 14)


@proves("TEAM-10", "TEAM-32")
def test_the_inn_pays_for_a_side() -> None:
    game = to_actions(pair_table({0: [TOLL], 2: [HOUSE]}))
    game.answer("Ann: Toll")
    game.answer(game.choices[1])
    assert [side.gold for side in game.sides] == [14, 10]


@proves("TEAM-10")
def test_your_phase_is_your_sides_phase() -> None:
    game = pair_table({1: [MINE, THEIRS], 2: [MINE, THEIRS]})
    while game.kind != RESPOND:
        game.answer(next(answer for answer in game.choices if answer[-1] == 0))
    assert game.turn.phase == ACTION_PHASE
    offered = {seat: [game.cards[one[1]].title for one in game.answers_of(seat) if one[0] == 1] for seat in (1, 2)}
    assert offered == {1: ["Mine"], 2: ["Theirs"]}


@proves("TEAM-10")
def test_a_teammate_is_asked_in_the_sides_phase() -> None:
    game = pair_table({1: [MINE]})
    while game.kind == DISCARD_CARDS:
        game.answer(next(answer for answer in game.choices if answer[-1] == 0))
    assert (game.kind, game.asked) == (RESPOND, 1)


@proves("TURN-17")
def test_a_turn_that_ends_for_one_goes_on_for_the_other() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH]}))
    end_this_turn(game, 0)
    assert game.turn.acting == 0b10
    assert not game.turn.may_act(0)
    assert game.turn.may_act(1)
    assert game.shielded == 0b01, "and only that one Ignores all effects"
    game.answer(game.choices[0] if game.choices[0][1] == 1 else next(one for one in game.choices if one[1] == 1))
    assert game.kind == ORDER_DRINK
    assert game.speakers() == (1,), "nor orders"


def test_words_for_you_and_others() -> None:
    game = pair_table()
    assert [mine(game, 0, other) for other in (0, 1, 2, -1)] == [True, True, False, False]
    assert to_the_left(game, 0) == 2
    assert game.ours == (0b0011, 0b0011, 0b1100, 0b1100)


def test_a_blow_has_one_part_for_each_member() -> None:
    game = to_actions(pair_table({0: [STORM], 2: [SHIELD], 3: [SHIELD]}))
    game.answer("Ann: Storm")
    play = next(one for one in game.matters.values() if hasattr(one, "packets"))
    first, second = play.packets
    assert blow(game, second) == [second, first]
    assert stands_in(game, 2, first, game.packet(first)), "one's own part"
    assert not stands_in(game, 2, second, game.packet(second)), "not the teammate's as well"
    assert list(everybody(game, play)) == [0, 1, 2, 3]
    assert list(everybody_else(game, play)) == [2, 3]


@proves("SETUP-09")
def test_teammates_see_what_each_other_draws() -> None:
    game = pair_table({0: [PUNCH]}, listen=True)
    game.answer(next(answer for answer in game.choices if answer[:2] == (5, 0) and answer[2] == 3))
    to_actions(game)
    lines = {seat: [line.text for line in told(game, seat) if " draw" in line.text] for seat in (0, 1, 2, None)}
    assert lines[0] == [line.replace("Ann draws", "You draw") for line in lines[1]], "a teammate sees the card"
    assert "“" in lines[1][0]
    assert lines[2] == lines[None] == ["Ann draws 1 card"], "the others a number"


class StrawMen(Machine):
    """Something in front of its owner that others may pick."""

    name = "Straw Men"

    def copy(self) -> StrawMen:
        return self

    def pieces(self, game: Game) -> list[object]:  # type: ignore[override]
        return []

    def targets(self, game: Game, seat: int) -> list[int]:
        return [] if mine(game, seat, self.owner) else list(game.seats[self.owner].front)


def test_a_thing_in_front_of_a_player_can_be_picked() -> None:
    game = to_actions(pair_table({0: [PUNCH], 1: [PUNCH], 2: [card("You gain 1 Gold.", title="Straw Man")]}))
    place = game.seats[2]
    straw = next(one for one in place.hand if game.cards[one].title == "Straw Man")
    place.take(game, straw)
    place.lay_in_front(game, straw)
    game.machines = (StrawMen(0b0100),)
    game.choices = game.stack.choices(game, 0) if game.stack is not None else []
    question = game.question
    assert question is not None
    thing = 1000 + straw
    assert "Ann: “Punch” on Straw Man" in question.texts()
    assert game.name_of(thing) == "Straw Man"
    assert game.name_of(2) == "Cat"
    assert game.answers_for(thing) == game.answers_for(2) == 2
    game.answer("Ann: Punch on Straw Man")
    assert fortitude(game) == (20, 20), "it hits nobody's mat"


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_pairs_keep_the_laws(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice((4, 6, 8))
    boxed = [deck.short for deck in SHIPPED.characters() if not deck.regular]
    setup = Setup(
        characters=tuple(chance.sample(boxed, size)),
        seed=seed,
        ask=chance.choice(("able", "all")),
        drinks=chance.choice(("rdi4", "rdi8")),
        modules=tuple(module for module in ("sea", "crawl", "prize") if chance.random() < 0.4),
    )
    game = begin(setup, seating=pairs(size))
    gold, cards = gold_everywhere(game), cards_everywhere(game)
    decisions = 0
    while game.outcome is None:
        assert game.choices
        assert all(game.seats[seat].present for seat in game.speakers())
        answer = chance.choice(game.choices)
        if chance.random() < 0.03:
            stored, twin = Game.from_json(game.to_json(), SHIPPED), game.copy()
            question = game.question
            assert question is not None
            assert question.prompt
            assert len(set(question.texts())) == len(question.answers)
            game.answer(answer)
            for other in (stored, twin):
                other.answer(answer)
                assert other.to_json() == game.to_json()
        else:
            game.answer(answer)
        assert gold_everywhere(game) == gold
        for side in game.sides:
            assert 0 <= side.fortitude <= 20
            assert 0 <= side.alcohol <= 20
            assert len({game.seats[seat].present for seat in side.seats}) == 1, "a side is out together"
        decisions += 1
        assert decisions < 20_000
    assert cards_everywhere(game) == cards
    assert game.outcome.tie or len(game.outcome.winners) == 2
