"""SETUP: what a story cannot tell, because it sets its own position."""

from __future__ import annotations

import pytest

from lastcall import UnknownName, new_game
from lastcall.cards import package
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import DRINK, EVENT
from tests.proofs import proves
from tests.rules.tables import table


@proves("SETUP-01")
@pytest.mark.parametrize("box", package.DRINK_DECKS)
def test_a_drink_deck_has_30_cards_and_no_discards(box: str) -> None:
    game = table(4, drinks=box)
    cellar = game.drink_decks[0]
    assert cellar.left + sum(len(seat.pile) for seat in game.seats) == 30
    assert cellar.discards == []
    assert cellar.size == 0, "more than 30 cards need the Bar Deck"
    assert table(4, drinks=box, seed=1).drink_decks[0].deck != table(4, drinks=box, seed=2).drink_decks[0].deck


@proves("SETUP-01")
def test_more_than_30_drinks_come_with_the_bar_deck() -> None:
    assert table(4, drinks="all").drink_decks[0].size == 30


@pytest.mark.parametrize(
    ("characters", "box"),
    [
        ("Oda Pell Ilka", "rdi4"),
        ("Tara Remy Bryn", "rdi4"),
        ("Farai Lucky Phyll", "rdi8"),
        ("Tara Farai Lucky", "rdi8"),
        ("Oda Pell Farai", "rdi8"),
        ("Lucky Tara Remy Farai", "rdi8"),
        ("Tara Lucky Farai Remy", "rdi4"),
    ],
)
def test_unless_a_drink_deck_is_named_it_comes_from_the_box_of_most_characters(characters: str, box: str) -> None:
    """A tie goes to the first seat; regulars drink what the others drink."""
    game = new_game(characters.split())
    assert {game.cards[card].deck for card in game.drink_decks[0].deck} == {box}
    game = new_game(characters.split(), drinks="rdi6")
    assert {game.cards[card].deck for card in game.drink_decks[0].deck} == {"rdi6"}


@proves("SETUP-02")
def test_a_character_sits_at_a_table_only_once() -> None:
    assert new_game(["Tara", "Oda"]).names == ("Tara", "Oda")
    with pytest.raises(UnknownName, match="only once"):
        new_game(["Tara", "Oda", "Tara"])


def test_a_regular_may_sit_several_times_under_numbered_names() -> None:
    assert new_game(["Oda", "Pell", "Oda"]).names == ("Oda", "Pell", "Oda 2")


@proves("SETUP-02", "SETUP-04")
def test_everybody_has_the_whole_deck_of_their_character_shuffled() -> None:
    game = table(4, seed=3)
    for number, name in enumerate(("Brannoc", "Ilka", "Oda", "Pell")):
        seat = game.seats[number]
        mine = [*seat.hand, *seat.deck[: seat.left]]
        assert sorted(game.cards[card].title for card in mine) == sorted(
            card.title for card in SHIPPED.character(name).physical
        )
        assert all(game.homes[card].seat == number for card in mine)
        assert seat.discards == []
    other = table(4, seed=4)
    assert [seat.deck for seat in game.seats] != [seat.deck for seat in other.seats]


@proves("SETUP-05")
@pytest.mark.parametrize(("seats", "gold"), [(2, 8), (3, 10), (4, 10), (6, 10), (7, 12), (13, 12)])
def test_starting_gold_depends_on_the_number_of_players(seats: int, gold: int) -> None:
    assert {side.gold for side in table(seats).sides} == {gold}


@proves("SETUP-06", "LIMIT-03")
def test_the_inn_starts_as_a_balance_of_nothing() -> None:
    assert table().inn == 0


@proves("SETUP-07")
def test_everybody_starts_at_20_fortitude_and_sober() -> None:
    assert {(side.fortitude, side.alcohol) for side in table(5).sides} == {(20, 0)}


