"""SEA, DUNGEON: set-up of event decks, and two of them at one table."""

from __future__ import annotations

import random

import pytest

from lastcall import Game, UnknownName, new_game
from lastcall.cards import package
from lastcall.cards.deck import DeckError, read_character, read_events
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import DUNGEON_EVENT, END_OF_TURN, OPTION_CHOSEN, PASS, SEA_EVENT
from lastcall.engine.events.event_deck import FromEventDeck
from lastcall.engine.play.facts import PlayedCard
from lastcall.engine.play.joint_toss import HELP, STAY_OUT, Helping
from lastcall.engine.setup import deal
from lastcall.engine.table.facts import TurnBegan
from lastcall.engine.table.seats import UNMOVED
from lastcall.engine.turn import STAGES
from lastcall.language.compile import compile_card
from tests.proofs import proves
from tests.rules.tables import table

CHEST = (
    "Each player may help, and one coin is tossed for all who do: "
    "on heads they gain 2 Gold; on tails they lose 3 Fortitude."
)


def test_the_sea_has_20_events_of_every_level() -> None:
    deck = package.events("sea")
    assert len(deck) == 20
    assert {card.types for card in deck.cards} == {SEA_EVENT}
    assert {card.level for card in deck.cards} == {1, 2, 3, 4, 5, 6, 7}
    assert {card.title for card in deck.cards if card.source != "house"} == {"Merchant Ship", "Kraken Attack"}


@proves("SEA-01", "DUNGEON-01")
@pytest.mark.parametrize(
    "characters", [("Whitehawk", "Remy"), ("Oda", "Pell", "Ilka"), ("Tara", "Oda", "Bryn", "Pell")]
)
def test_the_deck_is_optional_shuffled_and_starts_with_two_counters(characters: tuple[str, ...]) -> None:
    (deck,) = new_game(characters, seed=1, modules=["sea"]).event_decks
    assert (deck.name, deck.counters, deck.left, deck.discards) == ("Sea Events", 2, 20, [])
    (other,) = new_game(characters, seed=2, modules=["sea"]).event_decks
    assert deck.deck != other.deck
    assert new_game(characters).event_decks == ()


def test_everybody_sees_the_counters_and_nobody_the_next_event() -> None:
    game = new_game(["Bryn", "Tara"], seed=1, modules=["sea"])
    for seat in (0, 1, None):
        (seen,) = game.view(seat).event_decks
        assert (seen.name, seen.counters, seen.deck, seen.discards) == ("Sea Events", 2, 20, ())


def test_a_module_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="no module 'sky'; choose from: bar, sea, dungeon"):
        table(modules=["sky"])


def test_the_dungeon_has_20_events_and_no_more_counters_than_the_box() -> None:
    deck = package.events("dungeon")
    assert len(deck) == 20
    assert {card.types for card in deck.cards} == {DUNGEON_EVENT}
    assert {card.level for card in deck.cards} == {1, 2, 3, 4, 5, 6}
    assert sum(card.source == "house" for card in deck.cards) == 10


@proves("DUNGEON-01")
def test_the_dungeon_is_optional_shuffled_and_starts_with_two_counters() -> None:
    (deck,) = new_game(["Nerodia", "Pell"], seed=1, modules=["dungeon"]).event_decks
    assert (deck.name, deck.counters, deck.left, deck.discards) == ("Dungeon Events", 2, 20, [])
    (other,) = new_game(["Nerodia", "Pell"], seed=2, modules=["dungeon"]).event_decks
    assert deck.deck != other.deck


@proves("DUNGEON-11", "SEA-04")
@pytest.mark.parametrize("modules", [("sea", "dungeon"), ("dungeon", "sea")])
def test_both_decks_at_one_table(modules: tuple[str, ...]) -> None:
    game = new_game(["Bryn", "Nerodia"], modules=modules)
    assert [(deck.name, deck.counters) for deck in game.event_decks] == [("Sea Events", 2), ("Dungeon Events", 3)]


@proves("DUNGEON-06")
def test_villains_say_so_and_everybody_else_is_a_hero() -> None:
    villains = {deck.short for deck in SHIPPED.characters() if "Villain" in deck.kinds}
    heroes = {deck.short for deck in SHIPPED.characters() if "Hero" in deck.kinds}
    assert {deck.short for deck in SHIPPED.characters()} == villains | heroes
    assert not villains & heroes
    assert villains == {deck.short for deck in SHIPPED.characters() if deck.box == "RDI 6"} | {"Nerodia"}


@proves("DUNGEON-06")
def test_a_deck_of_ones_own_is_a_heros_unless_it_says_otherwise() -> None:
    deck = """
name = "Maud"
kinds = KINDS
[[card]]
title = "Mind the oar!"
type = "Action"
copies = 25
source = "house"
text = "Another player loses 2 Fortitude."
"""

    def kinds(written: str) -> tuple[str, ...]:
        return read_character(deck.replace("KINDS", written), "maud.toml", package.common()).kinds

    assert kinds("[]") == ("Hero",)
    assert kinds('["Ogre"]') == ("Ogre", "Hero")
    assert kinds('["Hero"]') == ("Hero",)
    assert kinds('["Villain", "Vampire"]') == ("Villain", "Vampire")
    with pytest.raises(DeckError, match="a Hero or a Villain, not both"):
        kinds('["Hero", "Villain"]')


