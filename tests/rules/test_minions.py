"""TORG: what stories cannot see: set-up, what screens get, what is stored, what bots think of it."""

from __future__ import annotations

import pytest

from lastcall import Game, new_game
from lastcall.cards import package
from lastcall.cards.deck import DeckError, read_boss
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import ACTION_PHASE, PLAY_ACTION, THINGS
from lastcall.engine.core.pieces import InPlay
from tests.proofs import proves

NAMES = ["Torglesnarf", "Bryn", "Tara"]


def played(title: str, active: int = 0) -> Game:
    """This Minion is in play, nobody else holds anything, and somebody's Action Phase has come."""
    game = new_game(NAMES, first=active, ask="all", seed=5)
    place = game.seats[0]
    card = next(card for card in (*place.hand, *place.deck) if game.cards[card].title == title)
    place.deck = tuple(one for one in place.deck[: place.left] if one != card)
    place.left = len(place.deck)
    place.take(game, card)
    place.lay_in_front(game, card)
    while game.turn.phase != ACTION_PHASE:
        game.answer(game.choices[0])
    return game


@proves("TORG-01", "SETUP-12")
@pytest.mark.parametrize(("seats", "gold"), [(2, 8), (3, 10), (7, 12)])
def test_he_starts_with_two_gold_more(seats: int, gold: int) -> None:
    game = new_game(["Torglesnarf", *["Oda"] * (seats - 1)])
    assert [side.gold for side in game.sides] == [gold + 2, *[gold] * (seats - 1)]


@proves("SETUP-03")
def test_no_character_deck_holds_a_boss_card() -> None:
    bosses = {card.title for key in package.boss_decks() for card in package.boss(key).cards}
    assert bosses
    for deck in SHIPPED.characters():
        assert not bosses & {card.title for card in deck.cards}
    game = new_game(NAMES)
    assert not bosses & {card.title for card in game.cards}


def test_a_boss_deck_has_fifteen_cards_and_no_drinks() -> None:
    text = package.shipped("characters/torglesnarf/boss.toml")
    assert len(package.boss("torglesnarf_boss")) == 15
    with pytest.raises(DeckError, match="has 14 cards and must have 15"):
        read_boss(text.replace("copies = 2", "copies = 1", 1), "a.toml", "a", ("Minions",))
    with pytest.raises(DeckError, match="does not belong in a Boss deck"):
        read_boss(
            text + '[[card]]\ntitle = "Ale"\ntype = "Drink"\nsource = "house"\nalcohol = 1\n',
            "a.toml",
            "a",
            ("Minions",),
        )
    with pytest.raises(DeckError, match=r'it mentions Minions; add brings = \["Minions"\]'):
        read_boss(text, "a.toml", "a", ())


@proves("TORG-02")
def test_everybody_sees_his_minions_and_can_point_at_them() -> None:
    game = played("Grunt the Brawler", active=1)
    for seat in (0, 1, None):
        view = game.view(seat)
        lying = [piece for piece in view.pieces if isinstance(piece, InPlay)]
        assert [card.title for piece in lying for card in piece.cards] == ["Grunt the Brawler"]
        assert lying[0].seat == 0
        assert not view.seats[0].front, "they are shown once"


@proves("TORG-03")
def test_his_own_screen_offers_what_a_minion_does() -> None:
    game = played("Grunt the Brawler")
    mine = game.view(0)
    assert mine.question is not None
    grunt = next(card for card in mine.hand if card.card.title == "Grunt the Brawler")
    assert grunt.in_front
    assert grunt.playable
    offered = [option for option in mine.question.options if grunt.card.id in option.cards]
    assert [option.seat for option in offered] == [1, 2]
    game.answer(offered[0].answer)
    (seen,) = game.view(None).table
    assert (seen.acts, seen.targets, seen.things) == (True, (1,), ())


@proves("TORG-07", "TORG-06", "TORG-09")
def test_a_hit_at_a_minion_is_stored_with_what_it_asks() -> None:
    game = played("Grunt the Brawler", active=1)
    card = game.seats[0].front[0]
    bryn = game.seats[1]
    punch = next(one for one in (*bryn.hand, *bryn.deck) if game.cards[one].title == "Watch it! Loose cannonball!")
    if punch not in bryn.hand:
        bryn.deck = tuple(one for one in bryn.deck[: bryn.left] if one != punch)
        bryn.left = len(bryn.deck)
        bryn.put(game, [punch])
    while game.kind != PLAY_ACTION:
        game.answer(game.choices[0])
    question = game.question
    assert question is not None
    answer = next(one for one in question.answers if one[1:2] == (punch,) and one[-1] == THINGS + card)
    assert question.say(answer) == "“Watch it! Loose cannonball!” on Grunt the Brawler"
    seen = game.view(1).question
    assert seen is not None
    option = next(one for one in seen.options if one.answer == answer)
    assert option.seat == 0
    assert option.thing >= 0
    game.answer(answer)
    (hit,) = game.view(None).table
    assert (hit.targets, [thing.id for thing in hit.things], hit.acts) == ((), [option.thing], False)
    (loss,) = hit.packets
    assert (loss.victim, loss.thing, loss.text) == (0, "Grunt the Brawler", "2 Fortitude")
    while game.stack is None or "Wages" not in game.question_for(0).prompt:
        game = Game.from_json(game.to_json(), SHIPPED)
        game.answer(game.choices[0])
    again = Game.from_json(game.to_json(), SHIPPED)
    assert again.question is not None
    assert again.question.texts() == ["pay 2 Gold", "discard it"]
    again.answer("discard it")
    assert card in again.seats[0].discards
    assert not again.matters, "nobody has lost anything, so nobody is asked whether to hit back"
    assert game.seats[0].front == (card,), "the copy went its own way"


def test_a_minion_is_worth_something_to_its_player_alone() -> None:
    game = played("Grunt the Brawler")
    minions = next(machine for machine in game.machines if machine.name == "Minions")
    assert minions.worth(game, 0) > 0
    assert minions.worth(game, 1) == 0
