"""Boss Cards: they belong to Boss variants only, and know teammates."""

from __future__ import annotations

import pytest

from lastcall import Setup, UnknownName, begin
from lastcall.cards import boxes
from lastcall.engine.core.codes import PASSED
from tests.proofs import proves
from tests.rules.sides import card, pair_table, to_actions


@proves("SETUP-03")
def test_no_character_is_dealt_a_boss_card() -> None:
    game = begin(Setup(characters=("Amundyr", "Daareka", "Nerodia"), seed=1))
    assert not {one.deck for one in game.cards} & set(boxes.boss_decks())
    dealt = {one.title for one in game.cards}
    for key in boxes.boss_decks():
        assert not dealt & {one.title for one in boxes.boss(key).cards}


@proves("SETUP-03")
@pytest.mark.parametrize("key", boxes.boss_decks())
def test_boss_cards_are_no_deck_to_play_with(key: str) -> None:
    with pytest.raises(UnknownName):
        boxes.character(key)


@pytest.mark.parametrize("key", boxes.boss_decks())
def test_a_boss_has_fifteen_cards_more_or_five_and_a_form_deck(key: str) -> None:
    own = boxes.character(key.removesuffix("_boss"))
    forms = boxes.component("monstrosity").physical if "Vampire" in own.kinds else ()
    assert len(own) + len(boxes.boss(key)) + len(forms) == (43 if forms else 55)


@proves("TEAM-10")
def test_a_card_reaches_the_teammates_of_the_one_it_picks() -> None:
    bookends = card("Another player loses 2 Fortitude.\nEach of their teammates loses 1 Gold.", title="Bookends")
    game = to_actions(pair_table({0: [bookends]}))
    game.answer("Ann: Bookends on Cat")
    while game.matters:
        game.answer(next(answer for answer in game.choices if answer[-1] == PASSED))
    assert [side.fortitude for side in game.sides] == [20, 18]
    assert [side.gold for side in game.sides] == [10, 9], "Dan pays, out of the Stash he shares with Cat"