@proves("CARD-057")
def test_one_coin_falls_for_all_who_help() -> None:
    fallen = set()
    for seed in range(12):
        event = {"title": "Chest", "type": "Dungeon Event", "text": CHEST, "level": 1}
        oda = SHIPPED.character("Oda").physical
        decks = [("Dungeon", [compile_card(event)])]
        game = deal(
            ["A", "B", "C"], [oda] * 3, SHIPPED.drinks("rdi4").physical, seed=seed, event_decks=decks, library=SHIPPED
        )
        game.event_decks[0].counters = 1
        game.stack = STAGES[3 * END_OF_TURN]
        game.run()
        while game.turn.number == 0:
            helping = type(game.stack) is Helping
            game.answer((OPTION_CHOSEN, STAY_OUT if game.asked == 1 else HELP) if helping else PASS)
        a, b, c = ((game.side_of(seat).gold, game.side_of(seat).fortitude) for seat in range(3))
        assert a == c, "not a coin for each of them"
        assert b == (10, 20), "who stays out of it neither wins nor loses"
        fallen.add(a)
    assert fallen == {(12, 20), (10, 17)}, "both sides of the coin"


def test_whoever_ignores_action_cards_is_seen_to() -> None:
    game = table(2)
    assert game.view(1).pieces == ()
    game.shield(0, UNMOVED)
    (piece,) = game.view(1).pieces
    assert (piece.name, piece.seat) == ("Ignores Action cards", 0)


def quiet_event(title: str, level: int) -> Card:
    text = "Each player draws a card."
    return compile_card({"title": title, "type": "Sea Event", "text": text, "level": level})


def two_decks(sea: int, dungeon: int) -> Game:
    """A table with two event decks of one harmless Event each, of these levels."""
    oda = SHIPPED.character("Oda").physical
    decks = [("Sea", [quiet_event("Wave", sea)]), ("Dungeon", [quiet_event("Rat", dungeon)])]
    game = deal(["A", "B"], [oda, oda], SHIPPED.drinks("rdi4").physical, seed=1, event_decks=decks, library=SHIPPED)
    game.log = []
    game.run()
    return game


def test_of_two_decks_the_second_starts_with_one_counter_more_and_comes_second() -> None:
    game = two_decks(sea=1, dungeon=5)
    assert [deck.counters for deck in game.event_decks] == [2, 3]
    while game.turn.number < 3:
        game.answer(PASS if PASS in game.choices else game.choices[0])
    assert game.log is not None
    told = [
        (game.cards[fact.card].title, sum(isinstance(before, TurnBegan) for before in game.log[:at]))
        for at, fact in enumerate(game.log)
        if isinstance(fact, PlayedCard) and isinstance(game.homes[fact.card], FromEventDeck)
    ]
    assert told == [("Wave", 2), ("Wave", 3), ("Rat", 3)], "in the third turn both, the first deck first"
    assert [deck.counters for deck in game.event_decks] == [1, 5]


@proves("DUNGEON-03")
def test_an_exhausted_deck_is_made_anew_of_all_its_discards() -> None:
    oda = SHIPPED.character("Oda").physical
    waves = [quiet_event(f"Wave {number}", 1) for number in range(3)]
    game = deal(
        ["A", "B"], [oda, oda], SHIPPED.drinks("rdi4").physical, seed=1, event_decks=[("Sea", waves)], library=SHIPPED
    )
    game.run()
    (deck,) = game.event_decks
    every = set(deck.deck)
    first: set[int] = set()
    for turn in range(1, 6):
        while game.turn.number <= turn:
            game.answer(PASS if PASS in game.choices else game.choices[0])
        if turn <= 3:
            assert len(deck.discards) == turn
            first = set(deck.discards)
    assert first == every, "each of them came once"
    assert (len(deck.discards), deck.left) == (2, 1), "two more of the new deck, and one is left"
    assert {*deck.discards, *deck.deck[: deck.left]} == every


def test_the_end_of_a_turn_is_a_time_of_its_own() -> None:
    game = new_game(["Bryn", "Oda"], seed=3, modules=["sea"], ask="all")
    seen = set()
    chance = random.Random(3)
    for _ in range(400):
        if game.outcome is not None:
            break
        if game.turn.phase == END_OF_TURN:
            seen.add(game.view(0).phase)
        game.answer(PASS if PASS in game.choices else chance.choice(game.choices))
    assert seen == {"End of Turn"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('type = "Sea Event"\nlevel = 0', "level must be 1 to 7"),
        ('type = "Sea Event"\nlevel = 8', "level must be 1 to 7"),
        ('type = "Sea Event"', "level must be 1 to 7"),
        ('type = "Drink Event"', "Events of one sort, each with a level"),
        ('type = "Sea Event"\nlevel = 2', "the deck has 1 cards and must have 20"),
    ],
)
def test_an_event_deck_that_cannot_be_is_refused(text: str, says: str) -> None:
    card = (
        f'name = "Sea Events"\n[[card]]\ntitle = "Wave"\nsource = "house"\ntext = "Each player draws a card."\n{text}\n'
    )
    with pytest.raises(DeckError, match=says):
        read_events(card, "sea.toml", "sea")
