"""Teams as they are set up: who sits with whom, what they start with, and what they see of each other."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest

from lastcall import Game, new_game
from lastcall.engine.core.codes import BID, CHAMPION, NOBODY, PASS, PLAY_ACTION, PLAYED, RESPOND
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.matters import new_play
from lastcall.engine.play.champions import Naming, candidates
from lastcall.engine.table.seats import SHIELDED
from lastcall.poll import DIRECT, Pending, pending
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.proofs import proves
from tests.rules.sides import card, pair_table, to_actions

FOUR = ("Samantha", "Farai", "Nerodia", "Phyll")
SIX = (*FOUR, "Lucky", "Bryn")
REGULARS = ("Brannoc", "Ilka", "Oda", "Pell", "Brannoc", "Ilka")


def dragon(characters: tuple[str, ...] = FOUR, **more: object) -> Game:
    """A game of pairs."""
    return new_game(characters, variant="two-headed-dragon", **more)  # type: ignore[arg-type]


@proves("TEAM-01", "THD-02", "THD-05")
def test_each_member_has_a_deck_a_hand_and_a_drink() -> None:
    game = dragon(REGULARS)
    decks = [set(place.deck) for place in game.seats]
    assert [len(place.hand) for place in game.seats] == [7] * 6
    assert [len(place.pile) for place in game.seats] == [1] * 6
    assert not decks[0] & decks[1], "nobody draws from a teammate's deck"


@proves("TEAM-04", "THD-03")
@pytest.mark.parametrize("characters", [FOUR, SIX, (*SIX, "Tara", "Remy")])
def test_each_team_starts_with_one_set_of_tracks(characters: tuple[str, ...]) -> None:
    game = dragon(characters)
    assert len(game.sides) == len(characters) // 2
    for side in game.sides:
        assert (side.fortitude, side.alcohol, side.gold, side.potions) == (20, 0, 10, 2)


@proves("TEAM-04")
def test_a_team_with_torglesnarf_has_two_gold_more() -> None:
    game = dragon(("Samantha", "Torglesnarf", "Nerodia", "Phyll"))
    assert [side.gold for side in game.sides] == [12, 10]


@proves("THD-01")
def test_partners_sit_side_by_side() -> None:
    assert [side.seats for side in dragon().sides] == [(0, 1), (2, 3)]
    around = dragon(SIX, teams=[("Bryn", "Samantha"), (1, 2), ("Phyll", "Lucky")])
    assert {frozenset(side.seats) for side in around.sides} == {frozenset({5, 0}), frozenset({1, 2}), frozenset({3, 4})}


@proves("THD-01")
@pytest.mark.parametrize(
    ("characters", "teams", "why"),
    [
        (SIX[:5], (), "THD-01: two-headed-dragon is for 4, 6, 8, ... players in pairs, not for 5"),
        (SIX[:2], (), "not for 2"),
        (SIX, ((0, 1, 2), (3, 4, 5)), "THD-01: a team is two players, not Samantha, Farai and Nerodia"),
        (FOUR, ((0, 2), (1, 3)), "THD-01: partners sit side by side, so Samantha and Nerodia must be neighbours"),
        (FOUR, ((0, 1),), "TEAM-01: everybody plays on one team, and Nerodia is on no team"),
        (FOUR, ((0, 1), (1, 2), (2, 3)), "TEAM-01: everybody plays on one team, and Farai is named twice"),
    ],
)
def test_other_pairs_are_refused(characters: tuple[str, ...], teams: tuple[tuple[int, ...], ...], why: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        dragon(characters, teams=teams)
    assert why in str(refusal.value)


@proves("TEAM-45")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [1, 2, 0]), (3, [1, 2, 0])])
def test_the_table_says_which_team_begins_and_turns_pass_clockwise(first: int, order: list[int]) -> None:
    game = dragon(REGULARS, first=first)
    seen: list[int] = []
    while len(seen) < 4:
        side = game.seats[game.turn.active].side
        if not seen or seen[-1] != side:
            seen.append(side)
            assert game.turn.seats == game.sides[side].seats
        game.answer(game.choices[0])
    assert seen == [*order, order[0]]


@proves("TEAM-02")
def test_teammates_see_each_others_hands_and_nothing_else() -> None:
    game = dragon(ask="all")
    chance = random.Random(5)
    for _ in range(60):
        for reader, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
            seats = game.view(reader).seats
            shown = [[one.title for one in seat.cards] for seat in seats]
            assert shown[mate] == [game.cards[one].title for one in game.seats[mate].hand]
            assert all(not titles for seat, titles in enumerate(shown) if seat != mate)
            hidden = [seat for seat in seats if seat.name != game.names[mate]]
            public = [seat for seat in game.view(None).seats if seat.name != game.names[mate]]
            assert hidden == public, "of everybody else a player sees what everybody sees"
            assert seats[mate].pile == len(game.seats[mate].pile), "Drinks lie face down for all"
        game.answer(chance.choice(game.choices))


@proves("TEAM-71")
def test_the_drinks_tara_looks_at_are_seen_by_her_team_alone() -> None:
    story = Story(
        """
