"""Asking must not tell: views, events with faces, ids of cards."""

from __future__ import annotations

import random

from lastcall import Game, new_game, told
from lastcall.engine.core.codes import DISCARD_CARDS, PASS, PLAY_ACTION
from lastcall.engine.core.faces import seen_card
from lastcall.engine.drinks.cellar import deck_of
from lastcall.engine.events.event_deck import FromEventDeck
from lastcall.rules import rules
from lastcall.start import line_up
from lastcall.stories.run import position, read_step
from lastcall.stories.script import Story
from lastcall.voice.fact import SAID, Noted
from tests.rules.tables import table
from tests.rules.test_log import LINES


def test_who_draws_sees_the_cards_and_the_others_a_number() -> None:
    game = table(first=0, listen=True)
    while game.kind != DISCARD_CARDS:
        game.answer((0,))
    gone = game.choices[1][1]
    game.answer((3, gone))
    game.answer("done")
    drawn = game.cards[game.seats[0].hand[-1]].title
    assert f"You draw “{drawn}”" in [line.text for line in told(game, 0)]
    for seat in (1, 2, 3, None):
        lines = [line.text for line in told(game, seat)]
        assert "Brannoc draws 1 card" in lines
        assert not [line for line in lines if line.startswith("Brannoc draws") and drawn in line]
        assert f"Brannoc discards “{game.cards[gone].title}”" in lines, "discards are public"


def kinds_of(fact: type[Noted]) -> set[type[Noted]]:
    """Those that are written down; one without a sentence is only a base."""
    own = {fact} if fact in SAID else set()
    return own.union(*(kinds_of(sub) for sub in fact.__subclasses__()))


def test_every_fact_of_the_log_has_a_rule_and_can_be_told() -> None:
    kinds = kinds_of(Noted)
    assert all(kind.rules or kind.cites is not Noted.cites for kind in kinds)
    assert {rule for kind in kinds for rule in kind.rules} <= set(rules())
    seen: set[type[Noted]] = set()
    for seed in range(60):
        size = 2 + seed % 4
        drinks = ("rdi4", "rdi6", "rdi8")[seed % 3]
        # In a Crawl the Inn hardly runs dry.
        modules = ("sea", "dungeon", "crawl", "prize") if seed % 4 else ("sea", "dungeon", "prize")
        game = new_game(line_up(size, seed), seed=seed, drinks=drinks, modules=modules, listen=True)
        chance = random.Random(seed)
        while game.outcome is None:
            game.answer(chance.choice(game.choices))
        seen |= {type(fact) for fact in game.log or ()}
        for seat in (0, None):
            assert all(line.text and line.rules for line in told(game, seat))
    rare = {type(fact) for fact, _ in LINES}
    assert kinds - seen <= rare, f"never happened: {kinds - seen - rare}"


def test_a_card_that_was_hidden_comes_back_under_a_new_id() -> None:
    game = table(2, seed=5, first=0)
    place = game.seats[0]
    card = place.hand[0]
    before = game.view(0).hand[0].card.id
    place.discards.append(place.hand.pop(0))
    assert game.view(1).seats[0].discards[0].id == before, "in the open it keeps its id"
    place.left = 1
    chance = random.Random(2)
    while game.times_shuffled()[card] == 1 and game.outcome is None:
        game.answer(chance.choice(game.choices))
    while card not in place.hand and game.outcome is None:
        game.answer(chance.choice(game.choices))
    held = next(one.card for one, number in zip(game.view(0).hand, place.hand, strict=True) if number == card)
    assert held.id != before


def test_a_view_has_the_question_only_for_those_who_are_asked() -> None:
    game = table(first=0)
    asked = game.view(game.asked)
    assert asked.question is not None
    assert [option.answer for option in asked.question.options] == game.choices
    assert asked.waiting_for == (game.asked,)
    for seat in range(game.size):
        if seat != game.asked:
            assert game.view(seat).question is None
    assert game.view(None).question is None


def test_every_card_in_hand_that_cannot_be_played_says_why() -> None:
    game = table(first=0)
    for held in game.view(0).hand:
        assert held.playable == (not held.why_not)
        for ids, text in held.why_not:
            assert ids
            assert text


def about_to_play(title: str) -> Game:
    """Whitehawk holds this card in her Action Phase."""
    game = position(Story(f"seats: Whitehawk, Bryn, Remy\nWhitehawk holds: {title}\n"))
    game.log = []
    while game.kind != PLAY_ACTION:
        game.answer(PASS)
    return game


def test_the_line_that_is_happening_is_lit() -> None:
    game = about_to_play("Ante up or walk the plank!")
    game.answer("Ante up or walk the plank!")
    (matter,) = game.view(None).table
    assert matter.card is not None
    assert matter.card.text.split("\n")[2] == "OR", "its second use stands below that"
    assert matter.lit == (0,), "announced: what it was played for"
    while any(one.kind == "play" for one in game.view(None).table):
        lit = next(one.lit for one in game.view(None).table if one.kind == "play")
        assert lit in ((0,), ())
        game.answer(game.choices[0])


def test_a_face_says_whose_card_it_is_and_where_it_comes_from() -> None:
    game = new_game(["Whitehawk", "Remy"], modules=("sea",), seed=3)
    held = game.view(0).hand[0].card
    assert held.owner == "Whitehawk"
    assert held.source in ("rulebook", "inferred", "house")
    assert held.drink is None
    bottles = [card for card in range(len(game.cards)) if deck_of(game, card) == 0]
    seen = seen_card(game, bottles[0])
    assert seen.owner == "Drinks"
    assert seen.drink is not None
    assert seen.drink.alcohol == game.cards[bottles[0]].alcohol
    event = next(card for card in range(len(game.cards)) if isinstance(game.homes[card], FromEventDeck))
    assert seen_card(game, event).owner == "Sea Events"
    assert seen_card(game, event).level == game.cards[event].level


def test_a_line_of_the_log_says_whom_it_is_about() -> None:
    game = about_to_play("Mind the boom!")
    game.answer("Mind the boom! on Remy")
    line = told(game, None)[-1]
    assert line.text == "Whitehawk plays “Mind the boom!” on Remy"
    assert line.about == (0, 2)
    assert line.kind == "event"


def test_an_answer_says_what_it_answers() -> None:
    script = """
title: An answer
seats: Ann, Ben
phase: action
Ann holds: Shove
Ben holds: Not today
card: Shove (Action) = Another player loses 2 Fortitude.
card: Not today (Sometimes) = Negate an Action card.

> Ann plays Shove on Ben
> Ben plays Not today
"""
    story = Story(script, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    shove, answer = game.view(None).table
    assert (shove.answers, answer.answers) == (-1, shove.id)
    lines = {line.text: line.kind for line in told(game, None)}
    assert lines["Ann plays “Shove” on Ben"] == "event"
    assert lines["Ben plays “Not today”"] == "answer"