@proves("SETUP-08")
def test_everybody_starts_with_one_drink_nobody_may_look_at() -> None:
    game = table()
    assert [len(seat.pile) for seat in game.seats] == [1, 1, 1, 1]
    for seat in (0, 1, None):
        view = game.view(seat)
        assert [other.pile for other in view.seats] == [1, 1, 1, 1]
        drinks = {game.cards[place.pile[0]].title for place in game.seats}
        assert not drinks & {card.title for other in view.seats for card in (*other.discards, *other.front)}
    swapped = game.copy()
    swapped.seats[0].pile, swapped.seats[1].pile = swapped.seats[1].pile, swapped.seats[0].pile
    assert swapped.view(0) == game.view(0), "not even its owner sees it"


@proves("SETUP-09")
def test_an_opening_hand_is_the_top_seven_cards_and_hidden_from_others() -> None:
    game = table(seed=9)
    for number, seat in enumerate(game.seats):
        assert seat.hand == list(seat.deck[seat.left :][::-1])
        assert len(seat.hand) == 7
        assert [held.card.title for held in game.view(number).hand] == [game.cards[card].title for card in seat.hand]
    assert game.view(None).hand == ()
    assert [other.hand for other in game.view(0).seats] == [7, 7, 7, 7]


@proves("SETUP-10")
def test_the_first_player_is_named_or_random() -> None:
    assert table(first=2).turn.active == 2
    assert table(first="Ilka").turn.active == 1
    assert table(first="Ilka the Fence").turn.active == 1
    assert {table(first="random", seed=seed).turn.active for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(UnknownName, match="no seat 4"):
        table(first=4)
    with pytest.raises(UnknownName, match="Did you mean Ilka"):
        table(first="Ilke")


@proves("SETUP-11")
def test_a_view_shows_what_is_public_and_nothing_else() -> None:
    game = table(seed=5)
    game.seats[2].discards.append(game.seats[2].hand.pop())
    view = game.view(0)
    other = view.seats[2]
    side = view.sides[other.side]
    assert (side.fortitude, side.alcohol, side.gold, other.hand, other.deck) == (20, 0, 10, 6, 33)
    assert other.cards == ()
    assert [card.title for card in other.discards] == [game.cards[game.seats[2].discards[0]].title]
    hidden = game.copy()
    hidden.seats[2].hand.reverse()
    hidden.seats[2].deck = hidden.seats[2].deck[::-1]
    hidden.drink_decks[0].deck = hidden.drink_decks[0].deck[::-1]
    assert hidden.view(0) == view


@proves("SETUP-13")
def test_modules_are_fixed_before_the_game_and_refused_by_name() -> None:
    assert table(modules=["bar"]).drink_decks[0].size == 30
    with pytest.raises(UnknownName, match="no module 'karaoke'"):
        table(modules=["karaoke"])
    with pytest.raises(UnknownName, match="no variant 'boss'"):
        table(variant="boss")


def test_choices_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownName, match="ask must be one of able, all"):
        table(ask="loud")
    with pytest.raises(UnknownName, match="seed must be a whole number"):
        table(seed="seven")
    with pytest.raises(UnknownName, match="no Drink Deck 'rdi5'"):
        table(drinks="rdi5")


def test_a_table_has_2_to_13_seats() -> None:
    for seats in (1, 14):
        with pytest.raises(UnknownName, match="2 to 13 seats"):
            table(seats)


def test_an_unknown_character_is_refused_with_a_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownName, match="Did you mean Brannoc"):
        new_game(["Branoc", "Oda"])
    here = {name: row for name, row in package.by_name().items() if row["short"] != "Tara"}
    monkeypatch.setattr(package, "by_name", lambda: here)
    with pytest.raises(UnknownName, match="is not available yet"):
        SHIPPED.character("Tara")


def test_every_character_has_40_cards_or_30_and_no_drinks() -> None:
    for deck in SHIPPED.characters():
        assert len(deck) == (30 if "Vampire" in deck.kinds else 40), "the Baron has form decks besides (VLAZLO-01)"
        assert not any(card.types & (DRINK | EVENT) for card in deck.cards)
