"""Boss Cards: they belong to Boss variants only, and know teammates."""

from __future__ import annotations

import pytest

from lastcall import Setup, UnknownName, begin
from lastcall.cards import package
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import ACTION_PLAYED, CHAMPION, PASS, PASSED, PLAY_ACTION, PLAYED
from lastcall.engine.play.legal import legal
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves
from tests.rules.sides import card, pair_table, to_actions


@proves("SETUP-03")
def test_no_character_is_dealt_a_boss_card() -> None:
    game = begin(Setup(characters=("Amundyr", "Daareka", "Nerodia"), seed=1))
    assert not {one.deck for one in game.cards} & set(package.boss_decks())
    dealt = {one.title for one in game.cards}
    for key in package.boss_decks():
        assert not dealt & {one.title for one in package.boss(key).cards}


@proves("SETUP-03")
@pytest.mark.parametrize("key", package.boss_decks())
def test_boss_cards_are_no_deck_to_play_with(key: str) -> None:
    with pytest.raises(UnknownName):
        SHIPPED.character(key)


@pytest.mark.parametrize("key", package.boss_decks())
def test_a_boss_has_fifteen_cards_more_or_five_and_a_form_deck(key: str) -> None:
    own = SHIPPED.character(key.removesuffix("_boss"))
    forms = package.component("monstrosity").physical if "Vampire" in own.kinds else ()
    assert len(own) + len(package.boss(key)) + len(forms) == (43 if forms else 55)


@proves("TEAM-10")
def test_a_card_reaches_the_teammates_of_the_one_it_picks() -> None:
    bookends = card("Another player loses 2 Fortitude.\nEach of their teammates loses 1 Gold.", title="Bookends")
    game = to_actions(pair_table({0: [bookends]}))
    game.answer("Ann: Bookends on Cat")
    while game.matters:
        game.answer(next(answer for answer in game.choices if answer[-1] == PASSED))
    assert [side.fortitude for side in game.sides] == [20, 18]
    assert [side.gold for side in game.sides] == [10, 9], "Dan pays, out of the Stash he shares with Cat"


@proves("CARD-050", "BVB-04")
@pytest.mark.parametrize(
    ("variant", "uses"), [("leaders-and-lackeys", {0}), ("boss-versus-boss", {1}), ("boss-battle", set[int]())]
)
def test_a_champion_is_borrowed_where_there_are_teams_and_the_card_ignored_where_not(
    variant: str, uses: set[int]
) -> None:
    lines = [
        "seats: Daareka, Bryn, Vlazlo, Tara" if variant != "boss-battle" else "seats: Daareka, Bryn, Tara",
        f"variant: {variant}",
        "active: Bryn" if variant == "boss-battle" else "active: Vlazlo",
        "card: Stumble (Action) = Each player loses 2 Fortitude.",
        "Daareka holds: How chivalrous of you",
        "Bryn holds: Stumble" if variant == "boss-battle" else "Vlazlo holds: Stumble",
    ]
    game = position(Story("\n".join(lines)))
    while game.kind != PLAY_ACTION:
        game.answer(PASS)
    game.answer(next(answer for answer in game.choices if PLAYED in (answer[0], *answer[2:3])))
    while game.kind == CHAMPION:
        game.answer(game.choices[0])
    matter = next(iter(game.matters))
    assert {answer[2] for answer in legal(game, 0, matter, ACTION_PLAYED)} == uses