title: Signs
seats: Ann, Tara, Cat, Dan
teams: Ann + Tara, Cat + Dan
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Elven Wine | Light Ale | Dark Ale

> Tara plays Signs point to you getting drunker...soon!
> the window closes
""",
        1,
    )
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    seen = [{card.title for card in game.view(seat).looking_at} for seat in (0, 1, 2, 3, None)]
    drinks = {"Wine", "Elven Wine", "Light Ale", "Dark Ale"}
    assert seen == [drinks, drinks, set(), set(), set()]


@proves("TEAM-03")
def test_both_members_of_the_last_team_win() -> None:
    game = dragon(seed=2)
    chance = random.Random(2)
    while game.outcome is None:
        game.answer(chance.choice(game.choices))
    assert game.outcome.winners in ((0, 1), (2, 3))
    assert game.view(None).winners == game.outcome.winners


@proves("TEAM-20", "TEAM-24")
def test_any_member_may_name_the_champion_and_everybody_hears_it() -> None:
    uproar = card("Each player loses 1 Fortitude.", title="Uproar")
    game = to_actions(pair_table({0: [uproar]}, listen=True))
    game.answer("Ann: Uproar")
    assert game.kind == CHAMPION
    assert isinstance(game.stack, Naming)
    question = game.question
    assert question is not None
    assert question.seats == (2, 3)
    assert game.question_for(2).texts() == ["yourself", "Dan"]
    assert game.question_for(3).texts() == ["Cat", "yourself"]
    game.answer("Dan")
    assert [side.fortitude for side in game.sides] == [19, 19]


@proves("TEAM-07", "LIMIT-06")
@pytest.mark.parametrize(("bid", "asked"), [(3, True), (4, False)])
def test_who_could_bid_no_more_even_after_potions_is_not_asked(bid: int, asked: bool) -> None:
    dog = card("Players bid Gold. The highest bidder pays and gains 5 Fortitude.", title="Dog")
    game = to_actions(pair_table({0: [dog]}))
    game.sides[1].gold = game.sides[1].potions = 1
    game.count_potions()
    game.answer("Ann: Dog")
    while game.kind != BID:
        game.answer(game.choices[0])
    game.answer(f"bid {bid} Gold")
    assert (game.kind == BID) == asked
    if asked:
        assert pending(game) == Pending(DIRECT, game.number, (2,), (3,)), "Dan may drink on Cat's move"
        assert game.question_for(3).texts() == ["drink a Potion: +3 Gold"]
        game.answer(game.question_for(3).answers[0])
        assert game.kind == BID
        assert game.asked == 2, "and Cat goes on"
        assert game.sides[1].gold == 4


@proves("TEAM-07", "TEAM-14")
def test_who_has_acted_may_drink_before_a_teammate_acts() -> None:
    punch = card("Another player loses 3 Fortitude.", title="Punch")
    game = to_actions(pair_table({0: [punch], 1: [punch]}))
    game.sides[0].potions = 1
    game.count_potions()
    game.answer("Ann: Punch on Cat")
    while game.kind == RESPOND:
        game.answer(PASS)
    assert pending(game) == Pending(DIRECT, game.number, (1,), (0,))
    assert game.question_for(0).texts() == ["drink a Potion: +3 Gold"]
    game.answer(game.question_for(0).answers[0])
    assert game.sides[0].potions == 0
    while game.kind == RESPOND:
        game.answer(PASS)
    assert game.speakers() == (1,), "and Ben is asked again"


@proves("TEAM-14")
def test_who_let_somebody_act_first_who_cannot_is_asked_once_more() -> None:
    punch = card("Another player loses 3 Fortitude.", title="Punch")
    game = to_actions(pair_table({0: [punch]}))
    game.answer("Ann: let Ben act first")
    assert game.kind == PLAY_ACTION
    assert game.speakers() == (0,), "Ben has no Action card, and nobody asks him"
    assert game.question_for(0).texts() == ["skip my Action", "“Punch” on Cat", "“Punch” on Dan"]


@proves("TEAM-14")
def test_of_three_nobody_lets_the_others_act_first_twice() -> None:
    story = """
    seats: Amundyr, Lucky, Phyll, Bryn
    teams: Amundyr, Lucky + Phyll + Bryn
    active: Lucky
    phase: action
    card: Elbow (Action) = Another player loses 2 Fortitude.
    Lucky holds exactly: Elbow
    Phyll holds exactly: Elbow
    Bryn holds exactly: Elbow
    Lucky has 0 Potions
    """
    game = position(Story(dedent(story)))
    while game.kind == RESPOND:
        game.answer(PASS)
    game.answer("Lucky: let Phyll and Bryn act first")
    game.answer("Phyll: let Bryn act first")
    assert game.question_for(3).texts() == ["skip my Action", "“Elbow” on Amundyr"]
    game.answer("Bryn: pass")
    assert game.speakers() == (1, 2)
    assert game.question_for(1).texts() == ["skip my Action", "“Elbow” on Amundyr"]
    assert game.question_for(2).texts() == ["skip my Action", "“Elbow” on Amundyr"]


@proves("TEAM-05", "LIMIT-06")
def test_two_members_do_not_pay_with_the_same_gold() -> None:
    toll = card("Each other player loses 2 Fortitude or pays 2 Gold to the Inn.", title="Toll")
    game = to_actions(pair_table({0: [toll]}))
    game.sides[1].gold = 3
    game.answer("Ann: Toll")
    assert game.question_for(2).texts() == ["Lose 2 Fortitude", "Pay 2 Gold to the Inn"]
    game.answer("Pay 2 Gold to the Inn")
    assert game.asked == 3
    assert game.question_for(3).texts() == ["Lose 2 Fortitude"]
    game.answer(game.choices[0])
    assert (game.sides[1].gold, game.sides[1].fortitude) == (1, 18)


@proves("TEAM-39")
def test_only_a_teammate_who_is_not_there_takes_the_place_of_the_revealer() -> None:
    event = card("Each player loses 1 Fortitude.", "Drink Event", "Everybody Stumbles")
    game = pair_table({0: [event]})
    revealed = next(one for one in game.seats[0].hand if game.cards[one] is event)
    play = new_play(99, 0, revealed, 0, NOBODY, (), NOBODY, [])
    assert candidates(game, play, (0, 1)) == (0,)
    assert candidates(game, play, (2, 3)) == (2, 3)
    game.shield(1, SHIELDED)
    assert candidates(game, play, (0, 1)) == (0, 1)


@proves("TEAM-35")
def test_a_minion_is_not_offered_for_a_teammate() -> None:
    minion = card("Wages 1.\nWhen you would lose Fortitude, you may redirect the loss to this Minion.", "Minion", "Mog")
    punch = card("Another player loses 3 Fortitude.", title="Punch")
    game = pair_table({0: [punch], 1: [punch], 2: [minion]})
    mog = next(one for one in game.seats[2].hand if game.cards[one] is minion)
    game.seats[2].take(game, mog)
    game.seats[2].lay_in_front(game, mog)
    game.asks_all = True
    to_actions(game)
    game.answer("Ann: Punch on Dan")
    assert not [answer for answer in game.answers_of(2) if answer[0] == PLAYED]
    while game.choices[0][:1] == (0,):
        game.answer(game.choices[0])
    game.answer("Ben: Punch on Cat")
    assert [answer[1] for answer in game.answers_of(2) if answer[0] == PLAYED] == [mog]
